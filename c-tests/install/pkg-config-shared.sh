#!/bin/sh -eu
# needs: pkg-config
. ./functions.sh
cc engine.c $(pkg-config --cflags --libs chess_distance) -o engine
LD_LIBRARY_PATH=$PREFIX/lib ./engine
shared engine
