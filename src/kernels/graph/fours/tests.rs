//! The tables of unions.

use super::*;

/// The result of a look-up at a place: 0 if its highest bit is set.
fn look_up(bytes: &[u8; 16], place: u8) -> u8 {
    if place < 0x80 {
        bytes[usize::from(place)]
    } else {
        0
    }
}

#[test]
fn the_union_of_the_members_of_every_group() {
    let rows: [[u8; 4]; 4] = [
        [1, 2, 4, 8],
        [16, 32, 64, 128],
        [3, 5, 9, 17],
        [255, 0, 6, 6],
    ];
    // Two of the four rows, their union, and a byte that no look-up reads.
    let low = rows.map(|[a, b, ..]| [a, b, a | b, 0xaa]);
    let high = rows.map(|[.., a, b]| [a, b, a | b, 0xaa]);
    let [low, high] = [low, high].map(|groups| core::array::from_fn(|i| groups[i / 4][i % 4]));
    for (group, rows) in rows.iter().enumerate() {
        let tables = (pairs(group as u8, 0), pairs(group as u8, 2));
        assert_eq!((FIRST[group], SECOND[group]), tables);
        for members in 0..16_usize {
            let chosen = (0..4).filter(|row| members >> row & 1 != 0);
            let union = chosen.fold(0, |union, row| union | rows[row]);
            let first = look_up(&low, FIRST[group][members]);
            let second = look_up(&high, SECOND[group][members]);
            assert_eq!(first | second, union, "{group} {members:04b}");
        }
    }
}

#[test]
fn groups_computed_at_run_time() {
    assert_eq!(SQUARES, [0x8000_0100, 0x8002_0302].map(groups_of));
    assert_eq!(AGAIN, [0x8001_8080, 0x8003_8080].map(groups_of));
}
