//! Compiles and runs C and C++ blocks.

use std::fs;

use c_tests::compiler::{CLANG, GCC, Language};
use c_tests::library::{include, scratch};
use c_tests::process::run as run_command;
use c_tests::program::Linking;

use crate::block::Block;

/// A block of C or C++.
pub fn run(block: &Block) -> Result<(), String> {
    let output = if block.has_main() {
        build_and_run(block, "", &block.text, &[])?
    } else {
        build_and_run(block, "", &around(block, &block.text), FRAGMENT)?
    };
    match &block.output {
        Some(expected) if output != *expected => {
            Err(format!("it prints:\n{output}\nand not:\n{expected}"))
        }
        _ => Ok(()),
    }
}

/// A change: both sides are fragments of C, under the same checks.
pub fn run_both_sides(block: &Block) -> Result<(), String> {
    for (side, other) in [('-', '+'), ('+', '-')] {
        let lines = block.text.lines().filter(|line| !line.starts_with(other));
        let lines: Vec<_> = lines.map(|line| line.get(1..).unwrap_or("")).collect();
        let name = if side == '-' { "-before" } else { "-after" };
        let text = lines.join("\n") + "\n";
        build_and_run(block, name, &around(block, &text), FRAGMENT)
            .map_err(|report| format!("side {side}: {report}"))?;
    }
    Ok(())
}

/// A fragment may define more than it uses.
const FRAGMENT: &[&str] = &["-Wno-unused"];

const FILE_SCOPE: [&str; 7] = [
    "#",
    "static",
    "extern",
    "typedef",
    "constexpr",
    "inline",
    "template",
];

/// A program around a fragment.
fn around(block: &Block, text: &str) -> String {
    let mut program = String::new();
    for header in [
        "assert",
        "stdint",
        "stdio",
        "stdlib",
        "string",
        "chess_distance",
    ] {
        program += &format!("#include <{header}.h>\n");
    }
    let first = text.lines().find(|line| !line.is_empty()).unwrap_or("");
    let (given, check) = (&block.given, &block.check);
    if !check.is_empty() || FILE_SCOPE.iter().any(|word| first.starts_with(word)) {
        program + &format!("{given}\n{text}\nint main(void)\n{{\n{check}\nreturn 0;\n}}\n")
    } else {
        program + &format!("int main(void)\n{{\n{given}\n{text}\nreturn 0;\n}}\n")
    }
}

/// A whole program; returns what it prints.
pub fn build_and_run(
    block: &Block,
    side: &str,
    text: &str,
    flags: &[&str],
) -> Result<String, String> {
    let directory = scratch("documents");
    let (ending, language) = match block.language.as_str() {
        "cpp" | "diff cpp" => ("cpp", Language::Cxx("c++17")),
        _ => ("c", Language::C("c99")),
    };
    let stem = block.stem(side);
    let source = directory.join(&stem).with_extension(ending);
    let program = directory.join(&stem);
    let log = directory.join(&stem).with_extension("log");
    fs::write(&source, text).map_err(|error| error.to_string())?;

    let command = |language| {
        let command = GCC.command(language, flags);
        command.or_else(|_| CLANG.command(language, flags))
    };
    // Examples must also compile as C++.
    if ending == "c"
        && let Ok(mut as_cxx) = command(Language::Cxx("c++17"))
    {
        as_cxx.arg("-I").arg(include()).arg("-fsyntax-only");
        Language::Cxx("c++17").add_source(&mut as_cxx, &source);
        run_command(&mut as_cxx, &log)?;
    }
    let mut compile = command(language)?;
    compile.arg("-I").arg(include()).arg(&source);
    Linking::Archive.add_to(&mut compile);
    compile.arg("-o").arg(&program);
    run_command(&mut compile, &log)?;
    run_command(&mut GCC.runner(&[], &program), &log)
}
