#!/usr/bin/env bash
# load.sh [SECONDS [CYCLES]]: sixteen threads on mixed calls for so long (600), each answer checked;
# then so many cycles (a million) of dlopen and dlclose, without growth.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build
${CC:-cc} -std=c11 -O2 -Iinclude tools/proof/load.c build/libchess_distance.a -lpthread -ldl -o build/load
build/load "${1:-600}" "$PWD/build/libchess_distance.so" "${2:-1000000}"
