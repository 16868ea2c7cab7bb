#!/bin/sh -eu
# needs: cmake
# Without a library there is no chess_distance.h either: its functions would be missing at the
# link.
. ./functions.sh
printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance.h >library.c
printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance_inline.h >inline.c
ask() {
    printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(engine LANGUAGES C)' \
        "$2" 'link_libraries(chess_distance::inline)' \
        'add_executable(library library.c)' 'add_executable(inline inline.c)' >CMakeLists.txt
    cmake -B $1 -DCMAKE_PREFIX_PATH=$PREFIX
    cmake --build $1 --target inline
    fails cmake --build $1 --target library >log 2>&1
    grep -q "fatal error: .*chess_distance.h" log
}
ask installed 'find_package(chess_distance REQUIRED CONFIG)'
ask clone "add_subdirectory($SOURCE chess_distance)"
