//! The squares that ways of a piece visit, ply by ply: shortest trajectories, and walks of a given
//! length, on which squares may be visited again.
//!
//! Source of the walks: Robert Levinson and Richard Snyder, Distance: Toward the Unification of
//! Chess Knowledge (the mobility graph of a piece); the number of walks in a graph is what powers
//! of its matrix count.

use core::mem::{self, MaybeUninit};

use crate::cpu::{Isa, for_each_cpu};
use crate::kernels::{self, Motion, Mover};
use crate::language::{List, array_of, hidden_zero};
use crate::search::{PieceMoves, Successors, lead_on, rings_to};
use crate::{Bitboard, Cpu, Graph, Obstacles, Piece, Square};

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
    obstacles: &Obstacles,
    layers: &mut Layers,
) -> Option<usize> {
    let (from, to) = (Bitboard::of(from), Bitboard::of(to));
    set_trajectory_layers(piece, from, to, obstacles, layers)
}

/// [`trajectory_layers`] from the squares of one set to those of another. A trajectory is shortest
/// if no other leads from any of `from` to any of `to` in fewer moves. `None` for an empty set.
///
/// Short ways take longer than the same search inlined in C: the call clears all 64 layers.
///
/// Source: chessprogramming wiki, All Shortest Paths (Steffan Westcott), whose example this is:
///
/// ```
/// use chess_distance::{set_trajectory_layers, Bitboard, Obstacles, Piece, Square};
/// let [e4, a1, h8]: [Square; 3] = ["e4".parse()?, "a1".parse()?, "h8".parse()?];
/// let mut layers = [Bitboard::EMPTY; 64];
/// let corners = Bitboard::of(a1) | Bitboard::of(h8);
/// let length =
///     set_trajectory_layers(Piece::King, Bitboard::of(e4), corners, &Obstacles::NONE, &mut layers);
/// assert_eq!(length, Some(4));
/// assert_eq!((layers[1].len(), layers[4]), (4, corners)); // e5 and f5, d4 and d3
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[inline]
pub fn set_trajectory_layers(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
    layers: &mut Layers,
) -> Option<usize> {
    let length = layers_or_unreachable(piece, from, to, obstacles, layers);
    (length != UNREACHABLE).then_some(length as usize)
}

/// In place of a length. Both are the numbers of C, so that its call ends with jumps to a kernel.
const UNREACHABLE: i32 = -1;

fn layers_or_unreachable(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
    layers: &mut Layers,
) -> i32 {
    let mover = Mover::new(piece, from, obstacles).filter(|mover| mover.motion.is_jump());
    let Some(mover) = mover else { return of_any_piece(piece, from, to, obstacles, layers) };
    let Some(cpu) = Cpu::known() else { return of_any_piece(piece, from, to, obstacles, layers) };
    match mover.motion {
        Motion::King => king(cpu, mover, to, layers),
        Motion::Wazir => wazir(cpu, mover, to, layers),
        _ => knight(cpu, mover, to, layers),
    }
}

/// Also jumps, before the first detection. Not inlined, to keep its stack frame out of all other
/// calls for jumps.
#[inline(never)]
fn of_any_piece(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
    layers: &mut Layers,
) -> i32 {
    _ = Cpu::detect();
    let length = shortest(&PieceMoves::new(piece, obstacles), from, to, layers);
    length.map_or(UNREACHABLE, |length| length as i32)
}

for_each_cpu! {
    avx2:
    // Vectors of 32 bytes clear the layers in half the time.
    fn king of mover is King(to: Bitboard, layers: &mut Layers) -> i32 = shortest_jumps;
    fn wazir of mover is Wazir(to: Bitboard, layers: &mut Layers) -> i32 = shortest_jumps;
    fn knight of mover is Knight(to: Bitboard, layers: &mut Layers) -> i32 = shortest_jumps;
}

