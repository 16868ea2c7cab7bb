//! Distances of columns of pairs.
//!
//! One body for each metric (`metric`), compiled for every instruction set, and one way through the
//! columns (`pairs`). Columns too short for the vectors of an instruction set go to smaller ones.

mod metric;
mod pairs;

use crate::cpu::{Cpu, Isa, for_each_cpu};
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
    avx2:
    fn king(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs_of::<_, King>;
    fn wazir(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs_of::<_, Wazir>;
    fn knight(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs_of::<_, Knight>;
    fn queen(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs_of::<_, Queen>;
}

/// Some byte for every pair of two columns, and whether a square is above 63.
#[inline(always)]
fn pairs_of<I: Isa, M: Metric>(_: I, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    match I::PARTS {
        1 => pairs::vectors::<64>(pairs::bytewise(M::of), pairs::plain::<M>, a, b, out),
        2 => pairs::vectors::<32>(pairs::bytewise(M::of), pairs::plain::<M>, a, b, out),
        _ => pairs::plain::<M>(a, b, out),
    }
}
