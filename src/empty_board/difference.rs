//! Values that depend only on the difference of two squares: distances, attacks and directions by
//! file and rank difference, in the two one-dimensional layouts of engines.
//!
//! Rows are rank differences -7 to 7, columns file differences -7 to 7, both target minus
//! origin. Sources: chessprogramming wiki, 0x88 and Distance (Pioneer's 15x15 arrays).

use crate::language::min;
use crate::{Bitboard, NONE, Obstacles, Piece, Square, SquareTable, moves};

/// A value for each file and rank difference.
type ByDifference<T> = [[T; 15]; 15];

/// The least over all pairs of squares with a difference: other pairs may have a corner, which
/// lengthens some knight distances.
const fn least(table: &SquareTable) -> ByDifference<u8> {
    let mut by_difference = [[NONE; 15]; 15];
    let mut pair = 0;
    while pair < 4096 {
        let (from, to) = (pair / 64, pair % 64);
        let entry = &mut by_difference[7 + to / 8 - from / 8][7 + to % 8 - from % 8];
        *entry = min(*entry, table.0[from][to]);
        pair += 1;
    }
    by_difference
}

/// A pawn's distances by single steps: the double step depends on more than the difference.
#[inline]
const fn single_steps(forward: i32) -> ByDifference<u8> {
    let mut by_difference = [[NONE; 15]; 15];
    let mut steps = 0;
    while steps < 8 {
        by_difference[(7 + forward * steps) as usize][7] = steps as u8;
        steps += 1;
    }
    by_difference
}

#[inline]
const fn distances(piece: Piece) -> ByDifference<u8> {
    match piece {
        Piece::WhitePawn => single_steps(1),
        Piece::BlackPawn => single_steps(-1),
        _ => least(&SquareTable::of(piece)),
    }
}

/// The bit of each attacker in the attack tables; a queen attacks as bishop or rook.
pub mod attacker {
    /// A white pawn captures toward rank 8.
    pub const WHITE_PAWN: u8 = 1;
    /// A black pawn captures toward rank 1.
    pub const BLACK_PAWN: u8 = 2;
    /// Knight.
    pub const KNIGHT: u8 = 4;
    /// Bishop or queen, along a diagonal.
    pub const BISHOP: u8 = 8;
    /// Rook or queen, along a rank or file.
    pub const ROOK: u8 = 16;
    /// King.
    pub const KING: u8 = 32;
}

/// File and rank difference of two squares, target minus origin, -7 to 7 each.
pub(crate) const fn difference(from: Square, to: Square) -> (i32, i32) {
    (
        to.file().index() as i32 - from.file().index() as i32,
        to.rank().index() as i32 - from.rank().index() as i32,
    )
}

/// The number of files or ranks from the border that a difference needs to stay on the board.
const fn back(difference: i32) -> i32 {
    if difference.is_negative() { -difference } else { 0 }
}

/// Whether the piece moves along a difference on the otherwise empty board, in one move.
const fn moves_along(piece: Piece, files: i32, ranks: i32) -> bool {
    // Start at the border that leaves room for the difference.
    let from = 8 * back(ranks) + back(files);
    let to = from + 8 * ranks + files;
    moves(piece, Bitboard(1 << from), &Obstacles::NONE).0 >> to & 1 != 0
}

pub(super) const fn attackers(files: i32, ranks: i32) -> u8 {
    let mut bits = 0;
    if moves_along(Piece::Knight, files, ranks) {
        bits |= attacker::KNIGHT;
    }
    if moves_along(Piece::Bishop, files, ranks) {
        bits |= attacker::BISHOP;
    }
    if moves_along(Piece::Rook, files, ranks) {
        bits |= attacker::ROOK;
    }
    if moves_along(Piece::King, files, ranks) {
        bits |= attacker::KING;
        // Pawns capture one square diagonally forward.
        if files != 0 && ranks > 0 {
            bits |= attacker::WHITE_PAWN;
        }
        if files != 0 && ranks < 0 {
            bits |= attacker::BLACK_PAWN;
        }
    }
    bits
}

/// The first step of a queen along a difference; (0, 0) off ranks, files and diagonals.
const fn line(files: i32, ranks: i32) -> (i32, i32) {
    if moves_along(Piece::Queen, files, ranks) { (files.signum(), ranks.signum()) } else { (0, 0) }
}

/// The first step of a queen, or the whole jump of a knight, along a difference; (0, 0) off
/// every line.
pub(crate) const fn step(files: i32, ranks: i32) -> (i32, i32) {
    if moves_along(Piece::Knight, files, ranks) { (files, ranks) } else { line(files, ranks) }
}

