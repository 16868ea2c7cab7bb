//! Distances of columns of pairs: every metric once for every instruction set. Columns too short
//! for its vectors go to the next smaller one.
//!
//! One body per metric (`metric`), one way through the columns (`columns`), steps by hand where
//! the compiler makes slower ones (`pairs` of an instruction set).
#![allow(unsafe_code)]

pub(super) mod columns;
mod metric;

#[cfg(target_arch = "x86_64")]
use super::isa::{avx2, avx512};
use super::{Cpu, Motion};
use columns::{Kernel, bytewise, few, stretches, vectors};

pub(crate) use metric::is_invalid;

/// Writes the distance of every pair, NONE for pairs with a square above 63; false if there were
/// any. The columns have one length. `None` for motions without a kernel.
#[inline]
pub(crate) fn distances(
    cpu: Cpu,
    motion: Motion,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<bool> {
    Some(stretches(kernel(cpu, motion)?, a, b, out))
}

macro_rules! kernels {
    ($($metric:ident: $plain:ident, $avx2:ident, $avx512:ident;)*) => {$(
        fn $plain(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| few(metric::$metric, a, b, out);
            vectors::<16>(bytewise(metric::$metric), shorter, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        fn $avx2(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let step = |a: &_, b: &_, out: &mut _, squares: &mut _| {
                avx2::pairs::$metric(a, b, out, squares);
            };
            vectors::<32>(step, $plain, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512bw,avx512vl,avx512vbmi")]
        fn $avx512(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let step = |a: &_, b: &_, out: &mut _, squares: &mut _| {
                avx512::pairs::$metric(a, b, out, squares);
            };
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| avx512::pairs::masked(step, a, b, out);
            vectors::<64>(step, shorter, a, b, out)
        }
        #[inline]
        fn $metric(cpu: Cpu) -> Kernel {
            // SAFETY: the value of `cpu` proves that the processor has the instruction set.
            unsafe {
                match cpu {
                    #[cfg(target_arch = "x86_64")]
                    Cpu::Avx512(_) => Kernel::new($avx512),
                    #[cfg(target_arch = "x86_64")]
                    Cpu::Avx2(_) => Kernel::new($avx2),
                    _ => Kernel::new($plain),
                }
            }
        }
    )*};
}

kernels! {
    king: king_plain, king_avx2, king_avx512;
    wazir: wazir_plain, wazir_avx2, wazir_avx512;
    knight: knight_plain, knight_avx2, knight_avx512;
    queen: queen_plain, queen_avx2, queen_avx512;
}

/// A kernel for the widest vectors of the processor.
#[inline]
pub(crate) fn kernel(cpu: Cpu, motion: Motion) -> Option<Kernel> {
    match motion {
        Motion::King => Some(king(cpu)),
        Motion::Wazir => Some(wazir(cpu)),
        Motion::Knight => Some(knight(cpu)),
        Motion::Queen => Some(queen(cpu)),
        _ => None,
    }
}
