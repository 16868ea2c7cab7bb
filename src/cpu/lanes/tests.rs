//! The operations of every register, against single bytes.

use super::*;

/// Look-ups of random places, against single bytes.
#[allow(dead_code)] // in portable code
pub(crate) fn check_look_up<V: LookUp>(proof: V::Proof) {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in crate::test_boards::rounds(200) {
        let bytes: [u8; 64] = core::array::from_fn(|_| random.u8(..));
        let places: [u8; 64] = core::array::from_fn(|_| match random.u8(0..20) {
            place @ 0..16 => place,
            _ => 0x80,
        });
        let sixteen: [u8; 16] = core::array::from_fn(|_| random.u8(..));
        let (mut found, mut repeated) = ([0; 64], [0; 64]);
        for part in 0..V::PARTS {
            let places = V::load(proof, &places, part);
            let bytes = V::load(proof, &bytes, part);
            bytes.look_up(places).store(&mut found, part);
            V::repeated(proof, &sixteen).store(&mut repeated, part);
        }
        let expected = |i: usize| match usize::from(places[i]) {
            place @ 0..16 => bytes[i / 16 * 16 + place],
            _ => 0,
        };
        assert_eq!(found, core::array::from_fn(expected));
        assert_eq!(repeated, core::array::from_fn(|i| sixteen[i % 16]));
    }
}

/// Shifts, exchanges and look-ups by halves of bytes.
fn check_bits<V: Lanes>(proof: V::Proof, a: &[u8; 64], b: &[u8; 64]) {
    let each = |operation: &dyn Fn(V, V, usize) -> V| {
        let mut out = [0; 64];
        for part in 0..V::PARTS {
            let (a, b) = (V::load(proof, a, part), V::load(proof, b, part));
            operation(a, b, part).store(&mut out, part);
        }
        out
    };
    assert_eq!(
        each(&|a, _, _| a.right_in_bytes::<1>(proof)),
        a.map(|a| a >> 1)
    );
    assert_eq!(
        each(&|a, _, _| a.right_in_bytes::<4>(proof)),
        a.map(|a| a >> 4)
    );
    for file in 0..8 {
        let set = u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7].map(|rank| a[rank]));
        let ranks = (0..8).fold(0, |ranks, rank| {
            ranks | (set >> (8 * rank + file) & 1) << rank
        });
        let found = each(&|_, _, _| V::by_files(proof, set)[file]);
        assert_eq!(found, [ranks as u8; 64]);
    }
    let mask = V::splat(proof, 0x33);
    let low = each(&|a, b, _| V::exchange::<2>(mask, a, b).0);
    assert_eq!(
        low,
        core::array::from_fn(|i| a[i] & 0x33 | b[i] << 2 & 0xcc)
    );
    let high = each(&|a, b, _| V::exchange::<2>(mask, a, b).1);
    assert_eq!(
        high,
        core::array::from_fn(|i| a[i] >> 2 & 0x33 | b[i] & 0xcc)
    );

    let tables: [[u8; 16]; 2] = [0, 1].map(|n| core::array::from_fn(|i| a[16 * n + i]));
    let repeated: [u8; 64] = core::array::from_fn(|i| tables[0][i % 16]);
    let [low, high] = [
        |byte: u8| usize::from(byte % 16),
        |byte: u8| usize::from(byte / 16),
    ];
    if V::splat(proof, 0).by_halves(proof, &tables).is_some() {
        let found = each(&|_, b, part| {
            let table = V::load(proof, &repeated, part);
            b.by_low_half(proof, table).unwrap()
        });
        assert_eq!(found, b.map(|byte| tables[0][low(byte)]));
        let found = each(&|_, b, _| b.by_halves(proof, &tables).unwrap());
        assert_eq!(
            found,
            b.map(|byte| tables[0][low(byte)] | tables[1][high(byte)])
        );
    }
}

