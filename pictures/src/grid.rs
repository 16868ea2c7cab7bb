//! Distances on a board of any size, for a piece in Betza's notation.

use chess_distance::{Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility, NONE};

use crate::chart::{Cell, Mark, Tone};
use crate::frame::Frame;
use crate::svg;

/// The squares with these names, such as `a1 e10`.
///
/// # Panics
/// If one of them is no square of the board.
#[must_use]
pub fn squares(grid: &Grid, names: &str) -> GridSquares {
    let square = |name: &str| {
        let (file, rank) = name.split_at(1);
        let file = "abcdefghijklmnop".find(file).unwrap_or(usize::MAX);
        let rank: usize = rank.parse().unwrap_or_default();
        let (files, ranks) = (grid.size().files(), grid.size().ranks());
        let on_board = file < files && (1..=ranks).contains(&rank);
        assert!(on_board, "{name} is no square of {files}x{ranks}");
        (rank - 1) * files + file
    };
    let numbers = names.split_whitespace().map(square);
    numbers.fold(GridSquares::EMPTY, |set, square| {
        set | GridSquares::of(square as u8)
    })
}

/// A board on which each square shows the fewest moves that lead there.
#[derive(Clone, Debug)]
pub struct GridMap {
    frame: Frame,
    /// Square by square, rank by rank.
    pub cells: Vec<Cell>,
}

impl GridMap {
    /// The moves of a white piece from a set of squares, which show a letter.
    ///
    /// # Errors
    /// A text that is no piece.
    pub fn new(
        betza: &str,
        letter: char,
        from: GridSquares,
        grid: &Grid,
        obstacles: &GridObstacles,
    ) -> Result<Self, Box<dyn std::error::Error>> {
        let mut map = vec![NONE; grid.size().squares()];
        let moves = Mobility {
            piece: &GridPiece::new(betza, Color::White)?,
            grid,
            obstacles,
        };
        let far = moves.map(&from, &mut map)?;
        let cell = |(square, &distance): (u8, &u8)| {
            let reached = distance != NONE;
            let walls = obstacles.own | obstacles.avoid;
            let tone = if grid.holes.contains(square) {
                Tone::Hole
            } else if reached {
                Tone::Step(distance, far)
            } else if walls.contains(square) {
                Tone::Wall
            } else {
                Tone::Blank
            };
            let mark = if from.contains(square) {
                Mark::Start(letter)
            } else if obstacles.enemy.contains(square) {
                Mark::Enemy
            } else {
                Mark::None
            };
            let figure = reached.then_some(distance.into());
            Cell { figure, tone, mark }
        };
        Ok(Self {
            frame: Frame {
                files: grid.size().files() as i32,
                ranks: grid.size().ranks() as i32,
                wrap_files: grid.wraps_files(),
                wrap_ranks: grid.wraps_ranks(),
            },
            cells: (0..).zip(&map).map(cell).collect(),
        })
    }

    /// The board under its title. Joined edges are orange, holes are left out.
    #[must_use]
    pub fn svg(&self, title: &str) -> String {
        self.frame
            .picture(svg::squares(self.frame, &self.cells), title)
    }
}
