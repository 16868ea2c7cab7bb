//! Distances of columns of pairs: every metric once for every instruction set. Columns too short
//! for its vectors go to the next smaller one.
//!
//! One body per metric (`metric`), one way through the columns (`columns`), steps by hand where
//! the compiler makes slower ones (`avx2`, `avx512`).
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod columns;
mod metric;

#[cfg(target_arch = "x86_64")]
use super::{Avx2, Avx512};
use crate::Piece;
use columns::{bytewise, few, vectors};

pub(crate) use columns::{Kernel, stretches};
pub(crate) use metric::is_invalid;

/// The metrics for which there are kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Metric {
    King,
    Wazir,
    Knight,
}

impl Metric {
    #[inline]
    pub(crate) const fn of(piece: Piece) -> Option<Self> {
        match piece {
            Piece::King => Some(Self::King),
            Piece::Wazir => Some(Self::Wazir),
            Piece::Knight => Some(Self::Knight),
            _ => None,
        }
    }
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
                avx2::$metric(a, b, out, squares);
            };
            vectors::<32>(step, $plain, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512bw,avx512vl,avx512vbmi")]
        fn $avx512(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let step = |a: &_, b: &_, out: &mut _, squares: &mut _| {
                avx512::$metric(a, b, out, squares);
            };
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| avx512::masked(step, a, b, out);
            vectors::<64>(step, shorter, a, b, out)
        }
    )*};
}

kernels! {
    king: king_plain, king_avx2, king_avx512;
    wazir: wazir_plain, wazir_avx2, wazir_avx512;
    knight: knight_plain, knight_avx2, knight_avx512;
}

#[inline]
pub(super) fn plain(metric: Metric) -> Kernel {
    // SAFETY: these functions are for every processor.
    unsafe {
        Kernel::new(match metric {
            Metric::King => king_plain,
            Metric::Wazir => wazir_plain,
            Metric::Knight => knight_plain,
        })
    }
}

#[cfg(target_arch = "x86_64")]
#[inline]
pub(super) fn avx2(_: Avx2, metric: Metric) -> Kernel {
    // SAFETY: the value proves that the processor has the instruction set.
    unsafe {
        Kernel::new(match metric {
            Metric::King => king_avx2,
            Metric::Wazir => wazir_avx2,
            Metric::Knight => knight_avx2,
        })
    }
}

#[cfg(target_arch = "x86_64")]
#[inline]
pub(super) fn avx512(_: Avx512, metric: Metric) -> Kernel {
    // SAFETY: the value proves that the processor has the instruction sets.
    unsafe {
        Kernel::new(match metric {
            Metric::King => king_avx512,
            Metric::Wazir => wazir_avx512,
            Metric::Knight => knight_avx512,
        })
    }
}
