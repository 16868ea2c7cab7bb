//! Which kernel makes a map.

use super::each_cpu::for_each_cpu;
use super::jumps::{Forward, Jumps, JumpsAnyWay, King, Knight, Wazir};
use super::lanes::{Lanes, Numbers};
use super::levels::fill;
use super::registers::Lines;
use super::slides::{self, Knights, Sets, Slides, SlidesAnyWay};
use super::words::{One, Words};
use super::{Cpu, Motion, Ways, empty_board, planes, steps};

/// Fewest moves from the set to every square, in `map`; the result is the largest of them.
#[inline(always)]
pub(super) fn map(cpu: Cpu, motion: Motion, sets: Sets, map: &mut [u8; 64]) -> u8 {
    let Sets {
        from,
        enterable,
        free,
    } = sets;
    match motion {
        Motion::King => king(cpu, from, enterable, map),
        Motion::Wazir => wazir(cpu, from, enterable, map),
        Motion::Knight => knight(cpu, from, enterable, map),
        Motion::Slider(Ways { knight: true, .. }) => {
            any_way(cpu, motion, from, (!0, enterable), free, map)
        }
        Motion::Slider(ways) => {
            if empty_board::is_empty(enterable, free) && from.is_power_of_two() {
                empty_board(cpu, ways, from, map)
            } else if ways.orthogonal && ways.diagonal {
                queen(cpu, from, enterable, free, map)
            } else {
                rook_or_bishop(cpu, ways, from, enterable, free, map)
            }
        }
    }
}

/// Fewest moves from every square to the set.
#[inline]
pub(super) fn map_to(cpu: Cpu, motion: Motion, to: Sets, map: &mut [u8; 64]) -> u8 {
    // What leads from anywhere to an enterable square leads back from an enterable square to
    // anywhere: jumps, and lines over free squares.
    let squares = (to.enterable, !0);
    any_way(cpu, motion, to.from, squares, to.free, map)
}

/// A map that is farther than kernels count: moves from the squares of `leave` to those of
/// `enter`.
#[cold]
#[inline(never)]
fn far(motion: Motion, from: u64, (leave, enter): (u64, u64), free: u64, map: &mut [u8; 64]) -> u8 {
    match motion {
        Motion::King => {
            let step = steps::one_square(true);
            planes::map(from, enter, |set| step(set & leave), map)
        }
        Motion::Wazir => {
            let step = steps::one_square(false);
            planes::map(from, enter, |set| step(set & leave), map)
        }
        Motion::Knight => planes::map(from, enter, |set| steps::knight(set & leave), map),
        Motion::Slider(ways) => {
            let step = steps::slider(ways, free);
            planes::map(from, enter, |set| step(set & leave), map)
        }
    }
}

