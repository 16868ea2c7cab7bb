//! Pawn endings of whole positions.

use core::ffi::{c_char, c_int, c_void};

use chess_distance::{PawnPosition, PawnPositionError, PawnStep, Position};

use crate::arguments::{Extent, input, output, output_column, present, same_layout, words};
use crate::arguments::{Fault, color, to_int};
use crate::constants::{CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_UNREACHABLE};
use crate::sides::{ChessDistancePosition, sentence};

/// A legal move in a pawn ending, and what each side can force after it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnMove {
    /// The square where the move begins.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// 0, or the piece that a pawn becomes: CHESS_DISTANCE_QUEEN, or CHESS_DISTANCE_ROOK where a
    /// queen would be stalemate and a rook is not.
    pub promotion: u8,
    /// What White can force after the move: 0 to 3, as in ChessDistancePawnPosition.
    pub white: u8,
    /// What Black can force after the move.
    pub black: u8,
    /// 0, 1 if the move mates, 2 if the other side has no legal move and is not in check. The piece
    /// in promotion counts, and the king may take it if that is legal.
    pub end: u8,
    /// For a king's move to an empty square after which the mover has 2 or 3: the moves that its
    /// king then needs until a pawn's move or a capture wins, 254 for 254 or more. It is out[1] of
    /// chess_distance_duel_pairs after the move. CHESS_DISTANCE_NONE (255) for all other moves.
    pub count: u8,
    /// 0.
    pub reserved: u8,
}

same_layout!(
    ChessDistancePawnMove,
    chess_distance::PawnMove: from to promotion white black end count reserved
);

/// What chess_distance_pawn_position says of a position.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnPosition {
    /// What White can force:
    ///
    ///   0   it does not queen
    ///   1   a close race: one side promotes a pawn, and the other then has one a step from it
    ///   2   it queens
    ///   3   it queens, and Black has no pawn, which is a win in chess unless a new queen and a
    ///       new rook are both stalemate; or it mates
    pub white: u8,
    /// What Black can force.
    pub black: u8,
    /// 0, 1 if the side to move is mated, 2 if it has no legal move and is not in check.
    pub end: u8,
    /// 0.
    pub reserved: [u8; 5],
    /// The legal moves in the order of from, then of to. All entries after the last are 0.
    pub moves: [ChessDistancePawnMove; 64],
}

same_layout!(ChessDistancePawnPosition, PawnPosition: white black end reserved moves);

/// What each side can force from a position of two kings and pawns, and after each legal move.
/// Returns the number of legal moves, 0 for none.
///
///     static ChessDistancePawnPosition out;        (Lasker and Reichhelm, 1901, White to move)
///     static uint64_t memory[2000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES / sizeof(uint64_t)];
///     ChessDistancePosition position;
///     memset(&position, 0, sizeof position);
///     position.white = 0x829000001;
///     position.black = 0x1082100000000;
///     position.kings = 0x1000000000001;
///     position.pawns = 0x82929000000;
///     chess_distance_pawn_position(&position, 0, memory, sizeof memory, &out);
///     (3 moves; out.white is 2; out.moves[0] is Kb1 with white 2 and count 12, all others have 0)
///
/// black_to_move is nonzero if Black is to move. The answers are those of
/// chess_distance_pawn_ending for each side as the attacker: 2 is won with bound 0, and 1 is won
/// with another bound alone. But a move that mates with the new piece is 3 for the mover, and a move
/// after which the other side has no legal move is 0 for both.
///
/// This game ends with a promotion, and so it is not chess. A queen may fail to win against a pawn
/// on its last two ranks: White has 2 in 8/6KP/8/8/8/p7/1k6/8 w, which is a draw in chess. A
/// promotion to come wins even if it is stalemate. Mates after a promotion are not
/// seen: Black has 2 in 8/8/7p/5P1k/5P2/6PK/1p6/8 b, where b1 is met by g4 mate.
///
/// A side may take in passing after a double step of the moves that are answered, and at once if
/// en_passant of the position is behind a pawn of the other side. The side to move may be in check.
///
/// memory has size bytes, of any alignment. Its contents do not matter before the call and mean
/// nothing after it. Memory that is enough for chess_distance_pawn_ending of the position and of
/// every position after a move is enough. Most moves lead to endings that are solved with that of
/// the position, so that the call usually takes as long as three or four calls of
/// chess_distance_pawn_ending.
///
/// position, memory or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). memory or position overlaps
/// out, or memory overlaps position: CHESS_DISTANCE_OVERLAP (-7), checked before the position is
/// read. CHESS_DISTANCE_OUT_OF_RANGE (-6): a position that chess_distance_reach refuses, other
/// pieces than kings and pawns, more than eight pawns a side, kings that are neighbors, or a check
/// to the side that is not to move; also memory that would reach the end of the address space.
/// Memory is too small: CHESS_DISTANCE_UNREACHABLE (-1). On an error out stays as it was.
///
/// # Safety
/// `position` is NULL or a position, `memory` is NULL or `size` bytes that the caller may write,
/// `out` is NULL or answers that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_position(
    position: *const ChessDistancePosition,
    black_to_move: c_int,
    memory: *mut c_void,
    size: usize,
    out: *mut ChessDistancePawnPosition,
) -> c_int {
    to_int(|| {
        present(out)?;
        // SAFETY: NULL or a position, and bytes to write, as the caller promises.
        let (position, memory) =
            unsafe { checked(position, memory, size, Extent::one(out.cast_const()))? };
        // SAFETY: answers to write, as the caller promises, compared with all else.
        let out = unsafe { output(out.cast::<PawnPosition>(), [])? };
        let turn = color(black_to_move);
        or_fault(chess_distance::pawn_position(position, turn, memory, out))
    })
}

