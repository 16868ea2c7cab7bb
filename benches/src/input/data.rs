//! Which input a row needs, and random sets, boards and positions for it.

use std::ffi::c_int;

use chess_distance::{Bitboard, Graph, GridObstacles, GridSquares, Obstacles, Piece};

/// The pieces that rows are about, by their numbers in C.
const PIECES: [&str; 7] = ["king", "manhattan", "knight", "bishop", "rook", "queen", "white pawn"];

/// The number of a piece.
pub fn number(piece: &str) -> c_int {
    PIECES.iter().position(|&name| name == piece).map_or(-1, |number| number as c_int)
}

/// The obstacles on the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blockers {
    /// None: there are no boards.
    None,
    /// Own pieces on a random quarter of the squares.
    Own,
    /// The same number, each an own or an enemy piece.
    Both,
    /// Own pieces among which a king walks 31 moves from a1 to the last square, the most that a search of
    /// random changes found. All boards are the same.
    Winding,
}

const WINDING: u64 = 0x807e_625e_526a_7a06;

/// The input of a row.
#[derive(Clone, Debug)]
pub struct Data {
    /// Pairs of squares, boards, or pairs of sets.
    pub n: usize,
    /// Pairs for each timed call, a divisor of n. With the same few hundred boards again and again,
    /// branch prediction learns a search by heart. It then looks several times as fast as on new
    /// boards.
    pub window: usize,
    /// Pairs in one batch, or in one sum.
    pub chunk: usize,
    /// The piece, by its number in C.
    pub piece: c_int,
    /// The obstacles on the boards.
    pub obstacles: Blockers,
    /// Whether the functions get the graphs of the piece on these boards.
    pub graphs: bool,
    /// Whether they get the map of a first leg for each board.
    pub starts: bool,
    /// Members of each set of squares.
    pub members: u32,
    /// Squares of larger boards, 0 for none.
    pub grid: usize,
    /// Bytes of output for each of the n.
    pub output: usize,
}

impl Data {
    /// Pairs of squares, all in one batch or sum.
    pub const fn pairs(n: usize) -> Self {
        Self {
            n,
            window: n,
            chunk: n,
            piece: 0,
            obstacles: Blockers::None,
            graphs: false,
            starts: false,
            members: 0,
            grid: 0,
            output: 1,
        }
    }

    /// A piece on boards with these obstacles, and the bytes of output for each board.
    pub fn boards(piece: &str, obstacles: Blockers, n: usize, output: usize) -> Self {
        Self {
            piece: number(piece),
            obstacles,
            output,
            // Results are used at once: a few fit into the cache.
            window: (4096 / output).clamp(1, 64),
            ..Self::pairs(n)
        }
    }

    /// A small input of the same kind, for tests.
    #[cfg(test)]
    pub fn tiny(&self) -> Self {
        let n = self.n.min(200);
        // The window must stay a divisor.
        let n = n - n % self.window.min(n).max(1);
        Self { n, window: self.window.min(n), chunk: self.chunk.min(n), ..self.clone() }
    }
}

pub(super) fn set(members: u32, random: &mut fastrand::Rng) -> u64 {
    let mut set = 0u64;
    while set.count_ones() < members {
        set |= 1 << random.u32(..64);
    }
    set
}

pub(super) fn graph(piece: c_int, obstacles: &Obstacles) -> Graph {
    Graph::new(Piece::from_code(piece).expect("a piece"), obstacles)
}

/// The map of a first leg: three squares with at most 3 moves.
pub(super) fn start(random: &mut fastrand::Rng) -> [u8; 64] {
    let mut start = [u8::MAX; 64];
    for _ in 0..3 {
        start[random.usize(..64)] = random.u8(..4);
    }
    start
}

pub(super) fn board(blockers: Blockers, random: &mut fastrand::Rng) -> Obstacles {
    let quarter = random.u64(..) & random.u64(..);
    let side = if blockers == Blockers::Both { random.u64(..) } else { u64::MAX };
    let blocked = if blockers == Blockers::Winding { WINDING } else { quarter };
    Obstacles {
        own: Bitboard(blocked & side),
        enemy: Bitboard(blocked & !side),
        avoid: Bitboard::EMPTY,
    }
}

/// A start and obstacles on a board of up to 16x16: `struct bench_grid`.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub struct GridOf {
    /// The start square as a set.
    pub from: GridSquares,
    pub obstacles: GridObstacles,
    start: u64,
}

impl GridOf {
    /// Own pieces on an eighth of the squares, and enemy pieces on another.
    pub(super) fn random(squares: usize, random: &mut fastrand::Rng) -> Self {
        let mut grid = Self::default();
        for square in 0..squares {
            let set = match random.u32(..8) {
                0 => &mut grid.obstacles.own,
                1 => &mut grid.obstacles.enemy,
                _ => continue,
            };
            set.0[square / 64] |= 1 << (square % 64);
        }
        grid.start = random.u64(..squares as u64);
        grid.from = GridSquares::of(grid.start as u8);
        grid
    }
}
