#!/usr/bin/env bash
# domain.sh [STEP]: all 2^32 pairs of arguments of 16 bits for each function of two ints, compared
# with its definition, in the library and in the inline header; every text of up to three bytes as a
# piece; all leapers on every board up to 16x16; all pawn endings of at most one pawn a side.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build
compile=("${CC:-cc}" -std=c11 -O3 -Iinclude -Ic-tests/programs tools/proof/domain.c)
"${compile[@]}" -DINLINE_HEADER -o build/domain-inline
"${compile[@]}" build/libchess_distance.a -o build/domain
for program in build/domain-inline build/domain; do
    echo "domain: $program"
    "$program" "${1:-1}"
done

# Texts of the notation as pieces; all leapers on all boards, as grids and as tables; all endings of
# at most one pawn a side, and hundreds of larger ones.
for program in texts grid_tables pawn_endings; do
    "${CC:-cc}" -std=c11 -O2 -DWHOLE -Iinclude -Ic-tests/programs "c-tests/programs/$program.c" \
        build/libchess_distance.a -o "build/domain-$program"
    echo "domain: build/domain-$program"
    "build/domain-$program"
done

# A hundred thousand boards for each piece.
cargo test --quiet --release -p chess-distance --test obstacles
