//! The levels of many fills at once.

use core::mem::MaybeUninit;

use super::boards::Boards;
use super::steps::{Knight, OneSquare, Slides, Squares, Step};
use crate::simd::Motion;

/// The most levels that are kept: distances of up to 14, and one more that says that a fill has
/// ended.
pub(super) const MOST: usize = 16;

/// The number of the last of them.
const LAST: usize = MOST - 1;

/// The levels of fills that go no farther than usual.
pub(super) const FEW: usize = 8;

/// Room for levels, empty at first: what is not asked for costs nothing.
pub(super) struct Room<V>([[MaybeUninit<V>; 2]; MOST]);

impl<V: Boards> Room<V> {
    #[inline(always)]
    pub(super) const fn new() -> Self {
        Self([[MaybeUninit::uninit(); 2]; MOST])
    }

    #[inline(always)]
    const fn set(&mut self, level: usize, part: usize, reached: V) {
        self.0[level % MOST][part % 2] = MaybeUninit::new(reached);
    }
}

/// What is reached in 0, 1, 2, ... moves, on the boards of two registers: one waits for nothing
/// while the other does.
#[derive(Clone, Copy)]
pub(super) struct Levels<'a, V> {
    /// The first `count` of them are set.
    sets: &'a [[MaybeUninit<V>; 2]; MOST],
    count: usize,
}

impl<V: Boards> Levels<'_, V> {
    /// The first 8, after which all fills have ended, or all 16, after which those have whose last
    /// two levels are equal.
    #[inline(always)]
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Whether no distance is above 7.
    #[inline(always)]
    pub(super) const fn near(&self) -> bool {
        self.count < MOST
    }

    /// The levels of one of the registers. Those from the count on would be like the last.
    #[inline(always)]
    pub(super) fn of(&self, part: usize) -> impl Iterator<Item = V> {
        // SAFETY: the first `count` are set.
        (0..self.count).map(move |level| unsafe { self.sets[level % MOST][part % 2].assume_init() })
    }

    /// The same, four by four.
    #[inline(always)]
    pub(super) fn fours(&self, part: usize) -> impl Iterator<Item = [V; 4]> {
        // SAFETY: the first `count` are set, and four divides it.
        let level = move |level: usize| unsafe { self.sets[level % MOST][part % 2].assume_init() };
        (0..self.count / 4).map(move |four| [0, 1, 2, 3].map(|at| level(4 * four + at)))
    }

    /// The level after so many moves, or the last one.
    #[inline(always)]
    pub(super) fn get(&self, level: usize, part: usize) -> V {
        let level = level.min(self.count - 1);
        // SAFETY: the first `count` are set, and these are 8 at least.
        unsafe { self.sets[level % MOST][part % 2].assume_init() }
    }

    /// The squares that the last level added: some where a fill has not ended.
    #[inline(always)]
    pub(super) fn growing(&self, part: usize) -> V {
        self.get(MOST, part) ^ self.get(MOST - 2, part)
    }
}

/// Fills the boards of two registers.
#[inline(always)]
pub(super) fn fill<'a, V: Boards>(
    proof: V::Proof,
    motion: Motion,
    squares: &[Squares<V>; 2],
    room: &'a mut Room<V>,
) -> Levels<'a, V> {
    let [a, b] = squares;
    // After so many moves it is asked for the first time whether the fills have ended, and then
    // again after so many more, which come to the last level that there is room for.
    let ends = match motion {
        Motion::King => {
            let steps = [a, b].map(|on| OneSquare::<V, true>::new(proof, on));
            [by_levels([a, b], &steps, 0, (11, 2), room); 2]
        }
        Motion::Wazir => {
            let steps = [a, b].map(|on| OneSquare::<V, false>::new(proof, on));
            [by_levels([a, b], &steps, 0, (14, 1), room); 2]
        }
        Motion::Knight => {
            let steps = [a, b].map(|on| Knight::new(proof, on));
            [by_levels([a, b], &steps, 0, (7, 1), room); 2]
        }
        Motion::Slider(ways) => {
            let usual = if ways.orthogonal && ways.diagonal {
                3
            } else {
                6
            };
            match V::BYTES {
                64 => {
                    let mut ends = [0; 2];
                    for (part, (end, on)) in ends.iter_mut().zip(squares).enumerate() {
                        let slides = [Slides::new(proof, ways, on)];
                        *end = by_levels([on], &slides, part, (usual, 1), room);
                    }
                    ends
                }
                _ => {
                    let slides = [a, b].map(|on| Slides::new(proof, ways, on));
                    [by_levels([a, b], &slides, 0, (usual, 1), room); 2]
                }
            }
        }
    };
    let long = ends[0].max(ends[1]) >= FEW;
    let count = if long { MOST } else { FEW };
    if long {
        for (part, end) in ends.into_iter().enumerate() {
            fill_up(room, part, end);
        }
    }
    Levels {
        sets: &room.0,
        count,
    }
}

/// Sets the levels behind the last one, which are like it.
#[inline(always)]
fn fill_up<V: Boards>(room: &mut Room<V>, part: usize, end: usize) {
    // SAFETY: levels are set up to their end.
    let last = unsafe { room.0[end % MOST][part % 2].assume_init() };
    for level in (end..MOST).skip(1) {
        room.set(level, part, last);
    }
}

/// Takes levels of one or two registers until all open squares are reached, or nothing new is, or
/// there is no room for more. Returns the number of a level from which on all are alike. Of the
/// first eight those behind it are set as well.
#[inline(always)]
fn by_levels<V: Boards, S: Step<V>, const N: usize>(
    on: [&Squares<V>; N],
    steps: &[S; N],
    part: usize,
    (usual, more): (usize, usize),
    room: &mut Room<V>,
) -> usize {
    let mut reached = on.map(|on| on.from);
    for (at, &reached) in reached.iter().enumerate() {
        room.set(0, part + at, reached);
    }
    let (mut level, mut last) = (0, usual);
    loop {
        for place in room.0.get_mut(level + 1..=last).unwrap_or_default() {
            for at in 0..N {
                reached[at] = steps[at].level(reached[at]);
                place[(part + at) % 2] = MaybeUninit::new(reached[at]);
            }
        }
        level = last;
        // None that is new, or no square that is neither reached nor closed.
        let (first, other) = (0, N - 1);
        let grown = |at: usize| {
            // SAFETY: the level before this one is set.
            let before = unsafe { room.0[(level - 1) % MOST][(part + at) % 2].assume_init() };
            reached[at] ^ before
        };
        let left = |at: usize| on[at].enterable.without(reached[at]);
        let ended = (grown(first) | grown(other)).is_zero();
        if ended || (left(first) | left(other)).is_zero() || last >= LAST {
            // Always as many: a loop that ends now here, now there costs more than what it does.
            for behind in 1..FEW.saturating_sub(usual) {
                for (at, &reached) in reached.iter().enumerate() {
                    room.set((level + behind).min(LAST), part + at, reached);
                }
            }
            // Of eight levels the last one is like the one before.
            return level - usize::from(ended && level == FEW);
        }
        // Never above it: so the compiler knows, and the loop is shorter.
        last = (last + more).min(LAST);
    }
}

#[cfg(test)]
mod tests;
