//! Distances of columns of pairs.
//!
//! One body for each metric (`metric`), one way through the columns (`columns`), steps by hand
//! where the compiler makes slower ones (`pairs` of an instruction set). Columns too short for the
//! vectors of an instruction set go to smaller ones.

pub(super) mod columns;
pub(super) mod metric;

use super::each_cpu::for_each_cpu;
use super::isa::Isa;
use super::{Cpu, Motion};
use metric::{King, Knight, Queen, Wazir};

pub(crate) use metric::is_invalid;

/// Writes the distance of every pair, NONE for pairs with a square above 63; false if there were
/// any. The columns have one length. `None` for motions without a kernel.
///
/// Such pairs are repaired afterwards. That costs nothing where there is none; a branch in every
/// vector would take a fifth of the speed.
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
        Motion::Bishop
        | Motion::Rook
        | Motion::Archbishop
        | Motion::Chancellor
        | Motion::Amazon => return None,
    };
    if invalid {
        columns::mark_invalid(a, b, out);
    }
    Some(!invalid)
}

for_each_cpu! {
    fn king(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Isa::pairs::<King>;
    fn wazir(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Isa::pairs::<Wazir>;
    fn knight(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Isa::pairs::<Knight>;
    fn queen(a: &[u8], b: &[u8], out: &mut [u8]) -> bool = Isa::pairs::<Queen>;
}
