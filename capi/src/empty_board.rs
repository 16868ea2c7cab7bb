//! Distances on the empty board.

mod king;

mod manhattan;

mod knight;

mod file_rank;

mod center;

mod edge;

mod relation;

mod nearest;

mod x88;

mod direction;
