#!/usr/bin/env bash
# dist.sh [TARGET...] (make dist-all): packs the library for several machines into build/dist/: a
# .tar.gz for each and one of the committed sources, SHA256SUMS, an SBOM and the licenses of linked
# code. The same sources and compilers give the same bytes. Each target needs Rust's core (rustup
# target add) and the compiler and binutils of the table, and Windows llvm-dlltool (tools/proof/setup.sh
# installs all); a missing one is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

# Target, and the prefix of its compiler and binutils.
table='
x86_64-unknown-linux-gnu    -
x86_64-unknown-linux-musl   -
aarch64-unknown-linux-gnu   aarch64-linux-gnu-
x86_64-pc-windows-gnu       x86_64-w64-mingw32-
wasm32-unknown-unknown      llvm-
'
# Targets are words.
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(awk '{print $1}' <<<"$table")

# The prefix of the tools for a target, or "-".
prefix_of() {
    awk -v target="$1" '$1 == target { print $2 }' <<<"$table"
}

for target; do
    [ "$(prefix_of "$target")" ] || {
        echo "dist.sh: $target is not in the table" >&2
        exit 1
    }
done

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
out=build/dist
rm -rf "$out"
mkdir -p "$out"

# For Visual C++: a static library, which needs no linker, and the import library, from the names in
# the archive. Names of tables are DATA.
for_msvc() {
    local directory=$1 target=x86_64-pc-windows-msvc
    rustup -q target add "$target" 2>/dev/null || true
    CARGO_INCREMENTAL=0 cargo rustc --quiet --release -p chess-distance-capi --crate-type staticlib --target "$target" --target-dir target
    AR=llvm-ar sh tools/thin-archive.sh "target/$target/release/chess_distance.lib" "$directory/chess_distance.lib"
    {
        echo 'EXPORTS'
        llvm-nm --defined-only --extern-only "$directory/libchess_distance.a" 2>/dev/null |
            awk 'NF == 3 && $3 ~ /^[a-z]/ && $3 !~ /^rust_/ { print "  " $3 ($2 == "T" ? "" : " DATA") }' |
            LC_ALL=C sort -u
    } >"$directory/chess_distance.def"
    llvm-dlltool -m i386:x86-64 -D chess_distance.dll -d "$directory/chess_distance.def" \
        -l "$directory/chess_distance.dll.lib"
}

pack() {
    local target=$1 prefix directory=build/$1 settings=()
    prefix=$(prefix_of "$target")
    rustup -q target add "$target" 2>/dev/null || true
    settings=("TARGET=$target" "OUT=$directory" WIKI=1 REEXPORT=0)
    [ "$prefix" = - ] || settings+=("AR=${prefix}ar" "NM=${prefix}nm" "OBJCOPY=${prefix}objcopy"
        "OBJDUMP=${prefix}objdump")
    case $target in
    *linux*)
        [ "$prefix" = - ] || settings+=("CC=${prefix}gcc" "LD=${prefix}ld")
        ;;
    *) # Debuggers cannot read the names of the others.
        export CARGO_PROFILE_RELEASE_STRIP=symbols
        ;;
    esac
    if [ "$target" = aarch64-unknown-linux-gnu ]; then
        export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=${prefix}gcc
    fi
    make -s all "${settings[@]}"
    if [ "$target" = x86_64-pc-windows-gnu ]; then
        for_msvc "$directory"
        settings+=('IMPORT_LIBRARY=libchess_distance.dll.a chess_distance.dll.lib chess_distance.lib')
    fi
    python3 tools/sbom.py --licenses --target "$target" >"$directory/LICENSE-third-party"
    make -s dist "${settings[@]}"
    mv "build/chess-distance-$version-$target.tar.gz" "$out/"
}

for target; do
    (pack "$target")
    python3 tools/sbom.py --target "$target" >"$out/chess-distance-$version-$target.cdx.json"
done
# For package managers that build it themselves, such as vcpkg.
git archive --format=tar --prefix="chess-distance-$version/" HEAD | gzip -9n >"$out/chess-distance-$version.tar.gz"
(cd "$out" && sha256sum -- chess-distance-* >SHA256SUMS && cat SHA256SUMS)
