//! Maps of fewest moves, from a set, to a set and from all squares: a search ring by ring, which
//! counts by bit planes, and then writes bytes.

use core::hint::black_box;

use fearless_simd::prelude::*;

use super::ranks::{Layout, Ranks};
use super::{Followed, Mobility, search};
use crate::board::distance_map::LARGEST;
use crate::cpu::{Isa, for_each_cpu};
use crate::kernels::boards::{BITS, Boards, write_maps};
use crate::{Cpu, FillError, GridSquares};

for_each_cpu! {
    avx2:
    /// The map of a set, forward or backward, or those of each square in turn. The result is the
    /// largest distance of the last map.
    fn maps(
        mobility: &Mobility<'_>,
        followed: Followed,
        from: Option<&GridSquares>,
        out: &mut [u8],
    ) -> u8 = maps_of;
}

#[inline(always)]
fn maps_of<I: Isa>(
    isa: I,
    mobility: &Mobility<'_>,
    followed: Followed,
    from: Option<&GridSquares>,
    out: &mut [u8],
) -> u8 {
    let squares = mobility.grid.size().squares();
    search(
        isa,
        mobility,
        None,
        followed,
        mobility.shape(None, followed),
        #[inline(always)]
        |layout, board, ends, moves| {
            let mut largest = 0;
            let mut rest = out;
            // Not by `chunks`, which divides.
            for square in 0..=255 {
                let Some((map, next)) = rest.split_at_mut_checked(squares) else {
                    break;
                };
                rest = next;
                let from = match from {
                    Some(set) => layout.spread(set),
                    None => layout.spread(&GridSquares::of(square)),
                };
                let from = from.and(board);
                largest = map_of_set(
                    layout,
                    from,
                    ends,
                    moves.are_quick(),
                    #[inline(always)]
                    |from| moves.next(from),
                    map,
                );
            }
            largest
        },
    )
}

/// A search from a set, ring by ring. Writes the bytes of the map, and returns the largest distance
/// on it. For moves that are quick see [`Moves::are_quick`](super::Moves::are_quick).
#[inline(always)]
pub(super) fn map_of_set<I: Isa>(
    layout: &Layout<I>,
    from: Ranks<I>,
    ends: [Ranks<I>; 2],
    is_quick: bool,
    next: impl Fn(Ranks<I>) -> Ranks<I>,
    out: &mut [u8],
) -> u8 {
    let mut front = Front::new(next, ends, from);
    let mut distances = Distances::new(layout);
    let mut ring = from;
    if is_quick {
        // Ends, since every square is in one ring.
        for fours in 0.. {
            let mut four = [ring; 4];
            for place in &mut four {
                *place = ring;
                ring = front.advance();
            }
            distances.add_four(layout, four, fours);
            if ring.is_empty() {
                break;
            }
        }
    } else {
        for distance in 1.. {
            ring = front.advance();
            if ring.is_empty() {
                break;
            }
            distances.add(layout, ring, distance);
        }
    }
    distances.write(layout, front.reached, out)
}

/// How far a search has come.
pub(super) struct Front<I: Isa, F> {
    /// One move from a set.
    next: F,
    begin: Ranks<I>,
    end: Ranks<I>,
    pub(super) reached: Ranks<I>,
    /// The squares of the last ring from which moves go on.
    last: Ranks<I>,
}

impl<I: Isa, F: Fn(Ranks<I>) -> Ranks<I>> Front<I, F> {
    /// At the start squares, which are on the board. `begin` and `end` are where moves do so.
    #[inline(always)]
    pub(super) fn new(next: F, [begin, end]: [Ranks<I>; 2], from: Ranks<I>) -> Self {
        Self { next, begin, end, reached: from, last: from.and(begin) }
    }

    /// The squares of the next ring.
    #[inline(always)]
    pub(super) fn advance(&mut self) -> Ranks<I> {
        let left = self.end.without(self.reached);
        let next = (self.next)(self.last);
        let ring = next.and(left);
        self.last = next.and(left.and(self.begin));
        self.reached = self.reached.or(ring);
        ring
    }
}

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
    for rank in ranks {
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

impl Mobility<'_> {
    /// A byte for each square of the board.
    pub(super) fn checked<'b>(&self, out: &'b mut [u8]) -> Result<&'b mut [u8], FillError> {
        let expected = self.grid.size().squares();
        if out.len() == expected { Ok(out) } else { Err(FillError::Length { expected }) }
    }

    /// Fewest moves from the nearest square of a set to every square, [`NONE`](crate::NONE) where no
    /// way leads. 254 stands for all larger distances. Returns the largest distance.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map(&self, from: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        let out = self.checked(out)?;
        Ok(maps(Cpu::detect(), self, Followed::Forward, Some(from), out))
    }

    /// Fewest moves from every square to the nearest square of a set: [`map`](Self::map) read
    /// backward.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map_to(&self, to: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        let out = self.checked(out)?;
        Ok(maps(Cpu::detect(), self, Followed::Backward, Some(to), out))
    }

    /// The maps of all squares, `out[from * squares + to]`; rows and columns of holes are
    /// [`NONE`](crate::NONE).
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares.
    #[inline]
    pub fn matrix(&self, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.grid.size().squares();
        let expected = squares * squares;
        if out.len() != expected {
            return Err(FillError::Length { expected });
        }
        maps(Cpu::detect(), self, Followed::Forward, None, out);
        Ok(())
    }
}
