#!/bin/sh -eu
cp $PREFIX/include/chess_distance_inline.h .
cc -DINLINE_ONLY engine.c -I. -o engine
./engine