const ATTACKS: ByDifference<u8> = {
    let mut attacks = [[0; 15]; 15];
    let mut entry = 0;
    while entry < 225 {
        attacks[entry / 15][entry % 15] = attackers(entry as i32 % 15 - 7, entry as i32 / 15 - 7);
        entry += 1;
    }
    attacks
};

/// The increment of [`step`], or of [`line`] with `LINES`, on a board with this number of indices
/// for each rank.
pub(super) const fn increments<const LINES: bool>(width: i32) -> ByDifference<i8> {
    let mut increments = [[0; 15]; 15];
    let mut entry = 0;
    while entry < 225 {
        let (files, ranks) = (entry as i32 % 15 - 7, entry as i32 / 15 - 7);
        let (files, ranks) = if LINES { line(files, ranks) } else { step(files, ranks) };
        increments[entry / 15][entry % 15] = (width * ranks + files) as i8;
        entry += 1;
    }
    increments
}

macro_rules! layout {
    ($name:ident, $size:literal, $width:literal, $middle:literal, $about:literal) => {
        #[doc = $about]
        pub mod $name {
            use super::{ATTACKS, ByDifference, distances, increments};
            use crate::Piece;

            /// The number of entries.
            pub const SIZE: usize = $size;

            /// The index of a difference: target minus origin.
            pub(crate) const fn index(files: i32, ranks: i32) -> usize {
                ($middle + $width * ranks + files) as usize
            }

            const fn laid_out<T: Copy>(source: ByDifference<T>, hole: T) -> [T; SIZE] {
                let mut table = [hole; SIZE];
                let mut entry = 0;
                while entry < 225 {
                    let (files, ranks) = (entry as i32 % 15 - 7, entry as i32 / 15 - 7);
                    table[index(files, ranks)] = source[entry / 15][entry % 15];
                    entry += 1;
                }
                table
            }

            /// Fewest moves on the empty board by difference alone. Pawns make single steps only.
            /// The longer ways of a knight in a corner are left out. 255 where no moves lead, and
            /// at indices of no pair.
            #[must_use]
            #[inline]
            pub const fn distance_table(piece: Piece) -> [u8; SIZE] {
                laid_out(distances(piece), crate::NONE)
            }

            /// The bits of [`attacker`](super::attacker) that attack along each difference.
            pub static ATTACKS_BY_DIFFERENCE: [u8; SIZE] = laid_out(ATTACKS, 0);

            /// The index increment of a queen's first step toward the target, or of a knight's jump
            /// onto it; 0 if neither leads there.
            pub static STEPS_BY_DIFFERENCE: [i8; SIZE] = laid_out(increments::<false>($width), 0);

            /// The index increment of a queen's first step toward the target; 0 if the target is
            /// not on a rank, file or diagonal.
            pub static LINES_BY_DIFFERENCE: [i8; SIZE] = laid_out(increments::<true>($width), 0);

            // A queen has 7 squares in each of 8 directions, a knight 8 jumps. The ring at king
            // distance d has 8d squares: in all 8 (1 + 4 + 9 + 16 + 25 + 36 + 49) moves.
            const _: () = {
                let king = distance_table(Piece::King);
                let (mut attacked, mut bits, mut steps, mut lines) = (0, 0, 0, 0);
                let (mut sum, mut pairs, mut moves) = (0, 0, 0);
                let mut entry = 0;
                while entry < SIZE {
                    attacked += (ATTACKS_BY_DIFFERENCE[entry] != 0) as u32;
                    bits += ATTACKS_BY_DIFFERENCE[entry] as u32;
                    steps += (STEPS_BY_DIFFERENCE[entry] != 0) as u32;
                    lines += (LINES_BY_DIFFERENCE[entry] != 0) as u32;
                    sum += STEPS_BY_DIFFERENCE[entry] as i32 + LINES_BY_DIFFERENCE[entry] as i32;
                    if king[entry] != crate::NONE {
                        pairs += 1;
                        moves += king[entry] as u32;
                    }
                    entry += 1;
                }
                assert!(attacked == 64 && bits == 966 && steps == 64 && lines == 56 && sum == 0);
                assert!(STEPS_BY_DIFFERENCE[index(0, 7)] == $width);
                assert!(STEPS_BY_DIFFERENCE[index(2, -1)] == 2 - $width);
                assert!(LINES_BY_DIFFERENCE[index(-5, 5)] == $width - 1);
                assert!(pairs == 225 && moves == 1120);
            };
        }
    };
}

layout!(
    x88,
    240,
    16,
    120,
    "Tables by 0x88 difference: 120 + 16 * rank difference + file difference."
);
layout!(
    offset,
    225,
    15,
    112,
    "Tables over a board of 15x15: 112 + 15 * rank difference + file difference."
);
