//! `make install`, and every way to use the installed files: one test each, most of them a script of
//! the commands that a user types.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

use c_tests::library::make_in;
use c_tests::process::{file_stem, from_outside, is_installed, root, run, scratch};
use libtest_mimic::{Arguments, Failed, Trial};

mod projects;
mod tree;

/// The name of a test, the programs that it needs, and its commands. They run in a copy of
/// `c-tests/consumers`, with `$PREFIX` for where the library is installed and `$SOURCE` for the
/// repository. All must succeed. A script that ends with 77 is left out.
struct Script(&'static str, &'static str, &'static str);

/// What the scripts share. (`! command` would never stop a script, whatever the command returns.)
const SHARED: &str = r#"
fails() { if "$@"; then exit 1; fi; }
# How a program is linked: with the name of the shared library in it, or not.
shared() { grep -q libchess_distance.so.0 $1; }
inside() { fails grep -q libchess_distance.so.0 $1; }
# The library as a subproject of the meson project in this directory.
subproject() {
    mkdir $1/subprojects
    cp $SOURCE/packaging/chess_distance.wrap $1/subprojects/
    ln -s $SOURCE $1/subprojects/chess-distance
    printf '%s\n' '[binaries]' "cargo = 'no-such-cargo'" >no-cargo
}
# The library's headers for another system, then the one that needs no library.
compile() {
    $CC "$@" -Wall -Wextra -Wpedantic -Wconversion -Werror -I$PREFIX/include -c module.c -o module.o
}
both_headers() { compile; compile -include chess_distance_inline.h; }
# On Windows tables are imported from the DLL only.
imports() { nm module.o | grep -q __imp_chess_distance_king_table; }
windows() { both_headers; compile; fails imports; compile -DCHESS_DISTANCE_DLL; imports; }
exported() { nm -D --defined-only module.so | cut -d ' ' -f 3; }
"#;

/// The prefix of these tests.
fn prefix() -> &'static Path {
    static INSTALLED: OnceLock<PathBuf> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        let prefix = empty("prefix");
        let to = format!("PREFIX={}", prefix.display());
        // Without the settings of an earlier `make` by hand.
        let usual = ["WIKI=1", "REEXPORT=0", "TARGET="];
        let arguments = [&["install", &to][..], &usual].concat();
        make_in(root(), &arguments).unwrap_or_else(|report| panic!("{report}"));
        prefix
    })
}

/// Runs `make` in one test at a time, so that no test finds the library half built.
fn make(arguments: &[&str]) -> Result<String, String> {
    prefix();
    make_in(root(), arguments)
}

/// An empty directory for one test.
fn empty(name: &str) -> PathBuf {
    let directory = scratch("install").join(file_stem(name));
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("target/ is writable");
    directory
}

/// Runs shell commands, which must all succeed, and returns their output.
fn shell(directory: &Path, commands: &str) -> Result<String, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = from_outside(Command::new("sh"));
    command
        .args(["-e", "-u", "-c", &format!("{SHARED}{commands}")])
        .current_dir(directory)
        .env("PREFIX", prefix())
        .env("SOURCE", root())
        .env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig"))
        .env("CARGO", cargo);
    let name = directory.file_name().unwrap_or_default();
    run(&mut command, &scratch("install-logs").join(name))
}

impl Script {
    fn test(&self) -> Result<(), Failed> {
        let Self(name, needs, commands) = self;
        let missing = needs.split_whitespace().find(|tool| !is_installed(tool));
        if let Some(tool) = missing {
            eprintln!("left out: {name}: {tool} is not installed");
            return Ok(());
        }
        match shell(&empty(name), &format!("cp -R $SOURCE/c-tests/consumers/* .\n{commands}")) {
            Err(report) if report.starts_with("exit status: 77:") => {
                eprintln!("left out: {name}: {report}");
                Ok(())
            }
            outcome => Ok(outcome.map(drop)?),
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let scripts = WAYS.iter().chain(projects::PROJECTS);
    let scripts = scripts.map(|script| Trial::test(script.0, || script.test()));
    let trials = scripts.chain(tree::trials()).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Ways to build an engine with what is installed: by compilers here and for other systems, from other
/// languages, and with generators that read the header.
const WAYS: &[Script] = &[
    Script(
        "pkg-config, shared",
        "pkg-config",
        "cc engine.c $(pkg-config --cflags --libs chess_distance) -o engine
        LD_LIBRARY_PATH=$PREFIX/lib ./engine
        shared engine",
    ),
    Script(
        "pkg-config, static",
        "pkg-config",
        "cc -static engine.c $(pkg-config --static --cflags --libs chess_distance) -o engine
        ./engine",
    ),
    Script(
        "pkg-config, moved",
        "pkg-config",
        "cp -R $PREFIX moved
        export PKG_CONFIG_PATH=$PWD/moved/lib/pkgconfig
        cc engine.c $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PWD/moved/lib -o engine
        pkg-config --cflags --libs chess_distance | grep -q $PWD/moved
        ./engine",
    ),
    Script(
        "cc, shared",
        "",
        "cc engine.c -I$PREFIX/include -L$PREFIX/lib -lchess_distance -Wl,-rpath,$PREFIX/lib -o engine
        ./engine
        shared engine",
    ),
    Script(
        "cc, static",
        "",
        "cc engine.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o engine
        ./engine
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
        ./engine",
    ),
    Script(
        "cc, header alone",
        "",
        "cp $PREFIX/include/chess_distance_inline.h .
        cc -DINLINE_ONLY engine.c -I. -o engine
        ./engine",
    ),
    Script(
        "C++17",
        "c++ pkg-config",
        "c++ -std=c++17 -x c++ engine.c \
            $(pkg-config --cflags --libs chess_distance) -Wl,-rpath,$PREFIX/lib -o engine
        ./engine",
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
        "bindgen $PREFIX/include/chess_distance.h -o bindings.rs
        fails grep 'static mut' bindings.rs
        rustc --edition 2021 -L $PREFIX/lib -l chess_distance engine_bindgen.rs -o engine
        LD_LIBRARY_PATH=$PREFIX/lib ./engine",
    ),
    Script(
        "cffi",
        "python3",
        "python3 -m venv venv && venv/bin/pip install --quiet cffi || exit 77
        header=$PREFIX/include/chess_distance.h
        grep -oE '^#define CHESS_DISTANCE_[A-Z_]+ [0-9]+' $header >declarations
        grep -v '^#include' $header | cc -E -P - >>declarations
        LD_LIBRARY_PATH=$PREFIX/lib venv/bin/python engine_cffi.py",
    ),
    Script(
        "SWIG",
        "swig python3",
        "include=$(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))')
        test -f $include/Python.h || exit 77
        printf '%s\n' '%module chess_distance' '%rename(from_) from;' '%{' '#include <chess_distance.h>' '%}' \
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
