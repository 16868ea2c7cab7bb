//! Pawn endings, solved: two kings, their pawns, and a side that wants to win.
//!
//! Sources: Emanuel Lasker and Gustavus Reichhelm, who published the first table of corresponding
//! squares (1901); Ken Thompson, Retrograde Analysis of Certain Endgames (1986).

use core::fmt;

use crate::{Bitboard, Board, Color, Cpu};

mod memory;
pub mod solve;
mod structure;

pub use memory::PAWN_STRUCTURE_BYTES;
use memory::Structures;
pub use structure::Bound;
use structure::{Side, Structure};

/// The words of memory that are enough for one structure.
pub const PAWN_STRUCTURE_WORDS: usize = PAWN_STRUCTURE_BYTES / 8;

/// A solved ending. The first index is the side to move, 0 the attacker and 1 the defender; the
/// second is the attacker's square; the sets hold the defender's squares, in legal positions alone.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct PawnEnding {
    /// The attacker forces the win.
    pub won: [[Bitboard; 64]; 2],
    /// If the attacker is to move: a pawn's move, a promotion or a capture wins. If the defender
    /// is: it is mated, or its king has no move onto an empty square, and it has other moves that
    /// all lose.
    pub wins: [[Bitboard; 64]; 2],
    /// If the defender is to move: a pawn's move or a capture keeps the attacker from winning.
    pub holds: [[Bitboard; 64]; 2],
    /// The obstacles of the attacker's king: all pawns are `own`, and the squares that the
    /// defender's pawns attack are in `avoid`.
    pub attacker: Board,
    /// The same for the defender's king.
    pub defender: Board,
}

impl PawnEnding {
    /// An ending in which nothing is won.
    pub const EMPTY: Self = Self {
        won: [[Bitboard::EMPTY; 64]; 2],
        wins: [[Bitboard::EMPTY; 64]; 2],
        holds: [[Bitboard::EMPTY; 64]; 2],
        attacker: Board::EMPTY,
        defender: Board::EMPTY,
    };
}

/// The reason why an ending was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnEndingError {
    /// A pawn stands on the first or the last rank, two pawns stand on one square, or a side has
    /// more than eight.
    Pawns,
    /// The structures that play can reach need more memory.
    Memory,
}

impl fmt::Display for PawnEndingError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawns => "these sets are not the pawns of an ending",
            Self::Memory => "the memory is too small for the structures of the ending",
        })
    }
}

impl core::error::Error for PawnEndingError {}

/// Checks the pawns of an ending, as [`pawn_ending`] does.
pub const fn check_pawns(white: Bitboard, black: Bitboard) -> Result<(), PawnEndingError> {
    let pawns = white.0 | black.0;
    if pawns & 0xff00_0000_0000_00ff != 0
        || white.0 & black.0 != 0
        || white.len() > 8
        || black.len() > 8
    {
        return Err(PawnEndingError::Pawns);
    }
    Ok(())
}

pub fn pawn_ending(
    white: Bitboard,
    black: Bitboard,
    attacker: Color,
    bound: Bound,
    memory: &mut [u64],
    ending: &mut PawnEnding,
) -> Result<usize, PawnEndingError> {
    check_pawns(white, black)?;
    // The attacker's pawns go up the board; for Black the board is turned over.
    let root = match attacker {
        Color::White => Structure {
            attacker: white.0,
            defender: black.0,
        },
        Color::Black => Structure {
            attacker: black.0.swap_bytes(),
            defender: white.0.swap_bytes(),
        },
    };
    let mut structures = Structures::new(memory);
    solve::solve(Cpu::detect(), root, &mut structures, bound)
        .map_err(|_| PawnEndingError::Memory)?;
    write(root, &structures, bound, ending);
    if attacker == Color::Black {
        turn_over(ending);
    }
    Ok(structures.len())
}

/// Not inlined, to keep its stack frame apart from the solver's.
#[inline(never)]
fn write(root: Structure, structures: &Structures<'_>, bound: Bound, ending: &mut PawnEnding) {
    let ends = solve::ends(root, structures, bound);
    let values = structures.values(root);
    for a in 0..64 {
        for to_move in 0..2 {
            ending.won[to_move][a] = Bitboard(values[to_move][a]);
            ending.wins[to_move][a] = Bitboard(ends.wins[to_move][a]);
        }
        ending.holds[0][a] = Bitboard::EMPTY;
        ending.holds[1][a] = Bitboard(ends.holds[a]);
    }
    let board = |enemy| Board {
        own: Bitboard(root.pawns()),
        enemy: Bitboard::EMPTY,
        avoid: Bitboard(root.guarded_by(enemy)),
    };
    ending.attacker = board(Side::Defender);
    ending.defender = board(Side::Attacker);
}

fn turn_over(ending: &mut PawnEnding) {
    let turned = |set: Bitboard| Bitboard(set.0.swap_bytes());
    for sets in [&mut ending.won, &mut ending.wins, &mut ending.holds] {
        for rows in sets {
            for low in 0..32 {
                let high = low ^ 56;
                (rows[low], rows[high]) = (turned(rows[high]), turned(rows[low]));
            }
        }
    }
    for board in [&mut ending.attacker, &mut ending.defender] {
        board.own = turned(board.own);
        board.avoid = turned(board.avoid);
    }
}

#[cfg(test)]
mod tests;
