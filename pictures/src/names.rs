//! What pieces and sets of squares are called.

use chess_distance::{Bitboard, Piece};

/// The letter of a piece.
#[must_use]
pub const fn letter(piece: Piece) -> char {
    match piece {
        Piece::King => 'K',
        Piece::Wazir => 'W',
        Piece::Knight => 'N',
        Piece::Bishop => 'B',
        Piece::Rook => 'R',
        Piece::Queen => 'Q',
        Piece::WhitePawn | Piece::BlackPawn => 'P',
        Piece::Archbishop => 'A',
        Piece::Chancellor => 'C',
        Piece::Amazon => 'M',
        Piece::Leaper(_) => 'L',
    }
}

/// The name of a piece.
#[must_use]
pub fn name(piece: Piece) -> String {
    match piece {
        Piece::King => "king".into(),
        Piece::Wazir => "wazir".into(),
        Piece::Knight => "knight".into(),
        Piece::Bishop => "bishop".into(),
        Piece::Rook => "rook".into(),
        Piece::Queen => "queen".into(),
        Piece::WhitePawn => "white pawn".into(),
        Piece::BlackPawn => "black pawn".into(),
        Piece::Archbishop => "archbishop".into(),
        Piece::Chancellor => "chancellor".into(),
        Piece::Amazon => "amazon".into(),
        Piece::Leaper(leaper) => {
            let (m, n) = leaper.jump();
            format!("({m},{n})-leaper")
        }
    }
}

/// The name of a piece with its article.
#[must_use]
pub fn a_piece(piece: Piece) -> String {
    let name = name(piece);
    let article = if name.starts_with('a') { "an" } else { "a" };
    format!("{article} {name}")
}

/// The names of squares, one after the other.
#[must_use]
pub fn list(squares: Bitboard) -> String {
    let names: Vec<_> = squares.into_iter().map(|s| s.to_string()).collect();
    names.join(" ")
}

/// A text as an identifier of C.
#[must_use]
pub fn identifier(text: &str) -> String {
    let mut name = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            name.push(c.to_ascii_lowercase());
        } else if !name.ends_with('_') && !name.is_empty() {
            name.push('_');
        }
    }
    name
}
