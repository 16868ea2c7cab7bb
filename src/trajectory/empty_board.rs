//! The number of shortest trajectories on the empty board, looked up.

use super::among_obstacles;
use crate::fill::Fill;
use crate::moves::{moves, origins};
use crate::{Bitboard, Board, Piece, Square};

/// Counts from the 16 squares of the quadrant a1-d4 to every square: reflections of the board
/// bring every start there.
type Quadrant = [[u16; 64]; 16];

static STEPPERS: [Quadrant; 3] = [
    quadrant(Piece::King),
    quadrant(Piece::Wazir),
    quadrant(Piece::Knight),
];

static ROOK_MOVES: [u64; 64] = moves_from_each(Piece::Rook);
static BISHOP_MOVES: [u64; 64] = moves_from_each(Piece::Bishop);

/// [`trajectory_count`](super::trajectory_count) on the empty board: looked up, but for leapers
/// and archbishop, chancellor and amazon.
#[must_use]
pub fn empty_board_trajectory_count(piece: Piece, from: Square, to: Square) -> u64 {
    let stepper = match piece {
        Piece::King => 0,
        Piece::Wazir => 1,
        Piece::Knight => 2,
        _ => return of_sliders_and_others(piece, from, to),
    };
    reflected(&STEPPERS[stepper], from, to)
}

fn of_sliders_and_others(piece: Piece, from: Square, to: Square) -> u64 {
    let (straight, diagonal) = match piece {
        Piece::Rook => (!0, 0),
        Piece::Bishop => (0, !0),
        Piece::Queen => (!0, !0),
        _ => return among_obstacles(piece, from, to, &Board::EMPTY),
    };
    let lines = |square: Square| {
        ROOK_MOVES[square.index()] & straight | BISHOP_MOVES[square.index()] & diagonal
    };
    through_lines(lines(from), lines(to), from, to)
}

#[inline]
fn reflected(counts: &Quadrant, from: Square, to: Square) -> u64 {
    let (from, to) = (from.index(), to.index());
    // Files e to h and ranks 5 to 8 have bit 2 set: reflect both squares.
    let reflection = ((from >> 2 & 1) * 7) | ((from >> 5 & 1) * 56);
    let from = from ^ reflection;
    u64::from(counts[from >> 1 & 12 | from & 3][(to ^ reflection) & 63])
}

/// A slider that gets anywhere in two moves, or nowhere, turns on a square that it reaches in one
/// from either end.
#[inline]
fn through_lines(from_lines: u64, to_lines: u64, from: Square, to: Square) -> u64 {
    if from_lines >> to.index() & 1 != 0 || from.index() == to.index() {
        return 1;
    }
    u64::from((from_lines & to_lines).count_ones())
}

const fn moves_from_each(piece: Piece) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = moves(piece, Bitboard(1 << square), &Board::EMPTY).0;
        square += 1;
    }
    table
}

const fn quadrant(piece: Piece) -> Quadrant {
    let mut table = [[0; 64]; 16];
    let mut start = 0;
    while start < 16 {
        table[start] = counts_from(piece, start / 4 * 8 + start % 4);
        start += 1;
    }
    table
}

/// Level by level, the sum over the squares that a move comes from.
const fn counts_from(piece: Piece, from: usize) -> [u16; 64] {
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

/// The sum over all pairs of squares and the greatest: each start of the quadrant stands for four.
const fn census(table: &Quadrant) -> (u32, u16) {
    let (mut sum, mut most) = (0, 0);
    let mut pair = 0;
    while pair < 1024 {
        let count = table[pair / 64][pair % 64];
        sum += 4 * count as u32;
        most = if count > most { count } else { most };
        pair += 1;
    }
    (sum, most)
}

const _: () = {
    assert!(matches!(census(&STEPPERS[0]), (110_576, 393)));
    assert!(matches!(census(&STEPPERS[1]), (193_064, 3432)));
    assert!(matches!(census(&STEPPERS[2]), (34_680, 108)));
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trajectory::count_by_layers;

    #[test]
    fn tables_are_what_the_definitions_give_at_run_time() {
        for (piece, stepper) in [Piece::King, Piece::Wazir, Piece::Knight]
            .into_iter()
            .zip(0..)
        {
            let table = quadrant(piece);
            assert_eq!(table, STEPPERS[stepper], "{piece:?}");
            let mut sum = 0;
            for (start, counts) in table.iter().enumerate() {
                let from = Square::wrapping(start / 4 * 8 + start % 4);
                for to in Square::all() {
                    let count = count_by_layers(piece, from, to, &Board::EMPTY);
                    assert_eq!(u64::from(counts[to.index()]), count, "{from} {to}");
                    sum += 4 * count as u32;
                }
            }
            let most = table.into_iter().flatten().max();
            assert_eq!(census(&table), (sum, most.unwrap()));
        }
        assert_eq!(moves_from_each(Piece::Rook), ROOK_MOVES);
        assert_eq!(moves_from_each(Piece::Bishop), BISHOP_MOVES);
    }
}
