//! Maps by a search, level by level: every piece.

use super::BoardSize;
use super::squares::Squares;
use crate::{NONE, Piece};

/// The distances of the squares of a board, rank by rank, 16 bytes each. The bytes of squares that
/// the board has not mean nothing.
pub(super) type Map = [[u8; 16]; 16];

/// The distances from one square, [`NONE`] where the piece never gets there.
pub(super) fn search(piece: Piece, size: BoardSize, file: usize, rank: usize) -> Map {
    // Distances in binary: a set of squares for each bit. A distance of 64 or more does not
    // exist.
    let mut bits = [Squares::EMPTY; 6];
    let mut frontier = Squares::of(file, rank);
    let mut unreached = Squares::all(size).without(&frontier);
    let mut distance = 0;
    loop {
        frontier = frontier.moves(piece, size).common(&unreached);
        if frontier.is_empty() {
            break;
        }
        distance += 1;
        unreached = unreached.without(&frontier);
        for (bit, squares) in bits.iter_mut().enumerate() {
            if distance >> bit & 1 != 0 {
                *squares = squares.union(&frontier);
            }
        }
    }
    // Half a rank at a time, and the bits that some distance has.
    let used = 32 - u32::leading_zeros(distance);
    let mut map = [[0; 16]; 16];
    for (rank, row) in map.iter_mut().enumerate().take(size.ranks()) {
        for (half, bytes) in row.as_chunks_mut().0.iter_mut().enumerate() {
            let mut distances = unreached.bytes(rank, half) * u64::from(NONE);
            for (bit, squares) in bits.iter().enumerate().take(used as usize) {
                distances |= squares.bytes(rank, half) << bit;
            }
            *bytes = distances.to_le_bytes();
        }
    }
    map
}
