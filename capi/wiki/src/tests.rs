//! The arithmetic at its limits, and the builders of tables. Everything else is tested from C
//! (c-tests).

use crate::routine::{absolute_rank_file_difference, file_and_rank_distance, x88_difference};
use crate::tables::ints;

#[test]
fn the_whole_range_of_int_wraps_as_two_s_complement_does() {
    assert_eq!(file_and_rank_distance(i32::MIN, i32::MAX), (7, (1 << 29) - 1));
    assert_eq!(x88_difference(i32::MIN, i32::MAX), 120 - 1 - 8);
    assert_eq!(absolute_rank_file_difference(i32::MIN, i32::MAX), 8 + 7);
}

#[test]
fn every_byte_of_a_table_becomes_the_same_int() {
    for first in [0_u8, 64, 128, 192] {
        let bytes = core::array::from_fn(|square| first + square as u8);
        let expected = core::array::from_fn(|square| i32::from(bytes[square]));
        assert_eq!(ints(&bytes), expected);
    }
}
