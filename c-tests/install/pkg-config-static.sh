#!/bin/sh -eu
# needs: pkg-config
cc -static engine.c $(pkg-config --static --cflags --libs chess_distance) -o engine
./engine
