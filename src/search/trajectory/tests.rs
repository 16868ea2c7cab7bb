//! Trajectories against a walk over all shortest ways, and known counts.

use std::string::ToString;
use std::vec::Vec;

use super::count::count_by_layers;
use super::*;
use crate::kernels::{self, Motion, Mover};
use crate::test_boards::{
    LONG_WAYS, assert_no_lost_text, moves_of, pieces, random_board, random_square, rounds,
    squares as set, walls,
};
use crate::{Cpu, Graph};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn between(piece: Piece, from: &str, to: &str, board: &Board) -> Trajectories {
    Trajectories::new(piece, square(from), square(to), board).unwrap()
}

#[test]
fn the_king_from_f6_to_h1() {
    let king = between(Piece::King, "f6", "h1", &Board::EMPTY);
    let layers = ["f6", "e5 f5 g5", "e4 f4 g4 h4", "f3 g3 h3", "g2 h2", "h1"].map(set);
    assert_eq!((king.length(), king.count()), (5, 25));
    #[cfg(target_pointer_width = "64")]
    assert_eq!(king.iter().len(), 25);
    assert_eq!(king.layers(), layers);
    for (own, length, count) in [("f4 g4", 5, 6), ("f3 g3 h3", 6, 12), ("e4 f4 g4 h4", 6, 3)] {
        let king = between(Piece::King, "f6", "h1", &walls(set(own).0));
        assert_eq!((king.length(), king.count()), (length, count), "{own}");
    }
}

#[test]
fn known_counts_on_the_empty_board() {
    for (piece, from, to, length, count) in [
        (Piece::King, "a5", "h5", 7, 393),
        (Piece::King, "d1", "d8", 7, 393),
        (Piece::Knight, "a1", "b2", 4, 10),
        (Piece::Knight, "a1", "h8", 6, 108),
        (Piece::Knight, "d1", "g8", 4, 12),
        (Piece::Queen, "b4", "f6", 2, 9),
        (Piece::Rook, "e2", "b6", 2, 2),
        (Piece::Bishop, "c1", "c7", 2, 1),
    ] {
        let trajectories = between(piece, from, to, &Board::EMPTY);
        assert_eq!(
            (trajectories.length(), trajectories.count()),
            (length, count),
            "{piece:?} {from} {to}"
        );
    }
}

#[test]
fn one_trajectory_of_length_0_whatever_stands_there() {
    let e4 = Bitboard::of(square("e4"));
    let board = Board {
        own: e4,
        enemy: e4,
        avoid: e4,
    };
    for piece in Piece::NAMED {
        let standing = between(piece, "e4", "e4", &board);
        assert_eq!((standing.length(), standing.count()), (0, 1));
        assert_eq!(standing.layers(), [e4]);
        let all: Vec<_> = standing.iter().map(|one| one.to_string()).collect();
        assert_eq!(all, ["e4"]);
    }
}

/// Kernels may leave a count to the definition, but not the usual ones.
#[test]
fn every_kernel_counts_as_the_definition() {
    let mut random = fastrand::Rng::with_seed(9);
    let (mut asked, mut answered) = (0, 0);
    for round in rounds(2000) {
        let board = match LONG_WAYS.get(round % 20) {
            Some(open) => walls(!open),
            None => random_board(&mut random),
        };
        for piece in pieces() {
            let (from, to) = (random_square(&mut random), random_square(&mut random));
            let Some(mover) = Mover::new(piece, Bitboard::of(from), &board) else {
                continue;
            };
            let count = count_by_layers(piece, from, to, &board);
            for cpu in Cpu::available() {
                let found = kernels::trajectory_count(cpu, mover, to);
                let what = format_args!("{cpu:?} {piece:?} {from} {to} {board:?}").to_string();
                assert_eq!(found.unwrap_or(count), count, "{what}");
                if matches!(mover.motion, Motion::King | Motion::Wazir | Motion::Knight)
                    && count < 255
                {
                    asked += 1;
                    answered += u32::from(found.is_some());
                }
            }
        }
    }
    // Under Miri only long ways.
    assert!(
        cfg!(miri) || 20 * answered > 19 * asked,
        "{answered} of {asked}"
    );
}

