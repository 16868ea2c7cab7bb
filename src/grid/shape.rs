//! The pieces that kernels are made for.

use super::steps::{Kind, Step, checksum};
use crate::definition::moves::{DIAGONAL, ORTHOGONAL};

/// A piece that has a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    King,
    Knight,
    /// nN: a knight that a piece beside it blocks.
    Horse,
    Rook,
    Bishop,
    Queen,
    /// mRcpR: a rook that takes over a piece.
    Cannon,
}

const NARROW: [(i8, i8); 4] = [(1, 2), (1, -2), (-1, 2), (-1, -2)];
const WIDE: [(i8, i8); 4] = [(2, 1), (2, -1), (-2, 1), (-2, -1)];

/// Moves and captures along a line without end; the direction is added to it.
const SLIDE: Step = Step {
    right: 0,
    forward: 0,
    kind: Kind::Line,
    most: 0,
    quiet: true,
    takes: true,
    initial: false,
};
const LEAP: Step = Step { most: 1, ..SLIDE };
const LAME: Step = Step { kind: Kind::Lame, ..SLIDE };
const QUIET: Step = Step { takes: false, ..SLIDE };
const OVER: Step = Step { kind: Kind::Hopper, quiet: false, ..SLIDE };

/// A piece, the checksum of its steps, their number, and the words that hold them.
type Known = (Shape, u64, u64, [u64; 4]);

static KNOWN: [Known; 7] = known();

const fn known() -> [Known; 7] {
    [
        of_steps(Shape::King, &[(ORTHOGONAL, LEAP), (DIAGONAL, LEAP)]),
        of_steps(Shape::Knight, &[(NARROW, LEAP), (WIDE, LEAP)]),
        of_steps(Shape::Horse, &[(NARROW, LAME), (WIDE, LAME)]),
        of_steps(Shape::Rook, &[(ORTHOGONAL, SLIDE)]),
        of_steps(Shape::Bishop, &[(DIAGONAL, SLIDE)]),
        of_steps(Shape::Queen, &[(ORTHOGONAL, SLIDE), (DIAGONAL, SLIDE)]),
        of_steps(Shape::Cannon, &[(ORTHOGONAL, QUIET), (ORTHOGONAL, OVER)]),
    ]
}

/// A step in four directions, or two such steps: their codes in ascending order, two in a word.
const fn of_steps(shape: Shape, steps: &[([(i8, i8); 4], Step)]) -> Known {
    let mut codes = [0; 8];
    let mut count = 0;
    while count < 4 * steps.len() {
        let (directions, step) = steps[count / 4];
        let (right, forward) = directions[count % 4];
        let code = Step { right: right as i32, forward: forward as i32, ..step }.code();
        let mut place = count;
        while place > 0 && codes[place - 1] >= code {
            codes[place] = codes[place - 1];
            place -= 1;
        }
        codes[place] = code;
        count += 1;
    }
    let mut words = [0; 4];
    let mut at = 0;
    while at < 8 {
        words[at / 2] += (codes[at] as u64) << (32 * (at % 2));
        at += 1;
    }
    let count = count as u64;
    (shape, checksum(count, &words), count, words)
}

impl Shape {
    /// The shape of a piece with `count` steps in these words, and their checksum. Words behind the
    /// steps are 0.
    #[inline(always)]
    pub(super) fn of(count: u64, sum: u64, steps: &[u64; 125]) -> Option<Self> {
        let [a, b, c, d, ..] = *steps;
        for (shape, known, number, [e, f, g, h]) in &KNOWN {
            // The checksum first: this is a part of every call. It is the same for king and queen.
            // Then a tuple: an array would be a call of memcmp on some targets.
            if sum == *known && (count, a, b, c, d) == (*number, *e, *f, *g, *h) {
                return Some(*shape);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, GridPiece};

    #[test]
    fn steps_computed_at_run_time() {
        assert_eq!(known(), KNOWN);
    }

    #[test]
    fn texts_have_their_shapes() {
        let shape = |text| GridPiece::new(text, Color::Black).expect(text).shape();
        let known = [
            ("K", Shape::King),
            ("N", Shape::Knight),
            ("nN", Shape::Horse),
            ("R", Shape::Rook),
            ("B", Shape::Bishop),
            ("Q", Shape::Queen),
            ("mRcpR", Shape::Cannon),
        ];
        for (text, expected) in known {
            assert_eq!(shape(text), Some(expected), "{text}");
        }
        for text in ["", "W", "nA", "iK", "mK", "fN", "R4", "A", "pR", "mRcgR", "KN"] {
            assert_eq!(shape(text), None, "{text}");
        }
    }
}
