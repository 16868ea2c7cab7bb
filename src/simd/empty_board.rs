//! Maps of rook, bishop and queen on the empty board, where nothing is farther than two moves.

use super::Ways;
use super::lanes::Lanes;
use super::slides::DARK;

/// The squares on the same rank or file, and those on the same diagonals, without the square itself.
static LINES: [[u64; 64]; 2] = {
    let mut lines = [[0; 64]; 2];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (from, to) = (pair / 64, pair % 64);
        let files = (from % 8) as i32 - (to % 8) as i32;
        let ranks = (from / 8) as i32 - (to / 8) as i32;
        if files != 0 || ranks != 0 {
            if files == 0 || ranks == 0 {
                lines[0][from] |= 1 << to;
            } else if files == ranks || files == -ranks {
                lines[1][from] |= 1 << to;
            }
        }
        pair += 1;
    }
    lines
};

/// The map: every square is one or two moves away, or of the other color.
#[inline(always)]
pub(super) fn map<V: Lanes>(proof: V::Proof, ways: Ways, from: u64, map: &mut [u8; 64]) -> u8 {
    // The mask says what the caller knows: there is one square.
    let square = (from.trailing_zeros() & 63) as usize;
    let [orthogonal, diagonal] = [LINES[0][square], LINES[1][square]];
    let (near, none) = match (ways.orthogonal, ways.diagonal) {
        (true, true) => (orthogonal | diagonal, 0),
        (true, false) => (orthogonal, 0),
        _ => (diagonal, if from & DARK != 0 { !DARK } else { DARK }),
    };
    let two = V::splat(proof, 2);
    let mut part = 0;
    while part < V::PARTS {
        // Members are -1.
        let mut distances = two.add(V::members(proof, near, part));
        if !ways.orthogonal {
            distances = distances | V::members(proof, none, part);
        }
        distances.store(map, part);
        part += 1;
    }
    map[square] = 0;
    2
}
