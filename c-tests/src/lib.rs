//! Shared by the tests that build and run C and C++ programs. Each module uses only those above it.

pub mod process;

pub mod compiler;

pub mod library;

pub mod program;

pub mod elf;
