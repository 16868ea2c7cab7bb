//! Positions from text, in Forsyth-Edwards Notation (FEN), and in the extended position description
//! (EPD), which begins with the same four fields.
//!
//! Sources: Steven Edwards, PGN standard, section 16; for castling X-FEN and Shredder-FEN; for
//! promoted pieces and pieces in hand the FENs of crazyhouse.

use super::position::Position;
use crate::board::error_text;
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

/// The first field of a FEN that is no such field. Its value is the number of the field, from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum FenError {
    /// Eight ranks of eight squares, from the eighth to the first.
    Board = 1,
    /// `w` or `b`.
    Side,
    /// `-`, or some of the letters `KQkq`, `A` to `H` and `a` to `h`, each once.
    Castling,
    /// `-`, or a square on the third or sixth rank, or that of the pawn in front of it.
    EnPassant,
}

impl FenError {
    /// What the field should be, with the zero at the end that C wants: the C interface and
    /// `Display` have one text.
    #[doc(hidden)]
    #[must_use]
    pub const fn zero_terminated(self) -> &'static str {
        match self {
            Self::Board => {
                "a board has 8 ranks of 8 squares: KQRBNP, kqrbnp, and numbers of empty squares; \
                 behind it stands nothing or the pieces in hand, such as [Pn]\0"
            }
            Self::Side => "the side to move is w or b\0",
            Self::Castling => {
                "the castling rights are some of KQkq or of the files A to H and a to h, each once, \
                 or -\0"
            }
            Self::EnPassant => "the en passant square is on rank 3 or 6, or -\0",
        }
    }
}

error_text!(FenError);

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
    meanings[b'[' as usize] = POCKET;
    meanings[b'~' as usize] = PROMOTED;
    let ends = b" \t\n\r\x0c;";
    let mut end = 0;
    while end < ends.len() {
        meanings[ends[end] as usize] = END;
        end += 1;
    }
    meanings
};

const BAD: u8 = 0;
const NEXT_RANK: u8 = 9;
const POCKET: u8 = 10;
const PROMOTED: u8 = 11;
const END: u8 = 12;
const PIECE: u8 = 16;
const WHITE: u8 = 8;

// Every byte, by the letters as a FEN has them.
const _: () = {
    let mut byte = 0;
    while byte < MEANINGS.len() {
        let meaning = match byte as u8 {
            b'p' => 16,
            b'n' => 17,
            b'b' => 18,
            b'r' => 19,
            b'q' => 20,
            b'k' => 21,
            b'P' => 24,
            b'N' => 25,
            b'B' => 26,
            b'R' => 27,
            b'Q' => 28,
            b'K' => 29,
            digit @ b'1'..=b'8' => digit - b'0',
            b'/' => NEXT_RANK,
            b'[' => POCKET,
            b'~' => PROMOTED,
            b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b';' => END,
            _ => BAD,
        };
        assert!(MEANINGS[byte] == meaning);
        byte += 1;
    }
};

#[inline(always)]
fn meaning(byte: u8) -> u8 {
    MEANINGS.get(usize::from(byte)).copied().unwrap_or(BAD)
}

impl Fen {
    /// Reads a FEN or an EPD as it stands in a file.
    ///
    /// Only the board is needed: a missing side is White, missing rights are none, and what follows
    /// the square of en passant is not read. A number in place of the rights or of that square
    /// begins what follows. Fields are separated by white space, and a semicolon
    /// ends the position. A byte order mark at the start is skipped.
    ///
    /// The board may mark promoted pieces, as in `Q~`, and end with the pieces in hand, `[Pn]` or
    /// `/Pn`: both are skipped. Behind `[` any letters may stand. A right to castle may be the file of a rook, as in `HAha`. It counts
    /// for the side on which that file lies from the king on its first rank, and not at all if no
    /// king stands there.
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
        let mut fields = Fields { rest: text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text) };
        let mut position = board(&mut fields).ok_or(FenError::Board)?;
        let to_move = match fields.next() {
            b"" | b"w" => Color::White,
            b"b" => Color::Black,
            _ => return Err(FenError::Side),
        };
        let rights = fields.next_unless_number();
        let castling = castling(rights, &position).ok_or(FenError::Castling)?;
        let square = fields.next_unless_number();
        position.en_passant = en_passant(square, to_move).ok_or(FenError::EnPassant)?;
        Ok(Self { position, to_move, castling })
    }
}

/// The fields of a text, empty ones after the last and behind a semicolon.
struct Fields<'a> {
    rest: &'a [u8],
}

