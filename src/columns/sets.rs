//! Columns of sets and of counts.

use super::{ColumnsError, each_row, fill_registers, same_length, widest_for};
use crate::kernels::columns::{self, Output};
use crate::{Bitboard, Columns, Cpu, Piece, Side};
use crate::{attacks, moves, set_trajectory_count, trajectory_count};

/// Writes the squares that the piece reaches in exactly one move from `from[i]` to `out[i]`, among
/// the obstacles of row i, as by [`moves`](crate::moves()).
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{moves_batch, Bitboard, Columns, Piece};
/// let (a1, b3_c2) = (Bitboard(1), Bitboard(1 << 17 | 1 << 10));
/// let boards = Columns { own: Some(&[Bitboard::EMPTY, b3_c2]), ..Columns::EMPTY };
/// let mut out = [Bitboard::FULL; 2];
/// moves_batch(Piece::Knight, &[a1; 2], boards, &mut out)?;
/// assert_eq!(out, [b3_c2, Bitboard::EMPTY]);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn moves_batch(
    piece: Piece,
    from: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [Bitboard],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from)], &[boards])?;
    let side = Side { piece, sets: from, boards };
    if fill_registers(&[side], out.len()) {
        columns::moves(widest_for(Cpu::detect(), out.len()), &side, out);
        return Ok(());
    }
    for (row, (out, &from)) in out.iter_mut().zip(from).enumerate() {
        *out = moves(piece, from, &boards.obstacles(row));
    }
    Ok(())
}

/// Writes the squares that the pieces on `from[i]` attack or defend to `out[i]`, as by
/// [`attacks`](crate::attacks()). Without `occupied` no square is occupied in any row.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{attacks_batch, Bitboard, Piece};
/// let (a1, c1) = (Bitboard(1), Bitboard(1 << 2));
/// let mut out = [Bitboard::EMPTY; 1];
/// attacks_batch(Piece::Rook, &[a1], Some(&[c1]), &mut out)?;
/// assert_eq!(out[0].len(), 2 + 7); // b1 and c1, and the file
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn attacks_batch(
    piece: Piece,
    from: &[Bitboard],
    occupied: Option<&[Bitboard]>,
    out: &mut [Bitboard],
) -> Result<(), ColumnsError> {
    // A move may end on every square that a piece attacks if all others are enemies. Only pawns
    // take in another way than they move.
    let boards = Columns { enemy: occupied, ..Columns::EMPTY };
    if !matches!(piece, Piece::WhitePawn | Piece::BlackPawn) {
        return moves_batch(piece, from, boards, out);
    }
    same_length(out.len(), &[Some(from)], &[boards])?;
    for (out, &from) in out.iter_mut().zip(from) {
        *out = attacks(piece, from, Bitboard::EMPTY);
    }
    Ok(())
}

/// Writes the squares at most this number of moves away from `from[i]` to `out[i]`, among the
/// obstacles of row i, as by [`within`](crate::within).
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{ring_batch, within_batch, Bitboard, Columns, Piece};
/// let (kings, mut out) = ([Bitboard(1), Bitboard(1 << 27)], [Bitboard::EMPTY; 2]);
/// within_batch(Piece::King, &kings, 2, Columns::EMPTY, &mut out)?;
/// assert_eq!(out.map(Bitboard::len), [9, 25]);
/// ring_batch(Piece::King, &kings, 2, Columns::EMPTY, &mut out)?;
/// assert_eq!(out.map(Bitboard::len), [5, 16]);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn within_batch(
    piece: Piece,
    from: &[Bitboard],
    moves: u32,
    boards: Columns<'_>,
    out: &mut [Bitboard],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from)], &[boards])?;
    let (side, rows) = (Side { piece, sets: from, boards }, out.len());
    each_row(&[side], Output::Within(moves, out), rows);
    Ok(())
}

/// Writes the squares exactly this number of moves away from `from[i]` to `out[i]`, among the
/// obstacles of row i, as by [`ring`](crate::ring).
///
/// # Errors
/// Columns of different lengths: nothing is written.
#[inline]
pub fn ring_batch(
    piece: Piece,
    from: &[Bitboard],
    moves: u32,
    boards: Columns<'_>,
    out: &mut [Bitboard],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from)], &[boards])?;
    let (side, rows) = (Side { piece, sets: from, boards }, out.len());
    each_row(&[side], Output::Ring(moves, out), rows);
    Ok(())
}

/// Writes the number of shortest trajectories from the squares of `from[i]` to those of `to[i]` to
/// `out[i]`, among the obstacles of row i, as by
/// [`set_trajectory_count`](crate::set_trajectory_count). Single squares are fastest.
///
/// # Errors
/// Columns of different lengths: nothing is written.
///
/// ```
/// use chess_distance::{trajectory_count_batch, Bitboard, Columns, Piece};
/// let (f6, h1) = (Bitboard(1 << 45), Bitboard(1 << 7));
/// let mut out = [0];
/// trajectory_count_batch(Piece::King, &[f6], &[h1], Columns::EMPTY, &mut out)?;
/// assert_eq!(out, [25]);
/// # Ok::<(), chess_distance::ColumnsError>(())
/// ```
#[inline]
pub fn trajectory_count_batch(
    piece: Piece,
    from: &[Bitboard],
    to: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [u64],
) -> Result<(), ColumnsError> {
    same_length(out.len(), &[Some(from), Some(to)], &[boards])?;
    for (row, (out, (&from, &to))) in out.iter_mut().zip(from.iter().zip(to)).enumerate() {
        let obstacles = boards.obstacles(row);
        let single = from.single().zip(to.single());
        *out = match single {
            Some((from, to)) => trajectory_count(piece, from, to, &obstacles),
            None => set_trajectory_count(piece, from, to, &obstacles),
        };
    }
    Ok(())
}
