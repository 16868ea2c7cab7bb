//! Shared by the tests: random obstacles, a queue search that uses only the library's moves of
//! single squares, and text output with limited room.

use core::fmt;
use std::collections::VecDeque;
use std::string::ToString;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::vec::Vec;

use crate::{Bitboard, Board, Cpu, DistanceMap, Piece, Square, moves};

#[cfg(unix)]
mod guarded;
#[cfg(unix)]
pub(crate) use guarded::Guarded;

/// This number of rounds, or a few under Miri. Miri finds undefined behavior in the first rounds or
/// not at all, and takes a thousand times as long.
pub(crate) fn rounds(many: usize) -> core::ops::Range<usize> {
    0..if cfg!(miri) { 2 } else { many }
}

/// Keeps other tests from forcing a kernel.
pub(crate) fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a check with the kernels of each instruction set that this processor has.
pub(crate) fn for_each_cpu(mut check: impl FnMut(Cpu)) {
    let _alone = alone();
    let most = Cpu::available().last();
    for cpu in Cpu::available() {
        cpu.force();
        check(cpu);
    }
    most.unwrap_or(Cpu::Plain).force();
}

/// All, or every n-th under Miri.
pub(crate) fn one_of<I: Iterator>(so_many: usize, all: I) -> core::iter::StepBy<I> {
    all.step_by(if cfg!(miri) { so_many } else { 1 })
}

/// The named pieces and some leapers: one bound to a color, one to few squares, one to a single
/// square.
pub(crate) fn pieces() -> impl Iterator<Item = Piece> {
    let leapers = [
        (1, 1),
        (1, 3),
        (2, 3),
        (0, 3),
        (4, 4),
        (7, 7),
        (0, 8),
        (9, 15),
    ];
    let leapers = leapers.map(|(m, n)| Piece::leaper(m, n).unwrap());
    Piece::NAMED.into_iter().chain(leapers)
}

/// A set of about this number of squares.
pub(crate) fn random_set(random: &mut fastrand::Rng, members: u64) -> Bitboard {
    Square::all()
        .filter(|_| random.u64(0..64) < members)
        .collect()
}

/// Obstacles from none to nearly everywhere, sometimes overlapping.
pub(crate) fn random_board(random: &mut fastrand::Rng) -> Board {
    let most = [0, 2, 8, 20, 40][random.usize(0..5)];
    let mut set = || {
        let members = random.u64(0..=most);
        random_set(random, members)
    };
    Board {
        own: set(),
        enemy: set(),
        avoid: set(),
    }
}

/// A few squares to start a second leg from, near each other or far apart.
pub(crate) fn random_start(random: &mut fastrand::Rng) -> DistanceMap {
    let mut start = DistanceMap::NOWHERE;
    let members = random.u64(1..20);
    let most = [1, 4, 20, 191][random.usize(0..4)];
    for square in random_set(random, members) | Bitboard::of(random_square(random)) {
        start.0[square.index()] = random.u8(0..=most);
    }
    start
}

/// The open squares of corridors on which a king or wazir takes up to 35 moves, and of one on which
/// a knight takes up to 30.
pub(crate) const LONG_WAYS: [u64; 3] = [
    0x7f81_99af_a09f_807f,
    0xff01_ff80_ff01_ff80,
    0x6425_fd81_81ff_2466,
];

pub(crate) fn random_square(random: &mut fastrand::Rng) -> Square {
    Square::wrapping(random.usize(0..64))
}

/// Fewest moves to each square, by a queue of single squares.
pub(crate) fn queue_search(piece: Piece, from: Bitboard, board: &Board) -> [Option<usize>; 64] {
    let mut distances = [None; 64];
    let mut queue: VecDeque<Square> = from.into_iter().collect();
    for square in from {
        distances[square.index()] = Some(0);
    }
    while let Some(square) = queue.pop_front() {
        let further = distances[square.index()].map(|distance| distance + 1);
        for next in moves(piece, Bitboard::of(square), board) {
            if distances[next.index()].is_none() {
                distances[next.index()] = further;
                queue.push_back(next);
            }
        }
    }
    distances
}

/// All shortest paths, in lexicographic order, by following every path whose moves lead one further
/// from the start.
pub(crate) fn all_shortest_paths(
    piece: Piece,
    from: Square,
    to: Square,
    board: &Board,
) -> Vec<Vec<Square>> {
    let distances = queue_search(piece, Bitboard::of(from), board);
    let mut found = Vec::new();
    let mut path = Vec::from([from]);
    walk(piece, to, board, &distances, &mut path, &mut found);
    found
}

fn walk(
    piece: Piece,
    to: Square,
    board: &Board,
    distances: &[Option<usize>; 64],
    path: &mut Vec<Square>,
    found: &mut Vec<Vec<Square>>,
) {
    let square = path[path.len() - 1];
    if square == to {
        found.push(path.clone());
        return;
    }
    for next in moves(piece, Bitboard::of(square), board) {
        if distances[next.index()] == Some(path.len()) {
            path.push(next);
            walk(piece, to, board, distances, path, found);
            path.pop();
        }
    }
}

/// Room for this number of bytes of text.
struct Room(usize);

impl fmt::Write for Room {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Too little room must be an error, wherever the text ends.
pub(crate) fn assert_no_lost_text(text: fmt::Arguments<'_>) {
    let length = text.to_string().len();
    assert_ne!(length, 0);
    for room in 0..length {
        assert_eq!(fmt::write(&mut Room(room), text), Err(fmt::Error), "{room}");
    }
    assert_eq!(fmt::write(&mut Room(length), text), Ok(()));
}
