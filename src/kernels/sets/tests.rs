//! The registers of every instruction set against single words.

use super::*;
use crate::cpu::Isa;
use crate::cpu::tests::check_every_isa;
use crate::kernels::boards::exchange;
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
        x.with_beside(y, Open::new(of(open))),
        parity(x, [y, of(open)]),
        exchange::<2, _>(0x3333_3333_3333_3333, x, y).0,
        exchange::<2, _>(0x3333_3333_3333_3333, x, y).1,
    ];
    let (low, high) = (0x3333_3333_3333_3333, 0xcccc_cccc_cccc_cccc);
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
        a & low | b << 2 & high,
        a >> 2 & low | b & high,
    ];
    assert_eq!(found.map(first), expected);
}

/// Every word of some.
fn check_words<W: Words>(random: &mut fastrand::Rng, zero: W) {
    check_sets(random, |set| zero.repeat(set), W::first);
    let words = [(); 4].map(|()| random.u64(..));
    let all = zero.with(words);
    assert_eq!(all.words()[..W::COUNT], words[..W::COUNT]);
    assert_eq!(all.first(), words[0]);
    assert_eq!(all.words()[W::COUNT..], [0; 4][W::COUNT..]);
    assert_eq!(all.behind_barrier().words(), all.words());
    for at in 0..W::COUNT {
        // Whichever word comes first, the others are treated alike.
        check_sets(random, |set| zero.with([set; 4]), |set| set.words()[at]);
    }
    let by = [(); 4].map(|()| random.u64(..64));
    let shifts = zero.with(by);
    let (left, right) = ((all << shifts).words(), (all >> shifts).words());
    let sums = (shifts + shifts).words();
    for at in 0..W::COUNT {
        assert_eq!((left[at], right[at]), (words[at] << by[at], words[at] >> by[at]));
        assert_eq!(sums[at], 2 * by[at]);
    }
    let union = words[..W::COUNT].iter().fold(by[0], |union, word| union | word);
    assert_eq!(all.union_with(zero.repeat(by[0])).words()[..W::COUNT], [union; 4][..W::COUNT]);
}

fn check<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in rounds(200) {
        check_words(&mut random, Word(0));
        check_words(&mut random, u64x2::splat(isa, 0));
        check_words(&mut random, u64x4::splat(isa, 0));
        check_sets(&mut random, |set| I::u64s::splat(isa, set), |sets| sets[I::ROWS - 1]);
    }
}

#[test]
fn every_operation_is_that_of_single_sets() {
    check_every_isa!(check);
}
