//! Graphs in which some moves cost nothing.

use core::ffi::c_int;

use chess_distance::{self as rules, DistanceMap, Graph};

use crate::arguments::{Extent, input, output, present, set};
use crate::obstacles::farthest;
use crate::result::code;

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
/// A call is about as fast as the same search in C with bitboards, not faster.
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
    code(|| {
        let (free, costly) = (free_moves.cast::<Graph>(), costly_moves.cast::<Graph>());
        present(free)?;
        present(costly)?;
        present(out)?;
        let from = set(from)?;
        let read = [Extent::one(free), Extent::one(costly)];
        // SAFETY: twice 64 sets, and 64 bytes to write, as the caller promises.
        let (out, free, costly) = unsafe {
            let out = output(out.cast::<DistanceMap>(), read)?;
            (out, input(free)?, input(costly)?)
        };
        Ok(c_int::from(rules::cost_map_into(free, costly, from, out)))
    })
}

/// The second leg of a journey in these graphs, with the rules of chess_distance_onward: out[t]
/// becomes the least sum of start[s] and the costly moves from s to t. It is CHESS_DISTANCE_NONE
/// (255) if no start reaches t. start[s] is 0..191, or CHESS_DISTANCE_NONE if nothing starts on s.
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
    code(|| {
        // SAFETY: NULL or twice 64 sets, 64 bytes, and 64 bytes to write, as the caller promises.
        let (free, costly, start, out) = unsafe {
            let free = input(free_moves.cast::<Graph>())?;
            let costly = input(costly_moves.cast::<Graph>())?;
            let start = input(start.cast::<DistanceMap>())?;
            let read = [Extent::one(free), Extent::one(costly), Extent::one(start)];
            (
                free,
                costly,
                start,
                output(out.cast::<DistanceMap>(), read)?,
            )
        };
        farthest(rules::cost_onward_into(free, costly, start, out))
    })
}
