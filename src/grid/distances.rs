//! The distances of a map: bit planes while a search counts, and then bytes.

use core::hint::black_box;

use fearless_simd::prelude::*;

use super::ranks::{Layout, Ranks};
use crate::board::distance_map::LARGEST;
use crate::cpu::Isa;
use crate::kernels::BITS;
use crate::kernels::boards::{Boards, write_maps};

/// Bit planes: the squares whose distance has bit 0, bit 1 and so on.
pub(super) struct Distances<I: Isa> {
    // Fields of their own: an array would be written to memory at each ring.
    bit0: Ranks<I>,
    bit1: Ranks<I>,
    bit2: Ranks<I>,
    bit3: Ranks<I>,
    /// Bits 4 to 7.
    far: [Ranks<I>; 4],
    largest: u32,
}

impl<I: Isa> Distances<I> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<I>) -> Self {
        let none = layout.none();
        Self {
            bit0: none,
            bit1: none,
            bit2: none,
            bit3: none,
            far: [layout.none_behind_barrier(); 4],
            largest: 0,
        }
    }

    /// Adds the squares first reached at a distance. Calls come in ascending order of distances.
    #[inline(always)]
    pub(super) fn add(&mut self, layout: &Layout<I>, squares: Ranks<I>, distance: u32) {
        let distance = distance.min(u32::from(LARGEST));
        let [is0, is1, is2, is3] = BITS[distance as usize % BITS.len()];
        let only = |is| squares.and(Ranks::<I>::new(layout.isa, [is; 4]));
        self.bit0 = self.bit0.or(only(is0));
        self.bit1 = self.bit1.or(only(is1));
        self.bit2 = self.bit2.or(only(is2));
        self.bit3 = self.bit3.or(only(is3));
        let number = distance >> 4;
        if number != 0 {
            self.add_far(layout, squares, number);
        }
        self.largest = distance;
    }

    /// Adds squares to the planes of a number's higher bits. The loop is outlined: distances
    /// above 15 are rare.
    #[inline(always)]
    fn add_far(&mut self, layout: &Layout<I>, squares: Ranks<I>, number: u32) {
        let planes = &mut self.far;
        layout.isa.outlined(
            #[inline(always)]
            move || {
                for (bit, plane) in planes.iter_mut().enumerate() {
                    if number >> bit & 1 != 0 {
                        *plane = plane.or(squares);
                    }
                }
            },
        );
    }

    /// Adds the squares first reached at four distances, the first of which is 4 * `fours`: then
    /// the two lowest bits of each are constants. Calls come in ascending order.
    #[inline(always)]
    pub(super) fn add_four(&mut self, layout: &Layout<I>, [a, b, c, d]: [Ranks<I>; 4], fours: u32) {
        let all = a.or(b).or(c.or(d));
        self.bit0 = self.bit0.or(b.or(d));
        self.bit1 = self.bit1.or(c.or(d));
        if fours & 1 != 0 {
            self.bit2 = self.bit2.or(all);
        }
        if fours & 2 != 0 {
            self.bit3 = self.bit3.or(all);
        }
        let number = fours >> 2;
        if number != 0 {
            self.add_far(layout, all, number);
        }
        let reached = |set: Ranks<I>| u32::from(!set.is_empty());
        self.largest = 4 * fours + reached(b) + reached(c) + reached(d);
    }

    /// Writes the bytes of all squares, and returns the largest distance.
    #[inline(always)]
    pub(super) fn write(&self, layout: &Layout<I>, reached: Ranks<I>, out: &mut [u8]) -> u8 {
        let [bit4, bit5, bit6, bit7] = self.far;
        let planes = [self.bit0, self.bit1, self.bit2, self.bit3, bit4, bit5, bit6, bit7];
        let (low, _) = planes.split_at(4);
        let planes = if self.largest < 15 { low } else { &planes };
        let none = layout.all().without(reached);
        write_map(layout.isa, planes, none, layout.files(), out);
        self.largest as u8
    }
}

/// Writes the bytes of a map on a board of `files` files, from four bit planes or from eight, the
/// lowest first, and the squares that get 255. Four planes have no distance above 14. One copy for
/// all maps.
#[inline(always)]
pub(super) fn write_map<I: Isa>(
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
            write_four_bits(isa, low, none, &mut near);
            if let [high, ..] = rest {
                let mut far = [black_box([0; 16]); 16];
                write_four_bits(isa, high, none, &mut far);
                for (near, far) in near.as_flattened_mut().iter_mut().zip(far.as_flattened()) {
                    *near = (*near & 15) + (*far << 4);
                }
            }
            write_ranks(files as usize, &near, out);
        },
    );
}

/// Writes a byte for each square from the four bits of its number, 0 to 14 or 15 for 255, and for
/// `none`.
#[inline(always)]
fn write_four_bits<I: Isa>(isa: I, bits: &[Ranks<I>; 4], none: Ranks<I>, out: &mut [[u8; 16]; 16]) {
    // Four ranks are a board of 64 squares.
    let parts = out.as_flattened_mut().chunks_exact_mut(64 * I::BOARDS);
    for (part, out) in parts.enumerate() {
        let part = |set: Ranks<I>| {
            let words = set.words();
            Boards::<I>::from_fn(isa, |row| words[(part * I::BOARDS + row) % 4])
        };
        let [a, b, c, d] = *bits;
        let bits = [a.or(none), b.or(none), c.or(none), d.or(none)];
        write_maps(isa, bits.map(part), out);
    }
}

/// Writes ranks of 16 bytes, the first file lowest, as ranks of `files` bytes.
#[inline(always)]
pub(super) fn write_ranks(files: usize, ranks: &[[u8; 16]; 16], out: &mut [u8]) {
    let mut rest = out;
    // A barrier: the compiler would make sixteen copies of the loop.
    for rank in ranks.iter().take(black_box(16)) {
        if rest.len() < files {
            return;
        }
        if let Some(sixteen) = rest.first_chunk_mut() {
            // The next rank overwrites the bytes after this one.
            *sixteen = *rank;
        } else if let Some(end) = rest.get_mut(..files) {
            write_end(u128::from_le_bytes(*rank), end);
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
