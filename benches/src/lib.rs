//! Measures chess-distance against C baselines, row by row.
//!
//! The usual benchmark crates time one function after another (criterion, divan) or two builds
//! of one Rust program (tango-bench). Here two C functions are compared at a time, ours and a
//! baseline compiled with its own flags, in alternating rounds: `measure.rs` is all of it.

pub mod input;
pub mod instructions;
pub mod machine;
pub mod measure;
pub mod modules;
pub mod report;
pub mod row;
pub mod rows;
pub mod sizes;
