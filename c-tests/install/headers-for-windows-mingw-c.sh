#!/bin/sh -eu
# needs: x86_64-w64-mingw32-gcc
. ./functions.sh
CC='x86_64-w64-mingw32-gcc -std=c99'
windows
# Its macros, such as near, come before the header.
compile -include windows.h -include chess_distance_inline.h
