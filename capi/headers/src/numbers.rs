//! The numbers of each table, from the constants of the core crate.

use std::fmt::Display;

use chess_distance::difference::{offset, x88};
use chess_distance::{KING_RINGS, Piece};

/// The pieces of the tables by difference, in the order of their codes.
const PIECES: [&str; 8] =
    ["king", "manhattan", "knight", "bishop", "rook", "queen", "white_pawn", "black_pawn"];

/// The lines between the braces, or `None` if there is no such table.
pub fn of(table: &str) -> Option<String> {
    Some(match table {
        "chess_distance_king_table" => rows(&chess_distance::KING.0, u8::to_string),
        "chess_distance_manhattan_table" => rows(&chess_distance::MANHATTAN.0, u8::to_string),
        "chess_distance_knight_table" | "arrKnightDistance" => {
            rows(&chess_distance::KNIGHT.0, u8::to_string)
        }
        "chess_distance_king_ring_table" => rows(&KING_RINGS, |ring| format!("0x{:016x}", ring.0)),
        "chess_distance_knight_by_rank_file" => lines(&chess_distance::KNIGHT_BY_RANK_FILE, 8),
        "chess_distance_offset_square" => lines(&chess_distance::OFFSET_SQUARE, 8),
        "chess_distance_corners" => lines(&chess_distance::KNIGHT_CORNERS, 8),
        "chess_distance_attacks_x88" => lines(&x88::ATTACKS_BY_DIFFERENCE, 16),
        "chess_distance_step_x88" => lines(&x88::STEPS_BY_DIFFERENCE, 16),
        "chess_distance_line_x88" => lines(&x88::LINES_BY_DIFFERENCE, 16),
        "chess_distance_attacks_offset" => lines(&offset::ATTACKS_BY_DIFFERENCE, 15),
        "chess_distance_step_offset" => lines(&offset::STEPS_BY_DIFFERENCE, 15),
        "chess_distance_line_offset" => lines(&offset::LINES_BY_DIFFERENCE, 15),
        "arrCenterManhattanDistance" => lines(&chess_distance::CENTER_MANHATTAN, 8),
        "arrCenterDistance" => lines(&chess_distance::CENTER, 8),
        _ => by_difference(table.strip_prefix("chess_distance_")?)?,
    })
}

/// As in "king_x88".
fn by_difference(name: &str) -> Option<String> {
    let (piece, layout) = name.rsplit_once('_')?;
    let code = PIECES.iter().position(|name| *name == piece)?;
    let piece = Piece::from_code(code.try_into().ok()?)?;
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
fn rows<T, const N: usize>(table: &[[T; N]; 64], number: impl Fn(&T) -> String) -> String {
    let row = |row: &[T; N]| row.iter().map(&number).collect::<Vec<_>>().join(",");
    table.iter().map(|one| format!("    {{{}}},\n", row(one))).collect()
}
