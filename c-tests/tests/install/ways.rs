//! Ways to build an engine with what is installed, by the commands that a user types.

use std::fs;

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell};

/// The output of every engine in `c-tests/consumers`.
const ANSWER: &str = include_str!("../../consumers/answer.txt");

/// One way to build an engine and run it.
pub struct Way {
    pub name: &'static str,
    /// The required programs, apart from a C compiler.
    pub tools: &'static [&'static str],
    /// Shell commands as a user would type them, in a copy of `c-tests/consumers`. `$PREFIX` is
    /// where the library is installed, `$SOURCE` the repository.
    pub build: &'static str,
    pub run: &'static str,
    /// The linked file, to be inspected.
    pub engine: &'static str,
    /// Whether it loads the shared library.
    pub loads: bool,
}

const WAYS: &[Way] = &[
    Way {
        name: "pkg-config, shared",
        tools: &["pkg-config"],
        build: "cc engine.c $(pkg-config --cflags --libs chess_distance) -o engine",
        run: "LD_LIBRARY_PATH=$PREFIX/lib ./engine",
        engine: "engine",
        loads: true,
    },
    Way {
        name: "pkg-config, static",
        tools: &["pkg-config"],
        build: "cc -static engine.c $(pkg-config --static --cflags --libs chess_distance) -o engine",
        run: "./engine",
        engine: "engine",
        loads: false,
    },
    Way {
        name: "pkg-config, moved",
        tools: &["pkg-config"],
        build: "cp -R $PREFIX moved
            export PKG_CONFIG_PATH=$PWD/moved/lib/pkgconfig
            cc engine.c $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PWD/moved/lib -o engine
            pkg-config --cflags --libs chess_distance | grep -q $PWD/moved",
        run: "./engine",
        engine: "engine",
        loads: true,
    },
    Way {
        name: "cc, shared",
        tools: &[],
        build: "cc engine.c -I$PREFIX/include -L$PREFIX/lib -lchess_distance -Wl,-rpath,$PREFIX/lib -o engine",
        run: "./engine",
        engine: "engine",
        loads: true,
    },
    Way {
        name: "cc, static",
        tools: &[],
        build: "cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o engine",
        run: "./engine",
        engine: "engine",
        loads: false,
    },
    Way {
        name: "cc, static, beside another Rust library",
        tools: &["rustc"],
        build: "rustc --edition 2024 -O --crate-type staticlib other_library.rs
            cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -Wl,-u,other_library \
                libother_library.a -lgcc_s -lpthread -lm -ldl -o engine",
        run: "./engine",
        engine: "engine",
        loads: false,
    },
    Way {
        name: "cc, header alone",
        tools: &[],
        build: "cp $PREFIX/include/chess_distance_inline.h .
            cc -DINLINE_ONLY engine.c -I. -o engine",
        run: "./engine",
        engine: "engine",
        loads: false,
    },
    Way {
        name: "CMake find_package, shared",
        tools: &["cmake"],
        build: "cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX
            cmake --build build --target engine_shared",
        run: "build/engine_shared",
        engine: "build/engine_shared",
        loads: true,
    },
    Way {
        name: "CMake find_package, static",
        tools: &["cmake"],
        build: "cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX
            cmake --build build --target engine_static",
        run: "build/engine_static",
        engine: "build/engine_static",
        loads: false,
    },
    Way {
        name: "CMake find_package, inline",
        tools: &["cmake"],
        build: "cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX
            cmake --build build --target engine_inline",
        run: "build/engine_inline",
        engine: "build/engine_inline",
        loads: false,
    },
    Way {
        name: "CMake add_subdirectory",
        tools: &["cmake"],
        build: "cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE
            cmake --build build
            build/engine_static | cmp - answer.txt
            build/engine_inline | cmp - answer.txt",
        run: "build/engine_shared",
        engine: "build/engine_shared",
        loads: true,
    },
    Way {
        name: "meson, installed",
        tools: &["meson", "ninja", "pkg-config"],
        build: "meson setup build meson
            meson compile -C build
            build/engine_inline | cmp - answer.txt",
        run: "LD_LIBRARY_PATH=$PREFIX/lib build/engine_library",
        engine: "build/engine_library",
        loads: true,
    },
    Way {
        name: "meson subproject",
        tools: &["meson", "ninja"],
        build: "mkdir meson/subprojects
            cp $SOURCE/packaging/chess_distance.wrap meson/subprojects/
            ln -s $SOURCE meson/subprojects/chess-distance
            meson setup build meson --wrap-mode=forcefallback
            meson compile -C build
            build/engine_inline | cmp - answer.txt",
        run: "build/engine_library",
        engine: "build/engine_library",
        loads: false,
    },
    Way {
        name: "meson subproject, header alone, no cargo",
        tools: &["meson", "ninja"],
        build: "printf '%s\\n' \"project('engine', 'c')\" \
                \"executable('engine', 'engine.c', c_args: '-DINLINE_ONLY',\" \
                \"  dependencies: dependency('chess_distance_inline'))\" >meson.build
            mkdir subprojects
            cp $SOURCE/packaging/chess_distance.wrap subprojects/
            ln -s $SOURCE subprojects/chess-distance
            printf '%s\\n' '[binaries]' \"cargo = 'no-such-cargo'\" >no-cargo
            meson setup build --native-file no-cargo
            meson compile -C build",
        run: "build/engine",
        engine: "build/engine",
        loads: false,
    },
    Way {
        name: "C++17, two files",
        tools: &["c++", "pkg-config"],
        build: "c++ -std=c++17 engine.cpp evaluation.cpp \
                $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PREFIX/lib -o engine",
        run: "./engine",
        engine: "engine",
        loads: true,
    },
    Way {
        name: "dlopen",
        tools: &[],
        build: "cc loader.c -ldl -o engine",
        run: "LD_LIBRARY_PATH=$PREFIX/lib ./engine",
        engine: "engine",
        loads: true,
    },
    Way {
        name: "Python ctypes",
        tools: &["python3"],
        build: "test -f engine.py",
        run: "LD_LIBRARY_PATH=$PREFIX/lib python3 engine.py",
        engine: "engine.py",
        loads: true,
    },
    Way {
        name: "Rust engine",
        tools: &[],
        build: "printf '[package]\\nname = \"engine\"\\nedition = \"2024\"\\n[workspace]\\n' >Cargo.toml
            mkdir src
            mv engine.rs src/main.rs
            $CARGO add --quiet --offline --path $SOURCE
            cp $SOURCE/Cargo.lock .",
        run: "$CARGO run --quiet --offline --config 'profile.dev.panic=\"unwind\"'",
        engine: "target/debug/engine",
        loads: false,
    },
    Way {
        name: "Rust engine, default-features = false",
        tools: &[],
        build: "printf '[package]\\nname = \"engine\"\\nedition = \"2024\"\\n[workspace]\\n' >Cargo.toml
            mkdir src
            mv engine.rs src/main.rs
            $CARGO add --quiet --offline --no-default-features --path $SOURCE
            grep -q 'default-features = false' Cargo.toml
            cp $SOURCE/Cargo.lock .",
        run: "$CARGO run --quiet --offline --config 'profile.dev.panic=\"abort\"'",
        engine: "target/debug/engine",
        loads: false,
    },
];

impl Way {
    pub fn test(&self) -> Result<(), Failed> {
        let directory = empty(self.name);
        shell(&directory, "cp -R $SOURCE/c-tests/consumers/* .")?;
        shell(&directory, self.build)?;
        let answer = shell(&directory, self.run)?;
        if answer != ANSWER {
            return Err(format!("it printed {answer:?}").into());
        }
        let engine = fs::read(directory.join(self.engine)).map_err(|error| error.to_string())?;
        if contains(&engine, b"libchess_distance.so.0") != self.loads {
            return Err("it is not linked as expected".into());
        }
        Ok(())
    }
}

fn contains(bytes: &[u8], name: &[u8]) -> bool {
    bytes.windows(name.len()).any(|window| window == name)
}

/// A test for each way, and the programs that it takes.
pub fn trials() -> impl Iterator<Item = (&'static [&'static str], Trial)> {
    WAYS.iter()
        .map(|way| (way.tools, Trial::test(way.name, || way.test())))
}
