//! Sets of squares of a board up to 16x16, and one move of every piece from all of them.

use super::BoardSize;
use crate::Piece;

/// A set of squares: bit f of `ranks[r]` stands for file f of rank r.
#[derive(Clone, Copy)]
pub(super) struct Squares {
    ranks: [u16; 16],
}

impl Squares {
    const EMPTY: Self = Self { ranks: [0; 16] };

    pub(super) const fn of(file: usize, rank: usize) -> Self {
        let mut set = Self::EMPTY;
        set.ranks[rank & 15] = 1 << (file & 15);
        set
    }

    pub(super) const fn all(size: BoardSize) -> Self {
        let mut set = Self::EMPTY;
        let mut rank = 0;
        while rank < 16 {
            if rank < size.ranks() {
                set.ranks[rank] = u16::MAX >> (16 - size.files());
            }
            rank += 1;
        }
        set
    }

    pub(super) const fn is_empty(&self) -> bool {
        let mut members = 0;
        let mut rank = 0;
        while rank < 16 {
            members |= self.ranks[rank];
            rank += 1;
        }
        members == 0
    }

    const fn union(mut self, other: &Self) -> Self {
        let mut rank = 0;
        while rank < 16 {
            self.ranks[rank] |= other.ranks[rank];
            rank += 1;
        }
        self
    }

    pub(super) const fn common(mut self, other: &Self) -> Self {
        let mut rank = 0;
        while rank < 16 {
            self.ranks[rank] &= other.ranks[rank];
            rank += 1;
        }
        self
    }

    pub(super) const fn without(mut self, other: &Self) -> Self {
        let mut rank = 0;
        while rank < 16 {
            self.ranks[rank] &= !other.ranks[rank];
            rank += 1;
        }
        self
    }

    /// The set moved; members that leave 16x16 squares are lost.
    const fn shifted(&self, files: i32, ranks: i32) -> Self {
        let mut moved = Self::EMPTY;
        let mut rank = 0;
        while rank < 16 {
            let from = rank - ranks;
            if 0 <= from && from < 16 && -16 < files && files < 16 {
                let members = self.ranks[(from & 15) as usize];
                moved.ranks[(rank & 15) as usize] = if files >= 0 {
                    members << (files & 15)
                } else {
                    members >> (-files & 15)
                };
            }
            rank += 1;
        }
        moved
    }

    /// Writes one value for every member, behind `start`.
    pub(super) const fn mark(&self, size: BoardSize, value: u8, out: &mut [u8], start: usize) {
        let mut rank = 0;
        while rank < 16 {
            let mut members = self.ranks[rank];
            while members != 0 {
                let square = start + rank * size.files() + members.trailing_zeros() as usize;
                if square < out.len() {
                    out[square] = value;
                }
                members &= members - 1;
            }
            rank += 1;
        }
    }

    /// All squares that the piece reaches in one move from some member. Members may be among
    /// them, and so may squares beyond the board.
    pub(super) const fn moves(&self, piece: Piece, size: BoardSize) -> Self {
        // Each way of moving stands here once: a line for each piece would be twice the code.
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
            reached = reached.union(&self.diagonals());
        }
        if matches!(
            piece,
            Piece::Rook | Piece::Queen | Piece::Chancellor | Piece::Amazon
        ) {
            reached = reached.union(&self.lines());
        }
        reached
    }

    const fn jumps(&self, m: i32, n: i32) -> Self {
        let along_files = self.shifted(m, 0).union(&self.shifted(-m, 0));
        let along_ranks = self.shifted(n, 0).union(&self.shifted(-n, 0));
        along_files
            .shifted(0, n)
            .union(&along_files.shifted(0, -n))
            .union(&along_ranks.shifted(0, m))
            .union(&along_ranks.shifted(0, -m))
    }

    /// Nothing stands in the way: all files and ranks that have a member.
    const fn lines(mut self) -> Self {
        let mut files = 0;
        let mut rank = 0;
        while rank < 16 {
            files |= self.ranks[rank];
            rank += 1;
        }
        rank = 0;
        while rank < 16 {
            self.ranks[rank] = if self.ranks[rank] != 0 {
                u16::MAX
            } else {
                files
            };
            rank += 1;
        }
        self
    }

    const fn diagonals(&self) -> Self {
        let mut reached = Self::EMPTY;
        // What arrives at a rank from below and from above, leaning to either side.
        let (mut up, mut down) = ((0, 0), (0, 0));
        let mut rank = 0;
        while rank < 16 {
            reached.ranks[rank] |= up.0 | up.1;
            up.0 = (up.0 | self.ranks[rank]) << 1;
            up.1 = (up.1 | self.ranks[rank]) >> 1;
            reached.ranks[15 - rank] |= down.0 | down.1;
            down.0 = (down.0 | self.ranks[15 - rank]) << 1;
            down.1 = (down.1 | self.ranks[15 - rank]) >> 1;
            rank += 1;
        }
        reached
    }

    /// One rank forward, and two from the rank where pawns start.
    const fn advances(&self, forward: i32, start: i32) -> Self {
        let mut starting = Self::EMPTY;
        if 0 <= start && start < 16 {
            starting.ranks[(start & 15) as usize] = self.ranks[(start & 15) as usize];
        }
        self.shifted(0, forward)
            .union(&starting.shifted(0, 2 * forward))
    }
}
