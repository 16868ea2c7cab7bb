//! The tables: the fast path of engines, without a check and without a call.
#![allow(non_upper_case_globals)]

use chess_distance::difference::{offset, x88};
use chess_distance::{KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS, OFFSET_SQUARE, Piece};

// The tables of pairs are those of the Rust library, which exports them under their C names (its
// feature `c-names`). Only the header generator reads these four.

/// King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
/// squares must lie in 0..63.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_king_table: [[u8; 64]; 64] = KING.0;

/// Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_table: [[u8; 64]; 64] = MANHATTAN.0;

/// Knight distances of all pairs of squares, [a][b], 0..6, with corners; aligned to 64 bytes.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_knight_table: [[u8; 64]; 64] = KNIGHT.0;

/// Sets of squares: [sq][d] holds the squares exactly d king moves away from sq, for d in 0..7.
#[cfg(any())]
#[unsafe(no_mangle)]
pub static chess_distance_king_ring_table: [[u64; 8]; 64] = KING_RINGS;

/// Knight distance by 8 * rank distance + file distance, 0..6, without the corner rule. The rule:
/// add 2 if the index is 9 and exactly one of the squares is a corner.
#[unsafe(no_mangle)]
pub static chess_distance_knight_by_rank_file: [u8; 64] = KNIGHT_BY_RANK_FILE;

/// 1 on a1, h1, a8 and h8, otherwise 0.
#[unsafe(no_mangle)]
pub static chess_distance_corners: [u8; 64] = KNIGHT_CORNERS;

/// King distance by 0x88 difference, 0..7; 255 in the holes: indices that are not the difference of
/// two squares.
#[unsafe(no_mangle)]
pub static chess_distance_king_x88: [u8; 240] = x88::distance_table(Piece::King);

/// Manhattan distance by 0x88 difference, 0..14; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_manhattan_x88: [u8; 240] = x88::distance_table(Piece::Wazir);

/// Knight distance by 0x88 difference, 0..6, without the corner rule; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_knight_x88: [u8; 240] = x88::distance_table(Piece::Knight);

/// Bishop distance by 0x88 difference, 0..2, 255 for the other color and in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_bishop_x88: [u8; 240] = x88::distance_table(Piece::Bishop);

/// Rook distance by 0x88 difference, 0..2; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_rook_x88: [u8; 240] = x88::distance_table(Piece::Rook);

/// Queen distance by 0x88 difference, 0..2; 255 in the holes.
#[unsafe(no_mangle)]
pub static chess_distance_queen_x88: [u8; 240] = x88::distance_table(Piece::Queen);

/// White pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_white_pawn_x88: [u8; 240] = x88::distance_table(Piece::WhitePawn);

/// Black pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_black_pawn_x88: [u8; 240] = x88::distance_table(Piece::BlackPawn);

/// The pieces that attack over this 0x88 difference, the sum of: white pawn 1, black pawn 2,
/// knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
#[unsafe(no_mangle)]
pub static chess_distance_attacks_x88: [u8; 240] = x88::ATTACKS_BY_DIFFERENCE;

/// By 0x88 difference: the increment of the 0x88 square, for one step toward the target along a
/// rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
#[unsafe(no_mangle)]
pub static chess_distance_step_x88: [i8; 240] = x88::STEPS_BY_DIFFERENCE;

/// Like chess_distance_step_x88, but 0 for a knight's jump too. Fruit, Toga and GNU Chess call it
/// DeltaIncLine.
#[unsafe(no_mangle)]
pub static chess_distance_line_x88: [i8; 240] = x88::LINES_BY_DIFFERENCE;

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

/// White pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_white_pawn_offset: [u8; 225] = offset::distance_table(Piece::WhitePawn);

/// Black pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere.
#[unsafe(no_mangle)]
pub static chess_distance_black_pawn_offset: [u8; 225] = offset::distance_table(Piece::BlackPawn);

/// The pieces that attack over this 15x15 offset, the sum of: white pawn 1, black pawn 2,
/// knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
#[unsafe(no_mangle)]
pub static chess_distance_attacks_offset: [u8; 225] = offset::ATTACKS_BY_DIFFERENCE;

/// By 15x15 offset: the increment of the index in the 15x15 array, for one step toward the target
/// along a rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
#[unsafe(no_mangle)]
pub static chess_distance_step_offset: [i8; 225] = offset::STEPS_BY_DIFFERENCE;

/// Like chess_distance_step_offset, but 0 for a knight's jump too.
#[unsafe(no_mangle)]
pub static chess_distance_line_offset: [i8; 225] = offset::LINES_BY_DIFFERENCE;

/// 15 * rank + file of each square, 0..112. The index of the tables by 15x15 offset is 112 +
/// chess_distance_offset_square[to] - chess_distance_offset_square[from].
#[unsafe(no_mangle)]
pub static chess_distance_offset_square: [u8; 64] = OFFSET_SQUARE;
