#!/usr/bin/env bash
# vcpkg.sh [DIRECTORY]: the port of packaging/vcpkg with the version and the checksum of the source
# archive in DIRECTORY (default build/dist, from `make dist-all`), in build/vcpkg. Checks it by vcpkg, or
# says that this is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
archive=${1:-build/dist}/chess-distance-$version.tar.gz
[ -f "$archive" ] || {
    echo "vcpkg.sh: there is no $archive: run make dist-all" >&2
    exit 1
}
sha512=$(sha512sum "$archive" | cut -d' ' -f1)
rm -rf build/vcpkg
mkdir -p build/vcpkg
cp -R packaging/vcpkg build/vcpkg/chess-distance
sed -i -e "s|@VERSION@|$version|g" -e "s|@SHA512@|$sha512|g" build/vcpkg/chess-distance/*
if grep -rn '@[A-Z0-9_]*@' build/vcpkg; then
    echo 'vcpkg.sh: these places were not filled in' >&2
    exit 1
fi
if ! command -v vcpkg >/dev/null; then
    echo 'vcpkg: filled in; not checked, since vcpkg is not installed'
elif vcpkg install chess-distance --dry-run --overlay-ports=build/vcpkg; then
    echo 'vcpkg: filled in and checked'
else
    exit 1
fi
