#!/bin/sh -eu
# needs: cmake i686-linux-gnu-gcc
# A compiler for 32 bits alone names its machine. With -m32 the user has to.
ask() {
    CC="$1" cmake -S cmake -B "build-$1" -DCHESS_DISTANCE_SOURCE=$SOURCE
    grep -q CHESS_DISTANCE_TARGET:STRING=$2 "build-$1/CMakeCache.txt"
}
ask i686-linux-gnu-gcc i686-unknown-linux-gnu
ask 'i686-linux-gnu-gcc -m32' unknown
