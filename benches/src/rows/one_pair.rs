//! One pair after another: tables, inline functions, calls.

use super::{compiled, with_defines, with_own_table};
use crate::input::Data;
use crate::modules::Link;
use crate::row::{Contender, Row};

const FLAGS: &str = "-O2 -falign-loops=64";
const THROUGHPUT: &str = "throughput";
const CHAIN: &str = "chain";
const INLINE: &str = "chess_distance_inline.h";
const AMONG_OTHER_DATA: &str = "chain_among_other_data";

/// one_pair.c with this expression for DISTANCE(a, b).
fn pair(
    name: &str,
    header: &str,
    expression: &str,
    link: Link,
    function: &'static str,
) -> Contender {
    let defines = ["-include".into(), header.into(), format!("-DDISTANCE(a,b)={expression}")];
    let name = format!("{name}, {FLAGS}");
    with_defines(compiled(name, "one_pair.c", function, FLAGS, link), &defines)
}

fn own_table(function: &'static str) -> Contender {
    let own = pair(
        "own static 64-byte-aligned table",
        "own_table.h",
        "own_table[a][b]",
        Link::Alone,
        function,
    );
    with_own_table(own, "king")
}

fn own_library(link: Link, function: &'static str) -> Contender {
    let name = match link {
        Link::OwnStatic => "C static library, unchecked table",
        _ => "C shared library, unchecked table",
    };
    pair(name, "own_table.h", "own_king(a,b)", link, function)
}

fn row(what: String, ours: Contender, baseline: Contender) -> Row {
    Row::new("One pair", what, ours, vec![baseline], Data::pairs(4096))
}

fn described(function: &str) -> &str {
    match function {
        CHAIN => "dependent chain",
        _ => function,
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for function in [THROUGHPUT, CHAIN] {
        let about = described(function);
        for (name, header, link) in [
            ("inline header", INLINE, Link::Alone),
            (".a", "chess_distance.h", Link::Archive),
            (".so", "chess_distance.h", Link::Shared),
        ] {
            let table = "chess_distance_king_table[a][b]";
            rows.push(row(
                format!("{table}, {name}: {about}"),
                pair(&format!("table, {name}"), header, table, link, function),
                own_table(function),
            ));
        }
        let call = "chess_distance_king(a,b)";
        rows.push(row(
            format!("chess_distance_king, inline: {about}"),
            pair("inline header", INLINE, call, Link::Alone, function),
            own_table(function),
        ));
        for (name, ours, own) in
            [(".a", Link::Archive, Link::OwnStatic), (".so", Link::Shared, Link::OwnShared)]
        {
            let named = format!("chess_distance_king, {name}");
            rows.push(row(
                format!("chess_distance_king, called in the {name}: {about}"),
                pair(&named, "chess_distance.h", call, ours, function),
                own_library(own, function),
            ));
        }
    }
    for kilobytes in [32, 512] {
        let among =
            |name, expression| pair(name, INLINE, expression, Link::Alone, AMONG_OTHER_DATA);
        let table = "chess_distance_knight_table[a][b]";
        let mut row = row(
            format!("inline knight, {kilobytes} KB of other data in use: dependent chain"),
            among("64-entry tables and corner rule", "knight_by_rule(a,b)"),
            among(table, table),
        );
        row.data.other = kilobytes << 10;
        rows.push(row);
    }
    rows
}
