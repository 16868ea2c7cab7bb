//! The pieces that have kernels, as the kernels take them, and their moves: one move from a set of
//! squares, and one level of a fill by jumps. The slides here are those of boards, one in each word;
//! `slides.rs` has those of a fill, whose directions lie side by side. Both go by doubling, with
//! `Runs` of `sets.rs`.
//!
//! Source: chessprogramming wiki, Kogge-Stone Algorithm.

use fearless_simd::prelude::*;

use crate::cpu::{Isa, plain};
use crate::kernels::boards::{Boards, boards};
use crate::kernels::sets::{
    NOT_A_FILE, NOT_AB_FILES, NOT_GH_FILES, NOT_H_FILE, Runs, Sets, Word, neighbors_on_file,
};
use crate::{Bitboard, Obstacles, Piece};

/// A kind of movement that has kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    King,
    Wazir,
    Knight,
    Bishop,
    Rook,
    Queen,
    /// Bishop or knight.
    Archbishop,
    /// Rook or knight.
    Chancellor,
    /// Queen or knight.
    Amazon,
}

impl Motion {
    /// `None` for pawns, and for leapers other than wazir and knight.
    #[inline(always)]
    pub(crate) const fn of(piece: Piece) -> Option<Self> {
        Some(match piece {
            Piece::King => Self::King,
            Piece::Wazir => Self::Wazir,
            Piece::Knight => Self::Knight,
            Piece::Bishop => Self::Bishop,
            Piece::Rook => Self::Rook,
            Piece::Queen => Self::Queen,
            Piece::Archbishop => Self::Archbishop,
            Piece::Chancellor => Self::Chancellor,
            Piece::Amazon => Self::Amazon,
            Piece::WhitePawn | Piece::BlackPawn | Piece::Leaper(_) => return None,
        })
    }

    /// `None` if the definition answers: for pieces without a motion and, in WebAssembly without
    /// simd128, for all. There kernels would be half of a file that users download. Without them
    /// maps of kings and knights are faster there, and maps of sliders slower.
    #[inline(always)]
    pub(crate) const fn among_obstacles(piece: Piece) -> Option<Self> {
        if cfg!(all(target_family = "wasm", not(target_feature = "simd128"))) {
            return None;
        }
        Self::of(piece)
    }

    /// Whether the piece only jumps, so that only the squares it enters matter.
    #[inline(always)]
    pub(crate) const fn is_jump(self) -> bool {
        matches!(self, Self::King | Self::Wazir | Self::Knight)
    }

    /// Whether it slides along files and ranks.
    #[inline(always)]
    pub(crate) const fn is_orthogonal(self) -> bool {
        matches!(self, Self::Rook | Self::Queen | Self::Chancellor | Self::Amazon)
    }

    /// Whether it slides along diagonals.
    #[inline(always)]
    pub(crate) const fn is_diagonal(self) -> bool {
        matches!(self, Self::Bishop | Self::Queen | Self::Archbishop | Self::Amazon)
    }

    /// Whether it slides and also jumps as a knight.
    #[inline(always)]
    pub(crate) const fn is_compound(self) -> bool {
        matches!(self, Self::Archbishop | Self::Chancellor | Self::Amazon)
    }
}

/// Pieces of one kind on a set of squares, and the squares open to them.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    pub(crate) motion: Motion,
    /// The start squares, even if they are obstacles.
    pub(crate) from: u64,
    /// The squares on which a move may end.
    pub(crate) enterable: u64,
    /// The squares that a slide may pass.
    pub(crate) free: u64,
}

