//! A piece as the list of its steps, in plain words that may be copied and kept as bytes.

use super::betza;
use super::steps::{MOST_STEPS, Step, Steps, checksum, used};
use crate::board::error_text;
use crate::cpu::{Isa, Operation, run_up_to_avx2};
use crate::definition::table::filled;
use crate::{Color, Cpu};

/// The first word of every piece.
const MARK: u64 = u64::from_le_bytes(*b"Betza v1");

/// Words before the steps: the mark, the number of steps, and the checksum.
#[cfg(test)]
const HEADER: usize = 3;

/// A piece of any kind, read from a text in Betza's notation.
///
/// ```
/// use chess_distance::{Color, GridPiece};
/// let horse = GridPiece::new("nN", Color::White)?; // of xiangqi: a knight that can be blocked
/// assert!(GridPiece::new("horse", Color::White).is_err());
/// # _ = horse;
/// # Ok::<(), chess_distance::ParsePieceError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(transparent)] // as in C: a call reads the caller's piece where it stands
pub struct GridPiece {
    words: [u64; 128],
}

/// The text is no piece. It has an unknown letter, a modifier without a piece after it, a leap or
/// number that is too long, more than one of n, p and g, too many steps, or more than 4095 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParsePieceError;

error_text!(ParsePieceError, |_, f| f.write_str("the text is no piece in Betza's notation"));

/// Writes the words of a piece.
fn write(steps: &Steps, words: &mut [u64; 128]) {
    let Steps { codes, count: number } = steps;
    let [mark, count, sum, steps @ ..] = words;
    for (word, [low, high]) in steps.iter_mut().zip(codes.as_chunks().0) {
        // Opaque, or the loop becomes a call of memcpy.
        *word = core::hint::black_box(u64::from(*low) + (u64::from(*high) << 32));
    }
    (*mark, *count) = (MARK, *number as u64);
    *sum = checksum(*count, steps);
}

/// Whether words hold a piece: a part of every call.
struct IsPiece<'a>(&'a [u64; 128]);

impl Operation for IsPiece<'_> {
    type Output = bool;
    #[inline(always)]
    fn run<I: Isa>(self, _: I) -> bool {
        let [mark, count, sum, ref steps @ ..] = *self.0;
        mark == MARK
            && count <= MOST_STEPS as u64
            && sum == checksum(count, steps)
            && are_zero_from(steps, used(count))
    }
}

/// Whether the words from one on are zero.
#[inline(always)]
fn are_zero_from(words: &[u64; 125], first: usize) -> bool {
    // Two times a constant number of words, some of them in both.
    let behind = words.get(first..).and_then(<[u64]>::first_chunk::<64>);
    let (Some(behind), Some(last)) = (behind, words.last_chunk::<64>()) else {
        return words.iter().skip(first).all(|word| *word == 0);
    };
    behind.iter().zip(last).fold(0, |all, (word, other)| all | word | other) == 0
}

impl GridPiece {
    /// Reads a text in [Betza's notation][notation]. `color` decides which way is forward. `""` is
    /// a piece that cannot move.
    ///
    /// [notation]:
    /// https://github.com/chess-distance/chess-distance/blob/main/docs/grids.md#betzas-notation
    ///
    /// # Errors
    /// The text is no piece.
    #[inline] // in the caller's crate: memset and memcpy, which the library does without
    pub fn new(betza: &str, color: Color) -> Result<Self, ParsePieceError> {
        let mut piece = Self { words: [0; 128] };
        Self::read(betza.as_bytes(), color, &mut piece.words)?;
        Ok(piece)
    }

    /// [`new`](Self::new) into an array of words, for [`from_words`](Self::from_words). On an error
    /// the words stay as they were.
    ///
    /// # Errors
    /// The text is no piece.
    pub fn read(betza: &[u8], color: Color, words: &mut [u64; 128]) -> Result<(), ParsePieceError> {
        let mut codes = filled(0);
        let mut steps = Steps::new(&mut codes);
        betza::read(betza, color, &mut steps).ok_or(ParsePieceError)?;
        write(&steps, words);
        Ok(())
    }

    /// Whether a text is a piece.
    #[must_use]
    pub fn is_valid(betza: &[u8]) -> bool {
        betza::read(betza, Color::White, &mut Steps::new(&mut filled(0))).is_some()
    }

    /// The piece in these words, `None` if they hold no piece. Words behind the last step must be
    /// zero, so that pieces with equal steps are equal in every word.
    #[must_use]
    #[inline] // as `new`
    pub fn from_words(words: &[u64; 128]) -> Option<Self> {
        let piece = Self { words: *words };
        piece.is_piece().then_some(piece)
    }

    /// Whether a structure that C code filled is a piece. Any words are safe.
    #[doc(hidden)]
    #[must_use]
    pub fn is_piece(&self) -> bool {
        run_up_to_avx2(Cpu::detect(), IsPiece(&self.words))
    }

    /// The words of the piece, for [`from_words`](Self::from_words).
    #[must_use]
    pub const fn words(&self) -> &[u64; 128] {
        &self.words
    }

    /// The number of steps.
    #[inline(always)]
    pub(super) fn count(&self) -> usize {
        let [_, count, ..] = self.words;
        count.min(MOST_STEPS as u64) as usize
    }

    /// A step, in ascending order of codes.
    #[inline(always)]
    pub(super) fn step(&self, at: usize) -> Step {
        let [_, _, _, steps @ ..] = &self.words;
        let word = steps.get(at / 2).copied().unwrap_or(0);
        Step::of((word >> (32 * (at % 2))) as u32)
    }
}

/// Words with the checksum of these steps, whatever they are.
#[cfg(test)]
pub(super) fn forged(count: u64, steps: &[u64; 128 - HEADER]) -> [u64; 128] {
    let mut words = [0; 128];
    words[..HEADER].copy_from_slice(&[MARK, count, checksum(count, steps)]);
    words[HEADER..][..used(count)].copy_from_slice(&steps[..used(count)]);
    words
}
