//! Maps of pieces that slide: the directions side by side in a register.
//!
//! Source: chessprogramming wiki, Kogge-Stone Algorithm and SIMD and SWAR Techniques.

use super::Ways;
use super::levels::Level;
use super::words::Words;

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
pub(super) const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// The directions toward higher squares, and for each its shift, and the squares that a step in
/// it and a step back may end on without leaving the board.
type Directions = [(u64, u64, u64); 4];

const NORTH: (u64, u64, u64) = (8, !0, !0);
const EAST: (u64, u64, u64) = (1, NOT_A_FILE, NOT_H_FILE);
const NORTHEAST: (u64, u64, u64) = (9, NOT_A_FILE, NOT_H_FILE);
const NORTHWEST: (u64, u64, u64) = (7, NOT_H_FILE, NOT_A_FILE);

const ORTHOGONAL: Directions = [NORTH, EAST, NORTH, EAST];
const DIAGONAL: Directions = [NORTHEAST, NORTHWEST, NORTHEAST, NORTHWEST];
const ALL: Directions = [NORTH, EAST, NORTHEAST, NORTHWEST];
const KNIGHT: Directions = [
    (17, NOT_A_FILE, NOT_H_FILE),
    (15, NOT_H_FILE, NOT_A_FILE),
    (
        10,
        NOT_A_FILE & NOT_A_FILE << 1,
        NOT_H_FILE & NOT_H_FILE >> 1,
    ),
    (
        6,
        NOT_H_FILE & NOT_H_FILE >> 1,
        NOT_A_FILE & NOT_A_FILE << 1,
    ),
];

/// The shifts of one step, and the squares that it may end on, forward and back.
#[derive(Clone, Copy)]
struct Steps<W> {
    by: W,
    forward: W,
    back: W,
}

impl<W: Words> Steps<W> {
    #[inline(always)]
    fn new(proof: W::Proof, directions: &Directions) -> Self {
        Self {
            by: W::new(proof, directions.map(|(by, _, _)| by)),
            forward: W::new(proof, directions.map(|(_, forward, _)| forward)),
            back: W::new(proof, directions.map(|(_, _, back)| back)),
        }
    }

    /// Without the steps that are not wanted.
    #[inline(always)]
    fn only(mut self, wanted: W) -> Self {
        self.forward = self.forward & wanted;
        self.back = self.back & wanted;
        self
    }

    #[inline(always)]
    fn step(&self, forward: W, back: W) -> W {
        forward.left(self.by) & self.forward | back.right(self.by) & self.back
    }
}

/// The squares on which a slide goes on after one, two and four steps.
#[derive(Clone, Copy)]
struct Lines<W> {
    steps: Steps<W>,
    two: W,
    four: W,
    forward: [W; 3],
    back: [W; 3],
}

impl<W: Words> Lines<W> {
    #[inline(always)]
    fn new(proof: W::Proof, steps: Steps<W>, free: u64) -> Self {
        let free = W::splat(proof, free);
        let one = steps.by;
        let (two, four) = (one.double(), one.double().double());
        let (f, b) = (steps.forward & free, steps.back & free);
        let (f2, b2) = (f & f.left(one), b & b.right(one));
        Self {
            steps,
            two,
            four,
            forward: [f, f2, f2 & f2.left(two)],
            back: [b, b2, b2 & b2.right(two)],
        }
    }

    /// The squares that slides from a set come to, along each line.
    #[inline(always)]
    fn slide(&self, from: W) -> W {
        let one = self.steps.by;
        let f = from | from.left(one) & self.forward[0];
        let b = from | from.right(one) & self.back[0];
        let f = f | f.left(self.two) & self.forward[1];
        let b = b | b.right(self.two) & self.back[1];
        let f = f | f.left(self.four) & self.forward[2];
        let b = b | b.right(self.four) & self.back[2];
        self.steps.step(f, b)
    }
}

/// Lines, and jumps of a knight.
pub(super) struct LinesAndJumps<W> {
    lines: Lines<W>,
    knight: Steps<W>,
}

impl<W: Words> LinesAndJumps<W> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, ways: Ways, free: u64) -> Self {
        let all = |wanted: bool| if wanted { !0 } else { 0 };
        let (orthogonal, diagonal) = (all(ways.orthogonal), all(ways.diagonal));
        let wanted = W::new(proof, [orthogonal, orthogonal, diagonal, diagonal]);
        Self {
            lines: Lines::new(proof, Steps::new(proof, &ALL).only(wanted), free),
            knight: Steps::new(proof, &KNIGHT).only(W::splat(proof, all(ways.knight))),
        }
    }

    /// The squares one move away from a set, in one or several words.
    #[inline(always)]
    pub(super) fn moves(&self, from: W) -> W {
        self.lines.slide(from) | self.knight.step(from, from)
    }
}

/// Moves of a rook or a bishop, or of a queen in registers of four words.
pub(super) struct Slides<W> {
    lines: Lines<W>,
    /// The start is one of them.
    open: W,
}

impl<W: Words> Slides<W> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, ways: Ways, sets: Sets) -> Self {
        let directions = match (ways.orthogonal, ways.diagonal) {
            (true, true) => &ALL,
            (true, false) => &ORTHOGONAL,
            _ => &DIAGONAL,
        };
        Self {
            lines: Lines::new(proof, Steps::new(proof, directions), sets.free),
            open: W::splat(proof, sets.enterable | sets.from),
        }
    }
}

impl<W: Words> Level<W> for Slides<W> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        reached | self.lines.slide(reached).union() & self.open
    }
}

/// Moves of any piece that slides, forward or backward: from squares of `leave` to those of
/// `enter`.
///
/// A line leads from anywhere over free squares to an enterable one, so it leads back from an
/// enterable square over free squares to anywhere.
pub(super) struct SlidesAnyWay<W> {
    moves: LinesAndJumps<W>,
    leave: W,
    enter: W,
}

impl<W: Words> SlidesAnyWay<W> {
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, ways: Ways, (leave, enter): (u64, u64), free: u64) -> Self {
        Self {
            moves: LinesAndJumps::new(proof, ways, free),
            leave: W::splat(proof, leave),
            enter: W::splat(proof, enter),
        }
    }
}

impl<W: Words> Level<W> for SlidesAnyWay<W> {
    #[inline(always)]
    fn level(&self, reached: W) -> W {
        reached | self.moves.moves(reached & self.leave).union() & self.enter
    }
}

/// The sets of a fill.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    pub(super) from: u64,
    pub(super) enterable: u64,
    pub(super) free: u64,
}

/// The squares that a fill along lines reaches if nothing is in the way for good: of a bishop
/// those of the colors on which it starts.
#[inline(always)]
pub(super) const fn all(ways: Ways, from: u64, open: u64) -> u64 {
    if ways.orthogonal || ways.knight {
        return open;
    }
    let light = if from & !DARK != 0 { !DARK } else { 0 };
    let dark = if from & DARK != 0 { DARK } else { 0 };
    open & (light | dark)
}
