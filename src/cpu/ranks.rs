//! A board of any size in registers: 16 ranks of 16 bits, rank 0 and file 0 lowest.
//!
//! A move along a rank shifts every 16 bits, and a move along a file shifts whole ranks. A move
//! that leaves the board also leaves the register: no square comes back on the other side.

mod maps;
pub(super) mod squares;

use core::mem::MaybeUninit;

use fearless_simd::prelude::{Bytes as Bitcast, *};
use fearless_simd::{u16x16, u64x4};

use crate::cpu::Isa;
pub(crate) use maps::{write_map, write_ranks};
pub(crate) use squares::low;

/// A byte for each square of 16 ranks and files.
pub(crate) type Numbers = [[u8; 16]; 16];

/// A set of squares: 16 ranks of 16 bits, in one register or in two.
pub(crate) struct Ranks<I: Isa>(pub(super) u16x16<I::Level>);

impl<I: Isa> Clone for Ranks<I> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<I: Isa> Copy for Ranks<I> {}

impl<I: Isa> Ranks<I> {
    #[inline(always)]
    fn nothing(self) -> u16x16<I::Level> {
        u16x16::splat(self.0.token(), 0)
    }

    /// After a shift of the ranks.
    #[inline(always)]
    fn shifted(self, files: u32, ranks: u16x16<I::Level>) -> Self {
        if I::SHIFTS_ARE_CYCLIC && files >= 16 {
            return Self(self.nothing());
        }
        Self(ranks)
    }
}

impl<I: Isa> Ranks<I> {
    /// The squares of both.
    #[inline(always)]
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares of either.
    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Moved right by a number of files; 16 leaves nothing.
    #[inline(always)]
    pub(crate) fn east(self, files: u32) -> Self {
        self.shifted(files, self.0 << files)
    }

    /// Moved left by a number of files; 16 leaves nothing.
    #[inline(always)]
    pub(crate) fn west(self, files: u32) -> Self {
        self.shifted(files, self.0 >> files)
    }

    /// Moved up by 1, 2, 4 or 8 ranks.
    #[inline(always)]
    pub(crate) fn up<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let nothing = self.nothing();
        Self(match N {
            1 => nothing.slide::<15>(self.0),
            2 => nothing.slide::<14>(self.0),
            4 => nothing.slide::<12>(self.0),
            _ => nothing.slide::<8>(self.0),
        })
    }

    /// Moved down by 1, 2, 4 or 8 ranks.
    #[inline(always)]
    pub(crate) fn down<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let nothing = self.nothing();
        Self(match N {
            1 => self.0.slide::<1>(nothing),
            2 => self.0.slide::<2>(nothing),
            4 => self.0.slide::<4>(nothing),
            _ => self.0.slide::<8>(nothing),
        })
    }
}

impl<I: Isa> Ranks<I> {
    /// Four ranks from each word.
    #[inline(always)]
    pub(crate) fn new(isa: I, words: [u64; 4]) -> Self {
        if cfg!(target_endian = "big") {
            let rank = |at: usize| (words[at / 4 % 4] >> (at % 4 * 16)) as u16;
            return Self(u16x16::from_fn(isa.level(), rank));
        }
        Self(u64x4::load_array(isa.level(), words).bitcast())
    }

    /// Four ranks in each word.
    #[inline(always)]
    pub(crate) fn words(self) -> [u64; 4] {
        if cfg!(target_endian = "big") {
            let ranks = self.0.to_array();
            let four = |at: usize| [3, 2, 1, 0].map(|rank| ranks[(4 * at + rank) % 16]);
            return [0, 1, 2, 3]
                .map(|at| four(at).into_iter().fold(0, |word, rank| word << 16 | u64::from(rank)));
        }
        self.0.bitcast::<u64x4<I::Level>>().to_array()
    }

    /// Moved up by a number of ranks, -16 to 16.
    #[inline(always)]
    pub(crate) fn north(mut self, ranks: i32) -> Self {
        // Branches, because every level of a search takes the same ones. A load from a place that
        // depends on the number would wait for the store before it.
        let up = ranks.is_positive();
        let ranks = ranks.unsigned_abs();
        if ranks & 1 != 0 {
            self = if up { self.up::<1>() } else { self.down::<1>() };
        }
        if ranks & 2 != 0 {
            self = if up { self.up::<2>() } else { self.down::<2>() };
        }
        if ranks & 4 != 0 {
            self = if up { self.up::<4>() } else { self.down::<4>() };
        }
        if ranks & 8 != 0 {
            self = if up { self.up::<8>() } else { self.down::<8>() };
        }
        if ranks & 16 != 0 {
            self = self.without(self);
        }
        self
    }

    /// The squares of this set that the other does not have.
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0.to_bytes().simd_eq(0).all_true()
    }

    /// Spreads the ranks of a set, of a board with `files` files, to 16 bits each. Squares beyond
    /// the board become ranks too.
    #[inline(always)]
    pub(crate) fn spread(isa: I, squares: &[u64; 4], files: u32) -> Self {
        Self(isa.spread(squares, files))
    }

    /// The ranks of a set without gaps.
    #[inline(always)]
    pub(crate) fn gather(self, isa: I, files: u32) -> [u64; 4] {
        isa.gather(self.words(), files)
    }

    /// Writes a byte for each square, 16 for each rank, from the four bits of its number: 0 to 14,
    /// and 15 for 255.
    #[inline(always)]
    pub(crate) fn write_numbers(
        isa: I,
        bits: [Self; 4],
        room: &mut MaybeUninit<Numbers>,
    ) -> &mut Numbers {
        let bits = bits.map(|Self(mut ranks)| {
            if cfg!(target_endian = "big") {
                ranks = u16x16::from_fn(isa.level(), |at| ranks[at % 16].swap_bytes());
            }
            ranks.to_bytes()
        });
        // SAFETY: the room is so many bytes, and all of them are written.
        unsafe {
            let bytes = room.as_mut_ptr().cast::<u8>();
            let bytes = core::slice::from_raw_parts_mut(bytes, size_of::<Numbers>());
            isa.write_ranks(bits, bytes);
            room.assume_init_mut()
        }
    }
}

#[cfg(test)]
mod tests;
