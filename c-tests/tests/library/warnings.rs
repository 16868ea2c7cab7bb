//! The warnings that programs are compiled with are on, and are errors: a compiler that lets
//! faulty code pass has been told to be silent.

use std::fs;

use c_tests::compiler::{CLANG, Compiler, GCC, Language};
use c_tests::library::{file_stem, scratch};
use c_tests::process::run;

/// A part of what compilers print, and the code that they print it about.
const FAULTS: &[(&str, &str)] = &[
    (
        "unused-variable",
        "int f(void) { int unused = 1; return 2; }",
    ),
    ("unused-parameter", "int f(int unused) { return 2; }"),
    ("extra", "int f(void) { return 2; };"),
    ("shadow", "int f(int n) { { int n = 2; return n; } }"),
    ("conversion", "short f(int n) { return n; }"),
    ("sign-conversion", "unsigned f(int n) { return n; }"),
];

fn compile(compiler: Compiler, name: &str, code: &str) -> Result<String, String> {
    let directory = scratch("warnings");
    let language = Language::C("c11");
    let stem = file_stem(&format!("{name} {}", compiler.name(language)?));
    let source = directory.join(format!("{stem}.c"));
    fs::write(&source, format!("{code}\n")).map_err(|error| error.to_string())?;
    let mut command = compiler.command(language, &[])?;
    command.arg("-c").arg(&source);
    command.arg("-o").arg(directory.join(format!("{stem}.o")));
    run(&mut command, &directory.join(format!("{stem}.log")))
}

#[test]
fn faulty_code_does_not_compile() {
    let mut compilers = 0;
    for compiler in [GCC, CLANG] {
        if compile(compiler, "clean", "int f(void);\nint f(void) { return 2; }").is_err() {
            continue;
        }
        compilers += 1;
        for (warning, code) in FAULTS {
            let report = compile(compiler, warning, code).expect_err(warning);
            assert!(report.contains(warning), "{report}");
        }
    }
    assert!(compilers > 0);
}
