//! Random sets, boards and positions, and the graphs of pieces on boards.

use std::ffi::c_int;

use chess_distance::{Bitboard, Graph, Piece};

use super::{Board, Obstacles, Positions};

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
    Board { own, enemy, avoid: 0 }
}

/// A start and obstacles on a board of up to 16x16: `struct bench_grid`.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub struct GridOf {
    /// The start square as a set.
    pub from: [u64; 4],
    /// Own and enemy pieces, squares to avoid and to stop on.
    pub obstacles: [[u64; 4]; 4],
    /// Squares that cost one and two moves more.
    pub plus: [[u64; 4]; 2],
    start: u64,
}

impl GridOf {
    /// Own pieces on an eighth of the squares, and enemy pieces on another.
    pub(super) fn random(squares: usize, random: &mut fastrand::Rng) -> Self {
        let mut grid = Self::default();
        for square in 0..squares {
            let (word, bit) = (square / 64, 1 << (square % 64));
            if let side @ (0 | 1) = random.u32(..8) {
                grid.obstacles[side as usize][word] |= bit;
            }
            if let side @ (0 | 1) = random.u32(..8) {
                grid.plus[side as usize][word] |= bit;
            }
        }
        grid.start = random.u64(..squares as u64);
        grid.from[grid.start as usize / 64] = 1 << (grid.start % 64);
        grid
    }
}

/// A position, by the members of `struct bench_position`.
pub type Position = [u64; 9];

impl Positions {
    pub(super) fn random(self, n: usize, random: &mut fastrand::Rng) -> Vec<Position> {
        match self {
            Self::None => Vec::new(),
            Self::Start => vec![start(); n],
            Self::Closed => (0..n).map(|_| closed(random)).collect(),
        }
    }
}

/// White, black, kings, queens, rooks, bishops, knights, pawns, en passant.
fn start() -> Position {
    let both = |first_rank: u64| first_rank | first_rank << 56;
    [
        0xffff,
        0xffff << 48,
        both(0x10),
        both(0x08),
        both(0x81),
        both(0x24),
        both(0x42),
        0xff << 8 | 0xff << 48,
        0,
    ]
}

fn closed(random: &mut fastrand::Rng) -> Position {
    let mut pawns = [0; 2];
    for file in 0..8 {
        let white = 1 << (8 * random.u32(2..5) + file);
        pawns[0] |= white;
        pawns[1] |= white << 8;
    }
    let kings = [1 << random.u32(..8), 1 << (56 + random.u32(..8))];
    let [white, black] = [0, 1].map(|side| pawns[side] | kings[side]);
    let (kings, pawns) = (kings[0] | kings[1], pawns[0] | pawns[1]);
    [white, black, kings, 0, 0, 0, 0, pawns, 0]
}
