//! The numbers of each table, from the constants of the core crate.

use std::fmt::Display;

use chess_distance::difference::{offset, x88};
use chess_distance::{
    CENTER, CENTER_MANHATTAN, KING, KING_RINGS, KNIGHT, KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS,
    MANHATTAN, OFFSET_SQUARE, Piece, SquareTable,
};

/// The lines between the braces, or `None` if there is no such table.
pub fn of(table: &str) -> Option<String> {
    Some(match table {
        "chess_distance_king_table" => pairs(&KING),
        "chess_distance_manhattan_table" => pairs(&MANHATTAN),
        "chess_distance_knight_table" | "arrKnightDistance" => pairs(&KNIGHT),
        "chess_distance_king_ring_table" => rings(),
        "chess_distance_knight_by_rank_file" => lines(&KNIGHT_BY_RANK_FILE, 8),
        "chess_distance_offset_square" => lines(&OFFSET_SQUARE, 8),
        "chess_distance_corners" => lines(&KNIGHT_CORNERS, 8),
        "chess_distance_attacks_x88" => lines(&x88::ATTACKS_BY_DIFFERENCE, 16),
        "chess_distance_step_x88" => lines(&x88::STEPS_BY_DIFFERENCE, 16),
        "chess_distance_line_x88" => lines(&x88::LINES_BY_DIFFERENCE, 16),
        "chess_distance_attacks_offset" => lines(&offset::ATTACKS_BY_DIFFERENCE, 15),
        "chess_distance_step_offset" => lines(&offset::STEPS_BY_DIFFERENCE, 15),
        "chess_distance_line_offset" => lines(&offset::LINES_BY_DIFFERENCE, 15),
        "arrCenterManhattanDistance" => lines(&CENTER_MANHATTAN, 8),
        "arrCenterDistance" => lines(&CENTER, 8),
        _ => by_difference(table.strip_prefix("chess_distance_")?)?,
    })
}

/// The prefixed table with the element type and the numbers of one of the wiki's tables, if any.
pub fn twin_of(wiki: &str) -> Option<&'static str> {
    Some(match wiki {
        "arrDistance" => "chess_distance_king_table",
        "arrManhattanDistance" => "chess_distance_manhattan_table",
        "arrDistanceBy0x88Diff" => "chess_distance_king_x88",
        "arrManhattanDistanceBy0x88Diff" => "chess_distance_manhattan_x88",
        "arrKnightDistanceBy0x88Diff" => "chess_distance_knight_x88",
        "arrDistance15x15" => "chess_distance_king_offset",
        _ => return None,
    })
}

/// As in "king_x88".
fn by_difference(name: &str) -> Option<String> {
    let (piece, layout) = name.rsplit_once('_')?;
    let piece = match piece {
        "king" => Piece::King,
        "manhattan" => Piece::Wazir,
        "knight" => Piece::Knight,
        "bishop" => Piece::Bishop,
        "rook" => Piece::Rook,
        "queen" => Piece::Queen,
        "white_pawn" => Piece::WhitePawn,
        "black_pawn" => Piece::BlackPawn,
        _ => return None,
    };
    match layout {
        "x88" => Some(lines(&x88::distance_table(piece), 16)),
        "offset" => Some(lines(&offset::distance_table(piece), 15)),
        _ => None,
    }
}

/// Numbers in lines of `columns`.
fn lines<T: Display>(numbers: &[T], columns: usize) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    let width = numbers.iter().map(String::len).max().unwrap_or(0);
    let line = |line: &[String]| {
        let line: Vec<_> = line.iter().map(|n| format!("{n:>width$}")).collect();
        format!("    {},\n", line.join(", "))
    };
    numbers.chunks(columns).map(line).collect()
}

/// A row of braces for each first square.
fn pairs(table: &SquareTable) -> String {
    let row = |row: &[u8; 64]| row.map(|number| number.to_string()).join(",");
    table.0.iter().map(|one| format!("    {{{}}},\n", row(one))).collect()
}

fn rings() -> String {
    let row = |rings: [String; 8]| {
        let (near, far) = rings.split_at(4);
        format!("    {{{},\n     {}}},\n", near.join(", "), far.join(", "))
    };
    KING_RINGS.map(|rings| row(rings.map(|ring| format!("0x{:016x}", ring.0)))).concat()
}
