#!/bin/sh -eu
# needs: swig python3
include=$(python3 -c 'import sysconfig; print(sysconfig.get_path("include"))')
test -f $include/Python.h || exit 77
printf '%s\n' '%module chess_distance' '%rename(from_) from;' '%{' '#include <chess_distance.h>' '%}' \
    '%include <stdint.i>' '%include <chess_distance.h>' >chess_distance.i
swig -Wall -Werror -DSWIGWORDSIZE64 -python -I$PREFIX/include chess_distance.i
cc -shared -fPIC -I$PREFIX/include -I$include \
    chess_distance_wrap.c -L$PREFIX/lib -lchess_distance -o _chess_distance.so
LD_LIBRARY_PATH=$PREFIX/lib python3 -c 'import chess_distance as c
assert c.chess_distance_path(c.CHESS_DISTANCE_KNIGHT, 0, 63, c.ChessDistanceBoard()) == 6'
