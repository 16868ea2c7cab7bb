//! Distances among obstacles against a queue search.

mod mazes;
mod one_wall;
#[allow(dead_code)]
mod oracle;
mod properties;
mod random;

use chess_distance::{
    Bitboard, Board, NONE, Piece, Square, map, matrix, moves, path, reaches, ring, set_distance,
    within,
};
use oracle::Oracle;
use random::{random_board, random_set};

/// The named pieces and some leapers: bound to a color, to a few squares and to one square.
fn pieces() -> impl Iterator<Item = Piece> {
    let jumps = [
        (1, 1),
        (1, 3),
        (2, 3),
        (0, 3),
        (4, 4),
        (7, 7),
        (0, 8),
        (9, 15),
    ];
    let leapers = jumps.into_iter().filter_map(|(m, n)| Piece::leaper(m, n));
    Piece::NAMED.into_iter().chain(leapers)
}

fn oracle(piece: Piece, board: &Board) -> Oracle {
    let sets = [board.own, board.enemy, board.avoid];
    Oracle::with_sets(piece.code(), sets.map(|set| set.0))
}

fn members(set: Bitboard) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&square| set.0 >> square & 1 == 1)
}

/// The squares one move away from a square of the set.
fn one_move(oracle: &Oracle, from: Bitboard) -> Bitboard {
    let targets = members(from).flat_map(|from| oracle.moves(from));
    Bitboard(targets.fold(0, |set, &to| set | 1 << to))
}

/// Fewest moves from the nearest member of the set to every square.
fn distances(oracle: &Oracle, from: Bitboard) -> [u8; 64] {
    let map = oracle.set_map(members(from));
    map.try_into().expect("a board of 64 squares")
}

/// Everything that is asked about one board from one set of squares.
fn check(piece: Piece, board: &Board, from: Bitboard, to: Bitboard) {
    let oracle = oracle(piece, board);
    let expected = distances(&oracle, from);
    let context = || format!("{piece:?} {from:?} {board:?}");

    assert_eq!(
        moves(piece, from, board),
        one_move(&oracle, from),
        "{}",
        context()
    );
    let map = map(piece, from, board);
    assert_eq!(map.0, expected, "{}", context());
    let known = expected.iter().filter(|&&distance| distance != NONE);
    let farthest = known.max().copied().unwrap_or(0);
    assert_eq!(map.farthest(), farthest, "{}", context());

    let at = |distance: u32| {
        let members =
            Square::all().filter(|&square| u32::from(expected[square.index()]) == distance);
        members.collect::<Bitboard>()
    };
    let mut so_far = Bitboard::EMPTY;
    for distance in 0..=u32::from(farthest) {
        so_far |= at(distance);
        assert_eq!(
            ring(piece, from, distance, board),
            at(distance),
            "{}",
            context()
        );
        assert_eq!(
            within(piece, from, distance, board),
            so_far,
            "{}",
            context()
        );
    }
    for beyond in [u32::from(farthest) + 1, 255, u32::MAX] {
        assert!(ring(piece, from, beyond, board).is_empty(), "{}", context());
        assert_eq!(within(piece, from, beyond, board), so_far, "{}", context());
    }

    let nearest = to.into_iter().map(|to| expected[to.index()]).min();
    let nearest = nearest.filter(|&distance| distance != NONE);
    assert_eq!(
        set_distance(piece, from, to, board),
        nearest,
        "{}",
        context()
    );
    if let (Some(from), Some(to), 1) = (from.first(), to.first(), from.len()) {
        let distance = map.get(to);
        assert_eq!(path(piece, from, to, board), distance, "{}", context());
        for limit in [0, 1, 2, 5, 63, 255, u32::MAX] {
            let expected = distance.is_some_and(|distance| u32::from(distance) <= limit);
            assert_eq!(
                reaches(piece, from, to, limit, board),
                expected,
                "{}",
                context()
            );
        }
    }
}

fn check_matrix(piece: Piece, board: &Board) {
    let oracle = oracle(piece, board);
    let matrix = matrix(piece, board);
    for from in Square::all() {
        let expected = distances(&oracle, Bitboard::of(from));
        assert_eq!(
            matrix.0[from.index()],
            expected,
            "{piece:?} {from} {board:?}"
        );
    }
}

