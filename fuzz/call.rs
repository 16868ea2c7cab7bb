//! One call: its arguments, and the checks of its result and memory.

use std::ffi::{CStr, c_char, c_int};

use crate::choices::{Choices, Chosen};
use crate::interface::{Columns, Grid};
use crate::memory::{Memory, Place};

/// The result and the outputs of a call.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    pub result: i64,
    pub written: Vec<u8>,
}

/// Where a call may write.
struct Output {
    place: Place,
    first: *mut u8,
    bytes: usize,
    optional: bool,
}

pub struct Call<'a, 'b> {
    choices: &'a mut Choices<'b>,
    memory: &'a mut Memory,
    /// The common memory before the call.
    before: Vec<u64>,
    outputs: Vec<Output>,
    off_board: bool,
}

/// The value of a call's own memory before it.
const PATTERN: u8 = 0x63;
/// More elements than any call may write: a matrix for each of the most rows. A call that
/// asks for more must be refused.
const MOST: usize = 70 * 4096;

fn as_bytes(words: &[u64]) -> &[u8] {
    // SAFETY: every byte of a word is a byte.
    unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), 8 * words.len()) }
}

fn asked(count: usize) -> usize {
    if count > MOST { 0 } else { count }
}

impl<'a, 'b> Call<'a, 'b> {
    pub fn new(choices: &'a mut Choices<'b>, memory: &'a mut Memory) -> Self {
        let before = memory.common.clone();
        Self {
            choices,
            memory,
            before,
            outputs: Vec::new(),
            off_board: false,
        }
    }

    pub fn piece(&mut self) -> c_int {
        self.choices.piece()
    }

    /// A square, mostly of the board; the result must report any other.
    pub fn square(&mut self) -> c_int {
        let sq = self.choices.square();
        self.off_board |= !(0..64).contains(&sq);
        sq
    }

    /// A square of another board, or any int.
    pub fn any_square(&mut self) -> c_int {
        self.choices.square()
    }

    pub fn side(&mut self) -> c_int {
        self.choices.side()
    }

    pub fn number(&mut self) -> c_int {
        self.choices.number()
    }

    pub fn set(&mut self) -> u64 {
        self.choices.set()
    }

    pub fn word(&mut self) -> u64 {
        match self.choices.byte() {
            any @ 0..=199 => u64::from(any),
            _ => self.choices.word(),
        }
    }

    pub fn length(&mut self) -> usize {
        self.choices.length()
    }

    /// The squares of a board, their pairs, or any length.
    pub fn size_of_board(&mut self, files: c_int, ranks: c_int) -> usize {
        let is_board = [files, ranks].iter().all(|side| (1..=16).contains(side));
        let squares = if is_board { (files * ranks) as usize } else { 64 };
        match self.choices.byte() {
            0..=119 => squares,
            120..=239 => squares * squares,
            _ => self.choices.length(),
        }
    }

    /// A string, mostly of letters of Betza's notation; or NULL.
    pub fn text(&mut self) -> *const c_char {
        const LETTERS: &[u8] = b"WFDNAHLCJZGKRBQmcinpgfblrvsh0123(1,4)";
        if self.choices.byte() > 250 {
            return std::ptr::null();
        }
        let mut text: Vec<u8> = (0..self.choices.byte() % 16)
            .map(|_| match self.choices.byte() {
                any @ 1..=239 => LETTERS[usize::from(any) % LETTERS.len()],
                any => any.max(1),
            })
            .collect();
        text.push(0);
        self.memory.keep(&text).cast()
    }

    /// A size, mostly that of the board in a struct.
    pub fn size_of_grid(&mut self, grid: *const Grid) -> usize {
        // SAFETY: the pointer is NULL or that of a board.
        let sides = unsafe { grid.as_ref() }.map_or((0, 0), |grid| (grid.files, grid.ranks));
        self.size_of_board(sides.0, sides.1)
    }

