//! Random sets and boards, and the graphs of pieces on them.

use std::ffi::c_int;

use chess_distance::{Bitboard, Graph, Piece};

use super::{Board, Obstacles};

pub(super) fn set(members: u32, random: &mut fastrand::Rng) -> u64 {
    let mut set = 0u64;
    while set.count_ones() < members {
        set |= 1 << random.u32(..64);
    }
    set
}

/// # Panics
/// If there is no such piece.
pub(super) fn graph(piece: c_int, board: &Board) -> Graph {
    let board = chess_distance::Board {
        own: Bitboard(board.own),
        enemy: Bitboard(board.enemy),
        avoid: Bitboard(board.avoid),
    };
    Graph::new(Piece::from_code(piece).expect("a piece"), &board)
}

pub(super) fn board(obstacles: Obstacles, random: &mut fastrand::Rng) -> Board {
    let quarter = random.u64(..) & random.u64(..);
    let (own, enemy) = match obstacles {
        Obstacles::None => (0, 0),
        Obstacles::Own => (quarter, 0),
        Obstacles::Both => {
            let side = random.u64(..);
            (quarter & side, quarter & !side)
        }
    };
    Board {
        own,
        enemy,
        avoid: 0,
    }
}
