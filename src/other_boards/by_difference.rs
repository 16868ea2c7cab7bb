//! Pieces whose distance depends on the difference of the squares alone, whatever the board: every
//! row of their table is cut out of one pattern.

use super::BoardSize;
use super::search::{Map, search};
use crate::Piece;

/// Distances by the difference of the squares: 15 more than that of the files is the index in a
/// row, 15 more than that of the ranks the index of the row. The 32nd of both is not used.
///
/// Aligned, so that what is cut out of a row lies in one line of the cache.
#[repr(align(64))]
pub(super) struct Pattern([[u8; 32]; 32]);

/// `None` for a piece whose distance depends on more.
///
/// A king, a wazir, and all that moves as a rook have a shortest way that stays within the
/// rectangle between the two squares.
pub(super) fn pattern(piece: Piece) -> Option<Pattern> {
    Some(match piece {
        Piece::King => by(u8::max),
        Piece::Wazir => by(|files, ranks| files + ranks),
        Piece::Rook | Piece::Queen | Piece::Chancellor | Piece::Amazon => {
            from_corner(&search(piece, BoardSize::LARGEST, 0, 0))
        }
        _ => return None,
    })
}

/// Entry i is the distance from 15 to i.
const STEPS: [u8; 32] = {
    let mut steps = [0; 32];
    let mut entry = 0;
    while entry < 32 {
        steps[entry] = entry.abs_diff(15) as u8;
        entry += 1;
    }
    steps
};

#[inline(always)]
fn by(distance: impl Fn(u8, u8) -> u8) -> Pattern {
    Pattern(STEPS.map(|ranks| STEPS.map(|files| distance(files, ranks))))
}

/// The corner's map has every difference.
fn from_corner(map: &Map) -> Pattern {
    by(|files, ranks| map[(ranks & 15) as usize][(files & 15) as usize])
}

/// The distances from one square.
#[inline(always)]
pub(super) fn map(pattern: &Pattern, file: usize, rank: usize) -> impl Iterator<Item = [u8; 16]> {
    let (first_file, first_rank) = ((15 - file) & 15, (15 - rank) & 15);
    pattern.0[first_rank..first_rank + 16]
        .iter()
        .map(move |row| {
            let mut cut = [0; 16];
            for (byte, &distance) in cut.iter_mut().zip(&row[first_file..first_file + 16]) {
                *byte = distance;
            }
            cut
        })
}
