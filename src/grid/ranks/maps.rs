//! The bytes of maps on boards of any size.

use core::hint::black_box;

use fearless_simd::prelude::*;

use super::Ranks;
use crate::cpu::Isa;
use crate::kernels::boards::{Boards, write_maps};

/// A byte for each square of 16 ranks and files.
type Numbers = [[u8; 16]; 16];

/// Writes the bytes of a map on a board of `files` files, from four bit planes or from eight, the
/// lowest first, and the squares that get 255. Four planes have no distance above 14. One copy for
/// all maps.
#[inline(always)]
pub(in crate::grid) fn write_map<I: Isa>(
    isa: I,
    planes: &[Ranks<I>],
    none: Ranks<I>,
    files: u32,
    out: &mut [u8],
) {
    isa.outlined(
        #[inline(always)]
        move || {
            // A barrier: an array of zeros would become a call of memset.
            let mut near = [black_box([0; 16]); 16];
            let (fours, _) = planes.as_chunks::<4>();
            let [low, rest @ ..] = fours else { return };
            write_numbers(isa, low, none, &mut near);
            if let [high, ..] = rest {
                let mut far = [black_box([0; 16]); 16];
                write_numbers(isa, high, none, &mut far);
                for (near, far) in near.as_flattened_mut().iter_mut().zip(far.as_flattened()) {
                    *near = (*near & 15) + (*far << 4);
                }
            }
            // Opaque: the compiler would make sixteen copies of the loop.
            let ranks = black_box(&near);
            write_ranks(files, out, |rank| u128::from_le_bytes(ranks[rank & 15]));
        },
    );
}

/// Writes a byte for each square from the four bits of its number, 0 to 14 or 15 for 255, and for
/// `none`.
#[inline(always)]
fn write_numbers<I: Isa>(isa: I, bits: &[Ranks<I>; 4], none: Ranks<I>, out: &mut Numbers) {
    // Four ranks are a board of 64 squares.
    let parts = out.as_flattened_mut().chunks_exact_mut(64 * I::ROWS);
    for (part, out) in parts.enumerate() {
        let part = |set: Ranks<I>| {
            let words = set.words();
            Boards::<I>::from_fn(isa, |row| words[(part * I::ROWS + row) % 4])
        };
        let [a, b, c, d] = *bits;
        let bits = [a.or(none), b.or(none), c.or(none), d.or(none)];
        write_maps(isa, bits.map(part), out);
    }
}

/// Writes ranks of 16 bytes, the first file lowest, as ranks of `files` bytes.
#[inline(always)]
pub(in crate::grid) fn write_ranks(files: u32, out: &mut [u8], rank: impl Fn(usize) -> u128) {
    let files = files as usize;
    let mut rest = out;
    // Opaque: the compiler would make sixteen copies of the loop.
    for at in 0..black_box(16) {
        if rest.len() < files {
            return;
        }
        let rank = rank(at);
        if let Some(sixteen) = rest.first_chunk_mut() {
            // The next rank overwrites the bytes after this one.
            *sixteen = rank.to_le_bytes();
        } else if let Some(end) = rest.get_mut(..files) {
            write_end(rank, end);
        }
        rest = rest.get_mut(files..).unwrap_or_default();
    }
}

/// The first bytes of a rank.
#[inline(always)]
fn write_end(rank: u128, out: &mut [u8]) {
    let shift = 8 * (out.len() as u32).saturating_sub(8);
    if let Some(last) = out.last_chunk_mut() {
        *last = ((rank >> (shift & 127)) as u64).to_le_bytes();
    }
    if let Some(first) = out.first_chunk_mut() {
        *first = (rank as u64).to_le_bytes();
        return;
    }
    for (at, byte) in out.iter_mut().enumerate() {
        *byte = (rank >> ((8 * at) & 127)) as u8;
    }
}
