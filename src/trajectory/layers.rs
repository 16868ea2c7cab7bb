//! The squares that some shortest trajectory visits, ply by ply.

use crate::kernels;
use crate::mobility::{Mobility, Question, ask};
use crate::table::filled;
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
    ask(piece, board, Shortest { from, to, layers })
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
        Shortest { from, to, layers }.ask(self)
    }
}

struct Shortest<'a> {
    from: Bitboard,
    to: Bitboard,
    layers: &'a mut Layers,
}

impl Question for Shortest<'_> {
    type Answer = Option<usize>;

    #[inline(always)]
    fn ask(self, mobility: &impl Mobility) -> Option<usize> {
        with_levels(mobility, self.from.0, self.to.0, |levels| {
            leading_on(mobility, levels, self.to.0, self.layers);
            levels.len() - 1
        })
    }
}

/// Levels that are stored while the length is unknown. Nearly all ways are shorter; clearing 64
/// levels took longer than the search.
const NEAR: usize = 16;

/// Builds the layers from the squares at each distance from the start, up to the first distance
/// with a target. There is at least one level. `None` if no sequence of moves leads there.
#[inline(always)]
pub(crate) fn with_levels<T>(
    mobility: &impl Mobility,
    from: u64,
    to: u64,
    answer: impl FnOnce(&mut [Bitboard]) -> T,
) -> Option<T> {
    let mut near = [Bitboard::EMPTY; NEAR];
    let length = levels_to(mobility, from, to, &mut near)?;
    let mut far;
    let levels = match near.get_mut(..=length) {
        Some(levels) => levels,
        None => {
            far = filled(Bitboard::EMPTY);
            again(mobility, from, to, &mut far);
            far.get_mut(..=length)?
        }
    };
    Some(answer(levels))
}

/// Not inlined: so long a way is rare.
#[cold]
#[inline(never)]
fn again(mobility: &impl Mobility, from: u64, to: u64, levels: &mut Layers) {
    levels_to(mobility, from, to, levels);
}

/// The length of a shortest way. The levels receive the squares at each distance, as far as there
/// is room.
#[inline(always)]
fn levels_to(
    mobility: &impl Mobility,
    from: u64,
    to: u64,
    levels: &mut [Bitboard],
) -> Option<usize> {
    let (mut frontier, mut reached) = (from, from);
    let mut length = 0;
    loop {
        if let Some(level) = levels.get_mut(length) {
            *level = Bitboard(frontier);
        }
        if frontier & to != 0 {
            return Some(length);
        }
        if frontier == 0 {
            return None;
        }
        frontier = mobility.next(frontier) & !reached;
        reached |= frontier;
        length += 1;
    }
}

/// Keeps the squares of each ply that lead on to the target, from the last ply backward. Later
/// layers become empty.
#[inline(always)]
pub(crate) fn leading_on(
    mobility: &impl Mobility,
    reached: &[Bitboard],
    to: u64,
    layers: &mut Layers,
) {
    kernels::clear(Cpu::detect(), layers);
    let layers = layers.get_mut(..reached.len()).unwrap_or_default();
    let mut plies = layers.iter_mut().zip(reached).rev();
    if let Some((last, reached)) = plies.next() {
        let mut set = reached.0 & to;
        *last = Bitboard(set);
        for (layer, reached) in plies {
            set = mobility.back(set, reached.0);
            *layer = Bitboard(set);
        }
    }
}
