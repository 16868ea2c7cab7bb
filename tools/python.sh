#!/usr/bin/env bash
# python.sh (make python): builds the wheel of bindings/python, installs it into a fresh virtual
# environment and runs its tests there: types, documentation, NumPy and python-chess.
# EXTRAS=polars,duckdb,spark tests those too (Spark needs Java), EXTRAS=...,recipes also the programs
# with Dask, Ray and DataFusion, TWICE=1 that two builds in two directories have the same bytes, and
# SDIST=1 a wheel that pip builds from the source distribution. WHEELS=1 instead builds the wheels of
# a release for the machines of dist.sh, and the source distribution for all others, into build/dist.
# Ends with 3 if pip cannot install the build tools.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
extras=test${EXTRAS:+,$EXTRAS}
package=$PWD/bindings/python

command -v "$python" >/dev/null || {
    echo "python.sh: there is no $python" >&2
    exit 1
}
command -v cargo >/dev/null || {
    echo "python.sh: cargo is missing (https://rustup.rs)" >&2
    exit 1
}
mkdir -p build
tools=$PWD/build/python-tools fresh=$PWD/build/python-test
if [ ! -x "$tools/bin/maturin" ]; then
    rm -rf "$tools"
    "$python" -m venv "$tools"
    "$tools/bin/pip" install --quiet 'maturin>=1.9,<2' 'cffi>=1.15' auditwheel || {
        rm -rf "$tools"
        echo 'python.sh: left out, since pip cannot install maturin'
        exit 3
    }
fi

# build_wheel SOURCES OPTION...: with the SBOM that stands there.
build_wheel() {
    local sources=$1
    shift
    (cd "$sources" && PATH=$tools/bin:$PATH "$tools/bin/maturin" build --quiet --release \
        --interpreter "$tools/bin/python" --sbom-include chess-distance.cdx.json "$@")
}

