//! One call: its arguments, and the checks of its result and of memory.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::null;

use chess_distance::{Color, GridPiece};

use crate::choices::Choices;

include!(concat!(env!("OUT_DIR"), "/calls.rs"));

/// The result and the outputs of a call.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    result: i64,
    written: Vec<u8>,
}

/// The memory of calls. Each reads what the calls before it wrote in the common part: a few boards
/// and maps, so that arguments often overlap.
pub struct Memory {
    common: Vec<u64>,
    /// What one call has for itself.
    own: Vec<Box<[u64]>>,
}

/// The first bytes of the common memory in which arguments begin, and the bytes behind them: room
/// for the largest argument except tables of pairs.
const PLACES: usize = 1024;
const ROOM: usize = 4608;
/// More bytes than any call may write. A call that asks for more must be refused.
const MOST: usize = 70 * 4096;
/// The value of a call's own memory before it.
const PATTERN: u8 = 0x63;
const LETTERS: &[u8] = b"WFDNAHLCJZGKRBQWFNKRBQmcinpgfblrvsh0123(1,4)";

impl Memory {
    pub fn new() -> Self {
        let common = vec![0; (PLACES + ROOM) / 8];
        Self { common, own: Vec::new() }
    }

    /// Writes a word that later calls read.
    pub fn set_word(&mut self, choices: &mut Choices) {
        self.common[usize::from(choices.byte()) % (PLACES / 8 + 64)] = choices.set();
    }

    /// Memory with these bytes at the end of an allocation, so that the sanitizer sees a read past
    /// them.
    fn keep(&mut self, bytes: &[u8]) -> *mut u8 {
        self.own.push(vec![0; bytes.len().div_ceil(8)].into_boxed_slice());
        let words = self.own.last_mut().expect("just pushed");
        let unused = 8 * words.len() - bytes.len();
        let first = words.as_mut_ptr().cast::<u8>().wrapping_add(unused);
        // SAFETY: there is room for so many bytes.
        unsafe { first.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        first
    }
}

/// Where a call may write.
struct Output {
    first: *mut u8,
    bytes: usize,
    /// The place in the common memory.
    common: Option<usize>,
}

pub struct Call<'a, 'b> {
    choices: &'a mut Choices<'b>,
    memory: &'a mut Memory,
    /// The common memory before the call.
    before: Vec<u64>,
    outputs: Vec<Output>,
    off_board: bool,
    name: &'static str,
    files: c_int,
    ranks: c_int,
    n: usize,
}

fn bytes_of(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_ne_bytes()).collect()
}

impl<'a, 'b> Call<'a, 'b> {
    pub fn new(choices: &'a mut Choices<'b>, memory: &'a mut Memory) -> Self {
        let (before, outputs) = (memory.common.clone(), Vec::new());
        let (name, files, ranks, n, off_board) = ("", 0, 0, 0, false);
        Self { choices, memory, before, outputs, off_board, name, files, ranks, n }
    }

    /// Chooses a board, and a number of rows, or one that mostly fits the board.
    fn begin(&mut self, name: &'static str, rows: bool) {
        self.name = name;
        (self.files, self.ranks) = (self.choices.side(), self.choices.side());
        let is_board = [self.files, self.ranks].iter().all(|side| (1..=16).contains(side));
        let squares = if is_board { (self.files * self.ranks) as usize } else { 64 };
        self.n = match self.choices.byte() {
            0..=119 if !rows => squares,
            120..=239 if !rows => squares * squares,
            _ => self.choices.length(),
        };
    }

    /// A square, mostly of the board; the result must report any other.
    fn square(&mut self) -> c_int {
        let square = self.choices.square();
        self.off_board |= !(0..64).contains(&square);
        square
    }

    fn index(&mut self) -> u64 {
        match self.choices.byte() {
            any @ 0..=199 => any.into(),
            _ => self.choices.word(),
        }
    }

    /// A place for an argument: NULL, memory of its own with the bytes that `choose` makes, or the
    /// common memory.
    fn place(
        &mut self,
        align: usize,
        size: usize,
        choose: impl FnOnce(&mut Choices) -> Vec<u8>,
    ) -> (*mut u8, Option<usize>) {
        match self.choices.byte() {
            0..=9 => (std::ptr::null_mut(), None),
            100.. if size <= ROOM => {
                let at = self.choices.word() as usize % PLACES / align * align;
                (self.memory.common.as_mut_ptr().cast::<u8>().wrapping_add(at), Some(at))
            }
            _ => {
                let bytes = choose(self.choices);
                (self.memory.keep(&bytes), None)
            }
        }
    }

    /// Sets: a few, which the others repeat.
    fn words(&mut self, size: usize) -> *const c_void {
        let count = if size > MOST { 0 } else { size / 8 };
        let choose = |choices: &mut Choices| {
            let some: [u64; 4] = std::array::from_fn(|_| choices.set());
            let words = (0..count).map(|i| some[i % 4].rotate_left((i / 4 * 9) as u32));
            words.flat_map(u64::to_ne_bytes).collect()
        };
        self.place(8, 8 * count, choose).0.cast()
    }

    /// Distances and squares: mostly one value, a few others.
    fn bytes(&mut self, size: usize) -> *const c_void {
        let size = if size > MOST { 0 } else { size };
        let choose = |choices: &mut Choices| {
            let mut bytes = vec![[choices.byte(), 255][size % 2]; size];
            for byte in bytes.iter_mut().step_by(usize::from(choices.byte() % 16) + 1) {
                *byte = choices.byte();
            }
            bytes
        };
        self.place(1, size, choose).0.cast()
    }