    /// A pointer to `n` values to read.
    pub fn input<T: Chosen>(&mut self, count: usize) -> *const T {
        let count = asked(count);
        let place = Memory::place(self.choices, align_of::<T>(), count * size_of::<T>());
        match place {
            Place::Null => std::ptr::null(),
            Place::Own => self.memory.keep(&T::several(self.choices, count)),
            Place::Common(at) => self.common(at).cast(),
        }
    }

    /// Boards in columns: the struct is NULL or in memory of its own.
    pub fn columns(&mut self, n: usize) -> *const Columns {
        if self.choices.byte() < 30 {
            return std::ptr::null();
        }
        let [own, enemy, avoid] = std::array::from_fn(|_| self.input(n));
        self.memory.keep(&[Columns { own, enemy, avoid }])
    }

    /// A pointer to `n` values to write.
    pub fn output<T>(&mut self, count: usize) -> *mut T {
        self.place_output(count, false)
    }

    /// The same, or NULL for no output.
    pub fn optional_output<T>(&mut self, count: usize) -> *mut T {
        self.place_output(count, true)
    }

    fn place_output<T>(&mut self, count: usize, optional: bool) -> *mut T {
        let bytes = asked(count) * size_of::<T>();
        let place = Memory::place(self.choices, align_of::<T>(), bytes);
        let first = match place {
            Place::Null => std::ptr::null_mut(),
            Place::Own => self.memory.keep(&vec![PATTERN; bytes]),
            Place::Common(at) => self.common(at),
        };
        self.outputs.push(Output {
            place,
            first,
            bytes,
            optional: optional || bytes == 0,
        });
        first.cast()
    }

    fn common(&mut self, at: usize) -> *mut u8 {
        self.memory.common.as_mut_ptr().cast::<u8>().wrapping_add(at)
    }

    /// Ends a call whose negative results are codes.
    pub fn end_code(self, result: c_int) -> Outcome {
        self.end_code_or(result, 0)
    }

    /// The same, for a call that writes with one of the codes too.
    pub fn end_code_or(self, result: c_int, writes_with: c_int) -> Outcome {
        assert!(result >= -7, "{result} is no result of the library");
        if self.off_board {
            assert_eq!(result, -2, "a square off the board");
        }
        self.end(result.into(), result >= 0 || result == writes_with)
    }

    /// The same, with a code only for a square off the board.
    pub fn end_answer(self, result: c_int) -> Outcome {
        assert_eq!(result < 0, self.off_board, "{result}");
        self.end_code(result)
    }

    /// Ends a call that returns a set or a count.
    pub fn end_set(self, result: u64) -> Outcome {
        assert!(result == 0 || !self.off_board, "{result:x} off the board");
        self.end(result.cast_signed(), true)
    }

    pub fn end_text(self, result: *const c_char) -> Outcome {
        // SAFETY: the library's texts are static.
        let text = unsafe { CStr::from_ptr(result) };
        assert!(!text.to_bytes().is_empty());
        self.end(0, true)
    }

    pub fn end_any(self, result: i64) -> Outcome {
        self.end(result, true)
    }

    /// Memory beside the outputs must not change, and outputs only if the call has `written`.
    fn end(self, result: i64, written: bool) -> Outcome {
        let after = as_bytes(&self.memory.common);
        let mut expected = as_bytes(&self.before).to_vec();
        let mut found = Vec::new();
        for output in &self.outputs {
            match output.place {
                Place::Null => {
                    assert!(output.optional || result < -1, "success without an output buffer");
                }
                Place::Common(at) => {
                    if written {
                        let range = at..at + output.bytes;
                        expected[range.clone()].copy_from_slice(&after[range.clone()]);
                        found.extend_from_slice(&after[range]);
                    }
                }
                Place::Own => {
                    // SAFETY: the bytes stay there until the call is forgotten.
                    let bytes = unsafe { std::slice::from_raw_parts(output.first, output.bytes) };
                    let unchanged = bytes.iter().all(|&byte| byte == PATTERN);
                    assert!(written || unchanged, "{result} changed a buffer");
                    found.extend_from_slice(bytes);
                }
            }
        }
        assert!(expected == after, "{result} changed other memory");
        self.memory.forget();
        Outcome {
            result,
            written: found,
        }
    }
}
