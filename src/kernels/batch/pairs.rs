//! The loop over columns of pairs, which is common to all kernels.

use super::metric::{Metric, is_invalid};
use crate::NONE;

/// Writes NONE for the pairs with a square above 63.
#[cold]
#[inline(never)]
pub(super) fn mark_invalid(a: &[u8], b: &[u8], out: &mut [u8]) {
    let mut pairs = a.iter().zip(b).zip(out);
    // One by one: bad squares are rare, and a vector loop is much more code.
    while let Some((_, out)) = pairs.find(|((a, b), _)| is_invalid(**a, **b)) {
        *out = NONE;
    }
}

/// The kernel for vectors of this number of bytes: first the last vector, which overlaps the one
/// before it, then the others. Another kernel takes columns shorter than a vector.
///
/// A step writes a vector of distances, and joins its squares by OR with those seen before.
#[inline(always)]
pub(super) fn vectors<const BYTES: usize>(
    step: impl Fn(&[u8; BYTES], &[u8; BYTES], &mut [u8; BYTES], &mut [u8; BYTES]),
    shorter: impl Fn(&[u8], &[u8], &mut [u8]) -> bool,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> bool {
    let mut squares = [0; BYTES];
    let (Some(last_a), Some(last_b), Some(last_out)) =
        (a.last_chunk(), b.last_chunk(), out.last_chunk_mut())
    else {
        return shorter(a, b, out);
    };
    step(last_a, last_b, last_out, &mut squares);
    // Without the last byte, so that a full last vector is not done twice.
    let (Some((_, a)), Some((_, b)), Some((_, out))) =
        (a.split_last(), b.split_last(), out.split_last_mut())
    else {
        return false;
    };
    let columns = a.as_chunks().0.iter().zip(b.as_chunks().0);
    // Two vectors an iteration, so that loop overhead and alignment matter little.
    let mut columns = columns.zip(out.as_chunks_mut().0);
    while let Some(((a, b), out)) = columns.next() {
        step(a, b, out, &mut squares);
        let Some(((a, b), out)) = columns.next() else {
            break;
        };
        step(a, b, out, &mut squares);
    }
    any_invalid(&squares)
}

/// The kernel without an instruction set. Not inlined: it also does what is too short for others.
#[inline(never)]
pub(super) fn plain<M: Metric>(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| few(M::of, a, b, out);
    vectors::<16>(bytewise(M::of), shorter, a, b, out)
}

/// A step of a metric, byte after byte. Inlined into a function for an instruction set it becomes
/// vector code.
#[inline(always)]
pub(super) fn bytewise<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8,
) -> impl Fn(&[u8; BYTES], &[u8; BYTES], &mut [u8; BYTES], &mut [u8; BYTES]) {
    move |a, b, out, squares| {
        for (((&a, &b), out), squares) in a.iter().zip(b).zip(out).zip(squares) {
            *out = metric(a, b);
            *squares |= a | b;
        }
    }
}

/// The kernel for up to 15 pairs: two halves of such a vector that overlap, or two quarters, or
/// byte after byte.
#[inline(always)]
fn few(metric: impl Fn(u8, u8) -> u8 + Copy, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
    both_ends(bytewise::<8>(metric), a, b, out)
        .or_else(|| both_ends(bytewise::<4>(metric), a, b, out))
        .unwrap_or_else(|| {
            let mut squares = 0;
            for ((&a, &b), out) in a.iter().zip(b).zip(out).take(3) {
                *out = metric(a, b);
                squares |= a | b;
            }
            is_invalid(squares, 0)
        })
}

#[inline(always)]
fn both_ends<const BYTES: usize>(
    step: impl Fn(&[u8; BYTES], &[u8; BYTES], &mut [u8; BYTES], &mut [u8; BYTES]),
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<bool> {
    let mut squares = [0; BYTES];
    step(a.first_chunk()?, b.first_chunk()?, out.first_chunk_mut()?, &mut squares);
    step(a.last_chunk()?, b.last_chunk()?, out.last_chunk_mut()?, &mut squares);
    Some(any_invalid(&squares))
}

/// Whether a square is above 63. Eight at a time: LLVM vectorizes this.
#[inline(always)]
pub(super) fn any_invalid<const BYTES: usize>(squares: &[u8; BYTES]) -> bool {
    let (words, bytes) = squares.as_chunks();
    let words = words.iter().fold(0, |all, &word| all | u64::from_ne_bytes(word));
    let bytes = bytes.iter().fold(0, |all, &byte| all | byte);
    words & 0xc0c0_c0c0_c0c0_c0c0 != 0 || is_invalid(bytes, 0)
}

#[cfg(test)]
mod tests {
    use std::vec;

    use super::*;

    /// Kernels get columns of equal length. From others they may process any part, and write no
    /// more than the output.
    #[test]
    fn columns_of_any_lengths() {
        let exclusive = |a: u8, b: u8| a ^ b;
        let lengths = [0, 1, 3, 4, 7, 8, 15, 16, 17, 33];
        for number in crate::test_boards::one_of(37, 0..1000_usize) {
            let places = [number / 100, number / 10 % 10, number % 10];
            let [a, b, pairs] = places.map(|place| lengths[place]);
            let same = a == b && b == pairs;
            let (a, b, mut out) = (vec![1; a], vec![2; b], vec![9; pairs]);
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| few(exclusive, a, b, out);
            assert!(!vectors(bytewise::<16>(exclusive), shorter, &a, &b, &mut out));
            let written = out.iter().filter(|&&byte| byte == 3).count();
            let unchanged = out.iter().filter(|&&byte| byte == 9).count();
            assert_eq!(written + unchanged, pairs);
            assert!(!same || unchanged == 0, "{pairs}");
        }
    }
}
