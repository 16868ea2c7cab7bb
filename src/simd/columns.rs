//! Columns of positions, row by row, over the kernels for a single board.

use crate::columns::{Columns, Side, Territories};
use crate::obstacles::path::set_distance_with;
use crate::{Bitboard, Cpu, DistanceMap, NONE, Piece, map_with, territory};

/// Fewest moves between the sets of each row.
pub(crate) fn paths(
    cpu: Cpu,
    piece: Piece,
    from: &[Bitboard],
    to: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [u8],
) {
    for (row, ((&from, &to), out)) in from.iter().zip(to).zip(out).enumerate() {
        *out = set_distance_with(cpu, piece, from, to, &boards.board(row)).unwrap_or(NONE);
    }
}

/// A map for each row.
pub(crate) fn maps(
    cpu: Cpu,
    piece: Piece,
    from: &[Bitboard],
    boards: Columns<'_>,
    out: &mut [[u8; 64]],
) {
    for (row, (&from, out)) in from.iter().zip(out).enumerate() {
        let mut map = DistanceMap::NOWHERE;
        map_with(cpu, piece, from, &boards.board(row), &mut map);
        *out = map.0;
    }
}

/// Three sets for each row.
pub(crate) fn territories(_: Cpu, first: Side<'_>, second: Side<'_>, out: &mut Territories<'_>) {
    for (row, (&a, &b)) in first.sets.iter().zip(second.sets).enumerate() {
        let boards = (first.boards.board(row), second.boards.board(row));
        let divided = territory((first.piece, a, &boards.0), (second.piece, b, &boards.1));
        out.enter(row, divided);
    }
}