/// Compares all functions of the trajectories with a walk over all of them.
fn compare_with_all_ways(piece: Piece, from: Square, to: Square, board: &Board) -> usize {
    let label = std::format!("{piece:?} {from} {to} {board:?}");
    let ways = moves_of(piece, board).ways(from.index(), to.index(), usize::MAX);
    let count = ways.len() as u64;
    assert_eq!(trajectory_count(piece, from, to, board), count, "{label}");
    let mut visited = Vec::new();
    let mut visit = |index| {
        visited.clear();
        let visit = |ply, square: Square| visited.push((ply, square.index()));
        let visits = visit_trajectory(piece, from, to, board, index, visit);
        let in_turn = visited.iter().enumerate().all(|(at, visit)| at == visit.0);
        assert!(in_turn && (visits.is_ok() || visited.is_empty()), "{label}");
        visits.map(|length| {
            (
                length,
                visited.iter().map(|visit| visit.1).collect::<Vec<_>>(),
            )
        })
    };
    let mut layers = [Bitboard(7); 64];
    let Some(trajectories) = Trajectories::new(piece, from, to, board) else {
        assert_eq!(trajectory_layers(piece, from, to, board, &mut layers), None);
        assert_eq!((layers, count), ([Bitboard(7); 64], 0), "{label}");
        for index in [0, 1, u64::MAX] {
            assert_eq!(visit(index), Err(TrajectoryError::Unreachable), "{label}");
        }
        return 0;
    };
    let length = trajectories.length();
    assert_eq!(trajectories.count(), count, "{label}");
    let mut expected = [Bitboard::EMPTY; 64];
    for (ply, &square) in ways.iter().flat_map(|way| way.iter().enumerate()) {
        expected[ply] |= Bitboard(1 << square);
    }
    assert_eq!(trajectories.layers, expected, "{label}");
    assert_eq!(trajectories.layers(), &expected[..=length], "{label}");
    let graph = Graph::new(piece, board);
    let found = graph.trajectory_layers(Bitboard::of(from), Bitboard::of(to), &mut layers);
    assert_eq!((found, layers), (Some(length), expected), "{label}");

    let indices = |way: Trajectory| {
        way[..]
            .iter()
            .map(|square| square.index())
            .collect::<Vec<_>>()
    };
    let mut iter = trajectories.iter();
    for (index, way) in ways.iter().enumerate() {
        let left = ways.len() - index;
        assert_eq!(iter.size_hint(), (left, Some(left)), "{label}");
        assert_eq!(iter.next().map(indices).as_ref(), Some(way), "{label}");
    }
    assert_eq!(
        (iter.size_hint(), iter.next()),
        ((0, Some(0)), None),
        "{label}"
    );
    for (index, way) in ways.iter().enumerate().step_by(1 + ways.len() / 50) {
        let found = trajectories.get(index as u64).map(indices);
        let skipped = trajectories.iter().nth(index).map(indices);
        assert_eq!(
            [found.as_ref(), skipped.as_ref()],
            [Some(way); 2],
            "{label}"
        );
        assert_eq!(visit(index as u64), Ok((length, way.clone())), "{label}");
    }
    for past in [count, count + 1, u64::MAX] {
        assert_eq!(trajectories.get(past), None, "{label}");
        assert_eq!(visit(past), Err(TrajectoryError::Index), "{label}");
    }
    ways.len()
}

#[test]
fn agrees_with_a_walk_over_all_shortest_paths() {
    let mut random = fastrand::Rng::with_seed(5);
    let (mut reached, mut many) = (0, 0);
    for _ in 0..400 {
        let board = random_board(&mut random);
        for piece in pieces() {
            let (from, to) = (random_square(&mut random), random_square(&mut random));
            let count = compare_with_all_ways(piece, from, to, &board);
            reached += u32::from(count > 0);
            many += u32::from(count > 20);
        }
    }
    assert!(reached > 1000 && many > 100, "{reached} {many}");
}

#[test]
fn a_long_way_around_a_wall() {
    let board = walls(0xff00_0000_7f00_0000);
    let (from, to) = (square("a2"), square("a6"));
    let king = between(Piece::King, "a2", "a6", &board);
    assert_eq!((king.length(), king.count()), (14, 4900));
    assert_eq!(compare_with_all_ways(Piece::King, from, to, &board), 4900);
}

#[test]
fn all_of_them_as_squares_as_text_and_in_a_loop() {
    let king = between(Piece::King, "a1", "c1", &Board::EMPTY);
    assert_eq!(king.squares(), set("a1 b1 b2 c1"));
    let mut ways = Vec::new();
    for way in &king {
        assert_eq!(std::format!("{way:?}"), way.to_string());
        assert_no_lost_text(format_args!("{way}"));
        ways.push(way.to_string());
    }
    assert_eq!(ways, ["a1 b1 c1", "a1 b2 c1"]);
    assert!([2, usize::MAX].map(|past| king.iter().nth(past)) == [None, None]);
}

#[test]
fn errors_say_what_is_wrong() {
    let texts = [TrajectoryError::Unreachable, TrajectoryError::Index].map(|e| e.to_string());
    assert_eq!(
        texts,
        [
            "no sequence of moves leads to the target",
            "there are not that many trajectories"
        ]
    );
}
