//! The nearest of many sites to each square.

use core::ffi::c_int;

use chess_distance as rules;

use crate::arguments::{self, Extent, board, column, output, present, square};
use crate::board::ChessDistanceBoard;
use crate::result::{CHESS_DISTANCE_OK, CHESS_DISTANCE_OUT_OF_RANGE, Fault, code};

/// Divides the board among n sites, 1..64 (a Voronoi diagram). Each site is a square; the same
/// piece starts on every site. owner[s] becomes the index 0..n-1 of the nearest site, by moves from
/// the site to s. It is 254 if several sites are nearest, 255 if no site reaches s. Two sites on
/// one square tie. Returns CHESS_DISTANCE_OK.
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
        let piece = arguments::piece(piece)?;
        present(sites)?;
        present(owner)?;
        if !(1..=64).contains(&n) {
            return Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE));
        }
        let read = [Extent::many(sites, n)?, Extent::one(board)];
        // SAFETY: sites is not NULL and n is 1..=64, as checked. The caller promises n bytes there,
        // NULL or a board, and 64 bytes to write at owner.
        let (owner, sites, board) = unsafe {
            let owner = output(owner.cast::<[u8; 64]>(), read)?;
            (owner, column::<u8, u8>(sites, n), self::board(board))
        };
        for &site in sites {
            square(c_int::from(site))?;
        }
        let sites = sites
            .iter()
            .filter_map(|&site| square(c_int::from(site)).ok());
        rules::voronoi_into(piece, sites, &board, owner);
        Ok(CHESS_DISTANCE_OK)
    })
}
