//! The memory of calls. Each call reads what the calls before it wrote.

use crate::choices::Choices;

/// The target of a pointer: nothing, memory of exactly its size, or the common memory.
#[derive(Clone, Copy)]
pub enum Place {
    Null,
    Own,
    Common(usize),
}

/// The common memory, and the separate memory of a call.
pub struct Memory {
    pub common: Vec<u64>,
    own: Vec<Box<[u64]>>,
}

/// The common memory in bytes: a few boards and maps, so that arguments often overlap. Behind the
/// last place there is room for the largest argument except tables of pairs.
const PLACES: usize = 1024;
const ROOM: usize = 4608;

impl Memory {
    pub fn new() -> Self {
        Self {
            common: vec![0; (PLACES + ROOM) / 8],
            own: Vec::new(),
        }
    }

    /// A place for `bytes` bytes.
    pub fn place(choices: &mut Choices, align: usize, bytes: usize) -> Place {
        match choices.byte() {
            0..=9 => Place::Null,
            10..=99 => Place::Own,
            _ => {
                let at = usize::from(choices.byte()) + 256 * usize::from(choices.byte());
                match bytes {
                    0..=ROOM => Place::Common(at % PLACES / align * align),
                    _ => Place::Own,
                }
            }
        }
    }

    /// Writes a word that later calls read.
    pub fn set_word(&mut self, choices: &mut Choices) {
        let at = usize::from(choices.byte());
        self.common[at % (PLACES / 8 + 64)] = choices.set();
    }

    /// Memory for one call with these values, at the end of an allocation, so that the sanitizer
    /// sees a read past them.
    pub fn keep<T: Copy>(&mut self, values: &[T]) -> *mut T {
        let bytes = size_of_val(values);
        self.own.push(vec![0; bytes.div_ceil(8)].into_boxed_slice());
        let words = self.own.last_mut().expect("just pushed");
        let unused = 8 * words.len() - bytes;
        let first = words.as_mut_ptr().cast::<u8>().wrapping_add(unused).cast::<T>();
        // SAFETY: there is room for so many bytes, and types with a larger alignment than theirs
        // have sizes that are multiples of it.
        unsafe { first.copy_from_nonoverlapping(values.as_ptr(), values.len()) };
        first
    }

    /// Frees the separate memory of the last call.
    pub fn forget(&mut self) {
        self.own.clear();
    }
}
