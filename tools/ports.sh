#!/usr/bin/env bash
# ports.sh [DIRECTORY]: the ports of packaging/ports with the version and the checksums of the source
# archive in DIRECTORY (default build/dist, from `make dist-all`), in build/ports. Checks each by a
# tool of its package manager, or names the tool that is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
archive=${1:-build/dist}/chess-distance-$version.tar.gz
[ -f "$archive" ] || {
    echo "ports.sh: there is no $archive: run make dist-all" >&2
    exit 1
}
sha256=$(sha256sum "$archive" | cut -d' ' -f1)
sha512=$(sha512sum "$archive" | cut -d' ' -f1)
base64=$(printf '%s' "$sha256" | sed 's/../\\x&/g' | xargs -0 printf '%b' | base64 -w 0)
rm -rf build/ports
cp -R packaging/ports build/ports
# What importCargoLock of Nix reads beside the package.
tar -xzf "$archive" -O "chess-distance-$version/Cargo.lock" >build/ports/nix/Cargo.lock
find build/ports -type f -exec sed -i -e "s|@VERSION@|$version|g" -e "s|@SHA256@|$sha256|g" \
    -e "s|@SHA512@|$sha512|g" -e "s|@SHA256_BASE64@|$base64|g" {} +
if grep -rn '@[A-Z0-9_]*@' build/ports; then
    echo 'ports.sh: these places were not filled in' >&2
    exit 1
fi

# check PORT TOOL COMMAND...: reads the port as its manager would.
check() {
    local port=$1 tool=$2
    shift 2
    if ! command -v "$tool" >/dev/null; then
        echo "$port: filled in; not checked, since $tool is not installed"
    elif "$@" >build/ports.log 2>&1; then
        echo "$port: filled in and checked by $tool"
    else
        cat build/ports.log >&2
        echo "ports.sh: $tool refuses $port" >&2
        exit 1
    fi
}
check homebrew/chess-distance.rb ruby ruby -wc build/ports/homebrew/chess-distance.rb
check nix/package.nix nix-instantiate nix-instantiate --parse build/ports/nix/package.nix
check vcpkg vcpkg vcpkg install chess-distance --dry-run --overlay-ports=build/ports/vcpkg
check conda-forge/recipe.yaml rattler-build rattler-build build --render-only --recipe build/ports/conda-forge/recipe.yaml
