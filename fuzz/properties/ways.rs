//! Ways and costs.

use std::ffi::c_int;

use super::board;
use crate::choices::Choices;
use crate::interface::*;

const NOTHING: [u64; 64] = [0; 64];

fn is_piece(piece: c_int) -> bool {
    (0..=10).contains(&piece) || (257..=511).contains(&piece)
}

/// Trajectories between sets, also in a graph of the same moves, and squares that every way enters.
pub fn sets(choices: &mut Choices) {
    let (piece, board, from, to) = (choices.piece(), board(choices), choices.set(), choices.set());
    let (mut moves, mut layers) = (NOTHING, [NOTHING; 2]);
    // SAFETY: boards, graphs and layers of 64 words.
    unsafe {
        let graph = chess_distance_graph(piece, &board, moves.as_mut_ptr());
        let length = chess_distance_set_trajectories(piece, from, to, &board, layers[0].as_mut_ptr());
        assert_eq!(length, chess_distance_sets(piece, from, to, &board));
        let needed = chess_distance_must_pass(piece, from, to, &board);
        let count = chess_distance_set_trajectory_count(piece, from, to, &board);
        assert_eq!(length >= 0, count > 0);
        if graph != 0 {
            assert_eq!(needed, 0);
            return;
        }
        let other = chess_distance_graph_trajectories(moves.as_ptr(), from, to, layers[1].as_mut_ptr());
        assert_eq!((other, layers[1]), (length, layers[0]));
        assert_eq!(chess_distance_graph_must_pass(moves.as_ptr(), from, to), needed);
        for square in 0..64 {
            let (bit, Board { own, enemy, avoid }) = (1 << square, board);
            let closed = Board { own, enemy, avoid: avoid | bit };
            if length > 0 && (from | to) & bit == 0 {
                let without = chess_distance_sets(piece, from, to, &closed);
                assert_eq!(without == -1, needed & bit != 0, "square {square}");
            }
        }
    }
}

/// Walks of the shortest length are the shortest ways; the count says whether there are any.
pub fn walks(choices: &mut Choices) {
    let (piece, board, moves) = (choices.piece(), board(choices), choices.number());
    let (from, to) = (choices.square(), choices.square());
    let mut layers = [NOTHING; 2];
    let [first, second] = layers.each_mut().map(|layers| layers.as_mut_ptr());
    // SAFETY: boards and layers of 64 words.
    unsafe {
        let length = chess_distance_walks(piece, from, to, moves, &board, first);
        let count = chess_distance_walk_count(piece, from, to, moves, &board);
        assert_eq!(length >= 0, count > 0);
        assert!(length < 0 || length == moves);
        let shortest = chess_distance_trajectories(piece, from, to, &board, second);
        if shortest >= 0 && moves < shortest {
            assert!(length < 0);
        }
        if shortest >= 0 {
            let same = chess_distance_walks(piece, from, to, shortest, &board, first);
            let count = chess_distance_walk_count(piece, from, to, shortest, &board);
            assert_eq!(same, shortest);
            assert_eq!(count, chess_distance_trajectory_count(piece, from, to, &board));
            assert_eq!(layers[0], layers[1]);
        }
    }
}

/// A map without weights, with the same weight everywhere, and with each kind of cost in a graph.
pub fn costs(choices: &mut Choices) {
    let (piece, board, from) = (choices.piece(), board(choices), choices.set());
    let (mut moves, mut maps) = (NOTHING, [[77; 64]; 6]);
    let [plain, none, all, free, costly, both] = maps.each_mut().map(|map| map.as_mut_ptr());
    // SAFETY: boards, graphs of 64 words and maps of 64 bytes.
    unsafe {
        let farthest = chess_distance_set_map(piece, from, &board, plain);
        assert_eq!(chess_distance_weighted_map(piece, from, 0, 0, &board, none), farthest);
        let largest = chess_distance_weighted_map(piece, from, !0, !0, &board, all);
        if farthest < 0 {
            assert_eq!(largest, farthest);
            return;
        }
        assert_eq!(largest, 4 * farthest);
        chess_distance_graph(piece, &board, moves.as_mut_ptr());
        let (moves, nothing) = (moves.as_ptr(), NOTHING.as_ptr());
        assert_eq!(chess_distance_graph_cost_map(nothing, moves, from, costly), farthest);
        assert_eq!(chess_distance_graph_cost_map(moves, nothing, from, free), 0);
        assert_eq!(chess_distance_graph_cost_map(moves, moves, from, both), 0);
    }
    let [plain, none, all, free, costly, both] = maps;
    assert_eq!((none, costly, both), (plain, plain, free));
    for square in 0..64 {
        let distance = plain[square];
        assert_eq!(all[square], if distance == 255 { 255 } else { 4 * distance });
        assert_eq!(free[square], if distance == 255 { 255 } else { 0 });
    }
}

/// A diagram of two sites is a territory; the square of a pawn has the kings that stop it.
pub fn regions(choices: &mut Choices) {
    let (piece, board) = (choices.piece(), board(choices));
    let sites = [choices.square() & 63, choices.square() & 63].map(|square| square as u8);
    let [a, b] = sites.map(|square| 1 << square);
    let (mut owner, mut territory) = ([77; 64], Territory { first: 0, second: 0, tied: 0 });
    // SAFETY: two sites, boards, 64 bytes and a territory.
    let (fault, other) = unsafe {
        (
            chess_distance_voronoi(piece, sites.as_ptr(), 2, &board, owner.as_mut_ptr()),
            chess_distance_territory(piece, a, &board, piece, b, &board, &mut territory),
        )
    };
    assert_eq!((fault, is_piece(piece)), (other.min(0), other >= 0));
    for square in (0..64).take_while(|_| fault == 0) {
        let is_in = |set: u64| set >> square & 1 == 1;
        let expected = match (is_in(territory.first), is_in(territory.second), is_in(territory.tied)) {
            (true, ..) => 0,
            (_, true, _) => 1,
            (.., true) => 254,
            _ => 255,
        };
        assert_eq!(owner[square], expected, "square {square}");
    }
    let (pawn, king) = (choices.square(), choices.square() & 63);
    let (is_black, to_move) = (choices.number(), choices.number());
    // SAFETY: ints.
    let (square, outruns) = unsafe {
        (
            chess_distance_square_of_pawn(pawn, is_black, to_move),
            chess_distance_pawn_outruns_king(pawn, king, is_black, to_move),
        )
    };
    assert_eq!(square >> king & 1 == 1, outruns == 0);
}
