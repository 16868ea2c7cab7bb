#!/bin/sh -eu
# Every installed file; versions as in the file names.
. ./functions.sh
expected lib >expected
files $PREFIX | diff expected -
cd $PREFIX/lib
test $(readlink libchess_distance.so) = libchess_distance.so.$version
test $(readlink libchess_distance.so.0) = libchess_distance.so.$version
readelf -d libchess_distance.so | grep -q 'SONAME.*\[libchess_distance.so.0\]'
if command -v pkg-config >/dev/null; then
    test $(pkg-config --modversion chess_distance) = $version
fi
grep -qx 'Libs.private:' pkgconfig/chess_distance.pc
fails grep -r $PREFIX pkgconfig ../share
# `make -j2 test install` builds before it installs.
make -C $SOURCE -np test install | grep -q '^build/.wiki-.* | all$'
