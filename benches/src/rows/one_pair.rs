//! One pair after another: tables, inline functions, calls.

use super::{compiled, with_defines, with_own_table};
use crate::input::Data;
use crate::modules::{Link, OWN_LIBRARY};
use crate::row::{Contender, Row};

const FLAGS: &str = "-O2 -falign-loops=64";

/// one_pair.c with this expression for DISTANCE(a, b).
fn pair(name: &str, header: &str, expression: &str, link: Link) -> Contender {
    let defines = ["-include".into(), header.into(), format!("-DDISTANCE(a,b)={expression}")];
    let name = format!("{name}, {FLAGS}");
    with_defines(compiled(name, "one_pair.c", "throughput", FLAGS, link), &defines)
}

fn own_table() -> Contender {
    let own =
        pair("own static 64-byte-aligned table", "own_table.h", "own_table[a][b]", Link::Alone);
    with_own_table(own, "king")
}

/// An unchecked call of a C library: a source of its own, so that nothing is inlined, or shared.
fn own_library(link: Link) -> Contender {
    let call = |name| pair(name, "own_table.h", "own_king(a,b)", link);
    match link {
        Link::Own => call("C shared library, unchecked table"),
        _ => with_own_table(
            with_defines(call("C static library, unchecked table"), &[OWN_LIBRARY.into()]),
            "king",
        ),
    }
}

pub(super) fn rows() -> Vec<Row> {
    let table = "chess_distance_king_table[a][b]";
    let call = "chess_distance_king(a,b)";
    let [inline, c] = ["chess_distance_inline.h", "chess_distance.h"];
    [
        ("_table[a][b], inline header", inline, table, Link::Alone, own_table()),
        ("_table[a][b], .a", c, table, Link::Archive, own_table()),
        ("_table[a][b], .so", c, table, Link::Shared, own_table()),
        (", inline", inline, call, Link::Alone, own_table()),
        (", called in the .a", c, call, Link::Archive, own_library(Link::Alone)),
        (", called in the .so", c, call, Link::Shared, own_library(Link::Own)),
    ]
    .map(|(name, header, expression, link, baseline)| {
        let what = format!("chess_distance_king{name}");
        let ours = pair(&what, header, expression, link);
        let data = Data::pairs(4096);
        Row::new("One pair", format!("{what}: throughput"), ours, vec![baseline], data)
    })
    .into()
}
