//! The table of programs, and the variants of each row.

use std::collections::BTreeMap;

use crate::compiler::{Compiler, Language};
use crate::program::{Linking, Program};

/// One row: a program with every language, compiler and way of linking that is listed.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    source: &'static str,
    languages: &'static [Language],
    compilers: &'static [Compiler],
    linkings: &'static [Linking],
    flags: &'static [&'static str],
    wrapper: &'static [&'static str],
}

/// A row of the table. Columns: the file in `c-tests/programs`, language standards, compilers,
/// ways of linking, further compiler flags, and the command that runs the program, if any.
#[must_use]
pub const fn row(
    source: &'static str,
    languages: &'static [Language],
    compilers: &'static [Compiler],
    linkings: &'static [Linking],
    flags: &'static [&'static str],
    wrapper: &'static [&'static str],
) -> Row {
    Row {
        source,
        languages,
        compilers,
        linkings,
        flags,
        wrapper,
    }
}

impl Row {
    fn programs(&self) -> impl Iterator<Item = Program> {
        let row = *self;
        row.languages.iter().flat_map(move |&language| {
            row.compilers.iter().flat_map(move |&compiler| {
                row.linkings.iter().map(move |&linking| Program {
                    source: row.source,
                    language,
                    compiler,
                    linking,
                    flags: row.flags,
                    wrapper: row.wrapper,
                })
            })
        })
    }
}

/// The programs that this machine can build and run, and a line for each thing that is missing.
/// Only selected programs are checked, since the check can take longer than the program.
#[must_use]
pub fn expand(table: &[Row], wanted: impl Fn(&Program) -> bool) -> (Vec<Program>, Vec<String>) {
    let mut programs = Vec::new();
    let mut missing = BTreeMap::new();
    for program in table.iter().flat_map(Row::programs).filter(wanted) {
        match program.available() {
            Ok(()) => programs.push(program),
            Err(what) => *missing.entry(what).or_insert(0) += 1,
        }
    }
    let lines = missing
        .into_iter()
        .map(|(what, count)| format!("left out: {what} ({count} of the programs' variants)"));
    (programs, lines.collect())
}
