//! A duel: two kings move in turn, one wants to reach a goal, the other prevents it.
//!
//! Source: Ken Thompson, Retrograde Analysis of Certain Endgames (1986). The states are those of
//! the theory of corresponding squares.

use crate::board::distance_map::{LARGEST, of_byte};
use crate::board::squares::king_steps;
use crate::definition::write;
use crate::language::{array_of, word_behind_barrier};
use crate::{Bitboard, NONE, Obstacles, Piece, Square};

/// The outcome of every state of a duel, [`NONE`] if the defender holds. The indices are the side
/// to move (0 the attacker, 1 the defender), the attacker's square, and the defender's.
///
/// Kings on e4 and e6, and the goal is rank 8. The attacker needs the opposition, so it wins if the
/// defender is to move.
///
/// ```
/// use chess_distance::{duel, Bitboard, Obstacles, DuelTable, Square};
/// let mut kings = DuelTable::HELD;
/// duel(&Obstacles::NONE, &Obstacles::NONE, Bitboard(0xff << 56), &mut kings);
/// assert_eq!(kings.defender_to_move(Square::E4, Square::E6), Some(4));
/// assert_eq!(kings.attacker_to_move(Square::E4, Square::E6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct DuelTable(pub [[[u8; 64]; 64]; 2]);

/// Pairs of squares by side to move (0 the attacker, 1 the defender) and the attacker's square:
/// sets of the defender's squares.
pub type Pairs = [[Bitboard; 64]; 2];

impl DuelTable {
    /// The table in which the defender holds everything.
    pub const HELD: Self = Self([[[NONE; 64]; 64]; 2]);

    /// The attacker's moves to the goal if it is to move, `None` if the defender holds.
    #[must_use]
    pub const fn attacker_to_move(&self, attacker: Square, defender: Square) -> Option<u8> {
        of_byte(self.0[0][attacker.index()][defender.index()])
    }

    /// The attacker's moves to the goal if the defender is to move, `None` if the defender holds.
    #[must_use]
    pub const fn defender_to_move(&self, attacker: Square, defender: Square) -> Option<u8> {
        of_byte(self.0[1][attacker.index()][defender.index()])
    }
}

/// Two kings move in turn, each among its own obstacles. Fills the table with the attacker's moves
/// until it stands on a square of the goal, against any defense. Returns the largest number in it.
///
/// The kings never stand on one square or next to each other, and neither may pass. An entry is the
/// fewest moves of the attacker that are enough; 254 stands for all larger numbers. It is 0 if the
/// attacker is on the goal, whichever side is to move, even if that side has no move. It is
/// [`NONE`] in these cases: the kings are on one square or neighbors; the attacker is not on the
/// goal, and the defender holds or the side to move has no move; the goal is empty. A king may
/// start on any square.
pub fn duel(
    attacker: &Obstacles,
    defender: &Obstacles,
    goal: Bitboard,
    table: &mut DuelTable,
) -> u8 {
    let mut wins = array_of(Bitboard::EMPTY);
    for square in goal {
        wins[square.index()] = Bitboard::FULL;
    }
    play(attacker, defender, [&wins, &wins], None, &mut table.0)
}

