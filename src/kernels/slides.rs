//! Maps of pieces that slide: the directions side by side in a register.
//!
//! Source: chessprogramming wiki, SIMD and SWAR Techniques.

use crate::kernels::sets::{NOT_A_FILE, NOT_AB_FILES, NOT_GH_FILES, NOT_H_FILE, Runs, Sets};
use crate::kernels::{Motion, Mover};

/// The dark squares: a1 and those of its color.
pub(super) const DARK: u64 = 0xaa55_aa55_aa55_aa55;

// A step along a rank or a file goes to the other color.
const _: () = {
    assert!(DARK & 1 == 1 && DARK >> 8 == !DARK & !0 >> 8);
    assert!(DARK >> 1 & NOT_H_FILE == !DARK & NOT_H_FILE);
};

/// For each direction toward higher squares its shift, and the squares on which a step in it and a
/// step back may end.
struct Directions {
    by: [u64; 4],
    forward: [u64; 4],
    back: [u64; 4],
}

const fn directions(each: [(u64, u64, u64); 4]) -> Directions {
    let [a, b, c, d] = each;
    Directions {
        by: [a.0, b.0, c.0, d.0],
        forward: [a.1, b.1, c.1, d.1],
        back: [a.2, b.2, c.2, d.2],
    }
}

/// One direction. Bits that leave a word may come in at its other end, so the lowest ranks cannot
/// be ends of a step up.
const fn direction(by: u64, forward: u64, back: u64) -> (u64, u64, u64) {
    let ranks = (by + 2) / 8;
    (by, forward & !0 << (8 * ranks), back & !0 >> (8 * ranks))
}

const NORTH: (u64, u64, u64) = direction(8, !0, !0);
const EAST: (u64, u64, u64) = direction(1, NOT_A_FILE, NOT_H_FILE);
const NORTHEAST: (u64, u64, u64) = direction(9, NOT_A_FILE, NOT_H_FILE);
const NORTHWEST: (u64, u64, u64) = direction(7, NOT_H_FILE, NOT_A_FILE);

static ORTHOGONAL: Directions = directions([NORTH, EAST, NORTH, EAST]);
static DIAGONAL: Directions = directions([NORTHEAST, NORTHWEST, NORTHEAST, NORTHWEST]);
static ALL: Directions = directions([NORTH, EAST, NORTHEAST, NORTHWEST]);
static KNIGHT_JUMPS: Directions = directions([
    direction(17, NOT_A_FILE, NOT_H_FILE),
    direction(15, NOT_H_FILE, NOT_A_FILE),
    direction(10, NOT_AB_FILES, NOT_GH_FILES),
    direction(6, NOT_GH_FILES, NOT_AB_FILES),
]);

/// The moves of one step from all squares.
const fn count(directions: &Directions) -> u32 {
    let (mut moves, mut at) = (0, 0);
    while at < 4 {
        moves += directions.forward[at].count_ones() + directions.back[at].count_ones();
        at += 1;
    }
    moves
}

/// Whether a step may end exactly on the squares that it reaches without leaving the board.
const fn are_right(directions: &Directions) -> bool {
    let mut at = 0;
    while at < 4 * 64 {
        let (by, square) = (directions.by[at / 64], at as u64 % 64);
        // A step over the edge ends at the other side of the board.
        let (below, above) = (square.wrapping_sub(by), square + by);
        let forward = below < 64 && (below % 8).abs_diff(square % 8) <= 2;
        let back = above < 64 && (above % 8).abs_diff(square % 8) <= 2;
        if (directions.forward[at / 64] >> square & 1 == 1) != forward
            || (directions.back[at / 64] >> square & 1 == 1) != back
        {
            return false;
        }
        at += 1;
    }
    true
}

// Those of a king are 420, those of a knight 336.
const _: () = {
    assert!(are_right(&ORTHOGONAL) && are_right(&DIAGONAL));
    assert!(are_right(&ALL) && are_right(&KNIGHT_JUMPS));
    assert!(count(&ORTHOGONAL) == 2 * 224 && count(&DIAGONAL) == 2 * 196);
    assert!(count(&ALL) == 420 && count(&KNIGHT_JUMPS) == 336);
};

/// One move on the empty board from each square: of a rook, and of a bishop.
pub(crate) static LINES: [[u64; 64]; 2] = {
    let mut lines = [[0; 64]; 2];
    let mut at = 0;
    while at < 4 * 64 {
        // Two directions each: the other two of a table are the same again.
        let (square, piece, way) = (at / 4, at / 2 % 2, at % 2);
        let Directions { by, forward, back } = if piece == 0 { &ORTHOGONAL } else { &DIAGONAL };
        let (mut above, mut below) = (1 << square, 1 << square);
        while above | below != 0 {
            above = above << by[way] & forward[way];
            below = below >> by[way] & back[way];
            lines[piece][square] |= above | below;
        }
        at += 1;
    }
    lines
};

const _: () = {
    let (mut rook, mut bishop) = (0, 0);
    let mut square = 0;
    while square < 64 {
        rook += LINES[0][square].count_ones();
        bishop += LINES[1][square].count_ones();
        square += 1;
    }
    assert!(rook == 64 * 14 && bishop == 560);
};

