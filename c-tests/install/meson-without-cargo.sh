#!/bin/sh -eu
# needs: meson ninja
. ./functions.sh
printf '%s\n' "project('engine', 'c')" \
    "executable('engine', 'engine.c', c_args: '-DINLINE_ONLY'," \
    "  dependencies: dependency('chess_distance_inline'))" >meson.build
subproject .
meson setup build --native-file no-cargo
meson compile -C build
build/engine
