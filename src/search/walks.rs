//! Walks: ways of a given length, on which squares may be visited again.
//!
//! Source: Robert Levinson and Richard Snyder, Distance: Toward the Unification of Chess Knowledge
//! (the mobility graph of a piece); the number of walks in a graph is what powers of its matrix
//! count.

use core::mem;

use crate::definition::table::everywhere;
use crate::search::trajectory::leading_on;
use crate::search::{PieceMoves, Successors};
use crate::{Bitboard, Board, Layers, Piece, Square};

/// Finds the ways of exactly `moves` moves, 0 to 63, and returns `moves`. `layers[k]` becomes the
/// set of squares that such a way may visit after k moves; later layers become empty. `None` if
/// there is no such way, or for more than 63 moves: then `layers` stays as it was.
///
/// A way may visit a square again. It may come back to the start unless the start is in `own` or
/// `avoid`.
///
/// A call is about as fast as the same searches in C with bitboards, not faster.
///
/// ```
/// use chess_distance::{walks, Bitboard, Board, Piece, Square};
/// let e4: Square = "e4".parse()?;
/// let mut layers = [Bitboard::EMPTY; 64];
/// // A knight is back after two moves, and never after three.
/// assert_eq!(walks(Piece::Knight, e4, e4, 2, &Board::EMPTY, &mut layers), Some(2));
/// assert_eq!((layers[0], layers[1].len(), layers[2]), (Bitboard::of(e4), 8, Bitboard::of(e4)));
/// assert_eq!(walks(Piece::Knight, e4, e4, 3, &Board::EMPTY, &mut layers), None);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
pub fn walks(
    piece: Piece,
    from: Square,
    to: Square,
    moves: usize,
    board: &Board,
    layers: &mut Layers,
) -> Option<usize> {
    let (mover, to) = (PieceMoves::new(piece, board), Bitboard::of(to));
    if moves > 63 {
        return None;
    }
    let mut reached = everywhere(Bitboard::EMPTY);
    reached[0] = Bitboard::of(from);
    for ply in 0..moves {
        reached[ply + 1] = next(&mover, reached[ply]);
    }
    if (reached[moves] & to).is_empty() {
        return None;
    }
    leading_on(&mover, &reached[..=moves], to, layers);
    Some(moves)
}

/// One move. Not inlined: one copy for the ways and for their number.
#[inline(never)]
fn next(moves: &PieceMoves<'_>, from: Bitboard) -> Bitboard {
    moves.next(from)
}

/// The number of ways of exactly `moves` moves, 0 to 63. It is [`u64::MAX`] if there are that many
/// or more, and 0 for more than 63 moves.
///
/// ```
/// use chess_distance::{walk_count, Board, Piece, Square};
/// let e4: Square = "e4".parse()?;
/// let back = |moves| walk_count(Piece::Knight, e4, e4, moves, &Board::EMPTY);
/// assert_eq!([back(0), back(1), back(2), back(63)], [1, 0, 8, 0]);
/// assert_eq!(back(62), u64::MAX); // there are more
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub fn walk_count(piece: Piece, from: Square, to: Square, moves: usize, board: &Board) -> u64 {
    let mut layers = everywhere(Bitboard::EMPTY);
    if walks(piece, from, to, moves, board, &mut layers).is_none() {
        return 0;
    }
    let mover = PieceMoves::new(piece, board);
    let (mut one, mut other) = (everywhere(0u64), everywhere(0));
    let (mut counts, mut sums) = (&mut one, &mut other);
    counts[to.index()] = 1;
    let mut least = 1;
    for ply in (0..moves & 63).rev() {
        least = u64::MAX;
        for square in layers[ply] {
            let onward = next(&mover, Bitboard::of(square)) & layers[ply + 1];
            let ways = onward.into_iter().map(|next| counts[next.index()]);
            sums[square.index()] = ways.fold(0, u64::saturating_add);
            least = least.min(sums[square.index()]);
        }
        // Every square of a layer leads to the target. So a count that overflows stays too large up
        // to the start, and a layer with such counts only is the end.
        if least == u64::MAX {
            break;
        }
        mem::swap(&mut counts, &mut sums);
    }
    // The first layer is the start alone.
    least
}
