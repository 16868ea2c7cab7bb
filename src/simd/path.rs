//! Fewest moves to a target, and the squares within so many moves.

use super::each_cpu::for_each_cpu;
use super::isa::Isa;
use super::jumps::{Jumps, King, Knight, Wazir};
use super::search::{self, Reached};
use super::slides::LinesAndJumps;
use super::{Cpu, Motion, Mover, steps};

/// Fewest moves between two sets that share a square or are one jump apart; `None` for all others,
/// and for pieces that slide. No branch on which of the two: it would be mispredicted.
#[inline(always)]
pub(crate) fn at_most_one_jump(mover: Mover, to: u64) -> Option<u8> {
    let next = match mover.motion {
        Motion::King => steps::jump::<King>(mover.from),
        Motion::Wazir => steps::jump::<Wazir>(mover.from),
        Motion::Knight => steps::jump::<Knight>(mover.from),
        _ => return None,
    };
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
        Motion::King => jumps::<King>(mover, to),
        Motion::Wazir => jumps::<Wazir>(mover, to),
        Motion::Knight => jumps::<Knight>(mover, to),
        _ => sliders(cpu, mover, to),
    }
}

/// One build for all processors: with AVX-512 a king's path takes 1 ns less of 12.
#[inline(never)]
fn jumps<J: Jumps>(mover: Mover, to: u64) -> Option<u8> {
    search::jumps::<<() as Isa>::TwoWords, J>((), mover, to)
}

/// The squares within so many moves.
#[inline]
pub(crate) fn within(cpu: Cpu, mover: Mover, moves: u32) -> Reached {
    match mover.motion {
        Motion::King => search::jumps_within::<King>(mover, moves),
        Motion::Wazir => search::jumps_within::<Wazir>(mover, moves),
        Motion::Knight => search::jumps_within::<Knight>(mover, moves),
        _ => sliders_within(cpu, mover, moves),
    }
}

for_each_cpu! {
    fn sliders(mover, to: u64) -> Option<u8> = search_lines;
    fn sliders_within(mover, moves: u32) -> Reached = fill_lines;
}

#[inline(always)]
fn search_lines<I: Isa>(isa: I, mover: Mover, to: u64) -> Option<u8> {
    let moves =
        LinesAndJumps::<I::FourLines>::entering(isa, mover.motion, mover.free, mover.enterable);
    search::lines(isa, &moves, mover, to)
}

#[inline(always)]
fn fill_lines<I: Isa>(isa: I, mover: Mover, moves: u32) -> Reached {
    let lines =
        LinesAndJumps::<I::FourLines>::entering(isa, mover.motion, mover.free, mover.enterable);
    search::lines_within(isa, &lines, mover, moves)
}
