#!/bin/sh -eu
. ./functions.sh
lib=lib/x86_64-linux-gnu
mkdir stage
cd stage
staged() { make -C $SOURCE "$@" "DESTDIR=$PWD" PREFIX=/opt/chess/ LIBDIR=/opt/chess/$lib; }
# As with sudo, which may not find cargo: the built files are enough.
staged install CARGO=no-such-cargo
expected $lib >../expected
files opt/chess | diff ../expected -
if command -v pkg-config >/dev/null; then
    export PKG_CONFIG_PATH="$PWD/opt/chess/$lib/pkgconfig"
    test -f "$(pkg-config --variable=includedir chess_distance)/chess_distance.h"
    test -f "$(pkg-config --variable=libdir chess_distance)/libchess_distance.a"
fi
staged uninstall
test -z "$(find . ! -type d)"
