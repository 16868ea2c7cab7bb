#!/bin/sh -eu
# needs: meson ninja
# The header is asked for first, and comes from the subproject or the installed files.
. ./functions.sh
printf '%s\n' "project('engine', 'c')" "header = dependency('chess_distance_inline')" \
    "executable('engine', 'engine.c', dependencies: dependency('chess_distance'))" >meson.build
subproject .
meson setup build
meson compile -C build
LD_LIBRARY_PATH=$PREFIX/lib build/engine
shared build/engine
