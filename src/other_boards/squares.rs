//! Sets of squares of a board up to 16x16, and one move of every piece from all of them.

use super::BoardSize;
use crate::Piece;
use crate::moves::{DIAGONAL, ORTHOGONAL};

/// A set of squares of 16x16: bit 16 r + f of 256 stands for file f of rank r.
#[derive(Clone, Copy)]
pub(super) struct Squares {
    /// Four ranks each, from the lowest on.
    words: [u64; 4],
}

/// The first file of four ranks.
const FIRST_FILE: u64 = 0x0001_0001_0001_0001;

impl Squares {
    const EMPTY: Self = Self { words: [0; 4] };

    pub(super) const fn of(file: usize, rank: usize) -> Self {
        let mut set = Self::EMPTY;
        set.words[rank >> 2 & 3] = 1 << (16 * (rank & 3) + (file & 15));
        set
    }

    pub(super) const fn all(size: BoardSize) -> Self {
        let files = Self {
            words: [FIRST_FILE * (u16::MAX >> (16 - size.files())) as u64; 4],
        };
        // Up and down again: what leaves 16 ranks is lost.
        let beyond = 16 - size.ranks() as i32;
        files.shifted(0, beyond).shifted(0, -beyond)
    }

    pub(super) const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.words;
        a | b | c | d == 0
    }

    const fn union(mut self, other: &Self) -> Self {
        let mut word = 0;
        while word < 4 {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    pub(super) const fn common(mut self, other: &Self) -> Self {
        let mut word = 0;
        while word < 4 {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    pub(super) const fn without(mut self, other: &Self) -> Self {
        let mut word = 0;
        while word < 4 {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

    /// Four ranks, empty ones beyond the board.
    const fn word(&self, index: i32) -> u64 {
        if 0 <= index && index < 4 {
            self.words[(index & 3) as usize]
        } else {
            0
        }
    }

    /// The set moved by up to 15 files and ranks; members that leave 16x16 squares are lost.
    #[inline(never)]
    const fn shifted(&self, files: i32, ranks: i32) -> Self {
        // All squares are one number; those that stay on their rank have places in it to go to.
        let by = 16 * ranks + files;
        let (words, bits) = (by >> 6, by & 63);
        let arriving = if files < 0 {
            u16::MAX >> (-files & 15)
        } else {
            u16::MAX << (files & 15)
        };
        let mut moved = Self::EMPTY;
        let mut word = 0;
        while word < 4 {
            let from = word - words;
            let members = self.word(from) << bits | self.word(from - 1) >> 1 >> (63 - bits);
            moved.words[(word & 3) as usize] = members & (FIRST_FILE * arriving as u64);
            word += 1;
        }
        moved
    }

    /// Writes one value for every member, behind `start`.
    pub(super) const fn mark(&self, size: BoardSize, value: u8, out: &mut [u8], start: usize) {
        let mut word = 0;
        while word < 4 {
            let mut members = self.words[word];
            while members != 0 {
                let member = 64 * word + members.trailing_zeros() as usize;
                let square = start + member / 16 * size.files() + member % 16;
                if square < out.len() {
                    out[square] = value;
                }
                members &= members - 1;
            }
            word += 1;
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

    const fn jumps(&self, m: i32, n: i32) -> Self {
        let along_files = self.shifted(m, 0).union(&self.shifted(-m, 0));
        let along_ranks = self.shifted(n, 0).union(&self.shifted(-n, 0));
        along_files
            .shifted(0, n)
            .union(&along_files.shifted(0, -n))
            .union(&along_ranks.shifted(0, m))
            .union(&along_ranks.shifted(0, -m))
    }

    /// The squares on the four lines of every member, and the members themselves.
    const fn slides(&self, directions: &[(i32, i32); 4]) -> Self {
        let mut reached = *self;
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = directions[direction];
            reached = reached.union(&self.line(files, ranks));
            direction += 1;
        }
        reached
    }

    /// The members, and all squares from them on in one direction: nothing stands in the way.
    #[inline(never)]
    const fn line(mut self, mut files: i32, mut ranks: i32) -> Self {
        // One step, then two, four and eight from all that was reached.
        while files.abs() < 16 && ranks.abs() < 16 {
            self = self.union(&self.shifted(files, ranks));
            (files, ranks) = (2 * files, 2 * ranks);
        }
        self
    }

    /// One rank forward, and two from the rank where pawns start. Rank -1, where Black would start
    /// on a board of one rank, counts as rank 15, which that board has not either.
    const fn advances(&self, forward: i32, start: i32) -> Self {
        let mut starting = Self::EMPTY;
        let word = (start >> 2 & 3) as usize;
        starting.words[word] = self.words[word] & 0xffff << (16 * (start & 3));
        self.shifted(0, forward)
            .union(&starting.shifted(0, 2 * forward))
    }
}
