//! Positions from text, in Forsyth-Edwards Notation (FEN), and in the extended position description
//! (EPD), which begins with the same four fields.
//!
//! Source: Steven Edwards, PGN standard, section 16.

use core::fmt;

use super::position::Position;
use crate::{Bitboard, Color};

/// A position from text: its pieces, the side to move, and the rights to castle. No legality is
/// checked: [`Position::check`] looks at the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fen {
    /// The pieces, and the square of a capture en passant.
    pub position: Position,
    /// The side to move.
    pub to_move: Color,
    /// The rights to castle, a bit each: K 1, Q 2, k 4, q 8.
    pub castling: u8,
}

/// The first field of a FEN that is no such field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenError {
    /// Eight ranks of eight squares, from the eighth to the first.
    Board,
    /// `w` or `b`.
    Side,
    /// `-`, or some of the letters `KQkq`, each once.
    Castling,
    /// `-`, or a square on the third or sixth rank.
    EnPassant,
}

impl fmt::Display for FenError {
    #[inline] // in the caller's crate: the library does without text
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "the board is not eight ranks of eight squares",
            Self::Side => "the side to move is neither w nor b",
            Self::Castling => "the castling rights are neither - nor some of KQkq",
            Self::EnPassant => "the en passant square is neither - nor on rank 3 or 6",
        })
    }
}

impl core::error::Error for FenError {}

/// What a byte of the board means: the number of empty squares, or the place of a piece's kind
/// among the six from the pawn to the king, with [`WHITE`] for a white one.
static MEANINGS: [u8; 128] = {
    let mut meanings = [BAD; 128];
    let letters = b"pnbrqk";
    let mut kind = 0;
    while kind < letters.len() {
        let letter = letters[kind];
        meanings[letter as usize] = PIECE + kind as u8;
        meanings[letter.to_ascii_uppercase() as usize] = PIECE + WHITE + kind as u8;
        kind += 1;
    }
    let mut run = 1;
    while run <= 8 {
        meanings[b'0' as usize + run] = run as u8;
        run += 1;
    }
    meanings[b'/' as usize] = NEXT_RANK;
    meanings
};

const BAD: u8 = 0;
const NEXT_RANK: u8 = 9;
const PIECE: u8 = 16;
const WHITE: u8 = 8;

const _: () = assert!(MEANINGS[b'k' as usize] == 21 && MEANINGS[b'Q' as usize] == 28);

impl Fen {
    /// Reads a FEN or an EPD. Only the board is needed: a missing side is White, missing rights are
    /// none, and what follows the square of en passant is not read. Fields are separated by white
    /// space.
    ///
    /// ```
    /// use chess_distance::{Bitboard, Color, Fen, FenError};
    /// let start = Fen::read(b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")?;
    /// assert_eq!(start.position.pawns, Bitboard(0x00ff_0000_0000_ff00));
    /// assert_eq!((start.to_move, start.castling), (Color::White, 15));
    /// assert_eq!(Fen::read(b"8/8/8/8/8/8/8/8 x"), Err(FenError::Side));
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// # Errors
    /// The first field that is no such field.
    pub fn read(text: &[u8]) -> Result<Self, FenError> {
        let mut fields = Fields { rest: text };
        let mut position = board(fields.next()).ok_or(FenError::Board)?;
        let to_move = match fields.next() {
            b"" | b"w" => Color::White,
            b"b" => Color::Black,
            _ => return Err(FenError::Side),
        };
        let castling = castling(fields.next()).ok_or(FenError::Castling)?;
        position.en_passant = en_passant(fields.next()).ok_or(FenError::EnPassant)?;
        Ok(Self {
            position,
            to_move,
            castling,
        })
    }
}

/// The fields of a text, empty ones after the last.
struct Fields<'a> {
    rest: &'a [u8],
}

impl<'a> Fields<'a> {
    #[inline]
    fn next(&mut self) -> &'a [u8] {
        let text = self.rest.trim_ascii_start();
        let end = text.iter().position(u8::is_ascii_whitespace);
        let (field, rest) = text
            .split_at_checked(end.unwrap_or(text.len()))
            .unwrap_or((text, b""));
        self.rest = rest;
        field
    }
}

