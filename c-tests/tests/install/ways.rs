//! Ways to build an engine with what is installed: by compilers here and for other systems, from other
//! languages, and with generators that read the header.

use crate::Script;

pub const WAYS: &[Script] = &[
    Script(
        "pkg-config, shared",
        "pkg-config",
        "cc engine.c $(pkg-config --cflags --libs chess_distance) -o engine
        LD_LIBRARY_PATH=$PREFIX/lib answers ./engine
        shared engine",
    ),
    Script(
        "pkg-config, static",
        "pkg-config",
        "cc -static engine.c $(pkg-config --static --cflags --libs chess_distance) -o engine
        answers ./engine",
    ),
    Script(
        "pkg-config, moved",
        "pkg-config",
        "cp -R $PREFIX moved
        export PKG_CONFIG_PATH=$PWD/moved/lib/pkgconfig
        cc engine.c $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PWD/moved/lib -o engine
        pkg-config --cflags --libs chess_distance | grep -q $PWD/moved
        answers ./engine",
    ),
    Script(
        "cc, shared",
        "",
        "cc engine.c -I$PREFIX/include -L$PREFIX/lib -lchess_distance -Wl,-rpath,$PREFIX/lib -o engine
        answers ./engine
        shared engine",
    ),
    Script(
        "cc, static",
        "",
        "cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o engine
        answers ./engine
        inside engine",
    ),
    Script(
        "cc, static, beside another Rust library",
        "rustc",
        "echo '#[unsafe(no_mangle)]
            pub extern \"C\" fn other_library(n: i32) -> i32 { vec![n; 4][n as usize] }' >other_library.rs
        rustc --edition 2024 -O --crate-type staticlib other_library.rs
        cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -Wl,-u,other_library \
            libother_library.a -lgcc_s -lpthread -lm -ldl -o engine
        answers ./engine",
    ),
    Script(
        "cc, header alone",
        "",
        "cp $PREFIX/include/chess_distance_inline.h .
        cc -DINLINE_ONLY engine.c -I. -o engine
        answers ./engine",
    ),
    Script(
        "C++17",
        "c++ pkg-config",
        "c++ -std=c++17 -x c++ engine.c \
            $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PREFIX/lib -o engine
        answers ./engine",
    ),
    // The program of docs/other-languages.md, which has assertions.
    Script(
        "Rust engine, with default features and without, unwinding and aborting",
        "",
        "printf '[package]\\nname = \"engine\"\\nedition = \"2024\"\\n[workspace]\\n' >Cargo.toml
        mkdir src
        sed -n '/^```rust$/,/^```$/{//!p}' $SOURCE/docs/other-languages.md >src/main.rs
        cp $SOURCE/Cargo.lock .
        $CARGO add --quiet --offline --path $SOURCE
        $CARGO run --quiet --offline --config 'profile.dev.panic=\"unwind\"'
        $CARGO add --quiet --offline --no-default-features --path $SOURCE
        grep -q 'default-features = false' Cargo.toml
        $CARGO run --quiet --offline --config 'profile.dev.panic=\"abort\"'",
    ),
    Script(
        "bindgen",
        "bindgen rustc",
        "bindgen $PREFIX/include/chess_distance.h -o engine.rs
        echo 'fn main() { unsafe {
            let mut map = [0; 64];
            let board = ChessDistanceBoard { own: 0, enemy: 0, avoid: 0 };
            chess_distance_map(CHESS_DISTANCE_KNIGHT as i32, 0, &board, map.as_mut_ptr());
            assert_eq!((map[63], chess_distance_king_table[4][60]), (6, 7));
        } }' >>engine.rs
        rustc --edition 2021 -A warnings -L $PREFIX/lib -l chess_distance engine.rs
        LD_LIBRARY_PATH=$PREFIX/lib ./engine",
    ),
    Script(
        "cffi",
        "python3",
        "python3 -m venv venv && venv/bin/pip install --quiet cffi || exit 77
        header=$PREFIX/include/chess_distance.h
        grep -oE '^#define CHESS_DISTANCE_[A-Z_]+ [0-9]+' $header >declarations
        grep -v '^#include' $header | cc -E -P - >>declarations
        LD_LIBRARY_PATH=$PREFIX/lib venv/bin/python -c 'from cffi import FFI
ffi = FFI()
ffi.cdef(open(\"declarations\").read())
c = ffi.dlopen(\"libchess_distance.so.0\")
board = ffi.new(\"ChessDistanceBoard *\")
assert c.chess_distance_path(c.CHESS_DISTANCE_KNIGHT, 0, 63, board) == 6
assert c.chess_distance_king_table[4][60] == 7'",
    ),
    Script(
        "SWIG",
        "swig python3",
        "include=$(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))')
        test -f $include/Python.h || exit 77
        printf '%s\n' '%module chess_distance' '%{' '#include <chess_distance.h>' '%}' \
            '%include <stdint.i>' '%include <chess_distance.h>' >chess_distance.i
        swig -Wall -Werror -DSWIGWORDSIZE64 -python -I$PREFIX/include chess_distance.i
        cc -shared -fPIC -I$PREFIX/include -I$include \
            chess_distance_wrap.c -L$PREFIX/lib -lchess_distance -o _chess_distance.so
        LD_LIBRARY_PATH=$PREFIX/lib python3 -c 'import chess_distance as c
assert c.chess_distance_path(c.CHESS_DISTANCE_KNIGHT, 0, 63, c.ChessDistanceBoard()) == 6'",
    ),
    Script(
        "headers for Windows, MinGW, C",
        "x86_64-w64-mingw32-gcc",
        "CC='x86_64-w64-mingw32-gcc -std=c99'
        windows
        # Its macros, such as near, come before the header.
        compile -include windows.h -include chess_distance_inline.h",
    ),
    Script(
        "headers for Windows, MinGW, C++",
        "x86_64-w64-mingw32-g++",
        "CC='x86_64-w64-mingw32-g++ -std=c++11 -x c++'
        windows
        compile -include windows.h -include chess_distance_inline.h",
    ),
    Script(
        "headers for Windows, as Visual C++",
        "clang",
        "CC='clang --target=x86_64-pc-windows-msvc -ffreestanding -std=c99'
        windows",
    ),
    Script(
        "headers for macOS, Android and wasm",
        "clang",
        "for target in arm64-apple-macos11 aarch64-linux-android24 wasm32; do
            CC=\"clang --target=$target -ffreestanding -std=c99\"
            both_headers
        done",
    ),
    // An engine's own shared object, with the archive inside.
    Script(
        "shared object with the archive inside",
        "",
        "cc -shared -fPIC module.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o module.so
        test $(exported) = module_evaluate",
    ),
    // The archive is built here so that build/ stays unchanged.
    Script(
        "shared object with the archive of REEXPORT=1 inside",
        "",
        "REEXPORT=1 sh $SOURCE/tools/thin-archive.sh $SOURCE/target/release/libchess_distance.a visible.a
        cc -shared -fPIC module.c -I$PREFIX/include visible.a -o module.so
        for name in chess_distance_king distance module_evaluate; do exported | grep -qx $name; done
        cc -shared -fPIC module.c -I$PREFIX/include visible.a -Wl,--exclude-libs,ALL -o module.so
        test $(exported) = module_evaluate",
    ),
];
