//! Measures chess-distance against C baselines, row by row.
//!
//! The usual benchmark crates time one function after another (criterion, divan) or two builds of
//! one Rust program (tango-bench). Here two C functions, ours and a baseline with its own flags,
//! take turns: see `measure.rs`.

pub mod input;
pub mod instructions;
pub mod machine;
pub mod measure;
pub mod modules;
pub mod report;
pub mod row;
pub mod rows;
pub mod sizes;
pub mod targets;
