//! The operations of every register, against single bytes.

use super::*;
use crate::cpu::register::Register;
use crate::test_boards::rounds;

/// The bytes that an operation makes of the parts of two boards, of which it gets the number too.
fn each<I: Isa>(
    isa: I,
    [a, b]: [&[u8; 64]; 2],
    operation: impl Fn(Bytes<I>, Bytes<I>, usize) -> Bytes<I>,
) -> [u8; 64] {
    let mut out = [0; 64];
    for part in 0..Bytes::<I>::PARTS {
        let (a, b) = (Bytes::<I>::load(isa, a, part), Bytes::<I>::load(isa, b, part));
        operation(a, b, part).store(&mut out, part);
    }
    out
}

/// Look-ups of random places, against single bytes. What looks up by places does so by the low half
/// of bytes too.
#[allow(dead_code)] // where no instruction looks up
pub(crate) fn check_look_up<I: Isa>(isa: I) {
    let ones = Bytes::splat(isa, 1);
    assert!(ones.by_low_half(isa, ones).is_some());
    let mut random = fastrand::Rng::with_seed(2);
    for _ in rounds(200) {
        let bytes: [u8; 64] = core::array::from_fn(|_| random.u8(..));
        let places: [u8; 64] = core::array::from_fn(|_| match random.u8(0..20) {
            place @ 0..16 => place,
            _ => 0x80,
        });
        let both = [&bytes, &places];
        let found = each(isa, both, |bytes, places, _| bytes.look_up(places));
        let expected = |i: usize| match usize::from(places[i]) {
            place @ 0..16 => bytes[i / 16 * 16 + place],
            _ => 0,
        };
        assert_eq!(found, core::array::from_fn(expected));
        let sixteen: [u8; 16] = core::array::from_fn(|_| random.u8(..));
        let found = each(isa, both, |_, _, _| Bytes::<I>::repeated(isa, &sixteen));
        assert_eq!(found, core::array::from_fn(|i| sixteen[i % 16]));
    }
}

/// Shifts, exchanges and look-ups by the low half of bytes.
fn check_bits<I: Isa>(isa: I, a: &[u8; 64], b: &[u8; 64]) {
    let each =
        |operation: &dyn Fn(Bytes<I>, Bytes<I>, usize) -> Bytes<I>| each(isa, [a, b], operation);
    let shifted = each(&|a, _, _| a.right_in_bytes::<1>(isa));
    assert_eq!(shifted, a.map(|a| a >> 1));
    let shifted = each(&|a, _, _| a.right_in_bytes::<4>(isa));
    assert_eq!(shifted, a.map(|a| a >> 4));
    let mask = Bytes::<I>::splat(isa, 0x33);
    let low = each(&|a, b, _| Bytes::<I>::exchange::<2>(mask, a, b).0);
    let expected = core::array::from_fn(|i| a[i] & 0x33 | b[i] << 2 & 0xcc);
    assert_eq!(low, expected);
    let high = each(&|a, b, _| Bytes::<I>::exchange::<2>(mask, a, b).1);
    let expected = core::array::from_fn(|i| a[i] >> 2 & 0x33 | b[i] & 0xcc);
    assert_eq!(high, expected);

    let repeated: [u8; 64] = core::array::from_fn(|i| a[i % 16]);
    let ones = Bytes::<I>::splat(isa, 1);
    if ones.by_low_half(isa, ones).is_some() {
        let found = each(&|_, b, part| {
            let table = Bytes::<I>::load(isa, &repeated, part);
            b.by_low_half(isa, table).unwrap()
        });
        assert_eq!(found, b.map(|byte| a[usize::from(byte & 15)]));
    }
}

