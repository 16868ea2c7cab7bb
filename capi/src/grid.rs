//! Boards of any size, pieces of any kind.

// Types first: the header has them in this order.
mod board;

mod piece;

mod moves;

mod map;

mod weighted_map;

mod onward;

mod path;

mod matrix;

mod graph;

mod trajectories;

mod territory;

// Shared by the modules above.
mod question;
