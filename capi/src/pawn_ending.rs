//! Pawn endings, and duels with an end for each pair of squares.

use core::ffi::{c_int, c_void};

use chess_distance::{Bitboard, Bound, DuelTable, Pairs, PawnEnding};

use crate::arguments::{
    ChessDistanceBoard, Extent, input, obstacles, optional, output, present, same_layout, words,
};
use crate::arguments::{Fault, color, or_out_of_range, to_int};

/// The bytes of memory that chess_distance_pawn_ending needs for each pawn structure: for n
/// structures, n times as many are always enough.
pub const CHESS_DISTANCE_PAWN_STRUCTURE_BYTES: c_int = 1152;
const _: () = assert!(
    CHESS_DISTANCE_PAWN_STRUCTURE_BYTES as usize == 8 * chess_distance::PAWN_STRUCTURE_WORDS
);

/// A pawn ending, solved by chess_distance_pawn_ending for one value of its argument bound. Solve it
/// with bound 0 and with bound 1, and each position has one of three answers:
///
/// - won with bound 0: the attacker queens by force while no pawn of the defender is one step from
///   queening, or it mates with a pawn. Such a position is won with bound 1 too.
/// - won with bound 1 alone: a close race. With best play one side promotes a pawn, and
///   the other side then has a pawn one step from promoting.
/// - won with neither bound: the attacker does not queen by force.
///
/// The first index is the side to move, 0 the attacker and 1 the defender. The second is the square
/// of the attacker's king. The sets hold squares of the defender's king, in legal positions alone:
/// the kings are on different squares, not neighbors and not on pawns, and the side that has just
/// moved is not in check.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistancePawnEnding {
    /// The attacker queens by force, by this bound.
    pub won: [[u64; 64]; 2],
    /// wins[0]: the attacker has a winning move that changes the pawns: a pawn's move, a promotion
    /// or a capture. wins[1]: the defender is mated; or it has moves, and all of them change the
    /// pawns and lose.
    pub wins: [[u64; 64]; 2],
    /// holds[1]: the defender has a pawn's move or a capture after which the attacker does not win.
    /// holds[0] is empty.
    pub holds: [[u64; 64]; 2],
    /// The obstacles of the attacker's king: own has all pawns, avoid the squares that the
    /// defender's pawns attack. enemy is empty.
    pub attacker: ChessDistanceBoard,
    /// The same for the defender's king.
    pub defender: ChessDistanceBoard,
}

same_layout!(ChessDistancePawnEnding, PawnEnding: won wins holds attacker defender);

/// A duel that ends on given pairs of squares, one for each king. In chess_distance_duel play ends
/// if the attacker is on a square of goal, wherever the other king is. Bit d of wins[t][a] says
/// that the attacker has won with its king on a and the defender's king on d. Bit d of holds[t][a]
/// says that play is over without a win. t is 0 if the attacker is to move, 1 if the defender is.
/// holds may be NULL: play ends only in wins. Either board may be NULL, the empty board.
///
/// out[t][a][d] is the first of these that applies:
///
/// - CHESS_DISTANCE_NONE (255) if a and d are equal or neighbors, whatever the sets say.
/// - 0 if d is in wins[t][a].
/// - 255 if d is in holds[t][a].
/// - 255 if the king of the side to move has no move.
/// - The number of moves that the attacker's king needs to win against the best defense, 255 if it
///   cannot force a win. 254 stands for 254 or more.
///
/// A king may start on any square, also on one of its board's sets. Returns the largest entry below
/// 255, or 0 if there is none.
///
/// wins or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps a board, wins or holds:
/// CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
///
/// cbindgen:ptrs-as-arrays=[[wins;2], [holds;2], [out;2]]
///
/// # Safety
/// The boards are NULL or boards, `wins` and `holds` are NULL or 2 times 64 sets, `out` is NULL or
/// 2 times 64 times 64 bytes that the caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_duel_pairs(
    attacker: *const ChessDistanceBoard,
    defender: *const ChessDistanceBoard,
    wins: *const [u64; 64],
    holds: *const [u64; 64],
    out: *mut [[u8; 64]; 64],
) -> c_int {
    to_int(|| {
        let (wins, holds) = (wins.cast::<Pairs>(), holds.cast::<Pairs>());
        let [a, b] = [attacker, defender].map(Extent::one);
        let read = [a, b, Extent::one(wins), Extent::one(holds)];
        // SAFETY: NULL or boards, as the caller promises.
        let (attacker, defender) = unsafe { (obstacles(attacker), obstacles(defender)) };
        // SAFETY: NULL or sets, as the caller promises.
        let (wins, holds) = unsafe { (input(wins)?, optional(holds)) };
        // SAFETY: NULL or a table to write, as the caller promises.
        let out = unsafe { output(out.cast::<DuelTable>(), read)? };
        Ok(chess_distance::duel_pairs(attacker, defender, wins, holds, out))
    })
}

