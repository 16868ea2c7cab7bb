//! The searches of the inline header, the file that programs copy.

use super::boards::look_ups;
use super::{NATIVE, alone, by_each_compiler, inline_header};
use crate::input::{Blockers, Data};
use crate::row::Row;

/// Against C with the same flags.
pub(super) fn against_c() -> Vec<Row> {
    use Blockers::{Both, None, Own};
    let search = |function| alone("bitboard search", "bitboard_search.c", function, NATIVE);
    let tables = look_ups("64 x 2 table look-ups");
    [
        ("king map, 25% obstacles", "king", Own, "map", 64, search("map")),
        ("queen map, 25% obstacles", "queen", Both, "map", 64, search("map")),
        ("king map, 25% obstacles, piece not constant", "king", Own, "map", 64, search("map")),
        ("king path, 25% obstacles", "king", Own, "path", 1, search("path")),
        ("rook path, 25% obstacles", "rook", Both, "path", 1, search("path")),
        ("territory of two kings, empty board", "king", None, "territory", 24, tables),
    ]
    .map(|(what, piece, obstacles, function, output, baseline)| {
        let piece_is_constant = !what.ends_with("not constant");
        let ours = inline_header(function, piece_is_constant.then_some(piece), NATIVE);
        let data = Data::boards(piece, obstacles, 1 << 14, output);
        Row::new("Inline header", format!("{what}, inline header"), ours, vec![baseline], data)
    })
    .into()
}

/// Only beside a copy of another version: its maps by each compiler, without and with the flags of
/// the machine, over boards whose branches a processor learns, and over too many for that.
pub(super) fn beside_another() -> Vec<Row> {
    use Blockers::{Both, Own};
    let mut rows = Vec::new();
    for (what, piece, obstacles, function) in [
        ("king map", "king", Own, "map"),
        ("knight map", "knight", Own, "map"),
        ("rook map", "rook", Both, "map"),
        ("bishop map", "bishop", Both, "map"),
        ("queen map", "queen", Both, "map"),
        ("king map to a square", "king", Own, "map_to"),
        ("map of a king's graph", "king", Own, "graph_map"),
        ("king map, second leg", "king", Own, "onward"),
        ("map of a pawn with two captures", "white pawn", Both, "pawn_map"),
    ] {
        for boards in [1 << 12, 1 << 17] {
            let data = Data {
                graphs: function == "graph_map",
                starts: function == "onward",
                ..Data::boards(piece, obstacles, boards, 64)
            };
            for flags in ["-O2", NATIVE] {
                for ours in by_each_compiler(inline_header(function, Some(piece), flags)) {
                    let what = format!("{what}, {boards} boards, {}", ours.name);
                    rows.push(Row::new("Inline header", what, ours, Vec::new(), data.clone()));
                }
            }
        }
    }
    rows
}
