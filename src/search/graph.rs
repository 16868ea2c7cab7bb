//! Mobility graphs: lists of moves, for moves that a set of obstacles cannot express.
//!
//! Source: Robert Levinson and Richard Snyder, Distance: Toward the Unification of Chess Knowledge.

use core::ops::{Index, IndexMut};

use crate::NONE;
use crate::board::squares::transpose;
use crate::definition::moves::moves;
use crate::kernels::{self, Mover};
use crate::search::map::check_start;
use crate::search::{Successors, none_free, onward_map};
use crate::{Bitboard, Cpu, DistanceMap, Obstacles, OnwardError, Piece, Square, SquareTable};

/// The squares one move away from each square: 64 sets, which may be edited.
///
/// Any 64 sets are a graph, with any numbering of the squares. A square may lead to itself.
///
/// - A portal from a to b: a free move, as often as wanted. Every square that leads to a must lead
///   to b too. Let a lead to b and to all squares that b leads to. Begin a search from a on a and
///   b.
/// - A pawn that takes: `graph[s] |= attacks & prey`.
/// - Castling happens once and needs no edit. Begin the search on both squares where the piece may
///   start.
///
/// ```
/// use chess_distance::{Bitboard, Obstacles, Graph, Piece, Square};
/// // A cylinder board: the a-file and the h-file are neighbors.
/// let mut king = Graph::new(Piece::King, &Obstacles::NONE);
/// for rank in 0..8 {
///     for to in [rank - 1, rank, rank + 1] {
///         let end = |file, rank| Square::new(8 * rank + file);
///         if let (Some(a), Some(h), 0..8) = (end(0, to), end(7, rank), to) {
///             king[h] |= Bitboard::of(a);
///             king[a] |= Bitboard::of(h);
///         }
///     }
/// }
/// let (a1, h4): (Square, Square) = ("a1".parse()?, "h4".parse()?);
/// assert_eq!(king.map(Bitboard::of(a1)).get(h4), Some(3)); // 7 on the board with edges
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Graph(pub [Bitboard; 64]);

impl Graph {
    /// The graph without a move.
    pub const EMPTY: Self = Self([Bitboard::EMPTY; 64]);

    /// The moves of a piece among obstacles.
    #[must_use]
    #[inline]
    pub fn new(piece: Piece, obstacles: &Obstacles) -> Self {
        let mut graph = Self::EMPTY;
        graph.fill(piece, obstacles);
        graph
    }

    /// [`Graph::new`] into an existing graph.
    pub fn fill(&mut self, piece: Piece, obstacles: &Obstacles) {
        if let Some(mover) = Mover::new(piece, Bitboard::EMPTY, obstacles) {
            return kernels::write_graph(Cpu::detect(), mover, &mut self.0);
        }
        for (from, row) in Square::all().zip(&mut self.0) {
            *row = moves(piece, Bitboard::of(from), obstacles);
        }
    }

    /// The graph with every move reversed: a leads to b here if b leads to a there.
    #[must_use]
    #[inline]
    pub fn reverse(&self) -> Self {
        let mut reversed = Self::EMPTY;
        self.reverse_into(&mut reversed);
        reversed
    }

    /// [`Graph::reverse`] into an existing graph.
    pub fn reverse_into(&self, reversed: &mut Self) {
        transpose(&self.0, &mut reversed.0);
    }

    /// The squares one move away from any square of the set.
    #[must_use]
    pub const fn moves(&self, from: Bitboard) -> Bitboard {
        let (mut rest, mut union) = (from.0, 0);
        while rest != 0 {
            union |= self.0[(rest.trailing_zeros() & 63) as usize].0;
            rest &= rest - 1;
        }
        Bitboard(union)
    }

    /// Fewest moves from the nearest square of the set to every square.
    ///
    /// One map takes as long as the same search in C. For many maps of one graph use
    /// [`Graph::matrix`].
    #[must_use]
    #[inline]
    pub fn map(&self, from: Bitboard) -> DistanceMap {
        DistanceMap::filled(|map| self.map_into(from, map))
    }

    /// [`Graph::map`] into an existing map. Returns the largest distance on it.
    pub fn map_into(&self, from: Bitboard, map: &mut DistanceMap) -> u8 {
        kernels::graph_map(&self.0, from.0, &mut map.0)
    }

    /// The second leg of a journey, as in [`onward`](crate::onward).
    #[inline]
    pub fn onward(&self, start: &DistanceMap) -> Result<DistanceMap, OnwardError> {
        let mut map = DistanceMap::NOWHERE;
        self.onward_into(start, &mut map)?;
        Ok(map)
    }

    /// [`Graph::onward`] into an existing map. Returns the largest distance on it.
    pub fn onward_into(
        &self,
        start: &DistanceMap,
        map: &mut DistanceMap,
    ) -> Result<u8, OnwardError> {
        check_start(start)?;
        let step = |from| self.moves(from);
        Ok(onward_map(&start.0, &mut map.0, step, none_free))
    }

    /// The maps of all 64 squares at once, `[from][to]`.
    #[must_use]
    #[inline]
    pub fn matrix(&self) -> SquareTable {
        let mut maps = [[NONE; 64]; 64];
        self.matrix_into(&mut maps);
        SquareTable(maps)
    }

    /// [`Graph::matrix`] into existing maps.
    pub fn matrix_into(&self, maps: &mut [[u8; 64]; 64]) {
        kernels::graph_matrix(Cpu::detect(), &self.0, maps);
    }
}

impl Index<Square> for Graph {
    type Output = Bitboard;

    #[inline]
    fn index(&self, from: Square) -> &Bitboard {
        &self.0[from.index()]
    }
}

impl IndexMut<Square> for Graph {
    #[inline]
    fn index_mut(&mut self, from: Square) -> &mut Bitboard {
        &mut self.0[from.index()]
    }
}

impl Successors<Bitboard> for Graph {
    #[inline]
    fn next(&self, from: Bitboard) -> Bitboard {
        self.moves(from)
    }

    #[inline]
    fn back(&self, to: Bitboard, among: Bitboard) -> Bitboard {
        let leads_there = |from: &Square| !(self[*from] & to).is_empty();
        among.into_iter().filter(leads_there).collect()
    }
}
