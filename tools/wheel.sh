#!/usr/bin/env bash
# wheel.sh TOOLS OUT: builds the wheel of bindings/python with the maturin of the virtual
# environment TOOLS. The wheel contains an SBOM and the licence texts of all linked code. It is
# built twice, in two directories: both wheels must have the same bytes, and contain no directory of
# the builder.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
tools=$(cd "$1" && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
copy=$root/build/wheel-of-a-copy
rm -rf "$copy"
mkdir -p "$copy/sources"
trap 'rm -rf "$copy"' EXIT

sh tools/third-party.sh >bindings/python/LICENSE-third-party
"$tools/bin/python" tools/sbom.py --no-default-features >bindings/python/chess-distance.cdx.json

build() {
    (cd "$1/bindings/python" && PATH=$tools/bin:$PATH "$tools/bin/maturin" build --quiet --release \
        --interpreter "$tools/bin/python" --sbom-include chess-distance.cdx.json --out "$2")
}

build "$root" "$out"
tar -cf - --exclude ./build --exclude ./.git --exclude target --exclude node_modules . | tar -xf - -C "$copy/sources"
build "$copy/sources" "$copy"

wheel=$(basename "$out"/*.whl)
cmp "$out/$wheel" "$copy/$wheel" || { echo 'wheel.sh: two wheels differ' >&2; exit 1; }
"$tools/bin/python" - "$out/$wheel" "$root" "$HOME" <<'CHECK'
import sys, zipfile
path, *private = sys.argv[1:]
wheel = zipfile.ZipFile(path)
files = {name: wheel.read(name) for name in wheel.namelist()}
for name, data in files.items():
    for directory in private:
        if directory.encode() + b"/" in data:
            sys.exit(f"wheel.sh: {name} contains the path {directory}")
for licence in ("LICENSE-APACHE", "LICENSE-MIT", "LICENSE-third-party"):
    [text] = [data for name, data in files.items() if name.endswith("/licenses/" + licence)]
    if len(text) < 1000:
        sys.exit(f"wheel.sh: {licence} is not a licence text")
[bill] = [data for name, data in files.items() if "/sboms/" in name]
for word in (b'"name": "core"', b'"name": "cpufeatures"'):
    if word not in bill:
        sys.exit(f"wheel.sh: the SBOM has no {word.decode()}")
for word in (b"timestamp", b"serialNumber", b"file://"):
    if word in bill:
        sys.exit(f"wheel.sh: the SBOM has a {word.decode()}")
[metadata] = [data for name, data in files.items() if name.endswith("/METADATA")]
if b"\nProject-URL: Repository, " not in metadata:
    sys.exit("wheel.sh: the metadata has no repository")
CHECK
