//! Territory: which of two sides is nearer to each square.
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

use crate::moves::moves;
use crate::simd::territory::{NotLater, Side};
use crate::simd::{self, Motion};
use crate::{Bitboard, Board, Cpu, Piece};

/// The squares of the board by who needs fewer moves to them. Squares that neither side reaches
/// are in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Territory {
    /// Squares nearer to the first side, or reached by it alone.
    pub first: Bitboard,
    /// Squares nearer to the second side, or reached by it alone.
    pub second: Bitboard,
    /// Squares that both reach in the same number of moves.
    pub tied: Bitboard,
}

/// Divides the board between two sides, each a set of like pieces with its own obstacles. A
/// square's distance to a side is that to the nearest of its pieces; an empty side reaches
/// nothing.
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (e1, e8) = (Bitboard(1 << 4), Bitboard(1 << 60));
/// let kings = territory((Piece::King, e1, &Board::EMPTY), (Piece::King, e8, &Board::EMPTY));
/// assert_eq!((kings.first.len(), kings.second.len(), kings.tied.len()), (31, 31, 2));
/// ```
///
/// Kings on c3 and g6, and what the first of them is nearer to:
///
/// ```
/// use chess_distance::{territory, Bitboard, Board, Piece};
/// let (c3, g6) = (Bitboard(1 << 18), Bitboard(1 << 46));
/// let kings = territory((Piece::King, c3, &Board::EMPTY), (Piece::King, g6, &Board::EMPTY));
/// let first = format!("{:?}", kings.first);
/// assert_eq!(first.lines().collect::<Vec<_>>(), [
///     "1 . . . . . . .",
///     "1 1 . . . . . .",
///     "1 1 1 . . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 1 . . .",
///     "1 1 1 1 1 1 . .",
///     "1 1 1 1 1 1 1 .",
/// ]);
/// ```
#[must_use]
#[inline]
pub fn territory(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) -> Territory {
    territory_with(Cpu::detect(), first, second)
}

/// [`territory`] with the instruction set given, for tests and measurements of every kernel.
#[must_use]
#[inline]
pub fn territory_with(
    cpu: Cpu,
    first: (Piece, Bitboard, &Board),
    second: (Piece, Bitboard, &Board),
) -> Territory {
    // Which pieces they are is asked once for both.
    let motion = match (first.0, second.0) {
        (Piece::King, Piece::King) => Motion::of(Piece::King),
        (Piece::Wazir, Piece::Wazir) => Motion::of(Piece::Wazir),
        (Piece::Knight, Piece::Knight) => Motion::of(Piece::Knight),
        _ => None,
    };
    let Some(motion) = motion else {
        return of_any(cpu, &first.into(), &second.into());
    };
    let enterable = (first.2.enterable(first.0), second.2.enterable(second.0));
    if motion == Motion::King
        && enterable == (!0, !0)
        && let Some(a) = first.1.single()
        && let Some(b) = second.1.single()
    {
        return of(simd::king_territory(cpu, a, b));
    }
    match simd::territory_of_jumps(cpu, motion, (first.1.0, second.1.0), enterable) {
        Some(sides) => of(sides),
        None => of_any(cpu, &first.into(), &second.into()),
    }
}

/// What one side reaches no later than the other is tied where the other does, too.
#[inline]
fn of((first, second): NotLater) -> Territory {
    Territory {
        first: Bitboard(first & !second),
        second: Bitboard(second & !first),
        tied: Bitboard(first & second),
    }
}

/// One side, with a board of its own: a caller that asks about sides which jump need not have
/// theirs in memory.
struct Pieces {
    piece: Piece,
    from: Bitboard,
    board: Board,
}

impl From<(Piece, Bitboard, &Board)> for Pieces {
    #[inline(always)]
    fn from((piece, from, &board): (Piece, Bitboard, &Board)) -> Self {
        Self { piece, from, board }
    }
}

/// Sides that slide, or move in two ways.
#[inline(never)]
fn of_any(cpu: Cpu, first: &Pieces, second: &Pieces) -> Territory {
    let side = |side: &Pieces| {
        Some(Side {
            motion: Motion::of(side.piece)?,
            from: side.from.0,
            enterable: side.board.enterable(side.piece),
            free: side.board.free(),
        })
    };
    if let (Some(one), Some(other)) = (side(first), side(second))
        && let Some(sides) = simd::territory(cpu, &one, &other)
    {
        return of(sides);
    }
    divide(first, second)
}

/// The definition, for every piece.
fn divide(first: &Pieces, second: &Pieces) -> Territory {
    let enterable = |side: &Pieces| side.board.enterable(side.piece);
    let step = |side: &Pieces, set| moves(side.piece, Bitboard(set), &side.board).0;
    by_levels(
        (first.from.0, second.from.0),
        (enterable(first), enterable(second)),
        |set| step(first, set),
        |set| step(second, set),
    )
}

