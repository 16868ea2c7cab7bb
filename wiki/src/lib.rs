//! The names of the chess programming wiki as C symbols.
//!
//! An engine may define any of these names itself. So each stands in a module of its own, which
//! the build turns into an object file of its own, none refers to another, and the library
//! proper refers to none: a linker that needs one name meets only that one.
#![no_std]
#![allow(non_snake_case, non_upper_case_globals)]

mod functions;
mod routine;
mod tables;

#[cfg(test)]
mod tests;