/// One way along lines, up or down the board: the shifts of one, two and five steps, the squares that
/// a slide may pass, and the squares on which the first step and the fifth may end.
///
/// From a start and the three squares after it, a shift by one step reaches squares 1 to 4 of the
/// line, and a shift by five steps squares 5 to 7. Both run side by side.
#[derive(Clone, Copy)]
struct Way<W, const UP: bool> {
    by: [W; 3],
    runs: Runs<W>,
    first: W,
    fifth: W,
}

impl<W: Sets, const UP: bool> Way<W, UP> {
    /// `inside` are the squares that a step may end on.
    #[inline(always)]
    fn new(by: W, inside: W, free: W, enter: W) -> Self {
        let two = by + by;
        let by = [by, two, two + two + by];
        let stepped = Self::stepped(by);
        let runs = Runs::new(inside & free, &stepped);
        let first = inside & enter;
        Self { by, runs, first, fifth: first & stepped(runs.four, 1) }
    }

    /// Shifted by so many steps: 1, 2 or 5.
    #[inline(always)]
    fn stepped(by: [W; 3]) -> impl Fn(W, usize) -> W {
        let [one, two, five] = by;
        #[inline(always)]
        move |set, steps| {
            let by = match steps {
                1 => one,
                2 => two,
                _ => five,
            };
            if UP { set << by } else { set >> by }
        }
    }

    /// The squares that slides from a set reach.
    #[inline(always)]
    fn slide(&self, from: W) -> W {
        let stepped = Self::stepped(self.by);
        let four = self.runs.first_four(from, &stepped);
        stepped(four, 1) & self.first | stepped(four, 5) & self.fifth
    }
}

/// The squares of `enter` that slides from a set reach, along each line in the directions whose words
/// are `wanted`.
#[inline(always)]
fn slides<W: Sets>(directions: &Directions, wanted: W, free: u64, enter: u64) -> impl Fn(W) -> W {
    let Directions { by, forward, back } = directions;
    let [by, forward, back] = [by, forward, back].map(|words| wanted.with(*words));
    let (free, enter) = (by.repeat(free), by.repeat(enter));
    let forward = Way::<W, true>::new(by, forward & wanted, free, enter);
    let back = Way::<W, false>::new(by, back & wanted, free, enter);
    #[inline(always)]
    move |from| forward.slide(from) | back.slide(from)
}

/// A level of a rook or a bishop, or of a queen in registers of four words.
#[inline(always)]
pub(super) fn lines<W: Sets>(zero: W, mover: Mover) -> impl Fn(W) -> W {
    let directions = match mover.motion {
        Motion::Rook => &ORTHOGONAL,
        Motion::Bishop => &DIAGONAL,
        _ => &ALL,
    };
    let slides = slides(directions, zero.repeat(!0), mover.free, mover.enterable);
    #[inline(always)]
    move |reached| slides(reached).union_with(reached)
}

/// The squares of the set that are one move away from another, in one or several words: of any piece
/// that slides.
#[inline(always)]
fn one_move<W: Sets>(zero: W, mover: Mover, enter: u64) -> impl Fn(W) -> W {
    let Mover { motion, free, .. } = mover;
    let all = |wanted: bool| if wanted { !0 } else { 0 };
    let (orthogonal, diagonal) = (all(motion.is_orthogonal()), all(motion.is_diagonal()));
    let wanted = zero.with([orthogonal, orthogonal, diagonal, diagonal]);
    let slides = slides(&ALL, wanted, free, enter);
    let Directions { by, forward, back } = &KNIGHT_JUMPS;
    let jump_enters = zero.repeat(all(motion.is_compound()) & enter);
    let by = zero.with(*by);
    let (forward, back) = (zero.with(*forward) & jump_enters, zero.with(*back) & jump_enters);
    #[inline(always)]
    move |from| slides(from) | (from << by & forward | from >> by & back)
}

/// A level of any piece that slides, to the squares of a set.
#[inline(always)]
pub(super) fn lines_and_jumps<W: Sets>(zero: W, mover: Mover, enter: u64) -> impl Fn(W) -> W {
    let moves = one_move(zero, mover, enter);
    #[inline(always)]
    move |reached| moves(reached).union_with(reached)
}

/// A level of any piece that slides, forward or backward: from squares of `leave` to those of
/// `enter`.
///
/// A line over free squares to an enterable one is the same backward: from an enterable square over
/// free squares to any square.
#[inline(always)]
pub(super) fn slides_any_way<W: Sets>(
    zero: W,
    mover: Mover,
    (leave, enter): (u64, u64),
) -> impl Fn(W) -> W {
    let (moves, leave) = (one_move(zero, mover, enter), zero.repeat(leave));
    #[inline(always)]
    move |reached| moves(reached & leave).union_with(reached)
}

/// The squares that a fill along lines can reach at most. A bishop reaches only the colors of its
/// start squares.
#[inline(always)]
pub(super) const fn all(mover: Mover) -> u64 {
    let Mover { motion, from, .. } = mover;
    if !matches!(motion, Motion::Bishop) {
        return mover.open();
    }
    let colors = match (from & !DARK != 0, from & DARK != 0) {
        (true, true) => u64::MAX,
        (true, false) => !DARK,
        (false, true) => DARK,
        (false, false) => 0,
    };
    mover.open() & colors
}

#[cfg(test)]
mod tests;
