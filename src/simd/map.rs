//! Which kernel makes a map, and the functions that are compiled for an instruction set.
//!
//! Kept are those that were measured to be faster than plain code by half or more.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx512;

use super::planes::fill;
use super::steps::{Fill, Ways, is_known, jumping, sliding};
use crate::fill::map_by_levels;
use crate::{Bitboard, Board, Cpu, Piece, Square};

/// Fewest moves from the set to every square, in `map`; the result is the largest of them.
pub(crate) fn map(cpu: Cpu, piece: Piece, from: Bitboard, board: &Board, map: &mut [u8; 64]) -> u8 {
    #[cfg(target_arch = "x86_64")]
    if cpu == Cpu::Avx512 && is_known(piece) {
        // SAFETY: a Cpu other than Plain exists only where the processor has been found to have
        // its instruction sets.
        return unsafe { avx512::map(piece, from.0, board, map) };
    }
    let one = OneMap {
        from: from.0,
        enterable: board.enterable(piece),
        map,
    };
    match (jumping(piece, one), Ways::of(piece)) {
        (Ok(farthest), _) => farthest,
        (Err(one), Some(ways)) => sliding(ways, board.free(), one),
        (Err(one), None) => map_by_levels(piece, from, board, one.map),
    }
}

/// All 64 maps.
pub(crate) fn matrix(cpu: Cpu, piece: Piece, board: &Board, maps: &mut [[u8; 64]; 64]) {
    match cpu {
        // SAFETY: a Cpu other than Plain exists only where the processor has its instruction sets.
        #[cfg(target_arch = "x86_64")]
        Cpu::Avx512 if is_known(piece) => unsafe { avx512::matrix(piece, board, maps) },
        _ => {
            for (from, one) in Square::all().zip(maps) {
                map(cpu, piece, Bitboard::of(from), board, one);
            }
        }
    }
}

/// One fill for one map.
struct OneMap<'a> {
    from: u64,
    enterable: u64,
    map: &'a mut [u8; 64],
}

impl Fill for OneMap<'_> {
    type Output = u8;

    #[inline(always)]
    fn fill<const FOUR: bool>(self, _: u32, step: impl Fn(u64) -> u64 + Copy) -> u8 {
        let planes = fill::<FOUR, 1>(&[self.from], self.enterable, step);
        planes.write(self.map);
        planes.farthest()
    }
}
