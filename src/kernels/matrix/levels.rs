//! One move of all sources.

use fearless_simd::prelude::*;

use super::Files;
use super::tables::{self, Halves, STARTS};
use crate::cpu::Isa;
use crate::kernels::boards::{Bytes, bytes, load, repeated};
use crate::kernels::{Motion, Mover};

/// Repeats code for every file. Unrolled, so that LLVM keeps the files in registers.
macro_rules! each_file {
    ($file:ident => $body:expr) => { each_file!(@ $file [0 1 2 3 4 5 6 7] $body) };
    ($file:ident from the east => $body:expr) => { each_file!(@ $file [7 6 5 4 3 2 1 0] $body) };
    (@ $file:ident [$($number:literal)*] $body:expr) => {
        $({
            let $file: usize = $number;
            $body
        })*
    };
}
pub(super) use each_file;

/// The obstacles of a board, in the form that moves use.
pub(super) struct ObstaclesByFile<I: Isa> {
    pub(super) isa: I,
    pub(super) all_enterable: u64,
    /// The enterable ranks of every file, for every target.
    enterable: Files<I>,
    /// The ranks that a slide passes.
    free: Files<I>,
    /// The first of two and of four such ranks, one above the other.
    free_above: [Files<I>; 2],
    /// The tables of slides along each file.
    seen: [Halves; 8],
    zero: Bytes<I>,
}

impl<I: Isa> ObstaclesByFile<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, mover: Mover) -> Self {
        let Mover { motion, enterable, free, .. } = mover;
        let zero = bytes(isa, 0);
        let mut obstacles = Self {
            isa,
            all_enterable: enterable,
            enterable: by_files(isa, enterable),
            free: [zero; 8],
            free_above: [[zero; 8]; 2],
            seen: [[[0; 16]; 2]; 8],
            zero,
        };
        if !motion.is_jump() {
            let two = free & free >> 8;
            obstacles.free = by_files(isa, free);
            obstacles.free_above[0] = by_files(isa, two);
            obstacles.free_above[1] = by_files(isa, two & two >> 16);
            let ranks = files_as_ranks(free).to_le_bytes();
            each_file!(file => obstacles.seen[file] = *tables::seen(ranks[file]));
        }
        obstacles
    }

    /// The enterable sources of a file; none beside the board.
    #[inline(always)]
    fn enter(&self, within: &Files<I>, file: usize) -> Bytes<I> {
        if file < 8 { within[file % 8] & self.enterable[file % 8] } else { self.zero }
    }

    /// The first two levels: a jump begins with levels 0 and 1, a slide with an empty one and level
    /// 0. `targets` has 255 for those that can be entered.
    #[inline(always)]
    pub(super) fn first(&self, motion: Motion, targets: Bytes<I>, part: usize) -> [Files<I>; 2] {
        let mut levels = [[self.zero; 8]; 2];
        each_file!(file => {
            let start = load(self.isa, &STARTS[file], part);
            let near = match motion {
                Motion::King => &tables::KING_SOURCES,
                _ => &tables::KNIGHT_SOURCES,
            };
            if motion.is_jump() {
                levels[0][file] = start;
                levels[1][file] = load(self.isa, &near[file], part) & targets;
            } else {
                levels[1][file] = start;
            }
        });
        levels
    }

    /// One level more for every source. An enterable source keeps the squares it reached before. A
    /// source that is not enterable gets them again from its neighbors, except itself.
    #[inline(always)]
    pub(super) fn level(&self, motion: Motion, within: &Files<I>) -> Files<I> {
        match motion {
            Motion::King => self.king(within),
            Motion::Knight => self.knight(within),
            Motion::Rook => self.slides::<true, false>(within),
            Motion::Bishop => self.slides::<false, true>(within),
            _ => self.slides::<true, true>(within),
        }
    }

    // Steps and lines of their own, not those of `kernels::motion`: a step along a rank is the next
    // register, which has no shift.

    #[inline(always)]
    #[allow(unused_assignments)] // after the last file
    fn king(&self, within: &Files<I>) -> Files<I> {
        let mut next = [self.zero; 8];
        let mut west = self.zero;
        let mut here = self.enter(within, 0);
        each_file!(file => {
            let east = self.enter(within, file + 1);
            let row = west | here | east;
            next[file] = row | up::<I>(row) | down::<I>(row, 1);
            (west, here) = (here, east);
        });
        next
    }

    #[inline(always)]
    #[allow(unused_assignments)] // after the last file
    fn knight(&self, within: &Files<I>) -> Files<I> {
        let mut next = [self.zero; 8];
        let (mut west2, mut west) = (self.zero, self.zero);
        let mut here = self.enter(within, 0);
        let mut east = self.enter(within, 1);
        each_file!(file => {
            let east2 = self.enter(within, file + 2);
            let (one, two) = (west | east, west2 | east2);
            let higher = up::<I>(two | up::<I>(one));
            let lower = down::<I>(one, 2) | down::<I>(two, 1);
            next[file] = here | higher | lower;
            (west2, west, here, east) = (west, here, east, east2);
        });
        next
    }

    /// Lines over free squares.
    #[inline(always)]
    fn slides<const ORTHOGONAL: bool, const DIAGONAL: bool>(&self, within: &Files<I>) -> Files<I> {
        let mut next = [self.zero; 8];
        let mut sweep = Sweep::<I, ORTHOGONAL, DIAGONAL>::new(self);
        each_file!(file from the east => {
            let here = self.enter(within, file);
            let along = if ORTHOGONAL { self.seen(here, file) } else { here };
            next[file] = along | sweep.next(self, here, file);
        });
        let mut sweep = Sweep::<I, ORTHOGONAL, DIAGONAL>::new(self);
        each_file!(file => {
            let here = self.enter(within, file);
            next[file] |= sweep.next(self, here, file);
        });
        next
    }

    /// The ranks that see one of these ranks along the file, and these themselves.
    #[inline(always)]
    fn seen(&self, here: Bytes<I>, file: usize) -> Bytes<I> {
        if I::LOOKS_UP {
            by_halves(self.isa, here, &self.seen[file % 8])
        } else {
            self.slid(here, file)
        }
    }

    /// [`seen`](Self::seen) without a table.
    #[inline(always)]
    fn slid(&self, here: Bytes<I>, file: usize) -> Bytes<I> {
        let free = self.free[file % 8];
        let [two, four] = [0, 1].map(|n: usize| self.free_above[n % 2][file % 8]);
        // From the ranks below: a carry runs through the free squares.
        let first = up::<I>(here);
        let risen = first | (((first & free) + free) ^ free);
        // And from those above.
        let run = here | here >> 1 & free;
        let run = run | run >> 2 & two;
        let run = run | run >> 4 & four;
        here | risen | run >> 1
    }
}