/// A move of chess_distance_pawn_way.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnStep {
    /// The square where the move begins.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// 0, or the piece that a pawn becomes, as in ChessDistancePawnMove.
    pub promotion: u8,
    /// 0.
    pub reserved: u8,
}

same_layout!(ChessDistancePawnStep, PawnStep: from to promotion reserved);

/// The moves with which a side queens by force, or mates with a pawn, and the best defense. Writes
/// the first n moves and returns how many were written; 0 if the answer of
/// chess_distance_pawn_position for this side is 0, or if its win stands on the board.
///
/// attacker_is_black is nonzero for the way of Black. All moves keep the answer. The attacker
/// advances a pawn, the farther the better, or takes one; otherwise its king goes the shortest way
/// to such a move. The defender takes what it can, advances pawns, or makes the king's way long. It
/// may keep pawns by other moves, with which the queen then has to deal. Of equal moves the first
/// counts, by the square where it begins, and steps come before captures.
///
/// The way ends with a promotion or with mate. If a king takes the new piece at once, the capture
/// is the next move, and the way goes on. In a close race it ends where a queen meets a pawn one
/// step from promotion.
///
/// memory is used as by chess_distance_pawn_position. A close race needs twice as much.
///
/// The errors are those of chess_distance_pawn_position, with way for out. On an error way stays as
/// it was.
///
/// # Safety
/// `position` is NULL or a position, `memory` is NULL or `size` bytes that the caller may write,
/// `way` is NULL or `n` moves that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_way(
    position: *const ChessDistancePosition,
    black_to_move: c_int,
    attacker_is_black: c_int,
    memory: *mut c_void,
    size: usize,
    way: *mut ChessDistancePawnStep,
    n: usize,
) -> c_int {
    to_int(|| {
        present(way)?;
        // SAFETY: NULL or a position, and bytes to write, as the caller promises.
        let (position, memory) =
            unsafe { checked(position, memory, size, Extent::many(way.cast_const(), n)?)? };
        // SAFETY: moves to write, as the caller promises, compared with all else.
        let way = unsafe { output_column(way.cast::<PawnStep>(), n, [])? };
        let (turn, attacker) = (color(black_to_move), color(attacker_is_black));
        or_fault(chess_distance::pawn_way(position, turn, attacker, memory, way))
    })
}

/// Why chess_distance_pawn_position refuses a position, as chess_distance_position_fault says it:
/// NULL if it does not. squares, unless it is NULL, gets the squares that show the fault. Besides
/// those of that function they are pieces other than kings and pawns, the pawns of a side with more
/// than eight, both kings if they are neighbors, or the king of the side that has just moved, if it
/// is in check.
///
/// position is NULL, or it overlaps squares: a sentence, and squares stays as it was.
///
/// # Safety
/// `position` is NULL or a position, `squares` is NULL or a set that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_position_fault(
    position: *const ChessDistancePosition,
    black_to_move: c_int,
    squares: *mut u64,
) -> *const c_char {
    // SAFETY: NULL or a position and a set to write, as the caller promises.
    unsafe {
        sentence(position, squares, |position| {
            chess_distance::pawn_position_fault(position, color(black_to_move))
                .map(|(error, at)| (error.zero_terminated(), at))
        })
    }
}

/// A position and the memory of a call, apart from each other and from the output.
///
/// # Safety
/// As for [`chess_distance_pawn_position`].
unsafe fn checked<'a>(
    position: *const ChessDistancePosition,
    memory: *mut c_void,
    size: usize,
    out: Extent,
) -> Result<(&'a Position, &'a mut [u64]), Fault> {
    present(position).and(present(memory))?;
    let read = Extent::one(position);
    out.apart(&[read])?;
    let bytes = Extent::many(memory.cast_const().cast::<u8>(), size)?;
    bytes.apart(&[out, read])?;
    // SAFETY: a position, and bytes to write, as the caller promises, not NULL. They are apart.
    Ok(unsafe { (input(position.cast())?, words(memory, size)) })
}

/// The number of moves, or what was wrong with the position or the memory.
fn or_fault(moves: Result<usize, PawnPositionError>) -> Result<c_int, Fault> {
    match moves {
        Ok(moves) => Ok(moves as c_int),
        Err(PawnPositionError::Memory) => Err(Fault(CHESS_DISTANCE_UNREACHABLE)),
        Err(_) => Err(Fault(CHESS_DISTANCE_OUT_OF_RANGE)),
    }
}
