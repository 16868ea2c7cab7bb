//! Maps of pieces that slide: the directions side by side in a register.
//!
//! Source: chessprogramming wiki, Kogge-Stone Algorithm and SIMD and SWAR Techniques.

use super::Ways;
use super::lanes::Lanes;
use super::levels::{Levels, MOST};
use super::words::Words;

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

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

/// One move of a fill. Not a closure: what a kernel calls is inlined whatever its size, so that it
/// is compiled for the kernel's instruction set.
pub(super) trait Step<W> {
    /// The squares one move away from a set, in one or several words.
    fn step(&self, from: W) -> W;
}

impl<W: Words> Step<W> for Lines<W> {
    #[inline(always)]
    fn step(&self, from: W) -> W {
        self.slide(from)
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
}

impl<W: Words> Step<W> for LinesAndJumps<W> {
    #[inline(always)]
    fn step(&self, from: W) -> W {
        self.lines.slide(from) | self.knight.step(from, from)
    }
}

/// Moves backward: from squares that may be entered.
struct Backward<W> {
    moves: LinesAndJumps<W>,
    enterable: W,
}

impl<W: Words> Step<W> for Backward<W> {
    #[inline(always)]
    fn step(&self, from: W) -> W {
        self.moves.step(from & self.enterable)
    }
}

/// The sets of a fill.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    pub(super) from: u64,
    pub(super) enterable: u64,
    pub(super) free: u64,
}

/// The map of a rook, for a set of squares on which it may start; `None` where it goes farther
/// than is counted here.
#[inline(always)]
pub(super) fn rook<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let lines = Lines::<W>::new(words, Steps::new(words, &ORTHOGONAL), sets.free);
    let all = sets.enterable | sets.from;
    fill::<V, W, false>((lanes, words), sets.from, all, all, map, &lines)
}

/// The map of a bishop.
#[inline(always)]
pub(super) fn bishop<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let lines = Lines::<W>::new(words, Steps::new(words, &DIAGONAL), sets.free);
    let open = sets.enterable | sets.from;
    let light = if sets.from & !DARK != 0 { !DARK } else { 0 };
    let dark = if sets.from & DARK != 0 { DARK } else { 0 };
    let all = open & (light | dark);
    fill::<V, W, false>((lanes, words), sets.from, open, all, map, &lines)
}

/// The map of a queen.
#[inline(always)]
pub(super) fn queen<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let lines = Lines::<W>::new(words, Steps::new(words, &ALL), sets.free);
    let all = sets.enterable | sets.from;
    fill::<V, W, true>((lanes, words), sets.from, all, all, map, &lines)
}

/// The map of any piece that slides, and perhaps jumps as a knight.
#[inline(always)]
pub(super) fn any<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    ways: Ways,
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let moves = LinesAndJumps::<W>::new(words, ways, sets.free);
    let all = sets.enterable | sets.from;
    fill::<V, W, true>((lanes, words), sets.from, all, all, map, &moves)
}

/// The same backward: fewest moves from every square to the nearest of the set.
///
/// A line leads from anywhere over free squares to an enterable one, so it leads back from an
/// enterable square over free squares to anywhere.
#[inline(always)]
pub(super) fn map_to<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    ways: Ways,
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let moves = Backward {
        moves: LinesAndJumps::<W>::new(words, ways, sets.free),
        enterable: W::splat(words, sets.enterable),
    };
    fill::<V, W, true>((lanes, words), sets.from, !0, !0, map, &moves)
}

/// For each square the numbers of its rank, file and diagonals, from 1.
static LINES: [[u8; 64]; 4] = {
    let mut lines = [[0; 64]; 4];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        lines[0][square] = (1 + rank) as u8;
        lines[1][square] = (1 + file) as u8;
        lines[2][square] = (8 + rank - file) as u8;
        lines[3][square] = (1 + rank + file) as u8;
        square += 1;
    }
    lines
};

/// The map of a rook, bishop or queen on the empty board, where every square is one or two moves
/// away, or of the other color.
#[inline(always)]
pub(super) fn empty_board<V: Lanes>(
    proof: V::Proof,
    ways: Ways,
    from: u64,
    map: &mut [u8; 64],
) -> u8 {
    // The mask says what the caller knows: there is one square.
    let square = (from.trailing_zeros() & 63) as usize;
    let two = V::splat(proof, 2);
    let mut part = 0;
    while part < V::PARTS {
        let on = |line: usize| {
            let number = V::splat(proof, LINES[line][square]);
            V::load(proof, &LINES[line], part).equal(number)
        };
        // Squares on a line with the start are -1.
        let distances = match (ways.orthogonal, ways.diagonal) {
            (true, true) => two.add((on(0) | on(1)) | (on(2) | on(3))),
            (true, false) => two.add(on(0) | on(1)),
            _ => {
                let other_color = if from & DARK != 0 { !DARK } else { DARK };
                two.add(on(2) | on(3)) | V::members(proof, other_color, part)
            }
        };
        distances.store(map, part);
        part += 1;
    }
    map[square] = 0;
    2
}

/// The fill. `all` are squares beyond which it does not go: when they are reached it has ended.
#[inline(always)]
fn fill<V: Lanes, W: Words, const QUICK: bool>(
    (lanes, words): (V::Proof, W::Proof),
    from: u64,
    open: u64,
    all: u64,
    map: &mut [u8; 64],
    moves: &impl Step<W>,
) -> Option<u8> {
    let open = W::splat(words, open);
    let mut levels = Levels::new(from);
    let mut reached = W::splat(words, from);
    let mut number = 0;
    // After so many levels it is asked whether the fill has ended: processors guess badly where.
    let questions = if QUICK { [2, 3, 4, 7] } else { [2, 5, 7, 7] };
    for question in questions {
        while number < question {
            reached = reached | moves.step(reached).union() & open;
            number += 1;
            levels.set(number, reached.first());
        }
        if levels.get(number) == all || number == 7 && levels.get(7) == levels.get(6) {
            return Some(levels.write::<V>(lanes, number + 1, map));
        }
    }
    while number < MOST - 1 {
        reached = reached | moves.step(reached).union() & open;
        number += 1;
        levels.set(number, reached.first());
    }
    (levels.get(MOST - 1) == levels.get(MOST - 2)).then(|| levels.write::<V>(lanes, MOST, map))
}
