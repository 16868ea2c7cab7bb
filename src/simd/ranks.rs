//! Boards of bytes moved by a rank or two: the register operations of counts.

use super::lanes::Lanes;

/// A register of ranks. A board is an array that uses its first [`Lanes::PARTS`] registers. Ranks
/// that leave the board are lost, and zeros come in.
pub(crate) trait Ranks: Lanes {
    fn rank_up(board: [Self; 4]) -> [Self; 4];
    fn rank_down(board: [Self; 4]) -> [Self; 4];
    fn two_ranks_up(board: [Self; 4]) -> [Self; 4];
    fn two_ranks_down(board: [Self; 4]) -> [Self; 4];
}

/// Implements [`Ranks`] for a register of two ranks. `$joined` is the register of the upper rank of
/// `$low` and the lower rank of `$high`.
#[allow(unused_macros)] // in one or another target
macro_rules! two_ranks {
    ($register:ty, |$low:ident, $high:ident| $joined:expr) => {
        impl $crate::simd::ranks::Ranks for $register {
            #[inline(always)]
            fn rank_up([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                let zero = a ^ a;
                [joined(zero, a), joined(a, b), joined(b, c), joined(c, d)]
            }

            #[inline(always)]
            fn rank_down([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                let zero = a ^ a;
                [joined(a, b), joined(b, c), joined(c, d), joined(d, zero)]
            }

            #[inline(always)]
            fn two_ranks_up([a, b, c, _]: [Self; 4]) -> [Self; 4] {
                [a ^ a, a, b, c]
            }

            #[inline(always)]
            fn two_ranks_down([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                [b, c, d, a ^ a]
            }
        }

        #[inline(always)]
        fn joined($low: $register, $high: $register) -> $register {
            $joined
        }
    };
}
pub(crate) use two_ranks;
