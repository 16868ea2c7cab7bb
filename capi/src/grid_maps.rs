//! Moves, attacks, maps and second legs.

use core::ffi::c_int;
use core::ptr::null;

use chess_distance::{Grid, GridPiece, GridSquares, Mobility, grid_attacks, grid_attacks_to};

use crate::arguments::{Extent, column, or_bad_start, or_out_of_range, to_int};
use crate::grid::{
    ChessDistanceGrid, ChessDistanceGridPiece, ChessDistanceObstacles, ChessDistanceSquares,
    GridCall, optional_set,
};

/// The squares one move away from any square of from: *out becomes their set. Returns their number.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
/// wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
/// board: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
/// first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_moves(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut ChessDistanceSquares,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [out.cast()])? };
        // SAFETY: NULL or a set to write, as the caller promises.
        let (out, [from]) = (unsafe { call.output(out, 1, [])? }, call.sets);
        Ok(answer(call.mobility.moves(from), out))
    })
}

/// *out becomes the set of the squares that the pieces on from attack, occupied or not. Returns
/// their number. A line ends on the first square of occupied and includes it. Squares of from stop
/// a line only if they are in occupied. occupied may be NULL: the empty set.
///
/// The errors are those of chess_distance_grid_moves.
///
/// # Safety
/// As for `chess_distance_grid_moves`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_attacks(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    occupied: *const ChessDistanceSquares,
    out: *mut ChessDistanceSquares,
) -> c_int {
    // SAFETY: NULL or a piece, a board, sets, and a set to write, as the caller promises.
    unsafe { attacked(piece, grid, from, occupied, out, grid_attacks) }
}

/// The reverse of chess_distance_grid_attacks: *out becomes the set of the squares from which a
/// piece attacks a square of to. These squares may be empty: intersect the set with the squares of
/// your pieces. Returns their number. A lame piece differs from its reverse: a horse on b1 attacks
/// c3 past b2, and a horse on c3 attacks b1 past c2. For initial moves only squares of first count.
///
/// The errors are those of chess_distance_grid_moves, with to for from.
///
/// # Safety
/// As for `chess_distance_grid_moves`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_attacks_to(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    to: *const ChessDistanceSquares,
    occupied: *const ChessDistanceSquares,
    out: *mut ChessDistanceSquares,
) -> c_int {
    // SAFETY: NULL or a piece, a board, sets, and a set to write, as the caller promises.
    unsafe { attacked(piece, grid, to, occupied, out, grid_attacks_to) }
}

/// Attacks from a set, or to it.
///
/// # Safety
/// As for `chess_distance_grid_moves`.
#[inline(always)]
unsafe fn attacked(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    set: *const ChessDistanceSquares,
    occupied: *const ChessDistanceSquares,
    out: *mut ChessDistanceSquares,
    attacks: impl Fn(&GridPiece, &Grid, &GridSquares, &GridSquares) -> GridSquares,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board and sets, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [set], null(), [out.cast()])? };
        // SAFETY: NULL or a set, as the caller promises.
        let occupied = unsafe { optional_set(occupied) };
        // SAFETY: NULL or a set to write, as the caller promises.
        let out = unsafe { call.output(out, 1, [Extent::one(occupied)])? };
        let (Mobility { piece, grid, .. }, [set]) = (call.mobility, call.sets);
        Ok(answer(attacks(piece, grid, set, occupied), out))
    })
}

/// Writes the one set of an answer, and returns how many squares it has.
pub(crate) fn answer(squares: GridSquares, out: &mut [ChessDistanceSquares]) -> c_int {
    for out in out {
        out.words = squares.0;
    }
    squares.len() as c_int
}

/// Fewest moves from the nearest square of a set to every square: out[s] becomes the distance of
/// square s, 254 for all distances above 253, and CHESS_DISTANCE_NONE (255) for holes and
/// unreachable squares. size is files * ranks. Returns the largest distance, 0..254.
///
/// A cannon of xiangqi goes from b3 (square 19) over the piece on b8 (square 64) to b10 (square 82),
/// where it takes the horse:
///
///     ChessDistanceGridPiece cannon;
///     ChessDistanceGrid grid = {9, 10, 0, 0, {{0}}, {{0}}};
///     ChessDistanceObstacles obstacles = {{{0}}, {{0}}, {{0}}, {{0}}};
///     ChessDistanceSquares from = {{0}};
///     uint8_t out[90];
///     chess_distance_grid_piece("mRcpR", 0, &cannon);
///     from.words[0] = (uint64_t)1 << 19;
///     obstacles.enemy.words[1] = (uint64_t)1 << 18 | (uint64_t)1;
///     chess_distance_grid_map(&cannon, &grid, &from, &obstacles, out, 90);    (out[82] is 1)
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
/// wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
/// board: CHESS_DISTANCE_EMPTY_SET (-5). size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE
/// (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first fault in this order is
/// returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_map(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [out])? };
        // SAFETY: NULL or size bytes to write, as the caller promises.
        let (out, [from]) = (unsafe { call.map(out, size, [])? }, call.sets);
        or_out_of_range(call.mobility.map(from, out))
    })
}

/// Fewest moves from every square to the nearest square of a set. Returns the largest distance,
/// 0..254. out, size and the errors are those of chess_distance_grid_map, with to in place of from.
///
/// # Safety
/// As for `chess_distance_grid_map`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_map_to(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [to], obstacles, [out])? };
        // SAFETY: NULL or size bytes to write, as the caller promises.
        let (out, [to]) = (unsafe { call.map(out, size, [])? }, call.sets);
        or_out_of_range(call.mobility.map_to(to, out))
    })
}

/// Least costs from the nearest square of a set to every square. A move costs 1, one more if it
/// enters a square of plus1, two more if it enters one of plus2, three more for both. plus1 and
/// plus2 may be NULL: the empty set. out[s] becomes the least sum, 254 for all sums above 253, and
/// CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest sum, 0..254.
///
/// The errors are those of chess_distance_grid_map.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_weighted_map(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    plus1: *const ChessDistanceSquares,
    plus2: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, a set and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from], obstacles, [out])? };
        // SAFETY: NULL or sets, as the caller promises.
        let (plus1, plus2) = unsafe { (optional_set(plus1), optional_set(plus2)) };
        let (read, [from]) = ([Extent::one(plus1), Extent::one(plus2)], call.sets);
        // SAFETY: NULL or size bytes to write, as the caller promises.
        let out = unsafe { call.map(out, size, read)? };
        or_out_of_range(call.mobility.weighted_map(from, plus1, plus2, out))
    })
}

/// The second leg of a journey. start[s] is the number of moves made before the piece goes on from
/// s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. Entries of holes are
/// ignored. out[t] becomes the least sum of start[s] and the fewest moves of the piece from s to t.
/// out[t] is 254 for all sums above 253, and CHESS_DISTANCE_NONE if no start reaches t. start and
/// out have size = files * ranks bytes. Returns the largest distance, 0..254. For a shogi piece
/// that promotes, the second leg uses the promoted piece.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses, or size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps an input:
/// CHESS_DISTANCE_OVERLAP (-7). Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
/// start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `start` and `out` at `size` bytes. The caller
/// may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_onward(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    start: *const u8,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [], obstacles, [start, out])? };
        // SAFETY: NULL or size bytes to write, as the caller promises. `call.map` checks that size is
        // the board's squares, at most 256.
        let out = unsafe { call.map(out, size, [Extent::many(start, size)?])? };
        // SAFETY: size bytes, as the caller promises.
        let start = unsafe { column(start, size)? };
        or_bad_start(call.mobility.onward(start, out))
    })
}
