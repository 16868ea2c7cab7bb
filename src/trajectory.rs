//! Shortest trajectories: the ways of a piece to a square in the fewest moves.
//!
//! Source: chessprogramming wiki, Distance (Boris Stilman, A Linguistic Geometry of the Chess
//! Model): a square lies on a shortest trajectory exactly where the distance from the start and
//! the distance to the target add up to the distance between the two.

use core::hint::black_box;

use crate::fill::Fill;
use crate::moves::{moves, origins};
use crate::simd::{self, Motion};
use crate::{Bitboard, Board, Piece, Square};

mod empty_board;
mod paths;

pub use empty_board::empty_board_trajectory_count;
pub use paths::{Trajectory, TrajectoryIter};

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
    // A fill with a constant would become a call of memset, which needs a C library.
    let mut levels = [Bitboard(black_box(0)); 64];
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
        if ply == length {
            layer = Bitboard::of(to);
        } else if ply < length {
            layer = levels[ply] & origins(piece, layer, board);
        }
        layers[ply] = layer;
    }
    Some(length)
}

/// Enters the number of shortest trajectories from each square of the layers to the target.
fn count_to_target(
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
        among_obstacles(piece, from, to, board)
    }
}

/// The count on a board that is not known to be empty.
fn among_obstacles(piece: Piece, from: Square, to: Square, board: &Board) -> u64 {
    Motion::of(piece)
        .and_then(|motion| simd::trajectory_count(motion, from, to, board.enterable(piece)))
        .unwrap_or_else(|| count_by_layers(piece, from, to, board))
}

/// The definition of the count, and the measure of everything that makes it faster.
fn count_by_layers(piece: Piece, from: Square, to: Square, board: &Board) -> u64 {
    let mut layers = [Bitboard(black_box(0)); 64];
    let Some(length) = trajectory_layers(piece, from, to, board, &mut layers) else {
        return 0;
    };
    let mut counts = [black_box(0); 64];
    count_to_target(piece, board, &layers, length, &mut counts);
    counts[from.index()]
}

/// Hands the squares of the index-th shortest trajectory, in lexicographic order of squares, to
/// `visit`, from the start to the target, and returns its length in moves; the trajectories
/// before it are not built. `None` for an index at or past the count, as for every index where no
/// sequence of moves leads to the target: then nothing is visited.
#[inline]
pub fn visit_trajectory(
    piece: Piece,
    from: Square,
    to: Square,
    board: &Board,
    index: u64,
    visit: impl FnMut(usize, Square),
) -> Option<usize> {
    let mut layers = [Bitboard(black_box(0)); 64];
    let length = trajectory_layers(piece, from, to, board, &mut layers)?;
    visit_indexed(piece, board, &layers, length, index, visit)
}

#[inline]
fn visit_indexed(
    piece: Piece,
    board: &Board,
    layers: &Layers,
    length: usize,
    mut index: u64,
    mut visit: impl FnMut(usize, Square),
) -> Option<usize> {
    let mut counts = [black_box(0); 64];
    count_to_target(piece, board, layers, length, &mut counts);
    let mut reached = layers[0];
    if index >= reached.first().map_or(0, |from| counts[from.index()]) {
        return None;
    }
    for (ply, &layer) in layers.iter().enumerate().take(length + 1) {
        for square in reached & layer {
            let through = counts[square.index()];
            if index < through {
                visit(ply, square);
                reached = moves(piece, Bitboard::of(square), board);
                break;
            }
            index -= through;
        }
    }
    Some(length)
}

/// All shortest trajectories of a piece from one square to another: their layers, their number,
/// and each of them.
///
/// Stilman's king from f6 to h1:
///
/// ```
/// use chess_distance::{Board, Piece, Square, Trajectories};
/// let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
/// let king = Trajectories::new(Piece::King, f6, h1, &Board::EMPTY).ok_or("unreachable")?;
/// assert_eq!((king.length(), king.count(), king.squares().len()), (5, 25, 14));
/// assert_eq!(
///     format!("{:?}", king.squares()),
///     ". . . . . . . .\n\
///      . . . . . . . .\n\
///      . . . . . 1 . .\n\
///      . . . . 1 1 1 .\n\
///      . . . . 1 1 1 1\n\
///      . . . . . 1 1 1\n\
///      . . . . . . 1 1\n\
///      . . . . . . . 1\n",
/// );
/// assert_eq!(king.get(0).ok_or("none")?.to_string(), "f6 e5 e4 f3 g2 h1");
/// assert_eq!(king.iter().last().ok_or("none")?.to_string(), "f6 g5 h4 h3 h2 h1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trajectories {
    piece: Piece,
    board: Board,
    layers: Layers,
    length: usize,
}

impl Trajectories {
    /// `None` if no sequence of moves leads to the target.
    #[must_use]
    #[inline]
    pub fn new(piece: Piece, from: Square, to: Square, board: &Board) -> Option<Self> {
        let mut layers = [Bitboard::EMPTY; 64];
        let length = trajectory_layers(piece, from, to, board, &mut layers)?;
        Some(Self {
            piece,
            board: *board,
            layers,
            length,
        })
    }

    /// The moves of each trajectory, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// For each ply from the start to the target, the squares that some trajectory visits then.
    #[must_use]
    #[inline]
    pub fn layers(&self) -> &[Bitboard] {
        &self.layers[..=self.length]
    }

    /// The squares that lie on some trajectory, start and target included.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> Bitboard {
        self.layers
            .into_iter()
            .fold(Bitboard::EMPTY, |squares, layer| squares | layer)
    }

    /// The number of trajectories, less than 2^33.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u64 {
        let mut counts = [0; 64];
        count_to_target(
            self.piece,
            &self.board,
            &self.layers,
            self.length,
            &mut counts,
        );
        counts[self.layers[0].first().map_or(0, Square::index)]
    }

    /// The index-th trajectory in lexicographic order of squares, found without the others;
    /// `None` for an index at or past the count.
    #[must_use]
    #[inline]
    pub fn get(&self, index: u64) -> Option<Trajectory> {
        let (piece, board) = (self.piece, &self.board);
        let mut trajectory = Trajectory::standing(self.layers[self.length].first()?, self.length);
        visit_indexed(
            piece,
            board,
            &self.layers,
            self.length,
            index,
            |ply, square| {
                trajectory.visit(ply, square);
            },
        )?;
        Some(trajectory)
    }

    /// The trajectories in lexicographic order of squares, each made when it is asked for.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> TrajectoryIter<'_> {
        TrajectoryIter::new(self)
    }

    /// The squares that a trajectory which stands on a square at that ply may visit next: each
    /// of them leads on to the target.
    #[inline]
    fn next(&self, ply: usize, square: Square) -> Bitboard {
        moves(self.piece, Bitboard::of(square), &self.board) & self.layers[ply + 1]
    }
}

impl<'a> IntoIterator for &'a Trajectories {
    type Item = Trajectory;
    type IntoIter = TrajectoryIter<'a>;

    #[inline]
    fn into_iter(self) -> TrajectoryIter<'a> {
        self.iter()
    }
}

#[cfg(test)]
mod tests;
