//! Sets of squares of a board of up to 16x16 squares.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of squares of a [`Grid`](crate::Grid): bit `s % 64` of word `s / 64` is square s, and a
/// square is rank * files + file.
///
/// ```
/// use chess_distance::GridSquares;
/// let set = GridSquares::of(3) | GridSquares::of(200);
/// assert_eq!((set.len(), set.contains(200), set.contains(201)), (2, true, false));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [3, 200]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(transparent)]
pub struct GridSquares(pub [u64; 4]);

impl GridSquares {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set with this one member.
    #[must_use]
    pub const fn of(square: u8) -> Self {
        let mut words = [0; 4];
        words[(square / 64) as usize] = 1 << (square % 64);
        Self(words)
    }

    /// The squares 0 to n - 1; all 256 if n is larger.
    #[must_use]
    pub const fn below(n: usize) -> Self {
        let (full, rest) = (n / 64, (1 << (n % 64)) - 1);
        let mut words = [0; 4];
        let mut at = 0;
        while at < words.len() {
            words[at] = if at < full {
                !0
            } else if at == full {
                rest
            } else {
                0
            };
            at += 1;
        }
        Self(words)
    }

    /// Whether the square is a member.
    #[must_use]
    pub const fn contains(self, square: u8) -> bool {
        self.0[(square / 64) as usize] >> (square % 64) & 1 != 0
    }

    /// Whether there is no member.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The number of members, 0 to 256.
    #[must_use]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        // Most boards have fewer squares, and many processors no instruction for this.
        let above = if c | d == 0 { 0 } else { c.count_ones() + d.count_ones() };
        a.count_ones() + b.count_ones() + above
    }

    /// The members of this set that the other does not have.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The members, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        core::iter::from_fn(move || {
            for (at, word) in rest.0.iter_mut().enumerate() {
                if *word != 0 {
                    let bit = word.trailing_zeros();
                    *word &= *word - 1;
                    return Some((64 * at) as u8 + bit as u8);
                }
            }
            None
        })
    }
}

impl BitAnd for GridSquares {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl BitOr for GridSquares {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl Not for GridSquares {
    type Output = Self;
    fn not(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([!a, !b, !c, !d])
    }
}

impl BitAndAssign for GridSquares {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for GridSquares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
