//! The pieces that kernels are made for.

use super::steps::{Kind, Step};

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

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [
    (1, 2),
    (1, -2),
    (-1, 2),
    (-1, -2),
    (2, 1),
    (2, -1),
    (-2, 1),
    (-2, -1),
];

/// A step in all directions, with and without captures.
const fn steps<const N: usize>(leaps: [(i32, i32); N], kind: Kind, most: u32) -> [u32; N] {
    let mut codes = [0; N];
    let mut at = 0;
    while at < N {
        codes[at] = step(leaps[at], kind, most, true, true);
        at += 1;
    }
    codes
}

const fn step(
    (right, forward): (i32, i32),
    kind: Kind,
    most: u32,
    quiet: bool,
    takes: bool,
) -> u32 {
    let step = Step {
        right,
        forward,
        kind,
        most,
        quiet,
        takes,
        initial: false,
    };
    step.code()
}

const fn both(four: [u32; 4], other: [u32; 4]) -> [u32; 8] {
    let ([a, b, c, d], [e, f, g, h]) = (four, other);
    [a, b, c, d, e, f, g, h]
}

/// The words of the steps, in ascending order of codes.
const fn words<const N: usize, const HALF: usize>(codes: [u32; N]) -> [u64; HALF] {
    let mut words = [0; HALF];
    let mut at = 0;
    while at < N {
        let (mut place, mut other) = (0, 0);
        while other < N {
            place += (codes[other] < codes[at]) as usize;
            other += 1;
        }
        words[place / 2] += (codes[at] as u64) << (32 * (place % 2));
        at += 1;
    }
    words
}

const fn cannon() -> [u32; 8] {
    let mut codes = [0; 8];
    let mut at = 0;
    while at < 4 {
        codes[at] = step(ORTHOGONAL[at], Kind::Line, 0, true, false);
        codes[at + 4] = step(ORTHOGONAL[at], Kind::Hopper, 0, false, true);
        at += 1;
    }
    codes
}

static EIGHT_STEPS: [(Shape, [u64; 4]); 5] = eight_steps();
static FOUR_STEPS: [(Shape, [u64; 2]); 2] = four_steps();

const fn eight_steps() -> [(Shape, [u64; 4]); 5] {
    [
        (
            Shape::King,
            words(both(
                steps(ORTHOGONAL, Kind::Line, 1),
                steps(DIAGONAL, Kind::Line, 1),
            )),
        ),
        (Shape::Knight, words(steps(LEAPS, Kind::Line, 1))),
        (Shape::Horse, words(steps(LEAPS, Kind::Lame, 0))),
        (
            Shape::Queen,
            words(both(
                steps(ORTHOGONAL, Kind::Line, 0),
                steps(DIAGONAL, Kind::Line, 0),
            )),
        ),
        (Shape::Cannon, words(cannon())),
    ]
}

const fn four_steps() -> [(Shape, [u64; 2]); 2] {
    [
        (Shape::Rook, words(steps(ORTHOGONAL, Kind::Line, 0))),
        (Shape::Bishop, words(steps(DIAGONAL, Kind::Line, 0))),
    ]
}

const fn sum<const N: usize>(words: &[u64; N]) -> u64 {
    let (mut sum, mut at) = (0, 0);
    while at < N {
        sum += (words[at] & 0xffff_ffff) + (words[at] >> 32);
        at += 1;
    }
    sum
}

// The steps of a queen are those of a rook and of a bishop.
const _: () = {
    let [.., (_, queen), _] = &EIGHT_STEPS;
    let [(_, rook), (_, bishop)] = &FOUR_STEPS;
    assert!(sum(queen) == sum(rook) + sum(bishop));
};

impl Shape {
    /// The shape of a piece with `count` steps in these words.
    #[inline(always)]
    pub(super) fn of(count: usize, steps: &[u64; 125]) -> Option<Self> {
        let [a, b, c, d, ..] = *steps;
        match count {
            8 => {
                for (shape, [e, f, g, h]) in EIGHT_STEPS {
                    if (a, b, c, d) == (e, f, g, h) {
                        return Some(shape);
                    }
                }
                None
            }
            4 => {
                for (shape, [e, f]) in FOUR_STEPS {
                    if (a, b) == (e, f) {
                        return Some(shape);
                    }
                }
                None
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, GridPiece};

    #[test]
    fn tables_computed_at_run_time() {
        assert_eq!((eight_steps(), four_steps()), (EIGHT_STEPS, FOUR_STEPS));
        assert_eq!(sum(&[1 << 32 | 2, 3]), 6);
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
        for text in ["", "W", "iK", "mK", "fN", "R4", "A", "pR", "mRcgR", "KN"] {
            assert_eq!(shape(text), None, "{text}");
        }
    }
}
