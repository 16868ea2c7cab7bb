//! A search with the moves of a piece: the choice of the moves, those of a common piece or of any.

use super::common_pieces::{Cannon, Horse, King, Knight, Next, Slider, Wazir};
use super::piece::{GridPiece, Kind, Step, checksum};
use super::ranks::{Layout, Ranks};
use super::terrain::{Limits, Terrain};
use super::{Followed, Mobility};
use crate::Cpu;
use crate::cpu::{Isa, for_each_cpu};

/// A browser's file must be small: some searches are slower there.
pub(super) const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// A search with a piece's moves: compiled for each common piece, and for any other.
pub(super) trait GridSearch {
    /// Whether it is compiled for each common piece. Otherwise the moves of any piece serve all.
    const BY_SHAPE: bool = true;

    /// The largest distance, or what the search says of its answer. `board` are the squares without
    /// the holes, `ends` those where moves begin and end, captures included. For [`AnyPiece`] they
    /// are all squares, because its moves look at their ends themselves.
    fn run<I: Isa, N: Next<I>>(
        self,
        layout: &Layout<I>,
        board: Ranks<I>,
        ends: [Ranks<I>; 2],
        moves: &N,
    ) -> u8;
}

impl Mobility<'_> {
    /// A search with the moves of a common piece, or with those of any piece.
    #[inline]
    pub(super) fn search(self, followed: Followed, search: impl GridSearch) -> u8 {
        run(Cpu::detect(), self, followed, search)
    }
}

for_each_cpu! {
    avx2:
    fn run<S: GridSearch>(mobility: Mobility<'_>, followed: Followed, search: S) -> u8 = run_with;
}

#[inline(always)]
fn run_with<I: Isa, S: GridSearch>(
    isa: I,
    mobility: Mobility<'_>,
    followed: Followed,
    search: S,
) -> u8 {
    let Mobility { piece, grid, obstacles } = mobility;
    let has_moves = |shape: &Shape| S::BY_SHAPE && !(IN_BROWSER && *shape == Shape::Wazir);
    let shape = Shape::of(piece).filter(has_moves);
    let layout = Layout::<I>::new(isa, grid.size());
    let board = layout.board(&grid.holes);
    if !grid.wraps_files() && !grid.wraps_ranks() {
        let own = layout.spread(&obstacles.own);
        let begin = board.without(layout.spread(&obstacles.stop));
        let end = board.without(own).without(layout.spread(&obstacles.avoid));
        let ends = followed.begin_and_end([begin, end]);
        // The moves of a horse or a cannon are others backward.
        match (shape, followed) {
            (Some(Shape::King), _) => return search.run(&layout, board, ends, &King),
            (Some(Shape::Wazir), _) => return search.run(&layout, board, ends, &Wazir),
            (Some(Shape::Knight), _) => return search.run(&layout, board, ends, &Knight),
            (Some(Shape::Horse | Shape::Cannon), Followed::Backward) | (None, _) => {}
            (Some(shape), _) => {
                let enemy = layout.spread(&obstacles.enemy);
                let free = board.without(own).without(enemy);
                return match shape {
                    Shape::Horse => search.run(&layout, board, ends, &Horse::new(free)),
                    Shape::Cannon => search.run(&layout, board, ends, &Cannon::new(free, board)),
                    _ => {
                        let (rook, bishop) = (shape != Shape::Bishop, shape != Shape::Rook);
                        search.run(&layout, board, ends, &Slider::new(free, rook, bishop))
                    }
                };
            }
        }
    }
    let terrain = Terrain::<I>::new(isa, grid, &Limits::new(&mobility, None, |set| *set));
    let ends = [layout.all(); 2];
    search.run(&layout, board, ends, &AnyPiece { terrain, piece, followed })
}

/// The moves of any piece, forward or backward.
struct AnyPiece<'a, I: Isa> {
    terrain: Terrain<I>,
    piece: &'a GridPiece,
    followed: Followed,
}

impl<I: Isa> Next<I> for AnyPiece<'_, I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        self.terrain.moves_of(self.piece, from, self.followed)
    }
}

/// A common piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    King,
    Wazir,
    Knight,
    /// nN: a knight that a piece beside it blocks.
    Horse,
    Rook,
    Bishop,
    Queen,
    /// mRcpR: a rook that takes over a piece.
    Cannon,
}

/// Files and ranks of steps, in the order of their codes.
const ROOK_STEPS: &[(i32, i32)] = &[(0, -1), (-1, 0), (1, 0), (0, 1)];
const BISHOP_STEPS: &[(i32, i32)] = &[(-1, -1), (1, -1), (-1, 1), (1, 1)];
const QUEEN_STEPS: &[(i32, i32)] =
    &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const KNIGHT_STEPS: &[(i32, i32)] =
    &[(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)];

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

/// A piece, the number of its steps, their checksum, and the words that hold them.
type Known = (Shape, u64, u64, [u64; 4]);

static SHAPES: [Known; 8] = shapes();

const fn shapes() -> [Known; 8] {
    [
        known(Shape::King, QUEEN_STEPS, &[LEAP]),
        known(Shape::Wazir, ROOK_STEPS, &[LEAP]),
        known(Shape::Knight, KNIGHT_STEPS, &[LEAP]),
        known(Shape::Horse, KNIGHT_STEPS, &[LAME]),
        known(Shape::Rook, ROOK_STEPS, &[SLIDE]),
        known(Shape::Bishop, BISHOP_STEPS, &[SLIDE]),
        known(Shape::Queen, QUEEN_STEPS, &[SLIDE]),
        known(Shape::Cannon, ROOK_STEPS, &[QUIET, OVER]),
    ]
}

/// Each step in all directions.
const fn known(shape: Shape, directions: &[(i32, i32)], steps: &[Step]) -> Known {
    let (mut words, mut at, mut last) = ([0; 4], 0, 0);
    while at < directions.len() * steps.len() {
        let (right, forward) = directions[at % directions.len()];
        let code = Step { right, forward, ..steps[at / directions.len()] }.code();
        assert!(code > last, "a piece has its steps in the order of their codes");
        last = code;
        words[at / 2] += (code as u64) << (32 * (at % 2));
        at += 1;
    }
    assert!(at == 4 || at == 8);
    (shape, at as u64, checksum(at as u64, &words), words)
}

impl Shape {
    #[inline(always)]
    fn of(piece: &GridPiece) -> Option<Self> {
        let [_, count, sum, a, b, c, d, ..] = *piece.words();
        for (shape, number, known, [e, f, g, h]) in &SHAPES {
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
    use crate::Color;

    #[test]
    fn texts_have_their_shapes() {
        let shape = |text| Shape::of(&GridPiece::new(text, Color::Black).expect(text));
        let known = [
            ("K", Shape::King),
            ("W", Shape::Wazir),
            ("N", Shape::Knight),
            ("nN", Shape::Horse),
            ("R", Shape::Rook),
            ("B", Shape::Bishop),
            ("Q", Shape::Queen),
            ("mRcpR", Shape::Cannon),
        ];
        // Computed again at run time, for the words of the reader.
        for ((text, expected), again) in known.into_iter().zip(shapes()) {
            assert_eq!(shape(text), Some(expected), "{text}");
            let piece = GridPiece::new(text, Color::White).expect(text);
            let [_, count, sum, a, b, c, d, ..] = *piece.words();
            assert_eq!((expected, count, sum, [a, b, c, d]), again, "{text}");
        }
        for text in ["", "F", "nA", "iK", "mK", "fN", "R4", "A", "pR", "mRcgR", "KN"] {
            assert_eq!(shape(text), None, "{text}");
        }
    }
}
