//! From the levels of all sources to bytes.

use core::hint::black_box;

use fearless_simd::prelude::{Bytes as _, *};

use super::Files;
use super::levels::each_file;
use super::tables::STARTS;
use crate::cpu::Isa;
use crate::kernels::Motion;
use crate::kernels::boards::{Boards, Bytes, bytes, equal, exchange, load, store};

/// Distances as bits: for each file of sources and each target, parities of the number of levels
/// with the target. Plane 0 counts all levels, plane 1 every second, plane 2 every fourth, plane 3
/// every eighth.
///
/// If level l of levels 0 to n - 1 is the first with a target, all later ones have it too. Then the
/// planes together are the number l ^ n; they are 0 for a target in no level.
pub(super) struct Planes<I: Isa> {
    isa: I,
    planes: [Files<I>; 4],
    /// The number of levels, in pairs.
    pub(super) pairs: usize,
}

/// The numbers below 16, again and again.
static NUMBERS: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut at = 0;
    while at < 64 {
        numbers[at] = (at % 16) as u8;
        at += 1;
    }
    numbers
};

const _: () = assert!(NUMBERS[0] == 0 && NUMBERS[15] == 15 && NUMBERS[48] == 0);

impl<I: Isa> Planes<I> {
    /// Only levels 0 and 1.
    #[inline(always)]
    pub(super) fn new(isa: I, [even, odd]: &[Files<I>; 2]) -> Self {
        // A barrier: an array of zeros would become a call of memset.
        let zero = [bytes(isa, black_box(0)); 8];
        let mut both = *even;
        each_file!(file => both[file] = even[file] ^ odd[file]);
        Self { isa, planes: [both, *odd, zero, zero], pairs: 1 }
    }

    /// Adds two levels.
    #[inline(always)]
    pub(super) fn add(&mut self, [even, odd]: &[Files<I>; 2]) {
        let [p0, p1, p2, p3] = &mut self.planes;
        each_file!(file => {
            p0[file] = p0[file] ^ even[file] ^ odd[file];
            p1[file] ^= odd[file];
        });
        if self.pairs % 2 == 1 {
            each_file!(file => p2[file] ^= odd[file]);
        }
        if self.pairs % 4 == 3 {
            each_file!(file => p3[file] ^= odd[file]);
        }
        self.pairs += 1;
    }

    /// A slide's start that cannot be entered is in level 1 only. If its number is that of the last
    /// level, the missing planes are added: then it has the number of level 1 and all later ones.
    #[inline(always)]
    pub(super) fn start_slides(&mut self, part: usize) {
        let [_, _, p2, p3] = &mut self.planes;
        let start = |file: usize| load(self.isa, &STARTS[file % 8], part);
        if self.pairs % 4 == 3 {
            each_file!(file => p2[file] |= start(file));
        }
        if matches!(self.pairs, 5 | 7) {
            each_file!(file => p3[file] |= start(file));
        }
    }

    /// Writes one part of all maps.
    #[inline(always)]
    pub(super) fn write(&self, motion: Motion, part: usize, maps: &mut [[u8; 64]; 64]) {
        let numbers = Readings::new(self.isa, motion, self.pairs, part);
        let ranks = maps.as_chunks_mut::<8>().0;
        // A barrier: LLVM would unroll this loop.
        for file in 0..black_box(8) {
            for (rank, nibbles) in self.ranks_of(file).into_iter().enumerate() {
                let (low, high) =
                    (numbers.distances(nibbles & 15), numbers.distances(nibbles >> 4));
                store::<I>(low, &mut ranks[rank % 8][file % 8], part);
                store::<I>(high, &mut ranks[(rank + 4) % 8][file % 8], part);
            }
        }
        // After 16 levels the number of distance 0 is 0, which means unreached, so these bytes are
        // written here.
        if self.pairs == 8 {
            for (square, map) in maps.iter_mut().enumerate() {
                map[square % 64] = 0;
            }
        }
    }

    /// The numbers of four bits for a file: of the ranks 0 and 4, 1 and 5, and so on.
    #[inline(always)]
    fn ranks_of(&self, file: usize) -> [Bytes<I>; 4] {
        let [p0, p1, p2, p3] =
            self.planes.each_ref().map(|plane| plane[file % 8].bitcast::<Boards<I>>());
        let [ones, twos] = [0x5555_5555_5555_5555, 0x3333_3333_3333_3333];
        let (even, odd) = exchange::<1, I>(ones, p0, p1);
        let (high_even, high_odd) = exchange::<1, I>(ones, p2, p3);
        let (r0, r2) = exchange::<2, I>(twos, even, high_even);
        let (r1, r3) = exchange::<2, I>(twos, odd, high_odd);
        [r0, r1, r2, r3].map(|rank| rank.to_bytes())
    }
}

/// Turns the planes into distances.
struct Readings<I: Isa> {
    isa: I,
    /// The change of the first level by the number of levels.
    changed: Bytes<I>,
    /// The level of distance 0.
    first: Bytes<I>,
    /// The number of a start that cannot be entered: it is in one level only.
    start: Bytes<I>,
    /// The distance of each number.
    distances: Bytes<I>,
}

impl<I: Isa> Readings<I> {
    #[inline(always)]
    fn new(isa: I, motion: Motion, pairs: usize, part: usize) -> Self {
        let numbers = load(isa, &NUMBERS, part);
        let first = if motion.is_jump() { 0 } else { 1 };
        // With all 16 levels this number is that of a distance, and every start is written
        // separately.
        let start = match (motion.is_jump(), pairs) {
            (_, 8) => 16,
            (true, _) => 1,
            // Otherwise it has the number of level 1, like other squares.
            (false, _) if pairs % 2 == 1 => 16,
            (false, _) => 3,
        };
        let mut all = Self {
            isa,
            changed: bytes(isa, (2 * pairs as u8) & 15),
            first: bytes(isa, first),
            start: bytes(isa, start),
            distances: numbers,
        };
        all.distances = all.counted(numbers);
        all
    }

    /// Distances from numbers below 16.
    #[inline(always)]
    fn counted(&self, numbers: Bytes<I>) -> Bytes<I> {
        let nowhere = equal::<I>(numbers, bytes(self.isa, 0));
        let levels = (numbers ^ self.changed) - self.first;
        (levels | nowhere) & !equal::<I>(numbers, self.start)
    }

    /// The same, looked up where an instruction does that.
    #[inline(always)]
    fn distances(&self, numbers: Bytes<I>) -> Bytes<I> {
        if I::LOOKS_UP {
            self.distances.swizzle_dyn_within_blocks(numbers)
        } else {
            self.counted(numbers)
        }
    }
}
