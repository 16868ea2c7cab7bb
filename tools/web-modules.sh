#!/usr/bin/env bash
# web-modules.sh: the WebAssembly files of the npm package, in bindings/web. Each of them exports the
# functions of its part of the header that the package calls, and holds nothing else:
#   chess_distance.wasm, chess_distance_simd.wasm   the board of chess; the second for simd128
#   chess_distance_grid.wasm                        boards of any size
#   chess_distance_pawn.wasm                        pawn endings
#
# Exit status 3: there is no Rust core library for the target here (tools/for-target.sh).
set -euo pipefail
cd "$(dirname "$0")/.."

linker=$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/gcc-ld/wasm-ld
[ -x "$linker" ] || linker=wasm-ld
command -v "$linker" >/dev/null || { echo 'web-modules.sh: wasm-ld is missing' >&2; exit 1; }

functions=$(grep -o 'chess_distance[a-z0-9_]*(' include/chess_distance.h | tr -d '(' | sort -u)
grids=$(grep '^chess_distance_grid_' <<<"$functions")
pawns=chess_distance_pawn_ending
# What the module calls, since a function that it does not call would only make the file larger.
called=$(grep -oh 'chess_distance[a-z0-9_]*' bindings/web/{signatures,index}.js bindings/web/library/*.js)
others=$(grep -Fx "$called" <<<"$functions")

# link ARCHIVE OUT FUNCTION...: the stack comes first in memory, so that an overflow is a trap.
link() {
    local archive=$1 out=$2
    shift 2
    "$linker" --no-entry --gc-sections --strip-all -O3 --stack-first -z stack-size=65536 \
        --export=__heap_base "${@/#/--export=}" "$archive" -o "bindings/web/$out"
}

tools/wasm.sh
tools/wasm.sh simd
# shellcheck disable=SC2086 # Names, separated by white space.
{
    link build/wasm/libchess_distance.a chess_distance.wasm $others
    link build/wasm/simd/libchess_distance.a chess_distance_simd.wasm $others
    link build/wasm/libchess_distance.a chess_distance_grid.wasm $grids chess_distance_error
    link build/wasm/libchess_distance.a chess_distance_pawn.wasm $pawns chess_distance_error
}
