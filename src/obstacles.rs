//! Distances among obstacles.

pub(crate) mod map;
pub(crate) mod path;
pub(crate) mod ring;
