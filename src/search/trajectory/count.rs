//! The number of shortest trajectories.

use super::layers::with_rings;
use crate::definition::Fill;
use crate::definition::moves::origins;
use crate::kernels::slides::LINES;
use crate::kernels::{self, Mover};
use crate::language::array_of;
use crate::search::{PieceMoves, Successors, lead_on};
use crate::{Bitboard, Cpu, Obstacles, Piece, Square, king_distance};

/// Writes the number of shortest trajectories from each square of the layers to the target.
pub(super) fn count_to_target(moves: &PieceMoves<'_>, layers: &[Bitboard], counts: &mut [u64; 64]) {
    let mut plies = layers.iter().rev();
    let mut later = plies.next().copied().unwrap_or_default();
    for to in later {
        counts[to.index()] = 1;
    }
    for &layer in plies {
        for square in layer {
            let next = moves.next(Bitboard::of(square)) & later;
            counts[square.index()] = next.into_iter().map(|square| counts[square.index()]).sum();
        }
        later = layer;
    }
}

/// The exact number of shortest trajectories, 0 if no sequence of moves leads to the target.
///
/// ```
/// use chess_distance::{trajectory_count, Obstacles, Piece, Square};
/// let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
/// assert_eq!(trajectory_count(Piece::King, f6, h1, &Obstacles::NONE), 25);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn trajectory_count(piece: Piece, from: Square, to: Square, obstacles: &Obstacles) -> u64 {
    if *obstacles == Obstacles::NONE {
        empty_board_trajectory_count(piece, from, to)
    } else {
        among_obstacles(piece, from, to, obstacles)
    }
}

/// Not inlined, to keep its stack frame out of counts on the empty board.
#[inline(never)]
fn among_obstacles(piece: Piece, from: Square, to: Square, obstacles: &Obstacles) -> u64 {
    let [start, end] = [from, to].map(Bitboard::of);
    if from == to || end.0 & obstacles.enterable(piece) == 0 {
        return (from == to).into();
    }
    Mover::new(piece, start, obstacles)
        .and_then(|mover| kernels::trajectory_count(Cpu::detect(), mover, to))
        .unwrap_or_else(|| set_trajectory_count(piece, start, end, obstacles))
}

/// The exact number of shortest trajectories from the squares of one set to those of another, less
/// than 2^34; 0 if no sequence of moves leads there.
///
/// ```
/// use chess_distance::{set_trajectory_count, Bitboard, Obstacles, Piece};
/// let (rank_1, rank_8) = (Bitboard(0xff), Bitboard(0xff << 56));
/// let rooks = set_trajectory_count(Piece::Rook, rank_1, rank_8, &Obstacles::NONE);
/// assert_eq!(rooks, 8); // one move along each file
/// ```
#[must_use]
pub fn set_trajectory_count(
    piece: Piece,
    from: Bitboard,
    to: Bitboard,
    obstacles: &Obstacles,
) -> u64 {
    let moves = PieceMoves::new(piece, obstacles);
    let count = |layers: &mut [Bitboard]| {
        lead_on(&moves, to, layers.iter_mut().map(|layer| (*layer, layer)));
        let mut counts = array_of(0);
        count_to_target(&moves, layers, &mut counts);
        let starts = layers.first().copied().unwrap_or_default();
        starts.into_iter().map(|from| counts[from.index()]).sum()
    };
    with_rings(&moves, from, to, count).unwrap_or(0)
}

/// `KING_WAYS[n][a][b]`: the ways of a king from a to b along one axis in n moves. Each move may go to
/// either side or stay, as long as it is on the board.
static KING_WAYS: [[[u16; 8]; 8]; 8] = {
    let mut ways = [[[0; 8]; 8]; 8];
    let mut entry = 0;
    while entry < 512 {
        let (moves, from, to) = (entry / 64, entry / 8 % 8, entry % 8);
        ways[moves][from][to] = if moves == 0 {
            (from == to) as u16
        } else {
            let before = &ways[moves - 1][from];
            let below = if to > 0 { before[to - 1] } else { 0 };
            let above = if to < 7 { before[to + 1] } else { 0 };
            below + before[to] + above
        };
        entry += 1;
    }
    ways
};

