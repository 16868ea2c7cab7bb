use crate::Bitboard;
use crate::cpu::{Bytes, Isa};

/// Every way in and out of some registers.
fn check<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in crate::test_boards::rounds(100) {
        let sets = [Bitboard::EMPTY; 8].map(|_| Bitboard(random.u64(..)));
        let found = Bytes::read(isa, &sets).sets();
        let rows = Bytes::<I>::ROWS;
        assert_eq!(found[..rows], sets[..rows]);
        assert_eq!(found[rows..], [Bitboard::EMPTY; 8][rows..]);
        assert!(Bytes::read(isa, &sets[..rows - 1]).is_zero());
        let mut few = [Bitboard(1); 8];
        Bytes::read(isa, &sets).write(&mut few[..rows - 1]);
        assert_eq!(few, [Bitboard(1); 8]);
        check_maps(isa, &mut random);
    }
}

fn check_maps<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    let near = random.bool();
    let mut distance = || match random.u8(..16) {
        distance @ 8..15 if near => distance % 8,
        distance => distance,
    };
    let maps: [[u8; 64]; 8] = core::array::from_fn(|_| core::array::from_fn(|_| distance()));
    let bits = [0, 1, 2, 3].map(|bit| {
        let sets = maps.map(|map| {
            let bits = map.iter().rev().map(|byte| u64::from(byte >> bit & 1));
            Bitboard(bits.fold(0, |bits, bit| 2 * bits + bit))
        });
        Bytes::read(isa, &sets)
    });
    let mut found = [[99; 64]; 8];
    Bytes::write_maps(isa, bits, near, &mut found[..Bytes::<I>::ROWS]);
    let expected = maps.map(|map| map.map(|byte| if byte == 15 { 255 } else { byte }));
    assert_eq!(found[..Bytes::<I>::ROWS], expected[..Bytes::<I>::ROWS]);
    assert_eq!(found[Bytes::<I>::ROWS..], [[99; 64]; 8][Bytes::<I>::ROWS..]);
}

#[test]
fn boards_in_and_out_of_every_register() {
    crate::cpu::tests::check_every_register!(check);
}
