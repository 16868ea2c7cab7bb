//! The knight rule of the wiki: small tables instead of a table of pairs.

use chess_distance::{KNIGHT_BY_RANK_FILE, KNIGHT_CORNERS};

/// Knight distance by 8 * rank distance + file distance, 0..6, without the corner rule. The rule:
/// add 2 if the index is 9 and exactly one of the squares is a corner.
#[unsafe(no_mangle)]
pub static chess_distance_knight_by_rank_file: [u8; 64] = KNIGHT_BY_RANK_FILE;

/// 1 on a1, h1, a8 and h8, otherwise 0.
#[unsafe(no_mangle)]
pub static chess_distance_corners: [u8; 64] = KNIGHT_CORNERS;
