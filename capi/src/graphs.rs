//! Mobility graphs, also those in which some moves cost nothing.

use core::ffi::c_int;

use chess_distance::{DistanceMap, Graph};

use crate::arguments::{self, ChessDistanceBoard, Fault, or_bad_start, set, to_int};
use crate::arguments::{Extent, among, input, output, present};
use crate::constants::CHESS_DISTANCE_OK;

/// A mobility graph.
///
/// # Safety
/// The pointer is NULL or points at 64 sets that nothing writes to meanwhile.
pub(crate) unsafe fn graph<'a>(moves: *const u64) -> Result<&'a Graph, Fault> {
    // SAFETY: NULL or 64 sets that nothing writes to, as the caller promises: a graph.
    unsafe { input(moves.cast()) }
}

/// A mobility graph and an output, not NULL, that do not overlap.
///
/// # Safety
/// `moves` is NULL or 64 sets that nothing writes to meanwhile; `out` is NULL or a value that the
/// caller may write. The call reads nothing else from the caller's memory.
#[inline(always)]
pub(crate) unsafe fn graph_and<'a, T>(
    moves: *const u64,
    out: *mut T,
) -> Result<(&'a Graph, &'a mut T), Fault> {
    let read = [Extent::one(moves.cast::<Graph>())];
    // SAFETY: NULL or 64 sets, and NULL or a value to write, as the caller promises.
    unsafe { Ok((graph(moves)?, output(out, read)?)) }
}

/// The mobility graph of a piece among obstacles, which you may edit: moves[s] becomes the set of
/// the squares one move away from s. Returns CHESS_DISTANCE_OK.
///
/// The functions of graphs take any 64 sets, with the squares numbered as you like. A square may
/// lead to itself. An edited graph can express what obstacles cannot. Two examples:
///
///     uint64_t moves[64];
///     uint8_t out[64];
///     int s;
///     chess_distance_graph(CHESS_DISTANCE_KING, NULL, moves);
///
///     (A portal leads from c3 to f6: a move to c3 counts as a move to f6 too. If the piece starts
///     on c3, put both squares into from; otherwise f6 itself is a move away.)
///     for (s = 0; s < 64; ++s)
///         if (moves[s] >> 18 & 1)
///             moves[s] |= (uint64_t)1 << 45;
///     moves[18] |= moves[45] | (uint64_t)1 << 45;
///     chess_distance_graph_map(moves, 1, out);         (a1 to h8: out[63] is 4 and not 7)
///
///     (A pawn that takes freely on the squares of prey.)
///     chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, &board, moves);
///     for (s = 0; s < 64; ++s)
///         moves[s] |= prey
///             & chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0);
///
/// No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). moves is NULL: CHESS_DISTANCE_NULL_POINTER
/// (-4). moves and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;64]]
///
/// # Safety
/// `board` is NULL or a board, `moves` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph(
    piece: c_int,
    board: *const ChessDistanceBoard,
    moves: *mut u64,
) -> c_int {
    to_int(|| {
        let piece = arguments::piece(piece)?;
        // SAFETY: NULL or a board, and 64 sets to write, as the caller promises.
        let ([board], moves) = unsafe { among([board], moves.cast::<Graph>())? };
        moves.fill(piece, board);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// A graph with every move reversed: out[b] becomes the set of the squares s with b in moves[s].
/// chess_distance_graph_map of the result gives the fewest moves from every square to a set.
/// Returns CHESS_DISTANCE_OK.
///
/// moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves and out overlap:
/// CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;64], [out;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets, `out` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_reverse(moves: *const u64, out: *mut u64) -> c_int {
    to_int(|| {
        // SAFETY: NULL or 64 sets, and NULL or 64 sets to write, as the caller promises.
        let (moves, out) = unsafe { graph_and(moves, out.cast::<Graph>())? };
        moves.reverse_into(out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// Fewest moves in a graph from the nearest square of a set to every square: out[s] becomes the
/// distance of s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest distance on the
/// map, 0..63.
///
/// For many maps of one graph use chess_distance_graph_matrix.
///
/// moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is 0: CHESS_DISTANCE_EMPTY_SET
/// (-5). moves and out overlap: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;64], [out;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets, `out` is NULL or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_map(
    moves: *const u64,
    from: u64,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        present(moves).and(present(out))?;
        let from = set(from)?;
        // SAFETY: 64 sets, and 64 bytes to write, as the caller promises.
        let (moves, out) = unsafe { graph_and(moves, out.cast::<DistanceMap>())? };
        Ok(moves.map_into(from, out))
    })
}

/// The second leg of a journey in a graph: out[t] becomes the least sum of start[s] and the fewest
/// moves from s to t, with the rules and the results of chess_distance_onward.
///
/// moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps moves or start:
/// CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is 192..254:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
///
/// cbindgen:ptrs-as-arrays=[[moves;64], [start;64], [out;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets, `start` is NULL or 64 bytes, `out` is NULL or 64 bytes that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_onward(
    moves: *const u64,
    start: *const u8,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let (moves, start) = (moves.cast::<Graph>(), start.cast::<DistanceMap>());
        let read = [Extent::one(moves), Extent::one(start)];
        // SAFETY: NULL or 64 sets, and NULL or 64 bytes, as the caller promises.
        let (moves, start) = unsafe { (input(moves)?, input(start)?) };
        // SAFETY: NULL or 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        or_bad_start(moves.onward_into(start, out))
    })
}

