//! Ways between sets, ways of a given length, squares that every way enters, weighted moves.

mod sets;

mod walks;

mod must_pass;

mod weighted;

mod cost_graph;
