//! Which kernel makes a map.

use super::each_cpu::for_each_cpu;
use super::jumps::{Forward, Jumps, JumpsAnyWay, King, Knight, Wazir};
use super::lanes::Lanes;
use super::levels::{Filled, fill, short_fill};
use super::slides::{self, Sets, Slides, SlidesAnyWay};
use super::words::Words;
use super::{Cpu, Motion, Ways, empty_board, planes, steps};

/// Fewest moves from the set to every square, in `map`; the result is the largest of them.
#[inline]
pub(super) fn map(cpu: Cpu, motion: Motion, sets: Sets, map: &mut [u8; 64]) -> u8 {
    let Sets {
        from,
        enterable,
        free,
    } = sets;
    let squares = (!0, enterable | from);
    let near = match motion {
        Motion::King => match king(cpu, from, enterable, map) {
            None => any_way(cpu, motion, from, squares, free, map),
            near => near,
        },
        Motion::Knight => match knight(cpu, from, enterable, map) {
            None => any_way(cpu, motion, from, squares, free, map),
            near => near,
        },
        Motion::Wazir => wazir(cpu, from, enterable, map),
        Motion::Slider(ways) if ways.knight => any_way(cpu, motion, from, squares, free, map),
        Motion::Slider(ways) => slider(cpu, ways, sets, map),
    };
    match near {
        Some(farthest) => farthest,
        None => far(motion, from, squares, free, map),
    }
}

/// The map of a rook, bishop or queen.
#[inline]
fn slider(cpu: Cpu, ways: Ways, sets: Sets, map: &mut [u8; 64]) -> Option<u8> {
    let Sets {
        from,
        enterable,
        free,
    } = sets;
    if enterable & free == !0 && from.is_power_of_two() {
        return Some(empty_board(cpu, ways, from, map));
    }
    if ways.orthogonal && ways.diagonal {
        queen(cpu, from, enterable, free, map)
    } else {
        rook_or_bishop(cpu, ways, from, enterable, free, map)
    }
}

/// Fewest moves from every square to the set.
#[inline]
pub(super) fn map_to(cpu: Cpu, motion: Motion, to: Sets, map: &mut [u8; 64]) -> u8 {
    // What leads from anywhere to an enterable square leads back from an enterable square to
    // anywhere: jumps, and lines over free squares.
    let squares = (to.enterable, !0);
    match any_way(cpu, motion, to.from, squares, to.free, map) {
        Some(farthest) => farthest,
        None => far(motion, to.from, squares, to.free, map),
    }
}

/// A map that is farther than kernels count: moves from the squares of `leave` to those of
/// `enter`.
#[cold]
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
    fn king(from: u64, enterable: u64, map: &mut [u8; 64]) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            jumps::<V, One, King, 9>((proof, one), from, enterable, map)
        };
    fn wazir(from: u64, enterable: u64, map: &mut [u8; 64]) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            jumps::<V, One, Wazir, 15>((proof, one), from, enterable, map)
        };
    fn knight(from: u64, enterable: u64, map: &mut [u8; 64]) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            jumps::<V, One, Knight, 7>((proof, one), from, enterable, map)
        };
    fn rook_or_bishop(
        ways: Ways,
        from: u64,
        enterable: u64,
        free: u64,
        map: &mut [u8; 64],
    ) -> Option<u8> = |V, One, Two, Four, proof, one, words| {
        slides::<V, Two>((proof, words), ways, Sets { from, enterable, free }, map)
    };
    fn queen(from: u64, enterable: u64, free: u64, map: &mut [u8; 64]) -> Option<u8> =
        |V, One, Two, Four, proof, one, words| {
            let ways = Ways { orthogonal: true, diagonal: true, knight: false };
            slides::<V, Four>((proof, words), ways, Sets { from, enterable, free }, map)
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
    ) -> Option<u8> = |V, One, Two, Four, proof, one, words| {
        let (_, enter) = squares;
        let filled = match motion {
            Motion::King => jumps_any_way::<One, King>(one, from, squares),
            Motion::Wazir => jumps_any_way::<One, Wazir>(one, from, squares),
            Motion::Knight => jumps_any_way::<One, Knight>(one, from, squares),
            Motion::Slider(ways) => {
                let moves = SlidesAnyWay::<Four>::new(words, ways, squares, free);
                fill(words, from, enter, slides::ask(ways), &moves)
            }
        };
        Some(filled?.write::<V>(proof, 4, map))
    };
}

/// `USUAL` levels are written out.
#[inline(always)]
fn jumps<V: Lanes, W: Words, J: Jumps, const USUAL: usize>(
    (lanes, words): (V::Proof, W::Proof),
    from: u64,
    enterable: u64,
    map: &mut [u8; 64],
) -> Option<u8> {
    let open = enterable | from;
    let moves = Forward::<W, J>::new(words, open);
    let bits = if USUAL < 8 { 3 } else { 4 };
    Some(short_fill::<W, USUAL>(words, from, open, &moves)?.write::<V>(lanes, bits, map))
}

#[inline(always)]
fn jumps_any_way<W: Words, J: Jumps>(
    proof: W::Proof,
    from: u64,
    squares: (u64, u64),
) -> Option<Filled> {
    let moves = JumpsAnyWay::<W, J>::new(proof, squares);
    fill(proof, from, squares.1, J::ASK, &moves)
}

#[inline(always)]
fn slides<V: Lanes, W: Words>(
    (lanes, words): (V::Proof, W::Proof),
    ways: Ways,
    sets: Sets,
    map: &mut [u8; 64],
) -> Option<u8> {
    let moves = Slides::<W>::new(words, ways, sets);
    let all = slides::all(ways, sets.from, sets.enterable | sets.from);
    Some(fill(words, sets.from, all, slides::ask(ways), &moves)?.write::<V>(lanes, 4, map))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fill::map_by_levels;
    use crate::test_boards::{LONG_WAYS, pieces, random_board, random_set, rounds};
    use crate::{Bitboard, Board, Piece, Square};

    /// Every map to a set against the maps from all squares.
    fn check_to(piece: Piece, to: Bitboard, board: &Board) {
        let Some(motion) = Motion::of(piece) else {
            return;
        };
        let mut expected = [255; 64];
        for from in Square::all() {
            let mut map = [0; 64];
            map_by_levels(piece, Bitboard::of(from), board, &mut map);
            let distances = to.into_iter().map(|to| map[to.index()]);
            expected[from.index()] = distances.min().unwrap_or(255);
        }
        let farthest = expected
            .into_iter()
            .filter(|&distance| distance != 255)
            .max();
        let sets = Sets {
            from: to.0,
            enterable: board.enterable(piece),
            free: board.free(),
        };
        for cpu in Cpu::available() {
            let mut map = [0; 64];
            let result = map_to(cpu, motion, sets, &mut map);
            assert_eq!(
                (map, result),
                (expected, farthest.unwrap_or(0)),
                "{cpu:?} {piece:?} {to:?} {board:?}"
            );
        }
    }

    #[test]
    fn every_kernel_backward_agrees_with_the_definition() {
        let mut random = fastrand::Rng::with_seed(6);
        for piece in pieces() {
            for _ in rounds(300) {
                let board = random_board(&mut random);
                let members = random.u64(0..=16);
                check_to(piece, random_set(&mut random, members), &board);
                check_to(piece, Bitboard(1 << random.u32(0..64)), &board);
            }
            for open in LONG_WAYS {
                let board = Board {
                    own: Bitboard(!open),
                    ..Board::EMPTY
                };
                for to in Square::all() {
                    check_to(piece, Bitboard::of(to), &board);
                }
            }
        }
    }
}