/// The pieces, `None` if the field is not eight ranks of eight squares.
#[inline]
fn board(field: &[u8]) -> Option<Position> {
    let mut kinds = [0_u64; 8];
    let mut colors = [0_u64; 2];
    // The square, from the left of the eighth rank, and the squares that are still to come there.
    let (mut bit, mut left, mut ranks) = (1_u64 << 56, 8, 1);
    for &byte in field {
        match MEANINGS.get(usize::from(byte)).copied().unwrap_or(BAD) {
            BAD => return None,
            run @ 1..=8 => {
                left -= i32::from(run);
                bit = bit.wrapping_shl(u32::from(run));
            }
            NEXT_RANK => {
                if left != 0 || ranks == 8 {
                    return None;
                }
                (left, ranks) = (8, ranks + 1);
                bit = 1 << (8 * (8 - ranks));
            }
            piece => {
                kinds[usize::from(piece & 7)] |= bit;
                colors[usize::from(piece & WHITE != 0)] |= bit;
                left -= 1;
                bit <<= 1;
            }
        }
        if left < 0 {
            return None;
        }
    }
    if left != 0 || ranks != 8 {
        return None;
    }
    let [pawns, knights, bishops, rooks, queens, kings, ..] = kinds.map(Bitboard);
    let [black, white] = colors.map(Bitboard);
    Some(Position {
        white,
        black,
        kings,
        queens,
        rooks,
        bishops,
        knights,
        pawns,
        en_passant: Bitboard::EMPTY,
    })
}

/// A bit for each letter, `None` for another letter and for one that comes twice.
#[inline]
fn castling(field: &[u8]) -> Option<u8> {
    if field == b"-" {
        return Some(0);
    }
    let mut rights = 0;
    for byte in field {
        let right = match byte {
            b'K' => 1,
            b'Q' => 2,
            b'k' => 4,
            b'q' => 8,
            _ => return None,
        };
        if rights & right != 0 {
            return None;
        }
        rights |= right;
    }
    Some(rights)
}