impl Mover {
    /// `None` if the definition answers.
    #[inline(always)]
    pub(crate) const fn new(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> Option<Self> {
        match Motion::among_obstacles(piece) {
            Some(motion) => Some(Self {
                motion,
                from: from.0,
                enterable: obstacles.enterable(piece),
                free: obstacles.free(),
            }),
            None => None,
        }
    }

    /// Whether there are no obstacles.
    #[inline(always)]
    pub(crate) const fn is_on_empty_board(self) -> bool {
        self.enterable & self.free == !0
    }

    /// The start squares, and all squares on which a move may end.
    #[inline(always)]
    pub(crate) const fn open(self) -> u64 {
        self.from | self.enterable
    }
}

/// The squares one jump away from a set: of a king, a wazir, or else a knight.
#[inline(always)]
pub(crate) fn jump<W: Sets>(motion: Motion, from: W) -> W {
    match motion {
        Motion::King => {
            let neighbors = neighbors_on_file(from);
            let column = from | neighbors;
            neighbors | column.east() | column.west()
        }
        Motion::Wazir => neighbors_on_file(from) | (from.east() | from.west()),
        _ => {
            let east = from.east();
            let one = east | from.west();
            let two = east.east() | from.down::<2>() & from.repeat(NOT_GH_FILES);
            (one.up::<16>() | one.down::<16>()) | (two.up::<8>() | two.down::<8>())
        }
    }
}

/// A level of jumps to open squares; the start is one of them. Callers give the motion as a
/// constant, so that no branch looks at it.
#[inline(always)]
pub(super) fn jumps<W: Sets>(motion: Motion, open: W) -> impl Fn(W) -> W {
    #[inline(always)]
    move |reached: W| match motion {
        Motion::King => {
            let column = reached | neighbors_on_file(reached);
            column.with_beside(column, open)
        }
        Motion::Wazir => (reached | neighbors_on_file(reached)).with_beside(reached, open),
        _ => {
            // Along files first: then only the last shifts need masks, those of open squares.
            let two = reached.up::<16>() | reached.down::<16>();
            let one = neighbors_on_file(reached);
            let within = |files| open & reached.repeat(files);
            let beside = two.up::<1>() & within(NOT_A_FILE) | two.down::<1>() & within(NOT_H_FILE);
            let beyond =
                one.up::<2>() & within(NOT_AB_FILES) | one.down::<2>() & within(NOT_GH_FILES);
            (beside | beyond) | reached
        }
    }
}

/// A level of jumps forward or backward, from squares of the first set to those of the second. Fewer
/// operations than in [`jumps`], in a longer chain: better for many boards side by side.
#[inline(always)]
pub(super) fn jumps_any_way<W: Sets>(motion: Motion, leave: W, enter: W) -> impl Fn(W) -> W {
    #[inline(always)]
    move |reached| reached | jump(motion, reached & leave) & enter
}

/// The squares one move from a set, enterable or not.
#[inline(always)]
pub(crate) fn step(mover: Mover, from: u64) -> u64 {
    match mover.motion {
        Motion::King => jump(Motion::King, Word(from)).0,
        Motion::Wazir => jump(Motion::Wazir, Word(from)).0,
        Motion::Knight => jump(Motion::Knight, Word(from)).0,
        _ => slide(mover.motion, mover.free, from),
    }
}

/// The squares one slide from a set, in the registers that every processor has.
fn slide(motion: Motion, free: u64, from: u64) -> u64 {
    let [enterable, free, from] = [!0, free, from].map(|set| boards(plain(), set));
    BoardSlides::new(plain(), motion, enterable, free).moves(from)[0]
}

/// One direction, and the bits of a step in it.
struct Direction<I: Isa, const UP: bool, const BITS: u32>(Runs<Boards<I>>);

impl<I: Isa, const UP: bool, const BITS: u32> Direction<I, UP, BITS> {
    /// `inside` are the squares that a step may end on.
    #[inline(always)]
    fn new(free: Boards<I>, inside: Boards<I>) -> Self {
        Self(Runs::new(free & inside, Self::stepped))
    }

    #[inline(always)]
    fn stepped(mut set: Boards<I>, steps: usize) -> Boards<I> {
        // Shifts by constants: the compiler makes one of them.
        for _ in 0..steps {
            set = if UP { set.up::<BITS>() } else { set.down::<BITS>() };
        }
        set
    }

    /// The squares from which a slide goes on.
    #[inline(always)]
    fn runs(&self, from: Boards<I>) -> Boards<I> {
        self.0.all(from, Self::stepped)
    }
}

/// Slides toward the h-file. A rank is a byte with its files in the order of the bits, so that a
/// carry runs from square to square as far as these are free.
///
/// Source: chessprogramming wiki, Fill by Subtraction.
#[inline(always)]
fn slides_east<I: Isa>(from: Boards<I>, free: Boards<I>) -> Boards<I> {
    let beside = from.east();
    let sums: Boards<I> = (free.to_bytes() + (beside & free).to_bytes()).bitcast();
    let carried = sums ^ free & !beside;
    beside | carried
}

/// Moves of a piece that slides, and perhaps jumps as a knight.
pub(super) struct BoardSlides<I: Isa> {
    /// Not the motion: to ask it in every level takes longer.
    orthogonal: bool,
    diagonal: bool,
    compound: bool,
    enterable: Boards<I>,
    free: Boards<I>,
    north: Direction<I, true, 8>,
    south: Direction<I, false, 8>,
    west: Direction<I, false, 1>,
    north_east: Direction<I, true, 9>,
    north_west: Direction<I, true, 7>,
    south_east: Direction<I, false, 7>,
    south_west: Direction<I, false, 9>,
}

impl<I: Isa> BoardSlides<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, motion: Motion, enterable: Boards<I>, free: Boards<I>) -> Self {
        let [all, not_a, not_h] = [!0, NOT_A_FILE, NOT_H_FILE].map(|set| boards(isa, set));
        Self {
            orthogonal: motion.is_orthogonal(),
            diagonal: motion.is_diagonal(),
            compound: motion.is_compound(),
            enterable,
            free,
            north: Direction::new(free, all),
            south: Direction::new(free, all),
            west: Direction::new(free, not_h),
            north_east: Direction::new(free, not_a),
            north_west: Direction::new(free, not_h),
            south_east: Direction::new(free, not_a),
            south_west: Direction::new(free, not_h),
        }
    }

    /// The squares one move away from a set, on which a move may end.
    #[inline(always)]
    pub(super) fn moves(&self, from: Boards<I>) -> Boards<I> {
        let mut moves = from.repeat(0);
        if self.diagonal {
            // The last step of both runs to a side is one.
            let (a, b) = (self.north_east.runs(from), self.south_east.runs(from));
            let (c, d) = (self.north_west.runs(from), self.south_west.runs(from));
            let to_east = (a.up::<8>() | b.down::<8>()).east();
            moves = to_east | (c.up::<8>() | d.down::<8>()).west();
        }
        if self.orthogonal {
            let (a, b) = (self.north.runs(from), self.south.runs(from));
            let to_west = self.west.runs(from).west();
            moves |= a.up::<8>() | b.down::<8>();
            moves |= slides_east::<I>(from, self.free) | to_west;
        }
        if self.compound {
            moves |= jump(Motion::Knight, from);
        }
        moves & self.enterable
    }
}
