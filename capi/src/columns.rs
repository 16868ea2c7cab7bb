//! Columns of positions: many boards in one call.

mod boards;

mod paths;

mod maps;

mod matrices;

mod territories;
