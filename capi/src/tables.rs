//! The tables, as data: the fast path of engines, without a check and without a call.
//!
//! A static inside a wrapper for alignment is one that the header generator cannot name; each
//! has a twin of the same shape that only the generator sees.
#![allow(non_upper_case_globals)]

use chess_distance::difference::{offset, x88};
use chess_distance::{
    KING, KING_RINGS, KNIGHT, KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS, MANHATTAN, Piece, SquareTable,
};

#[unsafe(export_name = "chess_distance_king_table")]
static KING_TABLE: SquareTable = KING;
/// King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
/// squares must lie in 0..63.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_king_table: [[u8; 64]; 64] = KING.0;

#[unsafe(export_name = "chess_distance_manhattan_table")]
static MANHATTAN_TABLE: SquareTable = MANHATTAN;
/// Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_table: [[u8; 64]; 64] = MANHATTAN.0;

#[unsafe(export_name = "chess_distance_knight_table")]
pub(crate) static KNIGHT_TABLE: SquareTable = KNIGHT;
/// Knight distances of all pairs of squares, [a][b], 0..6, corners included; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_knight_table: [[u8; 64]; 64] = KNIGHT.0;

/// Sets of squares: [square][d] holds the squares exactly d king moves away from the square.
#[unsafe(no_mangle)]
pub static chess_distance_king_ring_table: [[u64; 8]; 64] = {
    let mut rings = [[0; 8]; 64];
    let mut ring = 0;
    while ring < 512 {
        rings[ring / 8][ring % 8] = KING_RINGS[ring / 8][ring % 8].0;
        ring += 1;
    }
    rings
};

/// Knight distance by 8 * rank distance + file distance, 0..6, where no corner is in the way:
/// add 2 if the index is 9 and exactly one of the squares is a corner.
#[unsafe(no_mangle)]
pub static chess_distance_knight_by_rank_file: [u8; 64] = KNIGHT_BY_RANK_FILE;

/// 1 on a1, h1, a8 and h8, otherwise 0.
#[unsafe(no_mangle)]
pub static chess_distance_corners: [u8; 64] = KNIGHT_CORNERS;

/// King distance by 0x88 difference, 0..7; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_king_x88: [u8; 240] = x88::distance_table(Piece::King);

/// Manhattan distance by 0x88 difference, 0..14; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_x88: [u8; 240] = x88::distance_table(Piece::Wazir);

/// Knight distance by 0x88 difference, 0..6, without the corner rule; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_knight_x88: [u8; 240] = x88::distance_table(Piece::Knight);

/// Bishop distance by 0x88 difference, 0..2, 255 for the other color; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_bishop_x88: [u8; 240] = x88::distance_table(Piece::Bishop);

/// Rook distance by 0x88 difference, 0..2; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_rook_x88: [u8; 240] = x88::distance_table(Piece::Rook);

/// Queen distance by 0x88 difference, 0..2; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_queen_x88: [u8; 240] = x88::distance_table(Piece::Queen);

/// White pawn distance by 0x88 difference, by single steps 0..7, 255 elsewhere; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_white_pawn_x88: [u8; 240] = x88::distance_table(Piece::WhitePawn);

/// Black pawn distance by 0x88 difference, by single steps 0..7, 255 elsewhere; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_black_pawn_x88: [u8; 240] = x88::distance_table(Piece::BlackPawn);

/// Which pieces attack along a difference by 0x88 difference: bits white pawn 1, black pawn 2,
/// knight 4, bishop 8, rook 16, king 32; a queen attacks as bishop or rook. 0: none does.
#[unsafe(no_mangle)]
pub static chess_distance_attacks_x88: [u8; 240] = x88::ATTACKS_BY_DIFFERENCE;

/// The increment of the 0x88 square for a step toward the target, by 0x88 difference, or for
/// a knight's jump onto it; 0 off every line.
#[unsafe(no_mangle)]
pub static chess_distance_step_x88: [i8; 240] = x88::STEPS_BY_DIFFERENCE;

/// King distance by 15x15 offset, 0..7.
#[unsafe(no_mangle)]
pub static chess_distance_king_offset: [u8; 225] = offset::distance_table(Piece::King);

/// Manhattan distance by 15x15 offset, 0..14.
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_offset: [u8; 225] = offset::distance_table(Piece::Wazir);

/// Knight distance by 15x15 offset, 0..6, without the corner rule.
#[unsafe(no_mangle)]
pub static chess_distance_knight_offset: [u8; 225] = offset::distance_table(Piece::Knight);

/// Bishop distance by 15x15 offset, 0..2, 255 for the other color.
#[unsafe(no_mangle)]
pub static chess_distance_bishop_offset: [u8; 225] = offset::distance_table(Piece::Bishop);

/// Rook distance by 15x15 offset, 0..2.
#[unsafe(no_mangle)]
pub static chess_distance_rook_offset: [u8; 225] = offset::distance_table(Piece::Rook);

/// Queen distance by 15x15 offset, 0..2.
#[unsafe(no_mangle)]
pub static chess_distance_queen_offset: [u8; 225] = offset::distance_table(Piece::Queen);

/// White pawn distance by 15x15 offset, by single steps 0..7, 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_white_pawn_offset: [u8; 225] = offset::distance_table(Piece::WhitePawn);

/// Black pawn distance by 15x15 offset, by single steps 0..7, 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_black_pawn_offset: [u8; 225] = offset::distance_table(Piece::BlackPawn);

/// Which pieces attack along a difference by 15x15 offset: bits white pawn 1, black pawn 2,
/// knight 4, bishop 8, rook 16, king 32; a queen attacks as bishop or rook. 0: none does.
#[unsafe(no_mangle)]
pub static chess_distance_attacks_offset: [u8; 225] = offset::ATTACKS_BY_DIFFERENCE;

/// The increment of the index in the 15x15 array for a step toward the target, by 15x15 offset, or for
/// a knight's jump onto it; 0 off every line.
#[unsafe(no_mangle)]
pub static chess_distance_step_offset: [i8; 225] = offset::STEPS_BY_DIFFERENCE;
