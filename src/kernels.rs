//! The kernels: one file for each operation, with its generic kernel and the dispatch. This file
//! lists the functions for the rest of the crate.
//!
//! Kernels take a [`Mover`], words and bytes. A kernel for an instruction set takes the proof that
//! the processor has it. Each dispatch is inlined, so that a program with one
//! operation links only its kernels.

pub(crate) mod boards;
pub(crate) mod columns;
mod graph;
mod jumps;
mod levels;
mod map;
mod matrix;
#[allow(unsafe_code)]
pub(crate) mod memory;
mod motion;
mod moves;
pub(crate) mod pairs;
mod path;
pub(crate) mod sets;
mod slides;
pub(crate) mod territory;
pub(crate) mod weighted;

pub(crate) use motion::{Motion, Mover};

pub(crate) use boards::{largest_of_planes, write_planes};
pub(crate) use graph::{map as graph_map, matrix as graph_matrix, write_rows as write_graph};
pub(crate) use levels::BITS;
pub(crate) use map::{map, map_to};
pub(crate) use matrix::maps as matrix;
pub(crate) use moves::{king_steps, step};
pub(crate) use path::{at_most_one_jump, set_distance, within};
pub(crate) use weighted::map as weighted_map;

#[cfg(test)]
mod tests;