#[inline]
fn en_passant(field: &[u8]) -> Option<Bitboard> {
    match field {
        b"" | b"-" => Some(Bitboard::EMPTY),
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => {
            Some(Bitboard(1 << (8 * (rank - b'1') + (file - b'a'))))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::{String, ToString};

    use super::*;
    use crate::test_boards::assert_no_lost_text;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    fn read(text: &str) -> Result<Fen, FenError> {
        Fen::read(text.as_bytes())
    }

    /// The board again as text, by another way: square by square.
    fn written(position: &Position) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut run = 0;
            for file in 0..8 {
                let bit = 1 << (8 * rank + file);
                let kinds = [
                    (position.pawns, 'p'),
                    (position.knights, 'n'),
                    (position.bishops, 'b'),
                    (position.rooks, 'r'),
                    (position.queens, 'q'),
                    (position.kings, 'k'),
                ];
                let Some((_, letter)) = kinds.into_iter().find(|(set, _)| set.0 & bit != 0) else {
                    assert_eq!((position.white.0 | position.black.0) & bit, 0);
                    run += 1;
                    continue;
                };
                if run > 0 {
                    text += &run.to_string();
                    run = 0;
                }
                let white = position.white.0 & bit != 0;
                assert_ne!(white, position.black.0 & bit != 0);
                text.push(if white {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
            if run > 0 {
                text += &run.to_string();
            }
            text += if rank > 0 { "/" } else { "" };
        }
        text
    }

    #[test]
    fn boards_read_and_written_are_the_same_text() {
        let mut random = fastrand::Rng::with_seed(81);
        for text in [
            START,
            "8/8/8/8/8/8/8/8",
            "k7/8/8/8/8/8/8/7K",
            "7k/P7/8/8/8/8/p7/K7",
        ] {
            assert_eq!(written(&read(text).expect(text).position), text);
        }
        for round in 0..2000 {
            let mut position = Position::default();
            for square in 0..64 {
                if random.u64(..64) < 1 + round % 64 {
                    let bit = Bitboard(1 << square);
                    let Position {
                        pawns,
                        knights,
                        bishops,
                        rooks,
                        queens,
                        kings,
                        ..
                    } = &mut position;
                    *[pawns, knights, bishops, rooks, queens, kings][random.usize(..6)] |= bit;
                    let Position { white, black, .. } = &mut position;
                    *[white, black][random.usize(..2)] |= bit;
                }
            }
            let text = written(&position);
            assert_eq!(read(&text).expect(&text).position, position, "{text}");
        }
    }

    #[test]
    fn fields_may_be_missing() {
        let start = read(START).expect("a board");
        assert_eq!((start.to_move, start.castling), (Color::White, 0));
        assert_eq!(start.position.en_passant, Bitboard::EMPTY);
        let black = read(&format!("{START} b")).expect("a side");
        assert_eq!(
            black,
            Fen {
                to_move: Color::Black,
                ..start
            }
        );
        for (rights, bits) in [
            ("-", 0),
            ("K", 1),
            ("Qk", 6),
            ("qkQK", 15),
            ("KQkq", 15),
            ("q", 8),
        ] {
            let fen = read(&format!("  {START}\tb \n {rights} ")).expect(rights);
            assert_eq!(
                fen,
                Fen {
                    castling: bits,
                    ..black
                }
            );
        }
        for (square, bit) in [("a3", 16), ("h3", 23), ("a6", 40), ("e6", 44), ("h6", 47)] {
            for rest in ["", " 3 17", " bm e4; id \"x\";", "\r\n"] {
                let fen = read(&format!("{START} w - {square}{rest}")).expect(square);
                assert_eq!(fen.position.en_passant, Bitboard(1 << bit));
            }
        }
    }

    #[test]
    fn the_first_bad_field_is_named() {
        for board in [
            "",
            " ",
            "x",
            "8",
            "8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/8/",
            "/8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/9",
            "8/8/8/8/8/8/8/54",
            "8/8/8/8/8/8/8/0",
            "8/8/8/8//8/8/8",
            "8/8/8/8/8/8/8/pppppppp1",
            "8/8/8/8/8/8/8/ppppppppp",
            "8/8/8/8/8/8/8/7é",
            "8-8-8-8-8-8-8-8",
            "44444444444444444444",
            "8/8/8/8/8/8/8/8w",
        ] {
            assert_eq!(read(board), Err(FenError::Board), "{board}");
        }
        assert_eq!(Fen::read(&[b'8', 0, 255]), Err(FenError::Board));
        for side in ["x", "W", "-", "ww", "white"] {
            assert_eq!(read(&format!("{START} {side} x x")), Err(FenError::Side));
        }
        for rights in ["x", "KK", "--", "K-", "HAha", "KQkqK", "0"] {
            assert_eq!(
                read(&format!("{START} w {rights} x")),
                Err(FenError::Castling)
            );
        }
        for square in ["x", "e4", "e", "i3", "e33", "--", "E3", "3e"] {
            assert_eq!(
                read(&format!("{START} w - {square}")),
                Err(FenError::EnPassant)
            );
        }
    }

    /// Every text with one byte changed, removed or doubled: an answer, no panic; and what is read
    /// is written as the board of the text.
    #[test]
    fn texts_with_a_fault() {
        let text = format!("{START} w KQkq e3 0 1").into_bytes();
        for at in 0..text.len() {
            for byte in 0..=255 {
                let mut other = text.clone();
                other[at] = byte;
                if let Ok(fen) = Fen::read(&other) {
                    let board: &[u8] = other
                        .trim_ascii()
                        .split(u8::is_ascii_whitespace)
                        .next()
                        .expect("a field");
                    assert_eq!(written(&fen.position).as_bytes(), board);
                }
            }
        }
        for error in [
            FenError::Board,
            FenError::Side,
            FenError::Castling,
            FenError::EnPassant,
        ] {
            assert_no_lost_text(format_args!("{error}"));
        }
    }
}
