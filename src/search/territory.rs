//! Territory: the nearer of two sides to each square.
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

use crate::cpu::barrier;
use crate::kernels::territory::NotLater;
use crate::kernels::{self, Motion, Mover};
use crate::search::{Levels, PieceMoves, divide};
use crate::{Bitboard, Board, Cpu, Piece, Territory};

/// Divides the board between two sides, each a set of pieces of one kind with its own obstacles. A
/// side's distance to a square is that of its nearest piece; an empty side reaches no square.
///
/// With AVX-512 two single kings on the empty board are little faster than look-ups in a table in
/// C.
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (e1, e8) = (Bitboard(1 << 4), Bitboard(1 << 60));
/// let kings = territory((Piece::King, e1, &Board::EMPTY), (Piece::King, e8, &Board::EMPTY));
/// assert_eq!((kings.first.len(), kings.second.len(), kings.tied.len()), (31, 31, 2));
/// ```
///
/// Kings on c3 and g6, and the squares nearer to the first of them:
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (c3, g6) = (Bitboard(1 << 18), Bitboard(1 << 46));
/// let kings = territory((Piece::King, c3, &Board::EMPTY), (Piece::King, g6, &Board::EMPTY));
/// let first = format!("{:?}", kings.first);
/// assert_eq!(first.lines().collect::<Vec<_>>(), [
///     "1 . . . . . . .",
///     "1 1 . . . . . .",
///     "1 1 1 . . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 1 . . .",
///     "1 1 1 1 1 1 . .",
///     "1 1 1 1 1 1 1 .",
/// ]);
/// ```
#[must_use]
#[inline]
pub fn territory(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) -> Territory {
    let cpu = Cpu::detect();
    let ((piece, from, board), (other_piece, other_from, other_board)) = (first, second);
    // One branch for both pieces.
    let jump_alike = matches!(
        (piece, other_piece),
        (Piece::King, Piece::King) | (Piece::Wazir, Piece::Wazir) | (Piece::Knight, Piece::Knight)
    );
    if jump_alike
        && let Some(one) = Mover::new(piece, from, board)
        && let Some(other) = Mover::new(piece, other_from, other_board)
    {
        if one.motion == Motion::King
            && (one.enterable, other.enterable) == (u64::MAX, u64::MAX)
            && let Some(king) = from.single()
            && let Some(other_king) = other_from.single()
        {
            return of(kernels::king_territory(king, other_king));
        }
        if let Some(sides) = kernels::territory_of_jumps(cpu, one, other) {
            return of(sides);
        }
    }
    let first = Pieces { from, board: *board };
    let second = Pieces { from: other_from, board: *other_board };
    of_any(cpu, piece, other_piece, &first, &second)
}

/// Squares that both sides reach no later than the other are tied.
#[inline]
fn of((first, second): NotLater) -> Territory {
    Territory {
        first: Bitboard(first & !second),
        second: Bitboard(second & !first),
        tied: Bitboard(first & second),
    }
}

/// One side, with a copy of its board, so that sides that jump need no board in memory. Not its
/// piece: LLVM stored and loaded the bytes of it in different parts, which a processor waits for.
struct Pieces {
    from: Bitboard,
    board: Board,
}

/// Sides that slide, or have different motions.
#[inline(never)]
fn of_any(
    cpu: Cpu,
    piece: Piece,
    other_piece: Piece,
    first: &Pieces,
    second: &Pieces,
) -> Territory {
    let mover = |piece, side: &Pieces| {
        let mut mover = Mover::new(piece, side.from, &side.board)?;
        // LLVM would load two sets as one vector, which waits for the stores of the copy.
        mover.enterable = barrier::word(mover.enterable);
        Some(mover)
    };
    if let (Some(one), Some(other)) = (mover(piece, first), mover(other_piece, second))
        && let Some(sides) = kernels::territory(cpu, &one, &other)
    {
        return of(sides);
    }
    let one = PieceMoves::new(piece, &first.board);
    let other = PieceMoves::new(other_piece, &second.board);
    divide(Levels::new(&one, first.from), Levels::new(&other, second.from))
}
