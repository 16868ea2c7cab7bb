//! Sets of squares from arrays with a byte for each square.

use fearless_simd::prelude::*;
use fearless_simd::u8x16;

use crate::cpu::{has_vectors, plain};
use crate::{Bitboard, GridSquares};

/// The squares whose byte is this value or, with `equal` false, any other value: for programs that
/// keep a board as an array.
///
/// ```
/// use chess_distance::{Bitboard, set_of_bytes};
/// let mut board = [0; 64];
/// board[4] = b'K';
/// assert_eq!(set_of_bytes(&board, b'K', true), Bitboard(1 << 4));
/// assert_eq!(set_of_bytes(&board, 0, false), Bitboard(1 << 4)); // all pieces
/// ```
#[must_use]
#[inline]
pub fn set_of_bytes(bytes: &[u8; 64], value: u8, equal: bool) -> Bitboard {
    let [squares, ..] = members(bytes, value);
    Bitboard(if equal { squares } else { !squares })
}

/// [`set_of_bytes`] for the squares of a larger or a smaller board, rank * files + file. `None`
/// unless there are 1 to 256 of them.
#[must_use]
#[inline]
pub fn grid_set_of_bytes(bytes: &[u8], value: u8, equal: bool) -> Option<GridSquares> {
    if bytes.is_empty() || bytes.len() > 256 {
        return None;
    }
    let squares = GridSquares(members(bytes, value));
    Some(if equal { squares } else { GridSquares::below(bytes.len()).without(squares) })
}

/// The indices of the bytes with a value, up to 255.
#[inline(always)]
fn members(bytes: &[u8], value: u8) -> [u64; 4] {
    let mut words = [0; 4];
    let (sixteens, rest) = bytes.as_chunks::<16>();
    let mut add = |at: usize, bits: u64| words[(at / 4) & 3] |= bits << (at % 4 * 16);
    for (at, sixteen) in sixteens.iter().enumerate() {
        add(at, equal(sixteen, value));
    }
    let bits = match bytes.last_chunk::<16>() {
        // Read again with those before them: they are the highest of these bits.
        Some(last) => equal(last, value) >> (16 - rest.len()),
        None => (0..)
            .zip(rest)
            .fold(0, |bits, (at, &byte)| bits | u64::from(byte == value) << (at & 15)),
    };
    add(sixteens.len(), bits);
    words
}

/// A bit for each byte with the value.
#[inline(always)]
fn equal(bytes: &[u8; 16], value: u8) -> u64 {
    let isa = plain();
    if has_vectors(isa) {
        return u8x16::load_array_ref(isa, bytes).simd_eq(value).to_bitmask();
    }
    let both = u128::from_le_bytes(*bytes);
    equal_in_word(both as u64, value) | equal_in_word((both >> 64) as u64, value) << 8
}

/// The same for the eight bytes of a word, the lowest first.
#[inline(always)]
fn equal_in_word(bytes: u64, value: u8) -> u64 {
    const HIGHEST: u64 = 0x8080_8080_8080_8080;
    let differing = bytes ^ ((HIGHEST >> 7) * u64::from(value));
    // The highest bit of each byte that is not 0. No sum leaves its byte.
    let others = ((differing & !HIGHEST) + !HIGHEST) | differing;
    let highest = !others & HIGHEST;
    // Bit 8 * n moves to bit 56 + n. No two products meet in one bit.
    (highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each square alone, looked at by itself, on boards of every size.
    #[test]
    fn squares_one_by_one() {
        let mut random = fastrand::Rng::with_seed(11);
        for round in 0..2000 {
            let length = if round <= 256 { round } else { random.usize(..=257) };
            // Values that differ in one bit, and any.
            let all = [0, 1, 0x7f, 0x80, 0x81, 0xff, random.u8(..), random.u8(..)];
            let bytes: std::vec::Vec<u8> = (0..length).map(|_| all[random.usize(..8)]).collect();
            for (value, equal) in all.into_iter().flat_map(|value| [(value, true), (value, false)])
            {
                let squares = (0..=255).zip(&bytes).filter(|&(_, &byte)| (byte == value) == equal);
                let squares = squares
                    .fold(GridSquares::EMPTY, |set, (square, _)| set | GridSquares::of(square));
                let expected = Some(squares).filter(|_| (1..=256).contains(&length));
                assert_eq!(grid_set_of_bytes(&bytes, value, equal), expected, "{value} {bytes:?}");
                if let Some(board) = bytes.first_chunk() {
                    let found = set_of_bytes(board, value, equal);
                    assert_eq!(found, Bitboard(squares.0[0]), "{value} {bytes:?}");
                }
            }
        }
    }

    /// What machines without vectors do.
    #[test]
    fn every_pair_of_bytes_in_a_word() {
        for (byte, value) in (0..=255).flat_map(|byte| (0..=255).map(move |value| (byte, value))) {
            for at in 0..8 {
                let word = u64::from(!value) * 0x0101_0101_0101_0101;
                let word = word & !(0xff << (8 * at)) | u64::from(byte) << (8 * at);
                let expected = u64::from(byte == value) << at;
                assert_eq!(equal_in_word(word, value), expected, "{byte} {value} {at}");
                let word = u64::from(value) * 0x0101_0101_0101_0101;
                let word = word & !(0xff << (8 * at)) | u64::from(byte) << (8 * at);
                let expected = 255 & !(u64::from(byte != value) << at);
                assert_eq!(equal_in_word(word, value), expected, "{byte} {value} {at}");
            }
        }
    }
}
