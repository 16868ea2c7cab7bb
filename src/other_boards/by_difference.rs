//! Pieces whose distance depends only on the difference of the squares, on a board of any size.
//! Every row of their table is copied from one pattern.

use core::hint::black_box;

use crate::Piece;

/// Distances by the difference of the squares: the row is 15 plus the difference of the ranks, the
/// index in a row 15 plus that of the files. The 32nd of both is not used.
pub(super) type Pattern = [Row; 32];

/// Aligned, so that each part of a row is in one cache line.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Row([u8; 32]);

impl Row {
    /// A row to be filled, behind an optimisation barrier: a pattern of zeros would become a call
    /// of memset, which needs a C library.
    #[inline(always)]
    pub(super) fn blank() -> Self {
        Self(black_box([0; 32]))
    }
}

/// Whether the distances of a piece depend only on the difference.
///
/// A king, a wazir, and all pieces that move as a rook have a shortest way within the rectangle
/// between the two squares.
pub(super) const fn is_known(piece: Piece) -> bool {
    matches!(
        piece,
        Piece::King | Piece::Wazir | Piece::Rook | Piece::Queen | Piece::Chancellor | Piece::Amazon
    )
}

/// Fills the pattern in place: a move of it would be a call of memcpy.
#[inline(never)]
pub(super) fn fill(pattern: &mut Pattern, piece: Piece) {
    // A barrier, since LLVM computes with vectors only if it does not know the entries.
    let steps = black_box(&STEPS);
    for (row, &ranks) in pattern.iter_mut().zip(steps) {
        row.0 = by_files(piece, steps, ranks);
    }
}

/// A row of the pattern, for this difference of ranks.
#[inline(always)]
fn by_files(piece: Piece, steps: &[u8; 32], ranks: u8) -> [u8; 32] {
    match piece {
        Piece::King => steps.map(|files| files.max(ranks)),
        Piece::Wazir => steps.map(|files| files + ranks),
        _ => {
            let diagonal = matches!(piece, Piece::Queen | Piece::Amazon);
            let knight = matches!(piece, Piece::Chancellor | Piece::Amazon);
            // Pieces that move as a rook get everywhere in two moves.
            steps.map(|files| {
                let one = (files == 0)
                    | (ranks == 0)
                    | (diagonal & (files == ranks))
                    | (knight & (files.wrapping_mul(ranks) == 2));
                if files | ranks == 0 {
                    0
                } else {
                    2 - u8::from(one)
                }
            })
        }
    }
}

/// Entry i is the distance from 15 to i.
static STEPS: [u8; 32] = {
    let mut steps = [0; 32];
    let mut entry = 0;
    while entry < 32 {
        steps[entry] = entry.abs_diff(15) as u8;
        entry += 1;
    }
    steps
};

const _: () = assert!(STEPS[0] == 15 && STEPS[15] == 0 && STEPS[31] == 16);

/// The distances from one square.
#[inline(always)]
pub(super) fn map(pattern: &Pattern, file: usize, rank: usize) -> impl Iterator<Item = [u8; 16]> {
    let (first_file, first_rank) = ((15 - file) & 15, (15 - rank) & 15);
    pattern[first_rank..first_rank + 16].iter().map(move |row| {
        let mut cut = [0; 16];
        for (byte, &distance) in cut.iter_mut().zip(&row.0[first_file..first_file + 16]) {
            *byte = distance;
        }
        cut
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::tests::{search, sizes};
    use super::*;

    /// Whether pairs of squares with the same difference have the same distance on any two small
    /// boards.
    fn depends_on_the_difference_alone(piece: Piece) -> bool {
        let mut distances = HashMap::new();
        sizes()
            .filter(|size| size.files() < 6 && size.ranks() < 6)
            .all(|size| {
                (0..size.squares()).all(|from| {
                    let map = search(piece, size, from);
                    map.into_iter().enumerate().all(|(to, distance)| {
                        let files = (from % size.files()).abs_diff(to % size.files());
                        let ranks = (from / size.files()).abs_diff(to / size.files());
                        *distances.entry((files, ranks)).or_insert(distance) == distance
                    })
                })
            })
    }

    #[test]
    fn a_pattern_is_for_the_pieces_that_no_edge_is_in_the_way_of() {
        for piece in Piece::NAMED {
            assert_eq!(
                is_known(piece),
                depends_on_the_difference_alone(piece),
                "{piece:?}"
            );
        }
    }
}
