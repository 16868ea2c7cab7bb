//! Every function of the C interface beside the function of Rust that it hands its arguments to.
//! The answers themselves are tested there, and bad arguments by c-tests/programs/bad_input.c.

mod both_sides;
mod grids;
mod several;

use std::string::ToString;
use std::vec::Vec;

use core::ffi::{CStr, c_int};

use chess_distance::*;
use fastrand::Rng;

use crate::{constants::*, empty_board::*, endings::*, fens::*, graphs::*, maps::*, paths::*};
use crate::{trajectory::*, ways::*};
use both_sides::{AsC, bytes, same, zeros};

/// So many random boards for each test.
const ROUNDS: u64 = 300;

fn rounds() -> impl Iterator<Item = Rng> {
    (0..ROUNDS).map(Rng::with_seed)
}

/// One square, or some.
fn set(random: &mut Rng) -> Bitboard {
    match random.u64(..) & random.u64(..) & random.u64(..) {
        squares if squares != 0 && random.bool() => Bitboard(squares),
        _ => Bitboard::of(square(random)),
    }
}

fn board(random: &mut Rng) -> Obstacles {
    Obstacles { own: set(random), enemy: set(random), avoid: set(random) }
}

fn square(random: &mut Rng) -> Square {
    Square::new(random.i32(0..64)).unwrap()
}

/// A named piece, or a leaper.
fn piece(random: &mut Rng) -> Piece {
    Piece::from_code(random.i32(0..11))
        .filter(|_| random.u8(0..8) > 0)
        .unwrap_or_else(|| Piece::leaper(random.i32(0..5), random.i32(1..5)).unwrap())
}

fn color(random: &mut Rng) -> Color {
    if random.bool() { Color::White } else { Color::Black }
}

#[test]
fn two_squares_of_the_empty_board() {
    for a in Square::all() {
        same!(chess_distance_center(a), center_distance(a));
        same!(chess_distance_center_manhattan(a), center_manhattan_distance(a));
        same!(chess_distance_edge(a), edge_distance(a));
        same!(chess_distance_edge_file(a), a.file().edge_distance());
        same!(chess_distance_edge_rank(a), a.rank().edge_distance());
        same!(chess_distance_corner(a, false), corner_distance(a, SquareColor::Light));
        same!(chess_distance_corner(a, true), corner_distance(a, SquareColor::Dark));
        same!(chess_distance_to_x88(a), to_x88(a));
        for b in Square::all() {
            same!(chess_distance_king(a, b), king_distance(a, b));
            same!(chess_distance_manhattan(a, b), manhattan_distance(a, b));
            same!(chess_distance_knight(a, b), knight_distance(a, b));
            same!(chess_distance_file(a, b), a.file().distance(b.file()));
            same!(chess_distance_rank(a, b), a.rank().distance(b.rank()));
            same!(chess_distance_relation(a, b), relation(a, b));
            same!(chess_distance_x88_diff(a, b), x88_difference(a, b));
            same!(chess_distance_offset(a, b), offset_difference(a, b));
            same!(chess_distance_direction(a, b), direction(a, b).unwrap_or(0));
            same!(chess_distance_mop_up(a, b), mop_up(a, b));
            let (a88, b88) = (c_int::from(to_x88(a)), c_int::from(to_x88(b)));
            for piece in Piece::NAMED {
                same!(chess_distance(piece, a, b), distance(piece, a, b));
                if let Some(plain) = DifferencePiece::new(piece).filter(|_| piece.code() < 8) {
                    same!(chess_distance_by_x88(piece, a88, b88), distance_by_x88(plain, a, b));
                }
            }
        }
    }
    for number in -20..300 {
        same!(chess_distance_from_x88(number), from_x88(number));
    }
}

#[test]
fn a_square_and_a_set() {
    for mut random in rounds() {
        let (a, b, set, margin) =
            (square(&mut random), square(&mut random), set(&mut random), random.i32(-9..9));
        let near = |found: Option<u8>| found.map_or(margin, c_int::from);
        for set in [set, Bitboard::EMPTY] {
            same!(chess_distance_nearest(a, set, margin), near(nearest(a, set)));
            same!(chess_distance_nearest_file(a, set, margin), near(nearest_file(a, set)));
        }
        same!(chess_distance_king_race(a, b, margin), king_race(a, b, margin));
        let (color, to_move) = (color(&mut random), random.bool());
        let outruns = pawn_outruns_king(a, b, color, to_move);
        same!(chess_distance_pawn_outruns_king(a, b, color, to_move), outruns);
        same!(chess_distance_square_of_pawn(a, color, to_move), square_of_pawn(a, color, to_move));
    }
}

