//! One move from few squares and from many, and to them, against the moves of single squares.

use std::format;
use std::string::String;

use super::cases::{case, set};
use super::oracle::Oracle;
use super::*;

const KERNELS: [&str; 7] = ["K", "N", "nN", "R", "B", "Q", "mRcpR"];

#[test]
fn moves_and_attacks_are_those_of_each_square() {
    for seed in 0..4000 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (grid, obstacles, any, color) = case(random);
        // Every second piece is one that has a kernel.
        let text = match seed % 2 {
            0 => any,
            _ => String::from(random.choice(KERNELS).expect("a text")),
        };
        let piece = GridPiece::new(&text, color).expect(&text);
        let occupied = obstacles.own | obstacles.enemy;
        let oracle = Oracle {
            text: &text,
            black: color == Color::Black,
            grid: &grid,
            obstacles: &obstacles,
        };
        let attacks: Vec<GridSquares> = (0..grid.size().squares())
            .map(|from| oracle.attacks(from as u8))
            .collect();
        let one = GridSquares::of(random.u8(..));
        let many = set(random, 1);
        for some in [one, one | GridSquares::of(random.u8(..)), many] {
            let about = format!("{seed} {text} {color:?} {grid:?} {obstacles:?} {some:?}");
            let of = |moves: &dyn Fn(u8) -> GridSquares| {
                let each = (some & grid.squares()).iter().map(moves);
                each.fold(GridSquares::EMPTY, |all, moves| all | moves)
            };
            let mobility = Mobility {
                piece: &piece,
                grid: &grid,
                obstacles: &obstacles,
            };
            assert_eq!(
                mobility.moves(&some),
                of(&|from| oracle.moves(from)),
                "{about}"
            );
            assert_eq!(
                grid_attacks(&piece, &grid, &some, &occupied),
                of(&|from| attacks[usize::from(from)]),
                "{about}"
            );
            let mut expected = GridSquares::EMPTY;
            for (from, attacked) in attacks.iter().enumerate() {
                if !(*attacked & some).is_empty() {
                    expected |= GridSquares::of(from as u8);
                }
            }
            assert_eq!(
                grid_attacks_to(&piece, &grid, &some, &occupied),
                expected,
                "{about}"
            );
        }
    }
}
