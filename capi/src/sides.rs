//! Two sides, two pieces of one side, and whole positions.

use core::ffi::{c_char, c_int};
use core::ptr;

use chess_distance::{Bitboard, DuelTable, Position, Square, Walker};

use crate::arguments::{
    self, ChessDistanceBoard, Fault, or_out_of_range, same_layout, set, square, to_int,
};
use crate::arguments::{Extent, among, input, optional_output, output, present};
use crate::constants::{
    CHESS_DISTANCE_INVALID_SQUARE, CHESS_DISTANCE_UNREACHABLE, chess_distance_error,
};

/// Two kings that move in turn, each among the obstacles of its own board: can the attacker force
/// its way to a square of goal, and in how many moves? Either board may be NULL, the empty board.
/// The kings never stand on one square or next to each other, and no side may skip its move.
///
/// out[t][a][d] is the number of moves that the attacker needs against the best defense, with its
/// king on a and the defender's king on d. t is 0 if the attacker is to move, 1 if the defender is.
/// The first line that fits counts:
///
///   a and d are equal or neighbors      255 (CHESS_DISTANCE_NONE)
///   a is in goal                        0
///   the side to move has no move        255
///   the defender holds                  255
///   otherwise                           the number of moves; 254 stands for 254 or more
///
/// A king may start on any square, also on one of its board's sets. Returns the largest entry below
/// 255.
///
/// For two kings among pawns, fill each board so: own holds the side's pawns, enemy the other
/// side's pawns, and avoid the squares that the other side's pawns attack.
///
/// out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). goal is 0: CHESS_DISTANCE_EMPTY_SET (-5). out
/// overlaps a board: CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
///
/// cbindgen:ptrs-as-arrays=[[out;2]]
///
/// # Safety
/// The boards are NULL or boards, `out` is NULL or 2 times 64 times 64 bytes that the caller may
/// write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_duel(
    attacker: *const ChessDistanceBoard,
    defender: *const ChessDistanceBoard,
    goal: u64,
    out: *mut [[u8; 64]; 64],
) -> c_int {
    to_int(|| {
        let (boards, (), goal) = ([attacker, defender], present(out)?, set(goal)?);
        // SAFETY: NULL or boards, and a table to write, as the caller promises.
        let ([attacker, defender], out) = unsafe { among(boards, out.cast::<DuelTable>())? };
        Ok(chess_distance::duel(attacker, defender, goal, out))
    })
}

/// Two pieces of one side that move in any order. Returns the fewest moves of both together until
/// the first stands on a square of to1 and the second on a square of to2. Each piece has the
/// obstacles of its own board, NULL for none, and the other piece stands in its way like a piece of
/// own.
///
///   moves[0]     the moves of the first piece: the fewest of all ways with the least sum
///   moves[1]     the moves of the second piece
///
/// A number above 254 would be written as 255, but the longest answer that is known has 54 moves.
///
/// No way: CHESS_DISTANCE_UNREACHABLE (-1), and moves stays as it was. A square outside 0..63, or
/// both pieces on one square: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
/// CHESS_DISTANCE_INVALID_PIECE (-3). moves is NULL: CHESS_DISTANCE_NULL_POINTER (-4). to1 or to2
/// is 0: CHESS_DISTANCE_EMPTY_SET (-5). moves overlaps a board: CHESS_DISTANCE_OVERLAP (-7).
///
/// cbindgen:ptrs-as-arrays=[[moves;2]]
///
/// # Safety
/// The boards are NULL or boards, `moves` is NULL or two bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pair(
    piece1: c_int,
    from1: c_int,
    to1: u64,
    board1: *const ChessDistanceBoard,
    piece2: c_int,
    from2: c_int,
    to2: u64,
    board2: *const ChessDistanceBoard,
    moves: *mut u8,
) -> c_int {
    to_int(|| {
        let (from1, from2) = two_squares(from1, from2)?;
        let (piece1, piece2) = (arguments::piece(piece1)?, arguments::piece(piece2)?);
        let (boards, (), to1, to2) = ([board1, board2], present(moves)?, set(to1)?, set(to2)?);
        // SAFETY: NULL or boards, and two bytes to write, as the caller promises.
        let ([board1, board2], moves) = unsafe { among(boards, moves.cast::<[u8; 2]>())? };
        let first = Walker { piece: piece1, from: from1, to: to1, obstacles: board1 };
        let second = Walker { piece: piece2, from: from2, to: to2, obstacles: board2 };
        Ok(write_moves(chess_distance::pair(first, second), moves))
    })
}

fn two_squares(a: c_int, b: c_int) -> Result<(Square, Square), Fault> {
    let (a, b) = (square(a)?, square(b)?);
    Fault(CHESS_DISTANCE_INVALID_SQUARE).when(a == b).and(Ok((a, b)))
}

