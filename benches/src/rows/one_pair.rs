//! One pair after another: tables, inline functions, calls.

use super::{compiled, with_defines};
use crate::input::Data;
use crate::modules::Link;
use crate::row::{Contender, Row};

const FLAGS: &str = "-O2 -falign-loops=64";

/// The loop of pairs.c with these definitions.
fn pair(name: &str, link: Link, defines: &[String]) -> Contender {
    with_defines(
        compiled(format!("{name}, {FLAGS}"), "pairs.c", "throughput", FLAGS, link),
        defines,
    )
}

pub(super) fn rows() -> Vec<Row> {
    let expression = |text: &str| format!("-DDISTANCE(a,b)={text}");
    let own_table = pair("own static 64-byte-aligned table", Link::Alone, &[]);
    let own_call =
        pair("own function, unchecked table", Link::Alone, &[expression("own_call(a,b)")]);
    let table = "chess_distance_king_table[a][b]";
    let call = "chess_distance_king(a,b)";
    let [inline, c] = ["chess_distance_inline.h", "chess_distance.h"];
    [
        ("_table[a][b], inline header", inline, table, Link::Alone, &own_table),
        ("_table[a][b], .a", c, table, Link::Archive, &own_table),
        ("_table[a][b], .so", c, table, Link::Shared, &own_table),
        (", inline", inline, call, Link::Alone, &own_table),
        (", called in the .a", c, call, Link::Archive, &own_call),
        (", called in the .so", c, call, Link::Shared, &own_call),
    ]
    .map(|(name, header, text, link, baseline)| {
        let what = format!("chess_distance_king{name}");
        let ours = pair(&what, link, &["-include".into(), header.into(), expression(text)]);
        let data = Data::pairs(4096);
        let what = format!("{what}: throughput");
        Row::new("One pair", what, ours, vec![baseline.clone()], data)
    })
    .into()
}