/// Every operation on random bytes, against single bytes.
pub(crate) fn check<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in rounds(200) {
        let [a, b] = [(); 2].map(|()| {
            core::array::from_fn::<u8, 64, _>(|_| match random.u8(0..4) {
                0 => 0,
                1 => 255,
                _ => random.u8(..),
            })
        });
        let each = |operation: &dyn Fn(Bytes<I>, Bytes<I>, usize) -> Bytes<I>| {
            each(isa, [&a, &b], operation)
        };
        let two = |operation: fn(Bytes<I>, Bytes<I>) -> Bytes<I>| each(&|a, b, _| operation(a, b));
        let bytes = |operation: fn(u8, u8) -> u8| -> [u8; 64] {
            core::array::from_fn(|i| operation(a[i], b[i]))
        };
        assert_eq!(two(|a, b| a & b), bytes(|a, b| a & b));
        assert_eq!(two(|a, b| a | b), bytes(|a, b| a | b));
        assert_eq!(two(|a, b| a ^ b), bytes(|a, b| a ^ b));
        assert_eq!(two(Bytes::<I>::without), bytes(|a, b| a & !b));
        assert_eq!(two(Bytes::<I>::add), bytes(u8::wrapping_add));
        assert_eq!(two(Bytes::<I>::sub), bytes(u8::wrapping_sub));
        assert_eq!(two(Bytes::<I>::add_to_limit), bytes(u8::saturating_add));
        assert_eq!(two(Bytes::<I>::min), bytes(Ord::min));
        assert_eq!(two(Bytes::<I>::max), bytes(Ord::max));
        assert_eq!(two(Bytes::<I>::equal), bytes(|a, b| if a == b { 255 } else { 0 }));

        let words = |operation: fn(u64) -> u64| -> [u8; 64] {
            let mut out = a;
            for word in out.as_chunks_mut::<8>().0 {
                *word = operation(u64::from_le_bytes(*word)).to_le_bytes();
            }
            out
        };
        assert_eq!(two(|a, _| a.up::<9>()), words(|a| a << 9));
        assert_eq!(two(|a, _| a.down::<7>()), words(|a| a >> 7));
        check_bits(isa, &a, &b);

        let (byte, word) = (random.u8(..), random.u64(..));
        assert_eq!(each(&|_, _, _| Bytes::<I>::splat(isa, byte)), [byte; 64]);
        let found = each(&|_, _, _| Bytes::<I>::splat_word(isa, word));
        assert_eq!(found.as_chunks::<8>().0, [word.to_le_bytes(); 8]);
        let found = each(&|_, _, part| Bytes::<I>::members(isa, word, part));
        let members = core::array::from_fn(|i| 0u8.wrapping_sub((word >> i & 1) as u8));
        assert_eq!(found, members);
        for part in 0..Bytes::<I>::PARTS {
            let register = Bytes::<I>::load(isa, &a, part);
            let largest = a[Bytes::<I>::BYTES * part..][..Bytes::<I>::BYTES].iter().max().copied();
            assert_eq!(Some(register.largest()), largest);
            assert_eq!(register.is_zero(), largest == Some(0));
            assert!(Bytes::<I>::splat(isa, 0).is_zero());
            let members = Bytes::<I>::members(isa, word, part).set();
            assert_eq!(
                members,
                word >> (part * Bytes::<I>::BYTES) & (!0 >> (64 - Bytes::<I>::BYTES))
            );
        }
        check_numbers(isa, &mut random);
    }
}

/// Numbers of four bits.
fn check_numbers<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    let (words, none) = ([0; 4].map(|_| random.u64(..)), random.u64(..));
    // With numbers below 8 too: the largest must be theirs.
    for highest in [0, !0] {
        let mut bits = words.map(|word| word & !none);
        bits[3] &= highest;
        let (mut out, numbers) = ([0; 64], Numbers { bits, none });
        let largest = Bytes::<I>::write_numbers(isa, &numbers, &mut out);
        let number = |square: usize| {
            let [a, b, c, d] = bits.map(|word| (word >> square & 1) as u8);
            8 * d + 4 * c + 2 * b + a
        };
        assert_eq!(largest, (0..64).map(number).max().unwrap_or(0));
        let none = |square: usize| 0xff * (none >> square & 1) as u8;
        assert_eq!(out, core::array::from_fn(|i| number(i) | none(i)));
    }
}
