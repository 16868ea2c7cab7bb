//! Two ranks of bytes in a register: the operation of counts.

use super::lanes::Lanes;

/// A register of two ranks.
pub(crate) trait Ranks: Lanes {
    /// The upper rank of this register, and the lower rank of the next.
    fn joined(self, next: Self) -> Self;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::isa::{Isa, portable};

    fn check<V: Ranks<Proof = ()>>() {
        let board: [u8; 64] = core::array::from_fn(|square| square as u8);
        let [low, high] = [0, 1].map(|part| V::load((), &board, part));
        let mut joined = board;
        low.joined(high).store(&mut joined, 0);
        assert_eq!(joined[..16], board[8..24]);
    }

    #[test]
    fn the_upper_rank_of_one_and_the_lower_of_the_next() {
        check::<<() as Isa>::Bytes>();
        check::<portable::Bytes16>();
    }
}
