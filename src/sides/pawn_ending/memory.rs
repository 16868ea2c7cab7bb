//! The structures of an ending in the caller's memory: a hash set, and their values.

use core::hint::black_box;

use super::PawnEndingError;
use super::structure::Structure;

/// What is known of a structure, by the side to move (0 the attacker, 1 the defender) and the
/// attacker's square: the defender's squares on which the attacker wins.
pub(super) type Values = [[u64; 64]; 2];

/// The values of an ending in which the attacker wins nothing.
pub(super) static NOTHING: &Values = &[[0; 64]; 2];

/// Words of memory that a structure takes: its values, its pawns with a word for the search, and at
/// most four places in the hash table.
const WORDS: usize = size_of::<Values>() / 8 + 3 + 4;
/// Words that may be lost before the values, which begin at a cache line.
const LOST: usize = 7;

/// The words of memory that are enough for one structure, so that n times as many are enough for n,
/// even if they begin at an odd address and the bytes up to the first word are lost.
pub const PAWN_STRUCTURE_WORDS: usize = 144;
const _: () = assert!(8 * PAWN_STRUCTURE_WORDS >= 8 * (WORDS + LOST) + 7);

/// The structures that play can reach, and what is known of each.
pub(super) struct Structures<'m> {
    /// The attacker's pawns, the defender's, and the number plus 1 of the structure before it in the
    /// search.
    pawns: &'m mut [[u64; 3]],
    /// A hash table with open addressing: the number of a structure plus 1, or 0.
    table: &'m mut [u64],
    /// The part of the table that is in use, a power of two.
    places: usize,
    values: &'m mut [Values],
    /// How many there are.
    found: usize,
}

impl<'m> Structures<'m> {
    /// Without structures. Reads nothing that it has not written, and touches only what it needs.
    pub(super) fn new(memory: &'m mut [u64]) -> Self {
        let most = (memory.len().saturating_sub(LOST) / WORDS).min(i32::MAX as usize);
        let places = match most {
            0 => 0,
            _ => (2 * most).next_power_of_two(),
        };
        let lost = memory.as_ptr().align_offset(64).min(LOST);
        let (_, memory) = memory.split_at_mut(lost.min(memory.len()));
        let (values, memory) = memory.split_at_mut((128 * most).min(memory.len()));
        let (pawns, memory) = memory.split_at_mut((3 * most).min(memory.len()));
        let (table, _) = memory.split_at_mut(places.min(memory.len()));
        let mut structures = Self {
            pawns: pawns.as_chunks_mut().0,
            places: 0,
            table,
            values: values.as_chunks_mut().0.as_chunks_mut().0,
            found: 0,
        };
        structures.forget();
        structures
    }

    /// Drops all structures.
    pub(super) fn forget(&mut self) {
        (self.places, self.found) = (self.table.len().min(256), 0);
        self.clear();
    }

    /// Whether a structure is there.
    pub(super) fn has(&self, structure: Structure) -> bool {
        let entry = self.place(structure).and_then(|place| self.table.get(place));
        entry.is_some_and(|&entry| entry != 0)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.found
    }

    fn clear(&mut self) {
        if let Some(table) = self.table.get_mut(..self.places) {
            // A constant would become a call of memset, which needs a C library.
            table.fill(black_box(0));
        }
    }

    /// Adds a structure unless it is there: its number if it is new.
    #[inline(always)]
    pub(super) fn add(&mut self, structure: Structure) -> Result<Option<usize>, PawnEndingError> {
        let entry = self.place(structure).ok_or(PawnEndingError::Memory)?;
        let entry = self.table.get_mut(entry).ok_or(PawnEndingError::Memory)?;
        if *entry != 0 {
            return Ok(None);
        }
        let number = self.found;
        let pawns = self.pawns.get_mut(number).ok_or(PawnEndingError::Memory)?;
        *pawns = [structure.attacker, structure.defender, 0];
        self.found += 1;
        *entry = number as u64 + 1;
        if self.found == self.places / 2 {
            self.grow();
        }
        Ok(Some(number))
    }

    /// A structure by its number, and the word that belongs to it.
    pub(super) fn numbered(&mut self, number: usize) -> Option<(Structure, &mut u64)> {
        let [attacker, defender, word] = self.pawns.get_mut(number)?;
        let (attacker, defender) = (*attacker, *defender);
        Some((Structure { attacker, defender }, word))
    }

