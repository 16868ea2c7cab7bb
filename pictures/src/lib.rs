//! Boards of chess distances for the eye: the same chart as text for a terminal, as an SVG
//! picture, as a C table and as JSON.

pub mod chart;
pub mod command;
pub mod data;
pub mod diagram;
mod frame;
pub mod gallery;
pub mod grid;
pub mod names;
pub mod palette;
pub mod picture;
pub mod placement;
pub mod positions;
pub mod svg;
pub mod text;
pub mod variants;
