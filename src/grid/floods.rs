//! Floods: the squares that some moves reach, the rings of all distances, and whether any way leads.

use core::hint::black_box;

use super::common_pieces::Next;
use super::map::Front;
use super::ranks::{Layout, Ranks};
use super::search::{GridSearch, IN_BROWSER};
use super::{Followed, Mobility};
use crate::cpu::Isa;
use crate::{FillError, GridSquares};

/// A search that ends after a number of moves.
struct Flood<'a> {
    from: &'a GridSquares,
    moves: u32,
    wanted: Wanted<'a>,
}

/// What a flood is asked for.
enum Wanted<'a> {
    /// All squares that it reaches.
    Within(&'a mut GridSquares),
    /// Those that it reaches with its last move.
    Ring(&'a mut GridSquares),
    /// Whether it reaches a square of this set, with which it ends.
    Meeting(&'a GridSquares),
}

impl GridSearch for Flood<'_> {
    const BY_SHAPE: bool = !IN_BROWSER;

    /// Whether the flood met the other set.
    #[inline(always)]
    fn run<I: Isa, N: Next<I>>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: [Ranks<I>; 2],
        moves: &N,
    ) -> u8 {
        let from = layout.spread(self.from).and(board);
        let to = match self.wanted {
            Wanted::Meeting(to) => layout.spread(to),
            Wanted::Within(_) | Wanted::Ring(_) => layout.none(),
        };
        let mut front = Front::new(moves, ends, from);
        let (mut ring, mut left) = (from, self.moves);
        // Once a ring is empty, all further ones are.
        let untested = if N::QUICK { 4 } else { 1 };
        while left >= untested && !ring.is_empty() & front.reached.and(to).is_empty() {
            for _ in 0..untested {
                ring = front.advance();
            }
            left -= untested;
        }
        if left < untested {
            for _ in 0..left {
                ring = front.advance();
            }
        }
        match self.wanted {
            Wanted::Within(out) => *out = layout.gather(front.reached),
            Wanted::Ring(out) => *out = layout.gather(ring),
            Wanted::Meeting(_) => return u8::from(!front.reached.and(to).is_empty()),
        }
        0
    }
}

/// A search that writes each of its rings.
struct Rings<'a, 'b> {
    from: &'a GridSquares,
    /// One for each square of the board, so that there is a place for every ring.
    rings: &'b mut [GridSquares],
}

impl GridSearch for Rings<'_, '_> {
    const BY_SHAPE: bool = !IN_BROWSER;

    /// The largest distance.
    #[inline(always)]
    fn run<I: Isa, N: Next<I>>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: [Ranks<I>; 2],
        moves: &N,
    ) -> u8 {
        let from = layout.spread(self.from).and(board);
        let mut front = Front::new(moves, ends, from);
        let (mut ring, mut largest) = (from, 0);
        let mut places = self.rings.iter_mut();
        for place in places.by_ref() {
            *place = layout.gather(ring);
            ring = front.advance();
            if ring.is_empty() {
                break;
            }
            largest += 1;
        }
        for place in places {
            // A constant would become a call of memset, which needs a C library.
            *place = black_box(GridSquares::EMPTY);
        }
        largest
    }
}

impl Mobility<'_> {
    #[inline]
    fn flood(&self, from: &GridSquares, moves: u32, wanted: Wanted) -> u8 {
        self.search(Followed::Forward, Flood { from, moves, wanted })
    }

    /// The squares at most this number of moves away from the set.
    ///
    /// ```
    /// use chess_distance::{BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};
    /// let grid = Grid::new(BoardSize::new(11, 11).ok_or("size")?);
    /// let king = GridPiece::new("K", Color::White)?;
    /// let moves = Mobility { piece: &king, grid: &grid, obstacles: &GridObstacles::NONE };
    /// let (middle, corner) = (GridSquares::of(60), GridSquares::of(0));
    /// assert_eq!((moves.within(&middle, 2).len(), moves.ring(&middle, 2).len()), (25, 16));
    /// assert!(moves.reaches(&middle, &corner));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn within(&self, from: &GridSquares, moves: u32) -> GridSquares {
        let mut squares = GridSquares::EMPTY;
        self.flood(from, moves, Wanted::Within(&mut squares));
        squares
    }

    /// The squares exactly this number of moves away from the set.
    #[must_use]
    #[inline]
    pub fn ring(&self, from: &GridSquares, moves: u32) -> GridSquares {
        let mut squares = GridSquares::EMPTY;
        self.flood(from, moves, Wanted::Ring(&mut squares));
        squares
    }

    /// Whether any way leads from a square of a set to a square of another. The search ends with
    /// the first such square.
    #[must_use]
    #[inline]
    pub fn reaches(&self, from: &GridSquares, to: &GridSquares) -> bool {
        self.flood(from, u32::MAX, Wanted::Meeting(to)) != 0
    }

    /// Writes the squares at distance d from the set to `rings[d]`, for every d. Later rings become
    /// empty. Returns the largest distance, which is at most 255.
    ///
    /// # Errors
    /// A slice that is not one set for each square.
    #[inline]
    pub fn rings(&self, from: &GridSquares, rings: &mut [GridSquares]) -> Result<u8, FillError> {
        let expected = self.grid.size().squares();
        if rings.len() != expected {
            return Err(FillError::Length { expected });
        }
        Ok(self.search(Followed::Forward, Rings { from, rings }))
    }
}
