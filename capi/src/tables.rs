//! The tables: the fast path of engines, without a check and without a call. Each large table has a
//! module of its own, so that a program gets only the tables that it uses.
#![allow(non_upper_case_globals)]

mod pairs;

mod knight_by_rank_file;

mod x88;

mod offset;
