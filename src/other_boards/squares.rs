//! Sets of squares of a board up to 16x16, and one move of every piece from all of them.

use crate::Piece;
use crate::moves::{DIAGONAL, ORTHOGONAL};

use super::BoardSize;

/// A set of squares of 16x16: bit f of `ranks[r]` stands for file f of rank r. Loops over the ranks
/// become vector instructions.
#[derive(Clone, Copy)]
pub(super) struct SquareSet {
    ranks: [u16; 16],
}

impl SquareSet {
    pub(super) const EMPTY: Self = Self { ranks: [0; 16] };

    pub(super) fn of(file: usize, rank: usize) -> Self {
        let mut set = Self::EMPTY;
        set.ranks[rank & 15] = 1 << (file & 15);
        set
    }

    pub(super) fn all(size: BoardSize) -> Self {
        let mut set = Self::EMPTY;
        for rank in set.ranks.iter_mut().take(size.ranks()) {
            *rank = u16::MAX >> (16 - size.files());
        }
        set
    }

    pub(super) fn is_empty(&self) -> bool {
        self.ranks.iter().fold(0, |all, rank| all | rank) == 0
    }

    #[inline(always)]
    fn with(mut self, other: &Self, join: impl Fn(u16, u16) -> u16) -> Self {
        for (rank, &other) in self.ranks.iter_mut().zip(&other.ranks) {
            *rank = join(*rank, other);
        }
        self
    }

    #[inline(always)]
    pub(super) fn union(self, other: &Self) -> Self {
        self.with(other, |one, other| one | other)
    }

    #[inline(always)]
    pub(super) fn common(self, other: &Self) -> Self {
        self.with(other, |one, other| one & other)
    }

    #[inline(always)]
    pub(super) fn without(self, other: &Self) -> Self {
        self.with(other, |one, other| one & !other)
    }

    /// The members of one half of a rank, eight files each, a byte of 0 or 1 for each square.
    #[inline(always)]
    pub(super) fn bytes(&self, rank: usize, half: usize) -> u64 {
        // Bit 7 separately: eight copies of all bits would carry into each other.
        let members = u64::from(self.ranks[rank & 15].to_le_bytes()[half & 1]);
        let seven = (members & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
        seven + (members >> 7 << 56)
    }

    /// The set moved along the ranks by up to 15 files, both ways; members that leave 16 files are
    /// lost.
    #[inline(always)]
    fn sideways(mut self, files: i32) -> Self {
        for rank in &mut self.ranks {
            *rank = *rank << (files & 15) | *rank >> (files & 15);
        }
        self
    }

    /// The set moved along the files by up to 15 ranks, both ways.
    #[inline(always)]
    fn up_and_down(self, ranks: i32) -> Self {
        self.shifted(0, ranks).union(&self.shifted(0, -ranks))
    }

    /// The set moved by up to 15 files and ranks; members that leave 16x16 squares are lost.
    #[inline(always)]
    fn shifted(self, files: i32, ranks: i32) -> Self {
        // Empty ranks below and above.
        let mut room = [0; 48];
        for (place, rank) in room[16..32].iter_mut().zip(self.ranks) {
            *place = rank;
        }
        let first = (16 - ranks) as usize & 31;
        let mut moved = Self::EMPTY;
        for (rank, &arriving) in moved.ranks.iter_mut().zip(&room[first..first + 16]) {
            *rank = if files < 0 {
                arriving >> (-files & 15)
            } else {
                arriving << (files & 15)
            };
        }
        moved
    }

    /// All squares that the piece reaches in one move from some member. They may include members,
    /// and squares beyond the board.
    pub(super) fn moves(self, piece: Piece, size: BoardSize) -> Self {
        // Each kind of move once: a branch for each piece would be twice the code.
        let jump = match piece {
            Piece::WhitePawn => return self.advances(1, 1),
            Piece::BlackPawn => return self.advances(-1, size.ranks() as i32 - 2),
            Piece::King | Piece::Wazir => Some((0, 1)),
            Piece::Knight | Piece::Archbishop | Piece::Chancellor | Piece::Amazon => Some((1, 2)),
            Piece::Leaper(leaper) => Some(leaper.jump()),
            Piece::Bishop | Piece::Rook | Piece::Queen => None,
        };
        let mut reached = Self::EMPTY;
        if let Some((m, n)) = jump {
            reached = self.jumps(m, n);
        }
        if matches!(piece, Piece::King) {
            reached = reached.union(&self.jumps(1, 1));
        }
        if matches!(
            piece,
            Piece::Bishop | Piece::Queen | Piece::Archbishop | Piece::Amazon
        ) {
            reached = reached.union(&self.slides(&DIAGONAL));
        }
        if matches!(
            piece,
            Piece::Rook | Piece::Queen | Piece::Chancellor | Piece::Amazon
        ) {
            reached = reached.union(&self.slides(&ORTHOGONAL));
        }
        reached
    }

    #[inline(never)]
    fn jumps(self, m: i32, n: i32) -> Self {
        let (one, other) = (self.sideways(m), self.sideways(n));
        one.up_and_down(n).union(&other.up_and_down(m))
    }

    /// The squares on the four lines of every member, and the members themselves.
    fn slides(self, directions: &[(i8, i8); 4]) -> Self {
        directions.iter().fold(self, |reached, &(files, ranks)| {
            reached.union(&self.line(files.into(), ranks.into()))
        })
    }

    /// The members, and all squares behind them in one direction: there are no obstacles.
    #[inline(never)]
    fn line(mut self, files: i32, ranks: i32) -> Self {
        for steps in [1, 2, 4, 8] {
            self = self.union(&self.shifted(steps * files, steps * ranks));
        }
        self
    }

    /// One rank forward, and two from the pawns' start rank. Rank -1, Black's start rank on a board
    /// of one rank, counts as rank 15, which is not on that board either.
    fn advances(self, forward: i32, start: i32) -> Self {
        let mut starting = Self::EMPTY;
        let rank = (start & 15) as usize;
        starting.ranks[rank] = self.ranks[rank];
        self.shifted(0, forward)
            .union(&starting.shifted(0, forward + forward))
    }
}
