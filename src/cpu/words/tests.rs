//! The operations of every register of words, against single words.

use super::*;
use crate::cpu::register::{NOT_A_FILE, NOT_H_FILE};

/// Every operation on random words, through the first word of each.
pub(crate) fn check<W: Words>(proof: W::Proof, count: usize) {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in crate::test_boards::rounds(200) {
        let mut four = || [0; 4].map(|_| random.u64(..));
        let (mut a, b) = (four(), four());
        let mut by = four().map(|by| by % 64);
        // Turned round, so that each word comes first.
        for _ in 0..count {
            let (x, y, n) = (W::new(proof, a), W::new(proof, b), W::new(proof, by));
            assert_eq!(x.first(), a[0]);
            assert_eq!((x & y).first(), a[0] & b[0]);
            assert_eq!((x | y).first(), a[0] | b[0]);
            let bits = by[0] as u32;
            let (left, right) = (a[0] << bits, a[0] >> bits);
            assert_eq!((x.left(n).first(), x.right(n).first()), (left, right));
            assert_eq!((x ^ y).first(), a[0] ^ b[0]);
            assert_eq!(x.up::<10>().first(), a[0] << 10);
            assert_eq!(x.down::<6>().first(), a[0] >> 6);
            assert_eq!(x.east().first(), a[0] << 1 & NOT_A_FILE);
            assert_eq!(x.west(proof).first(), a[0] >> 1 & NOT_H_FILE);
            assert_eq!(x.words()[..count], a[..count]);
            assert_eq!(x.plus(y).first(), a[0].wrapping_add(b[0]));
            assert_eq!(W::COUNT, count);
            let union = a[..count].iter().fold(0, |union, word| union | word);
            let other = W::splat_word(proof, b[1]);
            assert_eq!(
                x.union_with(other).words()[..count],
                [union | b[1]; 4][..count]
            );
            a[..count].rotate_left(1);
            by[..count].rotate_left(1);
        }
    }
}

/// Every operation of two words on random ones.
pub(crate) fn check_pair<W: Pair>(proof: W::Proof) {
    check::<W>(proof, 2);
    let mut random = fastrand::Rng::with_seed(4);
    for _ in crate::test_boards::rounds(200) {
        let mut two = || [random.u64(..), random.u64(..), 0, 0];
        let (a, b) = (two(), two());
        let (x, y) = (W::new(proof, a), W::new(proof, b));
        assert_eq!(x.exchanged().words()[..2], [a[1], a[0]]);
        assert_eq!(x.crossed(y).words()[..2], [a[1], b[0]]);
        let one = W::new(proof, [0, a[1] | 1, 0, 0]);
        assert_eq!(one.empty().words()[..2], [!0, 0]);
        assert_eq!(one.exchanged().empty().words()[..2], [0, !0]);
    }
}
