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
    // One branch for both pieces.
    let jump_alike = matches!(
        (first.0, second.0),
        (Piece::King, Piece::King) | (Piece::Wazir, Piece::Wazir) | (Piece::Knight, Piece::Knight)
    );
    if jump_alike
        && let Some(one) = Mover::new(first.0, first.1, first.2)
        && let Some(other) = Mover::new(first.0, second.1, second.2)
    {
        if one.motion == Motion::King
            && (one.enterable, other.enterable) == (u64::MAX, u64::MAX)
            && let Some(a) = first.1.single()
            && let Some(b) = second.1.single()
        {
            return of(kernels::king_territory(a, b));
        }
        if let Some(sides) = kernels::territory_of_jumps(cpu, one, other) {
            return of(sides);
        }
    }
    of_any(cpu, (first.0, second.0), &first.into(), &second.into())
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

impl From<(Piece, Bitboard, &Board)> for Pieces {
    #[inline(always)]
    fn from((_, from, &board): (Piece, Bitboard, &Board)) -> Self {
        Self { from, board }
    }
}

/// Sides that slide, or have different motions.
#[inline(never)]
fn of_any(cpu: Cpu, pieces: (Piece, Piece), first: &Pieces, second: &Pieces) -> Territory {
    let mover = |piece, side: &Pieces| {
        let mut mover = Mover::new(piece, side.from, &side.board)?;
        // LLVM would load two sets as one vector, which waits for the stores of the copy.
        mover.enterable = barrier::word(mover.enterable);
        Some(mover)
    };
    if let (Some(one), Some(other)) = (mover(pieces.0, first), mover(pieces.1, second))
        && let Some(sides) = kernels::territory(cpu, &one, &other)
    {
        return of(sides);
    }
    let one = PieceMoves::new(pieces.0, &first.board);
    let other = PieceMoves::new(pieces.1, &second.board);
    divide(Levels::new(&one, first.from), Levels::new(&other, second.from))
}
