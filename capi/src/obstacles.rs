//! Distances among obstacles.

mod moves;

mod map;

mod matrix;

mod path;

mod ring;

mod attacks;

mod map_to;

pub(crate) mod onward;

mod graph;

mod pawn;

pub(crate) use onward::farthest;
