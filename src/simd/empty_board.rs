//! Rook, bishop and queen on the empty board, where all distances are at most two.

use super::lanes::Lanes;
use super::slides::DARK;
use super::{Motion, Mover};
use crate::moves::moves;
use crate::{Bitboard, Board, Piece};

/// The squares one move away: of a rook, and of a bishop.
static ONE_MOVE: [[u64; 64]; 2] = {
    let mut lines = [[0; 64]; 2];
    let mut square = 0;
    while square < 64 {
        let from = Bitboard(1 << square);
        lines[0][square] = moves(Piece::Rook, from, &Board::EMPTY).0;
        lines[1][square] = moves(Piece::Bishop, from, &Board::EMPTY).0;
        square += 1;
    }
    lines
};

const _: () = {
    let (mut rook, mut bishop) = (0, 0);
    let mut square = 0;
    while square < 64 {
        rook += ONE_MOVE[0][square].count_ones();
        bishop += ONE_MOVE[1][square].count_ones();
        square += 1;
    }
    assert!(rook == 64 * 14 && bishop == 560);
};

/// The map: every square is one or two moves away, or of the other color.
#[inline(always)]
pub(super) fn map<V: Lanes>(proof: V::Proof, mover: Mover, map: &mut [u8; 64]) -> u8 {
    // The mask: the set has one square.
    let square = (mover.from.trailing_zeros() & 63) as usize;
    let [orthogonal, diagonal] = [ONE_MOVE[0][square], ONE_MOVE[1][square]];
    let (near, none) = match mover.motion {
        Motion::Queen => (orthogonal | diagonal, 0),
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
