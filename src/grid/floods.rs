//! Floods: the squares that some moves reach, the rings of all distances, and whether any way leads.

use core::hint::black_box;

use super::map::Front;
use super::ranks::Layout;
use super::{Followed, IN_BROWSER, Mobility, search};
use crate::cpu::{Isa, for_each_cpu};
use crate::{Cpu, FillError, GridSquares};

/// What a flood is asked for.
enum Wanted<'a> {
    /// All squares that it reaches.
    Within(&'a mut GridSquares),
    /// Those that it reaches with its last move.
    Ring(&'a mut GridSquares),
    /// Whether it reaches a square of this set, with which it ends.
    Meeting(&'a GridSquares),
}

for_each_cpu! {
    avx2:
    /// A search that ends after a number of moves. The result is whether it met the other set.
    fn flood(mobility: &Mobility<'_>, from: &GridSquares, moves: u32, wanted: Wanted<'_>) -> u8 = flood_of;
    /// A search that writes each of its rings. There is a place for each square of the board, so for
    /// every ring. The result is the largest distance.
    fn all_rings(mobility: &Mobility<'_>, from: &GridSquares, rings: &mut [GridSquares]) -> u8 = rings_of;
}

#[inline(always)]
fn flood_of<I: Isa>(
    isa: I,
    mobility: &Mobility<'_>,
    from: &GridSquares,
    most: u32,
    wanted: Wanted<'_>,
) -> u8 {
    // Not within the search: that is compiled for each common piece, and the look-ups are not inlined
    // into each.
    let layout = Layout::<I>::new(isa, mobility.grid.size());
    let from = layout.spread(from);
    let to = match wanted {
        Wanted::Meeting(to) => layout.spread(to),
        Wanted::Within(_) | Wanted::Ring(_) => layout.none(),
    };
    search(
        isa,
        mobility,
        None,
        Followed::Forward,
        mobility.shape(None, Followed::Forward).filter(|_| !IN_BROWSER),
        #[inline(always)]
        |layout, board, ends, moves| {
            let from = from.and(board);
            let mut front = Front::new(
                #[inline(always)]
                |from| moves.next(from),
                ends,
                from,
            );
            let (mut ring, mut left) = (from, most);
            // Once a ring is empty, all further ones are.
            let untested = if moves.are_quick() { 4 } else { 1 };
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
            match wanted {
                Wanted::Within(out) => *out = layout.gather(front.reached),
                Wanted::Ring(out) => *out = layout.gather(ring),
                Wanted::Meeting(_) => return u8::from(!front.reached.and(to).is_empty()),
            }
            0
        },
    )
}

#[inline(always)]
fn rings_of<I: Isa>(
    isa: I,
    mobility: &Mobility<'_>,
    from: &GridSquares,
    rings: &mut [GridSquares],
) -> u8 {
    let from = Layout::<I>::new(isa, mobility.grid.size()).spread(from);
    search(
        isa,
        mobility,
        None,
        Followed::Forward,
        mobility.shape(None, Followed::Forward).filter(|_| !IN_BROWSER),
        #[inline(always)]
        |layout, board, ends, moves| {
            let from = from.and(board);
            let mut front = Front::new(
                #[inline(always)]
                |from| moves.next(from),
                ends,
                from,
            );
            let (mut ring, mut largest) = (from, 0);
            let mut places = rings.iter_mut();
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
        },
    )
}

impl Mobility<'_> {
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
        flood(Cpu::detect(), self, from, moves, Wanted::Within(&mut squares));
        squares
    }

    /// The squares exactly this number of moves away from the set.
    #[must_use]
    #[inline]
    pub fn ring(&self, from: &GridSquares, moves: u32) -> GridSquares {
        let mut squares = GridSquares::EMPTY;
        flood(Cpu::detect(), self, from, moves, Wanted::Ring(&mut squares));
        squares
    }

    /// Whether any way leads from a square of a set to a square of another. The search ends with
    /// the first such square.
    #[must_use]
    #[inline]
    pub fn reaches(&self, from: &GridSquares, to: &GridSquares) -> bool {
        flood(Cpu::detect(), self, from, u32::MAX, Wanted::Meeting(to)) != 0
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
        Ok(all_rings(Cpu::detect(), self, from, rings))
    }
}
