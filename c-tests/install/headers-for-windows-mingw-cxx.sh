#!/bin/sh -eu
# needs: x86_64-w64-mingw32-g++
. ./functions.sh
CC='x86_64-w64-mingw32-g++ -std=c++11 -x c++'
windows
compile -include windows.h -include chess_distance_inline.h
