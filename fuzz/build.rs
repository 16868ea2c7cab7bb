//! Compiles entry_points.c with the inline header: by clang, if installed, with the fuzzer's coverage
//! and a trap at undefined behavior.

use std::process::Command;

fn main() {
    let programs = "../c-tests/programs";
    for path in ["entry_points.c", "../include", programs] {
        println!("cargo:rerun-if-changed={path}");
    }
    let mut build = cc::Build::new();
    if Command::new("clang").arg("--version").output().is_ok() {
        build.compiler("clang");
        build.flag("-fsanitize=fuzzer-no-link,undefined").flag("-fsanitize-trap=undefined");
    }
    build.std("c11").opt_level(1).include("../include").include(programs);
    build.file("entry_points.c").compile("entry_points");
}
