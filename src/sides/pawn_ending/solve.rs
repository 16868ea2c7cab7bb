//! Solves one structure: what its exits are worth, then a duel of sets.
//!
//! Every array holds a set of the defender's squares for each square of the attacker. The loops
//! over them are plain, so that the compiler makes vectors of the processor's length of them.

use super::memory::{Full, Structures, Values};
use super::structure::{Bound, Kind, Promoted, Side, Structure};
use crate::simd::each_cpu::for_each_cpu;
use crate::{Bitboard, Board, Piece, moves};

type Sets = [u64; 64];

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// One step of a king from each square.
static KING_STEPS: Sets = king_sets(false);
/// The squares on which one king may stand while the other is here.
static APART: Sets = king_sets(true);

const fn king_sets(apart: bool) -> Sets {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        let at = Bitboard(1 << square);
        let steps = moves(Piece::King, at, &Board::EMPTY).0;
        sets[square] = if apart { !(steps | at.0) } else { steps };
        square += 1;
    }
    sets
}

/// The positions that leave the structure, named as in [`PawnEnding`](super::PawnEnding).
pub(super) struct Ends {
    pub(super) wins: [Sets; 2],
    pub(super) holds: Sets,
}

for_each_cpu! {
    /// Finds and solves a structure and all that play can reach from it.
    pub(super) fn solve(root: Structure, structures: &mut Structures<'_>, bound: Bound)
        -> Result<(), Full> = solve_with;
}

/// Depth first, so that a structure is solved right after those that its exits lead to. The word of
/// a structure in progress has the number of the one before it plus 1 in its lower half, and in the
/// upper half how many exits were followed.
#[inline(always)]
fn solve_with<I>(
    _: I,
    root: Structure,
    structures: &mut Structures<'_>,
    bound: Bound,
) -> Result<(), Full> {
    let mut next = structures.add(root)?;
    while let Some(number) = next {
        let Some((structure, &mut word)) = structures.numbered(number) else {
            break;
        };
        let mut followed = word >> 32;
        let mut deeper = None;
        for onward in structure.onward(bound).skip(followed as usize) {
            followed += 1;
            deeper = structures.add(onward)?;
            if deeper.is_some() {
                break;
            }
        }
        if let Some(deeper) = deeper {
            if let Some((_, word)) = structures.numbered(number) {
                *word = *word & 0xffff_ffff | followed << 32;
            }
            if let Some((_, word)) = structures.numbered(deeper) {
                *word = number as u64 + 1;
            }
            next = Some(deeper);
        } else {
            let ends = ends(structure, structures, bound);
            if let Some(values) = structures.values_mut(number) {
                play(structure, &ends, values);
            }
            next = (word as u32 as usize).checked_sub(1);
        }
    }
    Ok(())
}

/// What the moves into other structures are worth.
#[inline(always)]
pub(super) fn ends(structure: Structure, structures: &Structures<'_>, bound: Bound) -> Ends {
    let mut ends = Ends {
        wins: [[0; 64]; 2],
        holds: [0; 64],
    };
    let mut can = [0; 64];
    winning_exits(structure, structures, bound, &mut ends.wins[0]);
    replies(structure, structures, bound, &mut can, &mut ends.holds);
    let (free, guarded) = (!structure.pawns(), structure.guarded_by(Side::Attacker));
    for a in 0..64 {
        let free = APART[a] & free;
        let stuck = free & !king_steps(free & !guarded);
        ends.wins[0][a] &= free & !guarded;
        ends.wins[1][a] = stuck & !ends.holds[a] & (can[a] | guarded);
        ends.holds[a] &= free;
    }
    let checked = structure.guarded_by(Side::Defender);
    clear(&mut ends.wins[0], structure.pawns());
    clear(&mut ends.wins[1], structure.pawns() | checked);
    clear(&mut ends.holds, structure.pawns() | checked);
    ends
}

/// The kings' moves onto empty squares: a duel with these ends. The defender's moves are looked at
/// again as long as it loses more positions.
#[inline(always)]
fn play(structure: Structure, ends: &Ends, values: &mut Values) {
    let (free, guarded) = (!structure.pawns(), structure.guarded_by(Side::Attacker));
    // The positions that the attacker, to move, has not won yet.
    let mut escapes = [0; 64];
    // The positions in which the defender has only moves of its king to look at.
    let mut king_only = [0; 64];
    for a in 0..64 {
        let free = APART[a] & free;
        escapes[a] = free & !guarded & !ends.wins[0][a];
        king_only[a] = free & king_steps(free & !guarded) & !ends.holds[a];
    }
    clear(&mut escapes, structure.pawns());
    clear(
        &mut king_only,
        structure.pawns() | structure.guarded_by(Side::Defender),
    );
    // The positions that the defender, to move, has lost.
    let mut lost = Bordered([0; 80]);
    for a in 0..64 {
        lost.0[a + 8] = ends.wins[1][a] | king_only[a] & !king_steps(escapes[a]);
    }
    loop {
        let mut rows = Bordered([0; 80]);
        for a in 0..64 {
            let (left, right) = (lost.0[a + 7] & WEST[a], lost.0[a + 9] & EAST[a]);
            rows.0[a + 8] = lost.0[a + 8] | left | right;
        }
        let mut changed = 0;
        for a in 0..64 {
            let (left, right) = (lost.0[a + 7] & WEST[a], lost.0[a + 9] & EAST[a]);
            escapes[a] &= !(rows.0[a] | rows.0[a + 16] | left | right);
        }
        for a in 0..64 {
            let next = ends.wins[1][a] | king_only[a] & !king_steps(escapes[a]);
            changed |= next ^ lost.0[a + 8];
            lost.0[a + 8] = next;
        }
        unsafe { ROUNDS += 1 };
        if changed == 0 {
            break;
        }
    }
    for a in 0..64 {
        values[0][a] = APART[a] & free & !guarded & !escapes[a];
        values[1][a] = lost.0[a + 8];
    }
    clear(&mut values[0], structure.pawns());
}
pub static mut ROUNDS: usize = 0;

struct Bordered([u64; 80]);
static WEST: Sets = beside(0);
static EAST: Sets = beside(7);
const fn beside(file: usize) -> Sets {
    let mut sets = [!0; 64];
    let mut square = 0;
    while square < 64 {
        if square % 8 == file { sets[square] = 0; }
        square += 1;
    }
    sets
}

/// The attacker's exits that win. Positions that are not legal may be in the sets.
#[inline(always)]
fn winning_exits(structure: Structure, structures: &Structures<'_>, bound: Bound, wins: &mut Sets) {
    for exit in structure.exits(Side::Attacker, bound) {
        let values = structures.values(exit.to);
        let at = index(exit.at);
        match exit.kind {
            // Promotions come first, so that only they are cleared: no side stays in check.
            Kind::Promotion(promoted) => {
                let before = wins[at];
                let takers = match promoted {
                    Promoted::Unguarded => KING_STEPS[at],
                    _ => 0,
                };
                for a in 0..64 {
                    let survives = in_lane(KING_STEPS[a] | values[0][a], at);
                    wins[a] |= !exit.at & (survives | !takers);
                }
                wins[at] = before;
                clear(wins, structure.guarded_by(Side::Defender));
            }
            Kind::Pawn => {
                for a in 0..64 {
                    wins[a] |= values[1][a];
                }
            }
            Kind::Double(over) => {
                let before = wins[index(over)];
                let mut lost = values[1];
                answer_in_passing(exit.to, exit.at, over, structures, bound, &mut lost);
                for a in 0..64 {
                    wins[a] |= lost[a] & !over;
                }
                wins[index(over)] = before;
            }
            Kind::King => {
                for a in 0..64 {
                    wins[a] |= values[1][at] & in_lane(KING_STEPS[a], at);
                }
            }
        }
    }
}

/// The defender's exits: the positions in which it has one, and in which one holds. Positions that
/// are not legal may be in the sets.
#[inline(always)]
fn replies(
    structure: Structure,
    structures: &Structures<'_>,
    bound: Bound,
    can: &mut Sets,
    holds: &mut Sets,
) {
    for exit in structure.exits(Side::Defender, bound) {
        let values = structures.values(exit.to);
        let at = index(exit.at);
        // No king stands where the pawn goes. The attacker's squares are put right afterwards.
        let over = match exit.kind {
            Kind::Double(over) => over,
            _ => exit.at,
        };
        let before = [at, index(over)].map(|a| (can[a], holds[a]));
        match exit.kind {
            Kind::Promotion(promoted) => {
                let legal = !exit.at & !structure.guarded_by(Side::Attacker);
                let held = if promoted == Promoted::Won { 0 } else { legal };
                // The attacker's king takes the new piece.
                let taken = match promoted {
                    Promoted::Unguarded => values[1][at] & !KING_STEPS[at],
                    _ => 0,
                };
                for a in 0..64 {
                    can[a] |= legal;
                    holds[a] |= held & !(taken & in_lane(KING_STEPS[a], at));
                }
            }
            Kind::Pawn | Kind::Double(_) => {
                let legal = !(exit.to.pawns() | exit.to.guarded_by(Side::Attacker) | over);
                let mut won = values[0];
                if matches!(exit.kind, Kind::Double(_)) {
                    for taken in exit.to.in_passing(Side::Defender, exit.at, over) {
                        let values = structures.values(taken);
                        for a in 0..64 {
                            won[a] |= values[1][a];
                        }
                    }
                }
                for a in 0..64 {
                    can[a] |= APART[a] & legal;
                    holds[a] |= APART[a] & legal & !won[a];
                }
            }
            Kind::King => {
                for a in 0..64 {
                    let takes = KING_STEPS[at] & in_lane(APART[a], at);
                    can[a] |= takes;
                    holds[a] |= takes & !in_lane(values[0][a], at);
                }
                continue;
            }
        }
        for (a, before) in [at, index(over)].into_iter().zip(before) {
            (can[a], holds[a]) = before;
        }
    }
}

/// After a double step of the attacker: the positions that the defender has lost, where it may also
/// take in passing. `lost` has them without these captures.
#[inline(never)]
fn answer_in_passing(
    structure: Structure,
    at: u64,
    over: u64,
    structures: &Structures<'_>,
    bound: Bound,
    lost: &mut Sets,
) {
    let (mut can, mut holds) = ([0; 64], [0; 64]);
    for taken in structure.in_passing(Side::Attacker, at, over) {
        let values = structures.values(taken);
        let legal = !(taken.pawns() | taken.guarded_by(Side::Attacker));
        for a in 0..64 {
            can[a] |= APART[a] & legal;
            holds[a] |= APART[a] & legal & !values[0][a];
        }
    }
    // The positions in which the capture is the only move, so that it is no stalemate.
    let mut only = [0; 64];
    let (free, guarded) = (!structure.pawns(), structure.guarded_by(Side::Attacker));
    for a in 0..64 {
        let free = APART[a] & free;
        lost[a] &= !holds[a];
        only[a] = free & !king_steps(free & !guarded) & can[a] & !holds[a] & !lost[a];
    }
    clear(
        &mut only,
        structure.pawns() | structure.guarded_by(Side::Defender),
    );
    if only != [0; 64] {
        (can, holds) = ([0; 64], [0; 64]);
        replies(structure, structures, bound, &mut can, &mut holds);
        for a in 0..64 {
            lost[a] |= only[a] & !can[a];
        }
    }
}

/// The squares one step of a king from a set.
#[inline(always)]
const fn king_steps(from: u64) -> u64 {
    let beside = (from & !FILE_A) >> 1 | (from & !(FILE_A << 7)) << 1;
    let row = from | beside;
    beside | row << 8 | row >> 8
}

/// All squares if the set has the square, none otherwise.
#[inline(always)]
const fn in_lane(set: u64, square: usize) -> u64 {
    0u64.wrapping_sub(set >> square & 1)
}

#[inline(always)]
const fn index(square: u64) -> usize {
    square.trailing_zeros() as usize & 63
}

/// The attacker's king does not stand on these squares.
#[inline(always)]
fn clear(sets: &mut Sets, squares: u64) {
    for square in Bitboard(squares) {
        sets[square.index()] = 0;
    }
}
