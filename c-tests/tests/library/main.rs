//! Properties of the library files.

mod headers;
mod packages;
mod sizes;
mod symbols;
