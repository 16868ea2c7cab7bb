//! Ways of a given length, squares that every way enters, and weighted moves.

pub(crate) mod cost_graph;
pub(crate) mod must_pass;
pub(crate) mod walks;
pub(crate) mod weighted;