/// [`shortest`] in so few registers that none is saved: the time of a short way is that of its
/// stores, one after the other.
#[inline(always)]
fn shortest_jumps<I: Isa>(_: I, mover: Mover, to: Bitboard, layers: &mut Layers) -> i32 {
    let mut room = [const { MaybeUninit::uninit() }; 64];
    let mut rings = List::new(&mut room);
    let (mut ring, mut rest) = (mover.from, mover.enterable & !mover.from);
    while ring & to.0 == 0 {
        rings.push(ring);
        ring = kernels::step(mover, ring) & rest;
        if ring == 0 {
            return UNREACHABLE;
        }
        rest ^= ring;
    }
    layers.fill(Bitboard(hidden_zero()));
    let rings = rings.into_values();
    let length = rings.len();
    let mut kept = ring & to.0;
    layers[length & 63].0 = kept;
    for (&mut ring, layer) in rings.iter_mut().zip(layers).rev() {
        // Without a mask of enterable squares: a later ring has only those.
        kept = kernels::step(mover, kept) & ring;
        layer.0 = kept;
    }
    length as i32
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

#[inline(always)]
fn shortest(
    moves: &impl Successors<Bitboard>,
    from: Bitboard,
    to: Bitboard,
    layers: &mut Layers,
) -> Option<usize> {
    with_rings(
        moves,
        from,
        to,
        #[inline(always)]
        |rings| {
            leading_on(moves, rings, to, layers);
            rings.len() - 1
        },
    )
}

/// Calls `answer` with the squares at each distance from the start, up to the first distance with a
/// target. There is at least one ring. `None` if no sequence of moves leads there.
#[inline(always)]
pub(crate) fn with_rings<T>(
    moves: &impl Successors<Bitboard>,
    from: Bitboard,
    to: Bitboard,
    answer: impl FnOnce(&mut [Bitboard]) -> T,
) -> Option<T> {
    let mut room = [const { MaybeUninit::uninit() }; 64];
    let mut rings = List::new(&mut room);
    rings_to(moves, from, to, |ring| rings.push(ring))?;
    Some(answer(rings.into_values()))
}

/// Keeps the squares of each ply that lead on to the target. Later layers become empty.
#[inline(always)]
fn leading_on(
    moves: &impl Successors<Bitboard>,
    reached: &[Bitboard],
    to: Bitboard,
    layers: &mut Layers,
) {
    layers.fill(Bitboard(hidden_zero()));
    let layers = layers.get_mut(..reached.len()).unwrap_or_default();
    lead_on(moves, to, reached.iter().copied().zip(layers));
}

/// Finds the ways of exactly `moves` moves, 0 to 63, and returns `moves`. `layers[k]` becomes the
/// set of squares that such a way may visit after k moves; later layers become empty. `None` if
/// there is no such way, or for more than 63 moves: then `layers` stays as it was.
///
/// A way may visit a square again. It may come back to the start unless the start is in `own` or
/// `avoid`.
///
/// A call is about as fast as the same searches in C with bitboards, not faster.
///
/// ```
/// use chess_distance::{walks, Bitboard, Obstacles, Piece, Square};
/// let e4: Square = "e4".parse()?;
/// let mut layers = [Bitboard::EMPTY; 64];
/// // A knight is back after two moves, and never after three.
/// assert_eq!(walks(Piece::Knight, e4, e4, 2, &Obstacles::NONE, &mut layers), Some(2));
/// assert_eq!((layers[0], layers[1].len(), layers[2]), (Bitboard::of(e4), 8, Bitboard::of(e4)));
/// assert_eq!(walks(Piece::Knight, e4, e4, 3, &Obstacles::NONE, &mut layers), None);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
pub fn walks(
    piece: Piece,
    from: Square,
    to: Square,
    moves: usize,
    obstacles: &Obstacles,
    layers: &mut Layers,
) -> Option<usize> {
    let (mover, to) = (PieceMoves::new(piece, obstacles), Bitboard::of(to));
    if moves > 63 {
        return None;
    }
    let mut reached = array_of::<_, 64>(Bitboard::EMPTY);
    reached[0] = Bitboard::of(from);
    for ply in 0..moves {
        reached[ply + 1] = mover.next(reached[ply]);
    }
    if (reached[moves] & to).is_empty() {
        return None;
    }
    leading_on(&mover, &reached[..=moves], to, layers);
    Some(moves)
}

/// The number of ways of exactly `moves` moves, 0 to 63. It is [`u64::MAX`] if there are that many
/// or more, and 0 for more than 63 moves.
///
/// ```
/// use chess_distance::{walk_count, Obstacles, Piece, Square};
/// let e4: Square = "e4".parse()?;
/// let back = |moves| walk_count(Piece::Knight, e4, e4, moves, &Obstacles::NONE);
/// assert_eq!([back(0), back(1), back(2), back(63)], [1, 0, 8, 0]);
/// assert_eq!(back(62), u64::MAX); // there are more
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
pub fn walk_count(
    piece: Piece,
    from: Square,
    to: Square,
    moves: usize,
    obstacles: &Obstacles,
) -> u64 {
    let mut layers = array_of(Bitboard::EMPTY);
    if walks(piece, from, to, moves, obstacles, &mut layers).is_none() {
        return 0;
    }
    let mover = PieceMoves::new(piece, obstacles);
    let (mut one, mut other) = (array_of::<_, 64>(0u64), array_of::<_, 64>(0));
    let (mut counts, mut sums) = (&mut one, &mut other);
    counts[to.index()] = 1;
    let mut least = 1;
    for ply in (0..moves & 63).rev() {
        least = u64::MAX;
        for square in layers[ply] {
            let onward = mover.next(Bitboard::of(square)) & layers[ply + 1];
            let ways = onward.into_iter().map(|next| counts[next.index()]);
            sums[square.index()] = ways.fold(0, u64::saturating_add);
            least = least.min(sums[square.index()]);
        }
        // Every square of a layer leads to the target. So a count that overflows stays too large up
        // to the start, and a layer with such counts only is the end.
        if least == u64::MAX {
            break;
        }
        mem::swap(&mut counts, &mut sums);
    }
    // The first layer is the start alone.
    least
}
