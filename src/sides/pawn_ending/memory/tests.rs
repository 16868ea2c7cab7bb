//! The hash table: collisions, the way to a structure, and how much of the memory is touched.

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
    let mut added = |structure| structures.add(structure).ok().expect("there is room");
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
