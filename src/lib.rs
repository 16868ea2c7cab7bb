//! Distances on chessboards: of kings, knights and every other piece, on the empty board and among
//! obstacles.
//!
//! The crate is `no_std` and allocates nothing. It defines everything from the moves alone: tables
//! are filled at compile time, and every fast path is tested against a search by levels. C programs
//! get the same functions from the library and header `chess_distance`.
//!
//! In a project beside a clone: `cargo add --path ../chess-distance`. Debug builds are
//! slow, unless the project's `Cargo.toml` has `[profile.dev.package.chess-distance]` with
//! `opt-level = 3`. The field `.0` of a table, a set or a map is a plain array or number.
//!
//! # Distances on the empty board
//!
//! [`king_distance`], [`manhattan_distance`] and [`knight_distance`] take two squares;
//! [`distance`] takes any [`Piece`] as well. All of them are `const fn`.
//!
//! ```
//! use chess_distance::{Square, king_distance, knight_distance, manhattan_distance};
//! assert_eq!(king_distance(Square::A1, Square::H8), 7);
//! assert_eq!(manhattan_distance(Square::A1, Square::H8), 14);
//! let h8: Square = "h8".parse()?;
//! assert_eq!(knight_distance(Square::A1, h8), 6);
//! # Ok::<(), chess_distance::ParseSquareError>(())
//! ```
//!
//! [`center_distance`], [`center_manhattan_distance`], [`edge_distance`] and [`corner_distance`]
//! lead to the center, the edges and the corners. [`KING`], [`MANHATTAN`] and [`KNIGHT`] are tables
//! of all pairs of squares. [`difference`] has tables by the difference of files and ranks.
//!
//! # Maps among obstacles
//!
//! [`Obstacles`] are three sets of squares, [`map`] gives the fewest moves to every square:
//!
//! ```
//! use chess_distance::{Bitboard, Obstacles, Piece, map};
//! let wall = Bitboard(0x3f_00fc_0000); // c3 to h3 and a5 to f5
//! let walls = Obstacles { own: wall, ..Obstacles::NONE };
//! let king = format!("{:?}", map(Piece::King, Bitboard(1), &walls));
//! assert_eq!(king.lines().collect::<Vec<_>>(), [
//!     "13 12 11 10 10 10 10 10",
//!     "13 12 11 10  9  9  9  9",
//!     "13 12 11 10  9  8  8  8",
//!     " -  -  -  -  -  -  7  8",
//!     " 3  3  3  4  5  6  7  8",
//!     " 2  2  -  -  -  -  -  -",
//!     " 1  1  2  3  4  5  6  7",
//!     " 0  1  2  3  4  5  6  7",
//! ]);
//! ```
//!
//! [`path`] and [`reaches`] take two squares, [`set_distance`] takes two sets, [`matrix`] fills the
//! maps of all 64 squares. [`within`] and [`ring`] give the squares at a distance from a set, and
//! [`rings`] those at every distance. [`set_of_bytes`] makes sets from arrays of squares.
//!
//! # Trajectories, territory, races
//!
//! [`Trajectories`] are all shortest ways of a piece to a square. [`territory`] divides the board
//! between two sides. [`king_race`] and [`pawn_outruns_king`] decide endings, [`mop_up`] scores
//! them.
//!
//! ```
//! use chess_distance::{Obstacles, Piece, Square, Trajectories};
//! let (f6, h1): (Square, Square) = ("f6".parse()?, "h1".parse()?);
//! let king = Trajectories::new(Piece::King, f6, h1, &Obstacles::NONE).ok_or("no way")?;
//! assert_eq!((king.length(), king.count()), (5, 25));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Any moves, any costs, two sides
//!
//! A [`Graph`] holds the moves from each square as 64 sets, which you can edit: portals, cylinders,
//! pawns that take. [`weighted_map`] and [`cost_map`] make squares or moves cost more. [`onward`]
//! continues a map with another piece. [`duel`] lets two kings move in turn, [`pair`] moves two
//! pieces of one side, and [`reach`] gives the squares where each piece of a [`Position`] may ever
//! stand.
//!
//! # Boards of any size, any piece
//!
//! For variants: a [`Grid`] has 1 to 16 files and ranks, holes, and edges that wrap round. A
//! [`GridPiece`] is read from Betza's notation. [`Mobility`] puts the piece on the board among
//! [`GridObstacles`]; its methods give maps, floods, paths, trajectories and graphs.
//!
//! ```
//! use chess_distance::{BoardSize, Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};
//! let grid = Grid::new(BoardSize::new(10, 8).ok_or("size")?);
//! let archbishop = GridPiece::new("BN", Color::White)?;
//! let moves = Mobility { piece: &archbishop, grid: &grid, obstacles: &GridObstacles::NONE };
//! let (a1, j8) = (GridSquares::of(0), GridSquares::of(79)); // rank * files + file
//! assert_eq!(moves.path(&a1, &j8), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Many pairs, other boards
//!
//! [`batch`] computes the distances of many pairs of squares with vector instructions.
//! [`BoardSize`] fills tables for boards from 1x1 to 16x16. [`map_batch`], [`matrix_batch`],
//! [`path_batch`], [`territory_batch`], [`moves_batch`], [`attacks_batch`], [`within_batch`],
//! [`ring_batch`] and [`trajectory_count_batch`] take columns of positions. Each row gets the
//! result of the call for a single board. [`read_fens`] reads such columns from text.
//!
//! # Conventions
//!
//! Functions whose names end in `_into` write into memory of the caller. [`definition`] has slow
//! functions of the same names for constants. [`Cpu::force`] chooses the instruction set.
//!
//! Squares are numbered a1 = 0, b1 = 1, h8 = 63; a [`Bitboard`] has bit s for square s. If a piece
//! cannot reach a square, functions return `None`, and tables and maps of bytes hold [`NONE`]. The
//! terms and the methods are those of the chess programming wiki's pages on distances; each item
//! names its source.
#![no_std]
#![deny(unsafe_code)]

