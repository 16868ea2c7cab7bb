//! Distances among obstacles.

pub(crate) mod attacks;
pub(crate) mod graph;
pub(crate) mod map;
pub(crate) mod map_to;
pub(crate) mod onward;
pub(crate) mod path;
pub(crate) mod pawn;
pub(crate) mod ring;
