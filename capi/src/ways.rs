//! Ways between sets, ways of a given length, squares that every way needs, moves that cost more.

mod sets;

mod walks;

mod must_pass;

mod weighted;

mod cost_graph;
