//! A piece as the list of its steps, which are leaps, lines, and lines over a hurdle. It is plain
//! words that may be copied and kept as bytes.

use core::cmp::Ordering;

use crate::Cpu;
use crate::board::error_text;
use crate::cpu::{Isa, for_each_cpu};
use crate::language::word_behind_barrier;

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
    pub(super) words: [u64; 128],
}

/// The text is no piece. It has an unknown letter, a modifier without a piece after it, a leap or
/// number that is too long, more than one of n, p and g, too many steps, or more than 4095 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParsePieceError;

error_text!(ParsePieceError, |_, f| f.write_str("the text is no piece in Betza's notation"));

/// Writes the words of a piece.
pub(super) fn write(steps: &Steps, words: &mut [u64; 128]) {
    let Steps { codes, count: number } = steps;
    let [mark, count, sum, steps @ ..] = words;
    for (word, [low, high]) in steps.iter_mut().zip(codes.as_chunks().0) {
        // Behind a barrier, or the loop becomes a call of memcpy.
        *word = core::hint::black_box(u64::from(*low) + (u64::from(*high) << 32));
    }
    (*mark, *count) = (MARK, *number as u64);
    *sum = checksum(*count, steps);
}

for_each_cpu! {
    avx2:
    /// Whether words hold a piece: a part of every call.
    fn are_a_piece(words: &[u64; 128]) -> bool = hold_a_piece;
}

#[inline(always)]
fn hold_a_piece<I: Isa>(_: I, [mark, count, sum, steps @ ..]: &[u64; 128]) -> bool {
    // Behind barriers, or the compiler makes vectors of the words. Few processors multiply vectors
    // of 64-bit numbers by one instruction, and for so few words others are slower.
    let parts = steps.iter().enumerate().take(used(*count));
    let parts = parts.map(|(at, word)| part_of_checksum(word_behind_barrier(*word), at));
    *mark == MARK
        && *count <= MOST_STEPS as u64
        && *sum == parts.fold(*count, u64::wrapping_add)
        && are_zero_from(steps, used(*count))
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
    /// The piece in these words, `None` if they hold no piece. Words behind the last step must be
    /// zero, so that pieces with equal steps are equal in every word.
    #[must_use]
    #[inline] // in the caller's crate: memset and memcpy, which the library does without
    pub fn from_words(words: &[u64; 128]) -> Option<Self> {
        let piece = Self { words: *words };
        piece.is_piece().then_some(piece)
    }

    /// Whether a structure that C code filled is a piece. Any words are safe.
    #[doc(hidden)]
    #[must_use]
    pub fn is_piece(&self) -> bool {
        are_a_piece(Cpu::detect(), &self.words)
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

/// How a step goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A leap again and again over empty squares, at most `most` times; 1 for a plain leap.
    Line,
    /// A leap over squares that must be empty.
    Lame,
    /// Along a line over exactly one piece, and on behind it.
    Hopper,
    /// The same, to the square right behind the piece.
    Grasshopper,
}

/// One of the ways in which a piece moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// Files and ranks, each -15 to 15, not both 0.
    pub(super) right: i32,
    pub(super) forward: i32,
    pub(super) kind: Kind,
    /// The most leaps of a line or hopper; 0 is without limit.
    pub(super) most: u32,
    pub(super) quiet: bool,
    pub(super) takes: bool,
    /// Only from the squares of `first`.
    pub(super) initial: bool,
}

impl Step {
    /// The step in four bytes.
    pub(super) const fn code(self) -> u32 {
        let kind = match self.kind {
            Kind::Line => 0,
            Kind::Lame => 1,
            Kind::Hopper => 2,
            Kind::Grasshopper => 3,
        };
        u32::from_le_bytes([
            (self.right + 16) as u8,
            (self.forward + 16) as u8,
            self.most as u8,
            kind + 4 * self.quiet as u8 + 8 * self.takes as u8 + 16 * self.initial as u8,
        ])
    }

    /// The step of any four bytes; bits without a meaning are ignored.
    #[inline(always)]
    const fn of(code: u32) -> Self {
        let [right, forward, most, flags] = code.to_le_bytes();
        Self {
            right: (right & 31) as i32 - 16,
            forward: (forward & 31) as i32 - 16,
            kind: match flags & 3 {
                0 => Kind::Line,
                1 => Kind::Lame,
                2 => Kind::Hopper,
                _ => Kind::Grasshopper,
            },
            most: most as u32,
            quiet: flags & 4 != 0,
            takes: flags & 8 != 0,
            initial: flags & 16 != 0,
        }
    }

    /// The squares between the ends of a leap, by files and ranks from its start: the longer axis
    /// comes first, then the diagonal.
    #[inline(always)]
    pub(super) fn legs(self) -> impl Iterator<Item = (i32, i32)> {
        let (x, y) = (self.right.abs(), self.forward.abs());
        let (longer, shorter) = (x.max(y), x.min(y));
        (1..longer).map(move |along| {
            let across = (along - (longer - shorter)).max(0);
            let (files, ranks) = if x == longer { (along, across) } else { (across, along) };
            (self.right.signum() * files, self.forward.signum() * ranks)
        })
    }
}

/// The largest number of different steps of a piece.
const MOST_STEPS: usize = 250;

/// The steps of a piece while it is read: in ascending order of their codes, each once.
pub(super) struct Steps<'a> {
    pub(super) codes: &'a mut [u32; MOST_STEPS],
    pub(super) count: usize,
}

impl Steps<'_> {
    /// `None` if there are too many.
    pub(super) fn insert(&mut self, step: Step) -> Option<()> {
        let mut code = step.code();
        for place in self.codes.iter_mut().take(self.count) {
            match (*place).cmp(&code) {
                Ordering::Less => {}
                Ordering::Equal => return Some(()),
                Ordering::Greater => core::mem::swap(place, &mut code),
            }
        }
        *self.codes.get_mut(self.count)? = code;
        self.count += 1;
        Some(())
    }
}

/// The words that hold a number of steps, two in each.
const fn used(count: u64) -> usize {
    count.div_ceil(2) as usize
}

/// The checksum of the words that hold the steps. Words that this library did not write should fail
/// it, but no call relies on it: every step is a valid one.
pub(super) const fn checksum(count: u64, steps: &[u64]) -> u64 {
    let mut sum = count;
    let mut at = 0;
    while at < used(count) && at < steps.len() {
        sum = sum.wrapping_add(part_of_checksum(steps[at], at));
        at += 1;
    }
    sum
}

/// What one of the words adds to the checksum.
#[inline(always)]
const fn part_of_checksum(word: u64, at: usize) -> u64 {
    let place = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(at as u64 + 1);
    (word ^ place).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Words with the checksum of these steps, whatever they are.
#[cfg(test)]
pub(super) fn forged(count: u64, steps: &[u64; 128 - HEADER]) -> [u64; 128] {
    let mut words = [0; 128];
    words[..HEADER].copy_from_slice(&[MARK, count, checksum(count, steps)]);
    words[HEADER..][..used(count)].copy_from_slice(&steps[..used(count)]);
    words
}
