//! All rows of the report, table by table.

mod batch;
mod boards;
mod columns;
mod graphs;
mod grids;
mod one_header;
mod one_pair;
mod sides;
mod ways;

use std::sync::LazyLock;

use crate::modules::{Link, Module, at_hand};
use crate::row::{Code, Contender, Row};

/// Every row, in the order of the report.
#[must_use]
pub fn all() -> Vec<Row> {
    [
        one_pair::rows(),
        batch::rows(),
        boards::rows(),
        columns::rows(),
        graphs::rows(),
        ways::rows(),
        grids::rows(),
        sides::rows(),
        one_header::rows(),
    ]
    .concat()
}

/// The pieces that rows are about, by their numbers in C.
const PIECES: [&str; 6] = ["king", "manhattan", "knight", "bishop", "rook", "queen"];

fn number(piece: &str) -> i32 {
    PIECES
        .iter()
        .position(|&name| name == piece)
        .map_or(-1, |number| number as i32)
}

/// A function of a C source without a library.
fn alone(
    name: impl Into<String>,
    source: &'static str,
    function: &'static str,
    flags: &'static str,
) -> Contender {
    let module = Module {
        source,
        compiler: "",
        flags,
        defines: Vec::new(),
        link: Link::Alone,
    };
    Contender {
        name: format!("{}, {flags}", name.into()),
        code: Code::C(module, function),
        other_result: false,
    }
}

/// The same with other flags.
fn with_flags(mut contender: Contender, flags: &'static str) -> Contender {
    if let Code::C(module, _) = &mut contender.code {
        contender.name = contender.name.replace(module.flags, flags);
        module.flags = flags;
    }
    contender
}

/// The same with every installed C compiler: the machine's own, then clang.
fn by_each_compiler(contender: Contender) -> Vec<Contender> {
    static CLANG: LazyLock<bool> = LazyLock::new(|| at_hand("clang"));
    let mut contenders = vec![contender.clone()];
    if *CLANG && let Code::C(mut module, function) = contender.code {
        module.compiler = "clang";
        contenders.push(Contender {
            name: format!("{}, clang", contender.name),
            code: Code::C(module, function),
            other_result: contender.other_result,
        });
    }
    contenders
}

/// The same with an engine's own table for a piece.
fn with_own_table(mut contender: Contender, piece: &str) -> Contender {
    if let Code::C(module, _) = &mut contender.code {
        module.defines.push(format!("-DTABLE_OF={piece}_distance"));
    }
    contender
}

/// The same with definitions.
fn with_defines(mut contender: Contender, defines: &[String]) -> Contender {
    if let Code::C(module, _) = &mut contender.code {
        module.defines.extend_from_slice(defines);
    }
    contender
}

/// Calls of the shared library in a loop.
fn library(call: &str, function: &'static str) -> Contender {
    library_calls("library_calls.c", call, function)
}

/// The same in a separate source.
fn library_calls(source: &'static str, call: &str, function: &'static str) -> Contender {
    let module = Module {
        source,
        compiler: "",
        flags: "-O2",
        defines: Vec::new(),
        link: Link::Shared,
    };
    Contender {
        name: format!("{call}, .so"),
        code: Code::C(module, function),
        other_result: false,
    }
}
