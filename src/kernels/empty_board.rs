//! Rook, bishop and queen on the empty board, where all distances are at most two.

use crate::cpu::lanes::Lanes;
use crate::definition::moves::LINES;
use crate::kernels::slides::DARK;
use crate::kernels::{Motion, Mover};

/// The map: every square is one or two moves away, or of the other color.
#[inline(always)]
pub(super) fn map<V: Lanes>(proof: V::Proof, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // The mask: the set has one square.
    let square = (mover.from.trailing_zeros() & 63) as usize;
    let [orthogonal, diagonal] = LINES.each_ref().map(|moves| moves[square]);
    let (near, none) = match mover.motion {
        Motion::Queen => (orthogonal + diagonal, 0),
        Motion::Rook => (orthogonal, 0),
        _ => (diagonal, if mover.from & DARK != 0 { !DARK } else { DARK }),
    };
    let two = V::splat(proof, 2);
    for part in 0..V::PARTS {
        // Members are -1.
        let mut distances = two.add(V::members(proof, near, part));
        if mover.motion == Motion::Bishop {
            distances = distances | V::members(proof, none, part);
        }
        distances.store(map, part);
    }
    map[square] = 0;
    2
}
