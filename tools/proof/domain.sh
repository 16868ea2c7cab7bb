#!/usr/bin/env bash
# domain.sh [STEP]: all 2^32 pairs of arguments of 16 bits for each function of two ints, compared
# with its definition, in the library and in the inline header.
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
