//! Distances of columns of pairs of squares.
//!
//! One body for each piece (`metric`), and one loop over the columns for all of them. Columns too
//! short for the vectors of an instruction set go to smaller ones.

mod metric;

use crate::NONE;
use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::Motion;

/// Whether one of the two is not a square.
#[inline(always)]
pub(crate) const fn is_invalid(a: u8, b: u8) -> bool {
    (a | b) > 63
}

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
    let cpu = if out.len() < 64 { cpu.at_most_avx2() } else { cpu };
    let invalid = of_motion(cpu, motion, a, b, out)?;
    if invalid {
        mark_invalid(a, b, out);
    }
    Some(!invalid)
}

/// Writes NONE for the pairs with a square above 63.
#[cold]
#[inline(never)]
fn mark_invalid(a: &[u8], b: &[u8], out: &mut [u8]) {
    let mut pairs = a.iter().zip(b).zip(out);
    // One by one: bad squares are rare, and a vector loop is much more code.
    while let Some((_, out)) = pairs.find(|((a, b), _)| is_invalid(**a, **b)) {
        *out = NONE;
    }
}

for_each_cpu! {
    avx512:
    /// Writes some byte for every pair, and says whether a square is above 63.
    fn of_motion(motion: Motion, a: &[u8], b: &[u8], out: &mut [u8]) -> Option<bool> = pairs_of;
}

#[inline(always)]
fn pairs_of<I: Isa>(_: I, motion: Motion, a: &[u8], b: &[u8], out: &mut [u8]) -> Option<bool> {
    Some(match motion {
        Motion::King => widest::<I>(metric::king, a, b, out),
        Motion::Wazir => widest::<I>(metric::wazir, a, b, out),
        Motion::Knight => widest::<I>(metric::knight, a, b, out),
        Motion::Queen => widest::<I>(metric::queen, a, b, out),
        _ => return None,
    })
}

#[inline(always)]
fn widest<I: Isa>(
    metric: impl Fn(u8, u8) -> u8 + Copy,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> bool {
    if I::PARTS == 1
        && let Some(invalid) = vectors::<64>(metric, a, b, out)
    {
        return invalid;
    }
    if I::PARTS == 2
        && let Some(invalid) = vectors::<32>(metric, a, b, out)
    {
        return invalid;
    }
    plain(metric, a, b, out)
}

/// The kernel without an instruction set. Not inlined: it also does what is too short for others.
#[inline(never)]
fn plain(metric: impl Fn(u8, u8) -> u8 + Copy, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    vectors::<16>(metric, a, b, out).unwrap_or_else(|| few(metric, a, b, out))
}

/// The kernel for up to 15 pairs. Not inlined, to keep its registers out of [`plain`].
#[inline(never)]
fn few(metric: impl Fn(u8, u8) -> u8 + Copy, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    vectors::<8>(metric, a, b, out).or_else(|| vectors::<1>(metric, a, b, out)).unwrap_or_default()
}

/// Vectors of this number of bytes: first the last one, which overlaps the one before it, then the
/// others. `None` for columns shorter than a vector.
#[inline(always)]
fn vectors<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<bool> {
    // The squares joined by OR.
    let mut squares = [0; BYTES];
    // Byte after byte: inlined into a function for an instruction set this becomes vector code.
    let mut step = |a: &[u8; BYTES], b: &[u8; BYTES], out: &mut [u8; BYTES]| {
        for (((&a, &b), out), squares) in a.iter().zip(b).zip(out).zip(&mut squares) {
            *out = metric(a, b);
            *squares |= a | b;
        }
    };
    step(a.last_chunk()?, b.last_chunk()?, out.last_chunk_mut()?);
    // Without the last byte, so that a full last vector is not done twice.
    let ((_, a), (_, b), (_, out)) = (a.split_last()?, b.split_last()?, out.split_last_mut()?);
    let columns = a.as_chunks().0.iter().zip(b.as_chunks().0);
    // Two vectors an iteration, so that loop overhead and alignment matter little.
    let mut columns = columns.zip(out.as_chunks_mut().0);
    while let Some(((a, b), out)) = columns.next() {
        step(a, b, out);
        let Some(((a, b), out)) = columns.next() else {
            break;
        };
        step(a, b, out);
    }
    Some(any_invalid(&squares))
}

/// Whether a square is above 63. Eight at a time: LLVM vectorizes this.
#[inline(always)]
fn any_invalid<const BYTES: usize>(squares: &[u8; BYTES]) -> bool {
    let (words, bytes) = squares.as_chunks();
    let words = words.iter().fold(0, |all, &word| all | u64::from_ne_bytes(word));
    let bytes = bytes.iter().fold(0, |all, &byte| all | byte);
    words & 0xc0c0_c0c0_c0c0_c0c0 != 0 || is_invalid(bytes, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_and_queens_have_kernels() {
        let has = |motion| distances(Cpu::Plain, motion, &[], &[], &mut []).is_some();
        let motions = [Motion::King, Motion::Wazir, Motion::Knight, Motion::Queen, Motion::Rook];
        assert_eq!(motions.map(has), [true, true, true, true, false]);
    }
}
