//! Squares that every way from one set to another enters.
//!
//! Source: in a graph these are the dominators of the target (Edward Lowry and Cleburne Medlock,
//! Object code optimization, 1969), the cut vertices between two sets of Menger's theorem (Karl
//! Menger, Zur allgemeinen Kurventheorie, 1927).

use crate::search::trajectory::with_rings;
use crate::search::{PieceMoves, Successors};
use crate::{Bitboard, Graph, Obstacles, Piece};

/// The squares that every way from `from` to `to` enters. The ways may have any length. The squares
/// of `from` and of `to` do not count. Put one of the result's squares into [`Obstacles::avoid`], and
/// no way is left. Empty if there is no way at all, or if the sets share a square.
///
/// For a knight a call is about as fast as C code that finds one way and closes its squares one by
/// one.
///
/// ```
/// use chess_distance::{must_pass, Bitboard, Obstacles, Piece};
/// let wall = Bitboard(0xfe << 24); // b4 to h4
/// let obstacles = Obstacles { own: wall, ..Obstacles::NONE };
/// let (e1, e8) = (Bitboard(1 << 4), Bitboard(1 << 60));
/// assert_eq!(must_pass(Piece::King, e1, e8, &obstacles), Bitboard(1 << 24)); // a4
/// assert_eq!(must_pass(Piece::Knight, e1, e8, &obstacles), Bitboard::EMPTY);
/// ```
#[must_use]
pub fn must_pass(piece: Piece, from: Bitboard, to: Bitboard, obstacles: &Obstacles) -> Bitboard {
    on_every_way(&PieceMoves::new(piece, obstacles), from, to)
}

impl Graph {
    /// The squares that every way from `from` to `to` enters, as in [`must_pass`].
    #[must_use]
    pub fn must_pass(&self, from: Bitboard, to: Bitboard) -> Bitboard {
        on_every_way(self, from, to)
    }
}

/// Only a square that is alone in its layer of the shortest trajectories can be one: they all enter
/// it. It is one unless a search that avoids it reaches a later layer or the target: every square
/// of a later layer leads on without it.
///
/// Such a search serves the next candidate too. So all of them together are one search, which makes
/// the moves of each square once.
fn on_every_way(moves: &impl Successors<Bitboard>, from: Bitboard, to: Bitboard) -> Bitboard {
    with_rings(moves, from, to, |rings| needed(moves, from, to, rings)).unwrap_or_default()
}

#[inline(always)]
fn needed(
    moves: &impl Successors<Bitboard>,
    from: Bitboard,
    to: Bitboard,
    rings: &mut [Bitboard],
) -> Bitboard {
    let [_, between @ .., _] = rings else {
        return Bitboard::EMPTY;
    };
    if between.is_empty() {
        return Bitboard::EMPTY;
    }
    // Layers in place of rings. A search reaches later layers and the target only around the
    // candidate.
    let (mut layer, mut beyond) = (to, to);
    for ring in between.iter_mut().rev() {
        layer = moves.back(layer, *ring);
        *ring = layer;
        beyond |= layer;
    }
    let mut passed = Bitboard::EMPTY;
    let mut search = Spread::new(moves, from);
    for &mut layer in between {
        beyond &= !layer;
        if layer.single().is_some() && !search.comes_to(beyond, layer) {
            passed |= layer;
        }
    }
    passed
}

/// A search whose limit moves on from candidate to candidate.
struct Spread<'a, M> {
    moves: &'a M,
    /// The squares whose moves it has made.
    left: Bitboard,
    /// The squares that these moves reach.
    reached: Bitboard,
}

impl<'a, M: Successors<Bitboard>> Spread<'a, M> {
    #[inline(always)]
    fn new(moves: &'a M, from: Bitboard) -> Self {
        Self { moves, left: from, reached: moves.next(from) }
    }

    /// Whether some way that does not enter `avoided` leads to the goal. A goal's own moves are not
    /// made.
    #[inline(always)]
    fn comes_to(&mut self, goal: Bitboard, avoided: Bitboard) -> bool {
        while (self.reached & goal).is_empty() {
            let frontier = self.reached & !self.left & !avoided;
            if frontier.is_empty() {
                return false;
            }
            self.left |= frontier;
            self.reached |= self.moves.next(frontier);
        }
        true
    }
}
