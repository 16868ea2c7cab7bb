#![no_std]
#![deny(unsafe_code)]
#![doc = "Every distance that a chess program asks for."]

#[cfg(test)]
extern crate std;

mod batch;
mod bitboard;
mod board;
mod board_size;
mod center;
mod cpu;
pub mod difference;
mod direction;
mod distance;
mod edge;
mod fill;
mod king;
mod knight;
mod manhattan;
mod map;
mod mop_up;
mod moves;
mod piece;
mod race;
mod relation;
mod square;
mod table;
mod territory;
#[cfg(test)]
mod test_boards;
mod trajectory;

pub use batch::{BatchError, batch, batch_with};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use board_size::{BoardSize, FillError};
pub use center::{CENTER, CENTER_MANHATTAN, center_distance, center_manhattan_distance};
pub use cpu::Cpu;
pub use direction::{direction, from_x88, offset_difference, to_x88, x88_difference};
pub use distance::{DifferencePiece, distance, distance_by_x88};
pub use edge::{SquareColor, corner_distance, edge_distance};
pub use fill::{path, reaches, ring, set_distance, within};
pub use king::{KING, KING_RINGS, king_distance};
pub use knight::{KNIGHT, KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS, knight_distance};
pub use manhattan::{MANHATTAN, manhattan_distance};
pub use map::{DistanceMap, map, map_into, matrix, matrix_into};
pub use mop_up::mop_up;
pub use moves::{moves, origins};
pub use piece::{Leaper, Piece};
pub use race::{Color, king_race, pawn_outruns_king};
pub use relation::{nearest_file, relation};
pub use square::{File, ParseSquareError, Rank, Square};
pub use table::{NONE, SquareTable, empty_board};
pub use territory::{Territory, territory};
pub use trajectory::{
    Layers, Trajectories, Trajectory, TrajectoryIter, trajectory_count, trajectory_layers,
    visit_trajectory,
};