/// Every operation on random bytes, against single bytes.
pub(crate) fn check<V: Lanes>(proof: V::Proof) {
    let mut random = fastrand::Rng::with_seed(1);
    let board = |random: &mut fastrand::Rng| -> [u8; 64] {
        core::array::from_fn(|_| match random.u8(0..4) {
            0 => 0,
            1 => 255,
            _ => random.u8(..),
        })
    };
    let two = |a: &[u8; 64], b: &[u8; 64], operation: fn(V, V) -> V| {
        let mut out = [0; 64];
        for part in 0..V::PARTS {
            operation(V::load(proof, a, part), V::load(proof, b, part)).store(&mut out, part);
        }
        out
    };
    for _ in 0..crate::test_boards::rounds(200).len() {
        let (a, b) = (board(&mut random), board(&mut random));
        let bytes = |operation: fn(u8, u8) -> u8| -> [u8; 64] {
            core::array::from_fn(|i| operation(a[i], b[i]))
        };
        assert_eq!(two(&a, &b, |a, b| a & b), bytes(|a, b| a & b));
        assert_eq!(two(&a, &b, |a, b| a | b), bytes(|a, b| a | b));
        assert_eq!(two(&a, &b, |a, b| a ^ b), bytes(|a, b| a ^ b));
        assert_eq!(two(&a, &b, V::without), bytes(|a, b| a & !b));
        assert_eq!(two(&a, &b, V::add), bytes(u8::wrapping_add));
        assert_eq!(two(&a, &b, V::sub), bytes(u8::wrapping_sub));
        assert_eq!(two(&a, &b, V::add_to_limit), bytes(u8::saturating_add));
        assert_eq!(two(&a, &b, V::min), bytes(Ord::min));
        assert_eq!(two(&a, &b, V::max), bytes(Ord::max));
        let equal = bytes(|a, b| if a == b { 255 } else { 0 });
        assert_eq!(two(&a, &b, V::equal), equal);

        let words = |operation: fn(u64) -> u64| -> [u8; 64] {
            let mut out = a;
            for word in out.as_chunks_mut::<8>().0 {
                *word = operation(u64::from_le_bytes(*word)).to_le_bytes();
            }
            out
        };
        assert_eq!(two(&a, &a, |a, _| a.up::<9>()), words(|a| a << 9));
        assert_eq!(two(&a, &a, |a, _| a.down::<7>()), words(|a| a >> 7));

        check_bits::<V>(proof, &a, &b);

        let mut out = [0; 64];
        for part in 0..V::PARTS {
            let bytes = V::load(proof, &a, part).none_for_15(proof);
            bytes.store(&mut out, part);
        }
        let four_bits = a.map(|byte| byte % 16);
        assert_eq!(
            out,
            four_bits.map(|byte| if byte == 15 { 255 } else { byte })
        );

        let (byte, word) = (random.u8(..), random.u64(..));
        let mut out = [0; 64];
        for part in 0..V::PARTS {
            let range = V::BYTES * part..V::BYTES * (part + 1);
            let register = V::load(proof, &a, part);
            let largest = a[range].iter().max().copied();
            assert_eq!(Some(register.largest()), largest);
            assert_eq!(register.is_zero(), largest == Some(0));
            V::splat(proof, byte).store(&mut out, part);
            assert!(V::splat(proof, 0).is_zero());
        }
        assert_eq!(out, [byte; 64]);
        for part in 0..V::PARTS {
            V::splat_word(proof, word).store(&mut out, part);
        }
        assert_eq!(out.as_chunks::<8>().0, [word.to_le_bytes(); 8]);
        let (words, none) = ([0; 4].map(|_| random.u64(..)), random.u64(..));
        for most in [3, 4] {
            let mut bits = words.map(|word| word & !none);
            if most == 3 {
                bits[3] = 0;
            }
            let largest = if most == 3 {
                V::write_numbers::<3>(proof, &Numbers { bits, none }, &mut out)
            } else {
                V::write_numbers::<4>(proof, &Numbers { bits, none }, &mut out)
            };
            let number = |square: usize| {
                let [a, b, c, d] = bits.map(|word| (word >> square & 1) as u8);
                8 * d + 4 * c + 2 * b + a
            };
            assert_eq!(largest, (0..64).map(number).max().unwrap_or(0));
            let none = |square: usize| 0xff * (none >> square & 1) as u8;
            assert_eq!(out, core::array::from_fn(|i| number(i) | none(i)));
        }
        for part in 0..V::PARTS {
            let members = V::members(proof, word, part);
            assert_eq!(
                members.set(),
                word >> (part * V::BYTES) & (!0 >> (64 - V::BYTES))
            );
            V::members(proof, word, part).store(&mut out, part);
        }
        assert_eq!(
            out,
            core::array::from_fn(|i| 0u8.wrapping_sub((word >> i & 1) as u8))
        );
    }
}

/// Instructions are used where the processor has them.
#[cfg(target_arch = "x86_64")]
pub(crate) fn check_that_it_looks_up<V: Lanes>(proof: V::Proof) {
    let register = V::splat(proof, 1);
    assert!(register.by_low_half(proof, register).is_some());
    assert!(register.by_halves(proof, &[[1; 16]; 2]).is_some());
}
