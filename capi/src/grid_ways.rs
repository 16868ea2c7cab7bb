//! Paths, matrices, graphs, trajectories and territory.

use core::ffi::c_int;

use chess_distance::{
    GridSide, GridSquares, GridTerritory, Mobility, grid_graph_map, grid_territory,
};

use crate::arguments::{Extent, column, output_column, present, same_layout};
use crate::arguments::{Fault, count_or_zero, moves_or_unreachable, out_of_range_unless, to_int};
use crate::constants::{CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_OK, CHESS_DISTANCE_UNREACHABLE};
use crate::grid::{
    ChessDistanceGrid, ChessDistanceGridPiece, ChessDistanceObstacles, ChessDistanceSquares,
    GridCall, optional_set, piece,
};

/// Fewest moves from any square of from to any square of to, 0..255, or CHESS_DISTANCE_UNREACHABLE
/// (-1).
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from or to is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of the board:
/// CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_path(
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
        Ok(moves_or_unreachable(call.mobility.path(from, to)))
    })
}

/// The maps from all squares. With squares = files * ranks, out[from * squares + to] becomes the
/// distance that chess_distance_grid_map gives. Rows and columns of holes are CHESS_DISTANCE_NONE
/// (255). size is squares * squares. Returns CHESS_DISTANCE_OK.
///
/// The errors are those of chess_distance_grid_map.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `out` at `size` bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_matrix(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    obstacles: *const ChessDistanceObstacles,
    out: *mut u8,
    size: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [], obstacles, [out])? };
        out_of_range_unless(size == call.squares() * call.squares())?;
        // SAFETY: NULL or size bytes to write, as the caller promises.
        let out = unsafe { call.output(out, size, [])? };
        // The size was checked.
        _ = call.mobility.matrix(out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// The graph of a piece, which you may edit: moves[s] becomes the set of the squares one move from
/// s, empty for a hole. n is files * ranks. Returns CHESS_DISTANCE_OK.
///
/// Errors as for chess_distance_grid_map, with n for size.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `moves` at `n` sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_graph(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    obstacles: *const ChessDistanceObstacles,
    moves: *mut ChessDistanceSquares,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [], obstacles, [moves.cast()])? };
        out_of_range_unless(n == call.squares())?;
        // SAFETY: NULL or n sets to write, as the caller promises.
        call.mobility.graph(unsafe { call.output(moves.cast::<GridSquares>(), n, [])? });
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Fewest moves in any graph of n squares, 1 to 256: moves[s] is the set of the squares one move
/// from s. out[s] becomes the distance of square s from the nearest square of from,
/// CHESS_DISTANCE_NONE (255) if unreachable, 254 for all distances above 253. Bits from n on are
/// ignored. Returns the largest distance, 0..254.
///
/// moves, from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is empty, or has no square
/// below a valid n: CHESS_DISTANCE_EMPTY_SET (-5). n outside 1..256: CHESS_DISTANCE_OUT_OF_RANGE
/// (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first fault in this order is
/// returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `moves` at `n` sets, `out` at `n` bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_graph_map(
    moves: *const ChessDistanceSquares,
    n: usize,
    from: *const ChessDistanceSquares,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        present(moves).and(present(from)).and(present(out))?;
        // SAFETY: a set, as the caller promises.
        let set = squares_below(n, unsafe { optional_set(from) })?;
        // SAFETY: n sets, as the caller promises.
        let moves = unsafe { column(moves.cast::<GridSquares>(), n)? };
        // SAFETY: n bytes to write, as the caller promises.
        let out = unsafe { output_column(out, n, [Extent::of(moves), Extent::one(from)])? };
        Ok(grid_graph_map(moves, set, out))
    })
}

/// The squares of a set that a graph of `n` has. An empty set is nearer to zero than a bad `n`.
fn squares_below(n: usize, set: &GridSquares) -> Result<GridSquares, Fault> {
    let in_range = out_of_range_unless((1..=256).contains(&n));
    let most = if in_range.is_ok() { n } else { 256 };
    let set = *set & GridSquares::below(most);
    Fault(CHESS_DISTANCE_EMPTY_SET).when(set.is_empty()).and(in_range).and(Ok(set))
}

/// The most layers that a call writes: those of a way of 255 moves.
const LAYERS: usize = 256;

/// The shortest trajectories from any square of from to any square of to: layers[k] becomes the set
/// of the squares that some trajectory visits after k moves. Returns their length l, 0..255, or
/// CHESS_DISTANCE_UNREACHABLE (-1). layers has room for n sets, and n must be more than l; 256 are
/// always enough. layers[0] to layers[l] are written. The check for an overlap looks at n sets, but
/// at no more than 256.
///
/// piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
/// from, to or layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that
/// chess_distance_grid_map refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of
/// the board: CHESS_DISTANCE_EMPTY_SET (-5). A way exists but n is not more than l:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). layers overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
/// first fault in this order is returned. On an error, and for -1, nothing is written.
///
/// # Safety
/// Each pointer is NULL or points at such a value, `layers` at `n` sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_trajectories(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
    layers: *mut ChessDistanceSquares,
    n: usize,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from, to], obstacles, [layers.cast()])? };
        let (mobility, [from, to]) = (call.mobility, call.sets);
        let length = mobility.path(from, to);
        out_of_range_unless(length.is_none_or(|length| n > usize::from(length)))?;
        // SAFETY: NULL or n sets to write, as the caller promises. Both types are four words.
        let layers = unsafe { call.output(layers.cast::<GridSquares>(), n.min(LAYERS), [])? };
        Ok(length.map_or(CHESS_DISTANCE_UNREACHABLE, |length| {
            mobility.trajectories(from, to, length, layers);
            length.into()
        }))
    })
}

