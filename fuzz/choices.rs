//! The fuzzer's bytes as numbers of each kind: mostly good ones, sometimes any.

use std::ffi::c_int;

/// One byte after the other; zeros behind the last.
#[derive(Clone, Copy)]
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    pub fn int(&mut self) -> c_int {
        self.word() as c_int
    }

    /// A square, an int near the board, or any int.
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

    /// Files or ranks.
    pub fn side(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=239 => c_int::from(any & 15) + 1,
            _ => self.int(),
        }
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

    /// Up to 70 rows, or more than fit into the address space.
    pub fn length(&mut self) -> usize {
        match self.byte() {
            any @ 0..=249 => usize::from(any % 71),
            any => usize::MAX - usize::from(any & 3),
        }
    }

    pub fn letters(&mut self, of: &[u8]) -> Vec<u8> {
        let count = self.byte() % 16;
        (0..count).map(|_| of[usize::from(self.byte()) % of.len()]).collect()
    }
}
