//! Distances among obstacles.

mod moves;

mod map;

mod matrix;

mod path;

mod ring;
