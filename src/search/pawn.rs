//! Pawns that take, as in proof games and endings: the number of captures is limited.

use crate::NONE;
use crate::definition::moves::{diagonal_steps, moves, origins};
use crate::definition::write;
use crate::{Bitboard, Board, Color, DistanceMap, Piece};

/// The most captures: each is a step forward, from rank 1 to rank 8 at most.
const MOST_CAPTURES: usize = 7;

/// Fewest moves of a pawn that takes, from the nearest square of the set to every square.
///
/// The pawn advances as [`Piece::WhitePawn`] and [`Piece::BlackPawn`] do. It takes one square
/// diagonally forward on squares of `prey` that are neither own nor avoided, at most `captures`
/// times. `prey` is the set of enemy pieces, or every square where one may have stood in the game.
/// On the last rank the pawn stops.
///
/// ```
/// use chess_distance::{pawn_map, Bitboard, Board, Color, Square};
/// let [e2, c5, e4]: [Square; 3] = ["e2".parse()?, "c5".parse()?, "e4".parse()?];
/// let anywhere = |captures| {
///     pawn_map(Color::White, Bitboard::of(e2), Bitboard::FULL, captures, &Board::EMPTY)
/// };
/// assert_eq!((anywhere(0).get(e4), anywhere(1).get(c5)), (Some(1), None));
/// assert_eq!(anywhere(2).get(c5), Some(3));
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn pawn_map(
    color: Color,
    from: Bitboard,
    prey: Bitboard,
    captures: u32,
    board: &Board,
) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    pawn_map_into(color, from, prey, captures, board, &mut map);
    map
}

/// [`pawn_map`] into an existing map. Returns the largest distance on it.
pub fn pawn_map_into(
    color: Color,
    from: Bitboard,
    prey: Bitboard,
    captures: u32,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    let (piece, forward) = pawn(color);
    let prey = taken(prey, board);
    let step = |from, taking| {
        moves(piece, Bitboard(from), board).0 | diagonal_steps(taking, forward) & prey
    };
    levels(from.0, captures, map, &step)
}

/// Fewest moves of a pawn that takes, as in [`pawn_map`], from every square to the nearest square
/// of the set.
#[must_use]
#[inline]
pub fn pawn_map_to(
    color: Color,
    to: Bitboard,
    prey: Bitboard,
    captures: u32,
    board: &Board,
) -> DistanceMap {
    let mut map = DistanceMap::NOWHERE;
    pawn_map_to_into(color, to, prey, captures, board, &mut map);
    map
}

/// [`pawn_map_to`] into an existing map. Returns the largest distance on it.
pub fn pawn_map_to_into(
    color: Color,
    to: Bitboard,
    prey: Bitboard,
    captures: u32,
    board: &Board,
    map: &mut DistanceMap,
) -> u8 {
    let (piece, forward) = pawn(color);
    let prey = taken(prey, board);
    let step = |to, taking| {
        origins(piece, Bitboard(to), board).0 | diagonal_steps(taking & prey, -forward)
    };
    levels(to.0, captures, map, &step)
}

/// The piece that advances, and the direction of its steps in ranks.
pub(crate) const fn pawn(color: Color) -> (Piece, i32) {
    match color {
        Color::White => (Piece::WhitePawn, 1),
        Color::Black => (Piece::BlackPawn, -1),
    }
}

/// The squares on which a capture may end. An enemy piece stops an advance, not a capture.
pub(crate) const fn taken(prey: Bitboard, board: &Board) -> u64 {
    prey.0 & !(board.own.0 | board.avoid.0)
}

/// Level by level, with a set for each number of captures: the pawns with at most that many. A pawn
/// never comes back, so there are no cycles.
///
/// `step` advances the pawns of its first set and takes with those of its second. A function
/// pointer, since inlining would copy the code eight times.
fn levels(from: u64, captures: u32, map: &mut DistanceMap, step: &dyn Fn(u64, u64) -> u64) -> u8 {
    let mut budgets = [from; MOST_CAPTURES + 1];
    let budgets = match budgets.get_mut(..=captures as usize) {
        Some(budgets) => budgets,
        None => &mut budgets,
    };
    map.0 = [NONE; 64];
    let mut reached = 0;
    let mut farthest = 0;
    for distance in 0..8 {
        // The set with the largest budget contains all others.
        let widest = budgets.last().copied().unwrap_or_default();
        if widest == 0 {
            break;
        }
        if widest & !reached != 0 {
            farthest = distance;
            write(widest & !reached, distance, &mut map.0);
            reached |= widest;
        }
        let mut fewer = 0;
        for budget in budgets.iter_mut() {
            let next = step(*budget, fewer);
            fewer = *budget;
            *budget = next;
        }
    }
    farthest
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::vec::Vec;

    use super::*;
    use crate::Square;
    use crate::test_boards::{Moves, moves_of, random_board, random_set, there_and_back};

    /// A queue of squares with the captures made so far.
    fn search(
        advances: &Moves,
        forward: i32,
        from: usize,
        prey: Bitboard,
        captures: u32,
    ) -> [u8; 64] {
        let mut known = [[NONE; 9]; 64];
        known[from][0] = 0;
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((at, made)) = queue.pop_front() {
            let mut next: Vec<_> = advances.0[at].iter().map(|&to| (to, made)).collect();
            let (file, rank) = (at as i32 % 8, at as i32 / 8 + forward);
            for file in [file - 1, file + 1] {
                let takes = Square::new(8 * rank + file).filter(|_| (0..8).contains(&file));
                let takes = takes.filter(|&to| prey.contains(to));
                next.extend(takes.map(|to| (to.index(), made + 1)));
            }
            for (to, now) in next {
                if now as u32 <= captures && known[to][now] == NONE {
                    known[to][now] = known[at][made] + 1;
                    queue.push_back((to, now));
                }
            }
        }
        known.map(|by_captures| by_captures.into_iter().min().unwrap_or(NONE))
    }

    #[test]
    fn maps_agree_with_a_search_over_squares_and_captures() {
        let mut random = fastrand::Rng::with_seed(51);
        for round in 0..600 {
            let board = random_board(&mut random);
            let prey = random_set(&mut random, [0, 5, 30, 64][round % 4]);
            let set = random_set(&mut random, 1 + round as u64 % 7);
            let (white, black) = (Piece::WhitePawn, Piece::BlackPawn);
            for (color, pawn, forward) in [(Color::White, white, 1), (Color::Black, black, -1)] {
                let advances = moves_of(pawn, &board);
                let takes = prey & !(board.own | board.avoid);
                for captures in [0, 1, 2, 3, 5, 6, 7, 8, u32::MAX] {
                    let all: Vec<[u8; 64]> = (0..64)
                        .map(|from| search(&advances, forward, from, takes, captures))
                        .collect();
                    let (there, back) = there_and_back(&all, set);
                    let about = (color, set, prey, captures, board);
                    let found = pawn_map(color, set, prey, captures, &board);
                    assert_eq!(found, there, "{about:?}");
                    let found = pawn_map_to(color, set, prey, captures, &board);
                    assert_eq!(found, back, "{about:?}");
                    let mut map = DistanceMap([9; 64]);
                    let farthest = pawn_map_into(color, set, prey, captures, &board, &mut map);
                    assert_eq!((farthest, map), (there.farthest(), there));
                    let farthest = pawn_map_to_into(color, set, prey, captures, &board, &mut map);
                    assert_eq!((farthest, map), (back.farthest(), back));
                }
            }
        }
    }
}
