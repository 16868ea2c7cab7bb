//! The graph of a piece: the squares one move from each square, several of them at once.

use super::Rows;
use crate::cpu::Cpu;
use crate::cpu::Isa;
use crate::cpu::boards::Boards;
use crate::cpu::for_each_cpu;
use crate::cpu::register::Register;
use crate::kernels::board_slides::BoardSlides;
use crate::kernels::{Mover, steps};

/// The squares on which a move of the piece from each square may end.
#[inline]
pub(crate) fn fill(cpu: Cpu, mover: Mover, rows: &mut Rows) {
    if !mover.motion.is_jump() {
        return slides(cpu, mover, rows);
    }
    for (square, row) in rows.iter_mut().enumerate() {
        row.0 = steps::step(mover, 1 << (square & 63)) & mover.enterable;
    }
}

for_each_cpu! {
    fn slides(mover, rows: &mut Rows) -> () = slides_of;
}

/// A square in each word of a register.
#[inline(always)]
fn slides_of<I: Isa>(isa: I, mover: Mover, rows: &mut Rows) {
    let [enterable, free] = [mover.enterable, mover.free].map(|set| I::Bytes::splat_word(isa, set));
    let slides = BoardSlides::new(isa, mover.motion, enterable, free);
    let mut first = 1u64;
    for rows in rows.chunks_exact_mut(I::Bytes::ROWS) {
        let starts: [u64; 8] = [0, 1, 2, 3, 4, 5, 6, 7].map(|square| first << square);
        // SAFETY: no register has more than eight words, and the rows have as many.
        unsafe {
            let moves = slides.moves(I::Bytes::read(isa, starts.as_ptr()));
            moves.write(rows.as_mut_ptr().cast());
        }
        first = first.checked_shl(I::Bytes::ROWS as u32).unwrap_or(0);
    }
}