impl<'a> Fields<'a> {
    #[inline]
    fn next(&mut self) -> &'a [u8] {
        let text = self.rest.trim_ascii_start();
        let end = text.iter().position(|&byte| meaning(byte) == END);
        let (field, rest) = text.split_at_checked(end.unwrap_or(text.len())).unwrap_or((text, b""));
        // A semicolon stays there, so that all later fields are empty.
        self.rest = rest;
        field
    }

    /// The next field, but an empty one for a number: programs that know neither castling nor en
    /// passant leave these fields out, and the counts of moves follow. All later fields are then
    /// empty too.
    #[inline]
    fn next_unless_number(&mut self) -> &'a [u8] {
        let field = self.next();
        if !field.is_empty() && field.iter().all(u8::is_ascii_digit) {
            self.rest = b"";
            return b"";
        }
        field
    }
}

/// The pieces of the next field, `None` if it is not eight ranks of eight squares.
#[inline]
fn board(fields: &mut Fields<'_>) -> Option<Position> {
    let text = fields.rest.trim_ascii_start();
    let mut end = text.len();
    let mut kinds = [0_u64; 8];
    let mut colors = [0_u64; 2];
    // The square, from the left of the eighth rank, and the squares that are still to come there.
    let (mut bit, mut left, mut ranks) = (1_u64 << 56, 8, 1);
    for (at, &byte) in text.iter().enumerate() {
        match meaning(byte) {
            BAD => return None,
            run @ 1..=8 => {
                left -= i32::from(run);
                bit = bit.wrapping_shl(u32::from(run));
            }
            NEXT_RANK if left == 0 && ranks < 8 => {
                (left, ranks) = (8, ranks + 1);
                bit = 1 << (8 * (8 - ranks));
            }
            NEXT_RANK | POCKET => {
                let pocket = Fields { rest: text.get(at..)? }.next();
                if !is_pocket(pocket) {
                    return None;
                }
                end = at + pocket.len();
                break;
            }
            PROMOTED => {
                if meaning(*text.get(at.checked_sub(1)?)?) < PIECE {
                    return None;
                }
            }
            END => {
                end = at;
                break;
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
    fields.rest = text.get(end..)?;
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

/// Whether these are pieces in hand, as they stand behind the last rank.
fn is_pocket(text: &[u8]) -> bool {
    match text {
        b"[-]" => true,
        // Variants have other pieces in hand than those of chess.
        [b'[', pieces @ .., b']'] => pieces.iter().all(u8::is_ascii_alphabetic),
        [b'/', pieces @ ..] => pieces.iter().all(|&byte| meaning(byte) >= PIECE),
        _ => false,
    }
}

/// The rights of the letters, `None` for another letter and for one that comes twice.
#[inline]
fn castling(field: &[u8], position: &Position) -> Option<u8> {
    if field == b"-" {
        return Some(0);
    }
    let (mut rights, mut seen) = (0, 0_u64);
    for &byte in field {
        rights |= match byte {
            b'K' => 1,
            b'Q' => 2,
            b'k' => 4,
            b'q' => 8,
            b'A'..=b'H' => side(byte - b'A', (position.white & position.kings).0),
            b'a'..=b'h' => side(byte - b'a', (position.black & position.kings).0 >> 56) << 2,
            _ => return None,
        };
        // All of these letters differ in six bits.
        let letter = 1 << (byte & 63);
        if seen & letter != 0 {
            return None;
        }
        seen |= letter;
    }
    Some(rights)
}

/// The right of a rook on this file: 1 on the side of the h-file from the king that is nearest to
/// the a-file on the first rank, 2 on the other side, and 0 on its own file or without a king.
fn side(file: u8, kings: u64) -> u8 {
    match (kings & 0xff).trailing_zeros() {
        64 => 0,
        king if u32::from(file) > king => 1,
        king if u32::from(file) < king => 2,
        _ => 0,
    }
}

/// The square behind the pawn. Some programs write the square of the pawn itself, which has
/// advanced to rank 5 if White is to move, and to rank 4 if Black is.
#[inline]
fn en_passant(field: &[u8], to_move: Color) -> Option<Bitboard> {
    let [file @ b'a'..=b'h', rank] = field else {
        return matches!(field, b"" | b"-").then_some(Bitboard::EMPTY);
    };
    let rank = match (rank, to_move) {
        (b'3', _) | (b'4', Color::Black) => 2,
        (b'6', _) | (b'5', Color::White) => 5,
        _ => return None,
    };
    Some(Bitboard(1 << (8 * rank + (file - b'a'))))
}

#[cfg(test)]
mod tests;
