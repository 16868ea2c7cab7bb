//! Attacks.

use core::ffi::c_int;

use chess_distance::{self as rules, Bitboard};

use crate::arguments;
use crate::result::squares;

/// The squares that the pieces on from attack or defend, occupied or not. A line ends on the first
/// occupied square and includes it; pawns attack diagonally. The squares of from stop a line only
/// if they are in occupied. No such piece: 0.
///
/// For the squares that a king may not enter, leave that king out of occupied: a rook also attacks
/// the squares behind the king. The example at ChessDistanceBoard shows this.
#[unsafe(no_mangle)]
pub extern "C" fn chess_distance_attacks(piece: c_int, from: u64, occupied: u64) -> u64 {
    squares(|| {
        let piece = arguments::piece(piece)?;
        Ok(rules::attacks(piece, Bitboard(from), Bitboard(occupied)))
    })
}
