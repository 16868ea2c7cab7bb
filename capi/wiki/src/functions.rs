//! The wiki's functions.

mod distance {
    use core::ffi::c_int;

    use crate::routine::file_and_rank_distance;

    /// King moves between two squares on the empty board (Chebyshev distance), 0..7 for squares
    /// 0..63. For any other int the result is that of the wiki's routine, never a negative code.
    #[unsafe(no_mangle)]
    pub extern "C" fn distance(sq1: c_int, sq2: c_int) -> c_int {
        let (files, ranks) = file_and_rank_distance(sq1, sq2);
        files.max(ranks)
    }
}

mod manhattanDistance {
    use core::ffi::c_int;

    use crate::routine::file_and_rank_distance;

    /// Orthogonal steps between two squares on the empty board, 0..14 for squares 0..63. For any
    /// other int the result is that of the wiki's routine, never a negative code.
    #[unsafe(no_mangle)]
    pub extern "C" fn manhattanDistance(sq1: c_int, sq2: c_int) -> c_int {
        let (files, ranks) = file_and_rank_distance(sq1, sq2);
        files + ranks
    }
}

mod knightDistance {
    use core::ffi::c_int;

    use chess_distance::{Square, knight_distance};

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
    use core::ffi::c_int;

    use chess_distance::{Square, center_manhattan_distance};

    /// Orthogonal steps to the nearest of d4, d5, e4, e5, 0..6; -2 for a square outside 0..63.
    #[unsafe(no_mangle)]
    pub extern "C" fn manhattanCenterDistance(sq: c_int) -> c_int {
        Square::new(sq).map_or(-2, |sq| c_int::from(center_manhattan_distance(sq)))
    }
}

mod centerDistance {
    use core::ffi::c_int;

    use chess_distance::{Square, center_distance};

    /// King moves to the nearest of d4, d5, e4, e5, 0..3; -2 for a square outside 0..63.
    #[unsafe(no_mangle)]
    pub extern "C" fn centerDistance(sq: c_int) -> c_int {
        Square::new(sq).map_or(-2, |sq| c_int::from(center_distance(sq)))
    }
}

mod x88diff {
    use core::ffi::c_int;

    use crate::routine::x88_difference;
    use core::ffi::c_uint;

    /// Index of the step from sq1 to sq2 in the tables by 0x88 difference, 1..239 for squares
    /// 0..63. For other ints the same sum, wrapping modulo 2^32.
    #[unsafe(no_mangle)]
    pub extern "C" fn x88diff(sq1: c_int, sq2: c_int) -> c_uint {
        x88_difference(sq1, sq2) as c_uint
    }
}

mod absRankFileDiff {
    use core::ffi::c_int;

    use crate::routine::absolute_rank_file_difference;

    /// 8 * rank distance + file distance, 0..63 for squares 0..63: the index of the knight table by
    /// rank and file. For other ints the result is that of the wiki's routine with wrapping
    /// arithmetic. It may be negative and is then no result code.
    #[unsafe(no_mangle)]
    pub extern "C" fn absRankFileDiff(a: c_int, b: c_int) -> c_int {
        absolute_rank_file_difference(a, b)
    }
}

mod getKnightAttacks {
    use chess_distance::{Bitboard, Board, Piece, moves};

    /// The squares a knight's jump away from any square of the set: one step of a knight fill.
    #[unsafe(no_mangle)]
    pub extern "C" fn getKnightAttacks(bb: u64) -> u64 {
        moves(Piece::Knight, Bitboard(bb), &Board::EMPTY).0
    }
}

mod calcKnightDistance {
    use core::ffi::c_int;

    use chess_distance::{Bitboard, Board, Piece, definition};

    /// Fewest knight moves from any square of one set to any square of the other on the empty board,
    /// 0..6; -5 if a set is empty.
    #[unsafe(no_mangle)]
    pub extern "C" fn calcKnightDistance(b1: u64, b2: u64) -> c_int {
        definition::set_distance(Piece::Knight, Bitboard(b1), Bitboard(b2), &Board::EMPTY)
            .map_or(-5, c_int::from)
    }
}
