#!/bin/sh -eu
# needs: pkg-config
cp -R $PREFIX moved
export PKG_CONFIG_PATH=$PWD/moved/lib/pkgconfig
cc engine.c $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PWD/moved/lib -o engine
pkg-config --cflags --libs chess_distance | grep -q $PWD/moved
./engine
