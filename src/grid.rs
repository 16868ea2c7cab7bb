//! Boards of up to 16x16 squares with holes and edges that wrap round, and any piece that Betza's
//! notation can write.
//!
//! [`Mobility`] is a piece on a board among obstacles; every search is a method of it. Source of
//! the notation: Ralph Betza; of the way variant engines read it: Fairy-Stockfish.

mod betza;
mod common_pieces;
mod costs;
mod floods;
mod map;
mod piece;
mod ranks;
mod single_moves;
mod tables;
mod terrain;
mod ways;

#[cfg(test)]
mod tests;

pub use piece::{GridPiece, ParsePieceError};
pub use single_moves::{grid_attacks, grid_attacks_to};
pub use ways::{GridSide, grid_graph_map, grid_territory};

use crate::cpu::Isa;
use crate::{Grid, GridObstacles, GridSquares};
use common_pieces::{Cannon, Horse, Slider, king, knight, wazir};
use piece::{Kind, Step, checksum};
use ranks::{Layout, Ranks};
use terrain::{Limits, Terrain};

/// A piece on a board among obstacles.
///
/// The horse of xiangqi, a knight that a piece beside it blocks, alone on its board:
///
/// ```
/// use chess_distance::{BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};
/// let grid = Grid::new(BoardSize::new(9, 10).ok_or("size")?);
/// let horse = GridPiece::new("nN", Color::White)?;
/// let moves = Mobility { piece: &horse, grid: &grid, obstacles: &GridObstacles::NONE };
/// let mut map = [0; 90];
/// assert_eq!(moves.map(&GridSquares::of(0), &mut map), Ok(7));
/// assert_eq!((map[1], map[11], map[89]), (3, 1, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mobility<'a> {
    /// The piece that moves.
    pub piece: &'a GridPiece,
    /// The board.
    pub grid: &'a Grid,
    /// The obstacles.
    pub obstacles: &'a GridObstacles,
}

impl Mobility<'_> {
    /// The common piece whose moves are those of this one, or its attacks. The moves of a horse or
    /// a cannon are others backward, and a cannon attacks where it does not move.
    #[inline(always)]
    fn shape(&self, occupied: Option<&GridSquares>, followed: Followed) -> Option<Shape> {
        Shape::of(self.piece).filter(|shape| match shape {
            Shape::Horse => followed == Followed::Forward,
            Shape::Cannon => followed == Followed::Forward && occupied.is_none(),
            _ => true,
        })
    }
}

/// How moves are followed: from their starts, or back from their ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Followed {
    Forward,
    Backward,
}

impl Followed {
    /// What begins and what ends a move that is followed so.
    #[inline(always)]
    fn begin_and_end<T>(self, [begin, end]: [T; 2]) -> [T; 2] {
        match self {
            Self::Forward => [begin, end],
            Self::Backward => [end, begin],
        }
    }

    /// Files and ranks of a step that is followed so.
    #[inline(always)]
    fn of(self, step: Step) -> (i32, i32) {
        match self {
            Self::Forward => (step.right, step.forward),
            Self::Backward => (-step.right, -step.forward),
        }
    }
}

/// A browser's file must be small: some searches are slower there.
const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// The moves of a piece, from every square of a set at once: those of a common piece, or of any. A
/// search is compiled for each of them.
enum Moves<'a, I: Isa> {
    King,
    Wazir,
    Knight,
    // References: copies of so many registers would take an eighth of a search.
    Horse(&'a Horse<I>),
    Slider(&'a Slider<I>),
    Cannon(&'a Cannon<I>),
    Any(&'a Terrain<I>, &'a GridPiece, Followed),
}

impl<I: Isa> Moves<'_, I> {
    /// One move. A common piece ignores where moves may begin and end. The search looks at that,
    /// outside the dependency chain from ring to ring. Any other piece looks at it itself.
    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        match self {
            Self::King => king(from),
            Self::Wazir => wazir(from),
            Self::Knight => knight(from),
            Self::Horse(horse) => horse.next(from),
            Self::Slider(slider) => slider.next(from),
            Self::Cannon(cannon) => cannon.next(from),
            Self::Any(terrain, piece, followed) => terrain.moves_of(piece, from, *followed),
        }
    }

    /// Whether a move takes less time than a mispredicted branch: then a search tests only every
    /// fourth ring for its end, and counts rings without a limit. No distance of a king, a wazir or
    /// a knight exceeds 254, although a board has up to 256 squares: a shortest way of a king enters
    /// at most two of four squares in a block, one of a wazir three, and one of a knight three of
    /// four in a cycle.
    #[inline(always)]
    fn are_quick(&self) -> bool {
        matches!(self, Self::King | Self::Wazir | Self::Knight)
    }
}

/// A search with the moves of a common piece, by [`shape`](Mobility::shape), or with those of any
/// piece. `run` gets the squares without the holes, and those where moves begin and end, captures
/// included. For moves of any piece they are all squares.
#[inline(always)]
fn search<I: Isa, T>(
    isa: I,
    mobility: &Mobility<'_>,
    occupied: Option<&GridSquares>,
    followed: Followed,
    shape: Option<Shape>,
    run: impl FnOnce(&Layout<I>, Ranks<I>, [Ranks<I>; 2], &Moves<I>) -> T,
) -> T {
    let Mobility { piece, grid, obstacles } = *mobility;
    let shape = shape.filter(|shape| !(IN_BROWSER && *shape == Shape::Wazir));
    let layout = Layout::<I>::new(isa, grid.size());
    let board = layout.board(&grid.holes);
    if !grid.wraps_files() && !grid.wraps_ranks() {
        let own = layout.spread(&obstacles.own);
        let begin = board.without(layout.spread(&obstacles.stop));
        let end = board.without(own).without(layout.spread(&obstacles.avoid));
        let ends = followed.begin_and_end([begin, end]);
        match shape {
            Some(Shape::King) => return run(&layout, board, ends, &Moves::King),
            Some(Shape::Wazir) => return run(&layout, board, ends, &Moves::Wazir),
            Some(Shape::Knight) => return run(&layout, board, ends, &Moves::Knight),
            None => {}
            Some(shape) => {
                let taken = layout.spread(occupied.unwrap_or(&obstacles.enemy));
                let free = board.without(own).without(taken);
                return match shape {
                    Shape::Horse => run(&layout, board, ends, &Moves::Horse(&Horse::new(free))),
                    Shape::Cannon => {
                        run(&layout, board, ends, &Moves::Cannon(&Cannon::new(free, board)))
                    }
                    _ => {
                        let (rook, bishop) = (shape != Shape::Bishop, shape != Shape::Rook);
                        let slider = Slider::new(free, rook, bishop);
                        run(&layout, board, ends, &Moves::Slider(&slider))
                    }
                };
            }
        }
    }
    let terrain = Terrain::<I>::new(isa, grid, &Limits::new(mobility, occupied, |set| *set));
    run(&layout, board, [layout.all(); 2], &Moves::Any(&terrain, piece, followed))
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
