//! Boards of any size.

use std::ffi::CString;
use std::vec::Vec;

use chess_distance::*;
use fastrand::Rng;

use super::both_sides::{AsC, OUT_OF_RANGE, UNREACHABLE, bytes, same, zeros};
use super::{color, piece, rounds, set};
use crate::{board_size::*, grid::*, grid_maps::*, grid_sets::*, grid_ways::*};

/// At most 6 by 5 squares, so that outputs fit into arrays.
const MOST: usize = 32;

fn size(random: &mut Rng) -> BoardSize {
    BoardSize::new(random.i32(1..7), random.i32(1..6)).unwrap()
}

/// Some squares, maybe none of the board.
fn squares(random: &mut Rng) -> GridSquares {
    GridSquares([set(random).0, 0, 0, 0])
}

/// One or two squares of a board, so that ways between such sets have a length.
fn few(random: &mut Rng, n: usize) -> GridSquares {
    GridSquares([1 << random.usize(..n) | 1 << random.usize(..n), 0, 0, 0])
}

fn obstacles(random: &mut Rng) -> GridObstacles {
    let [own, enemy, avoid, stop] = [(); 4].map(|()| squares(random));
    GridObstacles { own, enemy, avoid, stop }
}

fn pieces(random: &mut Rng) -> (CString, Color, GridPiece) {
    let text = *random.choice(&["K", "N", "Q", "mWcfF", "nA", "gQ", "NN", "fR"]).unwrap();
    let color = color(random);
    (CString::new(text).unwrap(), color, GridPiece::new(text, color).unwrap())
}

#[test]
fn tables_of_boards() {
    for mut random in rounds() {
        let (piece, board) = (piece(&mut random), size(&mut random));
        let (files, ranks, n) = (board.files() as i32, board.ranks() as i32, board.squares());
        let from = random.usize(..n);
        same!(chess_distance_fill_table(piece, files, ranks; n * n) into [u8; MOST * MOST],
            |out| board.fill_table(piece, &mut out[..n * n]));
        same!(chess_distance_fill_map(piece, files, ranks, from as i32; n) into [u8; MOST],
            |out| board.fill_map(piece, from, &mut out[..n]));
    }
}

#[test]
fn maps_and_ways() {
    for mut random in rounds() {
        let (text, color, piece) = pieces(&mut random);
        same!(chess_distance_grid_piece(text, color) into [u64; 128],
            |words| *words = *piece.words());
        let mut grid = Grid::new(size(&mut random)).wrapping(random.bool(), random.bool());
        grid.first = squares(&mut random);
        let n = grid.size().squares();
        let (from, to) = (few(&mut random, n), few(&mut random, n));
        let occupied = squares(&mut random);
        let obstacles = obstacles(&mut random);
        let on = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
        let len = |set: GridSquares, out: &mut GridSquares| {
            *out = set;
            set.len() as i32
        };
        same!(chess_distance_grid_moves(piece, grid, from, obstacles) into GridSquares,
            |out| len(on.moves(&from), out));
        same!(chess_distance_grid_attacks(piece, grid, from, occupied) into GridSquares,
            |out| len(grid_attacks(&piece, &grid, &from, &occupied), out));
        same!(chess_distance_grid_attacks_to(piece, grid, to, occupied) into GridSquares,
            |out| len(grid_attacks_to(&piece, &grid, &to, &occupied), out));
        same!(chess_distance_grid_map(piece, grid, from, obstacles; n) into [u8; MOST],
            |out| on.map(&from, &mut out[..n]));
        same!(chess_distance_grid_map_to(piece, grid, to, obstacles; n) into [u8; MOST],
            |out| on.map_to(&to, &mut out[..n]));
        let (plus1, plus2) = (squares(&mut random), squares(&mut random));
        same!(
            chess_distance_grid_weighted_map(piece, grid, from, plus1, plus2, obstacles; n)
                into [u8; MOST],
            |out| on.weighted_map(&from, &plus1, &plus2, &mut out[..n])
        );
        let start: Vec<u8> = (0..n).map(|_| random.u8(..).max(250 * random.u8(..2))).collect();
        same!(chess_distance_grid_onward(piece, grid, start, obstacles; n) into [u8; MOST],
            |out| on.onward(&start, &mut out[..n]));
        same!(chess_distance_grid_path(piece, grid, from, to, obstacles), on.path(&from, &to));
        let moves = random.u32(..9);
        same!(chess_distance_grid_within(piece, grid, from, moves, obstacles) into GridSquares,
            |out| len(on.within(&from, moves), out));
        same!(chess_distance_grid_ring(piece, grid, from, moves, obstacles) into GridSquares,
            |out| len(on.ring(&from, moves), out));
        same!(
            chess_distance_grid_reaches(piece, grid, from, to, obstacles),
            on.reaches(&from, &to)
        );
        same!(chess_distance_grid_rings(piece, grid, from, obstacles; n) into [GridSquares; MOST],
            |rings| on.rings(&from, &mut rings[..n]));
        let (value, equal) = (random.u8(248..), random.bool());
        same!(
            chess_distance_grid_set_of_bytes(start, n, i32::from(value), equal)
                into GridSquares,
            |out| len(grid_set_of_bytes(&start, value, equal).unwrap(), out)
        );
        same!(chess_distance_grid_matrix(piece, grid, obstacles; n * n) into [u8; MOST * MOST],
            |out| on.matrix(&mut out[..n * n]));
        let mut graph = std::vec![GridSquares::EMPTY; n];
        on.graph(&mut graph);
        same!(chess_distance_grid_graph(piece, grid, obstacles; n) into [GridSquares; MOST],
            |rows| on.graph(&mut rows[..n]));
        same!(chess_distance_grid_graph_map(graph, n, from) into [u8; MOST],
            |out| grid_graph_map(&graph, from, &mut out[..n]));
        // Room for all layers, or maybe for too few.
        let room = *random.choice(&[MOST, 1, 2, 3]).unwrap();
        same!(
            chess_distance_grid_trajectories(piece, grid, from, to, obstacles; room)
                into [GridSquares; MOST],
            |layers| match on.path(&from, &to) {
                Some(length) if room <= length.into() => OUT_OF_RANGE,
                Some(length) => {
                    on.trajectories(&from, &to, length, layers);
                    length.into()
                }
                None => UNREACHABLE,
            }
        );
        same!(
            chess_distance_grid_trajectory_count(piece, grid, from, to, obstacles),
            on.trajectory_count(&from, &to)
        );
        let (_, _, other) = pieces(&mut random);
        same!(
            chess_distance_grid_territory(piece, from, obstacles, other, to, obstacles, grid)
                into GridTerritory,
            |out| {
                let side = |piece, squares| GridSide { piece, squares, obstacles: &obstacles };
                *out = grid_territory(side(&piece, &from), side(&other, &to), &grid);
            }
        );
    }
}
