//! Maps by a search, level by level: every piece.

use super::BoardSize;
use super::squares::Squares;
use crate::{NONE, Piece};

/// The distances from one square.
pub(super) struct Found {
    /// Distances in binary: a set of squares for each bit. A distance of 64 or more does not exist.
    bits: [Squares; 6],
    /// The bits that some distance has.
    used: usize,
    unreached: Squares,
}

impl Found {
    /// The distances on a rank, [`NONE`] where the piece never gets there. The bytes of squares
    /// that the board has not mean nothing.
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
    /// Nothing yet.
    pub(super) const EMPTY: Self = Self {
        bits: [Squares::EMPTY; 6],
        used: 0,
        unreached: Squares::EMPTY,
    };

    /// What a search from one square finds, in place: to return it would be a call of memcpy, which
    /// needs a C library.
    pub(super) fn search(&mut self, piece: Piece, size: BoardSize, file: usize, rank: usize) {
        let mut frontier = Squares::of(file, rank);
        self.bits = [Squares::EMPTY; 6];
        self.unreached = Squares::all(size).without(&frontier);
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
