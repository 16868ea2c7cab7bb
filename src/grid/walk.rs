//! The moves of any piece from single squares, step by step, on a board of up to 128 squares whose
//! edges do not wrap. For many squares at once there is the [terrain](super::terrain).

use super::Grid;
use super::piece::GridPiece;
use super::sets::Sets;
use super::steps::{Kind, Step};
use super::terrain::Direction;
use crate::GridSquares;

/// The squares that one move of a piece reaches from each square of the board in a set. Backward:
/// the squares from which it ends there.
#[inline(always)]
pub(super) fn from_each(
    piece: &GridPiece,
    grid: &Grid,
    from: u128,
    sets: &Sets<u128>,
    direction: Direction,
) -> u128 {
    let (files, ranks) = (grid.size().files() as i32, grid.size().ranks() as i32);
    let words = |set: &u128| [*set as u64, (*set >> 64) as u64];
    let sets = &sets.map(words);
    let mut walk = Walk { files, ranks, sets, direction, reached: [0; 2] };
    let mut rest = from;
    while rest != 0 {
        let number = rest.trailing_zeros() as i32;
        rest &= rest - 1;
        let from = Place { number, file: number % files, rank: number / files };
        for at in 0..piece.count() {
            let step = piece.step(at);
            let [start, end] = direction.ends(sets.ends(step));
            if has(start, from) {
                if step.kind == Kind::Lame {
                    walk.lame_leap(step, from, end);
                } else if step.kind == Kind::Line && step.most == 1 {
                    walk.leap(step, from, end);
                } else {
                    walk.line(step, from, end);
                }
            }
        }
    }
    let [low, high] = walk.reached;
    joined(low, high)
}

/// A set of the squares 0 to 127 in one word.
#[inline(always)]
pub(super) fn low(squares: &GridSquares) -> u128 {
    let [low, high, ..] = squares.0;
    joined(low, high)
}

#[inline(always)]
fn joined(low: u64, high: u64) -> u128 {
    u128::from(low) + (u128::from(high) << 64)
}

#[inline(always)]
pub(super) fn wide(squares: u128) -> GridSquares {
    GridSquares([squares as u64, (squares >> 64) as u64, 0, 0])
}

/// A square of the board.
#[derive(Clone, Copy)]
struct Place {
    number: i32,
    file: i32,
    rank: i32,
}

/// A set of squares whose words are read one at a time.
type Words = [u64; 2];

/// Whether a square is in a set.
#[inline(always)]
fn has(set: &Words, at: Place) -> bool {
    set[word(at)] >> (at.number & 63) & 1 != 0
}

#[inline(always)]
fn word(at: Place) -> usize {
    (at.number as usize / 64) & 1
}

/// The steps from a square.
struct Walk<'a> {
    files: i32,
    ranks: i32,
    sets: &'a Sets<Words>,
    direction: Direction,
    reached: Words,
}

impl Walk<'_> {
    #[inline(always)]
    fn add(&mut self, at: Place) {
        self.reached[word(at)] |= 1 << (at.number & 63);
    }

    /// The square one leap away, forward or backward, if it is on the board.
    #[inline(always)]
    fn landed(&self, step: Step, from: Place) -> Option<Place> {
        let (right, forward) = self.direction.of(step);
        let (file, rank) = (from.file + right, from.rank + forward);
        // As unsigned numbers, negative ones are large.
        let is_inside = (file as u32) < self.files as u32 && (rank as u32) < self.ranks as u32;
        is_inside.then_some(Place { number: rank * self.files + file, file, rank })
    }

    #[inline(always)]
    fn leap(&mut self, step: Step, from: Place, end: &Words) {
        if let Some(to) = self.landed(step, from)
            && has(end, to)
        {
            self.add(to);
        }
    }

    /// All squares between the ends of the leap must be empty: the longer axis comes first, then
    /// the diagonal.
    #[inline(always)]
    fn lame_leap(&mut self, step: Step, from: Place, end: &Words) {
        let Some(to) = self.landed(step, from).filter(|to| has(end, *to)) else {
            return;
        };
        let (right, forward) = (step.right, step.forward);
        let (beside, above) = (right.signum(), forward.signum() * self.files);
        let (x, y) = (right.abs(), forward.abs());
        let (longer, x, shorter, y) =
            if x >= y { (beside, x, above, y) } else { (above, y, beside, x) };
        let mut leg = if self.direction == Direction::Forward { from } else { to };
        for along in 1..x {
            leg.number += if along > x - y { longer + shorter } else { longer };
            if !has(&self.sets.free, leg) {
                return;
            }
        }
        self.add(to);
    }

    /// A leap again and again over empty squares, perhaps over exactly one piece on the way.
    #[inline(always)]
    fn line(&mut self, step: Step, from: Place, end: &Words) {
        // A grasshopper passes squares on one side of its hurdle alone.
        let (passes_before, passes_behind) = match (step.kind, self.direction) {
            (Kind::Grasshopper, Direction::Forward) => (true, false),
            (Kind::Grasshopper, Direction::Backward) => (false, true),
            _ => (true, true),
        };
        let mut is_behind = step.kind == Kind::Line;
        let mut at = from;
        let most = if step.most == 0 { LONGEST } else { step.most };
        for _ in 0..most {
            let Some(next) = self.landed(step, at) else {
                return;
            };
            at = next;
            let is_free = has(&self.sets.free, at);
            let passes = if is_behind { passes_behind } else { passes_before };
            if is_behind && has(end, at) {
                self.add(at);
            }
            if !is_free && !is_behind && has(&self.sets.occupied, at) {
                is_behind = true;
            } else if !is_free || !passes {
                return;
            }
        }
    }
}

/// The most leaps of a line on any board.
const LONGEST: u32 = 15;
