#!/usr/bin/env bash
# wasm.sh [simd|modules]: the library as WebAssembly, without the wiki's names:
# build/wasm/chess_distance.wasm to load and build/wasm/libchess_distance.a to link. With "simd",
# for runtimes with simd128: build/wasm/simd/.
#
# modules: both, and the files of the npm package, in bindings/web. Each of them exports the functions
# and tables of its part of the header that the package uses, and holds nothing else:
#   chess_distance.wasm, chess_distance_simd.wasm   the board of chess; the second for simd128
#   chess_distance_grid.wasm                        boards of any size
#   chess_distance_pawn.wasm                        pawn endings
#
# Exit status 3: there is no Rust core library for the target (tools/for-target.sh).
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
# Optimized for size, since users download the file: otherwise it is half as large again.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=2 CARGO_PROFILE_RELEASE_LTO=fat

# library OUT FOLDER TYPE...: cdylib for a file to load, staticlib for one to link.
library() {
    local out=$1 folder=$2 type
    shift 2
    mkdir -p "$out"
    # The loader of the module needs the start of free memory; newer linkers export it only on request.
    for type in "$@"; do
        tools/for-target.sh "$target" cargo rustc --quiet -p chess-distance-capi --release \
            --no-default-features --target "$target" --target-dir "$folder" \
            --crate-type "$type" -- -C strip=symbols -C link-arg=--export=__heap_base
    done
    for type in "$@"; do
        case $type in
        cdylib) cp "$folder/$target/release/chess_distance.wasm" "$out/" ;;
        staticlib) cp "$folder/$target/release/libchess_distance.a" "$out/" ;;
        esac
    done
}

simd() (
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='-C target-feature=+simd128'
    library build/wasm/simd target/wasm-simd "$@"
)

# link ARCHIVE OUT FUNCTION...: the stack comes first in memory, so that an overflow is a trap.
link() {
    local archive=$1 out=$2
    shift 2
    wasm-ld --no-entry --gc-sections --strip-all -O3 --stack-first -z stack-size=65536 \
        --export=__heap_base "${@/#/--export=}" "$archive" -o "bindings/web/$out"
}

modules() {
    local functions grids called others pawns=chess_distance_pawn_ending
    library build/wasm target/wasm staticlib
    simd staticlib
    # Rust's own linker, where there is no other.
    PATH=$PATH:$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/gcc-ld
    functions=$(grep -o 'chess_distance[a-z0-9_]*[([]' include/chess_distance.h | tr -d '([' | sort -u)
    grids=$(grep '^chess_distance_grid_' <<<"$functions")
    # What the module calls, since a function that it does not call would only make the file larger.
    called=$(grep -oh 'chess_distance[a-z0-9_]*' bindings/web/{signatures,index,x88}.js bindings/web/library/*.js)
    others=$(grep -Fx "$called" <<<"$functions")
    # shellcheck disable=SC2086 # Names, separated by white space.
    {
        link build/wasm/libchess_distance.a chess_distance.wasm $others
        link build/wasm/simd/libchess_distance.a chess_distance_simd.wasm $others
        link build/wasm/libchess_distance.a chess_distance_grid.wasm $grids chess_distance_error
        link build/wasm/libchess_distance.a chess_distance_pawn.wasm $pawns chess_distance_error
    }
}

case ${1:-} in
modules) modules ;;
simd) simd cdylib staticlib ;;
*) library build/wasm target/wasm cdylib staticlib ;;
esac
