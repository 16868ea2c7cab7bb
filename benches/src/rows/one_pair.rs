//! One pair after another: tables, inline functions, calls.

use crate::input::Data;
use crate::modules::{Link, Module};
use crate::row::{Code, Contender, Row};

const TABLE: &str = "One pair";
const FLAGS: &str = "-O2 -falign-loops=64";
const THROUGHPUT: &str = "throughput";
const CHAIN: &str = "chain";
const AMONG_OTHER_DATA: &str = "chain_among_other_data";

/// one_pair.c with this expression for DISTANCE(a, b).
fn pair(
    name: &str,
    header: &str,
    expression: &str,
    link: Link,
    function: &'static str,
) -> Contender {
    let module = Module {
        source: "one_pair.c",
        compiler: "",
        flags: FLAGS,
        defines: vec![
            "-include".into(),
            header.into(),
            format!("-DDISTANCE(a,b)={expression}"),
        ],
        link,
    };
    Contender {
        name: format!("{name}, {FLAGS}"),
        code: Code::C(module, function),
        other_result: false,
    }
}

fn own_table(piece: &str, function: &'static str) -> Contender {
    let mut own = pair(
        "own static 64-byte-aligned table",
        "own_table.h",
        "own_table[a][b]",
        Link::Alone,
        function,
    );
    if let Code::C(module, _) = &mut own.code {
        module.defines.push(format!("-DTABLE_OF={piece}_distance"));
    }
    own
}

fn own_library(piece: &str, link: Link, function: &'static str) -> Contender {
    let name = match link {
        Link::OwnStatic => "C static library, unchecked table",
        _ => "C shared library, unchecked table",
    };
    let call = format!("own_{piece}(a,b)");
    pair(name, "own_library.h", &call, link, function)
}

fn row(what: String, ours: Contender, baseline: Contender) -> Row {
    Row {
        table: TABLE,
        what,
        ours,
        baselines: vec![baseline],
        data: Data::pairs(4096),
        unit: "pair",
        kernel: None,
        scalar: true,
    }
}

fn described(function: &str) -> &str {
    match function {
        CHAIN => "dependent chain",
        _ => function,
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, header, link) in [
        ("inline header", "chess_distance_inline.h", Link::Alone),
        (".a", "chess_distance.h", Link::Archive),
        (".so", "chess_distance.h", Link::Shared),
    ] {
        for function in [THROUGHPUT, CHAIN] {
            let table = "chess_distance_king_table[a][b]";
            rows.push(row(
                format!("{table}, {name}: {}", described(function)),
                pair(&format!("table, {name}"), header, table, link, function),
                own_table("king", function),
            ));
        }
    }
    for function in [THROUGHPUT, CHAIN] {
        rows.push(row(
            format!(
                "chess_distance_king, inline, checked: {}",
                described(function)
            ),
            inline("king", function),
            own_table("king", function),
        ));
    }
    for (name, ours, own) in [
        (".a", Link::Archive, Link::OwnStatic),
        (".so", Link::Shared, Link::OwnShared),
    ] {
        for piece in ["king", "manhattan", "knight"] {
            for function in [THROUGHPUT, CHAIN] {
                let call = format!("chess_distance_{piece}(a,b)");
                rows.push(row(
                    format!(
                        "call into {name} of chess_distance_{piece}, checked: {}",
                        described(function)
                    ),
                    pair(
                        &format!("chess_distance_{piece}, {name}"),
                        "chess_distance.h",
                        &call,
                        ours,
                        function,
                    ),
                    own_library(piece, own, function),
                ));
            }
        }
    }
    for kilobytes in [32, 128, 512] {
        let by_rule = "knight_by_rule(a,b)";
        let mut row = row(
            format!("inline knight, {kilobytes} KB of other data in use: dependent chain"),
            pair(
                "64-entry tables and corner rule",
                "knight_rule.h",
                by_rule,
                Link::Alone,
                AMONG_OTHER_DATA,
            ),
            pair(
                "chess_distance_knight_table[a][b]",
                "chess_distance_inline.h",
                "chess_distance_knight_table[a][b]",
                Link::Alone,
                AMONG_OTHER_DATA,
            ),
        );
        row.data.other = kilobytes << 10;
        row.scalar = false;
        rows.push(row);
    }
    rows
}

fn inline(piece: &str, function: &'static str) -> Contender {
    let call = format!("chess_distance_{piece}(a,b)");
    let header = "chess_distance_inline.h";
    pair("inline header", header, &call, Link::Alone, function)
}
