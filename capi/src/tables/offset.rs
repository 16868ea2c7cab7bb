//! Tables over a board of 15x15.

use chess_distance::difference::offset;
use chess_distance::{OFFSET_SQUARE, Piece};

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
