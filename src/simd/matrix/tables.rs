//! What is known before there is a board: where moves begin, and what is seen along a file.

use crate::moves::moves;
use crate::{Bitboard, Board, Piece};

/// For each file of sources, and each target, the ranks of the sources.
pub(super) type Sources = [[u8; 64]; 8];

/// The sources within no moves of the target: itself.
pub(super) static STARTS: Sources = sources(None);

/// Those within one king's move.
pub(super) static KING: Sources = sources(Some(Piece::King));

/// Those within one knight's move.
pub(super) static KNIGHT: Sources = sources(Some(Piece::Knight));

/// The target, and the squares one move away: pieces that jump go both ways.
const fn sources(piece: Option<Piece>) -> Sources {
    let mut sources = [[0; 64]; 8];
    let mut target = 0;
    while target < 64 {
        let mut rest = 1 << target;
        if let Some(piece) = piece {
            rest |= moves(piece, Bitboard(1 << target), &Board::EMPTY).0;
        }
        while rest != 0 {
            let source = rest.trailing_zeros() as usize;
            sources[source % 8][target] |= 1 << (source / 8);
            rest &= rest - 1;
        }
        target += 1;
    }
    sources
}

/// 255 for light squares.
pub(super) static LIGHT: [u8; 64] = {
    let mut light = [0; 64];
    let mut square = 0;
    while square < 64 {
        if (square % 8 + square / 8) % 2 == 1 {
            light[square] = 255;
        }
        square += 1;
    }
    light
};

/// For the low and the high four ranks of a set on a file: the ranks from which it is seen.
pub(super) type Halves = [[u8; 16]; 2];

/// For each way in which the six inner ranks of a file are free: the ranks from which a slide along
/// the file leads to one of four ranks, and these themselves. Nothing passes over the outer ranks.
static SEEN: [Halves; 64] = {
    let mut seen = [[[0; 16]; 2]; 64];
    let mut inner = 0;
    while inner < 64 {
        let mut half = 0;
        while half < 2 {
            let mut ranks = 0;
            while ranks < 16 {
                seen[inner][half][ranks] = seen_from((ranks << (4 * half)) as u8, 2 * inner as u8);
                ranks += 1;
            }
            half += 1;
        }
        inner += 1;
    }
    seen
};

const fn seen_from(ranks: u8, free: u8) -> u8 {
    let mut seen = ranks;
    let (mut up, mut down) = (ranks << 1, ranks >> 1);
    while up | down != 0 {
        seen |= up | down;
        up = (up & free) << 1;
        down = (down & free) >> 1;
    }
    seen
}

/// The tables of a file with these ranks free.
#[inline(always)]
pub(super) fn seen(free: u8) -> &'static Halves {
    &SEEN[usize::from(free >> 1 & 63)]
}
