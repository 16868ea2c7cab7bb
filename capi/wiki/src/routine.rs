//! The wiki's arithmetic for any int: engines do pass squares off the board. Results are those of
//! the C routines; where C would overflow, they wrap.

/// File and rank distance as in the wiki's routines: `& 7` and `>> 3` of any int.
#[inline]
pub(crate) fn file_and_rank_distance(sq1: i32, sq2: i32) -> (i32, i32) {
    let files = (sq2 & 7) - (sq1 & 7);
    let ranks = (sq2 >> 3) - (sq1 >> 3);
    (files.abs(), ranks.abs())
}

/// `sq2 - sq1 + (sq2 | 7) - (sq1 | 7) + 120`.
#[inline]
pub(crate) fn x88_difference(sq1: i32, sq2: i32) -> i32 {
    sq2.wrapping_sub(sq1).wrapping_add(sq2 | 7).wrapping_sub(sq1 | 7).wrapping_add(120)
}

/// `abs((a | 7) - (b | 7)) + abs((a & 7) - (b & 7))`.
#[inline]
pub(crate) fn absolute_rank_file_difference(a: i32, b: i32) -> i32 {
    let ranks = (a | 7).wrapping_sub(b | 7).wrapping_abs();
    let files = ((a & 7) - (b & 7)).abs();
    ranks.wrapping_add(files)
}
