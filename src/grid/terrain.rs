//! A board and what stands on it, in registers, and the moves of any piece there, forward and
//! backward: the definition of all distances on boards of any size.

use super::piece::{Kind, Step};
use super::ranks::{Ranks, low};
use super::squares::GridSquares;
use super::{Grid, GridObstacles};
use crate::BoardSize;

/// Which way along its moves a piece is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Time {
    Forward,
    Backward,
}

/// How the squares of a board stand in registers.
#[derive(Clone, Copy)]
pub(super) struct Layout<R: Ranks> {
    pub(super) proof: R::Proof,
    size: BoardSize,
}

impl<R: Ranks> Layout<R> {
    #[inline(always)]
    pub(super) fn new(proof: R::Proof, size: BoardSize) -> Self {
        Self { proof, size }
    }

    #[inline(always)]
    pub(super) fn files(&self) -> u32 {
        self.size.files() as u32
    }

    #[inline(always)]
    pub(super) fn none(&self) -> R {
        R::new(self.proof, [0; 4])
    }

    /// The squares of a board: holes are taken out of it here.
    #[inline(always)]
    pub(super) fn board(&self, holes: &GridSquares) -> R {
        let files = R::new(self.proof, [low(self.files()); 4]);
        let ranks = RANKS.get(self.size.ranks() - 1).unwrap_or(&[0; 4]);
        let all = files.and(R::new(self.proof, *ranks));
        all.without(R::spread(self.proof, holes, self.files()))
    }

    #[inline(always)]
    pub(super) fn all(&self) -> R {
        R::new(self.proof, [!0; 4])
    }

    /// No square, where an array is filled with it: a constant would be a call of memset.
    #[inline(always)]
    pub(super) fn hidden_none(&self) -> R {
        R::new(self.proof, [core::hint::black_box(0); 4])
    }

    /// A set of the board's squares in a register, and back.
    #[inline(always)]
    pub(super) fn spread(&self, squares: &GridSquares) -> R {
        R::spread(self.proof, squares, self.files())
    }

    #[inline(always)]
    pub(super) fn gather(&self, set: R) -> GridSquares {
        set.gather(self.files())
    }
}

/// The squares of 1 to 16 ranks of 16 files.
static RANKS: [[u64; 4]; 16] = {
    let mut ranks = [[0; 4]; 16];
    let mut at = 0;
    while at < ranks.len() {
        ranks[at] = GridSquares::below(16 * (at + 1)).0;
        at += 1;
    }
    ranks
};

/// What the moves of a piece depend on.
#[derive(Clone, Copy)]
pub(super) struct Terrain<R: Ranks> {
    pub(super) layout: Layout<R>,
    wrap_files: bool,
    wrap_ranks: bool,
    /// Where moves may begin, and initial moves.
    begin: R,
    first: R,
    /// Where moves end: those without taking, those that take.
    quiet: R,
    takes: R,
    /// Squares of the board, without a piece and with one.
    free: R,
    occupied: R,
}

impl<R: Ranks> Terrain<R> {
    #[inline(always)]
    pub(super) fn new(proof: R::Proof, grid: &Grid, obstacles: &GridObstacles) -> Self {
        let board = grid.squares();
        let occupied = obstacles.own | obstacles.enemy;
        let barred = obstacles.own | obstacles.avoid;
        Self::of(
            proof,
            grid,
            occupied,
            board.without(obstacles.stop),
            (
                board.without(occupied | barred),
                obstacles.enemy.without(barred),
            ),
        )
    }

    /// For what a piece could take, on empty squares too.
    #[inline(always)]
    pub(super) fn attacked(proof: R::Proof, grid: &Grid, occupied: GridSquares) -> Self {
        let board = grid.squares();
        Self::of(proof, grid, occupied, board, (GridSquares::EMPTY, board))
    }

    #[inline(always)]
    fn of(
        proof: R::Proof,
        grid: &Grid,
        occupied: GridSquares,
        begin: GridSquares,
        (quiet, takes): (GridSquares, GridSquares),
    ) -> Self {
        let board = grid.squares();
        let layout = Layout::new(proof, grid.size);
        Self {
            layout,
            wrap_files: grid.wrap_files,
            wrap_ranks: grid.wrap_ranks,
            begin: layout.spread(&(begin & board)),
            first: layout.spread(&(begin & grid.first & board)),
            quiet: layout.spread(&(quiet & board)),
            takes: layout.spread(&(takes & board)),
            free: layout.spread(&board.without(occupied)),
            occupied: layout.spread(&(occupied & board)),
        }
    }

    /// The set moved by a leap, round the edges that wrap. Bits that leave the board are gone, or
    /// stand on squares that are not on the board.
    #[inline(always)]
    fn moved(&self, set: R, (right, forward): (i32, i32)) -> R {
        let set = if self.wrap_files {
            let files = self.layout.size.files() as i32;
            let right = right.rem_euclid(files);
            set.east(right as u32).or(set.west((files - right) as u32))
        } else if right < 0 {
            set.west(right.unsigned_abs())
        } else {
            set.east(right.unsigned_abs())
        };
        if self.wrap_ranks {
            let ranks = self.layout.size.ranks() as i32;
            let forward = forward.rem_euclid(ranks);
            set.north(forward).or(set.north(forward - ranks))
        } else {
            set.north(forward)
        }
    }

