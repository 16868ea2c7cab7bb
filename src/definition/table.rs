//! Makes tables from the definition: a fill ring by ring over the moves, at compile time.

use core::ops::Index;
use core::ptr;

use crate::definition::map_by_rings;
use crate::{Bitboard, DistanceMap, NONE, Obstacles, Piece, Square};

/// A 64x64 table, aligned so that a row is one cache line.
///
/// ```
/// use chess_distance::{KING, KNIGHT, NONE, Piece, Square, SquareTable};
/// assert_eq!((KING[Square::E1][Square::E8], KNIGHT[Square::A1][Square::H8]), (7, 6));
/// assert_eq!(SquareTable::of(Piece::Bishop)[Square::A1][Square::B1], NONE);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub struct SquareTable(pub [[u8; 64]; 64]);

impl Index<Square> for SquareTable {
    type Output = DistanceMap;

    /// The distances from one square.
    #[inline]
    #[allow(unsafe_code)]
    fn index(&self, from: Square) -> &DistanceMap {
        let row = ptr::from_ref(&self.0[from.index()]);
        // SAFETY: a map is a transparent wrapper of such a row.
        unsafe { &*row.cast::<DistanceMap>() }
    }
}

impl SquareTable {
    /// Fewest moves of the piece between all pairs of squares of the empty board.
    #[must_use]
    #[inline]
    pub const fn of(piece: Piece) -> Self {
        let mut table = [[NONE; 64]; 64];
        let mut from = 0;
        while from < 64 {
            map_by_rings(piece, Bitboard(1 << from), &Obstacles::NONE, &mut table[from]);
            from += 1;
        }
        Self(table)
    }
}

/// The sum of all distances in a table and the number of pairs at each distance, the last entry
/// for pairs without one: compared at compile time with brute-force figures.
pub(crate) const fn census(table: &SquareTable) -> (u32, [u32; 16]) {
    let mut sum = 0;
    let mut pairs = [0; 16];
    let mut pair = 0;
    while pair < 4096 {
        let distance = table.0[pair / 64][pair % 64];
        if distance == NONE {
            pairs[15] += 1;
        } else {
            sum += distance as u32;
            pairs[distance as usize] += 1;
        }
        pair += 1;
    }
    (sum, pairs)
}
