//! Types of C and of the core with one layout: a call reads and writes the first as the second.

use chess_distance::{Bitboard, DistanceMap, DuelTable, Graph};

/// Asserts that a type of C has the layout of one of the core.
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

same_layout!([u8; 64], DistanceMap: );
same_layout!([[[u8; 64]; 64]; 2], DuelTable: );
same_layout!(u64, Bitboard: );
same_layout!([u64; 64], Graph: );
