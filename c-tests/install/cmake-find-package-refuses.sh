#!/bin/sh -eu
# needs: cmake
# Ranges of versions, and a place where the library is not.
. ./functions.sh
printf '%s\n' 'cmake_minimum_required(VERSION 3.19)' 'project(engine LANGUAGES C)' \
    'find_package(chess_distance ${RANGE} REQUIRED CONFIG)' >CMakeLists.txt
version=$(grep -m 1 '^version' $SOURCE/Cargo.toml | cut -d '"' -f 2)
for range in 0.1 0.1...0.99 0.1...$version $version; do
    cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX -DRANGE=$range
done
for range in 0.1...0.2 '0.1...<'$version 0.99 1; do
    fails cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX "-DRANGE=$range"
done
mkdir -p elsewhere/lib elsewhere/lib32
cp -a $PREFIX/include $PREFIX/share elsewhere/
fails cmake -B build -DCMAKE_PREFIX_PATH=$PWD/elsewhere -DRANGE=0.1 >log 2>&1
grep -q 'no library in lib' log
cp -a $PREFIX/lib/libchess_distance.a elsewhere/lib32/
cmake -B build -DCMAKE_PREFIX_PATH=$PWD/elsewhere -DRANGE=0.1
