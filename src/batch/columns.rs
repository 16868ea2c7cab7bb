//! The way through the columns: what is common to all kernels.

use super::metric::is_invalid;
use crate::NONE;

/// Pairs between two looks at the squares: the columns are then still in the first-level cache.
const STRETCH: usize = 8192;

/// Goes through all three columns with a kernel, which writes some byte for every pair and
/// returns all squares together, joined by OR. Pairs with a square above 63 get NONE; false if
/// there was one.
///
/// A stretch with such a pair is gone over again. That costs nothing where there is none, and a
/// check inside the vectors would cost a fifth of their speed.
#[inline]
pub(super) fn stretches(
    kernel: impl Fn(&[u8], &[u8], &mut [u8]) -> u8,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> bool {
    let columns = a.chunks(STRETCH).zip(b.chunks(STRETCH));
    let mut valid = true;
    for ((a, b), out) in columns.zip(out.chunks_mut(STRETCH)) {
        let pairs = a.len().min(b.len()).min(out.len());
        let (Some(a), Some(b), Some(out)) = (a.get(..pairs), b.get(..pairs), out.get_mut(..pairs))
        else {
            break;
        };
        if is_invalid(kernel(a, b, out), 0) {
            valid = false;
            for ((&a, &b), out) in a.iter().zip(b).zip(out) {
                *out |= if is_invalid(a, b) { NONE } else { 0 };
            }
        }
    }
    valid
}

/// The kernel of a metric: whole vectors of so many bytes, and for the rest one vector that
/// overlaps the last. Inlined into a function with an instruction set, the loops become its
/// vector code.
#[inline(always)]
pub(super) fn vectors<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8 + Copy,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> u8 {
    let (whole_a, whole_b) = (a.as_chunks::<BYTES>().0, b.as_chunks::<BYTES>().0);
    let whole_out = out.as_chunks_mut::<BYTES>().0;
    if whole_out.is_empty() {
        return few::<BYTES>(metric, a, b, out);
    }
    let mut squares = 0;
    let pairs = whole_a.as_flattened().iter().zip(whole_b.as_flattened());
    for ((&a, &b), out) in pairs.zip(whole_out.as_flattened_mut()) {
        *out = metric(a, b);
        squares |= a | b;
    }
    if !out.len().is_multiple_of(BYTES)
        && let (Some(a), Some(b), Some(out)) =
            (a.last_chunk(), b.last_chunk(), out.last_chunk_mut())
    {
        squares |= vector::<BYTES>(metric, a, b, out);
    }
    squares
}

/// Less than a vector: two halves of it that overlap, or two quarters, and so on.
#[inline(always)]
fn few<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8 + Copy,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> u8 {
    let larger = match BYTES {
        64 => both_ends::<32>(metric, a, b, out).or_else(|| both_ends::<16>(metric, a, b, out)),
        32 => both_ends::<16>(metric, a, b, out),
        _ => None,
    };
    larger
        .or_else(|| both_ends::<8>(metric, a, b, out))
        .or_else(|| both_ends::<4>(metric, a, b, out))
        .or_else(|| both_ends::<2>(metric, a, b, out))
        .or_else(|| both_ends::<1>(metric, a, b, out))
        .unwrap_or(0)
}

#[inline(always)]
fn both_ends<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8 + Copy,
    a: &[u8],
    b: &[u8],
    out: &mut [u8],
) -> Option<u8> {
    let first = vector::<BYTES>(
        metric,
        a.first_chunk()?,
        b.first_chunk()?,
        out.first_chunk_mut()?,
    );
    let last = vector::<BYTES>(
        metric,
        a.last_chunk()?,
        b.last_chunk()?,
        out.last_chunk_mut()?,
    );
    Some(first | last)
}

#[inline(always)]
fn vector<const BYTES: usize>(
    metric: impl Fn(u8, u8) -> u8,
    a: &[u8; BYTES],
    b: &[u8; BYTES],
    out: &mut [u8; BYTES],
) -> u8 {
    let mut squares = 0;
    for ((&a, &b), out) in a.iter().zip(b).zip(out) {
        *out = metric(a, b);
        squares |= a | b;
    }
    squares
}
