//! Fewest moves between two squares, or two sets of squares.

use crate::kernels::{self, Mover};
use crate::{Bitboard, Board, Cpu, Piece, Square, definition, distance};

/// Fewest moves from one square to the other, `None` where no sequence of moves leads.
#[must_use]
pub fn path(piece: Piece, from: Square, to: Square, board: &Board) -> Option<u8> {
    if *board == Board::EMPTY {
        return distance(piece, from, to);
    }
    let (from, to) = (Bitboard::of(from), Bitboard::of(to));
    match Cpu::known() {
        Some(cpu) => search(cpu, piece, from, to, board),
        None => first_search(piece, from, to, board),
    }
}

/// Cold: a detection inlined into [`path`] would make every call save its arguments.
#[cold]
#[inline(never)]
fn first_search(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    search(Cpu::detect(), piece, from, to, board)
}

/// Whether the piece gets from one square to the other in at most this number of moves.
#[must_use]
#[inline]
pub fn reaches(piece: Piece, from: Square, to: Square, moves: u32, board: &Board) -> bool {
    path(piece, from, to, board).is_some_and(|distance| u32::from(distance) <= moves)
}

/// Fewest moves from any square of one set to any square of the other; 0 if they share a square,
/// `None` if no sequence of moves leads there or a set is empty.
///
/// For a knight on the empty board this is the wiki's `calcKnightDistance`.
#[must_use]
#[inline]
pub fn set_distance(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    match near(piece, from, to, board) {
        Some(distance) => Some(distance),
        None => far_apart(piece, from, to, *board),
    }
}

/// Sets that are not near. The board is a copy, so that near sets need no board in memory.
#[inline(never)]
fn far_apart(piece: Piece, from: Bitboard, to: Bitboard, board: Board) -> Option<u8> {
    search(Cpu::detect(), piece, from, to, &board)
}

impl Cpu {
    /// [`path`] by the kernels of this instruction set.
    #[must_use]
    #[inline]
    pub fn path(self, piece: Piece, from: Square, to: Square, board: &Board) -> Option<u8> {
        if *board == Board::EMPTY {
            return distance(piece, from, to);
        }
        apart(self, piece, Bitboard::of(from), Bitboard::of(to), board)
    }

    /// [`set_distance`] by the kernels of this instruction set.
    #[must_use]
    #[inline]
    pub fn set_distance(
        self,
        piece: Piece,
        from: Bitboard,
        to: Bitboard,
        board: &Board,
    ) -> Option<u8> {
        match near(piece, from, to, board) {
            Some(distance) => Some(distance),
            None => apart(self, piece, from, to, board),
        }
    }
}

/// The distance of sets that share a square or are one jump apart. Most sets of eight squares are.
#[inline(always)]
fn near(piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    kernels::at_most_one_jump(Mover::new(piece, from, board)?, to.0)
}

#[inline(never)]
fn apart(cpu: Cpu, piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    search(cpu, piece, from, to, board)
}