/// Writes the moves of the first and of the second piece, and returns their sum.
fn write_moves(parts: Option<(u8, u8)>, moves: &mut [u8; 2]) -> c_int {
    parts.map_or(CHESS_DISTANCE_UNREACHABLE, |(first, second)| {
        *moves = [first, second];
        c_int::from(first) + c_int::from(second)
    })
}

/// The pieces of a position, by color and by kind. Every piece is in white or in black, and in one
/// of the six kinds.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePosition {
    /// White's pieces.
    pub white: u64,
    /// Black's pieces.
    pub black: u64,
    /// The kings, one a side.
    pub kings: u64,
    /// The queens of both sides.
    pub queens: u64,
    /// The rooks of both sides.
    pub rooks: u64,
    /// The bishops of both sides.
    pub bishops: u64,
    /// The knights of both sides.
    pub knights: u64,
    /// The pawns of both sides, none of them on rank 1 or 8.
    pub pawns: u64,
    /// 0, or the square behind a pawn that has just advanced two squares.
    pub en_passant: u64,
}

same_layout!(
    ChessDistancePosition,
    Position: white black kings queens rooks bishops knights pawns en_passant
);

/// The squares on which the pieces of a position may ever stand, in any continuation in which both
/// sides help. reach[s] becomes the set of squares of the piece on s, 0 if no piece stands there.
/// Returns the number of fixed pieces: they never move and are never taken.
///
/// No legal continuation leaves these sets; some of their squares may still be out of reach. The
/// sets cover castling from the usual start squares, but not castling in Chess960. The sets are
/// exactly the result of these rules, applied until nothing changes:
///
/// - A piece reaches its own square. A piece that reaches no other square and cannot be taken is
///   fixed.
/// - Only fixed pieces are in the way: in its way of moving a piece passes and enters every other
///   square. A fixed enemy piece other than a king blocks too, until some piece can take it. From
///   then on it is not fixed.
/// - A king does not enter a square that a fixed enemy pawn, knight or king attacks.
/// - A pawn advances over and onto squares without fixed pieces, also two squares from its second
///   rank. It takes diagonally onto squares that an enemy piece other than a king reaches. It takes
///   onto en_passant if the pawn that has just advanced is an enemy; that pawn is then not fixed.
///   On the last rank it becomes queen, rook, bishop or knight and goes on from there.
///
/// position or reach is NULL: CHESS_DISTANCE_NULL_POINTER (-4). position and reach overlap:
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
    to_int(|| {
        present(position)?;
        // SAFETY: NULL or 64 sets to write, as the caller promises.
        let reach = unsafe { output(reach.cast::<[Bitboard; 64]>(), [Extent::one(position)])? };
        // SAFETY: a position, as the caller promises.
        let position = unsafe { input(position.cast::<Position>())? };
        Ok(or_out_of_range(chess_distance::reach(position, reach))? as c_int)
    })
}

/// Why chess_distance_reach refuses a position: a sentence in English, static, or NULL for a valid
/// position. Unless squares is NULL, it gets the squares that show the fault: pieces of two colors
/// or kinds, or without one, the kings of a side without exactly one, pawns on rank 1 or 8, or the en
/// passant square; 0 for a valid position.
///
/// position is NULL, or it overlaps squares: a sentence, and squares stays as it was.
///
/// # Safety
/// `position` is NULL or a position, `squares` is NULL or a set that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_position_fault(
    position: *const ChessDistancePosition,
    squares: *mut u64,
) -> *const c_char {
    // SAFETY: NULL or a position and a set to write, as the caller promises.
    unsafe {
        sentence(position, squares, |position| {
            position.fault().map(|(error, at)| (error.zero_terminated(), at))
        })
    }
}

/// The sentence of a fault, whose squares are written; NULL without a fault.
///
/// # Safety
/// As for [`chess_distance_position_fault`].
pub(crate) unsafe fn sentence(
    position: *const ChessDistancePosition,
    squares: *mut u64,
    fault: impl FnOnce(&Position) -> Option<(&'static str, Bitboard)>,
) -> *const c_char {
    let answer = || {
        // SAFETY: NULL or a position, as the caller promises.
        let position = unsafe { input(position.cast::<Position>())? };
        // SAFETY: NULL or a set to write, as the caller promises.
        let squares = unsafe { optional_output(squares, [Extent::one(position)])? };
        let (sentence, at) = fault(position).unzip();
        if let Some(squares) = squares {
            *squares = at.unwrap_or_default().0;
        }
        Ok(sentence.map_or(ptr::null(), |sentence| sentence.as_ptr().cast()))
    };
    answer().unwrap_or_else(|Fault(code)| chess_distance_error(code))
}
