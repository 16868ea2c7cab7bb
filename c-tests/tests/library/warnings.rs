//! The flags of the test programs turn warnings on, and into errors. Otherwise faulty code would
//! pass unnoticed.

use std::fs;

use c_tests::compiler::{CLANG, Compiler, GCC, Language};
use c_tests::library::{file_stem, scratch};
use c_tests::process::{is_installed, run};

/// A part of the compiler's message, and the code that causes it.
const FAULTS: &[(&str, &str)] = &[
    (
        "unused-variable",
        "int f(void) { int unused = 1; return 2; }",
    ),
    ("unused-parameter", "int f(int unused) { return 2; }"),
    (
        "zero",
        "int f(void) { int none[0]; return (int)sizeof none; }",
    ),
    ("shadow", "int f(int n) { { int n = 2; return n; } }"),
    ("conversion", "short f(int n) { return n; }"),
    ("sign-conversion", "unsigned f(int n) { return n; }"),
];

/// Warnings of gcc alone.
const FAULTS_FOR_GCC: &[(&str, &str)] = &[(
    "redundant-decls",
    "int g(void); int g(void); int f(void) { return g(); }",
)];

fn compile(
    compiler: Compiler,
    language: Language,
    name: &str,
    code: &str,
) -> Result<String, String> {
    let directory = scratch("warnings");
    let stem = file_stem(&format!("{name} {}", compiler.name(language)?));
    let source = directory.join(format!("{stem}.c"));
    fs::write(&source, format!("{code}\n")).map_err(|error| error.to_string())?;
    let mut command = compiler.command(language, &[])?;
    language.add_source(&mut command, &source);
    command.arg("-c");
    command.arg("-o").arg(directory.join(format!("{stem}.o")));
    run(&mut command, &directory.join(format!("{stem}.log")))
}

#[test]
fn faulty_code_does_not_compile_and_other_code_does() {
    let mut compilers = 0;
    for compiler in [GCC, CLANG] {
        for language in [Language::C("c11"), Language::Cxx("c++11")] {
            if !compiler.name(language).is_ok_and(is_installed) {
                continue;
            }
            let clean = "int f(void);\nint f(void) { return 2; }";
            compile(compiler, language, "clean", clean).unwrap_or_else(|report| panic!("{report}"));
            let faults_for_it = match compiler {
                GCC => FAULTS_FOR_GCC,
                _ => &[],
            };
            for (warning, code) in FAULTS.iter().chain(faults_for_it) {
                let report = compile(compiler, language, warning, code).expect_err(warning);
                assert!(report.contains(warning), "{report}");
            }
            compilers += 1;
        }
    }
    assert!(compilers > 0);
}
