//! Distances on the empty board, and rules of endings.

pub(crate) mod any_piece;
pub(crate) mod center;
pub mod difference;
pub(crate) mod edge;
pub(crate) mod endings;
pub(crate) mod king;
pub(crate) mod knight;
pub(crate) mod manhattan;
pub(crate) mod nearest;
pub(crate) mod relation;
pub(crate) mod x88;

#[cfg(test)]
mod tests;
