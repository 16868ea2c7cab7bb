#!/usr/bin/env bash
# domain.sh [STEP]: all 2^32 pairs of arguments of 16 bits for each function of two ints, compared
# with its definition.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build
${CC:-cc} -std=c11 -O2 -Iinclude tools/proof/domain.c build/libchess_distance.a -o build/domain
build/domain "${1:-1}"