#[test]
fn maps_among_obstacles() {
    for mut random in rounds() {
        let (piece, board, moves) = (piece(&mut random), board(&mut random), random.u32(0..9));
        let (a, b, from, to) =
            (square(&mut random), square(&mut random), set(&mut random), set(&mut random));
        let one = Bitboard::of(a);
        same!(chess_distance_moves(piece, from, board), chess_distance::moves(piece, from, &board));
        same!(chess_distance_attacks(piece, from, to), attacks(piece, from, to));
        same!(chess_distance_map(piece, a, board) into DistanceMap,
            |map| map_into(piece, one, &board, map));
        same!(chess_distance_set_map(piece, from, board) into DistanceMap,
            |map| map_into(piece, from, &board, map));
        same!(chess_distance_map_to(piece, a, board) into DistanceMap,
            |map| map_to_into(piece, one, &board, map));
        same!(chess_distance_set_map_to(piece, to, board) into DistanceMap,
            |map| map_to_into(piece, to, &board, map));
        same!(chess_distance_matrix(piece, board) into [[u8; 64]; 64],
            |maps| matrix_into(piece, &board, maps));
        same!(chess_distance_path(piece, a, b, board), path(piece, a, b, &board));
        same!(
            chess_distance_reaches(piece, a, b, moves, board),
            reaches(piece, a, b, moves, &board)
        );
        same!(chess_distance_sets(piece, from, to, board), set_distance(piece, from, to, &board));
        same!(chess_distance_within(piece, from, moves, board), within(piece, from, moves, &board));
        same!(chess_distance_ring(piece, from, moves, board), ring(piece, from, moves, &board));
        same!(chess_distance_rings(piece, from, board) into [Bitboard; 64],
            |out| rings(piece, from, &board, out));
        let (bytes, value) = ((0..64).map(|_| random.u8(..4)).collect::<Vec<_>>(), random.u8(..4));
        for equal in [false, true] {
            same!(
                chess_distance_set_of_bytes(bytes, c_int::from(value), equal),
                set_of_bytes(bytes.first_chunk().unwrap(), value, equal)
            );
        }
        let mut start = map(piece, one, &board);
        start.0[b.index()] = random.u8(..);
        for start in [start, DistanceMap::NOWHERE] {
            same!(chess_distance_onward(piece, start, board) into DistanceMap,
                |map| onward_into(piece, &start, &board, map));
        }
        let [plus1, plus2] = [set(&mut random), set(&mut random)];
        same!(chess_distance_weighted_map(piece, from, plus1, plus2, board) into DistanceMap,
            |map| weighted_map_into(piece, from, plus1, plus2, &board, map));
    }
}

#[test]
fn ways_among_obstacles() {
    for mut random in rounds() {
        let (piece, board, length) = (piece(&mut random), board(&mut random), random.usize(0..9));
        let (a, b, from, to) =
            (square(&mut random), square(&mut random), set(&mut random), set(&mut random));
        same!(chess_distance_trajectories(piece, a, b, board) into Layers,
            |layers| trajectory_layers(piece, a, b, &board, layers));
        same!(
            chess_distance_trajectory_count(piece, a, b, board),
            trajectory_count(piece, a, b, &board)
        );
        let index = random.u64(0..4);
        same!(chess_distance_trajectory(piece, a, b, board, index) into [u8; 64], |way| {
            let visit = |ply: usize, square: Square| way[ply] = square.index() as u8;
            visit_trajectory(piece, a, b, &board, index, visit)
        });
        same!(chess_distance_set_trajectories(piece, from, to, board) into Layers,
            |layers| set_trajectory_layers(piece, from, to, &board, layers));
        same!(
            chess_distance_set_trajectory_count(piece, from, to, board),
            set_trajectory_count(piece, from, to, &board)
        );
        same!(chess_distance_walks(piece, a, b, length as c_int, board) into Layers,
            |layers| walks(piece, a, b, length, &board, layers));
        same!(
            chess_distance_walk_count(piece, a, b, length as c_int, board),
            walk_count(piece, a, b, length, &board)
        );
        same!(chess_distance_must_pass(piece, from, to, board), must_pass(piece, from, to, &board));
    }
}

#[test]
fn graphs() {
    for mut random in rounds() {
        let (one, board, from, to) =
            (piece(&mut random), board(&mut random), set(&mut random), set(&mut random));
        let (graph, free) = (Graph::new(one, &board), Graph::new(piece(&mut random), &board));
        same!(chess_distance_graph(one, board) into Graph, |graph| graph.fill(one, &board));
        same!(chess_distance_graph_reverse(graph) into Graph,
            |reversed| graph.reverse_into(reversed));
        same!(chess_distance_graph_map(graph, from) into DistanceMap,
            |map| graph.map_into(from, map));
        same!(chess_distance_graph_matrix(graph) into [[u8; 64]; 64],
            |maps| graph.matrix_into(maps));
        let start = graph.map(to);
        same!(chess_distance_graph_onward(graph, start) into DistanceMap,
            |map| graph.onward_into(&start, map));
        same!(chess_distance_graph_trajectories(graph, from, to) into Layers,
            |layers| graph.trajectory_layers(from, to, layers));
        same!(chess_distance_graph_must_pass(graph, from, to), graph.must_pass(from, to));
        same!(chess_distance_graph_cost_map(free, graph, from) into DistanceMap,
            |map| cost_map_into(&free, &graph, from, map));
        same!(chess_distance_graph_cost_onward(free, graph, start) into DistanceMap,
            |map| cost_onward_into(&free, &graph, &start, map));
    }
}

#[test]
fn names_of_results_and_the_version() {
    let text = |text: *const core::ffi::c_char| {
        // SAFETY: a string of the library.
        unsafe { CStr::from_ptr(text) }.to_str().unwrap()
    };
    assert_eq!(text(chess_distance_version()), env!("CARGO_PKG_VERSION"));
    for error in [FenError::Board, FenError::Side, FenError::Castling, FenError::EnPassant] {
        assert_eq!(text(chess_distance_fen_error(error as i32)), error.to_string());
    }
    let unknown = text(chess_distance_fen_error(0));
    assert_eq!(unknown, "this number is no fault of a FEN");
    for fault in [i32::MIN, -1, 5, 257, i32::MAX] {
        assert_eq!(text(chess_distance_fen_error(fault)), unknown);
    }
    let all: Vec<_> = (-8..=0).map(|result| text(chess_distance_error(result))).collect();
    assert!(all.iter().enumerate().all(|(at, one)| one.len() > 20 && !all[..at].contains(one)));
    for (other, like) in [(i32::MIN, 0), (-9, 0), (1, 8), (i32::MAX, 8)] {
        assert_eq!(text(chess_distance_error(other)), all[like]);
    }
}
