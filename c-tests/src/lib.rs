//! Shared by the tests that build and run C and C++ programs.

pub mod compiler;
pub mod elf;
pub mod library;
pub mod program;
