#!/bin/sh -eu
# needs: cmake
# chess_distance::chess_distance is the archive, or the shared library with BUILD_SHARED_LIBS.
. ./functions.sh
for linked in inside shared; do
    test $linked = shared && libraries=ON || libraries=OFF
    cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX -DBUILD_SHARED_LIBS=$libraries
    cmake --build build --target engine_static
    cmake --build build
    for way in shared inline static chess_distance; do build/engine_$way; done
    shared build/engine_shared
    inside build/engine_inline
    inside build/engine_static
    $linked build/engine_chess_distance
done