    /// How often a leap can be made, at most so many times, before it comes back to its start.
    #[inline(always)]
    fn times(&self, (right, forward): (i32, i32), most: u32) -> u32 {
        let across = rounds(self.wrap_files, self.layout.size.files() as u32, right);
        let along = rounds(self.wrap_ranks, self.layout.size.ranks() as u32, forward);
        let back = across * (along / common(across, along)) - 1;
        if most == 0 { back } else { back.min(most) }
    }

    /// The squares one move of a step away, or with time backward those from which it ends on the
    /// set.
    #[inline(always)]
    pub(super) fn moves(&self, step: Step, set: R, time: Time) -> R {
        let begin = if step.initial { self.first } else { self.begin };
        let end = match (step.quiet, step.takes) {
            (true, false) => self.quiet,
            (false, true) => self.takes,
            _ => self.quiet.or(self.takes),
        };
        let (leap, start, end) = match time {
            Time::Forward => ((step.right, step.forward), begin, end),
            Time::Backward => ((-step.right, -step.forward), end, begin),
        };
        let set = set.and(start);
        match step.kind {
            Kind::Line if step.most == 1 => self.once(leap, set).and(end),
            Kind::Line => self.line(leap, step.most, set, end),
            Kind::Lame => {
                let legs = self.legs((step.right, step.forward));
                match time {
                    Time::Forward => self.once(leap, set.and(legs)).and(end),
                    Time::Backward => self.once(leap, set).and(end).and(legs),
                }
            }
            Kind::Hopper => self.hopper(leap, step.most, set, end),
            Kind::Grasshopper => self.grasshopper(leap, time, set, end),
        }
    }

    /// The set moved by a leap, which may not end where it began.
    #[inline(always)]
    fn once(&self, leap: (i32, i32), set: R) -> R {
        if (self.wrap_files || self.wrap_ranks) && self.times(leap, 1) == 0 {
            return self.layout.none();
        }
        self.moved(set, leap)
    }

    /// Along empty squares, and onto the first piece.
    #[inline(always)]
    fn line(&self, leap: (i32, i32), most: u32, mut set: R, end: R) -> R {
        let mut reached = self.layout.none();
        for _ in 0..self.times(leap, most) {
            let next = self.moved(set, leap);
            reached = reached.or(next.and(end));
            set = next.and(self.free);
            if set.is_empty() {
                break;
            }
        }
        reached
    }

    /// Backward it is the same: empty squares, one piece, and empty squares.
    #[inline(always)]
    fn hopper(&self, leap: (i32, i32), most: u32, set: R, end: R) -> R {
        let (mut before, mut behind, mut reached) = (set, self.layout.none(), self.layout.none());
        for _ in 0..self.times(leap, most) {
            let next = self.moved(before, leap);
            let landed = self.moved(behind, leap);
            reached = reached.or(landed.and(end));
            before = next.and(self.free);
            behind = landed.and(self.free).or(next.and(self.occupied));
            if before.or(behind).is_empty() {
                break;
            }
        }
        reached
    }

    #[inline(always)]
    fn grasshopper(&self, leap: (i32, i32), time: Time, set: R, end: R) -> R {
        let times = self.times(leap, 0);
        let mut reached = self.layout.none();
        let mut set = match time {
            Time::Forward => set,
            Time::Backward => self.moved(set, leap).and(self.occupied),
        };
        for _ in 1..times {
            let next = self.moved(set, leap);
            if time == Time::Forward {
                let behind = self.moved(next.and(self.occupied), leap);
                reached = reached.or(behind.and(end));
            } else {
                reached = reached.or(next.and(end));
            }
            set = next.and(self.free);
            if set.is_empty() {
                break;
            }
        }
        reached
    }

    /// The squares from which all squares between the ends of a leap are empty: the longer axis
    /// comes first, then the diagonal.
    #[inline(always)]
    fn legs(&self, (right, forward): (i32, i32)) -> R {
        let (x, y) = (
            right.abs().max(forward.abs()),
            right.abs().min(forward.abs()),
        );
        let mut legs = self.free.or(self.occupied);
        for along in 1..x {
            let across = (along - (x - y)).max(0);
            let (files, ranks) = if right.abs() == x {
                (along, across)
            } else {
                (across, along)
            };
            let back = (-right.signum() * files, -forward.signum() * ranks);
            legs = legs.and(self.moved(self.free, back));
        }
        legs
    }
}

/// How many leaps along an axis lead back to the start.
#[inline(always)]
const fn rounds(wraps: bool, length: u32, by: i32) -> u32 {
    match (by, wraps) {
        (0, _) => 1,
        // Off the board before that.
        (_, false) => 256,
        (by, true) => length / common(length, by.unsigned_abs()),
    }
}

/// The greatest common divisor, at least 1.
const fn common(mut a: u32, mut b: u32) -> u32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { 1 } else { a }
}