/// Slides that enter the files one by one, from one side of the board to the other.
struct Sweep<I: Isa, const ORTHOGONAL: bool, const DIAGONAL: bool> {
    /// Along the rank.
    level: Bytes<I>,
    /// What goes on one rank higher on the next file.
    rising: Bytes<I>,
    falling: Bytes<I>,
}

impl<I: Isa, const ORTHOGONAL: bool, const DIAGONAL: bool> Sweep<I, ORTHOGONAL, DIAGONAL> {
    #[inline(always)]
    fn new(obstacles: &ObstaclesByFile<I>) -> Self {
        Self { level: obstacles.zero, rising: obstacles.zero, falling: obstacles.zero }
    }

    /// The slides that have reached this file, and the sources that begin on it.
    #[inline(always)]
    fn next(&mut self, obstacles: &ObstaclesByFile<I>, here: Bytes<I>, file: usize) -> Bytes<I> {
        let free = obstacles.free[file % 8];
        let (level, rising, falling) =
            (self.level, up::<I>(self.rising), down::<I>(self.falling, 1));
        if ORTHOGONAL {
            self.level = here | level & free;
        }
        if DIAGONAL {
            self.rising = here | rising & free;
            self.falling = here | falling & free;
        }
        match (ORTHOGONAL, DIAGONAL) {
            (true, true) => level | (rising | falling),
            (true, false) => level,
            _ => rising | falling,
        }
    }
}

/// Ranks one higher; the highest falls out of its byte.
#[inline(always)]
fn up<I: Isa>(sources: Bytes<I>) -> Bytes<I> {
    sources + sources
}

/// Ranks so many lower; the lowest fall out of their byte. With AVX-512 by a product of matrices of
/// bits, because a shift of bytes takes two instructions.
#[inline(always)]
fn down<I: Isa>(sources: Bytes<I>, ranks: u32) -> Bytes<I> {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if let Some(avx512) = sources.token().level().as_avx512() {
        use core::arch::x86_64::*;
        use fearless_simd::u8x64;
        fearless_simd::kernel! {
            #[inline(always)]
            fn product(_avx512: Avx512, sources: __m512i, ranks: u32) -> __m512i {
                let matrix = _mm512_set1_epi64(0x0102_0408_1020_4080 << (8 * ranks));
                _mm512_gf2p8affine_epi64_epi8::<0>(sources, matrix)
            }
        }
        let all = u8x64::from_slice(avx512, sources.as_slice());
        let lower: u8x64<_> = product(avx512, all.into(), ranks).simd_into(avx512);
        return Bytes::<I>::from_slice(sources.token(), lower.as_slice());
    }
    sources >> ranks
}

/// For each file, in every byte, the ranks of the set's squares on it.
#[inline(always)]
fn by_files<I: Isa>(isa: I, set: u64) -> Files<I> {
    files_as_ranks(set).to_le_bytes().map(|ranks| bytes(isa, ranks))
}

/// A set with files and ranks exchanged.
///
/// Source: chessprogramming wiki, Flipping Mirroring and Rotating.
#[inline(always)]
const fn files_as_ranks(set: u64) -> u64 {
    let set = exchanged::<7>(set, 0x00aa_00aa_00aa_00aa);
    let set = exchanged::<14>(set, 0x0000_cccc_0000_cccc);
    exchanged::<28>(set, 0x0000_0000_f0f0_f0f0)
}

/// Each bit of `low` exchanged with the one so many places higher.
#[inline(always)]
const fn exchanged<const PLACES: u32>(set: u64, low: u64) -> u64 {
    let different = (set ^ set >> PLACES) & low;
    set ^ different ^ different << PLACES
}

/// The first table's entry for the low four bits of each byte, OR the second's for the high four.
#[inline(always)]
fn by_halves<I: Isa>(isa: I, ranks: Bytes<I>, [low, high]: &Halves) -> Bytes<I> {
    let low = repeated(isa, low).swizzle_dyn_within_blocks(ranks & 15);
    low | repeated(isa, high).swizzle_dyn_within_blocks(ranks >> 4)
}
