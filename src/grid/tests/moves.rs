//! One move from few squares and from many, and to them, against the moves of single squares.

use std::format;
use std::string::String;

use super::properties::case;
use super::*;

const KERNELS: [&str; 8] = ["K", "N", "nN", "nA", "R", "B", "Q", "mRcpR"];

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
        let oracle = Oracle::new(&text, color == Color::Black, &grid, &obstacles);
        let attacks: Vec<GridSquares> =
            (0..grid.size().squares()).map(|from| oracle.attacks(from as u8)).collect();
        let one = GridSquares::of(random.u8(..));
        let many = set(random, 1);
        for some in [one, one | GridSquares::of(random.u8(..)), many] {
            let about = format!("{seed} {text} {color:?} {grid:?} {obstacles:?} {some:?}");
            let of = |moves: &dyn Fn(u8) -> GridSquares| {
                let each = (some & grid.squares()).iter().map(moves);
                each.fold(GridSquares::EMPTY, |all, moves| all | moves)
            };
            let mobility = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
            let found = mobility.moves(&some);
            assert_eq!(found, of(&|from| oracle.moves(from)), "{about}");
            let found = grid_attacks(&piece, &grid, &some, &occupied);
            assert_eq!(found, of(&|from| attacks[usize::from(from)]), "{about}");
            let found = grid_attacks_to(&piece, &grid, &some, &occupied);
            let meets = |&from: &usize| !(attacks[from] & some).is_empty();
            let meeting = (0..attacks.len()).filter(meets);
            let expected = meeting.map(|from| GridSquares::of(from as u8));
            let expected = expected.fold(GridSquares::EMPTY, |all, square| all | square);
            assert_eq!(found, expected, "{about}");
        }
    }
}

/// To go over a piece takes two leaps.
#[test]
fn a_line_over_a_piece_of_one_leap_leads_nowhere() {
    let grid = Grid::new(BoardSize::CHESS);
    let obstacles = GridObstacles { enemy: GridSquares::of(1), ..GridObstacles::NONE };
    for (text, to) in [("pR1", GridSquares::EMPTY), ("pR2", GridSquares::of(2))] {
        let piece = GridPiece::new(text, Color::White).expect(text);
        let mobility = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
        assert_eq!(mobility.moves(&GridSquares::of(0)), to, "{text}");
    }
}
