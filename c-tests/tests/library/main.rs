//! Properties of the library files.

mod macros;
mod own_names;
mod packages;
mod panics;
mod sizes;
mod standards;
mod symbols;
