//! The kernels: one file for each operation, with its generic kernel and the dispatch. This file
//! lists the functions for the rest of the crate.
//!
//! Kernels take a [`Mover`], words and bytes. A kernel for an instruction set takes the proof that
//! the processor has it. Each dispatch is inlined, so that a program with one
//! operation links only its kernels.

pub(crate) mod boards;
pub(crate) mod columns;
mod counts;
mod graph;
mod jumps;
mod levels;
mod map;
mod matrix;
pub(crate) mod memory;
mod motion;
mod moves;
pub(crate) mod pairs;
mod path;
mod planes;
pub(crate) mod sets;
mod slides;
pub(crate) mod territory;
pub(crate) mod weighted;

pub(crate) use motion::{Motion, Mover};

pub(crate) use counts::count as trajectory_count;
pub(crate) use graph::{map as graph_map, matrix as graph_matrix, write_rows as write_graph};
pub(crate) use levels::BITS;
pub(crate) use map::{map, map_to};
pub(crate) use matrix::maps as matrix;
pub(crate) use memory::clear;
pub(crate) use moves::step;
pub(crate) use path::{at_most_one_jump, set_distance, within};
pub(crate) use planes::{largest as largest_of_planes, write as write_planes};
pub(crate) use territory::{
    of_any as territory, of_jumps as territory_of_jumps, of_two_kings as king_territory,
};
pub(crate) use weighted::map as weighted_map;

#[cfg(test)]
mod tests;
