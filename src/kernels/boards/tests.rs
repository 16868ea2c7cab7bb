//! The registers of every instruction set against single squares.

use super::*;
use crate::cpu::tests::check_every_isa;
use crate::test_boards::rounds;

/// Sets as bytes, in and out of every part.
fn check_members<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in rounds(100) {
        let (set, mut board) = (random.u64(..), [99; 64]);
        for part in 0..I::PARTS {
            let bytes = members(isa, set, part);
            store::<I>(bytes, &mut board, part);
            assert!(load(isa, &board, part).simd_eq(bytes).all_true());
        }
        assert_eq!(board, core::array::from_fn(|at| 0xff * (set >> at & 1) as u8));
        let ones = eight_numbers([set, 0, set >> 8, 0]).to_le_bytes();
        let bit = |at: usize| (set >> at & 1) as u8;
        assert_eq!(ones, core::array::from_fn(|at| bit(at) + 4 * bit(8 + at)));
    }
}

/// Numbers of four bits.
fn check_numbers<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in rounds(100) {
        let (words, none) = ([0; 4].map(|_| random.u64(..)), random.u64(..));
        // With numbers below 8 too: the largest must be theirs.
        for highest in [0, !0] {
            let mut bits = words.map(|word| word & !none);
            bits[3] &= highest;
            let (mut out, numbers) = ([0; 64], Numbers { bits, none });
            let largest = write_numbers(isa, &numbers, &mut out);
            let number = |square: usize| {
                let [a, b, c, d] = bits.map(|word| (word >> square & 1) as u8);
                8 * d + 4 * c + 2 * b + a
            };
            assert_eq!(largest, (0..64).map(number).max().unwrap_or(0));
            let none = |square: usize| 0xff * (none >> square & 1) as u8;
            assert_eq!(out, core::array::from_fn(|i| number(i) | none(i)));
        }
    }
}

/// Every way of columns in and out of some registers.
fn check_columns<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in rounds(100) {
        let sets = [Bitboard::EMPTY; 8].map(|_| Bitboard(random.u64(..)));
        let mut found = [Bitboard(1); 8];
        write::<I>(read(isa, &sets), &mut found);
        assert_eq!(found[..I::ROWS], sets[..I::ROWS]);
        assert_eq!(found[I::ROWS..], [Bitboard(1); 8][I::ROWS..]);
        assert!(are_empty::<I>(read(isa, &sets[..I::ROWS - 1])));
        assert!(!are_empty::<I>(boards(isa, 1 << random.u32(0..64))));
        let mut few = [Bitboard(1); 8];
        write::<I>(read(isa, &sets), &mut few[..I::ROWS - 1]);
        assert_eq!(few, [Bitboard(1); 8]);
        check_maps(isa, &mut random);
    }
}

fn check_maps<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    let maps: [[u8; 64]; 8] = [(); 8].map(|()| [(); 64].map(|()| random.u8(..16)));
    let bits = [0, 1, 2, 3].map(|bit| {
        let sets = maps.map(|map| {
            let bits = map.iter().rev().map(|byte| u64::from(byte >> bit & 1));
            Bitboard(bits.fold(0, |bits, bit| 2 * bits + bit))
        });
        read(isa, &sets)
    });
    let mut found = [[99; 64]; 8];
    write_maps(isa, bits, found[..I::ROWS].as_flattened_mut());
    let expected = maps.map(|map| map.map(|byte| if byte == 15 { 255 } else { byte }));
    assert_eq!(found[..I::ROWS], expected[..I::ROWS]);
    assert_eq!(found[I::ROWS..], [[99; 64]; 8][I::ROWS..]);
}

#[test]
fn members_of_sets_are_bytes() {
    check_every_isa!(check_members);
}

#[test]
fn numbers_of_four_bits_are_bytes() {
    check_every_isa!(check_numbers);
}

#[test]
fn boards_in_and_out_of_every_register() {
    check_every_isa!(check_columns);
}
