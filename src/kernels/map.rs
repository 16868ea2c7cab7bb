//! Maps: fewest moves to every square.

use fearless_simd::prelude::*;
use fearless_simd::{u64x2, u64x4};

use crate::cpu::{Cpu, Isa};
use crate::definition::moves::LINES;
use crate::kernels::boards::{Numbers, bytes, members, store, write_numbers};
use crate::kernels::levels::count_levels;
use crate::kernels::motion::for_movers;
use crate::kernels::sets::{Lanes, Word};
use crate::kernels::slides::{self, DARK};
use crate::kernels::{Motion, Mover, moves};
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

for_movers! {
    avx2:
    fn king(mover is King, map: &mut [u8; 64]) -> u8 = map_jumps::<_, 8>;
    fn wazir(mover is Wazir, map: &mut [u8; 64]) -> u8 = map_jumps::<_, 14>;
    fn knight(mover is Knight, map: &mut [u8; 64]) -> u8 = map_jumps::<_, 6>;
    fn rook_or_bishop(mover, map: &mut [u8; 64]) -> u8 = map_rook_or_bishop;
    fn queen(mover is Queen, map: &mut [u8; 64]) -> u8 = map_queen;
    fn empty_board(mover, map: &mut [u8; 64]) -> u8 = on_empty_board;
    fn any_way(mover, leave: u64, enter: u64, map: &mut [u8; 64]) -> u8 = map_any_way;
}

#[inline(always)]
fn map_jumps<I: Isa, const USUAL: usize>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let numbers = jumps::<USUAL>(mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_rook_or_bishop<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // Most fills end within four levels, nearly all others within five.
    let numbers = slides::<_, 4>(u64x2::splat(isa.narrow(), 0), mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_queen<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let numbers = slides::<_, 3>(u64x4::splat(isa.narrow(), 0), mover);
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
        ring = moves::step(mover, ring & leave) & enter & !reached;
        if ring == 0 {
            return distance;
        }
        reached |= ring;
        distance += 1;
    }
}

#[inline(always)]
fn jumps<const USUAL: usize>(mover: Mover) -> Option<Numbers> {
    let level = moves::jumps(mover.motion, Word(mover.open()));
    count_levels::<_, USUAL>(Word(0), mover.from, mover.open(), &level)
}

/// One copy for all processors: on most, one word is the fastest register for it.
#[inline(never)]
fn jumps_any_way(motion: Motion, from: u64, (leave, enter): (u64, u64)) -> Option<Numbers> {
    let level = |motion| moves::jumps_any_way(motion, Word(leave), Word(enter));
    match motion {
        Motion::King => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::King)),
        Motion::Wazir => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::Wazir)),
        _ => count_levels::<_, 0>(Word(0), from, enter, &level(Motion::Knight)),
    }
}

#[inline(always)]
fn slides<W: Lanes, const USUAL: usize>(zero: W, mover: Mover) -> Option<Numbers> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Obstacles, Piece};

    /// Only longer ways are left to the search.
    #[test]
    fn maps_of_the_empty_board_are_counted_by_fills() {
        let mover = |piece| Mover::new(piece, crate::Bitboard(1), &Obstacles::NONE).unwrap();
        assert!(jumps::<8>(mover(Piece::King)).is_some());
        assert!(jumps_any_way(Motion::King, 1, (!0, !0)).is_some());
        assert!(slides::<_, 4>(u64x2::splat(crate::cpu::plain(), 0), mover(Piece::Rook)).is_some());
    }
}
