//! Tables by 0x88 difference.

use chess_distance::Piece;
use chess_distance::difference::x88;

/// King distance by 0x88 difference, 0..7; 255 in the holes.
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
