//! The graph of a piece: the squares one move from each square, several of them at once.

use super::Rows;
use crate::simd::columns::boards::Boards;
use crate::simd::columns::steps::{Slides, Squares};
use crate::simd::each_cpu::for_each_cpu;
use crate::simd::{Cpu, Motion, Ways, steps};

/// The squares on which a move of the piece from each square may end.
#[inline]
pub(in crate::simd) fn fill(cpu: Cpu, motion: Motion, enterable: u64, free: u64, rows: &mut Rows) {
    match motion {
        Motion::King => each(rows, enterable, steps::one_square(true)),
        Motion::Wazir => each(rows, enterable, steps::one_square(false)),
        Motion::Knight => each(rows, enterable, steps::knight),
        Motion::Slider(ways) => slides(cpu, ways, enterable, free, rows),
    }
}

#[inline(always)]
fn each(rows: &mut Rows, enterable: u64, step: impl Fn(u64) -> u64) {
    for (square, row) in rows.iter_mut().enumerate() {
        row.0 = step(1 << (square & 63)) & enterable;
    }
}

for_each_cpu! {
    fn slides(ways: Ways, enterable: u64, free: u64, rows: &mut Rows) -> () =
        |V, One, Two, Four, proof, one, words| {
            slides_of::<V>(proof, ways, (enterable, free), rows);
        };
}

/// A square in each word of a register.
#[inline(always)]
fn slides_of<V: Boards>(
    proof: V::Proof,
    ways: Ways,
    (enterable, free): (u64, u64),
    rows: &mut Rows,
) {
    let [from, enterable, free] = [0, enterable, free].map(|set| V::splat_word(proof, set));
    let squares = Squares {
        from,
        enterable,
        free,
    };
    let slides = Slides::new(proof, ways, &squares);
    let mut first = 1u64;
    for rows in rows.chunks_exact_mut(V::ROWS) {
        let starts: [u64; 8] = [0, 1, 2, 3, 4, 5, 6, 7].map(|square| first << square);
        // SAFETY: no register has more than eight words, and the rows have as many.
        unsafe {
            let moves = slides.moves(V::read(proof, starts.as_ptr()));
            moves.write(rows.as_mut_ptr().cast());
        }
        first = first.checked_shl(V::ROWS as u32).unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::moves;
    use crate::test_boards::{pieces, random_board, rounds};
    use crate::{Bitboard, Square};

    #[test]
    fn every_kernel_makes_the_graph_of_the_definition() {
        let mut random = fastrand::Rng::with_seed(40);
        for _ in rounds(100) {
            let board = random_board(&mut random);
            for piece in pieces() {
                let Some(motion) = Motion::of(piece) else {
                    continue;
                };
                let expected: Rows =
                    core::array::from_fn(|from| moves(piece, Bitboard(1 << from), &board));
                for cpu in Cpu::available() {
                    let mut rows = [Bitboard::FULL; 64];
                    fill(cpu, motion, board.enterable(piece), board.free(), &mut rows);
                    for (from, (found, expected)) in Square::all().zip(rows.iter().zip(&expected)) {
                        assert_eq!(found, expected, "{cpu:?} {piece:?} {from} {board:?}");
                    }
                }
            }
        }
    }
}
