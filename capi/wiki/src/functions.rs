//! The wiki's functions.

use core::ffi::{c_int, c_uint};

use chess_distance::definition::set_distance;
use chess_distance::{
    Bitboard, Obstacles, Piece, Square, center_distance, center_manhattan_distance,
    knight_distance, moves,
};

// Engines do pass squares off the board. The arithmetic of the wiki's routines takes any int: its
// results are those of the C routines, and where C would overflow, they wrap.

/// File and rank distance as in the wiki's routines: `& 7` and `>> 3` of any int.
#[inline]
fn file_and_rank_distance(sq1: i32, sq2: i32) -> (i32, i32) {
    let files = (sq2 & 7) - (sq1 & 7);
    let ranks = (sq2 >> 3) - (sq1 >> 3);
    (files.abs(), ranks.abs())
}

mod distance {
    use super::*;

    /// King moves between two squares on the empty board (Chebyshev distance), 0..7 for squares
    /// 0..63. For any other int the result is that of the wiki's routine, never a negative code.
    #[unsafe(no_mangle)]
    pub extern "C" fn distance(sq1: c_int, sq2: c_int) -> c_int {
        let (files, ranks) = file_and_rank_distance(sq1, sq2);
        files.max(ranks)
    }
}

mod manhattanDistance {
    use super::*;

    /// Orthogonal steps between two squares on the empty board, 0..14 for squares 0..63. For any
    /// other int the result is that of the wiki's routine, never a negative code.
    #[unsafe(no_mangle)]
    pub extern "C" fn manhattanDistance(sq1: c_int, sq2: c_int) -> c_int {
        let (files, ranks) = file_and_rank_distance(sq1, sq2);
        files + ranks
    }
}

mod knightDistance {
    use super::*;

    /// Knight moves between two squares on the empty board, 0..6; -2 for a square outside 0..63.
    #[unsafe(no_mangle)]
    pub extern "C" fn knightDistance(a: c_int, b: c_int) -> c_int {
        match (Square::new(a), Square::new(b)) {
            (Some(a), Some(b)) => c_int::from(knight_distance(a, b)),
            _ => -2,
        }
    }
}

mod manhattanCenterDistance {
    use super::*;

    /// Orthogonal steps to the nearest of d4, d5, e4, e5, 0..6; -2 for a square outside 0..63.
    #[unsafe(no_mangle)]
    pub extern "C" fn manhattanCenterDistance(sq: c_int) -> c_int {
        Square::new(sq).map_or(-2, |sq| c_int::from(center_manhattan_distance(sq)))
    }
}

mod centerDistance {
    use super::*;

    /// King moves to the nearest of d4, d5, e4, e5, 0..3; -2 for a square outside 0..63.
    #[unsafe(no_mangle)]
    pub extern "C" fn centerDistance(sq: c_int) -> c_int {
        Square::new(sq).map_or(-2, |sq| c_int::from(center_distance(sq)))
    }
}

mod x88diff {
    use super::*;

    /// Index of the step from sq1 to sq2 in the tables by 0x88 difference, 1..239 for squares
    /// 0..63. For other ints the same sum, wrapping modulo 2^32.
    #[unsafe(no_mangle)]
    pub extern "C" fn x88diff(sq1: c_int, sq2: c_int) -> c_uint {
        // sq2 - sq1 + (sq2 | 7) - (sq1 | 7) + 120
        let difference = sq2.wrapping_sub(sq1).wrapping_add(sq2 | 7).wrapping_sub(sq1 | 7);
        difference.wrapping_add(120) as c_uint
    }
}

mod absRankFileDiff {
    use super::*;

    /// 8 * rank distance + file distance, 0..63 for squares 0..63: the index of the knight table by
    /// rank and file. For other ints the result is that of the wiki's routine with wrapping
    /// arithmetic. It may be negative and is then no result code.
    #[unsafe(no_mangle)]
    pub extern "C" fn absRankFileDiff(a: c_int, b: c_int) -> c_int {
        // abs((a | 7) - (b | 7)) + abs((a & 7) - (b & 7))
        let ranks = (a | 7).wrapping_sub(b | 7).wrapping_abs();
        ranks.wrapping_add(((a & 7) - (b & 7)).abs())
    }
}

mod getKnightAttacks {
    use super::*;

    /// The squares a knight's jump away from any square of the set: one step of a knight fill.
    #[unsafe(no_mangle)]
    pub extern "C" fn getKnightAttacks(bb: u64) -> u64 {
        moves(Piece::Knight, Bitboard(bb), &Obstacles::NONE).0
    }
}

mod calcKnightDistance {
    use super::*;

    /// Fewest knight moves from any square of one set to any square of the other on the empty board,
    /// 0..6; -5 if a set is empty.
    #[unsafe(no_mangle)]
    pub extern "C" fn calcKnightDistance(b1: u64, b2: u64) -> c_int {
        set_distance(Piece::Knight, Bitboard(b1), Bitboard(b2), &Obstacles::NONE)
            .map_or(-5, c_int::from)
    }
}
