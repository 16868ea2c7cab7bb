//! The tables, as data: the fast path of engines, without a check and without a call. Each stands
//! in a module of its own, or with small ones of its kind: a program gets those that it uses.
#![allow(non_upper_case_globals)]

mod pairs;

mod knight_by_rank_file;

mod x88;

mod offset;
