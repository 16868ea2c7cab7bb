//! Ways to build an engine with what is installed, by the commands that a user types; among them
//! programs that read the installed header and write bindings for other languages.

use std::fs;

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell, trial};

/// The output of every engine in `c-tests/consumers`.
const ANSWER: &str = include_str!("../../consumers/answer.txt");

/// How an engine finds the library.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Linked {
    /// By the name of the shared library.
    Shared,
    /// It is a part of the engine, or not used at all.
    Inside,
}
use Linked::{Inside, Shared};

/// One way: its name, the programs that it needs apart from a C compiler, the commands that build
/// the engine and those that run it, and how it is linked. The last word to run is the file with
/// the name of the shared library. Commands are those of a user, in a copy of `c-tests/consumers`.
/// `$PREFIX` is where the library is installed, `$SOURCE` the repository.
struct Way(&'static str, &'static str, &'static str, &'static str, Linked);

const WAYS: &[Way] = &[
    Way(
        "pkg-config, shared",
        "pkg-config",
        "cc engine.c $(pkg-config --cflags --libs chess_distance) -o engine",
        "LD_LIBRARY_PATH=$PREFIX/lib ./engine",
        Shared,
    ),
    Way(
        "pkg-config, static",
        "pkg-config",
        "cc -static engine.c $(pkg-config --static --cflags --libs chess_distance) -o engine",
        "./engine",
        Inside,
    ),
    Way(
        "pkg-config, moved",
        "pkg-config",
        "cp -R $PREFIX moved
        export PKG_CONFIG_PATH=$PWD/moved/lib/pkgconfig
        cc engine.c $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PWD/moved/lib -o engine
        pkg-config --cflags --libs chess_distance | grep -q $PWD/moved",
        "./engine",
        Shared,
    ),
    Way(
        "cc, shared",
        "",
        "cc engine.c -I$PREFIX/include -L$PREFIX/lib -lchess_distance -Wl,-rpath,$PREFIX/lib -o engine",
        "./engine",
        Shared,
    ),
    Way(
        "cc, static",
        "",
        "cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o engine",
        "./engine",
        Inside,
    ),
    Way(
        "cc, static, beside another Rust library",
        "rustc",
        "rustc --edition 2024 -O --crate-type staticlib other_library.rs
        cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -Wl,-u,other_library \
            libother_library.a -lgcc_s -lpthread -lm -ldl -o engine",
        "./engine",
        Inside,
    ),
    Way(
        "cc, header alone",
        "",
        "cp $PREFIX/include/chess_distance_inline.h .
        cc -DINLINE_ONLY engine.c -I. -o engine",
        "./engine",
        Inside,
    ),
    Way(
        "CMake find_package, shared",
        "cmake",
        "cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX
        cmake --build build --target engine_shared",
        "build/engine_shared",
        Shared,
    ),
    Way(
        "CMake find_package, static and inline",
        "cmake",
        "cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX
        cmake --build build --target engine_inline
        build/engine_inline | cmp - answer.txt
        ! grep libchess_distance.so build/engine_inline
        cmake --build build --target engine_static",
        "build/engine_static",
        Inside,
    ),
    Way(
        "CMake add_subdirectory",
        "cmake",
        "cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE
        cmake --build build
        build/engine_static | cmp - answer.txt
        build/engine_inline | cmp - answer.txt",
        "build/engine_shared",
        Shared,
    ),
    Way(
        "meson, installed",
        "meson ninja pkg-config",
        "meson setup build meson
        meson compile -C build
        build/engine_inline | cmp - answer.txt",
        "LD_LIBRARY_PATH=$PREFIX/lib build/engine_library",
        Shared,
    ),
    Way(
        "meson subproject",
        "meson ninja",
        "mkdir meson/subprojects
        cp $SOURCE/packaging/chess_distance.wrap meson/subprojects/
        ln -s $SOURCE meson/subprojects/chess-distance
        meson setup build meson --wrap-mode=forcefallback
        meson compile -C build
        build/engine_inline | cmp - answer.txt",
        "build/engine_library",
        Inside,
    ),
    Way(
        "meson subproject, header alone, no cargo",
        "meson ninja",
        "printf '%s\\n' \"project('engine', 'c')\" \
            \"executable('engine', 'engine.c', c_args: '-DINLINE_ONLY',\" \
            \"  dependencies: dependency('chess_distance_inline'))\" >meson.build
        mkdir subprojects
        cp $SOURCE/packaging/chess_distance.wrap subprojects/
        ln -s $SOURCE subprojects/chess-distance
        printf '%s\\n' '[binaries]' \"cargo = 'no-such-cargo'\" >no-cargo
        meson setup build --native-file no-cargo
        meson compile -C build",
        "build/engine",
        Inside,
    ),
    Way(
        "C++17, two files",
        "c++ pkg-config",
        "c++ -std=c++17 engine.cpp evaluation.cpp \
            $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PREFIX/lib -o engine",
        "./engine",
        Shared,
    ),
    Way("dlopen", "", "cc loader.c -ldl -o engine", "LD_LIBRARY_PATH=$PREFIX/lib ./engine", Shared),
    Way("Python ctypes", "python3", "", "LD_LIBRARY_PATH=$PREFIX/lib python3 engine.py", Shared),
    Way(
        "Rust engine",
        "",
        "printf '[package]\\nname = \"engine\"\\nedition = \"2024\"\\n[workspace]\\n' >Cargo.toml
        mkdir src
        mv engine.rs src/main.rs
        $CARGO add --quiet --offline --path $SOURCE
        cp $SOURCE/Cargo.lock .
        $CARGO build --quiet --offline --config 'profile.dev.panic=\"unwind\"'",
        "target/debug/engine",
        Inside,
    ),
    Way(
        "Rust engine, default-features = false",
        "",
        "printf '[package]\\nname = \"engine\"\\nedition = \"2024\"\\n[workspace]\\n' >Cargo.toml
        mkdir src
        mv engine.rs src/main.rs
        $CARGO add --quiet --offline --no-default-features --path $SOURCE
        grep -q 'default-features = false' Cargo.toml
        cp $SOURCE/Cargo.lock .
        $CARGO build --quiet --offline --config 'profile.dev.panic=\"abort\"'",
        "target/debug/engine",
        Inside,
    ),
    Way(
        "bindgen",
        "bindgen rustc",
        "bindgen $PREFIX/include/chess_distance.h -o chess_distance.rs
        rustc --edition 2021 -L $PREFIX/lib -l chess_distance engine_bindgen.rs -o engine",
        "LD_LIBRARY_PATH=$PREFIX/lib ./engine",
        Shared,
    ),
];

