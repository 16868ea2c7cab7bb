//! Finds and solves structures: the moves that leave one, in which positions they win or hold, then a
//! duel of sets.
//!
//! Every array holds a set of the defender's squares for each square of the attacker. The loops
//! over them are plain, so that the compiler makes vectors of the processor's length of them.

use super::PawnEndingError;
use super::memory::{NOTHING, Structures, Values};
use super::structure::{Bound, Kind, Role, Structure};
use crate::Bitboard;
use crate::board::squares::king_steps;
use crate::cpu::{Isa, for_each_cpu};
use crate::language::array_of;

for_each_cpu! {
    avx2:
    /// Finds and solves a structure and all that play can reach from it.
    pub(super) fn solve(
        root: Structure,
        structures: &mut Structures<'_>,
        bound: Bound,
    ) -> Result<(), PawnEndingError> = solve_all;
}

/// Depth first, so that a structure is solved right after those that its exits lead to. The word of
/// a structure in progress has the number of the one before it plus 1.
#[inline(always)]
fn solve_all<I: Isa>(
    _: I,
    root: Structure,
    structures: &mut Structures<'_>,
    bound: Bound,
) -> Result<(), PawnEndingError> {
    let mut next = structures.add(root)?;
    while let Some(number) = next
        && let Some((structure, &mut word)) = structures.numbered(number)
    {
        next = new_behind(structure, structures, bound)?;
        if let Some(deeper) = next {
            if let Some((_, word)) = structures.numbered(deeper) {
                *word = number as u64 + 1;
            }
        } else {
            let mut exits = Exits::none();
            exits.add(structure, structures, bound);
            if let Some(values) = structures.values_mut(number) {
                play(structure, &mut exits, values);
            }
            next = (word as usize).checked_sub(1);
        }
    }
    Ok(())
}

/// Follows the exits until one leads to a structure that is new: its number. A capture in passing
/// leads to no new one, because the pawn's single step was followed before, and there the same pawn
/// takes with the same result.
#[inline(always)]
fn new_behind(
    structure: Structure,
    structures: &mut Structures<'_>,
    bound: Bound,
) -> Result<Option<usize>, PawnEndingError> {
    for role in Role::BOTH {
        for exit in structure.exits(role, bound) {
            if exit.leads_on() {
                let new = structures.add_if_open(exit.to)?;
                if new.is_some() {
                    return Ok(new);
                }
            }
        }
    }
    Ok(None)
}

/// All ones for the squares with a neighbor to the west, and to the east.
pub(super) static HAS_WEST: BySquare = outside_file(0);
pub(super) static HAS_EAST: BySquare = outside_file(7);

pub(super) const fn outside_file(file: usize) -> BySquare {
    let mut sets = [!0; 64];
    let mut rank = 0;
    while rank < 8 {
        sets[8 * rank + file] = 0;
        rank += 1;
    }
    sets
}

const _: () =
    assert!(HAS_WEST[8] == 0 && HAS_WEST[9] == !0 && HAS_EAST[7] == 0 && HAS_EAST[8] == !0);

/// The kings' moves onto empty squares: a duel with these exits, round by round until nothing
/// changes. The duel is played on the sets of the exits, to save memory on the stack.
#[inline(always)]
fn play(structure: Structure, exits: &mut Exits, values: &mut Values) {
    let (free, guarded) = (!structure.pawns(), structure.guarded_by(Role::Attacker));
    let checked = structure.guarded_by(Role::Defender);
    let Exits { wins: [escapes, mated], holds: king_decides } = exits;
    // From here on: the positions that the attacker, to move, has not won yet; and those that the
    // defender, to move, loses if all its king's moves onto empty squares do. Where it is mated it
    // has no such move, so that no position is in both.
    for a in 0..64 {
        let free = NOT_BESIDE[a] & free;
        escapes[a] = free & !guarded & !escapes[a];
        king_decides[a] = free & king_steps(free & !guarded) & !king_decides[a];
    }
    clear(escapes, structure.pawns());
    clear(king_decides, structure.pawns() | checked);
    // The positions that the defender, to move, has lost, with an empty rank below and above.
    let mut lost: [u64; 80] = array_of(0);
    loop {
        let mut changed = 0;
        for a in 0..64 {
            let next = mated[a] + (king_decides[a] & !king_steps(escapes[a]));
            changed |= next ^ lost[a + 8];
            lost[a + 8] = next;
        }
        if changed == 0 {
            break;
        }
        // The attacker's moves: along the rank, then to the ranks below and above.
        let mut rows: [u64; 80] = array_of(0);
        for a in 0..64 {
            let beside = lost[a + 7] & HAS_WEST[a] | lost[a + 9] & HAS_EAST[a];
            rows[a + 8] = lost[a + 8] | beside;
            escapes[a] &= !beside;
        }
        for a in 0..64 {
            escapes[a] &= !(rows[a] | rows[a + 16]);
        }
    }
    for a in 0..64 {
        values[0][a] = NOT_BESIDE[a] & free & !guarded & !escapes[a];
        // As in the last round: a copy would be a call of memcpy, which needs a C library.
        values[1][a] = mated[a] + (king_decides[a] & !king_steps(escapes[a]));
    }
    clear(&mut values[0], structure.pawns());
}

