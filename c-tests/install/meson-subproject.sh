#!/bin/sh -eu
# needs: meson ninja
. ./functions.sh
subproject meson
meson setup build meson --wrap-mode=forcefallback
meson compile -C build
build/engine_inline
build/engine_library
inside build/engine_library
fails meson setup again meson --native-file no-cargo --wrap-mode=forcefallback >log 2>&1
grep -q 'cargo is missing' log
