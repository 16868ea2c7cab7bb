#!/usr/bin/env bash
# domain.sh: all 2^32 pairs of arguments of 16 bits for each function of two ints, compared with its
# definition, in the library and in the inline header; every text of up to three bytes as a piece; all
# leapers on every board up to 16x16; all pawn endings of at most one pawn a side.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build

run() {
    local name=$1
    shift
    "${CC:-cc}" -std=c11 -O2 -DWHOLE -Iinclude -Ic-tests/programs "$@" build/libchess_distance.a -o "build/domain-$name"
    echo "domain: $name"
    "build/domain-$name"
}
for program in empty_board wiki grid_limits grid_tables pawn_endings; do run $program "c-tests/programs/$program.c"; done
instead=(-DCHESS_DISTANCE_WIKI_NAMES -include chess_distance_inline.h)
for program in empty_board wiki; do run "inline-$program" "${instead[@]}" "c-tests/programs/$program.c"; done

# Twenty thousand boards for each piece.
cargo test --quiet --release -p chess-distance --lib search::tests
