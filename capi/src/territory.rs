//! Territory, races and endings.

use core::ffi::c_int;

use chess_distance::{Square, Territory};

use crate::arguments::{Extent, column, output, present, same_layout};
use crate::check::{self, Fault, code, color, out_of_range_unless, set, set_or_empty, square};
use crate::constants::{CHESS_DISTANCE_OK, CHESS_DISTANCE_OUT_OF_RANGE};
use crate::obstacles::{ChessDistanceBoard, among, obstacles};

/// The squares of the board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceTerritory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: u64,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: u64,
    /// Squares that both reach in the same number of moves.
    pub tied: u64,
}

same_layout!(ChessDistanceTerritory, Territory: first second tied);

/// Divides the board between two sides (a Voronoi diagram): piece1 on each square of set1, with the
/// obstacles of board1, against piece2 on each square of set2, with those of board2. A board may be
/// NULL, the empty board; both may be the same. A side's distance is that of its nearest piece. A
/// start square has distance 0. Returns CHESS_DISTANCE_OK.
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). set1 or set2 is 0: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps a board:
/// CHESS_DISTANCE_OVERLAP (-7). On an error *out stays as it was.
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or the caller may write it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_territory(
    piece1: c_int,
    set1: u64,
    board1: *const ChessDistanceBoard,
    piece2: c_int,
    set2: u64,
    board2: *const ChessDistanceBoard,
    out: *mut ChessDistanceTerritory,
) -> c_int {
    code(|| {
        let (piece1, piece2) = (check::piece(piece1)?, check::piece(piece2)?);
        let ((), set1, set2) = (present(out)?, set(set1)?, set(set2)?);
        // SAFETY: NULL or boards, and a territory to write, as the caller promises.
        let ([board1, board2], out) = unsafe { among([board1, board2], out.cast::<Territory>())? };
        *out = chess_distance::territory((piece1, set1, board1), (piece2, set2, board2));
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Divides the board among n sites, 1..64 (a Voronoi diagram). Each site is a square; the same
/// piece starts on every site. owner[s] becomes the index 0..n-1 of the nearest site, by moves from
/// the site to s. owner[s] is 254 if several sites are nearest, 255 if no site reaches s. Two sites
/// on one square tie. Returns CHESS_DISTANCE_OK.
///
///     const uint8_t sites[3] = {0, 7, 60};             (a1, h1, e8)
///     uint8_t owner[64];
///     chess_distance_voronoi(CHESS_DISTANCE_WAZIR, sites, 3, NULL, owner);
///     (by Manhattan distance: owner[18] is 0, c3 belongs to a1)
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). sites or owner is NULL:
/// CHESS_DISTANCE_NULL_POINTER (-4). n is 0 or above 64: CHESS_DISTANCE_OUT_OF_RANGE (-6). owner
/// overlaps sites or *board: CHESS_DISTANCE_OVERLAP (-7), checked before sites are read. A site
/// above 63: CHESS_DISTANCE_INVALID_SQUARE (-2). On an error owner stays as it was.
/// cbindgen:ptrs-as-arrays=[[owner;64]]
///
/// # Safety
/// `sites` is NULL or n bytes, `board` is NULL or a board, `owner` is NULL or 64 bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_voronoi(
    piece: c_int,
    sites: *const u8,
    n: usize,
    board: *const ChessDistanceBoard,
    owner: *mut u8,
) -> c_int {
    code(|| {
        let piece = check::piece(piece)?;
        present(sites).and(present(owner))?;
        out_of_range_unless((1..=64).contains(&n))?;
        let read = [Extent::one(board), Extent::many(sites, n)?];
        // SAFETY: 64 bytes to write, as the caller promises.
        let owner = unsafe { output(owner.cast::<[u8; 64]>(), read)? };
        // SAFETY: NULL or a board, and n bytes, as the caller promises.
        let (board, sites) = unsafe { (obstacles(board), column(sites, n)?) };
        for &site in sites {
            square(c_int::from(site))?;
        }
        let sites = sites.iter().filter_map(|&site| Square::new(c_int::from(site)));
        chess_distance::voronoi_into(piece, sites, board, owner);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// The set of all squares s with king distance(mover, s) + margin <= king distance(other, s), on
/// the empty board. margin is any int, also a negative one.
///
/// With only the two kings on the board:
/// - margin 1: if the mover is to move, it can come to any of these squares first, against any
///   play.
/// - margin 2: the mover can do so even if the other king is to move.
/// - margin 0: the mover needs no more moves than the other king, but may not get there at all: the
///   other king may block its way.
///
/// 0 for a square outside 0..63.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_king_race(mover: c_int, other: c_int, margin: c_int) -> u64 {
    set_or_empty(|| Ok(chess_distance::king_race(square(mover)?, square(other)?, margin)))
}

/// The rule of the square: 1 if the lone pawn promotes and the lone king cannot take it at once, 0
/// if not. The board is otherwise empty; the pawn's own king is ignored. Exact for every legal
/// state. The pawn advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending
/// king is to move if defender_to_move is nonzero, otherwise the pawn is.
///
/// A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). A pawn on rank 1 or rank 8, or on
/// the king's square: CHESS_DISTANCE_OUT_OF_RANGE (-6).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_pawn_outruns_king(
    pawn_sq: c_int,
    defender: c_int,
    is_black: c_int,
    defender_to_move: c_int,
) -> c_int {
    code(|| {
        let (pawn, defender) = (square(pawn_sq)?, square(defender)?);
        chess_distance::pawn_outruns_king(pawn, defender, color(is_black), defender_to_move != 0)
            .ok_or(Fault(CHESS_DISTANCE_OUT_OF_RANGE))
    })
}

/// The squares from which the lone king stops the lone pawn: all squares for which
/// chess_distance_pawn_outruns_king is 0. The pawn's own square is not one of them. The pawn
/// advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending king is to move
/// if defender_to_move is nonzero, otherwise the pawn is.
///
/// 0 for a square outside 0..63, and for a pawn on rank 1 or rank 8.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_square_of_pawn(
    pawn_sq: c_int,
    is_black: c_int,
    defender_to_move: c_int,
) -> u64 {
    set_or_empty(|| {
        let (pawn, to_move) = (square(pawn_sq)?, defender_to_move != 0);
        Ok(chess_distance::square_of_pawn(pawn, color(is_black), to_move))
    })
}

/// The mop-up evaluation of Chess 4.x for the side that mates a bare king, times ten: 47 *
/// (orthogonal steps from the center to the loser's king) + 16 * (14 - Manhattan distance of the
/// kings). The result is 96..474 for two kings that are not neighbors. A square outside 0..63:
/// CHESS_DISTANCE_INVALID_SQUARE (-2).
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_mop_up(winner: c_int, loser: c_int) -> c_int {
    code(|| Ok(chess_distance::mop_up(square(winner)?, square(loser)?)))
}