pub(super) type BySquare = [u64; 64];

/// One step of a king from each square.
pub(super) static KING_STEPS: BySquare = king_sets(false);
/// The squares on which one king may stand while the other is here.
pub(super) static NOT_BESIDE: BySquare = king_sets(true);

pub(super) const fn king_sets(not_beside: bool) -> BySquare {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        let at = 1 << square;
        sets[square] = if not_beside { !king_steps(at) & !at } else { king_steps(at) };
        square += 1;
    }
    sets
}

// A king has 420 moves. The other king stands neither on their ends nor on its square.
const _: () = {
    let (mut steps, mut apart, mut square) = (0, 0, 0);
    while square < 64 {
        steps += KING_STEPS[square].count_ones();
        apart += NOT_BESIDE[square].count_ones();
        square += 1;
    }
    assert!(steps == 420 && apart == 64 * 63 - 420);
};

/// The positions that leave the structure, named as in [`PawnEnding`](super::PawnEnding).
pub(super) struct Exits {
    pub(super) wins: [BySquare; 2],
    pub(super) holds: BySquare,
}

impl Exits {
    /// No position yet.
    #[inline(always)]
    pub(super) fn none() -> Self {
        Self { wins: [array_of(0), array_of(0)], holds: array_of(0) }
    }

    /// Adds what the moves into other structures are worth.
    #[inline(always)]
    pub(super) fn add(&mut self, structure: Structure, structures: &Structures<'_>, bound: Bound) {
        let mut can = array_of(0);
        winning_exits(structure, structures, bound, &mut self.wins[0]);
        replies(structure, structures, bound, &mut can, &mut self.holds);
        let (free, guarded) = (!structure.pawns(), structure.guarded_by(Role::Attacker));
        for a in 0..64 {
            let free = NOT_BESIDE[a] & free;
            let stuck = free & !king_steps(free & !guarded);
            self.wins[0][a] &= free & !guarded;
            self.wins[1][a] = stuck & !self.holds[a] & (can[a] | guarded);
            self.holds[a] &= free;
        }
        let checked = structure.guarded_by(Role::Defender);
        clear(&mut self.wins[0], structure.pawns());
        clear(&mut self.wins[1], structure.pawns() | checked);
        clear(&mut self.holds, structure.pawns() | checked);
    }
}

