#!/bin/sh -eu
# The archive is built here so that build/ stays unchanged.
. ./functions.sh
REEXPORT=1 sh $SOURCE/tools/thin-archive.sh $SOURCE/target/release/libchess_distance.a visible.a
cc -shared -fPIC module.c -I$PREFIX/include visible.a -o module.so
for name in chess_distance_king distance module_evaluate; do exported | grep -qx $name; done
cc -shared -fPIC module.c -I$PREFIX/include visible.a -Wl,--exclude-libs,ALL -o module.so
test $(exported) = module_evaluate
