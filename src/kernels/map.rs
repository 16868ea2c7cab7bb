//! Maps: fewest moves to every square, by a fill that goes from level to level and counts them.

use core::hint::black_box;

use fearless_simd::prelude::*;
use fearless_simd::{u64x2, u64x4};

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::boards::{BITS, Numbers, bytes, members, store, write_numbers};
use crate::kernels::motion::{self, Motion, Mover};
use crate::kernels::sets::{Sets, Word};
use crate::kernels::slides::{self, DARK, LINES};
use crate::language::word_behind_barrier;
use crate::{NONE, definition};

/// Fewest moves from the mover's set to every square, in `map`. Returns the largest.
#[inline(always)]
pub(crate) fn map(cpu: Cpu, mover: Mover, map: &mut [u8; 64]) -> u8 {
    if mover.is_on_empty_board()
        && mover.from.is_power_of_two()
        && matches!(mover.motion, Motion::Bishop | Motion::Rook | Motion::Queen)
    {
        return empty_board(cpu, mover, map);
    }
    match mover.motion {
        Motion::King => king(cpu, mover, map),
        Motion::Wazir => wazir(cpu, mover, map),
        Motion::Knight => knight(cpu, mover, map),
        Motion::Bishop | Motion::Rook => rook_or_bishop(cpu, mover, map),
        Motion::Queen => queen(cpu, mover, map),
        Motion::Archbishop | Motion::Chancellor | Motion::Amazon => {
            any_way(cpu, mover, !0, mover.enterable, map)
        }
    }
}

/// Fewest moves from every square to the mover's set.
#[inline]
pub(crate) fn map_to(cpu: Cpu, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // A jump or a slide read backward starts on an enterable square and ends on any, so the two sets
    // change places.
    any_way(cpu, mover, mover.enterable, !0, map)
}

for_each_cpu! {
    avx2:
    fn king of mover is King(map: &mut [u8; 64]) -> u8 = map_jumps::<_, 8>;
    fn wazir of mover is Wazir(map: &mut [u8; 64]) -> u8 = map_jumps::<_, 14>;
    fn knight of mover is Knight(map: &mut [u8; 64]) -> u8 = map_jumps::<_, 6>;
    fn rook_or_bishop of mover(map: &mut [u8; 64]) -> u8 = map_rook_or_bishop;
    fn queen of mover is Queen(map: &mut [u8; 64]) -> u8 = map_queen;
    fn empty_board of mover(map: &mut [u8; 64]) -> u8 = on_empty_board;
    fn any_way of mover(leave: u64, enter: u64, map: &mut [u8; 64]) -> u8 = map_any_way;
}

#[inline(always)]
fn map_jumps<I: Isa, const USUAL: usize>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let numbers = count_jumps::<USUAL>(mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_rook_or_bishop<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // Most fills end within four levels, nearly all others within five.
    let numbers = count_slides::<_, 4>(u64x2::splat(isa.narrow(), 0), mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_queen<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let numbers = count_slides::<_, 3>(u64x4::splat(isa.narrow(), 0), mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

/// Moves from squares of `leave` to squares of `enter`.
#[inline(always)]
fn map_any_way<I: Isa>(isa: I, mover: Mover, leave: u64, enter: u64, map: &mut [u8; 64]) -> u8 {
    let squares = (leave, enter);
    let numbers = if mover.motion.is_jump() {
        jumps_any_way(mover.motion, mover.from, squares)
    } else {
        let zero = u64x4::splat(isa.narrow(), 0);
        count_levels::<_, 0>(zero, mover.from, enter, &slides::slides_any_way(zero, mover, squares))
    };
    write(isa, numbers, mover, squares, map)
}

/// The map that a fill counted, or else one that goes farther.
#[inline(always)]
fn write<I: Isa>(
    isa: I,
    numbers: Option<Numbers>,
    mover: Mover,
    squares: (u64, u64),
    map: &mut [u8; 64],
) -> u8 {
    match numbers {
        Some(numbers) => write_numbers(isa, &numbers, map),
        None => map_of_long_ways(mover, squares, map),
    }
}

/// The map of ways with more moves than a fill counts, up to 63.
#[cold]
#[inline(never)]
fn map_of_long_ways(mover: Mover, (leave, enter): (u64, u64), map: &mut [u8; 64]) -> u8 {
    *map = [NONE; 64];
    let (mut ring, mut reached, mut distance) = (mover.from, mover.from, 0);
    loop {
        definition::write(ring, distance, map);
        ring = motion::step(mover, ring & leave) & enter & !reached;
        if ring == 0 {
            return distance;
        }
        reached |= ring;
        distance += 1;
    }
}

#[inline(always)]
fn count_jumps<const USUAL: usize>(mover: Mover) -> Option<Numbers> {
    let level = motion::jumps(mover.motion, Word(mover.open()));
    count_levels::<_, USUAL>(Word(0), mover.from, mover.open(), &level)
}

/// One copy for all processors: on most, one word is the fastest register for it.
#[inline(never)]
fn jumps_any_way(motion: Motion, from: u64, (leave, enter): (u64, u64)) -> Option<Numbers> {
    let level = |motion| motion::jumps_any_way(motion, Word(leave), Word(enter));
    match motion {
        Motion::King => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::King)),
        Motion::Wazir => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::Wazir)),
        _ => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::Knight)),
    }
}

#[inline(always)]
fn count_slides<W: Sets, const USUAL: usize>(zero: W, mover: Mover) -> Option<Numbers> {
    let level = slides::lines(zero, mover);
    count_levels::<_, USUAL>(zero, mover.from, slides::all(mover), &level)
}

