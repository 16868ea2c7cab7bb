//! Finds and solves structures: the moves that leave one, then a duel of sets.

use super::exits::{BySquare, Exits, NOT_BESIDE, clear};
use super::memory::{Full, Structures, Values};
use super::structure::{Bound, Role, Structure};
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
    ) -> Result<(), Full> = solve_all;
}

/// Depth first, so that a structure is solved right after those that its exits lead to. The word of
/// a structure in progress has the number of the one before it plus 1.
#[inline(always)]
fn solve_all<I: Isa>(
    _: I,
    root: Structure,
    structures: &mut Structures<'_>,
    bound: Bound,
) -> Result<(), Full> {
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
) -> Result<Option<usize>, Full> {
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
