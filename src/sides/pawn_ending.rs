//! Pawn endings, solved: two kings, their pawns, and a side that wants to win.
//!
//! Sources: Emanuel Lasker and Gustavus Reichhelm, who published the first table of corresponding
//! squares (1901); Ken Thompson, Retrograde Analysis of Certain Endgames (1986).

use core::hint::black_box;

use crate::board::error_text;
use crate::board::piece::MOST_PAWNS;
use crate::board::squares::FIRST_AND_LAST_RANK;
use crate::language::array_of;
use crate::{Bitboard, Color, Cpu, Obstacles};

mod memory;
pub(crate) mod options;
pub(crate) mod position;
mod rules;
mod solve;
mod solver;
mod structure;
pub(crate) mod way;

pub use memory::PAWN_STRUCTURE_WORDS;
use memory::Structures;
use position::PawnPositionError;
use solve::Exits;
pub use structure::Bound;
use structure::{Role, Structure};

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
    pub attacker: Obstacles,
    /// The same for the defender's king.
    pub defender: Obstacles,
}

impl PawnEnding {
    /// An ending in which nothing is won.
    pub const NOTHING_WON: Self = Self {
        won: [[Bitboard::EMPTY; 64]; 2],
        wins: [[Bitboard::EMPTY; 64]; 2],
        holds: [[Bitboard::EMPTY; 64]; 2],
        attacker: Obstacles::NONE,
        defender: Obstacles::NONE,
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

error_text!(PawnEndingError, |error, f| f.write_str(match error {
    Self::Pawns => "these sets are not the pawns of an ending",
    Self::Memory => "the memory is too small for the structures of the ending",
}));

/// Checks the pawns of an ending, as [`pawn_ending`] does.
pub const fn check_pawns(white: Bitboard, black: Bitboard) -> Result<(), PawnEndingError> {
    if white.0 & black.0 != 0 || !are_of_one_side(white) || !are_of_one_side(black) {
        return Err(PawnEndingError::Pawns);
    }
    Ok(())
}

const fn are_of_one_side(pawns: Bitboard) -> bool {
    pawns.0 & FIRST_AND_LAST_RANK == 0 && pawns.len() <= MOST_PAWNS
}

/// Solves a pawn ending, and returns the number of its pawn structures that were solved.
///
/// The game is chess with kings and pawns, with double steps and en passant, but without a right to
/// en passant at the start. The attacker wants to win:
///
/// - A promotion of the attacker wins, with two exceptions. With [`Bound::Lower`] it wins nothing
///   while the defender has a pawn one step from promotion. If the defender's king stands beside
///   the new piece, and neither the attacker's king nor a pawn guards it, the king takes it, and
///   the ending that is left decides.
/// - A promotion of the defender ends the attacker's hope, with two exceptions. With
///   [`Bound::Upper`] the attacker wins while it too has a pawn one step from promotion. The
///   attacker's king may take the new piece at once, if neither the defender's king nor a pawn
///   guards it, and win the ending that is left.
/// - A pawn that mates the defender wins. Otherwise the attacker does not win if the side to move
///   has no legal move, or if play has no end.
///
/// The game ends when a pawn queens, and what the queens do then is not looked at. If the defender
/// has no pawn at the start, the attacker's win is a win in chess too, but for a few positions in
/// which a new queen and a new rook are both stalemate.
///
/// [`duel_pairs`](crate::duel_pairs) with `attacker`, `defender`, `wins` and `holds` of the result
/// gives the fewest moves of the attacker's king until it leaves the structure with a win: for
/// legal positions [`NONE`](crate::NONE) exactly where `won` has no member.
///
/// The memory may hold anything before, and means nothing afterwards. [`PAWN_STRUCTURE_WORDS`] for
/// each structure are enough. Pawns that block each other have thousands of structures, as have two
/// free pawns a side; three a side have up to hundreds of thousands. On an error `ending` stays as
/// it was.
///
/// ```
/// use chess_distance::{
///     Bitboard, Bound, Color, DuelTable, PAWN_STRUCTURE_WORDS, PawnEnding, Square, duel_pairs,
///     pawn_ending,
/// };
/// // The study of Lasker and Reichhelm, 1901: kings a1 and a7, White to move. The key is Kb1.
/// let squares = |names: &str| names.split(' ').map(|name| name.parse::<Square>()).collect();
/// let white: Result<Bitboard, _> = squares("a4 d4 d5 f4");
/// let black: Result<Bitboard, _> = squares("a5 d6 f5");
/// let mut memory = vec![0; 2000 * PAWN_STRUCTURE_WORDS];
/// let mut ending = PawnEnding::NOTHING_WON;
/// pawn_ending(white?, black?, Color::White, Bound::Lower, &mut memory, &mut ending)?;
/// let mut kings = DuelTable::HELD;
/// let PawnEnding { wins, holds, attacker, defender, .. } = &ending;
/// duel_pairs(attacker, defender, wins, Some(holds), &mut kings);
/// assert_eq!(kings.attacker_to_move(Square::A1, Square::A7), Some(13));
/// assert_eq!(kings.defender_to_move(Square::B1, Square::A7), Some(12));
/// assert_eq!(kings.defender_to_move(Square::B2, Square::A7), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
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
        Color::White => Structure { attacker: white.0, defender: black.0 },
        Color::Black => {
            Structure { attacker: black.0.swap_bytes(), defender: white.0.swap_bytes() }
        }
    };
    let mut structures = Structures::new(memory);
    solve::solve(Cpu::detect(), root, &mut structures, bound)?;
    write(root, &structures, bound, ending);
    if attacker == Color::Black {
        turn_over(ending);
    }
    Ok(structures.len())
}

/// Not inlined, to keep its stack frame apart from the solver's.
#[inline(never)]
fn write(root: Structure, structures: &Structures<'_>, bound: Bound, ending: &mut PawnEnding) {
    let mut exits = Exits::none();
    exits.add(root, structures, bound);
    // Behind a barrier, or the loop becomes a call of memcpy, which needs a C library.
    let copy = |from: &[u64; 64], to: &mut [Bitboard; 64]| {
        for (from, to) in from.iter().zip(to) {
            *to = Bitboard(black_box(*from));
        }
    };
    let [won, lost] = structures.values(root);
    copy(won, &mut ending.won[0]);
    copy(lost, &mut ending.won[1]);
    copy(&exits.wins[0], &mut ending.wins[0]);
    copy(&exits.wins[1], &mut ending.wins[1]);
    ending.holds[0] = array_of(Bitboard::EMPTY);
    copy(&exits.holds, &mut ending.holds[1]);
    let obstacles = |enemy| Obstacles {
        own: Bitboard(root.pawns()),
        enemy: Bitboard::EMPTY,
        avoid: Bitboard(root.guarded_by(enemy)),
    };
    ending.attacker = obstacles(Role::Defender);
    ending.defender = obstacles(Role::Attacker);
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
    for obstacles in [&mut ending.attacker, &mut ending.defender] {
        obstacles.own = turned(obstacles.own);
        obstacles.avoid = turned(obstacles.avoid);
    }
}

#[cfg(test)]
mod tests;