/// The attacker's exits that win. Positions that are not legal may be in the sets.
#[inline(always)]
fn winning_exits(
    structure: Structure,
    structures: &Structures<'_>,
    bound: Bound,
    wins: &mut BySquare,
) {
    for exit in structure.exits(Role::Attacker, bound) {
        let values = structures.values(exit.to);
        let at = index(exit.at);
        match exit.kind {
            // Promotions come first: what `clear` removes, because a king would stay in check, must be
            // theirs alone.
            kind @ (Kind::Won | Kind::Held | Kind::Unguarded) => {
                let before = wins[at];
                let takers = if kind == Kind::Unguarded { KING_STEPS[at] } else { 0 };
                for a in 0..64 {
                    let taken = takers & in_lane(NOT_BESIDE[a] & !values[0][a], at);
                    wins[a] |= !exit.at & !taken;
                }
                wins[at] = before;
                clear(wins, structure.guarded_by(Role::Defender));
            }
            Kind::Pawn => {
                for a in 0..64 {
                    wins[a] |= values[1][a];
                }
            }
            Kind::Double(over) => {
                let before = wins[index(over)];
                let mut taken = exit.to.in_passing(Role::Attacker, exit.at, over);
                if taken.next().is_none() {
                    for a in 0..64 {
                        wins[a] |= values[1][a] & !over;
                    }
                } else {
                    let lost = &mut array_of(0);
                    answer_in_passing(exit.to, exit.at, over, structures, bound, lost);
                    for a in 0..64 {
                        wins[a] |= lost[a] & !over;
                    }
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
    can: &mut BySquare,
    holds: &mut BySquare,
) {
    for exit in structure.exits(Role::Defender, bound) {
        let values = structures.values(exit.to);
        let at = index(exit.at);
        // No king stands where the pawn goes: the sets of these squares of the attacker's king get
        // back afterwards what they had before.
        let over = match exit.kind {
            Kind::Double(over) => over,
            _ => exit.at,
        };
        let before = [at, index(over)].map(|a| (can[a], holds[a]));
        match exit.kind {
            kind @ (Kind::Won | Kind::Held | Kind::Unguarded) => {
                let legal = !exit.at & !structure.guarded_by(Role::Attacker);
                let held = if kind == Kind::Won { 0 } else { legal };
                // The attacker's king takes the new piece: not a defended one, since the kings are
                // apart in all values.
                let taken = if kind == Kind::Unguarded { values[1][at] } else { 0 };
                for a in 0..64 {
                    can[a] |= legal;
                    holds[a] |= held & !(taken & in_lane(KING_STEPS[a], at));
                }
            }
            Kind::Pawn | Kind::Double(_) => {
                let legal = !(exit.to.pawns() | exit.to.guarded_by(Role::Attacker) | over);
                // After a double step the attacker may also take in passing.
                let two = if matches!(exit.kind, Kind::Double(_)) { exit.at } else { 0 };
                let mut taken = exit.to.in_passing(Role::Defender, two, over);
                let taken =
                    [(); 2].map(|()| taken.next().map_or(NOTHING, |to| structures.values(to)));
                for a in 0..64 {
                    let won = values[0][a] | taken[0][1][a] | taken[1][1][a];
                    can[a] |= NOT_BESIDE[a] & legal;
                    holds[a] |= NOT_BESIDE[a] & legal & !won;
                }
            }
            Kind::King => {
                for a in 0..64 {
                    let takes = KING_STEPS[at] & in_lane(NOT_BESIDE[a], at);
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

/// After a double step of the attacker that may be taken in passing: adds the positions that the
/// defender has lost all the same. The caller leaves out positions that were not legal before the
/// step, and so the captures of a defender that stays in check.
#[inline(never)]
fn answer_in_passing(
    structure: Structure,
    at: u64,
    over: u64,
    structures: &Structures<'_>,
    bound: Bound,
    lost: &mut BySquare,
) {
    let mut saved = array_of::<_, 64>(0);
    for taken in structure.in_passing(Role::Attacker, at, over) {
        let values = structures.values(taken);
        for a in 0..64 {
            saved[a] |= !values[0][a];
        }
    }
    // The positions in which only the capture can be a move, so that it may be no stalemate.
    let mut only = array_of(0);
    let values = structures.values(structure);
    let (free, guarded) = (!structure.pawns(), structure.guarded_by(Role::Attacker));
    for a in 0..64 {
        let free = NOT_BESIDE[a] & free;
        lost[a] |= values[1][a] & !saved[a];
        only[a] = free & !king_steps(free & !guarded) & !saved[a] & !lost[a];
    }
    let checked = structure.guarded_by(Role::Defender);
    clear(&mut only, structure.pawns() | checked);
    let (mut can, mut holds) = (array_of(0), array_of(0));
    replies(structure, structures, bound, &mut can, &mut holds);
    for a in 0..64 {
        lost[a] |= only[a] & !can[a];
    }
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
pub(super) fn clear(sets: &mut BySquare, squares: u64) {
    for square in Bitboard(squares) {
        sets[square.index()] = 0;
    }
}