/// The number of shortest trajectories from any square of from to any square of to; UINT64_MAX if
/// there are that many or more. 0 if there is none, or if the arguments are an error for
/// chess_distance_grid_path.
///
/// # Safety
/// Each pointer is NULL or points at such a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_trajectory_count(
    piece: *const ChessDistanceGridPiece,
    grid: *const ChessDistanceGrid,
    from: *const ChessDistanceSquares,
    to: *const ChessDistanceSquares,
    obstacles: *const ChessDistanceObstacles,
) -> u64 {
    count_or_zero(|| {
        // SAFETY: NULL or a piece, a board, sets and obstacles, as the caller promises.
        let call = unsafe { GridCall::new(piece, grid, [from, to], obstacles, [])? };
        let [from, to] = call.sets;
        Ok(call.mobility.trajectory_count(from, to))
    })
}

/// The squares of a board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[repr(C)]
pub struct ChessDistanceGridTerritory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: ChessDistanceSquares,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: ChessDistanceSquares,
    /// Squares that both reach in the same number of moves.
    pub tied: ChessDistanceSquares,
}

same_layout!(ChessDistanceGridTerritory, GridTerritory: first second tied);

/// Divides a board between two sides: piece1 on each square of set1, with obstacles1, against
/// piece2 on each square of set2, with obstacles2. Either obstacles may be NULL. Returns
/// CHESS_DISTANCE_OK.
///
/// A piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). A piece, a
/// set, grid or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
/// refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). A set has no square of the board:
/// CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first
/// fault in this order is returned.
///
/// # Safety
/// Each pointer is NULL or points at such a value. The caller may write `out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_territory(
    piece1: *const ChessDistanceGridPiece,
    set1: *const ChessDistanceSquares,
    obstacles1: *const ChessDistanceObstacles,
    piece2: *const ChessDistanceGridPiece,
    set2: *const ChessDistanceSquares,
    obstacles2: *const ChessDistanceObstacles,
    grid: *const ChessDistanceGrid,
    out: *mut ChessDistanceGridTerritory,
) -> c_int {
    to_int(|| {
        let sides = [(piece1, set1, obstacles1), (piece2, set2, obstacles2)];
        // SAFETY: NULL or pieces, a board, sets, obstacles, and a territory to write, as the caller
        // promises.
        let ([one, other], out) = unsafe { two_sides(sides, grid, out.cast())? };
        out.fill(territory(one, other));
        Ok(CHESS_DISTANCE_OK)
    })
}

/// What a side has: its piece, where the piece starts, and its obstacles.
type Side =
    (*const ChessDistanceGridPiece, *const ChessDistanceSquares, *const ChessDistanceObstacles);

/// The calls of two sides on one board, and a territory to write.
///
/// # Safety
/// As for [`chess_distance_grid_territory`].
unsafe fn two_sides<'a>(
    [(piece1, set1, obstacles1), (piece2, set2, obstacles2)]: [Side; 2],
    grid: *const ChessDistanceGrid,
    out: *mut GridTerritory,
) -> Result<([GridCall<'a, 1>; 2], &'a mut [GridTerritory]), Fault> {
    let required =
        [piece1.cast(), set1.cast(), piece2.cast(), set2.cast(), out.cast_const().cast()];
    // SAFETY: NULL or pieces, a board, sets, obstacles, and a territory to write, as the caller
    // promises.
    unsafe {
        // A bad piece outranks all other faults, also those of the other side.
        piece(piece1).and(piece(piece2))?;
        let one = GridCall::new(piece1, grid, [set1], obstacles1, required)?;
        let other = GridCall::new(piece2, grid, [set2], obstacles2, required)?;
        let Mobility { piece, obstacles, .. } = one.mobility;
        let of_one = [Extent::one(piece), Extent::one(obstacles), Extent::one(one.sets[0])];
        let out = other.output(out, 1, of_one)?;
        Ok(([one, other], out))
    }
}

/// The territory of the sides of two calls on one board.
fn territory(one: GridCall<'_, 1>, other: GridCall<'_, 1>) -> GridTerritory {
    let GridCall { mobility: one, sets: [set1] } = one;
    let GridCall { mobility: other, sets: [set2] } = other;
    let first = GridSide { piece: one.piece, squares: set1, obstacles: one.obstacles };
    let second = GridSide { piece: other.piece, squares: set2, obstacles: other.obstacles };
    grid_territory(first, second, one.grid)
}
