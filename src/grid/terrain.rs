//! A board with its pieces, and the moves of any piece from many squares at once, forward and
//! backward. This is the definition of all distances on boards of any size.

use core::num::NonZeroU32;
use core::ops::{BitAnd, BitOr, Not};

use super::piece::{GridPiece, Kind, Step};
use super::ranks::{Layout, Ranks};
use super::{Followed, Grid, Mobility};
use crate::GridSquares;
use crate::cpu::Isa;

/// What limits the moves of a piece: sets of squares in any form, words or registers.
#[derive(Clone, Copy)]
pub(super) struct Limits<S> {
    /// The squares where moves may begin, and those for initial moves.
    begin: S,
    first: S,
    /// The squares where moves end: all moves, quiet ones, and captures.
    end: S,
    quiet: S,
    takes: S,
    /// Squares of the board, without a piece and with one.
    pub(super) free: S,
    pub(super) occupied: S,
}

impl<S: Copy + BitAnd<Output = S> + BitOr<Output = S> + Not<Output = S>> Limits<S> {
    /// The limits of moves among the obstacles, or of attacks if the occupied squares are given.
    /// `read` brings a set of the grid's squares into the form.
    #[inline(always)]
    pub(super) fn new(
        Mobility { grid, obstacles, .. }: &Mobility,
        occupied: Option<&GridSquares>,
        read: impl Fn(&GridSquares) -> S,
    ) -> Self {
        let board = read(&grid.squares());
        let (own, stop) = (read(&obstacles.own), read(&obstacles.stop));
        let taken = occupied.map_or_else(|| own | read(&obstacles.enemy), &read);
        let end = board & !(own | read(&obstacles.avoid));
        let begin = board & !stop;
        let (free, taken) = (board & !taken, board & taken);
        // An attack may take on an empty square too, and none is quiet: no square is free and taken.
        let (quiet, takes) = match occupied {
            Some(_) => (free & taken, end),
            None => (end & free, end & taken),
        };
        let first = read(&grid.first) & begin;
        Self { begin, first, end, quiet, takes, free, occupied: taken }
    }
}

impl<S> Limits<S> {
    /// The squares where the moves of a step begin and end.
    #[inline(always)]
    pub(super) fn begin_and_end(&self, step: Step) -> [&S; 2] {
        let begin = if step.initial { &self.first } else { &self.begin };
        let end = match (step.quiet, step.takes) {
            (true, false) => &self.quiet,
            (false, true) => &self.takes,
            _ => &self.end,
        };
        [begin, end]
    }
}

/// A board in registers.
#[derive(Clone, Copy)]
pub(super) struct Terrain<I: Isa> {
    pub(super) layout: Layout<I>,
    wrap_files: bool,
    wrap_ranks: bool,
    limits: Limits<Ranks<I>>,
}

impl<I: Isa> Terrain<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, grid: &Grid, limits: &Limits<GridSquares>) -> Self {
        let layout = Layout::<I>::new(isa, grid.size());
        // Not by `map`: a closure is a function of its own, without the instruction set of `isa`.
        let (quiet, takes) = (layout.spread(&limits.quiet), layout.spread(&limits.takes));
        let limits = Limits {
            begin: layout.spread(&limits.begin),
            first: layout.spread(&limits.first),
            end: quiet.or(takes),
            quiet,
            takes,
            free: layout.spread(&limits.free),
            occupied: layout.spread(&limits.occupied),
        };
        let (wrap_files, wrap_ranks) = (grid.wraps_files(), grid.wraps_ranks());
        Self { layout, wrap_files, wrap_ranks, limits }
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
            // The mask: a leap of no files, on a board of 16, would be one of 16 to the west.
            set.east(right as u32).or(set.west((files - right) as u32 & 15))
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

    /// The squares that one move of a piece reaches from the set. Backward: the squares from which
    /// it ends in the set.
    #[inline(always)]
    pub(super) fn moves_of(
        &self,
        piece: &GridPiece,
        set: Ranks<I>,
        followed: Followed,
    ) -> Ranks<I> {
        let mut reached = set.without(set);
        for at in 0..piece.count() {
            let step = piece.step(at);
            let moved = self.layout.isa.outlined(
                #[inline(always)]
                move || self.moves(step, set, followed),
            );
            reached = reached.or(moved);
        }
        reached
    }

    /// The squares that one move of a step reaches from the set. Backward: the squares
    /// from which it ends in the set.
    ///
    /// A line is a hopper that has passed its hurdle. Backward a hopper's move is the same: empty
    /// squares, one piece, empty squares.
    #[inline(always)]
    fn moves(&self, step: Step, set: Ranks<I>, followed: Followed) -> Ranks<I> {
        let none = set.without(set);
        let Limits { free, occupied, .. } = self.limits;
        let [mut begin, end] = self.limits.begin_and_end(step).map(|set| *set);
        if step.kind == Kind::Lame {
            begin = begin.and(self.legs(step));
        }
        let (leap, [start, end]) = (followed.of(step), followed.begin_and_end([begin, end]));
        let set = set.and(start);
        let hops = matches!(step.kind, Kind::Hopper | Kind::Grasshopper);
        let (mut before, mut behind) = if hops { (set, none) } else { (none, set) };
        // The squares that a line passes before its hurdle, and beyond it.
        let (approach, passage) = match (step.kind, followed) {
            (Kind::Grasshopper, Followed::Forward) => (free, none),
            (Kind::Grasshopper, Followed::Backward) => (none, free),
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
        let Limits { free, occupied, .. } = self.limits;
        let board = free.or(occupied);
        step.legs()
            .fold(board, |legs, (right, forward)| legs.and(self.moved(free, (-right, -forward))))
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
