//! Random obstacles and sets of squares.

use chess_distance::{Bitboard, Board};

/// A set that every square is in with this probability.
fn scattered(random: &mut fastrand::Rng, percent: u32) -> Bitboard {
    Bitboard((0..64).fold(0, |set, square| {
        set | u64::from(random.u32(0..100) < percent) << square
    }))
}

/// Obstacles on 0, 10, 25, 50 and 75% of the squares, by turns: of one kind, of all kinds without
/// overlap, or in sets that overlap.
pub fn random_board(random: &mut fastrand::Rng, round: usize) -> Board {
    let percent = [0, 10, 25, 50, 75][round % 5];
    let obstacles = scattered(random, percent);
    let (a, b) = (scattered(random, 50), scattered(random, 50));
    let none = Bitboard::EMPTY;
    let (own, enemy, avoid) = match random.u32(0..5) {
        0 => (obstacles, none, none),
        1 => (none, obstacles, none),
        2 => (none, none, obstacles),
        3 => (obstacles & a, obstacles & !a & b, obstacles & !a & !b),
        _ => (obstacles & a, obstacles & b, scattered(random, percent)),
    };
    Board { own, enemy, avoid }
}

/// Mostly a single square, often few, now and then none, half of the board or all of it.
pub fn random_set(random: &mut fastrand::Rng) -> Bitboard {
    let one = Bitboard(1 << random.u32(0..64));
    match random.u32(0..16) {
        0 => Bitboard::EMPTY,
        1 => Bitboard::FULL,
        2 => scattered(random, 50),
        3..=5 => one | Bitboard(1 << random.u32(0..64)),
        6..=8 => scattered(random, 12),
        _ => one,
    }
}
