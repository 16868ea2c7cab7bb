#!/usr/bin/env bash
# load.sh [SECONDS [CYCLES]]: sixteen threads with mixed calls for this time (600), each answer
# checked; then this number (a million) of dlopen and dlclose, without growth.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build
${CC:-cc} -std=c11 -O2 -Iinclude tools/proof/load.c build/libchess_distance.a -lpthread -ldl -o build/load
build/load "${1:-600}" "$PWD/build/libchess_distance.so" "${2:-1000000}"
