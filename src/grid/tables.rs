//! Tables and maps of empty boards of any size from 1x1 to 16x16.

use core::hint::black_box;

use fearless_simd::prelude::*;
use fearless_simd::u8x16;

use super::common_pieces::{Slider, knight};
use super::map::{map_of_set, write_ranks};
use super::ranks::{Layout, Ranks};
use crate::cpu::{Isa, plain};
use crate::{BoardSize, FillError, GridSquares, Piece};

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
        if matches!(piece, Piece::King | Piece::Wazir) {
            return self.fill_by_differences(piece == Piece::King, first, out);
        }
        // The registers that every processor has: a table is filled once, and wider ones would
        // double the code.
        let layout = Layout::new(plain(), self);
        let board = layout.board(&GridSquares::EMPTY);
        let moves = EmptyBoardMoves::new(&layout, piece);
        for (from, map) in (first..=255).zip(out.chunks_exact_mut(self.squares())) {
            let from = layout.spread(&GridSquares::of(from as u8));
            map_of_set(
                &layout,
                from,
                [board; 2],
                false,
                #[inline(always)]
                |from| moves.next(from),
                map,
            );
        }
    }

    /// The maps of a king, the greater of the two differences, or else of a wazir, their sum.
    #[inline(never)]
    fn fill_by_differences(self, is_king: bool, first: usize, out: &mut [u8]) {
        let files = self.files();
        // A barrier: an array of zeros would become a call of memset.
        let mut sixteen = [black_box([0; 16]); 16];
        let (mut file, mut rank) = (first % files, first / files);
        for map in out.chunks_exact_mut(self.squares()) {
            let sixteen_bytes = |bytes| u8x16::load_array_ref(plain(), bytes);
            let beside = sixteen_bytes(&BESIDE[(15 - file) & 15]);
            let write = |ranks: &mut [[u8; 16]]| {
                for (rank, ahead) in ranks.iter_mut().zip(&AHEAD[(15 - rank) & 15..]) {
                    let ahead = sixteen_bytes(ahead);
                    let distances = if is_king { beside.max(ahead) } else { beside + ahead };
                    distances.store_array(rank);
                }
            };
            if files == 16 {
                write(map.as_chunks_mut().0);
            } else {
                write(&mut sixteen);
                write_ranks(files, &sixteen, map);
            }
            file += 1;
            if file == files {
                (file, rank) = (0, rank + 1);
            }
        }
    }
}

/// Entry i: the distances of the files from 15 less i.
static BESIDE: [[u8; 16]; 16] = {
    let mut rows = [[0; 16]; 16];
    let mut entry = 0;
    while entry < 256 {
        rows[entry / 16][entry % 16] = (entry % 16 + entry / 16).abs_diff(15) as u8;
        entry += 1;
    }
    rows
};

/// Entry i: 16 times the distance from 15 to i, along a file.
static AHEAD: [[u8; 16]; 31] = {
    let mut rows = [[0; 16]; 31];
    let mut entry = 0;
    while entry < 31 {
        rows[entry] = [entry.abs_diff(15) as u8; 16];
        entry += 1;
    }
    rows
};

const _: () = assert!(BESIDE[0][15] == 0 && BESIDE[15][15] == 15 && AHEAD[15][0] == 0);

/// One move of a piece on an empty board.
struct EmptyBoardMoves<I: Isa> {
    piece: Piece,
    /// The rank from which a pawn may advance two squares.
    start: Ranks<I>,
    slider: Slider<I>,
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
        let is_rook = !matches!(piece, Piece::Bishop | Piece::Archbishop);
        let is_bishop = !matches!(piece, Piece::Rook | Piece::Chancellor);
        let slider = Slider::new(layout.board(&GridSquares::EMPTY), is_rook, is_bishop);
        Self { piece, start: Ranks::<I>::new(layout.isa, words), slider }
    }

    #[inline(always)]
    fn advances(&self, from: Ranks<I>, forward: i32) -> Ranks<I> {
        let two = from.and(self.start).north(forward).north(forward);
        from.north(forward).or(two)
    }

    #[inline(always)]
    fn next(&self, from: Ranks<I>) -> Ranks<I> {
        match self.piece {
            Piece::WhitePawn => self.advances(from, 1),
            Piece::BlackPawn => self.advances(from, -1),
            // A king and a wazir go by differences.
            Piece::King | Piece::Wazir => from,
            Piece::Leaper(leaper) => jumps(from, leaper.jump()),
            Piece::Knight => knight(from),
            Piece::Bishop | Piece::Rook | Piece::Queen => self.slider.next(from),
            Piece::Archbishop | Piece::Chancellor | Piece::Amazon => {
                self.slider.next(from).or(knight(from))
            }
        }
    }
}

#[inline(never)]
fn jumps<I: Isa>(from: Ranks<I>, (m, n): (i32, i32)) -> Ranks<I> {
    let mut reached = from;
    for (files, ranks) in [(m, n), (n, m)] {
        let aside = from.east(files as u32).or(from.west(files as u32));
        reached = reached.or(aside.north(ranks)).or(aside.north(-ranks));
    }
    reached
}

#[cfg(test)]
mod tests;