/// Two fills side by side, given the squares that each side may enter and its moves from a set.
/// It ends when neither fill grows, or sooner when there is no square left to divide.
#[inline(always)]
fn by_levels(
    starts: (u64, u64),
    open: (u64, u64),
    first_moves: impl Fn(u64) -> u64,
    second_moves: impl Fn(u64) -> u64,
) -> Territory {
    let all = starts.0 | starts.1 | open.0 | open.1;
    // What each side has reached so far; the squares that one of them has reached are divided.
    let mut reached = starts;
    let mut first = starts.0 & !starts.1;
    let mut tied = starts.0 & starts.1;
    loop {
        let before = reached;
        let divided = before.0 | before.1;
        if divided == all {
            break;
        }
        reached.0 |= first_moves(before.0);
        reached.1 |= second_moves(before.1);
        first |= reached.0 & !(divided | reached.1);
        tied |= reached.0 & reached.1 & !divided;
        if reached == before {
            break;
        }
    }
    Territory {
        first: Bitboard(first),
        second: Bitboard((reached.0 | reached.1) & !first & !tied),
        tied: Bitboard(tied),
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;
    use crate::Square;
    use crate::king_distance;
    use crate::test_boards::LONG_WAYS;
    use crate::test_boards::{
        pieces, queue_search, random_board, random_set, random_square, rounds,
    };

    /// Who is nearer, square by square, from two separate searches.
    fn by_two_searches(
        first: (Piece, Bitboard, &Board),
        second: (Piece, Bitboard, &Board),
    ) -> Territory {
        let first = queue_search(first.0, first.1, first.2);
        let second = queue_search(second.0, second.1, second.2);
        let mut territory = Territory::default();
        for square in Square::all() {
            let set = match (first[square.index()], second[square.index()]) {
                (None, None) => continue,
                (Some(near), Some(far)) if near < far => &mut territory.first,
                (Some(near), Some(far)) if near == far => &mut territory.tied,
                (Some(_), None) => &mut territory.first,
                _ => &mut territory.second,
            };
            *set |= Bitboard::of(square);
        }
        territory
    }

    /// Every kernel by name against two searches.
    fn check(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) {
        let expected = by_two_searches(first, second);
        for cpu in Cpu::available() {
            let found = territory_with(cpu, first, second);
            assert_eq!(found, expected, "{cpu:?} {first:?} {second:?}");
        }
    }

    #[test]
    fn agrees_with_two_separate_searches() {
        let mut random = fastrand::Rng::with_seed(6);
        for _ in rounds(200) {
            let boards = [random_board(&mut random), random_board(&mut random)];
            let boards = [boards[0], boards[random.usize(0..2)]];
            for first in pieces() {
                let second = pieces().nth(random.usize(0..pieces().count())).unwrap();
                let mut side = |piece, board| {
                    let members = random.u64(0..6);
                    (piece, random_set(&mut random, members), board)
                };
                let (first, second) = (side(first, &boards[0]), side(second, &boards[1]));
                check(first, second);
            }
        }
    }

    #[test]
    fn obstacles_in_the_way_of_one_of_two_kings() {
        let mut random = fastrand::Rng::with_seed(8);
        for _ in rounds(200) {
            let king = |board| (Piece::King, board);
            let (free, blocked) = (king(&Board::EMPTY), random_board(&mut random));
            for (first, second) in [(free, king(&blocked)), (king(&blocked), free)] {
                let [a, b] = [(); 2].map(|()| Bitboard::of(random_square(&mut random)));
                let (first, second) = ((first.0, a, first.1), (second.0, b, second.1));
                check(first, second);
            }
        }
    }

    /// Corridors, where sides go farther than kernels count.
    #[test]
    fn long_ways() {
        let mut random = fastrand::Rng::with_seed(9);
        for open in LONG_WAYS {
            let board = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            for first in pieces() {
                for second in pieces() {
                    let [a, b] = [(); 2].map(|()| Bitboard::of(random_square(&mut random)));
                    check((first, a, &board), (second, b, &board));
                }
            }
        }
    }

    #[test]
    fn two_sides_that_jump_have_kernels() {
        for motion in [Motion::King, Motion::Wazir, Motion::Knight] {
            for cpu in Cpu::available() {
                let sides = simd::territory_of_jumps(cpu, motion, (1, 1 << 63), (!0, !0));
                assert!(sides.is_some(), "{cpu:?} {motion:?}");
            }
        }
    }

    /// With every set that the end is told by: one square in it alone, one in each two neighbors.
    #[test]
    fn the_definition_ends_when_every_square_is_divided() {
        let starts = (1 | 1 << 5 | 1 << 6, 1 << 1 | 1 << 5);
        let open = (1 << 2 | 1 << 3 | 1 << 6, 1 << 3 | 1 << 4);
        let rounds = Cell::new(0);
        let step = |open| {
            rounds.set(rounds.get() + 1);
            open
        };
        let divided = by_levels(starts, open, |_| step(open.0), |_| step(open.1));
        assert_eq!(divided.tied, Bitboard(1 << 3 | 1 << 5));
        assert_eq!(divided.first, Bitboard(1 | 1 << 2 | 1 << 6));
        assert_eq!(divided.second, Bitboard(1 << 1 | 1 << 4));
        assert_eq!(rounds.get(), 2, "one round of two sides");
    }

    #[test]
    fn two_single_kings_on_every_pair_of_squares() {
        let king = |square| (Piece::King, Bitboard::of(square), &Board::EMPTY);
        for a in Square::all() {
            for b in Square::all() {
                let divided = territory(king(a), king(b));
                for square in Square::all() {
                    let order = king_distance(a, square).cmp(&king_distance(b, square));
                    assert_eq!(divided.first.contains(square), order.is_lt(), "{a} {b}");
                    assert_eq!(divided.tied.contains(square), order.is_eq(), "{a} {b}");
                    assert_eq!(divided.second.contains(square), order.is_gt(), "{a} {b}");
                }
            }
        }
    }
}
