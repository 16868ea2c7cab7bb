#!/bin/sh -eu
# needs: cmake make
# By the port with stand-ins for vcpkg's functions: either linkage, and no other machine.
. ./functions.sh
port() {
    cmake -DCURRENT_PACKAGES_DIR=$PWD/$1 -DVCPKG_LIBRARY_LINKAGE=$2 \
        -DVCPKG_TARGET_ARCHITECTURE=${1%%-*} -DVCPKG_CMAKE_SYSTEM_NAME=Linux \
        -DHOST_TRIPLET=x64-linux -DVCPKG_CROSSCOMPILING=$3 -P vcpkg.cmake
}
port x64-linux static 0
port x64-linux-dynamic dynamic 1
fails port arm64-linux static 1
printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(engine LANGUAGES C)' \
    'find_package(chess_distance 0.1 REQUIRED CONFIG)' 'add_executable(engine engine.c)' \
    'target_link_libraries(engine chess_distance::chess_distance)' >CMakeLists.txt
for triplet in x64-linux x64-linux-dynamic; do
    cmake -B build-$triplet -DCMAKE_PREFIX_PATH=$PWD/$triplet
    cmake --build build-$triplet
    build-$triplet/engine
done
inside build-x64-linux/engine
shared build-x64-linux-dynamic/engine
