//! Compiles the inline header for the target `header`: by clang, if installed, with the fuzzer's
//! coverage and a trap at undefined behavior.

fn main() {
    println!("cargo:rerun-if-changed=generated/functions.c");
    println!("cargo:rerun-if-changed=../include/chess_distance_inline.h");
    let mut build = cc::Build::new();
    if std::process::Command::new("clang")
        .arg("--version")
        .output()
        .is_ok()
    {
        build.compiler("clang");
        for flag in [
            "-fsanitize=fuzzer-no-link,undefined",
            "-fsanitize-trap=undefined",
        ] {
            build.flag(flag);
        }
    }
    build
        .std("c99")
        .opt_level(1)
        .include("../include")
        .file("generated/functions.c")
        .compile("header");
}