/// `WAZIR_WAYS[files][ranks]`: the number of orders of this number of file steps and rank steps.
static WAZIR_WAYS: [[u16; 8]; 8] = {
    let mut orders = [[0; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        let (files, ranks) = (entry / 8, entry % 8);
        orders[files][ranks] = if files == 0 || ranks == 0 {
            1
        } else {
            orders[files - 1][ranks] + orders[files][ranks - 1]
        };
        entry += 1;
    }
    orders
};

/// Counts from the 16 squares of the quadrant a1-d4 to every square: reflections of the board
/// bring every start there.
pub(super) static KNIGHT_WAYS: [[u8; 64]; 16] = {
    let mut counts = [[0; 64]; 16];
    let mut start = 0;
    while start < 16 {
        counts[start] = counts_from(Piece::Knight, start / 4 * 8 + start % 4);
        start += 1;
    }
    counts
};

// On 8 squares of an axis a king has 8 + 2 * 7 first moves. Of 14 steps 7 go up: 3432 orders. A
// knight has 108 shortest ways from a1 to h8.
const _: () = {
    let mut king = 0;
    let mut entry = 0;
    while entry < 64 {
        king += KING_WAYS[1][entry / 8][entry % 8];
        entry += 1;
    }
    assert!(king == 22 && KING_WAYS[7][0][7] == 1 && WAZIR_WAYS[7][7] == 3432);
    assert!(KNIGHT_WAYS[0][63] == 108);
};

/// [`trajectory_count`](crate::trajectory_count) on the empty board: look-ups, except for leapers
/// and archbishop, chancellor and amazon.
#[must_use]
pub fn empty_board_trajectory_count(piece: Piece, from: Square, to: Square) -> u64 {
    use Piece::*;
    match piece {
        King => king(from, to).into(),
        Wazir => {
            let (files, ranks) = files_and_ranks(from, to);
            WAZIR_WAYS[files][ranks].into()
        }
        Knight => knight(from, to).into(),
        Rook | Bishop | Queen => through_lines(piece, from, to),
        WhitePawn | BlackPawn | Archbishop | Chancellor | Amazon | Leaper(_) => {
            set_trajectory_count(piece, Bitboard::of(from), Bitboard::of(to), &Obstacles::NONE)
        }
    }
}

/// The file and rank distance of the squares.
fn files_and_ranks(from: Square, to: Square) -> (usize, usize) {
    let files = from.file().distance(to.file()) as usize;
    let ranks = from.rank().distance(to.rank()) as usize;
    // The masks repeat the ranges of the types for the compiler.
    (files & 7, ranks & 7)
}

fn king(from: Square, to: Square) -> u16 {
    let moves = &KING_WAYS[king_distance(from, to) as usize & 7];
    // Along an axis on which every move is a step in the same direction there is only one way.
    moves[from.file().index()][to.file().index()] * moves[from.rank().index()][to.rank().index()]
}

fn knight(from: Square, to: Square) -> u16 {
    let (from, to) = (from.index(), to.index());
    // Files e to h and ranks 5 to 8 have bit 2 set: reflect both squares.
    let reflection = (from >> 2 & 1) * 7 + (from >> 5 & 1) * 56;
    let from = from ^ reflection;
    KNIGHT_WAYS[(from >> 1 & 12) + (from & 3)][(to ^ reflection) & 63] as u16
}

/// A slider that gets anywhere in two moves, or nowhere, turns on a square one move from either
/// end.
fn through_lines(piece: Piece, from: Square, to: Square) -> u64 {
    let [start, end] = [from, to].map(|square| {
        let [rook, bishop] = LINES.each_ref().map(|moves| moves[square.index()]);
        match piece {
            Piece::Rook => rook,
            Piece::Bishop => bishop,
            _ => rook + bishop,
        }
    });
    if start >> to.index() & 1 != 0 || from == to {
        return 1;
    }
    (start & end).count_ones().into()
}

/// Ring by ring, the sum over the squares from which a move comes.
pub(super) const fn counts_from(piece: Piece, from: usize) -> [u8; 64] {
    let mut counts = [0; 64];
    counts[from] = 1;
    let mut fill = Fill::new(piece, Bitboard(1 << from), &Obstacles::NONE);
    while !fill.ring.is_empty() {
        let before = fill.ring;
        fill.advance();
        let mut rest = fill.ring.0;
        while rest != 0 {
            let to = Bitboard(rest & rest.wrapping_neg());
            let mut sources = origins(piece, to, &Obstacles::NONE).0 & before.0;
            while sources != 0 {
                counts[rest.trailing_zeros() as usize] += counts[sources.trailing_zeros() as usize];
                sources &= sources - 1;
            }
            rest &= rest - 1;
        }
    }
    counts
}
