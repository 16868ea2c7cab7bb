//! Fewest moves between two squares, or two sets of squares, and the squares at a distance.

use super::{PieceMoves, Search};
use crate::kernels::{self, Mover};
use crate::{Bitboard, Cpu, Obstacles, Piece, Square, definition, distance};

/// Fewest moves from one square to the other, `None` where no sequence of moves leads.
#[must_use]
pub fn path(piece: Piece, from: Square, to: Square, obstacles: &Obstacles) -> Option<u8> {
    if *obstacles == Obstacles::NONE {
        return distance(piece, from, to);
    }
    let (from, to) = (Bitboard::of(from), Bitboard::of(to));
    search(Cpu::detect(), piece, from, to, obstacles)
}

/// Whether the piece gets from one square to the other in at most this number of moves.
#[must_use]
#[inline]
pub fn reaches(piece: Piece, from: Square, to: Square, moves: u32, obstacles: &Obstacles) -> bool {
    path(piece, from, to, obstacles).is_some_and(|distance| u32::from(distance) <= moves)
}

/// Fewest moves from any square of one set to any square of the other; 0 if they share a square,
/// `None` if no sequence of moves leads there or a set is empty.
///
/// For a knight on the empty board this is the wiki's `calcKnightDistance`.
#[must_use]
#[inline]
pub fn set_distance(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
) -> Option<u8> {
    match near(piece, from, to, obstacles) {
        Some(distance) => Some(distance),
        None => search_far(piece, from, to, *obstacles),
    }
}

/// Sets that are not near. The obstacles are a copy, so that near sets need none in memory.
#[inline(never)]
fn search_far(piece: Piece, from: Bitboard, to: Bitboard, obstacles: Obstacles) -> Option<u8> {
    search(Cpu::detect(), piece, from, to, &obstacles)
}

/// The distance of sets that share a square or are one jump apart. Most sets of eight squares are.
/// Visible to the tests, which must see such sets too.
#[inline(always)]
pub(super) fn near(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
) -> Option<u8> {
    kernels::at_most_one_jump(Mover::new(piece, from, obstacles)?, to.0)
}

#[inline(always)]
fn search(
    cpu: Cpu,
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
) -> Option<u8> {
    match Mover::new(piece, from, obstacles) {
        Some(mover) => kernels::set_distance(cpu, mover, to.0),
        None => definition::set_distance(piece, from, to, obstacles),
    }
}

/// The squares at most this number of moves away from the set.
///
/// ```
/// use chess_distance::{ring, within, Bitboard, Obstacles, Piece};
/// let (a1, empty) = (Bitboard(1), Obstacles::NONE);
/// assert_eq!(within(Piece::Knight, a1, 1, &empty).len(), 3);
/// assert_eq!(ring(Piece::Knight, a1, 1, &empty).len(), 2);
/// ```
#[must_use]
pub fn within(piece: Piece, from: Bitboard, moves: u32, obstacles: &Obstacles) -> Bitboard {
    match Mover::new(piece, from, obstacles) {
        Some(mover) => Bitboard(kernels::within(Cpu::detect(), mover, moves).within),
        None => definition::within(piece, from, moves, obstacles),
    }
}

/// The squares exactly this number of moves away from the set.
///
/// Two moves of a knight from d4, rank 8 on top:
///
/// ```
/// use chess_distance::{ring, Bitboard, Obstacles, Piece};
/// let two = format!("{:?}", ring(Piece::Knight, Bitboard(1 << 27), 2, &Obstacles::NONE));
/// assert_eq!(two.lines().collect::<Vec<_>>(), [
///     ". 1 . 1 . 1 . .",
///     "1 . 1 . 1 . 1 .",
///     ". . . 1 . . . 1",
///     "1 . 1 . 1 . 1 .",
///     ". 1 . . . 1 . 1",
///     "1 . 1 . 1 . 1 .",
///     ". . . 1 . . . 1",
///     "1 . 1 . 1 . 1 .",
/// ]);
/// ```
#[must_use]
pub fn ring(piece: Piece, from: Bitboard, moves: u32, obstacles: &Obstacles) -> Bitboard {
    match Mover::new(piece, from, obstacles) {
        Some(mover) => {
            let reached = kernels::within(Cpu::detect(), mover, moves);
            Bitboard(reached.within & !reached.before)
        }
        None => definition::ring(piece, from, moves, obstacles),
    }
}

/// The squares at every distance from the set: `rings[d]` becomes the [`ring`] of d moves. Rings
/// beyond the largest distance become empty. Returns the largest distance.
///
/// ```
/// use chess_distance::{rings, Bitboard, Obstacles, Piece};
/// let mut knight = [Bitboard::EMPTY; 64];
/// assert_eq!(rings(Piece::Knight, Bitboard(1), &Obstacles::NONE, &mut knight), 6);
/// assert_eq!(knight[..7].iter().map(|ring| ring.len()).collect::<Vec<_>>(), [1, 2, 9, 20, 21, 10, 1]);
/// ```
pub fn rings(
    piece: Piece,
    from: Bitboard,
    obstacles: &Obstacles,
    rings: &mut [Bitboard; 64],
) -> u8 {
    let moves = PieceMoves::new(piece, obstacles);
    Search::new(&moves, from).fill(rings)
}
