//! The squares that some shortest trajectory visits, ply by ply.

use crate::definition::table::everywhere;
use crate::kernels;
use crate::search::{PieceMoves, Successors, lead_on, levels_to};
use crate::{Bitboard, Board, Cpu, Graph, Piece, Square};

/// Element k: the squares that some shortest trajectory visits after k moves.
///
/// The layers share no square, so a trajectory takes at most 63 moves. The number of trajectories
/// is at most the product of the sizes of the layers. These add up to at most 64, so the product is
/// at most 3^20 * 4 < 2^34, and no count overflows.
pub type Layers = [Bitboard; 64];

/// Finds the layers of the shortest trajectories and returns their length in moves. The layers
/// after the last ply are empty. `None` if no sequence of moves leads to the target: then `layers`
/// stays as it was.
///
/// From a square to itself there is one trajectory, of length 0, even if the square is an obstacle.
pub fn trajectory_layers(
    piece: Piece,
    from: Square,
    to: Square,
    board: &Board,
    layers: &mut Layers,
) -> Option<usize> {
    let (from, to) = (Bitboard::of(from), Bitboard::of(to));
    set_trajectory_layers(piece, from, to, board, layers)
}

/// [`trajectory_layers`] from the squares of one set to those of another. A trajectory is shortest
/// if no other leads from any of `from` to any of `to` in fewer moves. `None` for an empty set.
///
/// Short ways take longer than the same search inlined in C: the call clears all 64 layers.
///
/// Source: chessprogramming wiki, All Shortest Paths (Steffan Westcott), whose example this is:
///
/// ```
/// use chess_distance::{set_trajectory_layers, Bitboard, Board, Piece, Square};
/// let [e4, a1, h8]: [Square; 3] = ["e4".parse()?, "a1".parse()?, "h8".parse()?];
/// let mut layers = [Bitboard::EMPTY; 64];
/// let corners = Bitboard::of(a1) | Bitboard::of(h8);
/// let length =
///     set_trajectory_layers(Piece::King, Bitboard::of(e4), corners, &Board::EMPTY, &mut layers);
/// assert_eq!(length, Some(4));
/// assert_eq!((layers[1].len(), layers[4]), (4, corners)); // e5 and f5, d4 and d3
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
pub fn set_trajectory_layers(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    board: &Board,
    layers: &mut Layers,
) -> Option<usize> {
    shortest(&PieceMoves::new(piece, board), from, to, layers)
}

impl Graph {
    /// The [layers](Layers) of the shortest trajectories from a set to a set, as in
    /// [`set_trajectory_layers`].
    pub fn trajectory_layers(
        &self,
        from: Bitboard,
        to: Bitboard,
        layers: &mut Layers,
    ) -> Option<usize> {
        shortest(self, from, to, layers)
    }
}

fn shortest(
    moves: &impl Successors<Bitboard>,
    from: Bitboard,
    to: Bitboard,
    layers: &mut Layers,
) -> Option<usize> {
    with_levels(moves, from, to, |levels| {
        leading_on(moves, levels, to, layers);
        levels.len() - 1
    })
}

/// Levels that are stored while the length is unknown. Nearly all ways are shorter; clearing 64
/// levels took longer than the search.
const NEAR: usize = 16;

/// Calls `answer` with the squares at each distance from the start, up to the first distance with a
/// target. There is at least one level. `None` if no sequence of moves leads there.
#[inline(always)]
pub(crate) fn with_levels<T>(
    moves: &impl Successors<Bitboard>,
    from: Bitboard,
    to: Bitboard,
    answer: impl FnOnce(&mut [Bitboard]) -> T,
) -> Option<T> {
    let mut near = [Bitboard::EMPTY; NEAR];
    let length = levels_to(moves, from, to, &mut near)?;
    let mut far;
    let levels = match near.get_mut(..=length) {
        Some(levels) => levels,
        None => {
            far = everywhere(Bitboard::EMPTY);
            again(moves, from, to, &mut far);
            far.get_mut(..=length)?
        }
    };
    Some(answer(levels))
}

/// Not inlined: so long a way is rare.
#[cold]
#[inline(never)]
fn again(moves: &impl Successors<Bitboard>, from: Bitboard, to: Bitboard, levels: &mut Layers) {
    levels_to(moves, from, to, levels);
}

/// Keeps the squares of each ply that lead on to the target. Later layers become empty.
#[inline(always)]
pub(crate) fn leading_on(
    moves: &impl Successors<Bitboard>,
    reached: &[Bitboard],
    to: Bitboard,
    layers: &mut Layers,
) {
    kernels::clear(Cpu::detect(), layers);
    let layers = layers.get_mut(..reached.len()).unwrap_or_default();
    lead_on(moves, to, reached.iter().copied().zip(layers));
}
