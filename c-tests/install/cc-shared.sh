#!/bin/sh -eu
. ./functions.sh
cc engine.c -I$PREFIX/include -L$PREFIX/lib -lchess_distance -Wl,-rpath,$PREFIX/lib -o engine
./engine
shared engine
