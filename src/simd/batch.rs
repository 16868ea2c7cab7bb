//! Distances of columns of pairs.
//!
//! One body for each metric (`metric`), one way through the columns (`columns`), steps by hand where
//! the compiler makes slower ones (`pairs` of an instruction set). Columns too short for the vectors
//! of an instruction set go to smaller ones.

pub(super) mod columns;
pub(super) mod metric;

use super::each_cpu::for_each_cpu;
use super::isa::Isa;
use super::{Cpu, Motion};
use metric::{King, Knight, Metric, Queen, Wazir};

pub(crate) use metric::is_invalid;

/// Pairs between two tests of the squares, few enough for the columns to stay in a near cache.
const STRETCH: usize = 0x4000;

/// Writes the distance of every pair, NONE for pairs with a square above 63; false if there were
/// any. The columns have one length. `None` for motions without a kernel.
///
/// A stretch with such a pair is repaired afterwards. That costs nothing where there is none; a
/// branch in every vector would take a fifth of the speed.
#[inline]
pub(crate) fn distances(
    cpu: Cpu,
    motion: Motion,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<bool> {
    if out.len() <= STRETCH {
        stretch(cpu, motion, a, b, out)
    } else {
        many_stretches(cpu, motion, a, b, out)
    }
}

#[inline(never)]
fn many_stretches(cpu: Cpu, motion: Motion, a: &[u8], b: &[u8], out: &mut [u8]) -> Option<bool> {
    let mut valid = true;
    let columns = a.chunks(STRETCH).zip(b.chunks(STRETCH));
    for ((a, b), out) in columns.zip(out.chunks_mut(STRETCH)) {
        valid &= stretch(cpu, motion, a, b, out)?;
    }
    Some(valid)
}

#[inline(always)]
fn stretch(cpu: Cpu, motion: Motion, a: &[u8], b: &[u8], out: &mut [u8]) -> Option<bool> {
    Some(match motion {
        Motion::King => king(cpu, a, b, out),
        Motion::Wazir => wazir(cpu, a, b, out),
        Motion::Knight => knight(cpu, a, b, out),
        Motion::Queen => queen(cpu, a, b, out),
        _ => return None,
    })
}

for_each_cpu! {
    fn king(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs::<_, King>;
    fn wazir(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs::<_, Wazir>;
    fn knight(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs::<_, Knight>;
    fn queen(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = pairs::<_, Queen>;
}

/// A stretch of the columns. What is invalid is marked here and not by the caller, which so ends with
/// a jump.
#[inline(always)]
fn pairs<I: Isa, M: Metric>(isa: I, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    let invalid = isa.pairs::<M>(a, b, out);
    if invalid {
        columns::mark_invalid(a, b, out);
    }
    !invalid
}
