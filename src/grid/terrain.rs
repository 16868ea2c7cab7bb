//! A board with its pieces in registers, and the moves of any piece, forward and backward. This is
//! the definition of all distances on boards of any size.

use core::num::NonZeroU32;

use super::Grid;
use super::layout::Layout;
use super::ranks::Ranks;
use super::sets::Sets;
use super::steps::{Kind, Step};
use crate::GridSquares;
use crate::cpu::Isa;

/// The direction in which moves are followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    Forward,
    Backward,
}

impl Direction {
    /// What begins and what ends a move in this direction.
    #[inline(always)]
    pub(super) fn ends<T>(self, [begin, end]: [T; 2]) -> [T; 2] {
        match self {
            Self::Forward => [begin, end],
            Self::Backward => [end, begin],
        }
    }

    /// Files and ranks of a step in this direction.
    #[inline(always)]
    pub(super) fn of(self, step: Step) -> (i32, i32) {
        match self {
            Self::Forward => (step.right, step.forward),
            Self::Backward => (-step.right, -step.forward),
        }
    }
}

/// A board in registers.
#[derive(Clone, Copy)]
pub(super) struct Terrain<I: Isa> {
    pub(super) layout: Layout<I>,
    wrap_files: bool,
    wrap_ranks: bool,
    sets: Sets<Ranks<I>>,
}

impl<I: Isa> Terrain<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, grid: &Grid, sets: &Sets<GridSquares>) -> Self {
        let layout = Layout::<I>::new(isa, grid.size());
        // Not by `map`: a closure is a function of its own, without the instruction set of `isa`.
        let (quiet, takes) = (layout.spread(&sets.quiet), layout.spread(&sets.takes));
        let sets = Sets {
            begin: layout.spread(&sets.begin),
            first: layout.spread(&sets.first),
            end: quiet.or(takes),
            quiet,
            takes,
            free: layout.spread(&sets.free),
            occupied: layout.spread(&sets.occupied),
        };
        let (wrap_files, wrap_ranks) = (grid.wraps_files(), grid.wraps_ranks());
        Self { layout, wrap_files, wrap_ranks, sets }
    }

    /// The set moved by a leap, round the edges that wrap. Bits that leave the board are lost, or
    /// move to squares outside it. One copy for all kinds of moves.
    #[inline(always)]
    fn moved(&self, set: Ranks<I>, leap: (i32, i32)) -> Ranks<I> {
        self.layout.isa.outlined(
            #[inline(always)]
            move || self.leaped(set, leap),
        )
    }

    /// [`moved`](Self::moved), inlined.
    #[inline(always)]
    fn leaped(&self, set: Ranks<I>, (right, forward): (i32, i32)) -> Ranks<I> {
        let set = if self.wrap_files {
            let files = self.layout.size.files() as i32;
            let right = right.rem_euclid(files);
            set.east(right as u32).or(set.west((files - right) as u32))
        } else {
            match right {
                ..0 => set.west(right.unsigned_abs()),
                0.. => set.east(right.unsigned_abs()),
            }
        };
        if self.wrap_ranks {
            let ranks = self.layout.size.ranks() as i32;
            let forward = forward.rem_euclid(ranks);
            set.north(forward).or(set.north(forward - ranks))
        } else {
            set.north(forward)
        }
    }

    /// How often a leap can be repeated before it comes back to its start, at most `most` times.
    #[inline(always)]
    fn times(&self, (right, forward): (i32, i32), most: u32) -> u32 {
        let back = if self.wrap_files || self.wrap_ranks {
            let across = rounds(self.wrap_files, self.layout.size.files() as u32, right);
            let along = rounds(self.wrap_ranks, self.layout.size.ranks() as u32, forward);
            across * (along / common(across, along)) - 1
        } else if (right, forward) == (0, 0) {
            0
        } else {
            BEYOND
        };
        if most == 0 { back } else { back.min(most) }
    }

    /// The squares that one move of a step reaches from the set. Backward: the squares
    /// from which it ends in the set.
    ///
    /// A line is a hopper that has passed its hurdle. Backward a hopper's move is the same: empty
    /// squares, one piece, empty squares.
    #[inline(always)]
    pub(super) fn moves(&self, step: Step, set: Ranks<I>, direction: Direction) -> Ranks<I> {
        let none = set.without(set);
        let Sets { free, occupied, .. } = self.sets;
        let [mut begin, end] = self.sets.ends(step).map(|set| *set);
        if step.kind == Kind::Lame {
            begin = begin.and(self.legs(step));
        }
        let (leap, [start, end]) = (direction.of(step), direction.ends([begin, end]));
        let set = set.and(start);
        let hops = matches!(step.kind, Kind::Hopper | Kind::Grasshopper);
        let (mut before, mut behind) = if hops { (set, none) } else { (none, set) };
        // The squares that a line passes before its hurdle, and beyond it.
        let (approach, passage) = match (step.kind, direction) {
            (Kind::Grasshopper, Direction::Forward) => (free, none),
            (Kind::Grasshopper, Direction::Backward) => (none, free),
            _ => (free, free),
        };
        let most = if step.kind == Kind::Lame { 1 } else { step.most };
        let times = self.times(leap, most);
        if times == 1 && !hops {
            return self.moved(set, leap).and(end);
        }
        let mut reached = none;
        for _ in 0..times {
            let landed = self.moved(behind, leap);
            reached = reached.or(landed.and(end));
            behind = landed.and(passage);
            if hops {
                let next = self.moved(before, leap);
                before = next.and(approach);
                behind = behind.or(next.and(occupied));
            }
            if before.or(behind).is_empty() {
                break;
            }
        }
        reached
    }

    /// The squares from which all squares between the ends of a leap are empty.
    #[inline(always)]
    fn legs(&self, step: Step) -> Ranks<I> {
        let Sets { free, occupied, .. } = self.sets;
        let board = free.or(occupied);
        step.legs()
            .fold(board, |legs, (right, forward)| legs.and(self.moved(free, (-right, -forward))))
    }

    /// The squares of the board that are in a set.
    #[inline(always)]
    pub(super) fn spread(&self, squares: &GridSquares) -> Ranks<I> {
        let board = self.sets.free.or(self.sets.occupied);
        self.layout.spread(squares).and(board)
    }

    #[inline(always)]
    pub(super) fn gather(&self, set: Ranks<I>) -> GridSquares {
        self.layout.gather(set)
    }
}

/// More leaps than fit on any board.
const BEYOND: u32 = 256;

/// The number of leaps along an axis that lead back to the start.
#[inline(always)]
fn rounds(wraps: bool, length: u32, by: i32) -> u32 {
    match (by, wraps) {
        (0, _) => 1,
        (_, false) => BEYOND,
        (by, true) => length / common(length, by.unsigned_abs()),
    }
}

/// The greatest common divisor, at least 1. The type tells the compiler that a division by it needs
/// no check.
fn common(mut a: u32, mut b: u32) -> NonZeroU32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    NonZeroU32::new(a).unwrap_or(NonZeroU32::MIN)
}
