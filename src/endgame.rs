//! Races and the mop-up of the late endgame.

pub(crate) mod mop_up;
pub(crate) mod race;
