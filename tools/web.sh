#!/usr/bin/env bash
# web.sh [test]: builds the npm package of bindings/web with the library; "test" also runs its tests.
# Ends with 3, and a message, without node or Rust's core for WebAssembly.
set -euo pipefail
cd "$(dirname "$0")/.."

# missing TEXT
missing() {
    echo "web: left out, since $1" >&2
    exit 3
}
command -v node >/dev/null || missing 'node is missing (https://nodejs.org, 18 or later)'
status=0
tools/wasm.sh modules || status=$?
[ "$status" != 3 ] || missing 'there is no Rust core library for WebAssembly'
[ "$status" = 0 ] || exit "$status"
[ "${1:-}" = test ] || exit 0

# Required by Playwright.
[ "$(node --print 'parseInt(process.version.slice(1))')" -ge 20 ] ||
    missing "its tests need node 20, and this is $(node --version)"
tools/npm.sh bindings/web || status=$?
[ "$status" != 3 ] || missing 'npm cannot install the packages of bindings/web'
[ "$status" = 0 ] || exit "$status"
cd bindings/web
# The test of the package needs the folder for itself.
alone=test/package.test.js
mapfile -t together < <(printf '%s\n' test/*.test.js | grep -vx "$alone")
node --test --test-concurrency=2 "${together[@]}" || status=$?
node --test "$alone" || status=$?
exit "$status"
