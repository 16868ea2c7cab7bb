//! All rows of the report, table by table.

mod boards;
mod copied;
mod grids;
mod pairs;
mod ways;

use std::sync::LazyLock;

use c_tests::process::is_installed;

use crate::input::number;
use crate::modules::{COPIED, Link, Module};
use crate::row::{Contender, Needs, Row};

/// The flags of C beside calls, which take the best kernel of the machine.
const NATIVE: &str = Needs::Avx512.flags();

/// Where each instruction set has code of its own.
const ALL: &[Needs] = &[Needs::Avx512, Needs::Avx2, Needs::Plain];
/// Where the kernel for AVX2 also serves AVX-512.
const AVX2_AND_PLAIN: &[Needs] = &[Needs::Avx2, Needs::Plain];

/// Every row, in the order of the report.
pub fn all() -> Vec<Row> {
    [
        pairs::one_by_one(),
        pairs::in_batches(),
        boards::rows(),
        boards::in_columns(),
        ways::rows(),
        grids::rows(),
        copied::against_c(),
        copied::beside_another(),
    ]
    .concat()
}

/// A function of a C source.
fn compiled(
    name: String,
    source: &'static str,
    function: &'static str,
    flags: &'static str,
    link: Link,
) -> Contender {
    let module = Module { source, compiler: "", flags, defines: Vec::new(), link };
    Contender { name, module, function }
}

/// A function of a C source without a library.
fn alone(
    name: &str,
    source: &'static str,
    function: &'static str,
    flags: &'static str,
) -> Contender {
    compiled(format!("{name}, {flags}"), source, function, flags, Link::Alone)
}

/// C that is written for the same work, by each compiler, with the flags of this machine.
fn written(how: &str, source: &'static str, function: &'static str) -> Vec<Contender> {
    by_each_compiler(alone(how, source, function, NATIVE))
}

/// The same with other flags, but for calls of the library.
fn with_flags(mut contender: Contender, flags: &'static str) -> Contender {
    if contender.module.link == Link::Alone {
        contender.name = contender.name.replace(contender.module.flags, flags);
        contender.module.flags = flags;
    }
    contender
}

/// The same with every installed C compiler: the machine's own, then clang.
fn by_each_compiler(contender: Contender) -> Vec<Contender> {
    static CLANG: LazyLock<bool> = LazyLock::new(|| is_installed("clang"));
    let mut contenders = vec![contender.clone()];
    if *CLANG {
        let name = format!("{}, clang", contender.name);
        let module = Module { compiler: "clang", ..contender.module };
        contenders.push(Contender { name, module, ..contender });
    }
    contenders
}

/// The same with definitions.
fn with_defines(mut contender: Contender, defines: &[String]) -> Contender {
    contender.module.defines.extend_from_slice(defines);
    contender
}

/// The same row for kernels by name, each beside C for the same instruction set.
fn by_kernel(row: &Row, kernels: &[Needs]) -> Vec<Row> {
    let kernel = |&needs: &Needs| {
        let baselines = row.baselines.iter().map(|c| with_flags(c.clone(), needs.flags()));
        of_kernel(Row { baselines: baselines.collect(), ..row.clone() }, needs)
    };
    kernels.iter().map(kernel).collect()
}

/// The same row with the kernel of that name in each call of the library.
fn of_kernel(mut row: Row, needs: Needs) -> Row {
    row.kernel = Some(needs);
    for contender in row.baselines.iter_mut().chain([&mut row.ours]) {
        if contender.module.link == Link::Shared {
            contender.module.link = Link::Kernels;
            contender.name = contender.name.replace(".so", needs.kernel());
        }
    }
    row
}

/// Calls of the shared library in a loop.
fn library(function: &'static str) -> Contender {
    library_calls("library_calls.c", function, function)
}

/// The same in a separate source.
fn library_calls(source: &'static str, call: &str, function: &'static str) -> Contender {
    compiled(format!("chess_distance_{call}, .so"), source, function, "-O2", Link::Shared)
}

/// The same with the inline header, which inlines its searches for this piece; `None`: for any.
fn inline_header(function: &'static str, piece: Option<&str>, flags: &'static str) -> Contender {
    let mut defines = vec!["-include".to_owned(), COPIED.to_owned()];
    defines.extend(piece.map(|piece| format!("-DPIECE={}", number(piece))));
    let name = format!("inline header, {flags}");
    // Not all functions of the source are in the header.
    let calls = compiled(name, "library_calls.c", function, flags, Link::Archive);
    with_defines(calls, &defines)
}
