//! A duel: two kings move in turn, one wants to reach a goal, the other prevents it.
//!
//! Source: Ken Thompson, Retrograde Analysis of Certain Endgames (1986). The states are those of
//! the theory of corresponding squares.

use super::step;
use crate::definition::table::filled;
use crate::definition::write;
use crate::{Bitboard, Board, NONE, Piece, Square};

/// The largest number in the table of a duel. It also stands for all larger ones.
const MOST: u8 = 254;

/// The outcome of every state of a duel, [`NONE`] if the defender holds. The indices are the side
/// to move (0 the attacker, 1 the defender), the attacker's square, and the defender's.
///
/// Kings on e4 and e6, and the goal is rank 8. The attacker needs the opposition, so it wins if the
/// defender is to move.
///
/// ```
/// use chess_distance::{duel, Bitboard, Board, DuelTable, Square};
/// let mut kings = DuelTable::HELD;
/// duel(&Board::EMPTY, &Board::EMPTY, Bitboard(0xff << 56), &mut kings);
/// assert_eq!(kings.defender_to_move(Square::E4, Square::E6), Some(4));
/// assert_eq!(kings.attacker_to_move(Square::E4, Square::E6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct DuelTable(pub [[[u8; 64]; 64]; 2]);

impl DuelTable {
    /// The table in which the defender holds everything.
    pub const HELD: Self = Self([[[NONE; 64]; 64]; 2]);

    /// The attacker's moves to the goal if it is to move, `None` if the defender holds.
    #[must_use]
    pub const fn attacker_to_move(&self, attacker: Square, defender: Square) -> Option<u8> {
        moves_of(self.0[0][attacker.index()][defender.index()])
    }

    /// The attacker's moves to the goal if the defender is to move, `None` if the defender holds.
    #[must_use]
    pub const fn defender_to_move(&self, attacker: Square, defender: Square) -> Option<u8> {
        moves_of(self.0[1][attacker.index()][defender.index()])
    }
}

const fn moves_of(entry: u8) -> Option<u8> {
    match entry {
        NONE => None,
        moves => Some(moves),
    }
}

/// Two kings move in turn, each among its own obstacles. Fills the table with the attacker's moves
/// until it stands on a square of the goal, against any defense. Returns the largest number in it.
///
/// The kings never stand on one square or next to each other, and neither may pass. An entry is the
/// fewest moves of the attacker that are enough; 254 stands for all larger numbers. It is 0 if the
/// attacker is on the goal, whichever side is to move, even if that side has no move. It is [`NONE`]
/// in these cases: the kings are on one square or neighbors; the attacker is not on the goal, and
/// the defender holds or the side to move has no move; the goal is empty. A king may start on any
/// square.
pub fn duel(attacker: &Board, defender: &Board, goal: Bitboard, table: &mut DuelTable) -> u8 {
    let [attacker_to_move, defender_to_move] = &mut table.0;
    let (entered, refuge) = (
        attacker.enterable(Piece::King),
        defender.enterable(Piece::King),
    );
    // For each square of the attacker: the defender's squares on which the attacker wins, by side
    // to move.
    let (mut won, mut lost) = (filled(0), filled(0));
    for square in Square::all() {
        let at = square.index();
        attacker_to_move[at] = filled(NONE);
        defender_to_move[at] = filled(NONE);
        if goal.contains(square) {
            won[at] = apart(square);
            lost[at] = won[at];
            write(won[at], 0, &mut attacker_to_move[at]);
            write(won[at], 0, &mut defender_to_move[at]);
        }
    }
    let mut arrivals = goal.0;
    let mut distance = 0;
    let mut farthest = 0;
    loop {
        distance = MOST.min(distance + 1);
        // The attacker's moves to states that it wins with the defender to move.
        let mut changed = 0;
        for square in Bitboard(king_steps(arrivals & entered)) {
            let at = square.index();
            let winning_moves = king_steps(1 << at) & entered & arrivals;
            let fresh = union(&lost, winning_moves) & apart(square) & !won[at];
            if fresh != 0 {
                won[at] |= fresh;
                changed |= 1 << at;
                write(fresh, distance, &mut attacker_to_move[at]);
                farthest = distance;
            }
        }
        // The defender's states with at least one move, in which every move loses.
        arrivals = 0;
        for square in Bitboard(changed) {
            let at = square.index();
            let open = apart(square) & refuge;
            let moves = king_steps(open) & !king_steps(open & !won[at]);
            let fresh = apart(square) & moves & !lost[at];
            if fresh != 0 {
                lost[at] |= fresh;
                arrivals |= 1 << at;
                write(fresh, distance, &mut defender_to_move[at]);
            }
        }
        if arrivals == 0 {
            return farthest;
        }
    }
}

/// The squares on which one king may stand while the other is here.
#[inline(always)]
fn apart(square: Square) -> u64 {
    let at = 1 << square.index();
    !at & !king_steps(at)
}

#[inline(always)]
fn king_steps(from: u64) -> u64 {
    step(Piece::King, from, &Board::EMPTY)
}

#[inline(always)]
fn union(rows: &[u64; 64], members: u64) -> u64 {
    Bitboard(members)
        .into_iter()
        .fold(0, |union, row| union | rows[row.index()])
}

#[cfg(test)]
mod tests;
