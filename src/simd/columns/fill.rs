//! The levels of many fills at once.

use core::mem::MaybeUninit;

use super::boards::Boards;
use crate::simd::{Motion, Ways};

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_GH_FILES: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The most levels that are kept: distances of up to 14, and one more that says that a fill has
/// ended.
pub(super) const MOST: usize = 16;

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
}

/// The boards of a register.
#[derive(Clone, Copy)]
pub(super) struct Squares<V> {
    /// The start squares.
    pub(super) from: V,
    /// The squares on which a move may end.
    pub(super) enterable: V,
    /// The squares on which a slide goes on.
    pub(super) free: V,
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
    // again after so many more.
    let ends = match motion {
        Motion::King => {
            let steps = [a, b].map(|on| OneSquare::<V, true>::new(proof, on));
            [by_levels([a, b], &steps, 0, (10, 2), room); 2]
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
                5
            };
            if V::BYTES < 64 {
                let slides = [a, b].map(|on| Slides::new(proof, ways, on));
                [by_levels([a, b], &slides, 0, (usual, 1), room); 2]
            } else {
                let mut ends = [0; 2];
                for (part, (end, on)) in ends.iter_mut().zip(squares).enumerate() {
                    let slides = [Slides::new(proof, ways, on)];
                    *end = by_levels([on], &slides, part, (usual, 1), room);
                }
                ends
            }
        }
    };
    let long = ends[0].max(ends[1]) >= MOST / 2;
    let count = if long { MOST } else { MOST / 2 };
    for (part, end) in ends.into_iter().enumerate() {
        // SAFETY: levels are set up to their end.
        let last = unsafe { room.0[end % MOST][part].assume_init() };
        for level in end + 1..count {
            room.set(level, part, last);
        }
    }
    Levels {
        sets: &room.0,
        count,
    }
}

/// One move of a fill. Not a closure: what a kernel calls is inlined whatever its size, so that it
/// is compiled for the kernel's instruction set.
trait Step<V> {
    /// The squares reached before, and the open squares one move away.
    fn level(&self, reached: V) -> V;
}

/// Takes levels of one or two registers until all open squares are reached, or nothing new is, or
/// there is no room for more. Returns the number of the last one that is not like the one before.
#[inline(always)]
fn by_levels<V: Boards, S: Step<V>, const N: usize>(
    on: [&Squares<V>; N],
    steps: &[S; N],
    part: usize,
    (usual, more): (usize, usize),
    room: &mut Room<V>,
) -> usize {
    let mut reached = on.map(|on| on.from);
    let mut before = reached;
    for (at, &reached) in reached.iter().enumerate() {
        room.set(0, part + at, reached);
    }
    let (mut level, mut last) = (0, usual);
    loop {
        while level < last {
            level += 1;
            for at in 0..N {
                before[at] = reached[at];
                reached[at] = steps[at].level(before[at]);
                room.set(level, part + at, reached[at]);
            }
        }
        // None that is new, or no square that is neither reached nor closed.
        let (first, other) = (0, N - 1);
        let grown = |at: usize| reached[at] ^ before[at];
        let left = |at: usize| on[at].enterable.without(reached[at]);
        if (grown(first) | grown(other)).is_zero() {
            return level - 1;
        }
        if (left(first) | left(other)).is_zero() || last >= MOST - 1 {
            return level;
        }
        last = (last + more).min(MOST - 1);
    }
}

/// A king, or a wazir.
struct OneSquare<V, const DIAGONALS: bool> {
    /// The squares of start and path.
    open: V,
    not_h: V,
}

impl<V: Boards, const DIAGONALS: bool> OneSquare<V, DIAGONALS> {
    #[inline(always)]
    fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
        Self {
            open: squares.enterable | squares.from,
            not_h: V::splat_word(proof, NOT_H_FILE),
        }
    }
}

impl<V: Boards, const DIAGONALS: bool> Step<V> for OneSquare<V, DIAGONALS> {
    #[inline(always)]
    fn level(&self, reached: V) -> V {
        let row = reached | east(reached) | west(reached, self.not_h);
        let column = if DIAGONALS { row } else { reached };
        (row | (column.left::<8>() | column.right::<8>())) & self.open
    }
}

/// One square toward the h-file: a rank is a byte, and what leaves it is lost.
#[inline(always)]
fn east<V: Boards>(set: V) -> V {
    set.add(set)
}

/// One square toward the a-file.
#[inline(always)]
fn west<V: Boards>(set: V, not_h: V) -> V {
    set.right::<1>() & not_h
}

struct Knight<V> {
    enterable: V,
    not_h: V,
    not_gh: V,
}

