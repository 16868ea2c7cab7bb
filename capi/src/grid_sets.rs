//! What takes no map: sets of squares at a distance, whether any way leads, and sets from bytes.

use core::ffi::c_int;

use chess_distance::{GridSquares, grid_set_of_bytes};

use crate::arguments::{Extent, column, output, present};
use crate::arguments::{moves_in, not_negative, or_out_of_range, out_of_range_unless, to_int};
use crate::grid::{
    ChessDistanceGrid, ChessDistanceGridPiece, ChessDistanceObstacles, ChessDistanceSquares,
    GridCall,
};
use crate::grid_maps::answer;

/// *out becomes the set of the squares at distance 0..moves from the nearest square of from, empty
/// if moves is negative. Returns their number. Distances are those of chess_distance_grid_path, also
/// above 254.
///
/// The errors are those of chess_distance_grid_moves.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_within(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    moves: c_int,
    obstacles: *const ChessDistanceObstacles,
    out: *mut ChessDistanceSquares,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [out.cast()])? };
        // SAFETY: NULL or a set to write, as the caller promises.
        let (out, [from]) = (unsafe { call.output(out, 1, [])? }, call.sets);
        let within = |moves| call.mobility.within(from, moves);
        Ok(answer(moves_in(moves).map_or(GridSquares::EMPTY, within), out))
    })
}

/// *out becomes the set of the squares at distance moves, exactly, from the nearest square of from.
/// It is empty if moves is negative, or larger than the largest distance. Returns the number of
/// squares. Distances are those of chess_distance_grid_path, also above 254.
///
/// The errors are those of chess_distance_grid_moves.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_ring(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    moves: c_int,
    obstacles: *const ChessDistanceObstacles,
    out: *mut ChessDistanceSquares,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [out.cast()])? };
        // SAFETY: NULL or a set to write, as the caller promises.
        let (out, [from]) = (unsafe { call.output(out, 1, [])? }, call.sets);
        let ring = |moves| call.mobility.ring(from, moves);
        Ok(answer(moves_in(moves).map_or(GridSquares::EMPTY, ring), out))
    })
}

/// Does any sequence of moves lead from a square of from to a square of to? 1 if so, 0 if not. It is
/// 1 if the sets share a square of the board. The search ends with the first square of to, so it
/// is mostly shorter than that of chess_distance_grid_map or chess_distance_grid_path.
///
/// The errors are those of chess_distance_grid_path. In an if these codes count as true. If the
/// arguments may be bad, write chess_distance_grid_reaches(...) == 1.
///
/// # Safety
/// Each pointer is NULL or points at such a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_reaches(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from, to], obstacles, [])? };
        let [from, to] = call.sets;
        Ok(call.mobility.reaches(from, to))
    })
}

/// The squares at every distance: rings[d] becomes the set of the squares at distance d from the
/// nearest square of from, for d from 0 to the largest distance; the sets after it, up to
/// rings[n - 1], become empty. n is files * ranks. Returns the largest distance, 0..255; it is exact.
///
/// The errors are those of chess_distance_grid_map, with n for size. On an error nothing is written.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `rings` at `n` sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_rings(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    rings: *mut ChessDistanceSquares,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [rings.cast()])? };
        out_of_range_unless(n == call.squares())?;
        // SAFETY: NULL or n sets to write, as the caller promises. Both types are four words.
        let rings = unsafe { call.output(rings.cast::<GridSquares>(), n, [])? };
        or_out_of_range(call.mobility.rings(call.sets[0], rings))
    })
}

/// A set from an array with a byte for each square, rank * files + file: *out becomes the set of the
/// squares s, 0..n - 1, for which bytes[s] is value, or with equal = 0 any other value. Returns
/// their number.
///
///     uint8_t tafl[121];                            (0 is an empty square)
///     ChessDistanceSquares pieces;
///     chess_distance_grid_set_of_bytes(tafl, 121, 0, 0, &pieces);
///
/// bytes or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). n outside 1..256, or value outside
/// 0..255: CHESS_DISTANCE_OUT_OF_RANGE (-6). *out overlaps the bytes: CHESS_DISTANCE_OVERLAP (-7).
/// The first fault in this order is returned.
///
/// # Safety
/// `bytes` is NULL or `n` bytes, `out` is NULL or the caller may write it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_set_of_bytes(
    bytes: *const u8,
    n: usize,
    value: c_int,
    equal: c_int,
    out: *mut ChessDistanceSquares,
) -> c_int {
    to_int(|| {
        present(bytes).and(present(out))?;
        out_of_range_unless((1..=256).contains(&n))?;
        let value = not_negative(value)?;
        // SAFETY: n bytes, as the caller promises.
        let bytes = unsafe { column(bytes, n)? };
        // SAFETY: a set to write, as the caller promises. Both types are four words.
        let out = unsafe { output(out.cast::<GridSquares>(), [Extent::of(bytes)])? };
        // The length was checked.
        *out = grid_set_of_bytes(bytes, value, equal != 0).unwrap_or_default();
        Ok(out.len() as c_int)
    })
}
