#!/bin/sh -eu
# needs: c++ pkg-config
c++ -std=c++17 -x c++ engine.c \
    $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PREFIX/lib -o engine
./engine
