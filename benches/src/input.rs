//! The random input of a row, in the layout that the C functions read (see c/bench.h).

mod data;

use std::ffi::c_int;
use std::marker::PhantomData;
use std::ptr;

use chess_distance::{Bitboard, Graph};

pub use data::{Data, Obstacles, Positions, number};
use data::{GridOf, Position, board, graph, set};

/// The argument of a measured function: `struct bench_input`.
#[repr(C)]
#[derive(Debug)]
pub struct Input<'a> {
    /// Repetitions of the whole work.
    pub repeat: usize,
    n: usize,
    /// Pairs in one batch, or in one sum.
    pub chunk: usize,
    /// The piece, by its number in C.
    pub piece: c_int,
    a: *const u8,
    b: *const u8,
    boards: *const Board,
    first: *const u64,
    second: *const u64,
    other: *const u8,
    other_size: usize,
    graphs: *const Graph,
    from: *const u64,
    to: *const u64,
    own: *const u64,
    enemy: *const u64,
    grids: *const GridOf,
    positions: *const Position,
    arrays: PhantomData<&'a Arrays>,
}

/// A function that does the work of a row.
pub type Run = unsafe extern "C" fn(*const Input<'_>, *mut u8);

/// Obstacles, as C has them.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub struct Board {
    /// Squares that are neither entered nor passed.
    pub own: u64,
    /// Squares that are entered, not passed.
    pub enemy: u64,
    /// Squares that are passed, not entered.
    pub avoid: u64,
}

/// The arrays that an [`Input`] points at.
pub struct Arrays {
    squares: [Bytes; 2],
    boards: Vec<Board>,
    graphs: Vec<Graph>,
    sets: [Vec<u64>; 2],
    /// Start, target, own and enemy squares of each row.
    columns: [Vec<u64>; 4],
    grids: Vec<GridOf>,
    positions: Vec<Position>,
    other: Bytes,
}

impl Arrays {
    /// Fresh random values for the row's input.
    pub fn random(data: &Data, random: &mut fastrand::Rng) -> Self {
        let mut squares = |start| {
            let mut bytes = vec![0; data.n];
            random.fill(&mut bytes);
            bytes.iter_mut().for_each(|square| *square &= 63);
            Bytes::from_bytes(&bytes, start)
        };
        let squares = [squares(5), squares(22)];
        let mut sets = || match data.members {
            0 => Vec::new(),
            members => (0..data.n).map(|_| set(members, random)).collect(),
        };
        let sets = [sets(), sets()];
        let boards = match data.obstacles {
            Obstacles::None => 0,
            _ => data.n,
        };
        let boards: Vec<Board> = (0..boards).map(|_| board(data.obstacles, random)).collect();
        let graphs = if data.graphs { &boards[..] } else { &[] };
        let columns = if data.columns {
            let single = |squares: &Bytes| -> Vec<u64> {
                let squares = squares.first(data.n);
                squares.iter().map(|square| 1 << square).collect()
            };
            let [from, to] = &squares;
            [
                single(from),
                single(to),
                boards.iter().map(|board| board.own).collect(),
                boards.iter().map(|board| board.enemy).collect(),
            ]
        } else {
            [(); 4].map(|()| Vec::new())
        };
        let grids = if data.grid > 0 { data.n } else { 0 };
        Self {
            squares,
            grids: (0..grids).map(|_| GridOf::random(data.grid, random)).collect(),
            positions: data.positions.random(data.n, random),
            graphs: graphs.iter().map(|board| graph(data.piece, board)).collect(),
            boards,
            sets,
            columns,
            other: Bytes::zeroed(data.other, 0),
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
            a: self.squares[0].as_ptr().wrapping_add(from),
            b: self.squares[1].as_ptr().wrapping_add(from),
            boards: match data.obstacles {
                Obstacles::None => ptr::null(),
                _ => self.boards[from..].as_ptr(),
            },
            first: column(&self.sets[0], from),
            second: column(&self.sets[1], from),
            other: self.other.as_ptr(),
            other_size: data.other,
            graphs: match data.graphs {
                true => self.graphs[from..].as_ptr(),
                false => ptr::null(),
            },
            from: column(&self.columns[0], from),
            to: column(&self.columns[1], from),
            own: column(&self.columns[2], from),
            enemy: column(&self.columns[3], from),
            grids: column(&self.grids, from),
            positions: column(&self.positions, from),
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

impl Input<'_> {
    /// The n members of one of the arrays above, for kernels called from Rust; empty if there are
    /// none.
    fn members<T>(&self, array: *const T) -> &[T] {
        match array.is_null() {
            true => &[],
            // SAFETY: `Arrays::part` made the pointer from n members, borrowed as long. Columns are
            // read as bitboards, which are words.
            false => unsafe { std::slice::from_raw_parts(array, self.n) },
        }
    }

    /// Start, target, own and enemy squares of each row.
    pub fn columns(&self) -> [&[Bitboard]; 4] {
        [self.from, self.to, self.own, self.enemy].map(|column| self.members(column.cast()))
    }

    /// The pairs of squares.
    pub fn squares(&self) -> (&[u8], &[u8]) {
        (self.members(self.a), self.members(self.b))
    }

    /// The graphs.
    pub fn graphs(&self) -> &[Graph] {
        self.members(self.graphs)
    }

    /// The larger boards.
    pub fn grids(&self) -> &[GridOf] {
        self.members(self.grids)
    }

    /// The i-th board; the empty one if there are none.
    pub fn board(&self, i: usize) -> Board {
        match self.members(self.boards) {
            [] => Board::default(),
            boards => boards[i],
        }
    }
}

/// One cache line.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

/// Bytes that start on a cache line.
pub struct Bytes {
    lines: Vec<Line>,
    start: usize,
}

impl Bytes {
    /// `n` zeros. On some processors arrays at the same offset of their pages slow each other down,
    /// so each array starts at a line of its own.
    pub fn zeroed(bytes: usize, start: usize) -> Self {
        let lines = vec![Line([0; 64]); start + bytes.div_ceil(64)];
        Self { lines, start }
    }

    fn from_bytes(bytes: &[u8], start: usize) -> Self {
        let mut lines = Self::zeroed(bytes.len(), start);
        // SAFETY: the lines hold at least as many bytes, and the two do not overlap.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), lines.as_mut_ptr(), bytes.len()) };
        lines
    }

    fn as_ptr(&self) -> *const u8 {
        self.lines[self.start..].as_ptr().cast()
    }

    /// The address of the bytes.
    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.lines[self.start..].as_mut_ptr().cast()
    }

    /// The first `n` bytes.
    pub fn first(&self, bytes: usize) -> &[u8] {
        assert!(bytes <= 64 * (self.lines.len() - self.start));
        // SAFETY: lines are plain bytes without padding, and there are at least `n`.
        unsafe { std::slice::from_raw_parts(self.as_ptr(), bytes) }
    }
}
