#!/bin/sh -eu
# needs: bindgen rustc
. ./functions.sh
bindgen $PREFIX/include/chess_distance.h -o bindings.rs
fails grep 'static mut' bindings.rs
rustc --edition 2021 -L $PREFIX/lib -l chess_distance engine_bindgen.rs -o engine
LD_LIBRARY_PATH=$PREFIX/lib ./engine
