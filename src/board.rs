//! The parts of a position: squares, sets of them, pieces, obstacles, and boards of other sizes.

pub(crate) mod bitboard;
pub(crate) mod columns;
pub(crate) mod distance_map;
pub(crate) mod grid;
pub(crate) mod grid_squares;
pub(crate) mod obstacles;
pub(crate) mod piece;
pub(crate) mod set;
pub(crate) mod size;
pub(crate) mod square;

#[cfg(test)]
mod tests;
