#!/usr/bin/env bash
# npm.sh FOLDER: installs the packages of the folder's lock file, unless they are there. Ends with 3 if
# they cannot be had.
set -euo pipefail
cd "$1"

# What npm installed, and for which list.
versions=$(cat package.json package-lock.json | cksum)
[ "$(cat node_modules/.versions 2>/dev/null)" != "$versions" ] || exit 0
command -v npm >/dev/null || exit 3
# npm 11.19 calls its own lock file out of step where packages have optional parts (EUSAGE). Any other
# fault, such as another checksum, is an error.
if ! log=$(npm ci --no-fund --no-audit 2>&1); then
    if grep -q 'code EUSAGE' <<<"$log"; then
        echo 'npm.sh: npm does not take the lock file, so the versions of package.json are installed without it' >&2
        npm install --no-package-lock --silent --no-fund --no-audit || exit 3
    else
        echo "$log" >&2
        # Never a test that is left out: someone changed a package.
        ! grep -q 'code EINTEGRITY' <<<"$log" || exit 1
        exit 3
    fi
fi
echo "$versions" >node_modules/.versions
