//! Shared by the tests: the oracle, random obstacles, forced kernels, memory between unreadable
//! pages, and text output with limited room.

use core::cmp::Ordering;
use core::fmt;
use core::ops::BitOrAssign;
use std::string::ToString;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{
    Bitboard, BoardSize, Cpu, DistanceMap, Graph, NONE, Obstacles, Piece, Square, Territory,
    definition,
};

pub(crate) mod oracle;
pub(crate) use oracle::Moves;
use oracle::{NO_WAY, bytes};

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
    let leapers = [0x11, 0x13, 0x23, 0x03, 0x44, 0x77, 0x08, 0x9f];
    let leapers = leapers.map(|code| Piece::from_code(256 + code).unwrap());
    Piece::NAMED.into_iter().chain(leapers)
}

/// A set of about this number of squares.
pub(crate) fn random_set(random: &mut fastrand::Rng, members: u64) -> Bitboard {
    Square::all().filter(|_| random.u64(0..64) < members).collect()
}

/// Mostly a single square, often few, now and then none, half of the board or all of it.
pub(crate) fn mostly_one(random: &mut fastrand::Rng) -> Bitboard {
    match random.u8(0..16) {
        0 => Bitboard::EMPTY,
        1 => Bitboard::FULL,
        2 => random_set(random, 32),
        3..=5 => Bitboard::of(random_square(random)) | Bitboard::of(random_square(random)),
        6..=8 => random_set(random, 8),
        _ => Bitboard::of(random_square(random)),
    }
}

/// Obstacles from none to nearly everywhere, sometimes overlapping.
pub(crate) fn random_board(random: &mut fastrand::Rng) -> Obstacles {
    let most = [0, 2, 8, 20, 40][random.usize(0..5)];
    let [own, enemy, avoid] = [(); 3].map(|()| {
        let members = random.u64(0..=most);
        random_set(random, members)
    });
    Obstacles { own, enemy, avoid }
}

