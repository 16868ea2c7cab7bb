//! One move as straight-line code, without a branch or a loop that depends on the board: what
//! kernels can do in many boards at once. A step leads to every square one move away from a set,
//! enterable or not.

use super::Ways;

pub(super) const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;
pub(super) const NOT_H_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;
pub(super) const NOT_AB_FILES: u64 = 0xfcfc_fcfc_fcfc_fcfc;
pub(super) const NOT_GH_FILES: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The squares on which a slide goes on after one, two and four steps in one direction.
///
/// Source: chessprogramming wiki, Kogge-Stone Algorithm.
#[derive(Clone, Copy)]
struct Line([u64; 3]);

impl Line {
    #[inline(always)]
    fn new(free: u64, shift: i32, inside: u64) -> Self {
        let one = free & inside;
        let two = one & shifted(one, shift);
        let four = two & shifted(two, 2 * shift);
        Self([one, two, four])
    }

    #[inline(always)]
    fn slide(self, from: u64, shift: i32, inside: u64) -> u64 {
        let Self([one, two, four]) = self;
        let wave = from | one & shifted(from, shift);
        let wave = wave | two & shifted(wave, 2 * shift);
        let wave = wave | four & shifted(wave, 4 * shift);
        shifted(wave, shift) & inside
    }
}

#[inline(always)]
const fn shifted(set: u64, by: i32) -> u64 {
    if by.is_negative() {
        set >> -by
    } else {
        set << by
    }
}

/// How to slide along files and ranks, or along diagonals.
#[derive(Clone, Copy)]
struct Lines<const DIAGONAL: bool>([Line; 4]);

impl<const DIAGONAL: bool> Lines<DIAGONAL> {
    const WAYS: [(i32, u64); 4] = if DIAGONAL {
        [
            (9, NOT_A_FILE),
            (7, NOT_H_FILE),
            (-7, NOT_A_FILE),
            (-9, NOT_H_FILE),
        ]
    } else {
        [(8, !0), (1, NOT_A_FILE), (-1, NOT_H_FILE), (-8, !0)]
    };

    #[inline(always)]
    fn new(free: u64) -> Self {
        Self(Self::WAYS.map(|(shift, inside)| Line::new(free, shift, inside)))
    }

    /// Every square that a slide from the set comes to, enterable or not.
    #[inline(always)]
    fn slides(&self, from: u64) -> u64 {
        let [a, b, c, d] = Self::WAYS;
        self.0[0].slide(from, a.0, a.1)
            | self.0[1].slide(from, b.0, b.1)
            | self.0[2].slide(from, c.0, c.1)
            | self.0[3].slide(from, d.0, d.1)
    }
}

/// The step of a king, or without the diagonals of a wazir.
#[inline(always)]
pub(super) fn one_square(diagonals: bool) -> impl Fn(u64) -> u64 + Copy {
    let diagonals = all(diagonals);
    move |from| {
        let beside = from << 1 & NOT_A_FILE | from >> 1 & NOT_H_FILE;
        // Masks that are shifted already: the way from set to set is no longer than for a king.
        let row =
            from | from << 1 & (NOT_A_FILE & diagonals) | from >> 1 & (NOT_H_FILE & diagonals);
        beside | row << 8 | row >> 8
    }
}

#[inline(always)]
const fn all(yes: bool) -> u64 {
    if yes { !0 } else { 0 }
}

#[inline(always)]
pub(super) fn knight(from: u64) -> u64 {
    let one = from << 1 & NOT_A_FILE | from >> 1 & NOT_H_FILE;
    let two = from << 2 & NOT_AB_FILES | from >> 2 & NOT_GH_FILES;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// The step of a piece that slides over free squares along the lines of its kind, and perhaps
/// jumps as a knight; one step for all such pieces.
#[inline(always)]
pub(super) fn slider(ways: Ways, free: u64) -> impl Fn(u64) -> u64 + Copy {
    let rook = Lines::<false>::new(free);
    let bishop = Lines::<true>::new(free);
    let (orthogonal, diagonal, jumping) =
        (all(ways.orthogonal), all(ways.diagonal), all(ways.knight));
    move |from| {
        orthogonal & rook.slides(from) | diagonal & bishop.slides(from) | jumping & knight(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::moves;
    use crate::simd::Motion;
    use crate::test_boards::{random_board, random_set};
    use crate::{Bitboard, Board, Piece};

    #[test]
    fn steps_are_moves_to_squares_that_all_can_be_entered() {
        let mut random = fastrand::Rng::with_seed(18);
        for _ in 0..100 {
            // Of the other side, whose pieces may be taken.
            let board = Board {
                enemy: random_board(&mut random).own,
                ..Board::EMPTY
            };
            let free = board.free();
            let few = random_set(&mut random, 2).0;
            for from in [few, random.u64(..), 1 << random.u32(0..64), !0, 0] {
                for piece in Piece::NAMED {
                    let found = match Motion::of(piece) {
                        None => continue,
                        Some(Motion::King) => one_square(true)(from),
                        Some(Motion::Wazir) => one_square(false)(from),
                        Some(Motion::Knight) => knight(from),
                        Some(Motion::Slider(ways)) => slider(ways, free)(from),
                    };
                    let expected = moves(piece, Bitboard(from), &board).0;
                    assert_eq!(found, expected, "{piece:?} {from:x} {board:?}");
                }
            }
        }
    }
}
