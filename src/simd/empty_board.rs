//! Maps of rook, bishop and queen on the empty board, where nothing is farther than two moves.

use super::Ways;
use super::lanes::Lanes;
use super::slides::DARK;

/// For each square the numbers of its rank, file and diagonals, from 1.
static LINES: [[u8; 64]; 4] = {
    let mut lines = [[0; 64]; 4];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        lines[0][square] = (1 + rank) as u8;
        lines[1][square] = (1 + file) as u8;
        lines[2][square] = (8 + rank - file) as u8;
        lines[3][square] = (1 + rank + file) as u8;
        square += 1;
    }
    lines
};

/// The map: every square is one or two moves away, or of the other color.
#[inline(always)]
pub(super) fn map<V: Lanes>(proof: V::Proof, ways: Ways, from: u64, map: &mut [u8; 64]) -> u8 {
    // The mask says what the caller knows: there is one square.
    let square = (from.trailing_zeros() & 63) as usize;
    let two = V::splat(proof, 2);
    let mut part = 0;
    while part < V::PARTS {
        let on = |line: usize| {
            let number = V::splat(proof, LINES[line][square]);
            V::load(proof, &LINES[line], part).equal(number)
        };
        // Squares on a line with the start are -1.
        let distances = match (ways.orthogonal, ways.diagonal) {
            (true, true) => two.add((on(0) | on(1)) | (on(2) | on(3))),
            (true, false) => two.add(on(0) | on(1)),
            _ => {
                let other_color = if from & DARK != 0 { !DARK } else { DARK };
                two.add(on(2) | on(3)) | V::members(proof, other_color, part)
            }
        };
        distances.store(map, part);
        part += 1;
    }
    map[square] = 0;
    2
}
