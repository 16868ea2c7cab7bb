//! Where the pieces of a position may ever stand.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use super::position::ChessDistancePosition;
use crate::arguments::{Extent, input, output};
use crate::result::{CHESS_DISTANCE_OUT_OF_RANGE, Fault, code};

/// The squares on which the pieces of a position may ever stand, in any continuation in which both
/// sides help. reach[s] becomes the set of squares of the piece on s, 0 if no piece stands there.
/// Returns the number of fixed pieces: they never move and are never taken.
///
/// No legal continuation leaves these sets; some of their squares may still be out of reach. They
/// cover castling from the usual start squares, but not castling in Chess960. They are exactly the
/// result of these rules, applied until nothing changes:
///
/// - A piece reaches its own square. A piece that reaches no other square and cannot be taken is
///   fixed.
/// - A piece passes and enters every square that has no fixed piece. With a move that takes it also
///   enters the square of a fixed enemy piece other than a king. That piece can then be taken, and
///   is no longer fixed.
/// - A king does not enter a square that a fixed enemy pawn, knight or king attacks.
/// - A pawn advances over and onto squares without fixed pieces, also two squares from its second
///   rank. It takes diagonally onto squares that an enemy piece other than a king reaches. It takes
///   onto en_passant if the pawn that has just advanced is an enemy; that pawn is then not fixed.
///   On the last rank it becomes queen, rook, bishop or knight and goes on from there.
///
/// position or reach is NULL: CHESS_DISTANCE_NULL_POINTER (-4). They overlap:
/// CHESS_DISTANCE_OVERLAP (-7), checked before the position is read. An invalid position:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6), and reach stays as it was. A position is invalid if colors or
/// kinds overlap or are missing, if a side has not exactly one king, or if a pawn stands on rank 1
/// or 8. An en passant square other than 0 is valid on rank 3 behind a white pawn on rank 4, or on
/// rank 6 behind a black pawn on rank 5. The en passant square and the square from which the pawn
/// came must be empty.
///
/// cbindgen:ptrs-as-arrays=[[reach;64]]
///
/// # Safety
/// `position` is NULL or a position, `reach` is NULL or 64 sets that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_reach(
    position: *const ChessDistancePosition,
    reach: *mut u64,
) -> c_int {
    code(|| {
        // SAFETY: NULL or a position, and NULL or 64 sets to write, as the caller promises.
        let (reach, position) = unsafe {
            let reach = output(reach.cast::<[Bitboard; 64]>(), [Extent::one(position)])?;
            (reach, input(position)?)
        };
        match rules::reach(&position.into(), reach) {
            Ok(fixed) => Ok(fixed as c_int),
            Err(_) => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
        }
    })
}