    /// A string, mostly of letters of Betza's notation.
    fn text(&mut self) -> *const c_void {
        let choose = |choices: &mut Choices| {
            let mut text = choices.letters(LETTERS);
            if choices.byte() > 240 {
                text.push(choices.byte());
            }
            text.push(0);
            text
        };
        self.place(1, usize::MAX, choose).0.cast()
    }

    /// Mostly a board, sometimes with holes; or any ints.
    fn grid(&mut self) -> *const c_void {
        let (files, ranks) = (self.files as u32, self.ranks as u32);
        let choose = |choices: &mut Choices| {
            let kind = choices.byte();
            let wrap = if kind < 250 { u32::from(kind & 3) } else { choices.int() as u32 };
            let reserved = if kind < 240 { 0 } else { choices.int() as u32 };
            let ints = [files, ranks, wrap, reserved].into_iter().flat_map(u32::to_ne_bytes);
            let holes = (0..4).map(|_| if kind % 4 == 0 { choices.set() } else { 0 });
            let mut grid: Vec<u8> = ints.chain(bytes_of(&holes.collect::<Vec<_>>())).collect();
            grid.extend((0..4).flat_map(|_| choices.set().to_ne_bytes()));
            grid
        };
        self.place(8, 80, choose).0.cast()
    }

    /// Mostly a piece read from a random text, perhaps changed; or any words.
    fn grid_piece(&mut self) -> *const c_void {
        let choose = |choices: &mut Choices| {
            let mut words = [choices.word(); 128];
            _ = GridPiece::read(&choices.letters(LETTERS), Color::White, &mut words);
            if choices.byte() > 240 {
                words[usize::from(choices.byte() & 7)] ^= choices.word();
            }
            bytes_of(&words)
        };
        self.place(8, usize::MAX, choose).0.cast()
    }

    /// Two kings and a few pawns, sometimes changed.
    fn position(&mut self) -> *const c_void {
        let choose = |choices: &mut Choices| {
            let [white, black] = [8, 40].map(|rank| choices.set() & 0xffff << rank);
            let (king, other) = (1 << (choices.byte() & 7), 1 << (56 + (choices.byte() & 7)));
            let mut words =
                [white | king, black | other, king | other, 0, 0, 0, 0, white | black, 0];
            if choices.byte() < 120 {
                words[usize::from(choices.byte() % 9)] ^= choices.set();
            }
            bytes_of(&words)
        };
        self.place(8, 72, choose).0.cast()
    }

    /// Boards in columns: the struct is NULL or in memory of its own.
    fn columns(&mut self) -> *const c_void {
        if self.choices.byte() < 30 {
            return null();
        }
        let columns: [u64; 3] =
            std::array::from_fn(|_| self.words(self.n.saturating_mul(8)).expose_provenance() as u64);
        self.memory.keep(&bytes_of(&columns)).cast()
    }

    /// A pointer to what the call may write.
    fn output(&mut self, align: usize, size: usize) -> *mut c_void {
        let bytes = if size > MOST { 0 } else { size };
        let (first, common) = self.place(align, bytes, |_| vec![PATTERN; bytes]);
        self.outputs.push(Output { first, bytes, common });
        first.cast()
    }

    /// Ends a call whose negative results are codes.
    fn end_code(self, result: c_int) -> Outcome {
        assert!(result >= -7, "{result} is no result of the library");
        assert!(!self.off_board || result == -2, "{}: {result} off the board", self.name);
        // Some functions write with a code too.
        let promotes = self.name.starts_with("chess_distance_promotion_map");
        let written = result >= 0
            || promotes && result == -1
            || (self.name, result) == ("chess_distance_batch", -2);
        self.end(result.into(), written)
    }

    /// The same, with a code only for a square off the board.
    fn end_square(self, result: c_int) -> Outcome {
        assert_eq!(result < 0, self.off_board, "{}: {result}", self.name);
        self.end_code(result)
    }

    /// Ends a call that returns a set or a count.
    fn end_set(self, result: u64) -> Outcome {
        assert!(result == 0 || !self.off_board, "{}: {result:x} off the board", self.name);
        self.end(result.cast_signed(), true)
    }

    fn end_text(self, result: *const c_char) -> Outcome {
        // SAFETY: the library's texts are static.
        assert!(!unsafe { CStr::from_ptr(result) }.to_bytes().is_empty());
        self.end(0, true)
    }

    fn end_any(self, result: impl Into<i64>) -> Outcome {
        self.end(result.into(), true)
    }

    /// Memory beside the outputs must not change, and outputs only if the call has `written`.
    fn end(self, result: i64, written: bool) -> Outcome {
        let name = self.name;
        let (mut expected, after) = (bytes_of(&self.before), bytes_of(&self.memory.common));
        let mut found = Vec::new();
        for Output { first, bytes, common } in self.outputs {
            if let Some(at) = common {
                if written {
                    expected[at..][..bytes].copy_from_slice(&after[at..][..bytes]);
                    found.extend_from_slice(&after[at..][..bytes]);
                }
            } else if first.is_null() {
                let may_be_null = bytes == 0 || name == "chess_distance_territory_batch";
                assert!(may_be_null || result < -1, "{name}: success without an output");
            } else {
                // SAFETY: the bytes stay there until the call has ended.
                let out = unsafe { std::slice::from_raw_parts(first, bytes) };
                assert!(written || out.iter().all(|&byte| byte == PATTERN), "{name}: {result} wrote");
                found.extend_from_slice(out);
            }
        }
        assert!(expected == after, "{name}: {result} changed other memory");
        self.memory.own.clear();
        Outcome { result, written: found }
    }
}
