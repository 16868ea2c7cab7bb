//! One move on the boards of a register, a board in each word.

use super::boards::Boards;
use crate::simd::Ways;
use crate::simd::steps::{NOT_A_FILE, NOT_GH_FILES, NOT_H_FILE};

/// The boards of a register.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Squares<V> {
    /// The start squares.
    pub(in crate::simd) from: V,
    /// The squares on which a move may end.
    pub(in crate::simd) enterable: V,
    /// The squares on which a slide goes on.
    pub(in crate::simd) free: V,
}

/// One move of a fill. Not a closure: what a kernel calls is inlined whatever its size, so that it
/// is compiled for the kernel's instruction set.
pub(super) trait Step<V> {
    /// The squares reached before, and the open squares one move away.
    fn level(&self, reached: V) -> V;
}

/// A king, or a wazir.
pub(super) struct OneSquare<V, const DIAGONALS: bool> {
    /// The squares of start and path.
    open: V,
    not_h: V,
}

impl<V: Boards, const DIAGONALS: bool> OneSquare<V, DIAGONALS> {
    #[inline(always)]
    pub(super) fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
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

pub(super) struct Knight<V> {
    enterable: V,
    not_h: V,
    not_gh: V,
}

impl<V: Boards> Knight<V> {
    #[inline(always)]
    pub(super) fn new(proof: V::Proof, squares: &Squares<V>) -> Self {
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
pub(in crate::simd) struct Slides<V> {
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
    pub(in crate::simd) fn new(proof: V::Proof, ways: Ways, squares: &Squares<V>) -> Self {
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

    /// The squares one move away from a set, on which a move may end.
    #[inline(always)]
    pub(in crate::simd) fn moves(&self, from: V) -> V {
        let not_h = self.knight.not_h;
        let mut moves = from.without(from);
        if self.ways.diagonal {
            // Of each two waves to one side the last step.
            let (a, b) = (self.north_east.waves(from), self.south_east.waves(from));
            let (c, d) = (self.north_west.waves(from), self.south_west.waves(from));
            let to_east = east(a.left::<8>() | b.right::<8>());
            moves = to_east | west(c.left::<8>() | d.right::<8>(), not_h);
        }
        if self.ways.orthogonal {
            let (a, b) = (self.north.waves(from), self.south.waves(from));
            moves = moves | (a.left::<8>() | b.right::<8>());
            moves = moves | (slides_east(from, self.free) | west(self.west.waves(from), not_h));
        }
        if self.ways.knight {
            moves = moves | self.knight.jumps(from);
        }
        moves & self.knight.enterable
    }
}

impl<V: Boards> Step<V> for Slides<V> {
    #[inline(always)]
    fn level(&self, from: V) -> V {
        from | self.moves(from)
    }
}