/// Who queens in a pawn ending: two kings, the pawns of White and Black, and one side, the
/// attacker, that wants to queen. Solve an ending with bound 0 and with bound 1:
/// ChessDistancePawnEnding explains the three answers. out also says where the attacker wins by a
/// pawn's move or a capture, and where the defender holds by one. From these sets
/// chess_distance_duel_pairs computes corresponding squares, key moves and mutual zugzwangs:
///
///     static unsigned char memory[2000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES];
///     static ChessDistancePawnEnding e;
///     static uint8_t moves[2][64][64];
///     const uint64_t white = 0x829000000, black = 0x82100000000;   (Lasker and Reichhelm, 1901)
///     chess_distance_pawn_ending(white, black, 0, 0, memory, sizeof memory, &e);
///     const uint64_t (*const wins)[64] = (const uint64_t (*)[64])e.wins;
///     const uint64_t (*const holds)[64] = (const uint64_t (*)[64])e.holds;
///     chess_distance_duel_pairs(&e.attacker, &e.defender, wins, holds, moves);
///
/// moves[0][0][48] is 13: with its king on a1 and the black king on a7, White, to move, needs 13
/// king's moves before a pawn's move or a capture wins. For each legal pair of squares moves[t][a][d]
/// has a number below 255 if won[t][a] has bit d, and otherwise 255. Pairs that are not legal may
/// have numbers. Without the two casts, -Wpedantic warns in C before C23. Kings on a and d are in mutual
/// zugzwang if d is in won[1][a], not in won[0][a], and not in defender.avoid.
///
/// The game: kings and pawns move as in chess, with double steps, en passant after a double step
/// that is played, check and mate. There is no castling, and the position given has no right to en
/// passant, which chess_distance_pawn_position looks at. attacker_is_black is nonzero if Black wants
/// to queen. The game ends when a pawn promotes, and what the new queen does is not looked at:
///
///   the attacker promotes       won, stalemate or not; with bound 0 not won, if the defender has a
///                               pawn one step from promotion
///   the defender promotes       with bound 0 not won; with any other bound won, if the attacker has
///                               a pawn one step from promotion, and otherwise not won
///   a pawn mates the defender   won
///   no legal move is left       not won
///   play has no end             not won
///
/// After a promotion the other side's king may take the new piece at once, if the king stands
/// beside the new piece and no king or pawn guards the new piece. After the capture the ending that
/// is left decides.
///
/// In a close race one side promotes, and the other then has a pawn one step from promotion. With
/// bound 0 it counts as not won, which gives a lower bound, and with any other number as won, which
/// gives an upper bound.
///
/// memory has size bytes, of any alignment. Its contents do not matter before the call and mean
/// nothing after it. Returns the number of pawn structures that were solved, at least 1; or 0 if
/// memory is too small, and then out stays as it was: call again with more. Expect thousands of
/// structures if the pawns block each other, or with two free pawns a side, and up to hundreds of
/// thousands with three. docs/recipes.md, "How far it goes", has a table of structures, memory and
/// time, and says how often the answer is the result of chess.
///
/// memory or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A pawn on rank 1 or 8, a square in both
/// sets, more than eight pawns a side, or memory that would reach the end of the address space:
/// CHESS_DISTANCE_OUT_OF_RANGE (-6). memory overlaps out: CHESS_DISTANCE_OVERLAP (-7), found before
/// anything is solved. On an error out stays as it was.
///
/// # Safety
/// `memory` is NULL or `size` bytes that the caller may write, `out` is NULL or an ending that the
/// caller may write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_pawn_ending(
    white_pawns: u64,
    black_pawns: u64,
    attacker_is_black: c_int,
    bound: c_int,
    memory: *mut c_void,
    size: usize,
    out: *mut ChessDistancePawnEnding,
) -> c_int {
    to_int(|| {
        let (white, black) = (Bitboard(white_pawns), Bitboard(black_pawns));
        // SAFETY: NULL or bytes and an ending to write, as the caller promises.
        let (memory, out) = unsafe { checked([white, black], memory, size, out.cast())? };
        let bound = if bound == 0 { Bound::Lower } else { Bound::Upper };
        let solved =
            chess_distance::pawn_ending(white, black, color(attacker_is_black), bound, memory, out);
        Ok(solved.map_or(0, |structures| structures as c_int))
    })
}

/// The memory of a call, and an ending to write, which do not overlap. The pawns are checked too.
///
/// # Safety
/// As for [`chess_distance_pawn_ending`].
unsafe fn checked<'a>(
    [white, black]: [Bitboard; 2],
    memory: *mut c_void,
    size: usize,
    out: *mut PawnEnding,
) -> Result<(&'a mut [u64], &'a mut PawnEnding), Fault> {
    present(memory).and(present(out))?;
    or_out_of_range(chess_distance::check_pawns(white, black))?;
    let read = [Extent::many(memory.cast_const().cast::<u8>(), size)?];
    // SAFETY: an ending to write, as the caller promises. The memory is compared with it.
    let out = unsafe { output(out, read)? };
    // SAFETY: bytes to write, as the caller promises, not NULL, and apart from the ending.
    Ok((unsafe { words(memory, size) }, out))
}
