//! The pictures of docs/grids.md: boards and pieces of variants.

use chess_distance::{BoardSize, Grid, GridObstacles};

use crate::grid::{GridMap, squares};
use crate::picture::Picture;

fn board(files: i32, ranks: i32) -> Grid {
    Grid::new(BoardSize::new(files, ranks).expect("1 to 16 files and ranks"))
}

fn map(
    name: &'static str,
    title: &str,
    (betza, letter, from): (&str, char, &str),
    grid: &Grid,
    obstacles: &GridObstacles,
) -> Picture {
    let map = GridMap::new(betza, letter, squares(grid, from), grid, obstacles);
    Picture {
        name,
        svg: map.expect("a piece of this file").svg(title),
    }
}

/// They stand in docs/grids.md in this order.
#[must_use]
pub fn pictures() -> Vec<Picture> {
    let xiangqi = &board(9, 10);
    let free = &GridObstacles::NONE;
    let soldier = &GridObstacles {
        enemy: squares(xiangqi, "e4 e10"),
        ..GridObstacles::NONE
    };
    let cylinder = &board(8, 8).wrapping(true, false);
    let mut hole = board(8, 8);
    hole.holes = squares(&hole, "d1");
    let horse = ("nN", 'H', "b1");
    let cannon = ("mRcpR", 'C', "e1");
    let king = ("K", 'K', "a1");
    let rook = ("R", 'R', "a1");
    vec![
        map(
            "xiangqi-horse",
            "Moves of a horse from b1",
            horse,
            xiangqi,
            free,
        ),
        map(
            "xiangqi-cannon",
            "Moves of a cannon from e1",
            cannon,
            xiangqi,
            soldier,
        ),
        map(
            "cylinder",
            "Moves of a king on a cylinder",
            king,
            cylinder,
            free,
        ),
        map(
            "hole",
            "Moves of a rook around a hole on d1",
            rook,
            &hole,
            free,
        ),
    ]
}