for_each_cpu! {
    fn king(from: u64, enterable: u64, map: &mut [u8; 64]) -> u8 =
        |V, One, Two, Four, proof, one, words| {
            let numbers = jumps::<One, King, 8>(one, from, enterable);
            write::<V>(proof, numbers, Motion::King, (from, enterable), map)
        };
    fn wazir(from: u64, enterable: u64, map: &mut [u8; 64]) -> u8 =
        |V, One, Two, Four, proof, one, words| {
            let numbers = jumps::<One, Wazir, 14>(one, from, enterable);
            write::<V>(proof, numbers, Motion::Wazir, (from, enterable), map)
        };
    fn knight(from: u64, enterable: u64, map: &mut [u8; 64]) -> u8 =
        |V, One, Two, Four, proof, one, words| {
            // Turned in all eight directions at once, or shifted in one word.
            let numbers = if <<V as Lines>::Four as Words>::BOTH_WAYS {
                let moves = Knights::<<V as Lines>::Four>::new(proof, enterable);
                fill::<_, 6>(proof, from, enterable | from, &moves)
            } else {
                jumps::<One, Knight, 6>(one, from, enterable)
            };
            write_near::<V>(proof, numbers, Motion::Knight, Sets { from, enterable, free: 0 }, map)
        };
    fn rook_or_bishop(
        ways: Ways,
        from: u64,
        enterable: u64,
        free: u64,
        map: &mut [u8; 64],
    ) -> u8 = |V, One, Two, Four, proof, one, words| {
        let sets = Sets { from, enterable, free };
        // Of boards with 25% obstacles two thirds have ended after four levels, nine tenths after
        // five. One level more costs less than the wrong guesses only where its operations are few.
        let numbers = if <<V as Lines>::Two as Words>::BOTH_WAYS {
            slides::<<V as Lines>::Two, 5>(proof, ways, sets)
        } else {
            slides::<<V as Lines>::Two, 4>(proof, ways, sets)
        };
        write_near::<V>(proof, numbers, Motion::Slider(ways), sets, map)
    };
    fn queen(from: u64, enterable: u64, free: u64, map: &mut [u8; 64]) -> u8 =
        |V, One, Two, Four, proof, one, words| {
            let ways = Ways { orthogonal: true, diagonal: true, knight: false };
            let sets = Sets { from, enterable, free };
            let numbers = slides::<<V as Lines>::Four, 3>(proof, ways, sets);
            write_near::<V>(proof, numbers, Motion::Slider(ways), sets, map)
        };
    fn empty_board(ways: Ways, from: u64, map: &mut [u8; 64]) -> u8 =
        |V, One, Two, Four, proof, one, words| empty_board::map::<V>(proof, ways, from, map);
    /// Moves from the first set of `squares` to the second.
    fn any_way(
        motion: Motion,
        from: u64,
        squares: (u64, u64),
        free: u64,
        map: &mut [u8; 64],
    ) -> u8 = |V, One, Two, Four, proof, one, words| {
        let numbers = match motion {
            Motion::Slider(ways) => {
                let moves = SlidesAnyWay::<<V as Lines>::Four>::new(proof, ways, squares, free);
                fill::<_, 0>(proof, from, squares.1, &moves)
            }
            _ => jumps_any_way(motion, from, squares),
        };
        match numbers {
            Some(numbers) => V::write_numbers(proof, &numbers, 4, map),
            None => far(motion, from, squares, free, map),
        }
    };
}

/// The map of a fill of a piece that jumps.
#[inline(always)]
fn write<V: Lanes>(
    proof: V::Proof,
    numbers: Option<Numbers>,
    motion: Motion,
    (from, enterable): (u64, u64),
    map: &mut [u8; 64],
) -> u8 {
    match numbers {
        Some(numbers) => V::write_numbers(proof, &numbers, 4, map),
        None => far(motion, from, (!0, enterable), 0, map),
    }
}

/// The same of a piece that hardly ever takes more than seven moves.
#[inline(always)]
fn write_near<V: Lanes>(
    proof: V::Proof,
    numbers: Option<Numbers>,
    motion: Motion,
    sets: Sets,
    map: &mut [u8; 64],
) -> u8 {
    match numbers {
        Some(numbers) => {
            let bits = if numbers.are_near() { 3 } else { 4 };
            V::write_numbers(proof, &numbers, bits, map)
        }
        None => far(motion, sets.from, (!0, sets.enterable), sets.free, map),
    }
}

#[inline(always)]
fn jumps<W: Words, J: Jumps, const USUAL: usize>(
    proof: W::Proof,
    from: u64,
    enterable: u64,
) -> Option<Numbers> {
    let open = enterable | from;
    fill::<W, USUAL>(proof, from, open, &Forward::<W, J>::new(proof, open))
}

/// In one word, as most processors do it best: one copy for all of them.
#[inline(never)]
fn jumps_any_way(motion: Motion, from: u64, squares: (u64, u64)) -> Option<Numbers> {
    match motion {
        Motion::King => jumps_backward::<King>(from, squares),
        Motion::Wazir => jumps_backward::<Wazir>(from, squares),
        Motion::Knight => jumps_backward::<Knight>(from, squares),
        Motion::Slider(_) => None,
    }
}

#[inline(always)]
fn jumps_backward<J: Jumps>(from: u64, squares: (u64, u64)) -> Option<Numbers> {
    let moves = JumpsAnyWay::<One, J>::new((), squares);
    fill::<One, 0>((), from, squares.1, &moves)
}

#[inline(always)]
fn slides<W: Words, const USUAL: usize>(
    proof: W::Proof,
    ways: Ways,
    sets: Sets,
) -> Option<Numbers> {
    let moves = Slides::<W>::new(proof, ways, sets);
    let all = slides::all(ways, sets.from, sets.enterable);
    fill::<W, USUAL>(proof, sets.from, all, &moves)
}

#[cfg(test)]
mod tests;
