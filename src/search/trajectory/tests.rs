//! Trajectories against a walk over all shortest ways, and known counts.

use std::string::ToString;
use std::vec::Vec;

use super::count::{KNIGHT_WAYS, counts_from};
use super::*;
use crate::Graph;
use crate::test_boards::{
    assert_no_lost_text, for_each_cpu, moves_of, pairs, pieces, random_board, random_square,
    squares,
};

/// Compares all functions of the trajectories with a walk over all of them.
fn compare_with_all_ways(piece: Piece, from: Square, to: Square, board: &Obstacles) -> usize {
    let label = std::format!("{piece:?} {from} {to} {board:?}");
    let ways = moves_of(piece, board).ways(from.index(), to.index());
    let count = ways.len() as u64;
    assert_eq!(trajectory_count(piece, from, to, board), count, "{label}");
    let mut visited = Vec::new();
    let mut visit = |index| {
        visited.clear();
        let visit = |ply, square: Square| visited.push((ply, square.index()));
        let visits = visit_trajectory(piece, from, to, board, index, visit);
        let in_turn = visited.iter().enumerate().all(|(at, visit)| at == visit.0);
        assert!(in_turn && (visits.is_ok() || visited.is_empty()), "{label}");
        visits.map(|length| (length, visited.iter().map(|visit| visit.1).collect::<Vec<_>>()))
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

    let indices = |way: Trajectory| way[..].iter().map(|square| square.index()).collect::<Vec<_>>();
    let mut iter = trajectories.iter();
    for (index, way) in ways.iter().enumerate() {
        let left = ways.len() - index;
        assert_eq!(iter.size_hint(), (left, Some(left)), "{label}");
        assert_eq!(iter.next().map(indices).as_ref(), Some(way), "{label}");
    }
    let found = (iter.size_hint(), iter.next());
    assert_eq!(found, ((0, Some(0)), None), "{label}");
    for (index, way) in ways.iter().enumerate().step_by(1 + ways.len() / 50) {
        let found = trajectories.get(index as u64).map(indices);
        let skipped = trajectories.iter().nth(index).map(indices);
        let found = [found.as_ref(), skipped.as_ref()];
        assert_eq!(found, [Some(way); 2], "{label}");
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
    for_each_cpu(|_| {
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
    });
}

/// Counts in bytes against counts by layers: numbers beyond a byte, and long ways among walls.
#[test]
fn counts_among_few_obstacles_and_in_a_maze() {
    let [a8, walls] = [squares("a8"), Bitboard(0x7f00_fe00_7f00)];
    for_each_cpu(|_| {
        let mut most = 0;
        for own in [a8, walls] {
            let board = Obstacles { own, ..Obstacles::NONE };
            for piece in [Piece::King, Piece::Wazir, Piece::Knight] {
                for (from, to) in pairs() {
                    let [start, end] = [from, to].map(Bitboard::of);
                    let count = set_trajectory_count(piece, start, end, &board);
                    assert_eq!(trajectory_count(piece, from, to, &board), count, "{from} {to}");
                    most = most.max(count);
                }
            }
        }
        assert!(most > 1000, "{most}");
    });
}

#[test]
fn all_of_them_as_squares_as_text_and_in_a_loop() {
    let king = Trajectories::new(Piece::King, Square::A1, Square::C1, &Obstacles::NONE).unwrap();
    #[cfg(target_pointer_width = "64")]
    assert_eq!(king.iter().len(), 2);
    assert_eq!(king.squares(), squares("a1 b1 b2 c1"));
    let mut ways = Vec::new();
    for way in &king {
        assert_eq!(std::format!("{way:?}"), way.to_string());
        assert_no_lost_text(format_args!("{way}"));
        ways.push(way.to_string());
    }
    assert_eq!(ways, ["a1 b1 c1", "a1 b2 c1"]);
    assert!([2, usize::MAX].map(|past| king.iter().nth(past)) == [None, None]);
}

/// Look-ups against counts by layers.
#[test]
fn counts_of_the_empty_board() {
    use Piece::{King, Knight, Wazir};
    let known = [(King, (110_576, 393)), (Wazir, (193_064, 3432)), (Knight, (34_680, 108))];
    for piece in pieces() {
        let (mut sum, mut most) = (0, 0);
        let sum_and_most = known.iter().find(|known| known.0 == piece).map(|known| known.1);
        for (from, to) in pairs() {
            let [start, end] = [from, to].map(Bitboard::of);
            let count = set_trajectory_count(piece, start, end, &Obstacles::NONE);
            let found = empty_board_trajectory_count(piece, from, to);
            assert_eq!(found, count, "{piece:?} {from} {to}");
            sum += count;
            most = most.max(count);
        }
        assert!(sum_and_most.is_none_or(|known| known == (sum, most)), "{piece:?}");
    }
    // Again at run time.
    for (start, counts) in KNIGHT_WAYS.iter().enumerate() {
        let from = start / 4 * 8 + start % 4;
        assert_eq!(*counts, counts_from(Knight, from), "{from}");
    }
}
