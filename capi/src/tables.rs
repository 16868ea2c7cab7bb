//! The tables, as data: the fast path of engines, without a check and without a call. Each stands
//! in a module of its own, or with small ones of its kind: a program gets those that it uses.
//!
//! A static inside a wrapper for alignment is one that the header generator cannot name; each
//! has a twin of the same shape that only the generator sees.
#![allow(non_upper_case_globals)]

pub(crate) mod king;

pub(crate) mod manhattan;

pub(crate) mod knight;

mod king_ring;

mod knight_by_rank_file;

mod x88;

mod offset;
