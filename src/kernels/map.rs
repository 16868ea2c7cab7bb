//! Maps: fewest moves to every square.

use crate::cpu::Bytes;
use crate::cpu::lanes::Numbers;
use crate::cpu::register::Register;
use crate::cpu::words::Words;
use crate::cpu::{Cpu, for_each_cpu};
use crate::cpu::{Isa, Word};
use crate::definition::moves::LINES;
use crate::kernels::jumps::{Forward, Jumps, JumpsAnyWay, King, Knight, Wazir};
use crate::kernels::levels::fill;
use crate::kernels::slides::{self, DARK, Lines, SlidesAnyWay, Steps};
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
    // Jumps, and lines over free squares, are the same in both directions: from any square to an
    // enterable one, and back.
    any_way(cpu, mover, mover.enterable, !0, map)
}

for_each_cpu! {
    fn king(mover, map: &mut [u8; 64]) -> u8 = map_jumps::<_, King, 8>;
    fn wazir(mover, map: &mut [u8; 64]) -> u8 = map_jumps::<_, Wazir, 14>;
    fn knight(mover, map: &mut [u8; 64]) -> u8 = map_knight;
    fn rook_or_bishop(mover, map: &mut [u8; 64]) -> u8 = map_rook_or_bishop;
    fn queen(mover, map: &mut [u8; 64]) -> u8 = map_queen;
    fn empty_board(mover, map: &mut [u8; 64]) -> u8 = map_on_empty_board;
    fn any_way(mover, leave: u64, enter: u64, map: &mut [u8; 64]) -> u8 = map_any_way;
}

#[inline(always)]
fn map_jumps<I: Isa, J: Jumps, const USUAL: usize>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let numbers = jumps::<I, J, USUAL>(isa, mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_knight<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // In all directions side by side where registers are fast for one word too.
    let numbers = if I::OneWord::COUNT == 4 {
        let moves = Steps::<I::FourLines>::knight(isa.into(), mover.enterable);
        fill::<_, 6>(isa.into(), mover.from, mover.open(), &moves)
    } else {
        jumps::<I, Knight, 6>(isa, mover)
    };
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_rook_or_bishop<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // Most fills end within four levels, nearly all others within five.
    let numbers = slides::<I::TwoWords, 4>(isa.into(), mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_queen<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    let mover = mover.with(Motion::Queen);
    let numbers = slides::<I::FourLines, 3>(isa.into(), mover);
    write(isa, numbers, mover, (!0, mover.enterable), map)
}

#[inline(always)]
fn map_on_empty_board<I: Isa>(isa: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    on_empty_board(isa, mover, map)
}

/// Moves from squares of `leave` to squares of `enter`.
#[inline(always)]
fn map_any_way<I: Isa>(isa: I, mover: Mover, leave: u64, enter: u64, map: &mut [u8; 64]) -> u8 {
    let squares = (leave, enter);
    let numbers = if mover.motion.is_jump() {
        jumps_any_way(mover.motion, mover.from, squares)
    } else {
        let moves = SlidesAnyWay::<I::FourLines>::new(isa.into(), mover, squares);
        fill::<_, 0>(isa.into(), mover.from, enter, &moves)
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
        Some(numbers) => Bytes::<I>::write_numbers(isa, &numbers, map),
        None => map_of_long_ways(mover, squares, map),
    }
}

/// The map of ways with more moves than a fill counts, up to 63.
#[cold]
#[inline(never)]
fn map_of_long_ways(mover: Mover, (leave, enter): (u64, u64), map: &mut [u8; 64]) -> u8 {
    *map = [NONE; 64];
    let (mut level, mut reached, mut distance) = (mover.from, mover.from, 0);
    loop {
        definition::write(level, distance, map);
        level = moves::step(mover, level & leave) & enter & !reached;
        if level == 0 {
            return distance;
        }
        reached |= level;
        distance += 1;
    }
}

#[inline(always)]
fn jumps<I: Isa, J: Jumps, const USUAL: usize>(isa: I, mover: Mover) -> Option<Numbers> {
    let proof = isa.into();
    let open = I::OneWord::splat_word(proof, mover.open());
    let moves = Forward::<I::OneWord, J>::new(proof, open);
    fill::<_, USUAL>(proof, mover.from, mover.open(), &moves)
}

/// One copy for all processors: on most, one word is the fastest register for it.
#[inline(never)]
fn jumps_any_way(motion: Motion, from: u64, squares: (u64, u64)) -> Option<Numbers> {
    match motion {
        Motion::King => fill_any_way::<King>(from, squares),
        Motion::Wazir => fill_any_way::<Wazir>(from, squares),
        _ => fill_any_way::<Knight>(from, squares),
    }
}

#[inline(always)]
fn fill_any_way<J: Jumps>(from: u64, (leave, enter): (u64, u64)) -> Option<Numbers> {
    let word = |word| Word::splat_word((), word);
    let moves = JumpsAnyWay::<Word, J>::new((), (word(leave), word(enter)));
    fill::<_, 0>((), from, enter, &moves)
}

#[inline(always)]
fn slides<W: Words, const USUAL: usize>(proof: W::Proof, mover: Mover) -> Option<Numbers> {
    let moves = Lines::<W>::of(proof, mover);
    fill::<_, USUAL>(proof, mover.from, slides::all(mover), &moves)
}

/// Rook, bishop and queen on the empty board: every square is one or two moves away, or of the
/// other color.
#[inline(always)]
pub(super) fn on_empty_board<I: Isa>(proof: I, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // The mask: the set has one square.
    let square = (mover.from.trailing_zeros() & 63) as usize;
    let [orthogonal, diagonal] = LINES.each_ref().map(|moves| moves[square]);
    let (near, none) = match mover.motion {
        Motion::Queen => (orthogonal + diagonal, 0),
        Motion::Rook => (orthogonal, 0),
        _ => (diagonal, if mover.from & DARK != 0 { !DARK } else { DARK }),
    };
    let two = Bytes::<I>::splat(proof, 2);
    for part in 0..Bytes::<I>::PARTS {
        // Members are -1.
        let mut distances = two.add(Bytes::<I>::members(proof, near, part));
        if mover.motion == Motion::Bishop {
            distances = distances | Bytes::<I>::members(proof, none, part);
        }
        distances.store(map, part);
    }
    map[square] = 0;
    2
}

#[cfg(test)]
mod tests;
