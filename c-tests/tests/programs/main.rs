//! Every C and C++ program, in every variant of the table: one test each.

mod table;

use std::fs;
use std::process::ExitCode;

use c_tests::library::{file_stem, scratch};
use c_tests::program::{Linking, Linking::Archive, Linking::HeaderOnly, Linking::Shared, Program};
use libtest_mimic::{Arguments, Trial};
use table::expand;

/// Builds and runs a program. The checksums of `answers.c` must be the committed ones in every
/// build. Without a library it prints only the first part, the functions of the inline header.
fn run(program: Program) -> Result<(), String> {
    let printed = program.run()?;
    if program.source != "answers.c" {
        return Ok(());
    }
    let committed = include_str!("../../answers.txt");
    let expected = match program.linking {
        HeaderOnly => committed.split("chess_distance_matrix ").next().unwrap_or(committed),
        Archive | Shared | Linking::Debug => committed,
    };
    if printed == expected {
        return Ok(());
    }
    let new = scratch("answers").join(file_stem(&program.name()));
    fs::write(&new, &printed).map_err(|error| error.to_string())?;
    let other = printed.lines().find(|line| !expected.lines().any(|old| old == *line));
    let other = other.unwrap_or("it prints fewer lines, or in another order");
    let fault = format!("not in c-tests/answers.txt: {other}");
    Err(match program.linking {
        HeaderOnly => fault,
        Archive | Shared | Linking::Debug => {
            let new = new.display();
            format!("{fault}\nIf that is intended: cp '{new}' c-tests/answers.txt")
        }
    })
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let (programs, missing) = expand(|program| {
        let filter = arguments.filter.as_ref();
        filter.is_none_or(|part| program.name().contains(part))
    });
    for line in &missing {
        eprintln!("{line}");
    }
    if programs.is_empty() && !missing.is_empty() {
        eprintln!("no program can be tested");
        return ExitCode::FAILURE;
    }
    let trials = programs
        .into_iter()
        .map(|program| Trial::test(program.name(), move || Ok(run(program)?)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
