//! The layouts that C and the core share, because a call reads and writes values of C as those of the
//! core.

use chess_distance::{Bitboard, DistanceMap, DuelTable, Graph};

/// Asserts that a struct of C has the layout of one of the core.
macro_rules! same_layout {
    ($c:ty, $rust:ty: $($field:ident)*) => {
        const _: () = {
            assert!(size_of::<$c>() == size_of::<$rust>());
            assert!(align_of::<$c>() == align_of::<$rust>());
            $(assert!(
                core::mem::offset_of!($c, $field) == core::mem::offset_of!($rust, $field)
            );)*
        };
    };
}
pub(crate) use same_layout;

// These stand for uint8_t[64], uint8_t[2][64][64], uint64_t and uint64_t[64] of C.
const _: () = {
    assert!(size_of::<DistanceMap>() == 64 && align_of::<DistanceMap>() == 1);
    assert!(size_of::<DuelTable>() == 2 * 64 * 64 && align_of::<DuelTable>() == 1);
    assert!(size_of::<Bitboard>() == 8 && align_of::<Bitboard>() == align_of::<u64>());
    assert!(size_of::<Graph>() == 512 && align_of::<Graph>() == align_of::<u64>());
};
