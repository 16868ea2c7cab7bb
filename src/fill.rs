//! The fill by levels. Every function that counts moves uses it or is tested against it.
//!
//! Source: chessprogramming wiki, Knight-Distance (knight fill) and Distance.

use crate::moves::moves;
use crate::{Bitboard, Board, Piece};

/// The byte in tables and maps for a square that the piece cannot reach.
pub const NONE: u8 = 255;

/// The most moves that a shortest way can have: it enters each of the 64 squares at most once. As a
/// limit of moves ([`within`](crate::within), [`reaches`](crate::reaches)) it means no limit.
pub const MAX_MOVES: u32 = 63;

/// A fill in progress: the squares at the present distance, and all squares up to it.
pub(crate) struct Fill<'a> {
    piece: Piece,
    board: &'a Board,
    /// The squares at the present distance; empty when the fill has ended.
    pub(crate) frontier: Bitboard,
    /// The squares at this distance or less.
    pub(crate) reached: Bitboard,
}

impl<'a> Fill<'a> {
    /// At distance 0: the start squares, even if they are obstacles.
    pub(crate) const fn new(piece: Piece, from: Bitboard, board: &'a Board) -> Self {
        Self {
            piece,
            board,
            frontier: from,
            reached: from,
        }
    }

    /// One move further.
    pub(crate) const fn advance(&mut self) {
        let next = moves(self.piece, self.frontier, self.board);
        self.frontier = Bitboard(next.0 & !self.reached.0);
        self.reached = Bitboard(self.reached.0 | next.0);
    }
}

/// The definition of a map. Every kernel is tested against it.
pub(crate) const fn map_by_levels(
    piece: Piece,
    from: Bitboard,
    board: &Board,
    map: &mut [u8; 64],
) -> u8 {
    *map = [NONE; 64];
    let mut fill = Fill::new(piece, from, board);
    let mut distance = 0;
    let mut farthest = 0;
    while !fill.frontier.is_empty() {
        farthest = distance;
        write(fill.frontier.0, distance, map);
        fill.advance();
        distance += 1;
    }
    farthest
}

/// Writes a distance on all squares of a set.
pub(crate) const fn write(squares: u64, distance: u8, map: &mut [u8; 64]) {
    let mut rest = squares;
    while rest != 0 {
        map[(rest.trailing_zeros() & 63) as usize] = distance;
        rest &= rest - 1;
    }
}
