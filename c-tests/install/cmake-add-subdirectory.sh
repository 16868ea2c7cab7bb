#!/bin/sh -eu
# needs: cmake
# Cargo's variable for another machine does not decide where the libraries are.
. ./functions.sh
CARGO_BUILD_TARGET=$(rustc -vV | sed -n 's/^host: //p')
export CARGO_BUILD_TARGET
cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE
cmake --build build
for way in static inline shared; do build/engine_$way; done
shared build/engine_shared
