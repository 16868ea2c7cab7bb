//! Tables and maps of empty boards of any size from 1x1 to 16x16.
//!
//! Most pieces have a distance that depends only on the difference of the squares: their maps are
//! cut out of one pattern. The maps of the others are searches of a grid.

use core::hint::black_box;

use super::distances::fill;
use super::kernels::{Ends, Next};
use super::layout::Layout;
use super::ranks::{Ranks, write_ranks};
use crate::GridSquares;
use crate::cpu::{Isa, plain};
use crate::definition::moves::DIAGONAL;
use crate::{BoardSize, FillError, Piece};

impl BoardSize {
    /// The distances from one square to every square: `out[to]`, [`NONE`](crate::NONE) if the piece
    /// never gets there. A pawn's double step starts on the second rank from its side. There is
    /// none if it would leave the board. All distances on all boards are less than
    /// [`NONE`](crate::NONE).
    ///
    /// # Errors
    /// A square off the board, or a slice that is not one byte for each square: nothing is
    /// written.
    pub fn fill_map(self, piece: Piece, from: usize, out: &mut [u8]) -> Result<(), FillError> {
        if from >= self.squares() {
            return Err(FillError::Square);
        }
        if out.len() != self.squares() {
            return Err(FillError::Length { expected: self.squares() });
        }
        self.fill_maps(piece, from, out);
        Ok(())
    }

    /// The distances of all pairs of squares: `out[from * squares + to]`, as by
    /// [`fill_map`](Self::fill_map).
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares: nothing is written.
    pub fn fill_table(self, piece: Piece, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.squares();
        if out.len() != squares * squares {
            return Err(FillError::Length { expected: squares * squares });
        }
        self.fill_maps(piece, 0, out);
        Ok(())
    }

    /// The maps of the squares from this one on. One copy for a map and for all maps.
    #[inline(never)]
    fn fill_maps(self, piece: Piece, first: usize, out: &mut [u8]) {
        let files = self.files();
        let maps = out.chunks_exact_mut(self.squares());
        if !is_by_difference(piece) {
            // The registers that every processor has. Wider ones would double the code.
            let layout = Layout::new(plain(), self);
            let board = layout.board(&GridSquares::EMPTY);
            let ends = Ends { begin: board, end: board };
            let moves = EmptyBoardMoves::new(&layout, piece);
            for (from, map) in (first..=255).zip(maps) {
                let from = layout.spread(&GridSquares::of(from as u8));
                fill(&layout, from, ends, &moves, map);
            }
            return;
        }
        let mut pattern = [Row::blank(); 32];
        write_pattern(&mut pattern, piece);
        let (mut file, mut rank) = (first % files, first / files);
        for map in maps {
            let (first_file, first_rank) = ((15 - file) & 15, (15 - rank) & 15);
            let row = |rank: usize| pattern[first_rank + (rank & 15)].from(first_file);
            write_rows(files, row, map);
            file += 1;
            if file == files {
                (file, rank) = (0, rank + 1);
            }
        }
    }
}

/// One move of a piece on an empty board. Lines pass over squares beyond the board, but come back
/// to none of its squares.
struct EmptyBoardMoves<I: Isa> {
    piece: Piece,
    /// The rank from which a pawn may advance two squares.
    start: Ranks<I>,
}

impl<I: Isa> EmptyBoardMoves<I> {
    #[inline(always)]
    fn new(layout: &Layout<I>, piece: Piece) -> Self {
        // The rank before the first one, Black's start on a board of one rank, counts as the last
        // one of 16, which is not on that board either.
        let start = match piece {
            Piece::BlackPawn => layout.size.ranks().wrapping_sub(2) & 15,
            _ => 1,
        };
        let mut words = [0; 4];
        words[start / 4] = 0xffff << (16 * (start % 4));
        Self { piece, start: Ranks::<I>::new(layout.isa, words) }
    }
}

impl<I: Isa> Next<I> for EmptyBoardMoves<I> {
    const QUICK: bool = false;

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        let (jump, slides) = match self.piece {
            Piece::WhitePawn => return self.advances(from, 1),
            Piece::BlackPawn => return self.advances(from, -1),
            Piece::Leaper(leaper) => (Some(leaper.jump()), false),
            Piece::Knight => (Some((1, 2)), false),
            Piece::Archbishop => (Some((1, 2)), true),
            // A bishop: the others go by the difference.
            _ => (None, true),
        };
        let reached = jump.map_or(from, |jump| jumps(from, jump));
        if slides { reached.or(diagonals(from)) } else { reached }
    }
}

