//! The memory that calls read and write, each from what the calls before it have left there.

use crate::choices::Choices;

/// Where an argument points: nowhere, at memory of exactly its size, or into the common memory.
#[derive(Clone, Copy)]
pub enum Place {
    Null,
    Own,
    Common(usize),
}

/// The common memory, and whatever a call needs besides.
pub struct Memory {
    pub common: Vec<u64>,
    own: Vec<Box<[u64]>>,
}

/// The common memory in bytes: a few boards and maps, so that arguments often overlap, and room
/// behind the last place for the largest of them but the tables of pairs.
const PLACES: usize = 1024;
const ROOM: usize = 4608;

impl Memory {
    pub fn new() -> Self {
        Self {
            common: vec![0; (PLACES + ROOM) / 8],
            own: Vec::new(),
        }
    }

    /// A place for so many bytes.
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

    /// Memory of a call's own until it has ended: these values, at the end of what is allocated, so
    /// that the sanitizer sees a read past them.
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

    /// Forgets what the last call had of its own.
    pub fn forget(&mut self) {
        self.own.clear();
    }
}
