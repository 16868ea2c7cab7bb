//! The number of shortest trajectories.

mod empty_board;

use super::layers::{Layers, set_trajectory_layers};
use crate::definition::moves::moves;
use crate::definition::table::everywhere;
use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, Piece, Square};

pub use empty_board::empty_board_trajectory_count;

/// Writes the number of shortest trajectories from each square of the layers to the target.
pub(super) fn count_to_target(
    piece: Piece,
    board: &Board,
    layers: &Layers,
    length: usize,
    counts: &mut [u64; 64],
) {
    for to in layers[length & 63] {
        counts[to.index()] = 1;
    }
    for ply in (0..length & 63).rev() {
        for square in layers[ply] {
            let next = moves(piece, Bitboard::of(square), board) & layers[ply + 1];
            counts[square.index()] = next.into_iter().map(|square| counts[square.index()]).sum();
        }
    }
}

/// The exact number of shortest trajectories, 0 if no sequence of moves leads to the target.
///
/// ```
/// use chess_distance::{trajectory_count, Board, Piece, Square};
/// let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
/// assert_eq!(trajectory_count(Piece::King, f6, h1, &Board::EMPTY), 25);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn trajectory_count(piece: Piece, from: Square, to: Square, board: &Board) -> u64 {
    if *board == Board::EMPTY {
        empty_board_trajectory_count(piece, from, to)
    } else {
        among_obstacles(piece, from, to, *board)
    }
}

/// The count on a board that may have obstacles. The board is a copy, so that an empty board need
/// not be in memory.
#[inline(never)]
fn among_obstacles(piece: Piece, from: Square, to: Square, board: Board) -> u64 {
    Mover::new(piece, Bitboard::of(from), &board)
        .and_then(|mover| kernels::trajectory_count(Cpu::detect(), mover, to))
        .unwrap_or_else(|| count_by_layers(piece, from, to, &board))
}

/// The definition of the count. Every kernel is tested against it.
pub(super) fn count_by_layers(piece: Piece, from: Square, to: Square, board: &Board) -> u64 {
    set_trajectory_count(piece, Bitboard::of(from), Bitboard::of(to), board)
}

/// The exact number of shortest trajectories from the squares of one set to those of another, less
/// than 2^34; 0 if no sequence of moves leads there.
///
/// ```
/// use chess_distance::{set_trajectory_count, Bitboard, Board, Piece};
/// let (rank_1, rank_8) = (Bitboard(0xff), Bitboard(0xff << 56));
/// let rooks = set_trajectory_count(Piece::Rook, rank_1, rank_8, &Board::EMPTY);
/// assert_eq!(rooks, 8); // one move along each file
/// ```
#[must_use]
pub fn set_trajectory_count(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> u64 {
    let mut layers = everywhere(Bitboard::EMPTY);
    let Some(length) = set_trajectory_layers(piece, from, to, board, &mut layers) else {
        return 0;
    };
    let mut counts = everywhere(0);
    count_to_target(piece, board, &layers, length, &mut counts);
    layers[0].into_iter().map(|from| counts[from.index()]).sum()
}
