//! Positions for tests, and invalid ones.

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::test_boards::squares;
use crate::{Fen, Square};

/// The position of a FEN string.
pub(in crate::sides) fn from_fen(fen: &str) -> Position {
    Fen::read(fen.as_bytes()).expect(fen).position
}

/// The letters of a FEN on the squares from a1 to h8.
type Letters = [u8; 64];
const EMPTY: Letters = [b'1'; 64];

/// A position of few or many pieces.
pub(in crate::sides) fn random_position(random: &mut fastrand::Rng) -> Position {
    let pieces = [0, 2, 8, 20][random.usize(0..4)];
    scatter(random, EMPTY, pieces)
}

/// A position with a chain of blocked pawns across the board. It is closed more often than not.
pub(in crate::sides) fn locked_position(random: &mut fastrand::Rng) -> Position {
    let mut letters = EMPTY;
    let mut rank = random.usize(2..5);
    let mut file = random.usize(0..2);
    while file < 8 {
        letters[8 * rank + file] = b'P';
        letters[8 * rank + 8 + file] = b'p';
        // Both pawns guard a gap between them on one rank. Pawns on neighboring files defend each
        // other if they are blocked one rank apart.
        let gap = random.u8(0..3) == 0;
        file += if gap { 2 } else { 1 };
        if !gap || random.u8(0..8) == 0 {
            let down = rank == 5 || rank > 1 && random.bool();
            rank = if down { rank - 1 } else { rank + 1 };
        }
    }
    let pieces = [0, 0, 1, 3][random.usize(0..4)];
    scatter(random, letters, pieces)
}

/// Puts both kings and other pieces on free squares, and an en passant square if one is possible.
fn scatter(random: &mut fastrand::Rng, mut letters: Letters, pieces: usize) -> Position {
    let mut free: Vec<usize> = (0..64).filter(|&at| letters[at] == b'1').collect();
    random.shuffle(&mut free);
    // Most often each king is on its own side.
    if random.u8(0..8) != 0 {
        while free[0] > 23 || free[1] < 40 {
            random.shuffle(&mut free);
        }
    }
    let some = ["Pp", "PpBb", "PpBbNnRrQq"][random.usize(0..3)].as_bytes();
    let others = (0..pieces).map(|_| some[random.usize(0..some.len())]);
    for (letter, square) in b"Kk".iter().copied().chain(others).zip(free) {
        if (8..56).contains(&square) || !letter.eq_ignore_ascii_case(&b'p') {
            letters[square] = letter;
        }
    }
    let ranks: Vec<&[u8]> = letters.rchunks(8).collect();
    let position = from_fen(str::from_utf8(&ranks.join(&b'/')).expect("letters"));
    let after = |square: Square| Position { en_passant: Bitboard::of(square), ..position };
    let passed = Square::all().map(after).filter(|position| position.check().is_ok());
    let passed: Vec<Position> = passed.collect();
    let passed = random.choice(passed).filter(|_| random.bool());
    passed.unwrap_or(position)
}

#[test]
fn sets_that_are_no_position() {
    let start = from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -");
    assert_eq!(start.check(), Ok(()));
    let set = |change: fn(&mut Position)| {
        let mut position = start;
        change(&mut position);
        position.fault().unwrap()
    };
    let at = |square: u32| Bitboard(1 << square);
    use PositionError::{Colors, Kinds, Kings, Pawns};
    assert_eq!(set(|p| p.white.0 |= 1 << 63), (Colors, at(63)));
    assert_eq!(set(|p| p.white.0 |= 1 << 30), (Kinds, at(30)));
    assert_eq!(set(|p| p.knights.0 |= 1), (Kinds, at(0)));
    assert_eq!(set(|p| p.queens.0 |= 1 << 30), (Kinds, at(30)));
    assert_eq!(set(|p| p.white.0 ^= 1 << 8), (Kinds, at(8)));
    // No white king, and two black ones.
    for (square, color) in [(4, Color::White), (59, Color::Black)] {
        let mut position = start;
        position.kings.0 ^= 1 << square;
        position.queens.0 ^= 1 << square;
        let side = if color == Color::White { position.white } else { position.black };
        assert_eq!(position.check(), Err(Kings(color)));
        assert_eq!(position.fault(), Some((Kings(color), position.kings & side)));
    }
    for square in [0, 7, 56, 63] {
        let mut position = start;
        position.rooks.0 ^= 1 << square;
        position.pawns.0 ^= 1 << square;
        assert_eq!(position.fault(), Some((Pawns, at(square))));
    }
    assert_eq!(Position::default().check(), Err(Kings(Color::White)));
}

#[test]
fn occupied_squares_are_those_of_either_color() {
    let sets = [0b0011, 0b0101].map(Bitboard);
    let position = Position { white: sets[0], black: sets[1], ..Position::default() };
    assert_eq!(position.occupied(), 0b0111);
}

#[test]
fn en_passant_squares() {
    // White's pawn on e4, Black's on d5 and h5 (with h6 and h7), and knights on e4's and c5's side.
    let position = from_fen("4k3/7p/7p/3p3p/N3P3/8/8/4K3 w - -");
    let after = |squares: Bitboard| Position { en_passant: squares, ..position };
    for square in Square::all() {
        let expected = ["e3", "d6"].contains(&square.to_string().as_str());
        let found = after(Bitboard::of(square)).check();
        assert_eq!(found.is_ok(), expected, "{square}");
    }
    // d3 has no pawn in front of it, d6 has.
    for other in ["e3 d3", "e3 d6"] {
        let found = after(squares(other)).check();
        assert_eq!(found, Err(PositionError::EnPassant), "{other}");
    }
    let origins = ["8/8/8/8/4P3/8/4N3/k1K5 b - e3", "2k5/3n4/8/3p4/8/8/8/K7 w - d6"];
    for origin in origins {
        assert_eq!(from_fen(origin).check(), Err(PositionError::EnPassant));
    }
}