/// More with `cargo test --release`, which takes the same time.
const MANY: usize = if cfg!(debug_assertions) {
    20_000
} else {
    100_000
};

fn many_boards(piece: Piece) {
    let mut random = fastrand::Rng::with_seed(piece.code() as u64);
    for round in 0..MANY {
        let board = random_board(&mut random, round);
        let (from, to) = (random_set(&mut random), random_set(&mut random));
        check(piece, &board, from, to);
        if round % 200 < 5 {
            check_matrix(piece, &board);
        }
    }
}

#[test]
fn many_boards_for_each_piece() {
    std::thread::scope(|scope| {
        for piece in pieces() {
            scope.spawn(move || many_boards(piece));
        }
    });
}

#[test]
fn every_leaper() {
    let mut random = fastrand::Rng::with_seed(1);
    for code in 256..512 {
        let Some(piece) = Piece::from_code(code) else {
            continue;
        };
        for round in 0..200 {
            let board = random_board(&mut random, round);
            check(
                piece,
                &board,
                random_set(&mut random),
                random_set(&mut random),
            );
        }
        check_matrix(piece, &random_board(&mut random, 1));
        check_matrix(piece, &Board::EMPTY);
    }
}

#[test]
fn no_square_free() {
    for piece in pieces() {
        for sets in 1..8u64 {
            let all = |bit: u64| Bitboard(if sets & bit != 0 { !0 } else { 0 });
            let board = Board {
                own: all(1),
                enemy: all(2),
                avoid: all(4),
            };
            check_matrix(piece, &board);
            check(piece, &board, Bitboard::EMPTY, Bitboard::FULL);
            check(piece, &board, Bitboard::FULL, Bitboard::EMPTY);
            for from in Square::all() {
                check(piece, &board, Bitboard::of(from), Bitboard::FULL);
            }
        }
    }
}

#[test]
fn from_squares_in_every_combination_of_the_sets() {
    let mut random = fastrand::Rng::with_seed(2);
    for piece in pieces() {
        for from in Square::all() {
            for sets in 0..8 {
                let mut board = random_board(&mut random, sets);
                let masks = [&mut board.own, &mut board.enemy, &mut board.avoid];
                for (bit, mask) in masks.into_iter().enumerate() {
                    *mask &= !Bitboard::of(from);
                    if sets >> bit & 1 == 1 {
                        *mask |= Bitboard::of(from);
                    }
                }
                check(piece, &board, Bitboard::of(from), random_set(&mut random));
            }
        }
    }
}

#[test]
fn pawns_from_every_rank() {
    let square = |rank: i32| Square::new(8 * rank + 3);
    for (piece, forward, start) in [(Piece::WhitePawn, 1, 1), (Piece::BlackPawn, -1, 6)] {
        for rank in 0..8 {
            let from = square(rank).unwrap();
            let to = |steps: i32| {
                square(rank + forward * steps)
                    .filter(|_| (0..8).contains(&(rank + forward * steps)))
            };
            let distance = |steps, board: &Board| path(piece, from, to(steps)?, board);
            let (one, two) = (
                to(1).map(|_| 1),
                to(2).map(|_| if rank == start { 1 } else { 2 }),
            );
            assert_eq!(distance(1, &Board::EMPTY), one, "{piece:?} {from}");
            assert_eq!(distance(2, &Board::EMPTY), two, "{piece:?} {from}");
            let Some(next) = to(1).map(Bitboard::of) else {
                assert_eq!(
                    map(piece, Bitboard::of(from), &Board::EMPTY).iter().count(),
                    1
                );
                continue;
            };
            // A double step passes an avoided square; nothing passes a piece or takes it.
            for (board, double) in [
                (
                    Board {
                        own: next,
                        ..Board::EMPTY
                    },
                    None,
                ),
                (
                    Board {
                        enemy: next,
                        ..Board::EMPTY
                    },
                    None,
                ),
                (
                    Board {
                        avoid: next,
                        ..Board::EMPTY
                    },
                    two.filter(|_| rank == start),
                ),
            ] {
                assert_eq!(distance(1, &board), None, "{piece:?} {from} {board:?}");
                assert_eq!(distance(2, &board), double, "{piece:?} {from} {board:?}");
            }
        }
    }
}
