//! The places of the union of any of four rows, for look-ups.

/// For four bits, the place of the union of the first two of four rows, or of the other two. Each
/// group of four bytes holds the two rows and their union in the third byte; 0x80 for no row.
const fn pairs(group: u8, shift: u32) -> [u8; 16] {
    let mut entries = [0; 16];
    let mut members = 0u32;
    while members < 16 {
        entries[members as usize] = match members >> shift & 3 {
            0 => 0x80,
            pair => 4 * group + pair as u8 - 1,
        };
        members += 1;
    }
    entries
}

pub(super) static FIRST: [[u8; 16]; 4] = [pairs(0, 0), pairs(1, 0), pairs(2, 0), pairs(3, 0)];
pub(super) static SECOND: [[u8; 16]; 4] = [pairs(0, 2), pairs(1, 2), pairs(2, 2), pairs(3, 2)];

// The first row of the first group; both rows of the last; the second two rows of it; no row.
const _: () = {
    assert!(FIRST[0][1] == 0 && FIRST[3][3] == 14 && SECOND[3][12] == 14 && SECOND[0][3] == 0x80);
};

#[cfg(test)]
mod tests {
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
}