impl<I: Isa> EmptyBoardMoves<I> {
    #[inline(always)]
    fn advances(&self, from: Ranks<I>, forward: i32) -> Ranks<I> {
        let two = from.and(self.start).north(forward).north(forward);
        from.north(forward).or(two)
    }
}

#[inline(never)]
fn jumps<I: Isa>(from: Ranks<I>, (m, n): (i32, i32)) -> Ranks<I> {
    let mut reached = from;
    // Opaque: the compiler would make two copies of the loop.
    for (files, ranks) in black_box([(m, n), (n, m)]) {
        let aside = from.east(files as u32).or(from.west(files as u32));
        reached = reached.or(aside.north(ranks)).or(aside.north(-ranks));
    }
    reached
}

/// The squares on the diagonals of every member, and the members themselves.
#[inline(never)]
fn diagonals<I: Isa>(from: Ranks<I>) -> Ranks<I> {
    DIAGONAL.iter().fold(from, |reached, &(files, ranks)| {
        let (east, west) = (files.max(0) as u32, (-files).max(0) as u32);
        let mut line = from;
        for squares in [1, 2, 4, 8] {
            let aside = line.east(squares * east).west(squares * west);
            line = line.or(aside.north(squares as i32 * i32::from(ranks)));
        }
        reached.or(line)
    })
}

/// Distances by the difference of the squares: the row is 15 plus the difference of the ranks, the
/// index in a row 15 plus that of the files. The 32nd of both is not used.
type Pattern = [Row; 32];

/// Aligned, so that each part of a row is in one cache line.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Row([u8; 32]);

impl Row {
    /// A row to be filled, behind an optimisation barrier: a pattern of zeros would become a call
    /// of memset, which needs a C library.
    #[inline(always)]
    fn blank() -> Self {
        Self(black_box([0; 32]))
    }

    /// The part for the files of a board, from the first one on.
    #[inline(always)]
    fn from(&self, first: usize) -> [u8; 16] {
        let mut part = [0; 16];
        for (byte, &distance) in part.iter_mut().zip(&self.0[first..first + 16]) {
            *byte = distance;
        }
        part
    }
}

/// Writes the map of a board with this number of files.
#[inline(always)]
fn write_rows(files: usize, row: impl Fn(usize) -> [u8; 16], map: &mut [u8]) {
    // A board of 16x16 alone has so many squares. A constant number of ranks, so that LLVM unrolls
    // the loop.
    if let Ok(ranks) = <&mut [_; 16]>::try_from(map.as_chunks_mut().0) {
        for (rank, place) in ranks.iter_mut().enumerate() {
            *place = row(rank);
        }
    } else {
        write_ranks(files as u32, map, |rank| u128::from_le_bytes(row(rank)));
    }
}

/// Whether the distances of a piece depend only on the difference.
///
/// A king, a wazir, and all pieces that move as a rook have a shortest way within the rectangle
/// between the two squares.
const fn is_by_difference(piece: Piece) -> bool {
    matches!(
        piece,
        Piece::King | Piece::Wazir | Piece::Rook | Piece::Queen | Piece::Chancellor | Piece::Amazon
    )
}

/// Writes the pattern in place: a move of it would be a call of memcpy.
#[inline(never)]
fn write_pattern(pattern: &mut Pattern, piece: Piece) {
    // A barrier, since LLVM computes with vectors only if it does not know the entries.
    let steps = black_box(&STEPS);
    for (row, &ranks) in pattern.iter_mut().zip(steps) {
        row.0 = by_files(piece, steps, ranks);
    }
}

/// A row of the pattern, for this difference of ranks.
#[inline(always)]
fn by_files(piece: Piece, steps: &[u8; 32], ranks: u8) -> [u8; 32] {
    match piece {
        Piece::King => steps.map(|files| files.max(ranks)),
        Piece::Wazir => steps.map(|files| files + ranks),
        _ => {
            let diagonal = matches!(piece, Piece::Queen | Piece::Amazon);
            let knight = matches!(piece, Piece::Chancellor | Piece::Amazon);
            // Pieces that move as a rook get everywhere in two moves.
            steps.map(|files| {
                let one = (files == 0)
                    | (ranks == 0)
                    | (diagonal & (files == ranks))
                    | (knight & (files.wrapping_mul(ranks) == 2));
                if files | ranks == 0 { 0 } else { 2 - u8::from(one) }
            })
        }
    }
}

/// Entry i is the distance from 15 to i.
static STEPS: [u8; 32] = {
    let mut steps = [0; 32];
    let mut entry = 0;
    while entry < 32 {
        steps[entry] = entry.abs_diff(15) as u8;
        entry += 1;
    }
    steps
};

const _: () = assert!(STEPS[0] == 15 && STEPS[15] == 0 && STEPS[31] == 16);

#[cfg(test)]
mod tests;
