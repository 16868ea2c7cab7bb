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
        Ok(Self { position, to_move, castling })
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
        let (field, rest) = text.split_at_checked(end.unwrap_or(text.len())).unwrap_or((text, b""));
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
mod tests;
