#!/bin/sh -eu
. ./functions.sh
cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o engine
./engine
inside engine