# The wheel of this machine, in build/wheels. It must contain no directory of the builder, but an SBOM
# and the license texts of all linked code.
wheel_of_this_machine() {
    local out=$PWD/build/wheels copy=$PWD/build/wheel-of-a-copy wheel
    mkdir -p "$out"
    "$tools/bin/python" tools/sbom.py --licenses >"$package/LICENSE-third-party"
    "$tools/bin/python" tools/sbom.py --no-default-features >"$package/chess-distance.cdx.json"
    build_wheel "$package" --out "$out"
    wheel=$(basename "$out"/*.whl)
    if [ "${TWICE:-0}" = 1 ]; then
        rm -rf "$copy"
        mkdir -p "$copy/sources"
        tar -cf - --exclude ./build --exclude ./.git --exclude target --exclude node_modules . | tar -xf - -C "$copy/sources"
        build_wheel "$copy/sources/bindings/python" --out "$copy"
        cmp "$out/$wheel" "$copy/$wheel" || {
            echo 'python.sh: two wheels differ' >&2
            return 1
        }
        rm -rf "$copy"
    fi
    "$tools/bin/python" - "$out/$wheel" "$PWD" "$HOME" <<'CHECK'
import pathlib, sys, zipfile
path, *private = sys.argv[1:]
wheel = zipfile.ZipFile(path)
files = {name: wheel.read(name) for name in wheel.namelist()}
for name, data in files.items():
    for directory in private:
        if directory.encode() + b"/" in data:
            sys.exit(f"python.sh: {name} contains the path {directory}")
for place in ("licenses/LICENSE-APACHE", "licenses/LICENSE-MIT", "licenses/LICENSE-third-party", "sboms/chess-distance.cdx.json"):
    [data] = [data for name, data in files.items() if name.endswith(f".dist-info/{place}")]
    if len(data) < 1000 or data != pathlib.Path("bindings/python", place.partition("/")[2]).read_bytes():
        sys.exit(f"python.sh: {place} is not the file of the package")
if sum("/sboms/" in name for name in files) != 1:
    sys.exit("python.sh: maturin's own SBOM is in the wheel too")
[metadata] = [data for name, data in files.items() if name.endswith("/METADATA")]
if b"\nProject-URL: Repository, " not in metadata:
    sys.exit("python.sh: the metadata has no repository")
CHECK
}

# The wheel of one machine. It may link with nothing but Windows: then no tag can be wrong.
release_wheel() {
    local target=$1 tag=$2 wheel names name=CARGO_TARGET_${1^^}_LINKER
    [ "$3" = - ] || export "${name//-/_}=$3"
    rustup -q target add "$target" 2>/dev/null || true
    "$tools/bin/python" tools/sbom.py --licenses --target "$target" >"$package/LICENSE-third-party"
    "$tools/bin/python" tools/sbom.py --no-default-features --target "$target" >"$package/chess-distance.cdx.json"
    build_wheel "$package" --target "$target" --compatibility "$tag" --out ../../build/dist/"$target"
    wheel=$(echo build/dist/"$target"/*.whl)
    case $target in
    *linux*) "$tools/bin/auditwheel" show "$wheel" 2>/dev/null | tr '\n' ' ' | grep -q 'requires no external shared libraries' ;;
    *)
        unzip -p "$wheel" '*.dll' >build/dist/"$target"/library.dll
        names=$(x86_64-w64-mingw32-objdump -p build/dist/"$target"/library.dll | sed -n 's/.*DLL Name: //p')
        [ "$names" ] && ! grep -viE '^(kernel32|ntdll|msvcrt)\.dll$' <<<"$names"
        ;;
    esac || {
        echo "python.sh: $wheel links with other libraries" >&2
        return 1
    }
    mv "$wheel" build/dist/
    rm -r build/dist/"$target"
}

if [ "${WHEELS:-0}" = 1 ]; then
    mkdir -p build/dist
    rm -f build/dist/*.whl
    while read -r target tag linker; do
        release_wheel "$target" "$tag" "$linker" </dev/null
    done <<'TABLE'
x86_64-unknown-linux-gnu manylinux2014 -
x86_64-unknown-linux-musl musllinux_1_2 -
aarch64-unknown-linux-gnu manylinux2014 aarch64-linux-gnu-gcc
aarch64-unknown-linux-musl musllinux_1_2 aarch64-linux-gnu-gcc
x86_64-pc-windows-gnu pypi x86_64-w64-mingw32-gcc
TABLE
    (cd "$package" && rm -f LICENSE-third-party && "$tools/bin/maturin" sdist --out ../../build/dist)
    (cd build/dist && sha256sum -- *.whl chess_distance-*.tar.gz)
    exit
fi

rm -rf build/wheels "$fresh"
if [ "${SDIST:-0}" = 1 ]; then
    (cd "$package" && "$tools/bin/maturin" sdist --out ../../build/wheels)
    "$tools/bin/pip" wheel --quiet --no-deps -w build/wheels build/wheels/*.tar.gz
else
    wheel_of_this_machine
fi
wheel=$(echo "$PWD"/build/wheels/*.whl)
# The wheel's tag must fit its symbols. A wheel that pip built is for this machine only.
if [ "$(uname -s)" = Linux ] && [ "${SDIST:-0}" != 1 ]; then
    tag=$("$tools/bin/auditwheel" show "$wheel" 2>/dev/null | grep -o 'manylinux_[0-9_]*[a-z]\w*' | head -n 1) || true
    if [ -z "$tag" ] || [[ $wheel != *"$tag"* ]]; then
        echo "python.sh: auditwheel says ${tag:-no manylinux tag}, the wheel is $(basename "$wheel")" >&2
        exit 1
    fi
    echo "$tag"
fi

"$python" -m venv "$fresh"
"$fresh/bin/pip" install --quiet "${wheel}[$extras]"
# Outside of the sources, so that Python imports the wheel.
cd build
"$fresh/bin/mypy" --config-file "$package/pyproject.toml"
"$fresh/bin/python" -m pytest --quiet -c "$package/pyproject.toml" --rootdir "$package" "$package/tests"
