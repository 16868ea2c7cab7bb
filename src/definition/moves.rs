//! One move of every piece, and its attacks: the public functions, and the definition behind all
//! distances, tables and kernels.

use crate::board::squares::{FILE_A, rank};
use crate::{Bitboard, Obstacles, Piece};

/// The squares that the piece reaches in exactly one move from any square of the set.
///
/// These are moves, not attacks: own and avoided squares are not among them, and pawns advance.
/// On the empty board a knight's `moves` are one step of the wiki's knight fill.
///
/// ```
/// use chess_distance::{moves, Bitboard, Obstacles, Piece};
/// let a1 = Bitboard(1);
/// assert_eq!(moves(Piece::Knight, a1, &Obstacles::NONE), Bitboard(1 << 10 | 1 << 17)); // c2, b3
/// let walls = Obstacles { own: Bitboard(1 << 8), enemy: Bitboard(1 << 2), ..Obstacles::NONE }; // a2, c1
/// assert_eq!(moves(Piece::Rook, a1, &walls), Bitboard(0b110)); // b1 and the capture on c1
/// ```
#[must_use]
pub const fn moves(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> Bitboard {
    let steps = match piece {
        Piece::WhitePawn => advances(from.0, 1, rank(2), obstacles.free()),
        Piece::BlackPawn => advances(from.0, -1, rank(7), obstacles.free()),
        _ => lines_and_jumps(piece, from.0, obstacles.free()),
    };
    Bitboard(steps & obstacles.enterable(piece))
}

/// The squares from which the piece reaches some square of the set in exactly one move: [`moves`]
/// read backward. The two differ for pawns, and among obstacles for every piece.
///
/// ```
/// use chess_distance::{origins, Bitboard, Obstacles, Piece};
/// let e4 = Bitboard(1 << 28);
/// assert_eq!(origins(Piece::WhitePawn, e4, &Obstacles::NONE), Bitboard(1 << 20 | 1 << 12)); // e3, e2
/// ```
#[must_use]
pub const fn origins(piece: Piece, to: Bitboard, obstacles: &Obstacles) -> Bitboard {
    let entered = to.0 & obstacles.enterable(piece);
    Bitboard(match piece {
        Piece::WhitePawn => retreats(entered, -1, rank(2), obstacles.free()),
        Piece::BlackPawn => retreats(entered, 1, rank(7), obstacles.free()),
        // Lines and jumps are the same in both directions; only the squares at their ends differ.
        _ => lines_and_jumps(piece, entered, obstacles.free()),
    })
}

/// The squares that the pieces on a set of squares attack or defend.
///
/// A line ends on the first occupied square, which is attacked or defended. Pawns attack
/// diagonally. A square of `from` stops a line only if it is in `occupied`. For the squares that a
/// king may enter, leave the king out of `occupied`: a rook also attacks the squares behind the
/// king.
///
/// ```
/// use chess_distance::{attacks, Bitboard, Piece};
/// let (e4, d3_f3) = (Bitboard(1 << 28), Bitboard(1 << 19 | 1 << 21));
/// assert_eq!(attacks(Piece::BlackPawn, e4, Bitboard::EMPTY), d3_f3);
/// // A rook on a1 defends the piece on a3 and attacks all of the first rank.
/// let rook = attacks(Piece::Rook, Bitboard(1), Bitboard(1 << 16));
/// assert_eq!(rook, Bitboard(0xfe | 1 << 8 | 1 << 16));
/// ```
#[must_use]
pub const fn attacks(piece: Piece, from: Bitboard, occupied: Bitboard) -> Bitboard {
    Bitboard(match piece {
        Piece::WhitePawn => diagonal_steps(from.0, 1),
        Piece::BlackPawn => diagonal_steps(from.0, -1),
        Piece::Bishop | Piece::Rook | Piece::Queen if from.0.is_power_of_two() => {
            slides_of_one(piece, from.0, occupied.0)
        }
        _ => lines_and_jumps(piece, from.0, !occupied.0),
    })
}

/// One square to either side and a number of ranks up.
pub(crate) const fn diagonal_steps(from: u64, ranks: i32) -> u64 {
    shifted(from, 1, ranks) | shifted(from, -1, ranks)
}

pub(crate) const fn lines_and_jumps(piece: Piece, from: u64, free: u64) -> u64 {
    match piece {
        Piece::King => jumps(from, 0, 1) | jumps(from, 1, 1),
        Piece::Wazir => jumps(from, 0, 1),
        Piece::Knight => jumps(from, 1, 2),
        Piece::Bishop => diagonal_slides(from, free),
        Piece::Rook => orthogonal_slides(from, free),
        Piece::Queen => diagonal_slides(from, free) | orthogonal_slides(from, free),
        Piece::Archbishop => diagonal_slides(from, free) | jumps(from, 1, 2),
        Piece::Chancellor => orthogonal_slides(from, free) | jumps(from, 1, 2),
        Piece::Amazon => {
            diagonal_slides(from, free) | orthogonal_slides(from, free) | jumps(from, 1, 2)
        }
        Piece::Leaper(leaper) => {
            let (m, n) = leaper.jump();
            jumps(from, m, n)
        }
        Piece::WhitePawn | Piece::BlackPawn => 0,
    }
}

pub(crate) const fn shifted(set: u64, files: i32, ranks: i32) -> u64 {
    Bitboard(set).shifted(files, ranks).0
}

const fn jumps(from: u64, m: i32, n: i32) -> u64 {
    let along_files = shifted(from, m, 0) | shifted(from, -m, 0);
    let along_ranks = shifted(from, n, 0) | shifted(from, -n, 0);
    shifted(along_files, 0, n)
        | shifted(along_files, 0, -n)
        | shifted(along_ranks, 0, m)
        | shifted(along_ranks, 0, -m)
}

/// Not inlined, as the other: one copy for all pieces that slide.
#[inline(never)]
const fn diagonal_slides(from: u64, free: u64) -> u64 {
    slide(from, (1, 1), free)
        | slide(from, (1, -1), free)
        | slide(from, (-1, 1), free)
        | slide(from, (-1, -1), free)
}

#[inline(never)]
const fn orthogonal_slides(from: u64, free: u64) -> u64 {
    slide(from, (1, 0), free)
        | slide(from, (-1, 0), free)
        | slide(from, (0, 1), free)
        | slide(from, (0, -1), free)
}

/// The attacks of a bishop, rook or queen from a single square, in half the instructions of those
/// from a set.
const fn slides_of_one(piece: Piece, from: u64, occupied: u64) -> u64 {
    let (file, rank) = (from.trailing_zeros() & 7, from.trailing_zeros() >> 3);
    let mut reached = 0;
    if !matches!(piece, Piece::Bishop) {
        reached |= beside(from, 0xff << (8 * rank), occupied);
        reached |= line(from, FILE_A << file, occupied);
    }
    if !matches!(piece, Piece::Rook) {
        // One of the two shifts is by nothing. A branch by the square would be mispredicted.
        let (rising, falling) = (0x8040_2010_0804_0201, 0x0102_0408_1020_4080);
        let (up, down) = (rank.saturating_sub(file), file.saturating_sub(rank));
        reached |= line(from, rising << (8 * up) >> (8 * down), occupied);
        let (up, down) = ((rank + file).saturating_sub(7), 7_u32.saturating_sub(rank + file));
        reached |= line(from, falling << (8 * up) >> (8 * down), occupied);
    }
    reached
}

/// The squares of a rank beside a single square, up to the first blocker on either side.
///
/// Source: chessprogramming wiki, Obstruction Difference.
const fn beside(from: u64, rank: u64, occupied: u64) -> u64 {
    let blockers = rank & occupied;
    let above = blockers ^ blockers.wrapping_sub(from << 1);
    let nearest = 63 - (blockers & (from - 1) | 1).leading_zeros();
    rank & (above | (from - (1 << nearest)))
}

/// The squares of a line through a single square, up to the first blocker on either side. The line
/// has one square in a byte, so that bytes in reverse order are its squares in reverse order.
///
/// Source: chessprogramming wiki, Hyperbola Quintessence.
const fn line(from: u64, line: u64, occupied: u64) -> u64 {
    let blockers = line & occupied;
    let above = blockers.wrapping_sub(from << 1);
    let below = blockers.swap_bytes().wrapping_sub(from.swap_bytes() << 1);
    line & (above ^ below.swap_bytes())
}

/// A fill whose steps double (Kogge and Stone): first the free squares one step away, then those
/// two steps from all of these, then four.
const fn slide(from: u64, (files, ranks): (i32, i32), free: u64) -> u64 {
    let twos = free & shifted(free, files, ranks);
    let fours = twos & shifted(twos, 2 * files, 2 * ranks);
    let passed = from | shifted(from, files, ranks) & free;
    let passed = passed | shifted(passed, 2 * files, 2 * ranks) & twos;
    let passed = passed | shifted(passed, 4 * files, 4 * ranks) & fours;
    shifted(passed, files, ranks)
}

const fn advances(from: u64, forward: i32, start: u64, free: u64) -> u64 {
    let middle = shifted(from & start, 0, forward) & free;
    shifted(from, 0, forward) | shifted(middle, 0, forward)
}

const fn retreats(to: u64, backward: i32, start: u64, free: u64) -> u64 {
    let behind = shifted(to, 0, backward);
    behind | shifted(behind & free, 0, backward) & start
}
