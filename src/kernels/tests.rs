//! The registers of every instruction set against single words and squares.

mod ends;

use fearless_simd::prelude::*;
use fearless_simd::{u64x2, u64x4};

use super::boards::*;
use super::sets::*;
use crate::Bitboard;
use crate::cpu::Isa;
use crate::cpu::tests::check_every_isa;
use crate::test_boards::rounds;

/// Every operation on random sets, against those of single ones.
fn check_sets<W: Sets>(
    random: &mut fastrand::Rng,
    of: impl Fn(u64) -> W,
    first: impl Fn(W) -> u64,
) {
    let [a, b, open] = [(); 3].map(|()| random.u64(..));
    let (x, y) = (of(a), of(b));
    let found = [
        x & y,
        x | y,
        x ^ y,
        !x,
        x.repeat(b),
        x.up::<10>(),
        x.down::<6>(),
        x.east(),
        x.west(),
        x.with_beside(y, of(open)),
        parity(x, [y, of(open)]),
    ];
    let expected = [
        a & b,
        a | b,
        a ^ b,
        !a,
        b,
        a << 10,
        a >> 6,
        a << 1 & NOT_A_FILE,
        a >> 1 & NOT_H_FILE,
        open & (a | b << 1 & NOT_A_FILE | b >> 1 & NOT_H_FILE),
        a ^ b ^ open,
    ];
    assert_eq!(found.map(first), expected);
}

/// Every word of some.
fn check_words<W: Sets>(random: &mut fastrand::Rng, zero: W) {
    check_sets(random, |set| zero.repeat(set), W::first);
    let words = [(); 4].map(|()| random.u64(..));
    let all = zero.with(words);
    assert_eq!(all.words()[..W::COUNT], words[..W::COUNT]);
    assert_eq!(all.first(), words[0]);
    assert_eq!(all.words()[W::COUNT..], [0; 4][W::COUNT..]);
    for at in 0..W::COUNT {
        // Whichever word comes first, the others are treated alike.
        check_sets(random, |set| zero.with([set; 4]), |set| set.words()[at]);
    }
}

/// Every word shifted by its own number, and the union of all.
fn check_shifts_and_union<W: Sets>(random: &mut fastrand::Rng, zero: W) {
    check_words(random, zero);
    let words = [(); 4].map(|()| random.u64(..));
    let by = [(); 4].map(|()| random.u64(..64));
    let (all, shifts) = (zero.with(words), zero.with(by));
    let other = random.u64(..);
    let union = words[..W::COUNT].iter().fold(other, |union, word| union | word);
    assert_eq!(all.union_with(zero.repeat(other)).words()[..W::COUNT], [union; 4][..W::COUNT]);
    let (left, right) = ((all << shifts).words(), (all >> shifts).words());
    let sums = (shifts + shifts).words();
    for at in 0..W::COUNT {
        assert_eq!((left[at], right[at]), (words[at] << by[at], words[at] >> by[at]));
        assert_eq!(sums[at], 2 * by[at]);
    }
}

/// Sets as bytes, in and out of every part.
fn check_members<I: Isa>(isa: I, random: &mut fastrand::Rng) {
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

/// Bits of two sets that change places.
fn check_exchange<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    let [a, b] = [random.u64(..), random.u64(..)];
    let (low, high) = (0x3333_3333_3333_3333, 0xcccc_cccc_cccc_cccc);
    let (x, y) = exchange::<2, I>(low, boards(isa, a), boards(isa, b));
    assert!(x.as_slice().iter().all(|word| *word == a & low | b << 2 & high));
    assert!(y.as_slice().iter().all(|word| *word == a >> 2 & low | b & high));
}

/// Numbers of four bits.
fn check_numbers<I: Isa>(isa: I, random: &mut fastrand::Rng) {
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

/// Every way of columns in and out of some registers.
fn check_columns<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    let sets = [Bitboard::EMPTY; 8].map(|_| Bitboard(random.u64(..)));
    let mut found = [Bitboard(1); 8];
    write::<I>(read(isa, &sets), &mut found);
    assert_eq!(found[..I::BOARDS], sets[..I::BOARDS]);
    assert_eq!(found[I::BOARDS..], [Bitboard(1); 8][I::BOARDS..]);
    assert!(are_empty::<I>(read(isa, &sets[..I::BOARDS - 1])));
    assert!(!are_empty::<I>(boards(isa, 1 << random.u32(0..64))));
    let mut few = [Bitboard(1); 8];
    write::<I>(read(isa, &sets), &mut few[..I::BOARDS - 1]);
    assert_eq!(few, [Bitboard(1); 8]);
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
    write_maps(isa, bits, found[..I::BOARDS].as_flattened_mut());
    let expected = maps.map(|map| map.map(|byte| if byte == 15 { 255 } else { byte }));
    assert_eq!(found[..I::BOARDS], expected[..I::BOARDS]);
    assert_eq!(found[I::BOARDS..], [[99; 64]; 8][I::BOARDS..]);
}

fn check<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in rounds(200) {
        check_members(isa, &mut random);
        check_exchange(isa, &mut random);
        check_numbers(isa, &mut random);
        check_columns(isa, &mut random);
        check_maps(isa, &mut random);
        check_words(&mut random, Word(0));
        check_shifts_and_union(&mut random, u64x2::splat(isa.narrow(), 0));
        check_shifts_and_union(&mut random, u64x4::splat(isa.narrow(), 0));
        check_sets(&mut random, |set| I::u64s::splat(isa, set), |sets| sets[I::BOARDS - 1]);
    }
}

#[test]
fn every_operation_is_that_of_single_sets() {
    check_every_isa!(check);
}