/// Ways that also need what no program tells: the commands that fail without it.
const GENERATORS: &[(&str, Way)] = &[
    (
        "python3 -m venv venv
        venv/bin/pip install --quiet cffi",
        Way(
            "cffi",
            "python3",
            "python3 -m venv venv
            venv/bin/pip install --quiet cffi",
            "LD_LIBRARY_PATH=$PREFIX/lib venv/bin/python engine_cffi.py \
                $PREFIX/include/chess_distance.h engine_cffi.py",
            Shared,
        ),
    ),
    (
        "test -f $(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))')/Python.h",
        Way(
            "SWIG",
            "swig python3",
            "swig -Wall -Werror -DSWIGWORDSIZE64 -python -I$PREFIX/include chess_distance.i
            cc -shared -fPIC -I$PREFIX/include \
                -I$(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))') \
                chess_distance_wrap.c -L$PREFIX/lib -lchess_distance -o _chess_distance.so",
            "LD_LIBRARY_PATH=$PREFIX/lib python3 engine_swig.py _chess_distance.so",
            Shared,
        ),
    ),
];

fn test(Way(name, _, build, run, linked): &Way) -> Result<(), Failed> {
    let directory = empty(name);
    shell(&directory, "cp -R $SOURCE/c-tests/consumers/* .")?;
    shell(&directory, build)?;
    let answer = shell(&directory, run)?;
    if answer != ANSWER {
        return Err(format!("it printed {answer:?}").into());
    }
    let engine = run.split(' ').next_back().unwrap_or_default();
    let engine = fs::read(directory.join(engine)).map_err(|error| error.to_string())?;
    let name = b"libchess_distance.so.0";
    let names_it = engine.windows(name.len()).any(|window| window == name);
    if names_it != (*linked == Shared) {
        return Err("it is not linked as expected".into());
    }
    Ok(())
}

pub fn trials() -> Vec<Trial> {
    let ways = WAYS.iter().map(|way| trial(way.0, way.1, || test(way)));
    let generators = GENERATORS.iter().map(|(needed, way)| {
        trial(way.0, way.1, || {
            if let Err(report) = shell(&empty(&format!("{} at hand", way.0)), needed) {
                eprintln!("left out: {}: {report}", way.0);
                return Ok(());
            }
            test(way)
        })
    });
    ways.chain(generators).flatten().collect()
}