#[cfg(test)]
extern crate std;

// The ground: `board`, `cpu`, `definition`, `language`. Above it `empty_board`, `kernels` and
// `search`, each of which uses those named before it. The others use all of these.
mod board;
#[allow(unsafe_code)]
mod cpu;
pub mod definition;
mod kernels;
#[allow(unsafe_code)]
mod language;

mod columns;
mod empty_board;
mod grid;
mod search;
mod sides;

mod pairs;
mod set_of_bytes;

#[cfg(test)]
mod test_boards;

pub use board::distance_map::{DistanceMap, MAX_MOVES, NONE};
pub use board::grid::{BoardSize, FillError, Grid, GridObstacles, GridSquares};
pub use board::obstacles::{Columns, GridTerritory, Obstacles, Side, Territories, Territory};
pub use board::piece::{Color, Leaper, Piece};
pub use board::squares::{Bitboard, File, ParseSquareError, Rank, Square, Squares};
pub use columns::sets::{
    attacks_batch, moves_batch, ring_batch, trajectory_count_batch, within_batch,
};
pub use columns::{ColumnsError, map_batch, matrix_batch, path_batch, territory_batch};
pub use cpu::Cpu;
pub use definition::moves::{attacks, moves, origins};
pub use definition::table::SquareTable;
pub use empty_board::center_and_edge::{
    CENTER, CENTER_MANHATTAN, SquareColor, center_distance, center_manhattan_distance,
    corner_distance, edge_distance,
};
pub use empty_board::difference;
pub use empty_board::distance::{
    KING, KING_RINGS, KNIGHT, KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS, MANHATTAN, king_distance,
    knight_distance, manhattan_distance,
};
pub use empty_board::endings::{king_race, mop_up, pawn_outruns_king, square_of_pawn};
pub use empty_board::x88::{
    DifferencePiece, OFFSET_SQUARE, distance_by_x88, from_x88, offset_difference, to_x88,
    x88_difference,
};
pub use empty_board::{direction, distance, nearest, nearest_file, relation};
pub use grid::{
    GridPiece, GridSide, Mobility, ParsePieceError, grid_attacks, grid_attacks_to, grid_graph_map,
    grid_territory,
};
pub use pairs::{BatchError, batch};
pub use search::costs::{cost_map, cost_map_into, cost_onward, cost_onward_into};
pub use search::costs::{weighted_map, weighted_map_into};
pub use search::graph::Graph;
pub use search::map::{
    OnwardError, map, map_into, map_to, map_to_into, matrix, matrix_into, onward, onward_into,
};
pub use search::must_pass::must_pass;
pub use search::path::{path, reaches, ring, rings, set_distance, within};
pub use search::pawn::{Pawn, Promotion};
pub use search::territory::{NO_SITE, TIED_SITES, territory, voronoi, voronoi_into};
pub use search::trajectory::{
    Layers, Trajectories, Trajectory, TrajectoryError, TrajectoryIter,
    empty_board_trajectory_count, set_trajectory_count, set_trajectory_layers, trajectory_count,
    trajectory_layers, visit_trajectory, walk_count, walks,
};
pub use set_of_bytes::{grid_set_of_bytes, set_of_bytes};
pub use sides::duel::{DuelTable, Pairs, duel, duel_pairs};
pub use sides::fen::{Fen, FenError};
pub use sides::fens::{PositionColumns, read_fens};
pub use sides::pair::{Walker, pair};
pub use sides::pawn_ending::options::{PawnOption, PawnOptions, PawnState, pawn_options};
pub use sides::pawn_ending::position::{
    PawnMove, PawnPosition, PawnPositionError, pawn_position, pawn_position_fault,
};
pub use sides::pawn_ending::way::{PawnStep, pawn_way};
pub use sides::pawn_ending::{
    Bound, PAWN_STRUCTURE_WORDS, PawnEnding, PawnEndingError, check_pawns, pawn_ending,
};
pub use sides::position::{Position, PositionError};
pub use sides::reach::reach;

/// The Rust code of the README and of the pages under docs/, as documentation tests.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../docs/batches.md")]
    struct Batches;
    #[doc = include_str!("../docs/other-languages.md")]
    struct OtherLanguages;
    #[doc = include_str!("../docs/trajectories.md")]
    struct TrajectoriesPage;
}
