//! The tables of king and wazir on the board of 16x16 squares, where the ranks of a map are
//! registers side by side: 64 KB, written as fast as the cache takes them.
//!
//! The distances of ranks stay in registers for the 16 maps of a rank, and a map costs one more
//! load. Cut out of a pattern, as on boards of all sizes, every 16 bytes are a load and a store,
//! and one store in four goes over the end of a cache line.

use core::arch::x86_64::*;

use super::{Avx2, Avx512};
use crate::other_boards::STEPS;

/// All 16 bytes of a row are the distance from 15 to its index.
static ROWS: [[u8; 16]; 32] = {
    let mut rows = [[0; 16]; 32];
    let mut row = 0;
    while row < 32 {
        rows[row] = [STEPS[row]; 16];
        row += 1;
    }
    rows
};

/// From a file to all files.
#[inline(always)]
fn files(file: usize) -> Option<&'static [u8; 16]> {
    STEPS.get(15 - (file & 15)..)?.first_chunk()
}

/// From a rank to all ranks, each 16 times.
#[inline(always)]
fn ranks(rank: usize) -> Option<&'static [[u8; 16]; 16]> {
    ROWS.get(15 - (rank & 15)..)?.first_chunk()
}

macro_rules! kernel {
    ($name:ident, $proof:ty, $features:literal, $bytes:literal: $zero:ident $load:ident $store:ident $max:ident $add:ident, |$sixteen:ident| $repeated:expr) => {
        /// The table of a king, or of a wazir: the greater of two distances, or their sum.
        pub(super) fn $name(_: $proof, wazir: bool, maps: &mut [[u8; 256]; 256]) {
            #[target_feature(enable = $features)]
            fn fill<const WAZIR: bool>(maps: &mut [[u8; 256]; 256]) {
                for (rank, maps) in maps.as_chunks_mut::<16>().0.iter_mut().enumerate() {
                    // Both are there, which spares a check of each number.
                    let Some(ranks) = ranks(rank) else { return };
                    let mut rows = [$zero(); 256 / $bytes];
                    for (row, ranks) in rows.iter_mut().zip(ranks.as_chunks::<{ $bytes / 16 }>().0)
                    {
                        // SAFETY: so many ranks have the bytes that are read.
                        *row = unsafe { $load(ranks.as_ptr().cast()) };
                    }
                    for (file, map) in maps.iter_mut().enumerate() {
                        let Some(files) = files(file) else { return };
                        // SAFETY: the files are 16 bytes.
                        let $sixteen = unsafe { _mm_loadu_si128(files.as_ptr().cast()) };
                        let files = $repeated;
                        let places = map.as_chunks_mut::<$bytes>().0;
                        for (place, ranks) in places.iter_mut().zip(rows) {
                            let distances = if WAZIR {
                                $add(files, ranks)
                            } else {
                                $max(files, ranks)
                            };
                            // SAFETY: the place has the bytes that are written.
                            unsafe { $store(place.as_mut_ptr().cast(), distances) };
                        }
                    }
                }
            }
            // SAFETY: the proof says that the processor has these instruction sets.
            unsafe {
                if wazir {
                    fill::<true>(maps);
                } else {
                    fill::<false>(maps);
                }
            }
        }
    };
}

kernel!(avx512, Avx512, "avx512f,avx512bw", 64:
    _mm512_setzero_si512 _mm512_loadu_si512 _mm512_storeu_si512 _mm512_max_epu8 _mm512_add_epi8,
    |sixteen| _mm512_broadcast_i32x4(sixteen));
kernel!(avx2, Avx2, "avx2", 32:
    _mm256_setzero_si256 _mm256_loadu_si256 _mm256_storeu_si256 _mm256_max_epu8 _mm256_add_epi8,
    |sixteen| _mm256_broadcastsi128_si256(sixteen));
