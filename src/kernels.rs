//! The kernels of the board of 64 squares. Each operation has a file with its generic kernel and its
//! dispatch, and all of them use the same tools.
//!
//! Kernels take the proof that the processor has an instruction set, then what they work on: mostly a
//! [`Mover`]. Each dispatch is inlined, so that a program with one operation links only its kernels.

// The operations.
pub(crate) mod columns;
pub(crate) mod costs;
mod counts;
mod graph;
pub(crate) mod map;
mod matrix;
pub(crate) mod pairs;
mod path;
pub(crate) mod territory;

// The tools: what is moved and how, sets and boards in registers.
pub(crate) mod boards;
#[allow(unsafe_code)]
pub(crate) mod memory;
pub(crate) mod motion;
pub(crate) mod sets;
pub(crate) mod slides;

pub(crate) use motion::{Motion, Mover, step};

pub(crate) use boards::{largest_of_planes, write_planes};
pub(crate) use costs::map as weighted_map;
pub(crate) use counts::trajectory_count;
pub(crate) use graph::{map as graph_map, matrix as graph_matrix, write_rows as write_graph};
pub(crate) use map::{map, map_to};
pub(crate) use matrix::maps as matrix;
pub(crate) use path::{at_most_one_jump, set_distance, within};

#[cfg(test)]
mod tests;
