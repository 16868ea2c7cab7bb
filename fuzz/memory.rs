//! What a sequence of calls is made from: bytes that choose, and the memory that calls read and
//! write, each from what the calls before it have left there.

use std::ffi::c_int;

/// The fuzzer's bytes, taken one after the other; zeros behind the last of them.
#[derive(Clone, Copy)]
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A square, an int beside the board, or any.
    pub fn square(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=199 => c_int::from(any & 63),
            200..=229 => c_int::from(self.byte().cast_signed()),
            _ => self.int(),
        }
    }

    pub fn piece(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=149 => c_int::from(any % 11),
            any @ 150..=179 => 256 + c_int::from(any % 5) * 16 + c_int::from(any % 4),
            180..=229 => 256 + c_int::from(self.byte()),
            _ => self.int(),
        }
    }

    /// A count of moves, a margin, a flag.
    pub fn number(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=219 => c_int::from(any % 80) - 10,
            _ => self.int(),
        }
    }

    pub fn int(&mut self) -> c_int {
        c_int::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// The empty set, one square, all squares, few, half of them, or many.
    pub fn set(&mut self) -> u64 {
        match self.byte() {
            0..=19 => 0,
            20..=99 => 1 << (self.byte() & 63),
            100..=109 => u64::MAX,
            110..=169 => self.word() & self.word().rotate_left(17) & self.word().rotate_left(31),
            170..=229 => self.word(),
            _ => self.word() | self.word(),
        }
    }
}

/// Where an argument points: nowhere, at memory of exactly its size, or into the common memory.
#[derive(Clone, Copy)]
pub enum Place {
    Null,
    Own,
    Common(usize),
}

/// What a call returned and wrote.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    pub result: i64,
    pub written: Vec<u64>,
}

/// The common memory, and whatever a call needs besides.
pub struct Memory {
    common: Vec<u64>,
    own: Vec<Box<[u64]>>,
}

/// The common memory in bytes: a few boards and maps, so that arguments often overlap, and room
/// behind the last place for the largest of them but the matrices.
const PLACES: usize = 1024;
const BYTES: usize = PLACES + 4608;

/// What memory of a call's own holds before it.
const PATTERN: u64 = 0x6363_6363_6363_6363;

fn as_bytes(words: &[u64]) -> &[u8] {
    // SAFETY: every byte of a word is a byte.
    unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), 8 * words.len()) }
}

impl Memory {
    pub fn new() -> Self {
        Self {
            common: vec![0; BYTES / 8],
            own: Vec::new(),
        }
    }

    pub fn place(choices: &mut Choices, align: usize) -> Place {
        match choices.byte() {
            0..=9 => Place::Null,
            10..=99 => Place::Own,
            _ => {
                let at = usize::from(choices.byte()) + 256 * usize::from(choices.byte());
                Place::Common(at % PLACES / align * align)
            }
        }
    }

    /// Writes a word that later calls read.
    pub fn set_word(&mut self, choices: &mut Choices) {
        let at = usize::from(choices.byte());
        self.common[at % (PLACES / 8 + 64)] = choices.set();
    }

    /// A pointer at so many words that a call reads.
    pub fn words(&mut self, choices: &mut Choices, count: usize) -> *const u64 {
        match Self::place(choices, 8) {
            Place::Null => std::ptr::null(),
            Place::Own => {
                // Few of them are chosen; the others repeat these.
                let some: [u64; 4] = std::array::from_fn(|_| choices.set());
                let words = (0..count).map(|i| some[i % 4].rotate_left((i / 4 * 9) as u32));
                self.own(words.collect())
            }
            Place::Common(at) => self.common[at / 8..].as_ptr(),
        }
    }

    /// A pointer at so many bytes that a call reads, in any alignment.
    pub fn bytes(&mut self, choices: &mut Choices, count: usize) -> *const u8 {
        match Self::place(choices, 1) {
            Place::Null => std::ptr::null(),
            Place::Own => {
                let mut words = vec![choices.word(); count.div_ceil(8)];
                for _ in 0..4 {
                    let at = usize::from(choices.byte()) % words.len().max(1);
                    if let Some(word) = words.get_mut(at) {
                        *word ^= choices.word();
                    }
                }
                let unused = 8 * words.len() - count;
                // At the end, so that the sanitizer sees a read past it.
                self.own(words).cast::<u8>().wrapping_add(unused)
            }
            Place::Common(at) => self.common.as_ptr().cast::<u8>().wrapping_add(at),
        }
    }

    /// Keeps words until the call has ended.
    pub fn own(&mut self, words: Vec<u64>) -> *const u64 {
        self.own.push(words.into_boxed_slice());
        self.own[self.own.len() - 1].as_ptr()
    }

    /// Calls with a pointer at so many bytes to write. After an error nothing may have changed,
    /// and beside those bytes nothing ever. Success without a buffer is a fault, unless `empty`
    /// says that no byte was asked for.
    pub fn output(
        &mut self,
        place: Place,
        bytes: usize,
        changes: impl Fn(i64) -> bool,
        empty: bool,
        call: impl FnOnce(*mut u8) -> i64,
    ) -> Outcome {
        let mut own = vec![PATTERN; bytes.div_ceil(8)].into_boxed_slice();
        let unused = 8 * own.len() - bytes;
        let before = self.common.clone();
        let result = match place {
            Place::Null => call(std::ptr::null_mut()),
            Place::Own => call(own.as_mut_ptr().cast::<u8>().wrapping_add(unused)),
            Place::Common(at) => call(self.common.as_mut_ptr().cast::<u8>().wrapping_add(at)),
        };
        self.own.clear();
        assert!(result >= -7, "{result} is no result of the library");
        let written = match place {
            Place::Null => {
                assert!(empty || result < -1, "success without an output buffer");
                Vec::new()
            }
            Place::Own => own.to_vec(),
            Place::Common(_) => self.common.clone(),
        };
        let unchanged = match place {
            Place::Own => own.iter().all(|&word| word == PATTERN),
            _ => self.common == before,
        };
        assert!(unchanged || changes(result), "{result} changed the buffer");
        if let Place::Common(at) = place {
            let (before, after) = (as_bytes(&before), as_bytes(&self.common));
            assert!(before[..at] == after[..at], "wrote before the buffer");
            assert!(
                before[at + bytes..] == after[at + bytes..],
                "wrote behind the buffer"
            );
        } else {
            assert!(self.common == before, "wrote beside the buffer");
        }
        Outcome { result, written }
    }
}