impl<V: Boards> Knight<V> {
    #[inline(always)]
    fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
        Self {
            enterable: squares.enterable,
            not_h: V::splat_word(proof, NOT_H_FILE),
            not_gh: V::splat_word(proof, NOT_GH_FILES),
        }
    }

    #[inline(always)]
    fn jumps(&self, from: V) -> V {
        let one_east = east(from);
        let one = one_east | west(from, self.not_h);
        let two = east(one_east) | from.right::<2>() & self.not_gh;
        (one.left::<16>() | one.right::<16>()) | (two.left::<8>() | two.right::<8>())
    }
}

impl<V: Boards> Step<V> for Knight<V> {
    #[inline(always)]
    fn level(&self, reached: V) -> V {
        reached | self.jumps(reached) & self.enterable
    }
}

/// Slides toward higher squares or lower ones: one, two and four steps at once.
///
/// Source: chessprogramming wiki, Kogge-Stone Algorithm.
/// Holds the squares on which a slide goes on after so many steps.
struct Direction<V, const UP: bool, const ONE: i32, const TWO: i32, const FOUR: i32>([V; 3]);

#[inline(always)]
fn shifted<V: Boards, const UP: bool, const BITS: i32>(set: V) -> V {
    if UP {
        set.left::<BITS>()
    } else {
        set.right::<BITS>()
    }
}

impl<V: Boards, const UP: bool, const ONE: i32, const TWO: i32, const FOUR: i32>
    Direction<V, UP, ONE, TWO, FOUR>
{
    /// `inside` are the squares that a step may end on.
    #[inline(always)]
    fn new(free: V, inside: V) -> Self {
        let one = free & inside;
        let two = one & shifted::<V, UP, ONE>(one);
        let four = two & shifted::<V, UP, TWO>(two);
        Self([one, two, four])
    }

    /// The squares from which a slide goes on: the first ones, and all free ones after them.
    #[inline(always)]
    fn waves(&self, from: V) -> V {
        let [one, two, four] = self.0;
        let wave = from | one & shifted::<V, UP, ONE>(from);
        let wave = wave | two & shifted::<V, UP, TWO>(wave);
        wave | four & shifted::<V, UP, FOUR>(wave)
    }
}

/// Slides toward the h-file. A rank is a byte with its files in the order of the bits, so that a
/// carry runs from square to square as far as these are free.
///
/// Source: chessprogramming wiki, Fill by Subtraction.
#[inline(always)]
fn slides_east<V: Boards>(from: V, free: V) -> V {
    let beside = from.add(from);
    let carried = free.add(beside & free) ^ free.without(beside);
    beside | carried
}

/// What slides: along files and ranks, or diagonals, or both, and perhaps jumps as a knight.
struct Slides<V> {
    ways: Ways,
    free: V,
    knight: Knight<V>,
    north: Direction<V, true, 8, 16, 32>,
    south: Direction<V, false, 8, 16, 32>,
    west: Direction<V, false, 1, 2, 4>,
    north_east: Direction<V, true, 9, 18, 36>,
    north_west: Direction<V, true, 7, 14, 28>,
    south_east: Direction<V, false, 7, 14, 28>,
    south_west: Direction<V, false, 9, 18, 36>,
}

impl<V: Boards> Slides<V> {
    #[inline(always)]
    fn new(proof: V::Proof, ways: Ways, squares: &Squares<V>) -> Self {
        let free = squares.free;
        let (all, not_a) = (V::splat(proof, 255), V::splat_word(proof, NOT_A_FILE));
        let knight = Knight::new(proof, squares);
        let not_h = knight.not_h;
        Self {
            ways,
            free,
            knight,
            north: Direction::new(free, all),
            south: Direction::new(free, all),
            west: Direction::new(free, not_h),
            north_east: Direction::new(free, not_a),
            north_west: Direction::new(free, not_h),
            south_east: Direction::new(free, not_a),
            south_west: Direction::new(free, not_h),
        }
    }
}

impl<V: Boards> Step<V> for Slides<V> {
    #[inline(always)]
    fn level(&self, from: V) -> V {
        let not_h = self.knight.not_h;
        let mut moves = from;
        if self.ways.diagonal {
            // Of each two waves to one side the last step.
            let (a, b) = (self.north_east.waves(from), self.south_east.waves(from));
            let (c, d) = (self.north_west.waves(from), self.south_west.waves(from));
            let to_east = east(a.left::<8>() | b.right::<8>());
            moves = moves | to_east | west(c.left::<8>() | d.right::<8>(), not_h);
        }
        if self.ways.orthogonal {
            let (a, b) = (self.north.waves(from), self.south.waves(from));
            moves = moves | (a.left::<8>() | b.right::<8>());
            moves = moves | (slides_east(from, self.free) | west(self.west.waves(from), not_h));
        }
        if self.ways.knight {
            moves = moves | self.knight.jumps(from);
        }
        from | moves & self.knight.enterable
    }
}
