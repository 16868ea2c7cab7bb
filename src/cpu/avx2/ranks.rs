//! A board of any size in one register: AVX2.

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use super::Bytes32;
use crate::cpu::boards::Boards;
use crate::cpu::{Avx2, with_avx2};

use crate::cpu::lanes::{Lanes, LookUp};
use crate::cpu::ranks::{Movable, Numbers, Ranks, Task, joined, low};
use crate::cpu::register::Register;
use crate::cpu::words::Words;

/// 16 ranks of 16 bits.
#[derive(Clone, Copy)]
pub(crate) struct SixteenRanks(Bytes32);

/// The positions of eight ranks: ranks 0, 2, 4 and 6 in the lower halves of four 32-bit lanes, the
/// others in the upper halves.
struct Places {
    /// The byte in which each rank begins, for all four bytes of a lane.
    lower_bytes: [u8; 16],
    upper_bytes: [u8; 16],
    /// The shifts of the lanes: down to the lower half, and up to the upper half.
    down: [u8; 16],
    up: [u8; 16],
}

/// For boards of 1 to 16 files.
static PLACES: [Places; 16] = {
    let mut all = [const {
        Places { lower_bytes: [0; 16], upper_bytes: [0; 16], down: [0; 16], up: [0; 16] }
    }; 16];
    let mut at = 0;
    while at < 64 {
        let (files, pair) = (at / 4 + 1, at % 4);
        let (lower, upper) = (2 * pair * files, (2 * pair + 1) * files);
        let places = &mut all[at / 4];
        places.down[4 * pair] = (lower % 8) as u8;
        places.up[4 * pair] = (16 - upper % 8) as u8;
        let mut byte = 0;
        while byte < 4 {
            places.lower_bytes[4 * pair + byte] = (lower / 8 + byte) as u8;
            places.upper_bytes[4 * pair + byte] = (upper / 8 + byte) as u8;
            byte += 1;
        }
        at += 1;
    }
    all
};

// Ranks of 16 bits begin in bytes of their own. With 9 files rank 2 begins at bit 18, rank 3 at 27.
const _: () = {
    let (nine, last) = (&PLACES[8], &PLACES[15]);
    assert!(nine.lower_bytes[4] == 2 && nine.upper_bytes[4] == 3);
    assert!(nine.down[4] == 2 && nine.up[4] == 16 - 3);
    assert!(last.upper_bytes[12] == 14 && last.down[12] == 0 && last.up[12] == 16);
};

impl Movable for SixteenRanks {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    fn east(self, files: u32) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let files = _mm_cvtsi32_si128(files as i32);
            Self(Bytes32(_mm256_sll_epi16(self.0.0, files)))
        }
    }

    #[inline(always)]
    fn west(self, files: u32) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let files = _mm_cvtsi32_si128(files as i32);
            Self(Bytes32(_mm256_srl_epi16(self.0.0, files)))
        }
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let ranks = self.0.0;
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let low_half = _mm256_permute2x128_si256::<0x08>(ranks, ranks);
            Self(Bytes32(match N {
                1 => _mm256_alignr_epi8::<14>(ranks, low_half),
                2 => _mm256_alignr_epi8::<12>(ranks, low_half),
                4 => _mm256_alignr_epi8::<8>(ranks, low_half),
                _ => low_half,
            }))
        }
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let ranks = self.0.0;
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe {
            let high_half = _mm256_permute2x128_si256::<0x81>(ranks, ranks);
            Self(Bytes32(match N {
                1 => _mm256_alignr_epi8::<2>(high_half, ranks),
                2 => _mm256_alignr_epi8::<4>(high_half, ranks),
                4 => _mm256_alignr_epi8::<8>(high_half, ranks),
                _ => high_half,
            }))
        }
    }
}

impl Ranks for SixteenRanks {
    type Proof = Avx2;

    #[inline(always)]
    fn new(proof: Avx2, words: [u64; 4]) -> Self {
        Self(Words::new(proof, words))
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        self.0.words()
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: a register exists only where the processor has its instructions.
        Self(Bytes32(unsafe { _mm256_andnot_si256(other.0.0, self.0.0) }))
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        // SAFETY: a register exists only where the processor has its instructions.
        unsafe { _mm256_testz_si256(self.0.0, self.0.0) != 0 }
    }

    #[inline(always)]
    fn outlined<T: Task>(_: Avx2, task: T) -> T::Output {
        with_avx2! {
            #[inline(never)]
            fn avx2<T: Task>(task: T) -> T::Output {
                task.run()
            }
        }
        // SAFETY: the proof says that the processor has the instruction sets of `with_avx2`.
        unsafe { avx2(task) }
    }

    /// Not a function with the feature, which the compiler would not always inline. The lower eight
    /// and the upper eight ranks begin in separate bytes.
    #[inline(always)]
    fn spread(proof: Avx2, squares: &[u64; 4], files: u32) -> Self {
        let files = files.clamp(1, 16);
        let places = &PLACES[files as usize - 1];
        let lower_bytes = Bytes32::repeated(proof, &places.lower_bytes);
        let upper_bytes = Bytes32::repeated(proof, &places.upper_bytes);
        let down = Bytes32::repeated(proof, &places.down);
        let up = Bytes32::repeated(proof, &places.up);
        let bytes = squares.as_ptr().cast::<u8>();
        // SAFETY: the proof says that the processor has AVX2; `files` is at most 16, so that the 16
        // bytes from byte `files` on are among the 32.
        let ranks = unsafe {
            let upper = bytes.add(files as usize).cast();
            let ranks = Bytes32(_mm256_loadu2_m128i(upper, bytes.cast()));
            let lower = _mm256_srlv_epi32(ranks.look_up(lower_bytes).0, down.0);
            let upper = _mm256_sllv_epi32(ranks.look_up(upper_bytes).0, up.0);
            Bytes32(_mm256_blend_epi16::<0b1010_1010>(lower, upper))
        };
        Self(ranks & Bytes32::splat_word(proof, low(files)))
    }

    #[inline(always)]
    fn gather(self, files: u32) -> [u64; 4] {
        // SAFETY: a register exists only where the processor has AVX2, and then it has BMI2.
        let together = |ranks| unsafe { _pext_u64(ranks, low(files)) };
        joined(self.words().map(together), files)
    }

    #[inline(always)]
    fn write_numbers(
        proof: Avx2,
        bits: [Self; 4],
        room: &mut MaybeUninit<Numbers>,
    ) -> &mut Numbers {
        let maps = room.as_mut_ptr().cast();
        // SAFETY: the room is the four maps of a register, and they are written.
        unsafe {
            Bytes32::write_maps(proof, bits.map(|bits| bits.0), false, maps);
            room.assume_init_mut()
        }
    }
}
