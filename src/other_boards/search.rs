//! Maps of every piece by a search, level by level.

use super::BoardSize;
use super::squares::SquareSet;
use crate::{NONE, Piece};

/// The distances from one square.
pub(super) struct Found {
    /// Distances in binary: a set of squares for each bit. All distances are below 64.
    bits: [SquareSet; 6],
    /// The bits that occur in some distance.
    used: usize,
    unreached: SquareSet,
}

impl Found {
    /// The distances on a rank, [`NONE`] if the piece never gets there. Bytes beyond the board have
    /// no meaning.
    #[inline(always)]
    pub(super) fn rank(&self, rank: usize) -> [u8; 16] {
        let mut row = [0; 16];
        for (half, bytes) in row.as_chunks_mut().0.iter_mut().enumerate() {
            let mut distances = self.unreached.bytes(rank, half) * u64::from(NONE);
            for (bit, squares) in self.bits.iter().enumerate().take(self.used) {
                distances |= squares.bytes(rank, half) << bit;
            }
            *bytes = distances.to_le_bytes();
        }
        row
    }
}

impl Found {
    /// Nothing reached yet.
    pub(super) const EMPTY: Self = Self {
        bits: [SquareSet::EMPTY; 6],
        used: 0,
        unreached: SquareSet::EMPTY,
    };

    /// Searches from one square, in place: to return the result would be a call of memcpy, which
    /// needs a C library.
    pub(super) fn search(&mut self, piece: Piece, size: BoardSize, file: usize, rank: usize) {
        let mut frontier = SquareSet::of(file, rank);
        self.bits = [SquareSet::EMPTY; 6];
        self.unreached = SquareSet::all(size).without(&frontier);
        let mut distance = 0u32;
        loop {
            frontier = frontier.moves(piece, size).common(&self.unreached);
            if frontier.is_empty() {
                break;
            }
            distance += 1;
            self.unreached = self.unreached.without(&frontier);
            for (bit, squares) in self.bits.iter_mut().enumerate() {
                if distance >> bit & 1 != 0 {
                    *squares = squares.union(&frontier);
                }
            }
        }
        self.used = (32 - distance.leading_zeros()) as usize;
    }
}

#[cfg(test)]
mod tests {
    use std::vec;

    use super::super::tests::{search, sizes};
    use super::*;

    /// Pieces with a pattern too, although their tables need no search.
    #[test]
    fn the_search_of_the_library_knows_every_piece() {
        for size in sizes().filter(|size| size.squares() % 7 == 0) {
            let mut found = Found::EMPTY;
            for piece in Piece::NAMED {
                for from in [0, size.squares() / 2] {
                    let mut map = vec![99; size.squares()];
                    let (file, rank) = (from % size.files(), from / size.files());
                    found.search(piece, size, file, rank);
                    for rank in 0..size.ranks() {
                        size.write_rank(&found.rank(rank), rank, &mut map);
                    }
                    assert_eq!(map, search(piece, size, from), "{piece:?} {size:?} {from}");
                    let farthest = map.into_iter().filter(|&moves| moves != NONE).max();
                    let bits = farthest
                        .and_then(u8::checked_ilog2)
                        .map_or(0, |bit| bit + 1);
                    assert_eq!(found.used, bits as usize, "{piece:?} {size:?} {from}");
                }
            }
        }
    }
}
