//! Distances of columns of pairs.
//!
//! One body for each metric (`metric`), one way through the columns (`pairs`), steps by hand
//! for AVX-512, whose look-ups take a third of the time of a knight's arithmetic. Columns too short
//! for the vectors of an instruction set go to smaller ones.

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[allow(unsafe_code)]
mod avx512;
mod metric;
mod pairs;

use crate::cpu::{Cpu, for_each_cpu};
use crate::kernels::Motion;
use metric::{King, Knight, Metric, Queen, Wazir};

pub(crate) use metric::is_invalid;

/// Writes the distance of every pair, NONE for pairs with a square above 63; false if there were
/// any. The columns have one length. `None` for motions without a kernel.
///
/// Such pairs are repaired afterwards. That costs nothing where there is none, but a branch
/// in every vector would slow all of them down.
#[inline]
pub(crate) fn distances(
    cpu: Cpu,
    motion: Motion,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<bool> {
    let invalid = match motion {
        Motion::King => king(cpu, a, b, out),
        Motion::Wazir => wazir(cpu, a, b, out),
        Motion::Knight => knight(cpu, a, b, out),
        Motion::Queen => queen(cpu, a, b, out),
        _ => return None,
    };
    if invalid {
        pairs::mark_invalid(a, b, out);
    }
    Some(!invalid)
}

for_each_cpu! {
    fn king(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Kernel::pairs::<King>;
    fn wazir(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Kernel::pairs::<Wazir>;
    fn knight(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Kernel::pairs::<Knight>;
    fn queen(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Kernel::pairs::<Queen>;
}

/// The kernel of an instruction set.
trait Kernel {
    /// Some byte for every pair of two columns, and whether a square is above 63.
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool;
}

impl Kernel for () {
    #[inline(always)]
    fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
        pairs::plain::<M>(a, b, out)
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64 {
    use super::{Kernel, Metric, avx512, pairs};
    use crate::cpu::{Avx2, Avx512};

    impl Kernel for Avx2 {
        #[inline(always)]
        fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            pairs::vectors::<32>(pairs::bytewise(M::of), pairs::plain::<M>, a, b, out)
        }
    }

    impl Kernel for Avx512 {
        #[inline(always)]
        fn pairs<M: Metric>(self, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let step = avx512::step::<M>(self);
            pairs::vectors::<64>(step, avx512::masked::<M>(self), a, b, out)
        }
    }
}