/// A duel with an end for each pair of squares. The sets of `wins` and `holds` are the defender's
/// squares; their indices are the side to move (0 the attacker, 1 the defender) and the attacker's
/// square. Returns the largest number in the table, 0 if there is none.
///
/// An entry is 0 if the defender's square is in `wins`. Otherwise it is [`NONE`] if that square is
/// in `holds`, because play ends there, or if the side to move has no king's move. Otherwise it is
/// one more than the least number after a move of the attacker, or the greatest number after a move
/// of the defender, and [`NONE`] if the attacker never forces a win. Everything else is as in
/// [`duel`], which is the duel with all defender's squares in `wins` for each square of the goal.
///
/// ```
/// use chess_distance::{Bitboard, Obstacles, DuelTable, Pairs, Square, duel_pairs};
/// // The attacker wins on e8, but not against a king on g7, which takes what it promotes.
/// let mut wins: Pairs = [[Bitboard::EMPTY; 64]; 2];
/// let mut table = DuelTable::HELD;
/// let g7: Square = "g7".parse()?;
/// for to_move in 0..2 {
///     wins[to_move][Square::E8.index()] = !Bitboard::of(g7);
/// }
/// duel_pairs(&Obstacles::NONE, &Obstacles::NONE, &wins, None, &mut table);
/// assert_eq!(table.attacker_to_move(Square::E8, Square::A1), Some(0));
/// assert_eq!(table.attacker_to_move(Square::E8, g7), Some(2)); // Out and back.
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
pub fn duel_pairs(
    attacker: &Obstacles,
    defender: &Obstacles,
    wins: &Pairs,
    holds: Option<&Pairs>,
    table: &mut DuelTable,
) -> u8 {
    play(attacker, defender, wins.each_ref(), holds, &mut table.0)
}

pub(super) fn play(
    attacker: &Obstacles,
    defender: &Obstacles,
    wins: [&[Bitboard; 64]; 2],
    holds: Option<&Pairs>,
    [attacker_to_move, defender_to_move]: &mut [[[u8; 64]; 64]; 2],
) -> u8 {
    let (entered, refuge) = (attacker.enterable(Piece::King), defender.enterable(Piece::King));
    let held = |to_move: usize, at: usize| holds.map_or(0, |holds| holds[to_move][at].0);
    // For each square of the attacker: the defender's squares on which the attacker wins, by side
    // to move.
    let (mut won, mut lost) = (array_of::<_, 64>(0), array_of::<_, 64>(0));
    let (mut changed, mut arrivals) = (0, 0);
    for square in Square::all() {
        let at = square.index();
        let free = not_beside(square);
        won[at] = wins[0][at].0 & free;
        lost[at] = wins[1][at].0 & free;
        attacker_to_move[at] = array_of(NONE);
        defender_to_move[at] = array_of(NONE);
        write(won[at], 0, &mut attacker_to_move[at]);
        write(lost[at], 0, &mut defender_to_move[at]);
        changed |= u64::from(won[at] != 0) << at;
        arrivals |= u64::from(lost[at] != 0) << at;
    }
    let mut distance = 0;
    let mut farthest = 0;
    loop {
        // The defender's states with at least one move, in which every move loses.
        for square in Bitboard(changed) {
            let at = square.index();
            let open = not_beside(square) & refuge;
            // A barrier, or the compiler computes the two steps as one vector, whose constants make
            // every program larger.
            let escapes = word_behind_barrier(open & !won[at]);
            let moves = king_steps(open) & !king_steps(escapes);
            let fresh = not_beside(square) & moves & !lost[at] & !held(1, at);
            if fresh != 0 {
                lost[at] |= fresh;
                arrivals |= 1 << at;
                write(fresh, distance, &mut defender_to_move[at]);
            }
        }
        distance = LARGEST.min(distance + 1);
        // The attacker's moves to states that it wins with the defender to move.
        changed = 0;
        for square in Bitboard(king_steps(arrivals & entered)) {
            let at = square.index();
            let winning_moves = king_steps(1 << at) & entered & arrivals;
            let reached = union(&lost, winning_moves);
            let fresh = reached & not_beside(square) & !won[at] & !held(0, at);
            if fresh != 0 {
                won[at] |= fresh;
                changed |= 1 << at;
                write(fresh, distance, &mut attacker_to_move[at]);
                farthest = distance;
            }
        }
        if changed == 0 {
            return farthest;
        }
        arrivals = 0;
    }
}

/// The squares on which one king may stand while the other is here. They are computed, so that a
/// program with duels alone has no table of them.
#[inline(always)]
fn not_beside(square: Square) -> u64 {
    let at = 1 << square.index();
    !at & !king_steps(at)
}

#[inline(always)]
fn union(rows: &[u64; 64], members: u64) -> u64 {
    Bitboard(members).into_iter().fold(0, |union, row| union | rows[row.index()])
}
