//! Tables that do not depend on the board: the first levels, and slides along a file.

use crate::definition::moves::moves;
use crate::{Bitboard, Obstacles, Piece};

/// For each file of sources, and each target, the ranks of the sources.
pub(super) type Sources = [[u8; 64]; 8];

/// Sources at distance 0: the target itself.
pub(super) static STARTS: Sources = sources(None);

/// Those within one king's move.
pub(super) static KING_SOURCES: Sources = sources(Some(Piece::King));

/// Those within one knight's move.
pub(super) static KNIGHT_SOURCES: Sources = sources(Some(Piece::Knight));

/// The target, and the squares one move away: jumps are the same in both directions.
pub(super) const fn sources(piece: Option<Piece>) -> Sources {
    let mut sources = [[0; 64]; 8];
    let mut target = 0;
    while target < 64 {
        let mut rest = 1 << target;
        if let Some(piece) = piece {
            rest |= moves(piece, Bitboard(1 << target), &Obstacles::NONE).0;
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
    let mut square = 64;
    while square > 0 {
        square -= 1;
        if (square ^ (square / 8)) & 1 == 1 {
            light[square] = 255;
        }
    }
    light
};

/// For the low and the high four ranks of a set on a file: the ranks that see it.
pub(super) type Halves = [[u8; 16]; 2];

/// For each set of free ranks among the six inner ranks of a file: the ranks from which a slide
/// along the file leads to one of four ranks, and these themselves. No slide passes the outer
/// ranks.
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

// Each square, and the 420 moves of a king and 336 of a knight; half of the squares are light. The
// second rank sees the whole of a free file, and its neighbors in a full one.
const _: () = {
    let (mut starts, mut king, mut knight, mut light) = (0, 0, 0, 0);
    let mut entry = 0;
    while entry < 512 {
        starts += STARTS[entry / 64][entry % 64].count_ones();
        king += KING_SOURCES[entry / 64][entry % 64].count_ones();
        knight += KNIGHT_SOURCES[entry / 64][entry % 64].count_ones();
        if entry < 64 {
            light += LIGHT[entry] as u32;
        }
        entry += 1;
    }
    assert!(starts == 64 && king == 64 + 420 && knight == 64 + 336 && light == 32 * 255);
    assert!(SEEN[63][0][2] == 0xff && SEEN[0][0][2] == 0b111 && SEEN[0][1][8] == 0b1100_0000);
};

pub(super) const fn seen_from(ranks: u8, free: u8) -> u8 {
    let mut seen = ranks;
    let (mut up, mut down) = (ranks << 1, ranks >> 1);
    while up != 0 || down != 0 {
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
