//! The number of shortest trajectories.

use super::layers::{Layers, set_trajectory_layers};
use crate::definition::Fill;
use crate::definition::moves::{LINES, moves, origins};
use crate::definition::table::everywhere;
use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, Piece, Square, king_distance};

/// Writes the number of shortest trajectories from each square of the layers to the target.
pub(super) fn count_to_target(
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
        among_obstacles(piece, from, to, *board)
    }
}

/// The count on a board that may have obstacles. The board is a copy, so that an empty board need
/// not be in memory.
#[inline(never)]
fn among_obstacles(piece: Piece, from: Square, to: Square, board: Board) -> u64 {
    Mover::new(piece, Bitboard::of(from), &board)
        .and_then(|mover| kernels::trajectory_count(Cpu::detect(), mover, to))
        .unwrap_or_else(|| count_by_layers(piece, from, to, &board))
}

/// The definition of the count. Every kernel is tested against it.
pub(super) fn count_by_layers(piece: Piece, from: Square, to: Square, board: &Board) -> u64 {
    set_trajectory_count(piece, Bitboard::of(from), Bitboard::of(to), board)
}

/// The exact number of shortest trajectories from the squares of one set to those of another, less
/// than 2^34; 0 if no sequence of moves leads there.
///
/// ```
/// use chess_distance::{set_trajectory_count, Bitboard, Board, Piece};
/// let (rank_1, rank_8) = (Bitboard(0xff), Bitboard(0xff << 56));
/// let rooks = set_trajectory_count(Piece::Rook, rank_1, rank_8, &Board::EMPTY);
/// assert_eq!(rooks, 8); // one move along each file
/// ```
#[must_use]
pub fn set_trajectory_count(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> u64 {
    let mut layers = everywhere(Bitboard::EMPTY);
    let Some(length) = set_trajectory_layers(piece, from, to, board, &mut layers) else {
        return 0;
    };
    let mut counts = everywhere(0);
    count_to_target(piece, board, &layers, length, &mut counts);
    layers[0].into_iter().map(|from| counts[from.index()]).sum()
}

/// `KING[n][a][b]`: the ways of a king from a to b along one axis in n moves. Each move may go to
/// either side or stay, as long as it is on the board.
static KING: [[[u16; 8]; 8]; 8] = {
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

/// `WAZIR[files][ranks]`: the number of orders of this number of file steps and rank steps.
static WAZIR: [[u16; 8]; 8] = {
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
pub(super) static KNIGHT: [[u8; 64]; 16] = {
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
        king += KING[1][entry / 8][entry % 8];
        entry += 1;
    }
    assert!(king == 22 && KING[7][0][7] == 1 && WAZIR[7][7] == 3432);
    assert!(KNIGHT[0][63] == 108);
};

/// [`trajectory_count`](crate::trajectory_count) on the empty board: look-ups, except for leapers
/// and archbishop, chancellor and amazon.
#[must_use]
pub fn empty_board_trajectory_count(piece: Piece, from: Square, to: Square) -> u64 {
    match of_stepper(piece, from, to) {
        Some(count) => count.into(),
        None => of_sliders_and_others(piece, from, to),
    }
}

#[inline]
pub(super) fn of_stepper(piece: Piece, from: Square, to: Square) -> Option<u16> {
    Some(match piece {
        Piece::King => king(from, to),
        Piece::Wazir => {
            let (files, ranks) = files_and_ranks(from, to);
            WAZIR[files][ranks]
        }
        Piece::Knight => knight(from, to),
        _ => return None,
    })
}

/// The file and rank distance of the squares.
fn files_and_ranks(from: Square, to: Square) -> (usize, usize) {
    let files = from.file().distance(to.file()) as usize;
    let ranks = from.rank().distance(to.rank()) as usize;
    // The masks repeat the ranges of the types for the compiler.
    (files & 7, ranks & 7)
}

fn king(from: Square, to: Square) -> u16 {
    let moves = &KING[king_distance(from, to) as usize & 7];
    // Along an axis on which every move is a step in the same direction there is only one way.
    moves[from.file().index()][to.file().index()] * moves[from.rank().index()][to.rank().index()]
}

fn knight(from: Square, to: Square) -> u16 {
    let (from, to) = (from.index(), to.index());
    // Files e to h and ranks 5 to 8 have bit 2 set: reflect both squares.
    let reflection = (from >> 2 & 1) * 7 + (from >> 5 & 1) * 56;
    let from = from ^ reflection;
    KNIGHT[(from >> 1 & 12) + (from & 3)][(to ^ reflection) & 63] as u16
}

fn of_sliders_and_others(piece: Piece, from: Square, to: Square) -> u64 {
    match lines(piece) {
        Some(lines) => through_lines(lines(from), lines(to), from, to),
        None => among_obstacles(piece, from, to, Board::EMPTY),
    }
}

/// For pieces that only slide: their moves from a square.
#[inline(always)]
pub(super) fn lines(piece: Piece) -> Option<impl Fn(Square) -> u64> {
    let (straight, diagonal) = match piece {
        Piece::Rook => (!0, 0),
        Piece::Bishop => (0, !0),
        Piece::Queen => (!0, !0),
        _ => return None,
    };
    Some(move |square: Square| {
        let [rook, bishop] = LINES.each_ref().map(|moves| moves[square.index()]);
        (rook & straight) + (bishop & diagonal)
    })
}

/// A slider that gets anywhere in two moves, or nowhere, turns on a square one move from either
/// end.
#[inline]
fn through_lines(from_lines: u64, to_lines: u64, from: Square, to: Square) -> u64 {
    if from_lines >> to.index() & 1 != 0 || from.index() == to.index() {
        return 1;
    }
    u64::from((from_lines & to_lines).count_ones())
}

/// Level by level, the sum over the squares from which a move comes.
pub(super) const fn counts_from(piece: Piece, from: usize) -> [u8; 64] {
    let mut counts = [0; 64];
    counts[from] = 1;
    let mut fill = Fill::new(piece, Bitboard(1 << from), &Board::EMPTY);
    while !fill.frontier.is_empty() {
        let before = fill.frontier;
        fill.advance();
        let mut rest = fill.frontier.0;
        while rest != 0 {
            let to = Bitboard(rest & rest.wrapping_neg());
            let mut sources = origins(piece, to, &Board::EMPTY).0 & before.0;
            while sources != 0 {
                counts[rest.trailing_zeros() as usize] += counts[sources.trailing_zeros() as usize];
                sources &= sources - 1;
            }
            rest &= rest - 1;
        }
    }
    counts
}