#[inline(always)]
fn search(cpu: Cpu, piece: Piece, from: Bitboard, to: Bitboard, board: &Board) -> Option<u8> {
    match Mover::new(piece, from, board) {
        Some(mover) => kernels::set_distance(cpu, mover, to.0),
        None => definition::set_distance(piece, from, to, board),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NONE;
    use crate::fill::map_by_levels;
    use crate::test_boards::LONG_WAYS;
    use crate::test_boards::{pieces, queue_search, random_board, random_set, random_square};

    #[test]
    fn sets_are_as_far_apart_as_the_queue_search_says() {
        let mut random = fastrand::Rng::with_seed(12);
        for round in 0..100 {
            let board = random_board(&mut random);
            for piece in pieces() {
                let from = random_set(&mut random, round % 5);
                let to = random_set(&mut random, round % 3);
                let searched = queue_search(piece, from, &board);
                let nearest = to
                    .into_iter()
                    .filter_map(|square| searched[square.index()])
                    .min();
                let found = set_distance(piece, from, to, &board);
                assert_eq!(found.map(usize::from), nearest, "{piece:?} {from:?} {to:?}");
                for cpu in Cpu::available() {
                    let fast = cpu.set_distance(piece, from, to, &board);
                    assert_eq!(fast, found, "{cpu:?} {piece:?} {from:?} {to:?} {board:?}");
                }
                let defined = definition::set_distance(piece, from, to, &board);
                assert_eq!(defined, found, "{piece:?} {from:?} {to:?} {board:?}");
            }
        }
    }

    /// A shared square counts, even if it is an obstacle and other targets are elsewhere.
    #[test]
    fn nothing_leads_to_the_other_targets_of_a_set_that_is_shared() {
        for (from, other) in [(0, 63), (63, 0), (27, 7)] {
            let from = Bitboard(1 << from);
            let to = Bitboard(from.0 | 1 << other);
            let board = Board {
                own: Bitboard(!(1 << other)),
                ..Board::EMPTY
            };
            for piece in pieces() {
                for cpu in Cpu::available() {
                    let found = cpu.set_distance(piece, from, to, &board);
                    assert_eq!(found, Some(0), "{cpu:?} {piece:?}");
                }
                assert_eq!(set_distance(piece, from, to, &board), Some(0));
            }
        }
    }

    #[test]
    fn a_path_is_as_long_as_the_queue_search_says() {
        let mut random = fastrand::Rng::with_seed(14);
        for _ in 0..200 {
            let board = random_board(&mut random);
            for piece in pieces() {
                let (from, to) = (random_square(&mut random), random_square(&mut random));
                let searched = queue_search(piece, Bitboard::of(from), &board)[to.index()];
                let found = path(piece, from, to, &board);
                assert_eq!(found.map(usize::from), searched, "{piece:?} {from} {to}");
                let defined = definition::path(piece, from, to, &board);
                assert_eq!(defined, found, "{piece:?} {from} {to}");
                let first = first_search(piece, Bitboard::of(from), Bitboard::of(to), &board);
                assert_eq!(first, found, "{piece:?} {from} {to}");
                for cpu in Cpu::available() {
                    let fast = cpu.path(piece, from, to, &board);
                    assert_eq!(fast, found, "{cpu:?} {piece:?} {from} {to} {board:?}");
                }
                for moves in 0..6 {
                    let near = searched.is_some_and(|distance| distance as u32 <= moves);
                    assert_eq!(reaches(piece, from, to, moves, &board), near, "{piece:?}");
                    let defined = definition::reaches(piece, from, to, moves, &board);
                    assert_eq!(defined, near, "{piece:?}");
                }
            }
        }
    }

    #[test]
    fn sets_that_share_a_square_or_are_a_jump_apart_are_seen_at_once() {
        let mut random = fastrand::Rng::with_seed(12);
        for round in 0..3000 {
            let board = random_board(&mut random);
            let [from, to] = [(); 2].map(|()| random_set(&mut random, round % 12));
            for piece in [Piece::King, Piece::Wazir, Piece::Knight, Piece::Rook] {
                let searched = queue_search(piece, from, &board);
                let nearest = to.into_iter().filter_map(|to| searched[to.index()]).min();
                let near = match nearest {
                    Some(moves @ 0..=1) if piece != Piece::Rook => Some(moves as u8),
                    _ => None,
                };
                let found = super::near(piece, from, to, &board);
                assert_eq!(found, near, "{piece:?} {from:?} {to:?} {board:?}");
            }
        }
    }

    /// Corridors, from and to every square: distances of every length.
    #[test]
    fn every_kernel_on_long_ways() {
        for open in LONG_WAYS {
            let board = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            for piece in pieces() {
                for from in Square::all() {
                    let mut map = [0; 64];
                    map_by_levels(piece, Bitboard::of(from), &board, &mut map);
                    for (cpu, to) in
                        Cpu::available().flat_map(|cpu| Square::all().map(move |to| (cpu, to)))
                    {
                        let distance = (map[to.index()] != NONE).then_some(map[to.index()]);
                        let found = cpu.path(piece, from, to, &board);
                        assert_eq!(found, distance, "{cpu:?} {piece:?} {from} {to}");
                    }
                }
            }
        }
    }
}
