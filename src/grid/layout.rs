//! The layout of a board's squares in registers.

use super::ranks::{Ranks, low};
use crate::BoardSize;
use crate::GridSquares;
use crate::cpu::Isa;

/// The layout of a board's squares in registers.
#[derive(Clone, Copy)]
pub(super) struct Layout<I: Isa> {
    pub(super) isa: I,
    pub(super) size: BoardSize,
}

impl<I: Isa> Layout<I> {
    #[inline(always)]
    pub(super) fn new(isa: I, size: BoardSize) -> Self {
        Self { isa, size }
    }

    #[inline(always)]
    pub(super) fn files(&self) -> u32 {
        self.size.files() as u32
    }

    #[inline(always)]
    pub(super) fn none(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [0; 4])
    }

    /// The squares of a board, without its holes.
    #[inline(always)]
    pub(super) fn board(&self, holes: &GridSquares) -> Ranks<I> {
        let files = Ranks::<I>::new(self.isa, [low(self.files()); 4]);
        let ranks = RANKS.get(self.size.ranks() - 1).unwrap_or(&[0; 4]);
        let all = files.and(Ranks::<I>::new(self.isa, *ranks));
        all.without(self.spread(holes))
    }

    #[inline(always)]
    pub(super) fn all(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [!0; 4])
    }

    /// The empty set, to fill arrays with: a constant would be a call of memset.
    #[inline(always)]
    pub(super) fn hidden_none(&self) -> Ranks<I> {
        Ranks::<I>::new(self.isa, [core::hint::black_box(0); 4])
    }

    /// A set of the board's squares in a register, and back.
    #[inline(always)]
    pub(super) fn spread(&self, squares: &GridSquares) -> Ranks<I> {
        Ranks::<I>::spread(self.isa, &squares.0, self.files())
    }

    #[inline(always)]
    pub(super) fn gather(&self, set: Ranks<I>) -> GridSquares {
        GridSquares(set.gather(self.files()))
    }
}

/// The squares of 1 to 16 ranks of 16 files.
static RANKS: [[u64; 4]; 16] = {
    let mut ranks = [[0; 4]; 16];
    let mut at = 0;
    while at < ranks.len() {
        ranks[at] = GridSquares::below(16 * (at + 1)).0;
        at += 1;
    }
    ranks
};

const _: () =
    assert!(RANKS[0][0] == 0xffff && RANKS[3][0] == !0 && RANKS[3][1] == 0 && RANKS[15][3] == !0);
