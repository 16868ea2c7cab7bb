//! The wiki's tables.

use core::ffi::{c_int, c_uchar};

use chess_distance::difference::{offset, x88};
use chess_distance::{CENTER, CENTER_MANHATTAN, KING, KNIGHT, MANHATTAN, Piece, SquareTable};

// The header generator cannot name a static inside a wrapper for alignment. So each of these three
// tables has a twin of the same shape for the generator.

mod arrDistance {
    use super::*;

    #[unsafe(export_name = "arrDistance")]
    static TABLE: SquareTable = KING;
    /// King distances, [a][b], 0..7; aligned to 64 bytes.
    #[cfg(any())]
    #[unsafe(no_mangle)]
    pub static arrDistance: [[c_uchar; 64]; 64] = KING.0;
}

mod arrManhattanDistance {
    use super::*;

    #[unsafe(export_name = "arrManhattanDistance")]
    static TABLE: SquareTable = MANHATTAN;
    /// Manhattan distances, [a][b], 0..14; aligned to 64 bytes.
    #[cfg(any())]
    #[unsafe(no_mangle)]
    pub static arrManhattanDistance: [[c_uchar; 64]; 64] = MANHATTAN.0;
}

mod arrKnightDistance {
    use super::*;

    #[unsafe(export_name = "arrKnightDistance")]
    static TABLE: SquareTable = KNIGHT;
    /// Knight distances, [a][b], 0..6, corners included; aligned to 64 bytes.
    #[cfg(any())]
    #[unsafe(no_mangle)]
    pub static arrKnightDistance: [[c_char; 64]; 64] = KNIGHT.0;
}

mod arrDistanceBy0x88Diff {
    use super::*;

    /// King distances by x88diff; 255 in the 15 holes.
    #[unsafe(no_mangle)]
    pub static arrDistanceBy0x88Diff: [c_uchar; 240] = x88::distance_table(Piece::King);
}

mod arrManhattanDistanceBy0x88Diff {
    use super::*;

    /// Manhattan distances by x88diff; 255 in the 15 holes.
    #[unsafe(no_mangle)]
    pub static arrManhattanDistanceBy0x88Diff: [c_uchar; 240] = x88::distance_table(Piece::Wazir);
}

mod arrKnightDistanceBy0x88Diff {
    use super::*;

    /// Knight distances by x88diff, without the corner rule; 255 in the 15 holes. Diagonal
    /// neighbors have 2. If one of them is a corner, the distance is 4: add that rule, or call
    /// chess_distance_by_x88.
    #[unsafe(no_mangle)]
    pub static arrKnightDistanceBy0x88Diff: [c_uchar; 240] = x88::distance_table(Piece::Knight);
}

mod arrCenterManhattanDistance {
    use super::*;

    /// Orthogonal steps to the nearest of d4, d5, e4, e5, by square, 0..6.
    #[unsafe(no_mangle)]
    pub static arrCenterManhattanDistance: [c_int; 64] = ints(&CENTER_MANHATTAN);
}

mod arrCenterDistance {
    use super::*;

    /// King moves to the nearest of d4, d5, e4, e5, by square, 0..3.
    #[unsafe(no_mangle)]
    pub static arrCenterDistance: [c_int; 64] = ints(&CENTER);
}

mod arrDistance15x15 {
    use super::*;

    /// King distances on Pioneer's 15x15 board, 0..7, by 112 + 15 * rank difference + file
    /// difference.
    #[unsafe(no_mangle)]
    pub static arrDistance15x15: [c_uchar; 225] = offset::distance_table(Piece::King);
}

/// A table of ints from one of bytes.
const fn ints(bytes: &[u8; 64]) -> [c_int; 64] {
    let mut ints = [0; 64];
    let mut square = 0;
    while square < 64 {
        ints[square] = bytes[square] as c_int;
        square += 1;
    }
    ints
}

#[test]
fn ints_are_the_bytes() {
    assert_eq!(ints(&CENTER).map(|int| int as u8), CENTER);
}
