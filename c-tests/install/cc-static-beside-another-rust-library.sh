#!/bin/sh -eu
# needs: rustc
echo '#[unsafe(no_mangle)]
    pub extern "C" fn other_library(n: i32) -> i32 { vec![n; 4][n as usize] }' >other_library.rs
rustc --edition 2024 -O --crate-type staticlib other_library.rs
cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -Wl,-u,other_library \
    libother_library.a -lgcc_s -lpthread -lm -ldl -o engine
./engine
