#!/bin/sh -eu
# needs: meson ninja pkg-config
. ./functions.sh
meson setup build meson
meson compile -C build
build/engine_inline
LD_LIBRARY_PATH=$PREFIX/lib build/engine_library
shared build/engine_library
