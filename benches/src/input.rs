//! The random input of a row, in the layout that the C functions read (see c/bench.h).

mod data;

use std::ffi::c_int;
use std::hint::black_box;
use std::marker::PhantomData;
use std::ops::Range;
use std::ptr;

use chess_distance::{Graph, Obstacles};

pub use data::{Blockers, Data, number};
use data::{GridOf, board, graph, set, start};

/// The argument of a measured function: `struct bench_input`.
#[repr(C)]
#[derive(Debug)]
pub struct Input<'a> {
    /// Repetitions of the whole work.
    pub repeat: usize,
    /// Members of every array.
    pub n: usize,
    /// Pairs in one batch, or in one sum.
    pub chunk: usize,
    /// The piece, by its number in C.
    pub piece: c_int,
    a: *const u8,
    b: *const u8,
    boards: *const Obstacles,
    first: *const u64,
    second: *const u64,
    graphs: *const Graph,
    from: *const u64,
    to: *const u64,
    own: *const u64,
    enemy: *const u64,
    grids: *const GridOf,
    starts: *const [u8; 64],
    arrays: PhantomData<&'a Arrays>,
}

/// A function that does the work of a row.
pub type Run = unsafe extern "C" fn(*const Input<'_>, *mut u8);

/// The arrays that an [`Input`] points at.
pub struct Arrays {
    squares: [Bytes; 2],
    boards: Vec<Obstacles>,
    graphs: Vec<Graph>,
    sets: [Vec<u64>; 2],
    /// Start, target, own and enemy squares of each row.
    columns: [Vec<u64>; 4],
    grids: Vec<GridOf>,
    starts: Vec<[u8; 64]>,
}

impl Arrays {
    /// Fresh random values for the row's input.
    pub fn random(data: &Data, random: &mut fastrand::Rng) -> Self {
        let last = if data.obstacles == Blockers::Winding { 0 } else { 63 };
        let mut squares = |start| {
            let mut bytes = vec![0; data.n];
            random.fill(&mut bytes);
            bytes.iter_mut().for_each(|square| *square &= last);
            Bytes::from_bytes(&bytes, start)
        };
        let squares = [squares(5), squares(22)];
        let mut sets = || match data.members {
            0 => Vec::new(),
            members => (0..data.n).map(|_| set(members, random)).collect(),
        };
        let sets = [sets(), sets()];
        let boards = match data.obstacles {
            Blockers::None => 0,
            _ => data.n,
        };
        let boards: Vec<Obstacles> = (0..boards).map(|_| board(data.obstacles, random)).collect();
        let graphs = if data.graphs { &boards[..] } else { &[] };
        let single = |squares: &Bytes| -> Vec<u64> {
            squares.as_slice().iter().map(|square| 1 << square).collect()
        };
        let columns = [
            single(&squares[0]),
            single(&squares[1]),
            boards.iter().map(|board| board.own.0).collect(),
            boards.iter().map(|board| board.enemy.0).collect(),
        ];
        let grids = if data.grid > 0 { data.n } else { 0 };
        let starts = if data.starts { data.n } else { 0 };
        Self {
            squares,
            grids: (0..grids).map(|_| GridOf::random(data.grid, random)).collect(),
            starts: (0..starts).map(|_| start(random)).collect(),
            graphs: graphs.iter().map(|board| graph(data.piece, board)).collect(),
            boards,
            sets,
            columns,
        }
    }

    /// The whole input.
    pub fn input(&self, data: &Data) -> Input<'_> {
        self.part(data, 0, data.n)
    }

    /// `n` members of the input, from an index on.
    pub fn part(&self, data: &Data, from: usize, n: usize) -> Input<'_> {
        assert!(from + n <= data.n);
        Input {
            repeat: 1,
            n,
            chunk: data.chunk,
            piece: data.piece,
            a: column(self.squares[0].as_slice(), from),
            b: column(self.squares[1].as_slice(), from),
            boards: column(&self.boards, from),
            first: column(&self.sets[0], from),
            second: column(&self.sets[1], from),
            graphs: column(&self.graphs, from),
            from: column(&self.columns[0], from),
            to: column(&self.columns[1], from),
            own: column(&self.columns[2], from),
            enemy: column(&self.columns[3], from),
            grids: column(&self.grids, from),
            starts: column(&self.starts, from),
            arrays: PhantomData,
        }
    }
}

/// The rest of a column; NULL without a column.
fn column<T>(column: &[T], from: usize) -> *const T {
    match column.get(from..) {
        Some(rest) if !rest.is_empty() => rest.as_ptr(),
        _ => ptr::null(),
    }
}

/// Bytes that start on a cache line.
pub struct Bytes {
    all: Vec<u8>,
    used: Range<usize>,
}

impl Bytes {
    /// Zeros. On some processors arrays at the same offset of their pages slow each other down, so
    /// each array starts at a line of its own.
    pub fn zeroed(n: usize, line: usize) -> Self {
        let mut all = vec![0; n + 64 * (line + 1)];
        // Written, since pages that are only read would all be one page of zeros.
        black_box(&mut *all).fill(0);
        let start = all.as_ptr().align_offset(64) + 64 * line;
        Self { all, used: start..start + n }
    }

    fn from_bytes(bytes: &[u8], line: usize) -> Self {
        let mut copy = Self::zeroed(bytes.len(), line);
        copy.as_mut_slice().copy_from_slice(bytes);
        copy
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.all[self.used.clone()]
    }

    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.all[self.used.clone()]
    }
}
