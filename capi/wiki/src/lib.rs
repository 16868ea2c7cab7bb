//! The names of the chess programming wiki as C symbols.
//!
//! An engine may define any of these names itself. So each name has a module of its own, which
//! becomes an object file of its own. None refers to another, and the library refers to none. A
//! linker that needs one name loads only that one.
#![no_std]
#![allow(non_snake_case, non_upper_case_globals)]

mod functions;
mod tables;
