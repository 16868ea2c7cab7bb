//! Rules of the late endgame: king against king to a square, king against a passed pawn, and the
//! mop-up evaluation, which drives the bare king to the edge.
//!
//! Source: chessprogramming wiki, Distance and Manhattan-Distance (applications).

use crate::{
    Bitboard, Color, Square, center_manhattan_distance, king_distance, manhattan_distance,
};

/// The squares s with king distance(mover, s) + margin <= king distance(other, s), on the empty
/// board.
///
/// Margin 1: if the mover is to move, it can force its way to any of these squares first. Margin 2:
/// it can do so even if the other king is to move. Margin 0 is no guarantee, since the other king
/// may block the way.
///
/// A king on c3, to move, is first to all these squares if the other stands on g6:
///
/// ```
/// use chess_distance::{king_race, Square};
/// let (c3, g6): (Square, Square) = ("c3".parse()?, "g6".parse()?);
/// let won = format!("{:?}", king_race(c3, g6, 1));
/// assert_eq!(won.lines().collect::<Vec<_>>(), [
///     "1 . . . . . . .",
///     "1 1 . . . . . .",
///     "1 1 1 . . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 1 . . .",
///     "1 1 1 1 1 1 . .",
///     "1 1 1 1 1 1 1 .",
/// ]);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn king_race(mover: Square, other: Square, margin: i32) -> Bitboard {
    // Distances are at most 7, so a margin beyond 8 changes nothing. Then the sum does not
    // overflow.
    let margin = match margin {
        8.. => 8,
        less => less,
    };
    let mut won = 0;
    let mut target = 0;
    while target < 64 {
        let square = Square::wrapping(target);
        let (near, far) = (king_distance(mover, square), king_distance(other, square));
        won |= ((near as i32 + margin <= far as i32) as u64) << target;
        target += 1;
    }
    Bitboard(won)
}

/// The rule of the square: whether the lone pawn promotes and the lone king cannot take it at once.
/// Nothing else is on the board; the pawn's own king is ignored. Exact for every legal state.
/// `None` for a pawn on the first or last rank or on the king's square.
///
/// ```
/// use chess_distance::{pawn_outruns_king, Color, Square};
/// let (a4, f4): (Square, Square) = ("a4".parse()?, "f4".parse()?);
/// assert_eq!(pawn_outruns_king(a4, f4, Color::White, false), Some(true));
/// assert_eq!(pawn_outruns_king(a4, f4, Color::White, true), Some(false)); // into the square
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn pawn_outruns_king(
    pawn: Square,
    defender: Square,
    color: Color,
    defender_to_move: bool,
) -> Option<bool> {
    let rank = pawn.rank().index();
    if rank == 0 || rank == 7 || pawn.index() == defender.index() {
        return None;
    }
    let (last_rank, steps) = match color {
        Color::White => (7, 7 - rank),
        Color::Black => (0, rank),
    };
    if defender_to_move && king_distance(pawn, defender) == 1 {
        return Some(false); // The king takes the pawn.
    }
    // From its starting rank the pawn needs five moves for six steps.
    let moves = match steps {
        6 => 5,
        fewer => fewer,
    };
    let promotion = Square::wrapping(8 * last_rank + pawn.file().index());
    let king = king_distance(defender, promotion) as usize;
    Some(moves + (defender_to_move as usize) < king)
}

/// The squares from which the lone king stops the lone pawn: those for which [`pawn_outruns_king`]
/// is false. Empty for a pawn on the first or last rank. The pawn's own square is not a member.
///
/// For a pawn on b4 with the king to move: the square that gives the rule its name, and the squares
/// from which the king takes the pawn.
///
/// ```
/// use chess_distance::{square_of_pawn, Color, Square};
/// let b4: Square = "b4".parse()?;
/// let square = format!("{:?}", square_of_pawn(b4, Color::White, true));
/// assert_eq!(square.lines().collect::<Vec<_>>(), [
///     "1 1 1 1 1 1 1 .",
///     "1 1 1 1 1 1 1 .",
///     "1 1 1 1 1 1 1 .",
///     "1 1 1 1 1 1 1 .",
///     "1 . 1 1 1 1 1 .",
///     "1 1 1 1 1 1 1 .",
///     ". . . . . . . .",
///     ". . . . . . . .",
/// ]);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub const fn square_of_pawn(pawn: Square, color: Color, defender_to_move: bool) -> Bitboard {
    let mut stopped = 0;
    let mut defender = 0;
    while defender < 64 {
        let from = Square::wrapping(defender);
        let outruns = pawn_outruns_king(pawn, from, color, defender_to_move);
        stopped |= (matches!(outruns, Some(false)) as u64) << defender;
        defender += 1;
    }
    Bitboard(stopped)
}

/// The mop-up term for the winner's king and the loser's, in tenths. It adds 47 for each orthogonal
/// step of the loser's king from the center. It adds 16 for each step by which the Manhattan
/// distance of the kings is below 14. Between 96 and 474 for two legal kings.
///
/// The weights 4.7 and 1.6 are those of Chess 4.x (Slate and Atkin).
///
/// Source: chessprogramming wiki, Manhattan-Distance and Center Manhattan-Distance
/// (applications).
#[must_use]
pub const fn mop_up(winner: Square, loser: Square) -> u16 {
    let from_center = center_manhattan_distance(loser) as u16;
    let manhattan = manhattan_distance(winner, loser) as u16;
    47 * from_center + 16 * (14 - manhattan)
}

#[cfg(test)]
mod tests;