/// Rook, bishop and queen on the empty board: every square is one or two moves away, or of the
/// other color.
#[inline(always)]
pub(super) fn on_empty_board<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // The mask: the set has one square.
    let square = (mover.from.trailing_zeros() & 63) as usize;
    let [orthogonal, diagonal] = LINES.each_ref().map(|moves| moves[square]);
    let (near, none) = match mover.motion {
        Motion::Queen => (orthogonal + diagonal, 0),
        Motion::Rook => (orthogonal, 0),
        _ => (diagonal, if mover.from & DARK != 0 { !DARK } else { DARK }),
    };
    for part in 0..I::PARTS {
        // Members are -1.
        let mut distances = bytes(isa, 2) + members(isa, near, part);
        if mover.motion == Motion::Bishop {
            distances |= members(isa, none, part);
        }
        store::<I>(distances, map, part);
    }
    map[square] = 0;
    2
}

/// The most levels that are counted: the largest distance has four bits.
pub(super) const MOST_LEVELS: usize = 15;

/// The bits of a distance that change with one level more.
static CHANGES: [[u64; 4]; MOST_LEVELS + 1] = {
    let mut changes = [[0; 4]; MOST_LEVELS + 1];
    let mut at = 0;
    while at < 4 * changes.len() {
        changes[at / 4][at % 4] = BITS[at / 4][at % 4] ^ BITS[(at / 4 + 1) % BITS.len()][at % 4];
        at += 1;
    }
    changes
};

// From 0 up to 15 and back, 16 + 8 + 4 + 2 bits change.
const _: () = {
    let (mut changes, mut at) = (0, 0);
    while at < 4 * CHANGES.len() {
        changes += CHANGES[at / 4][at % 4].count_ones();
        at += 1;
    }
    assert!(changes == 30 * 64 && CHANGES[0][0] == !0);
};

/// The bits of distances counted so far, set by set, in as many registers as hold four words.
///
/// A distance is the number of levels without the square. Each level contains the one before, so a
/// bit of the distance is a parity: bit 0 of all levels, bit 1 of every second one, bit 2 of every
/// fourth.
#[derive(Clone, Copy)]
struct Counted<W>([W; 4]);

impl<W: Sets> Counted<W> {
    #[inline(always)]
    fn add(&mut self, reached: W, bits: &[u64; 4]) {
        for at in 0..4 / W::COUNT {
            // From this register's first bit on. Those past its last word are not used.
            let bits = [0, 1, 2, 3].map(|word| bits[(at * W::COUNT + word) % 4]);
            self.0[at] = self.0[at] ^ reached & reached.with(bits);
        }
    }

    /// The result of a fill after this number of levels.
    #[inline(always)]
    fn finish(mut self, reached: W, levels: usize) -> Numbers {
        // So far each level with the square flipped its bits. Flipping those of the number of levels
        // too leaves the levels without it: the distance.
        let bits = &BITS[levels % BITS.len()];
        // A mask of two words of which one is empty may become an instruction that valgrind 3.19 does
        // not support (vmovq between two registers).
        self.add(reached, if W::COUNT == 2 { black_box(bits) } else { bits });
        Numbers { bits: [0, 1, 2, 3].map(|bit| self.word(bit)), none: !reached.first() }
    }

    /// This bit of all distances.
    #[inline(always)]
    fn word(&self, bit: usize) -> u64 {
        let word = self.0[bit / W::COUNT % 4].words()[bit % W::COUNT];
        // A barrier: LLVM would bring single words into a vector before it stores them.
        if W::COUNT == 1 { word_behind_barrier(word) } else { word }
    }
}

/// Whether a fill has ended: it has reached all squares, or no new one.
#[inline(always)]
fn ended(reached: u64, all: u64, last: u64) -> bool {
    // One branch for both conditions: two are harder to predict.
    (reached ^ all).min(reached ^ last) == 0
}

/// The distances of a fill from a set; `None` if one exceeds the counted levels. It ends when it
/// has reached `all`, or no new square.
///
/// Runs `USUAL` levels before the first end test; an earlier test mispredicts. `zero` has no square.
#[inline(always)]
pub(super) fn count_levels<W: Sets, const USUAL: usize>(
    zero: W,
    from: u64,
    all: u64,
    level: &impl Fn(W) -> W,
) -> Option<Numbers> {
    let mut counted = Counted([zero; 4]);
    let mut reached = zero.repeat(from);
    let mut last = reached;
    // Two loops, so that LLVM unrolls them: it does not unroll one of fourteen levels.
    for number in 0..USUAL.min(8) {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
    }
    for number in 8..USUAL {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
    }
    // `finish` is written twice: here the number of levels is a constant.
    if USUAL > 0 && ended(reached.first(), all, last.first()) {
        return Some(counted.finish(reached, USUAL));
    }
    // A barrier: LLVM would unroll this loop too.
    let mut number = black_box(USUAL);
    while number < MOST_LEVELS {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
        number += 1;
        if ended(reached.first(), all, last.first()) {
            return Some(counted.finish(reached, number));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Obstacles, Piece};

    /// Only longer ways are left to the search.
    #[test]
    fn maps_of_the_empty_board_are_counted_by_fills() {
        let mover = |piece| Mover::new(piece, crate::Bitboard(1), &Obstacles::NONE).unwrap();
        assert!(count_jumps::<8>(mover(Piece::King)).is_some());
        assert!(jumps_any_way(Motion::King, 1, (!0, !0)).is_some());
        assert!(
            count_slides::<_, 4>(u64x2::splat(crate::cpu::plain(), 0), mover(Piece::Rook))
                .is_some()
        );
    }
}