/// All 64 maps of a graph at once: out[a][b] becomes the fewest moves from a to b,
/// CHESS_DISTANCE_NONE (255) if unreachable. Returns CHESS_DISTANCE_OK.
///
/// moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves and out overlap:
/// CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;64], [out;64]]
///
/// # Safety
/// `moves` is NULL or 64 sets, `out` is NULL or 64 times 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_matrix(
    moves: *const u64,
    out: *mut [u8; 64],
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or 64 sets, and NULL or 64 maps to write, as the caller promises.
        let (moves, out) = unsafe { graph_and(moves, out.cast::<[[u8; 64]; 64]>())? };
        moves.matrix_into(out);
        Ok(CHESS_DISTANCE_OK)
    })
}

/// The fewest costly moves from a set to every square; free moves are not counted. out[s] becomes
/// the number for s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest number, 0..63.
/// Each graph is 64 sets: moves[s] is the set of the squares one move from s. Both may be the same
/// array.
///
/// The fewest captures of a pawn from e2, whose advances are free:
///
///     uint64_t free_moves[64], costly_moves[64];
///     uint8_t out[64];
///     int s;
///     chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, NULL, free_moves);
///     for (s = 0; s < 64; ++s)
///         costly_moves[s] = chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0);
///     chess_distance_graph_cost_map(free_moves, costly_moves, 1 << 12, out);   (out[56] is 4: a8)
///
/// free_moves, costly_moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is 0:
/// CHESS_DISTANCE_EMPTY_SET (-5). out overlaps a graph: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[free_moves;64], [costly_moves;64], [out;64]]
///
/// # Safety
/// `free_moves` and `costly_moves` are NULL or 64 sets, `out` is NULL or 64 bytes that the caller
/// may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_cost_map(
    free_moves: *const u64,
    costly_moves: *const u64,
    from: u64,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let read = [free_moves, costly_moves].map(|moves| Extent::one(moves.cast::<Graph>()));
        // SAFETY: NULL or 64 sets, twice, as the caller promises.
        let (free, costly) = unsafe { (graph(free_moves)?, graph(costly_moves)?) };
        let ((), from) = (present(out)?, set(from)?);
        // SAFETY: 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        Ok(chess_distance::cost_map_into(free, costly, from, out))
    })
}

/// The second leg of a journey in these graphs, with the rules of chess_distance_onward: out[t]
/// becomes the least sum of start[s] and the costly moves from s to t, or CHESS_DISTANCE_NONE (255)
/// if no start reaches t. start[s] is 0..191, or CHESS_DISTANCE_NONE if nothing starts on s.
/// Returns the largest sum, 0..254.
///
/// free_moves, costly_moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps
/// start or a graph: CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is
/// 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET
/// (-5).
///
/// cbindgen:ptrs-as-arrays=[[free_moves;64], [costly_moves;64], [start;64], [out;64]]
///
/// # Safety
/// `free_moves` and `costly_moves` are NULL or 64 sets, `start` is NULL or 64 bytes, `out` is NULL
/// or 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_graph_cost_onward(
    free_moves: *const u64,
    costly_moves: *const u64,
    start: *const u8,
    out: *mut u8,
) -> c_int {
    to_int(|| {
        let start = start.cast::<DistanceMap>();
        let [free, costly] = [free_moves, costly_moves].map(|moves| moves.cast::<Graph>());
        let read = [Extent::one(free), Extent::one(costly), Extent::one(start)];
        // SAFETY: NULL or 64 sets, twice, and NULL or 64 bytes, as the caller promises.
        let (free, costly, start) = unsafe { (input(free)?, input(costly)?, input(start)?) };
        // SAFETY: NULL or 64 bytes to write, as the caller promises.
        let out = unsafe { output(out.cast::<DistanceMap>(), read)? };
        or_bad_start(chess_distance::cost_onward_into(free, costly, start, out))
    })
}
