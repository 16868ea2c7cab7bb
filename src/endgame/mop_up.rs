//! Mop-up evaluation: drive the bare king to the edge and bring the own king near.

use crate::{Square, center_manhattan_distance, manhattan_distance};

/// The mop-up term for the winner's king and the loser's, in tenths. It adds 47 for each orthogonal
/// step of the loser's king from the center. It adds 16 for each step by which the Manhattan
/// distance of the kings is below 14. Between 96 and 474 for two legal kings.
///
/// The weights 4.7 and 1.6 are those of Chess 4.x (Slate and Atkin).
///
/// Source: chessprogramming wiki, Manhattan-Distance and Center Manhattan-Distance
/// (applications).
#[must_use]
pub const fn mop_up(winner: Square, loser: Square) -> u16 {
    let from_center = center_manhattan_distance(loser) as u16;
    let apart = manhattan_distance(winner, loser) as u16;
    47 * from_center + 16 * (14 - apart)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::king_distance;

    #[test]
    fn two_legal_kings_lie_between_9_6_and_47_4() {
        let pairs = Square::all().flat_map(|a| Square::all().map(move |b| (a, b)));
        let legal = pairs.filter(|&(a, b)| king_distance(a, b) > 1);
        let terms: Vec<u16> = legal.map(|(winner, loser)| mop_up(winner, loser)).collect();
        assert_eq!(
            (terms.iter().min(), terms.iter().max()),
            (Some(&96), Some(&474))
        );
    }

    #[test]
    fn the_losers_king_counts_for_the_center() {
        let (e4, a1) = (Square::wrapping(28), Square::wrapping(0));
        assert_eq!(mop_up(e4, a1), 47 * 6 + 16 * 7);
        assert_eq!(mop_up(a1, e4), 16 * 7);
    }
}
