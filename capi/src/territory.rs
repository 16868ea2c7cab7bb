//! Territory.

use core::ffi::c_int;

use chess_distance::{Obstacles, Piece, Square, Territory};

use crate::arguments::{
    self, ChessDistanceBoard, Fault, out_of_range_unless, same_layout, set, square, to_int,
};
use crate::arguments::{Extent, among, column, obstacles, output, present};
use crate::constants::CHESS_DISTANCE_OK;

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
    to_int(|| {
        let (piece1, piece2) = (arguments::piece(piece1)?, arguments::piece(piece2)?);
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
/// overlaps sites or *board: CHESS_DISTANCE_OVERLAP (-7). All of these are checked before
/// sites are read. A site above 63: CHESS_DISTANCE_INVALID_SQUARE (-2). On an error owner stays as
/// it was.
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
    to_int(|| {
        let piece = arguments::piece(piece)?;
        present(sites).and(present(owner))?;
        out_of_range_unless((1..=64).contains(&n))?;
        let read = [Extent::one(board), Extent::many(sites, n)?];
        // SAFETY: 64 bytes to write, as the caller promises.
        let owner = unsafe { output(owner.cast::<[u8; 64]>(), read)? };
        // SAFETY: NULL or a board, and n bytes, as the caller promises.
        let (board, sites) = unsafe { (obstacles(board), column(sites, n)?) };
        write_owners(piece, sites, board, owner).and(Ok(CHESS_DISTANCE_OK))
    })
}

/// Writes the owner of each square, if every site is a square.
fn write_owners(
    piece: Piece,
    sites: &[u8],
    board: &Obstacles,
    out: &mut [u8; 64],
) -> Result<(), Fault> {
    for &site in sites {
        square(c_int::from(site))?;
    }
    let sites = sites.iter().filter_map(|&site| Square::new(c_int::from(site)));
    chess_distance::voronoi_into(piece, sites, board, out);
    Ok(())
}
