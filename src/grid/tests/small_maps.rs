//! Maps by two words on boards of up to 128 squares. That they are right is the matter of
//! `properties`; here that they are there.

use super::*;
use crate::grid::shape::Shape;
use crate::grid::small_maps::small_map;
use crate::grid::terrain::Direction;

#[test]
fn small_boards_have_them_up_to_fourteen_moves() {
    let mut farther = 0;
    for seed in 0..400 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let size = size(random.i32(1..=16), random.i32(1..=16));
        let many = random.u8(..=5);
        let holes = set(random, many);
        let grid = Grid { holes, ..Grid::new(size) };
        let from = GridSquares::of(random.u8(..)) & grid.squares();
        for (text, shape) in [("K", Shape::King), ("N", Shape::Knight)] {
            let obstacles = &GridObstacles::NONE;
            let mobility = Mobility { piece: &piece(text), grid: &grid, obstacles };
            let mut map = vec![0; size.squares()];
            let largest = mobility.map(&from, &mut map).expect("its room");
            let found = small_map(mobility, shape, &from, Direction::Forward, &mut map);
            if size.squares() > 128 {
                assert_eq!(found, None, "{grid:?}");
            } else if largest < 15 {
                assert_eq!(found, Some(largest), "{text} {grid:?} {from:?}");
            } else {
                // The fifteenth level may or may not show that no square is left.
                assert!(largest == 15 || found.is_none(), "{text} {grid:?} {from:?}");
                farther += 1;
            }
        }
    }
    assert!(farther > 0);
}
