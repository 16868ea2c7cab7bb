//! Territory: the nearer of two sides to each square.
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

pub(crate) mod voronoi;

use crate::cpu::barrier;
use crate::kernels::territory::NotLater;
use crate::kernels::{self, Motion, Mover};
use crate::moves::moves;
use crate::{Bitboard, Board, Cpu, Piece};

/// The squares of the board by the side that needs fewer moves to them. Squares that neither side
/// reaches are in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Territory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: Bitboard,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: Bitboard,
    /// Squares that both reach in the same number of moves.
    pub tied: Bitboard,
}

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
    Cpu::detect().territory(first, second)
}

impl Cpu {
    /// [`territory`] by the kernels of this instruction set.
    #[must_use]
    #[inline]
    pub fn territory(
        self,
        first: (Piece, Bitboard, &Board),
        second: (Piece, Bitboard, &Board),
    ) -> Territory {
        // One branch for both pieces.
        let jump_alike = matches!(
            (first.0, second.0),
            (Piece::King, Piece::King)
                | (Piece::Wazir, Piece::Wazir)
                | (Piece::Knight, Piece::Knight)
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
            if let Some(sides) = kernels::territory_of_jumps(self, one, other) {
                return of(sides);
            }
        }
        of_any(self, (first.0, second.0), &first.into(), &second.into())
    }
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
    divide(pieces, first, second)
}

/// The definition, for every piece.
fn divide(pieces: (Piece, Piece), first: &Pieces, second: &Pieces) -> Territory {
    let step = |piece, side: &Pieces, set| moves(piece, Bitboard(set), &side.board).0;
    by_levels(
        (first.from.0, second.from.0),
        (
            first.board.enterable(pieces.0),
            second.board.enterable(pieces.1),
        ),
        |set| step(pieces.0, first, set),
        |set| step(pieces.1, second, set),
    )
}

/// Two fills side by side, with the squares that each side may enter and its moves from a set. It
/// ends when neither fill grows, or when no square is left to divide.
#[inline(always)]
fn by_levels(
    starts: (u64, u64),
    open: (u64, u64),
    first_moves: impl Fn(u64) -> u64,
    second_moves: impl Fn(u64) -> u64,
) -> Territory {
    let all = starts.0 | starts.1 | open.0 | open.1;
    // The squares that each side has reached so far. Squares reached by some side are divided.
    let mut reached = starts;
    let mut first = starts.0 & !starts.1;
    let mut tied = starts.0 & starts.1;
    loop {
        let before = reached;
        let divided = before.0 | before.1;
        if divided == all {
            break;
        }
        reached.0 |= first_moves(before.0);
        reached.1 |= second_moves(before.1);
        first |= reached.0 & !(divided | reached.1);
        tied |= reached.0 & reached.1 & !divided;
        if reached == before {
            break;
        }
    }
    Territory {
        first: Bitboard(first),
        second: Bitboard((reached.0 | reached.1) & !first & !tied),
        tied: Bitboard(tied),
    }
}

#[cfg(test)]
mod tests;