    /// [`add`](Self::add) for a structure in which the attacker may win: it needs a pawn.
    #[inline(always)]
    pub(super) fn add_if_open(
        &mut self,
        structure: Structure,
    ) -> Result<Option<usize>, PawnEndingError> {
        match structure.attacker {
            0 => Ok(None),
            _ => self.add(structure),
        }
    }

    /// Makes the table larger and enters all structures again.
    fn grow(&mut self) {
        self.places = (4 * self.places).min(self.table.len());
        self.clear();
        for number in 0..self.found {
            if let Some(structure) = self.pawns(number)
                && let Some(place) = self.place(structure)
                && let Some(entry) = self.table.get_mut(place)
            {
                *entry = number as u64 + 1;
            }
        }
    }

    /// The place of a structure in the table, or the free one where it belongs. At least half of
    /// the places are free.
    #[inline(always)]
    fn place(&self, structure: Structure) -> Option<usize> {
        let hash = hash(structure);
        let last = self.places.wrapping_sub(1);
        for step in 0..self.places {
            let place = (hash as usize).wrapping_add(step) & last;
            let number = *self.table.get(place)? as usize;
            if number == 0 || self.pawns(number - 1) == Some(structure) {
                return Some(place);
            }
        }
        None
    }

    #[inline(always)]
    fn pawns(&self, number: usize) -> Option<Structure> {
        let &[attacker, defender, _] = self.pawns.get(number)?;
        Some(Structure { attacker, defender })
    }

    /// The values of a structure that has been solved; none won for all others.
    #[inline(always)]
    pub(super) fn values(&self, structure: Structure) -> &Values {
        let known = || {
            let entry = *self.table.get(self.place(structure)?)?;
            self.values.get((entry as usize).wrapping_sub(1))
        };
        known().unwrap_or(NOTHING)
    }

    /// The place for the values of a structure by its number.
    #[inline(always)]
    pub(super) fn values_mut(&mut self, number: usize) -> Option<&mut Values> {
        self.values.get_mut(number)
    }
}

/// Two odd numbers without a pattern in their bits.
const ATTACKER: u64 = 0x9e37_79b9_7f4a_7c15;
const DEFENDER: u64 = 0xd6e8_feb8_6659_fd93;

/// Spreads the pawns over all bits of a word.
#[inline(always)]
fn hash(structure: Structure) -> u64 {
    let mixed = structure.attacker.wrapping_mul(ATTACKER)
        ^ structure.defender.rotate_left(32).wrapping_mul(DEFENDER);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(DEFENDER);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// A pawn of each side on any two squares.
    fn structures() -> Vec<Structure> {
        let pairs = (8..56).flat_map(|a| (8..56).filter(move |&b| a != b).map(move |b| (a, b)));
        pairs.map(|(a, b)| Structure { attacker: 1 << a, defender: 1 << b }).collect()
    }

    #[test]
    fn structures_are_close_to_the_place_of_their_hash() {
        let all = &structures()[..2000];
        let mut memory = vec![u64::MAX; 4000 * PAWN_STRUCTURE_WORDS];
        let mut structures = Structures::new(&mut memory);
        let mut added = |structure| structures.add(structure).expect("there is room");
        for (number, &structure) in all.iter().enumerate() {
            assert_eq!(added(structure), Some(number));
            assert_eq!(added(structure), None);
        }
        // Nearly half of 4096 places are taken. Random numbers would be half a step away from theirs.
        assert_eq!(structures.places, 4096);
        let steps = |&structure| {
            let place = structures.place(structure).expect("it was added");
            place.wrapping_sub(hash(structure) as usize) & (structures.places - 1)
        };
        let steps: usize = all.iter().map(steps).sum();
        assert!(steps < all.len() / 2, "{steps} steps for {} structures", all.len());
        // Only the part of the table that is in use is written.
        assert!(structures.table.len() > 4096);
        assert!(structures.table[4096..].iter().all(|&entry| entry == u64::MAX));
    }

    #[test]
    fn structures_of_the_same_hash_are_told_apart() {
        let of = |factor: u64| Structure {
            attacker: DEFENDER.wrapping_mul(factor),
            defender: ATTACKER.wrapping_mul(factor).rotate_right(32),
        };
        let mut memory = vec![0; 4 * PAWN_STRUCTURE_WORDS];
        let mut structures = Structures::new(&mut memory);
        for factor in 0..4 {
            assert_eq!(hash(of(factor)), hash(of(0)));
            assert_eq!(structures.add(of(factor)).ok(), Some(Some(factor as usize)));
        }
    }
}
