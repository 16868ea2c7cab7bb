//! The levels of many fills at once.

use super::boards::Boards;
use crate::simd::{Motion, Ways};

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB_FILES: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH_FILES: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The most levels that are kept: distances of up to 14, and one more that says that a fill has
/// ended.
pub(super) const MOST: usize = 16;

/// What is reached in 0, 1, 2, ... moves, on the boards of two registers: one waits for nothing
/// while the other does.
pub(super) type Levels<V> = [[V; 2]; MOST];

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

/// Fills the boards of two registers, and returns how many levels count: the first 8, after which
/// all fills have ended, or all 16, after which those have whose last two levels are equal.
#[inline(always)]
pub(super) fn fill<V: Boards>(
    proof: V::Proof,
    motion: Motion,
    squares: &[Squares<V>; 2],
    levels: &mut Levels<V>,
) -> usize {
    levels[0] = squares.each_ref().map(|squares| squares.from);
    // After so many moves nearly all fills of so many boards have ended.
    let ends = match motion {
        Motion::King | Motion::Wazir => {
            let diagonals = motion == Motion::King;
            let usual = if diagonals { 10 } else { 14 };
            let [a, b] = squares.each_ref().map(|on| OneSquare::new(proof, on));
            let step = |[c, d]: [V; 2]| [a.level(c, diagonals), b.level(d, diagonals)];
            [by_levels(levels, 0, usual, step); 2]
        }
        Motion::Knight => {
            let [a, b] = squares.each_ref().map(|on| Knight::new(proof, on));
            let step = |[c, d]: [V; 2]| [a.level(c), b.level(d)];
            [by_levels(levels, 0, 8, step); 2]
        }
        Motion::Slider(ways) => {
            let usual = if ways.orthogonal && ways.diagonal {
                4
            } else {
                6
            };
            let mut ends = [0; 2];
            // One register after the other: its directions wait for nothing.
            for (part, (end, on)) in ends.iter_mut().zip(squares).enumerate() {
                let slides = Slides::new(proof, ways, on);
                *end = by_levels(levels, part, usual, |[reached]| [slides.level(reached)]);
            }
            ends
        }
    };
    let count = if ends[0].max(ends[1]) <= MOST / 2 {
        MOST / 2
    } else {
        MOST
    };
    // The levels behind the last are like it.
    for (part, end) in ends.into_iter().enumerate() {
        let last = levels[end % MOST][part];
        for level in levels.iter_mut().take(count).skip(end + 1) {
            level[part] = last;
        }
    }
    count
}

/// Takes levels of one or two registers, the usual number at first, and returns the number of
/// the last one: it is like the one before, or there is no room for more.
#[inline(always)]
fn by_levels<V: Boards, const N: usize>(
    levels: &mut Levels<V>,
    part: usize,
    usual: usize,
    step: impl Fn([V; N]) -> [V; N],
) -> usize {
    let mut reached = [levels[0][part % 2]; N];
    reached[N - 1] = levels[0][(part + N - 1) % 2];
    let (mut level, mut last) = (0, usual);
    loop {
        let mut before = reached;
        while level < last {
            before = reached;
            reached = step(before);
            level += 1;
            for (at, &reached) in reached.iter().enumerate() {
                levels[level % MOST][(part + at) % 2] = reached;
            }
        }
        let grown = (reached[0] ^ before[0]) | (reached[N - 1] ^ before[N - 1]);
        if last == MOST - 1 || grown.is_zero() {
            return level;
        }
        last = MOST - 1;
    }
}

/// A king, or a wazir.
struct OneSquare<V> {
    /// The squares of start and path, all of them and those that a step east or west may end on.
    open: V,
    east: V,
    west: V,
}

impl<V: Boards> OneSquare<V> {
    #[inline(always)]
    fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
        let open = squares.enterable | squares.from;
        Self {
            open,
            east: open & V::splat_word(proof, NOT_A_FILE),
            west: open & V::splat_word(proof, NOT_H_FILE),
        }
    }

    #[inline(always)]
    fn level(&self, reached: V, diagonals: bool) -> V {
        let column = reached | reached.left::<8>() | reached.right::<8>();
        let row = if diagonals { column } else { reached };
        (row.left::<1>() & self.east | row.right::<1>() & self.west) | column & self.open
    }
}

struct Knight<V> {
    enterable: V,
    not_a: V,
    not_h: V,
    not_ab: V,
    not_gh: V,
}

impl<V: Boards> Knight<V> {
    #[inline(always)]
    fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
        Self {
            enterable: squares.enterable,
            not_a: V::splat_word(proof, NOT_A_FILE),
            not_h: V::splat_word(proof, NOT_H_FILE),
            not_ab: V::splat_word(proof, NOT_AB_FILES),
            not_gh: V::splat_word(proof, NOT_GH_FILES),
        }
    }

    #[inline(always)]
    fn jumps(&self, from: V) -> V {
        let one = from.left::<1>() & self.not_a | from.right::<1>() & self.not_h;
        let two = from.left::<2>() & self.not_ab | from.right::<2>() & self.not_gh;
        (one.left::<16>() | one.right::<16>()) | (two.left::<8>() | two.right::<8>())
    }

    #[inline(always)]
    fn level(&self, reached: V) -> V {
        reached | self.jumps(reached) & self.enterable
    }
}

/// Slides toward higher squares or lower ones: one, two and four steps at once.
///
/// Source: chessprogramming wiki, Kogge-Stone Algorithm.
struct Direction<V, const UP: bool, const ONE: i32, const TWO: i32, const FOUR: i32> {
    /// The squares on which a slide goes on after so many steps.
    free: [V; 3],
    inside: V,
}

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
    #[inline(always)]
    fn new(free: V, inside: V) -> Self {
        let one = free & inside;
        let two = one & shifted::<V, UP, ONE>(one);
        let four = two & shifted::<V, UP, TWO>(two);
        Self {
            free: [one, two, four],
            inside,
        }
    }

    #[inline(always)]
    fn slides(&self, from: V) -> V {
        let [one, two, four] = self.free;
        let wave = from | one & shifted::<V, UP, ONE>(from);
        let wave = wave | two & shifted::<V, UP, TWO>(wave);
        let wave = wave | four & shifted::<V, UP, FOUR>(wave);
        shifted::<V, UP, ONE>(wave) & self.inside
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
        let all = V::splat(proof, 255);
        let knight = Knight::new(proof, squares);
        let (not_a, not_h) = (knight.not_a, knight.not_h);
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

    #[inline(always)]
    fn level(&self, from: V) -> V {
        let mut moves = from;
        if self.ways.orthogonal {
            moves = moves | (self.north.slides(from) | self.south.slides(from));
            moves = moves | (slides_east(from, self.free) | self.west.slides(from));
        }
        if self.ways.diagonal {
            moves = moves | (self.north_east.slides(from) | self.north_west.slides(from));
            moves = moves | (self.south_east.slides(from) | self.south_west.slides(from));
        }
        if self.ways.knight {
            moves = moves | self.knight.jumps(from);
        }
        from | moves & self.knight.enterable
    }
}
