//! Floods against distances, of the oracle where they fit into a byte.

use super::*;

/// Floods from a set, and to another: against the map of the first and that to the second.
pub(super) fn check(
    moves: &Mobility,
    (from, to): (GridSquares, GridSquares),
    (forward, backward): (&[u8], &[u8]),
    about: &str,
) {
    let at = |is: &dyn Fn(u32) -> bool| {
        let squares = (0..forward.len()).filter(|&square| forward[square] != NONE);
        set_of(squares.filter(|&square| is(forward[square].into())).map(|square| square as u8))
    };
    let farthest = largest(forward);
    // Before, at and behind a test for the end, which is after every fourth ring or every ring.
    for limit in (0..=9).chain([farthest.into(), u32::from(farthest) + 1, 255, 256, u32::MAX]) {
        let within = moves.within(&from, limit);
        assert_eq!(within, at(&|distance| distance <= limit), "{limit} {about}");
        let ring = moves.ring(&from, limit);
        assert_eq!(ring, at(&|distance| distance == limit), "{limit} {about}");
    }
    let mut rings = vec![GridSquares::of(77); forward.len()];
    assert_eq!(moves.rings(&from, &mut rings), Ok(farthest), "{about}");
    for (distance, ring) in (0..).zip(rings) {
        assert_eq!(ring, at(&|other| other == distance), "{distance} {about}");
    }
    let reaches = (0..forward.len()).any(|end| backward[end] == 0 && forward[end] != NONE);
    assert_eq!(moves.reaches(&from, &to), reaches, "{about}");
    // Single squares, of which most are met by another ring than the nearest of a set.
    for square in (0..forward.len()).step_by(7) {
        let one = GridSquares::of(square as u8);
        assert_eq!(moves.reaches(&from, &one), forward[square] != NONE, "{square} {about}");
    }
}

/// One way through all squares of the largest board, along every rank and then from its last file
/// to the first one of the next rank: 255 moves.
#[test]
fn distances_beyond_a_map() {
    let grid = Grid::new(size(16, 16));
    let moves =
        Mobility { piece: &piece("rWfl(15,1)"), grid: &grid, obstacles: &GridObstacles::NONE };
    let from = GridSquares::of(0);
    for_each_cpu(|_| {
        let mut rings = [GridSquares::EMPTY; 256];
        assert_eq!(moves.rings(&from, &mut rings), Ok(255));
        for distance in 0..=255 {
            let (one, up_to) =
                (GridSquares::of(distance), GridSquares::below(distance as usize + 1));
            assert_eq!(rings[usize::from(distance)], one);
            assert_eq!(moves.ring(&from, distance.into()), one);
            assert_eq!(moves.within(&from, distance.into()), up_to);
            assert_eq!(moves.path(&from, &one), Some(distance));
        }
        assert!(moves.reaches(&from, &GridSquares::of(255)));
        assert!(!moves.reaches(&GridSquares::of(255), &GridSquares::of(254)));
        assert_eq!(moves.ring(&from, 256), GridSquares::EMPTY);
    });
}

#[test]
fn rings_in_a_slice_of_another_length_stay_as_they_were() {
    let grid = Grid::new(size(3, 3));
    let moves = Mobility { piece: &piece("K"), grid: &grid, obstacles: &GridObstacles::NONE };
    for length in [0, 8, 10] {
        let mut rings = vec![GridSquares::of(77); length];
        let result = moves.rings(&GridSquares::of(0), &mut rings);
        assert_eq!(result, Err(crate::FillError::Length { expected: 9 }));
        assert!(rings.iter().all(|&ring| ring == GridSquares::of(77)));
    }
}
