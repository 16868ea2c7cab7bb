//! Positions for tests, and invalid ones.

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::test_boards::{rounds, squares};
use crate::{Fen, Square};

/// The position of a FEN string.
pub(in crate::sides) fn from_fen(fen: &str) -> Position {
    Fen::read(fen.as_bytes()).expect(fen).position
}

fn put(position: &mut Position, letter: char, square: u32) {
    let at = Bitboard(1 << square);
    *match letter.is_uppercase() {
        true => &mut position.white,
        false => &mut position.black,
    } |= at;
    *match letter.to_ascii_lowercase() {
        'k' => &mut position.kings,
        'q' => &mut position.queens,
        'r' => &mut position.rooks,
        'b' => &mut position.bishops,
        'n' => &mut position.knights,
        _ => &mut position.pawns,
    } |= at;
}

/// A position of few or many pieces.
pub(in crate::sides) fn random_position(random: &mut fastrand::Rng) -> Position {
    let mut position = Position::default();
    let pieces = [0, 2, 8, 20][random.usize(0..4)];
    scatter(random, &mut position, pieces);
    position
}

/// A position with a chain of blocked pawns across the board. It is closed more often than not.
pub(in crate::sides) fn locked_position(random: &mut fastrand::Rng) -> Position {
    let mut position = Position::default();
    let mut rank = random.u32(2..5);
    let mut file = random.u32(0..2);
    while file < 8 {
        put(&mut position, 'P', 8 * rank + file);
        put(&mut position, 'p', 8 * rank + 8 + file);
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
    scatter(random, &mut position, pieces);
    position
}

/// Puts both kings and other pieces on free squares, and an en passant square if one is possible.
fn scatter(random: &mut fastrand::Rng, position: &mut Position, pieces: usize) {
    let occupied = position.white | position.black;
    let mut free: Vec<u32> = (0..64).filter(|at| occupied.0 >> at & 1 == 0).collect();
    random.shuffle(&mut free);
    // Most often each king is on its own side.
    if random.u8(0..8) != 0 {
        while free[0] > 23 || free[1] < 40 {
            random.shuffle(&mut free);
        }
    }
    let letters = ["Pp", "PpBb", "PpBbNnRrQq"][random.usize(0..3)].as_bytes();
    let others = (0..pieces).map(|_| char::from(letters[random.usize(0..letters.len())]));
    let others: Vec<char> = "Kk".chars().chain(others).collect();
    for (letter, square) in others.into_iter().zip(free) {
        let last_rank = !(8..56).contains(&square);
        if !last_rank || !letter.eq_ignore_ascii_case(&'p') {
            put(position, letter, square);
        }
    }
    let after = |square: Square| Position { en_passant: Bitboard::of(square), ..*position };
    let passed = Square::all().filter(|&square| after(square).check().is_ok());
    let passed: Vec<Square> = passed.collect();
    if let Some(&square) = random.choice(&passed).filter(|_| random.bool()) {
        position.en_passant = Bitboard::of(square);
    }
}

#[test]
fn random_positions_are_positions() {
    let mut random = fastrand::Rng::with_seed(354);
    for _ in rounds(500) {
        for position in [random_position(&mut random), locked_position(&mut random)] {
            assert_eq!(position.check(), Ok(()), "{position:?}");
        }
    }
}

#[test]
fn sets_that_are_no_position() {
    let start = from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -");
    assert_eq!(start.check(), Ok(()));
    let set = |change: fn(&mut Position)| {
        let mut position = start;
        change(&mut position);
        position.check()
    };
    use PositionError::{Colors, Kinds, Kings, Pawns};
    assert_eq!(set(|p| p.white.0 |= 1 << 63), Err(Colors));
    assert_eq!(set(|p| p.white.0 |= 1 << 30), Err(Kinds));
    assert_eq!(set(|p| p.knights.0 |= 1), Err(Kinds));
    assert_eq!(set(|p| p.queens.0 |= 1 << 30), Err(Kinds));
    assert_eq!(set(|p| p.white.0 ^= 1 << 8), Err(Kinds));
    // No white king, and two of them.
    for square in [4, 59] {
        let mut position = start;
        position.kings.0 ^= 1 << square;
        position.queens.0 ^= 1 << square;
        assert_eq!(position.check(), Err(Kings));
    }
    for square in [0, 7, 56, 63] {
        let mut position = start;
        position.rooks.0 ^= 1 << square;
        position.pawns.0 ^= 1 << square;
        assert_eq!(position.check(), Err(Pawns));
    }
    assert_eq!(Position::default().check(), Err(PositionError::Kings));
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