/// A random board, or in some rounds one of corridors.
pub(crate) fn board_or_maze(round: usize, random: &mut fastrand::Rng) -> Obstacles {
    LONG_WAYS.get(round % 20).map_or_else(|| random_board(random), |open| walls(!open))
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

/// Own pieces on these squares.
pub(crate) fn walls(own: u64) -> Obstacles {
    Obstacles { own: Bitboard(own), ..Obstacles::NONE }
}

/// The open squares of corridors: two on which a king or wazir takes up to 35 moves, and those on
/// which a knight takes up to 30, a rook 30, a bishop 17, and a queen 25.
pub(crate) const LONG_WAYS: [u64; 6] = [
    0x7f81_99af_a09f_807f,
    0xff01_ff80_ff01_ff80,
    0x6425_fd81_81ff_2466,
    0x376d_dbb6_ed5b_b69c,
    0xae73_9af1_dad1_8e9e,
    0x0a55_91a2_9a41_9966,
];

/// The board of corridors on which the way from their first square is cut off after 0, 1, 2, ...
/// moves.
pub(crate) fn cut_off(piece: Piece, open: u64) -> impl ExactSizeIterator<Item = Obstacles> {
    let map = definition::map(piece, Bitboard(open & open.wrapping_neg()), &walls(!open));
    (0..=map.farthest()).map(move |most| walls(!squares_at(&map.0, |moves| moves <= most).0))
}

pub(crate) fn random_square(random: &mut fastrand::Rng) -> Square {
    Square::wrapping(random.usize(0..64))
}

/// The moves of a piece among obstacles, by the oracle. Miri would take minutes for it, and is not
/// asked whether the answers are right.
pub(crate) fn moves_of(piece: Piece, board: &Obstacles) -> Moves {
    if cfg!(miri) {
        let moves = |from| definition::moves::moves(piece, Bitboard(1_u64 << from), board);
        let rows = (0..64).map(|from| moves(from).into_iter().map(Square::index).collect());
        return Moves(rows.collect());
    }
    let sets = [board.own, board.enemy, board.avoid].map(|set| set.0);
    Moves::of_code(piece.code(), BoardSize::CHESS, sets)
}

/// The moves of a graph.
pub(crate) fn moves_in(graph: &Graph) -> Moves {
    let rows = graph.0.iter();
    Moves(rows.map(|row| row.into_iter().map(Square::index).collect()).collect())
}

/// Distance 0 on a set.
pub(crate) fn start_on(from: Bitboard) -> DistanceMap {
    let there = |square| {
        if from.contains(Square::wrapping(square)) { 0 } else { NONE }
    };
    DistanceMap(core::array::from_fn(there))
}

impl Moves {
    /// A map of the chess board.
    pub(crate) fn map_of(&self, from: Bitboard) -> [u8; 64] {
        self.costs_of(&start_on(from), |_, _| 1).0
    }

    /// The maps of all squares.
    pub(crate) fn maps(&self) -> [[u8; 64]; 64] {
        core::array::from_fn(|from| self.map_of(Bitboard(1 << from)))
    }

    /// A map from squares that have a distance, if moves cost this much.
    pub(crate) fn costs_of(
        &self,
        start: &DistanceMap,
        cost: impl Fn(usize, usize) -> u32,
    ) -> DistanceMap {
        let start = start.0.map(|byte| if byte == NONE { NO_WAY } else { byte.into() });
        let costs = bytes(&self.costs(start.to_vec(), cost));
        DistanceMap(costs.try_into().expect("64 squares"))
    }
}

/// The map that a call writes, whose largest distance it returns.
pub(crate) fn written(call: impl FnOnce(&mut DistanceMap) -> u8) -> DistanceMap {
    written_or::<()>(|map| Ok(call(map))).unwrap()
}

/// The same of a call that may fail, and then leaves the map as it was.
pub(crate) fn written_or<E: Copy>(
    call: impl FnOnce(&mut DistanceMap) -> Result<u8, E>,
) -> Result<DistanceMap, E> {
    let mut map = DistanceMap([7; 64]);
    let farthest = call(&mut map);
    assert!(farthest.is_ok() || map == DistanceMap([7; 64]));
    farthest.map(|farthest| {
        assert_eq!(farthest, map.farthest());
        map
    })
}

/// The least byte of a map on the squares of a set.
pub(crate) fn nearest(map: &[u8; 64], to: Bitboard) -> u8 {
    let distances = to.into_iter().map(|square| map[square.index()]);
    distances.min().unwrap_or(NONE)
}

/// The squares of a map whose distance is one of these.
pub(crate) fn squares_at(map: &[u8; 64], is_one: impl Fn(u8) -> bool) -> Bitboard {
    let there = |square: &Square| map[square.index()] != NONE && is_one(map[square.index()]);
    Square::all().filter(there).collect()
}

/// The squares by the side whose map has the smaller number.
pub(crate) fn divided<S: BitOrAssign + Default>(
    [first, second]: [&[u8]; 2],
    of: impl Fn(usize) -> S,
) -> Territory<S> {
    let mut territory = Territory::default();
    for (square, (near, far)) in first.iter().zip(second).enumerate() {
        let set = match near.cmp(far) {
            Ordering::Less => &mut territory.first,
            Ordering::Greater => &mut territory.second,
            Ordering::Equal if *near == NONE => continue,
            Ordering::Equal => &mut territory.tied,
        };
        *set |= of(square);
    }
    territory
}

/// All pairs of squares.
pub(crate) fn pairs() -> impl Iterator<Item = (Square, Square)> {
    Square::all().flat_map(|a| Square::all().map(move |b| (a, b)))
}

/// The squares of their names, as in "e4 f5".
pub(crate) fn squares(names: &str) -> Bitboard {
    let squares = names.split_whitespace().map(|name| name.parse::<Square>());
    squares.map(|square| square.expect("a square")).collect()
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

/// Readable and writable bytes between two pages that are neither: an access one byte too far ends
/// the test. Under Miri, and without such pages, an allocation of the same size.
pub(crate) struct Guarded {
    start: *mut u8,
    length: usize,
}

#[allow(unsafe_code)]
impl Guarded {
    #[cfg(all(unix, not(miri)))]
    pub(crate) fn new() -> Self {
        // SAFETY: sysconf reads no memory of ours.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).expect("a size");
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, wherever there is room for it.
        let mapping =
            unsafe { libc::mmap(core::ptr::null_mut(), 3 * page, libc::PROT_NONE, flags, -1, 0) };
        assert_ne!(mapping, libc::MAP_FAILED);
        let start = mapping.cast::<u8>().wrapping_add(page);
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: the middle of the three pages just mapped.
        assert_eq!(unsafe { libc::mprotect(start.cast(), page, access) }, 0);
        Self { start, length: page }
    }

    #[cfg(not(all(unix, not(miri))))]
    pub(crate) fn new() -> Self {
        let words = std::vec![0_u64; 512].leak();
        Self { start: words.as_mut_ptr().cast(), length: size_of_val(words) }
    }

    /// So many rows of a column at the start or at the end: words or bytes, or arrays of them.
    pub(crate) fn rows<T: Copy>(&mut self, rows: usize, at_end: bool) -> &mut [T] {
        let size = rows * size_of::<T>();
        assert!(size <= self.length);
        let start = if at_end { self.length - size } else { 0 };
        // SAFETY: the memory belongs to this value alone, is initialized with zeros, and stays to
        // the end of the process. Every byte pattern is a valid row, and the rows are aligned,
        // because the memory begins or ends with them.
        unsafe { core::slice::from_raw_parts_mut(self.start.add(start).cast(), rows) }
    }

    /// A copy of a column at the start or at the end.
    pub(crate) fn copy<T: Copy>(&mut self, column: &[T], at_end: bool) -> &[T] {
        let rows = self.rows(column.len(), at_end);
        rows.copy_from_slice(column);
        rows
    }
}
