#!/bin/sh -eu
# An engine's own shared object, with the archive inside.
. ./functions.sh
cc -shared -fPIC module.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o module.so
test $(exported) = module_evaluate
