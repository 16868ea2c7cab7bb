//! Properties of the library files.

mod headers;
mod loading;
mod macros;
mod own_names;
mod packages;
mod panics;
mod sbom;
mod sizes;
mod standards;
mod symbols;
mod warnings;
mod without_wiki;
