//! Which kernel finds the fewest moves to a target, and the squares within so many moves.

use super::each_cpu::for_each_cpu;
use super::registers::Lines;
use super::search::{self, Reached};
use super::slides::{LinesAndJumps, Sets};
use super::{Cpu, Motion, Ways, jumps};

/// Fewest moves from any square of one set to any of the other.
#[inline(always)]
pub(super) fn set_distance(
    cpu: Cpu,
    motion: Motion,
    (from, to): (u64, u64),
    (enterable, free): (u64, u64),
) -> Option<u8> {
    match motion {
        Motion::King => king(cpu, from, to, enterable),
        Motion::Wazir => wazir(cpu, from, to, enterable),
        Motion::Knight => knight(cpu, from, to, enterable),
        Motion::Slider(ways) => sliders(cpu, ways, from, to, enterable, free),
    }
}

/// The squares within so many moves of a set.
#[inline]
pub(super) fn within(
    cpu: Cpu,
    motion: Motion,
    from: u64,
    moves: u32,
    (enterable, free): (u64, u64),
) -> Reached {
    match motion {
        Motion::King => search::jumps_within::<jumps::King>(from, enterable, moves),
        Motion::Wazir => search::jumps_within::<jumps::Wazir>(from, enterable, moves),
        Motion::Knight => search::jumps_within::<jumps::Knight>(from, enterable, moves),
        Motion::Slider(ways) => sliders_within(cpu, ways, from, enterable, free, moves),
    }
}

for_each_cpu! {
    fn king(from: u64, to: u64, enterable: u64) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            search::jumps::<Two, jumps::King>(words, from, to, enterable)
        };
    fn wazir(from: u64, to: u64, enterable: u64) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            search::jumps::<Two, jumps::Wazir>(words, from, to, enterable)
        };
    fn knight(from: u64, to: u64, enterable: u64) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            search::jumps::<Two, jumps::Knight>(words, from, to, enterable)
        };
    fn sliders(ways: Ways, from: u64, to: u64, enterable: u64, free: u64) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            let moves = LinesAndJumps::<<V as Lines>::Four>::entering(proof, ways, free, enterable);
            search::lines(proof, &moves, Sets { from, enterable, free }, to)
        };
    fn sliders_within(ways: Ways, from: u64, enterable: u64, free: u64, moves: u32) -> Reached =
        |V, One, Two, Four, proof, one, words| {
            let lines = LinesAndJumps::<<V as Lines>::Four>::entering(proof, ways, free, enterable);
            search::lines_within(proof, &lines, Sets { from, enterable, free }, moves)
        };
}
