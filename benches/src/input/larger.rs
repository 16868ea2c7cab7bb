//! Larger boards, and whole positions.

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

/// Whole positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Positions {
    /// None.
    None,
    /// The first of a game.
    Start,
    /// Kings behind pawns that block each other on every file.
    Closed,
}

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
