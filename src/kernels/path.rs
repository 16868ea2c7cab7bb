//! Fewest moves to a target, and the squares within a number of moves.

use crate::cpu::{Cpu, Isa, for_each_cpu};
use crate::kernels::jumps::{Jumps, King, Knight, Wazir};
use crate::kernels::search::{self, Reached};
use crate::kernels::slides::LinesAndJumps;
use crate::kernels::{Motion, Mover, moves};

/// Fewest moves between two sets that share a square or are one jump apart; `None` for all others,
/// and for pieces that slide. Branch-free, since the choice is unpredictable.
#[inline(always)]
pub(crate) fn at_most_one_jump(mover: Mover, to: u64) -> Option<u8> {
    if !mover.motion.is_jump() {
        return None;
    }
    let next = moves::step(mover, mover.from);
    let shared = mover.from & to;
    if shared | (next & mover.enterable & to) == 0 {
        return None;
    }
    Some(u8::from(shared == 0))
}

/// Fewest moves from any square of the mover's set to any of the other.
#[inline(always)]
pub(crate) fn set_distance(cpu: Cpu, mover: Mover, to: u64) -> Option<u8> {
    match mover.motion {
        Motion::King => king(cpu, mover, to),
        Motion::Wazir => wazir(cpu, mover, to),
        Motion::Knight => knight(cpu, mover, to),
        _ => sliders(cpu, mover, to),
    }
}

/// The squares within a number of moves.
#[inline]
pub(crate) fn within(cpu: Cpu, mover: Mover, moves: u32) -> Reached {
    match mover.motion {
        Motion::King => jumps_within::<King>(mover, moves),
        Motion::Wazir => jumps_within::<Wazir>(mover, moves),
        Motion::Knight => jumps_within::<Knight>(mover, moves),
        _ => sliders_within(cpu, mover, moves),
    }
}

for_each_cpu! {
    // A build for each instruction set, because AVX2 has one register for both ends of a search.
    fn king(mover, to: u64) -> Option<u8> = search_jumps::<_, King>;
    fn wazir(mover, to: u64) -> Option<u8> = search_jumps::<_, Wazir>;
    fn knight(mover, to: u64) -> Option<u8> = search_jumps::<_, Knight>;
    fn sliders(mover, to: u64) -> Option<u8> = search_lines;
    fn sliders_within(mover, moves: u32) -> Reached = fill_lines;
}

#[inline(always)]
fn search_jumps<I: Isa, J: Jumps>(isa: I, mover: Mover, to: u64) -> Option<u8> {
    search::jumps::<I::TwoWords, J>(isa.into(), mover, to)
}

#[inline(always)]
fn jumps_within<J: Jumps>(mover: Mover, moves: u32) -> Reached {
    search::within((), mover.from, moves, &search::one_word::<J>(mover.open()))
}

#[inline(always)]
fn search_lines<I: Isa>(isa: I, mover: Mover, to: u64) -> Option<u8> {
    let moves = LinesAndJumps::<I::FourLines>::entering(isa.into(), mover, mover.enterable);
    search::lines(isa.into(), &moves, mover, to)
}

#[inline(always)]
fn fill_lines<I: Isa>(isa: I, mover: Mover, moves: u32) -> Reached {
    let lines = LinesAndJumps::<I::FourLines>::entering(isa.into(), mover, mover.enterable);
    search::within(isa.into(), mover.from, moves, &lines)
}
