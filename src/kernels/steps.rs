//! One move from a set of squares.

use crate::cpu::boards::Boards;
use crate::cpu::register::Register;
use crate::cpu::words::Words;
use crate::cpu::{Isa, Word};
use crate::kernels::board_slides::BoardSlides;
use crate::kernels::jumps::{Jumps, King, Knight, Wazir};
use crate::kernels::{Motion, Mover};

/// The squares one move from a set, enterable or not.
#[inline(always)]
pub(crate) fn step(mover: Mover, from: u64) -> u64 {
    match mover.motion {
        Motion::King => jump::<King>(from),
        Motion::Wazir => jump::<Wazir>(from),
        Motion::Knight => jump::<Knight>(from),
        _ => slide(mover.motion, mover.free, from),
    }
}

/// The squares one jump from a set.
#[inline(always)]
pub(super) fn jump<J: Jumps>(from: u64) -> u64 {
    J::jump((), Word::splat_word((), from)).first()
}

/// The squares one slide from a set, in the registers that every processor has.
fn slide(motion: Motion, free: u64, from: u64) -> u64 {
    type Bytes = <() as Isa>::Bytes;
    let [enterable, free, from] = [!0, free, from].map(|word| Bytes::splat_word((), word));
    BoardSlides::new((), motion, enterable, free)
        .moves(from)
        .first_word()
}
