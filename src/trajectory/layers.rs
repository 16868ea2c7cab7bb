//! For each ply, the squares that some shortest trajectory visits then.

use core::cmp::Ordering;

use crate::fill::Fill;
use crate::moves::origins;
use crate::table::filled;
use crate::{Bitboard, Board, Piece, Square};

/// For each ply of a shortest trajectory, all squares that some shortest trajectory visits then.
///
/// The layers share no square, and at most 62 squares lie between start and target: a trajectory
/// takes at most 63 moves. One square of each layer makes at most 3^20 * 2 < 2^33 trajectories,
/// the greatest product of numbers that add up to 62, so no count overflows.
pub type Layers = [Bitboard; 64];

/// Finds the layers of the shortest trajectories and returns their length in moves. The layers
/// behind the last ply are empty. `None` if no sequence of moves leads to the target: then
/// `layers` stays as it was.
///
/// From a square to itself there is one trajectory, of length 0, whatever stands there.
pub fn trajectory_layers(
    piece: Piece,
    from: Square,
    to: Square,
    board: &Board,
    layers: &mut Layers,
) -> Option<usize> {
    let mut levels = filled(Bitboard::EMPTY);
    let mut fill = Fill::new(piece, Bitboard::of(from), board);
    let mut length = 0;
    while !fill.frontier.contains(to) {
        if fill.frontier.is_empty() {
            return None;
        }
        levels[length & 63] = fill.frontier;
        fill.advance();
        length += 1;
    }
    let mut layer = Bitboard::EMPTY;
    for ply in (0..64).rev() {
        layer = match ply.cmp(&length) {
            Ordering::Greater => Bitboard::EMPTY,
            Ordering::Equal => Bitboard::of(to),
            Ordering::Less => levels[ply] & origins(piece, layer, board),
        };
        layers[ply] = layer;
    }
    Some(length)
}
