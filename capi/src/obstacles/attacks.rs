//! Attacks.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments;
use crate::result::squares;

/// The squares that the pieces on from attack or defend. A line ends at the first occupied square,
/// which belongs to it, whoever stands there; pawns attack diagonally. The squares of from stop a
/// line only if they are in occupied. No such piece: 0.
///
/// What a king may not enter are the attacks with the king itself left out of occupied: lines go
/// on behind a king. The example at ChessDistanceBoard does it so.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_attacks(piece: c_int, from: u64, occupied: u64) -> u64 {
    squares(|| {
        let piece = arguments::piece(piece)?;
        Ok(rules::attacks(piece, Bitboard(from), Bitboard(occupied)))
    })
}
