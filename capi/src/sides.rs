//! Two sides and whole positions.

mod duel;

mod pair;

mod position;

mod reach;
