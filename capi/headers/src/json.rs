//! `docs/tables.json`: the tables for languages that link no C.

use chess_distance::{Square, edge_distance};

use crate::{Result, numbers};

/// The names in the file, and what [`numbers::of`] calls the same table.
const TABLES: [(&str, &str); 17] = [
    ("king", "chess_distance_king_table"),
    ("manhattan", "chess_distance_manhattan_table"),
    ("knight", "chess_distance_knight_table"),
    ("king_x88", "chess_distance_king_x88"),
    ("manhattan_x88", "chess_distance_manhattan_x88"),
    ("knight_x88", "chess_distance_knight_x88"),
    ("bishop_x88", "chess_distance_bishop_x88"),
    ("rook_x88", "chess_distance_rook_x88"),
    ("queen_x88", "chess_distance_queen_x88"),
    ("white_pawn_x88", "chess_distance_white_pawn_x88"),
    ("black_pawn_x88", "chess_distance_black_pawn_x88"),
    ("attacks_x88", "chess_distance_attacks_x88"),
    ("step_x88", "chess_distance_step_x88"),
    ("line_x88", "chess_distance_line_x88"),
    ("center", "arrCenterDistance"),
    ("center_manhattan", "arrCenterManhattanDistance"),
    ("king_rings", "chess_distance_king_ring_table"),
];

/// The text of the file.
pub fn tables() -> Result<String> {
    let mut text = format!("{{\n\"version\": \"{}\",\n", env!("CARGO_PKG_VERSION"));
    for (name, table) in TABLES {
        let braces = numbers::of(table).ok_or(format!("there is no {table}"))?;
        text += &format!("\"{name}\": [\n{}\n],\n", in_brackets(&braces));
    }
    let edge: Vec<_> = Square::all().map(|square| edge_distance(square).to_string()).collect();
    let rows: Vec<_> = edge.chunks(8).map(|row| format!("    {}", row.join(", "))).collect();
    Ok(text + &format!("\"edge\": [\n{}\n]\n}}\n", rows.join(",\n")))
}

/// Lines of C as JSON. Numbers of 64 bits are texts, because JSON's readers lose bits above 2^53.
fn in_brackets(braces: &str) -> String {
    let text =
        braces.trim_end().trim_end_matches(',').replace("{0x", "{\"").replace(",0x", "\",\"");
    let is_text = text.contains('"');
    text.replace('{', "[").replace('}', if is_text { "\"]" } else { "]" })
}
