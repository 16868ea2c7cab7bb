use super::*;

/// Every way in and out of some registers.
fn check<V: Boards>(proof: V::Proof) {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in crate::test_boards::rounds(100) {
        let mut random_words = || core::array::from_fn::<u64, 8, _>(|_| random.u64(..));
        let a = random_words();
        // SAFETY: no register has more than eight words.
        let c = unsafe { V::read(proof, a.as_ptr()) };
        let written = |register: V| {
            let mut words = [0; 8];
            // SAFETY: no register has more than eight words.
            unsafe { register.write(words.as_mut_ptr()) };
            words
        };
        assert_eq!(written(c)[..V::ROWS], a[..V::ROWS]);

        check_maps::<V>(proof, &mut random);
    }
}

fn check_maps<V: Boards>(proof: V::Proof, random: &mut fastrand::Rng) {
    let near = random.bool();
    let mut distance = || match random.u8(..16) {
        distance @ 8..15 if near => distance % 8,
        distance => distance,
    };
    let maps: [[u8; 64]; 8] = core::array::from_fn(|_| core::array::from_fn(|_| distance()));
    let bits = [0, 1, 2, 3].map(|bit| {
        let words = maps.map(|map| {
            let bits = map.iter().rev().map(|byte| u64::from(byte >> bit & 1));
            bits.fold(0, |bits, bit| 2 * bits + bit)
        });
        // SAFETY: no register has more than eight words.
        unsafe { V::read(proof, words.as_ptr()) }
    });
    let mut found = [[99; 64]; 8];
    // SAFETY: no register has more than eight words.
    unsafe { V::write_maps(proof, bits, near, found.as_mut_ptr()) };
    let expected = maps.map(|map| map.map(|byte| if byte == 15 { 255 } else { byte }));
    assert_eq!(found[..V::ROWS], expected[..V::ROWS]);
    assert_eq!(found[V::ROWS..], [[99; 64]; 8][V::ROWS..]);
}

#[test]
fn boards_in_and_out_of_every_register() {
    crate::cpu::tests::check_every_register!(check);
}
