//! The moves of any piece from single squares, step by step, on a board whose edges do not wrap.
//! For many squares at once there is the [terrain](super::terrain).

use super::Grid;
use super::piece::GridPiece;
use super::sets::Sets;
use super::steps::{Kind, Step};
use super::terrain::Direction;
use crate::GridSquares;
use crate::board::set::Set;

/// The squares that one move of a piece reaches from each square of the board in a set. Backward:
/// the squares from which it ends there.
#[inline(always)]
pub(super) fn from_each(
    piece: &GridPiece,
    grid: &Grid,
    from: GridSquares,
    sets: &Sets<GridSquares>,
    direction: Direction,
) -> GridSquares {
    let (files, ranks) = (grid.size().files() as i32, grid.size().ranks() as i32);
    let mut walk = Walk { files, ranks, sets, direction, reached: GridSquares::EMPTY };
    from.each(|number| {
        let number = number as i32;
        let from = Place { number, file: number % files, rank: number / files };
        for at in 0..piece.count() {
            let step = piece.step(at);
            let [start, end] = direction.ends(sets.ends(step));
            if from.is_in(start) {
                walk.along(step, from, end);
            }
        }
    });
    walk.reached
}

/// A square of the board.
#[derive(Clone, Copy)]
struct Place {
    number: i32,
    file: i32,
    rank: i32,
}

impl Place {
    #[inline(always)]
    fn is_in(self, set: &GridSquares) -> bool {
        set.contains(self.number as u8)
    }
}

/// The steps from a square.
struct Walk<'a> {
    files: i32,
    ranks: i32,
    sets: &'a Sets<GridSquares>,
    direction: Direction,
    reached: GridSquares,
}

impl Walk<'_> {
    /// The square one leap away, forward or backward, if it is on the board.
    #[inline(always)]
    fn landed(&self, step: Step, from: Place) -> Option<Place> {
        let (right, forward) = self.direction.of(step);
        let (file, rank) = (from.file + right, from.rank + forward);
        // As unsigned numbers, negative ones are large.
        let is_inside = (file as u32) < self.files as u32 && (rank as u32) < self.ranks as u32;
        let number = from.number + forward * self.files + right;
        is_inside.then_some(Place { number, file, rank })
    }

    #[inline(always)]
    fn reach(&mut self, at: Place, end: &GridSquares) {
        let square = at.number as u8;
        self.reached.0[usize::from(square / 64)] |= u64::from(at.is_in(end)) << (square % 64);
    }

    /// Follows a step. Only squares in `end` are reached.
    #[inline(always)]
    fn along(&mut self, step: Step, from: Place, end: &GridSquares) {
        let mut most = if step.most == 0 { LONGEST } else { step.most };
        let mut at = from;
        // A grasshopper passes squares on one side of its hurdle alone.
        let (mut passes_before, mut passes_behind) = (true, true);
        match step.kind {
            Kind::Line if most == 1 => {
                if let Some(to) = self.landed(step, from) {
                    self.reach(to, end);
                }
                return;
            }
            Kind::Lame => {
                if let Some(to) = self.landed(step, from)
                    && self.is_open(step, from, to)
                {
                    self.reach(to, end);
                }
                return;
            }
            Kind::Grasshopper if self.direction == Direction::Forward => passes_behind = false,
            Kind::Grasshopper => passes_before = false,
            Kind::Line | Kind::Hopper => {}
        }
        if step.kind != Kind::Line {
            loop {
                let Some(next) = self.landed(step, at) else { return };
                (at, most) = (next, most - 1);
                if !at.is_in(&self.sets.free) {
                    break;
                }
                if most == 0 || !passes_before {
                    return;
                }
            }
            if !at.is_in(&self.sets.occupied) {
                return;
            }
        }
        while most > 0
            && let Some(next) = self.landed(step, at)
        {
            (at, most) = (next, most - 1);
            self.reach(at, end);
            if !passes_behind || !at.is_in(&self.sets.free) {
                return;
            }
        }
    }

    /// Whether all squares between the ends of a leap are empty: the longer axis comes first, then
    /// the diagonal.
    #[inline(always)]
    fn is_open(&self, step: Step, from: Place, to: Place) -> bool {
        let (beside, above) = (step.right.signum(), step.forward.signum() * self.files);
        let (x, y) = (step.right.abs(), step.forward.abs());
        let (longer, x, shorter, y) =
            if x >= y { (beside, x, above, y) } else { (above, y, beside, x) };
        let mut leg = if self.direction == Direction::Forward { from } else { to };
        (1..x).all(|along| {
            leg.number += if along > x - y { longer + shorter } else { longer };
            leg.is_in(&self.sets.free)
        })
    }
}

/// The most leaps of a line on any board.
const LONGEST: u32 = 15;
