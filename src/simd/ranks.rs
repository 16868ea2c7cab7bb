//! Two ranks of bytes in a register: the operation of counts.

use super::lanes::Lanes;

/// A register of two ranks.
pub(crate) trait Ranks: Lanes {
    /// The upper rank of this register, and the lower rank of the next.
    fn joined(self, next: Self) -> Self;
}
