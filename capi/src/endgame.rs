//! Races and the mop-up of the late endgame.

mod race;

mod mop_up;
