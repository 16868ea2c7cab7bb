//! FENs and EPDs in columns.

use crate::{Bitboard, Color, ColumnsError, Fen};

/// Columns for positions, one a row, or `None` for a column that is not wanted.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct PositionColumns<'a> {
    /// The sets in the order of [`Position`](crate::Position): white, black, kings, queens, rooks,
    /// bishops, knights, pawns, en passant.
    pub sets: [Option<&'a mut [Bitboard]>; 9],
    /// 1 if Black is to move, and two times [`Fen::castling`].
    pub state: Option<&'a mut [u8]>,
}

impl PositionColumns<'_> {
    fn write(&mut self, row: usize, sets: [Bitboard; 9], state: u8) {
        for (column, set) in self.sets.iter_mut().zip(sets) {
            write(column, row, set);
        }
        write(&mut self.state, row, state);
    }
}

/// Writes a row of a column that is there.
#[inline(always)]
fn write<T>(column: &mut Option<&mut [T]>, row: usize, value: T) {
    if let Some(cell) = column.as_deref_mut().and_then(|column| column.get_mut(row)) {
        *cell = value;
    }
}

/// Reads a FEN or an EPD a row into columns, as [`Fen::read`] does. `faults[i]` is 0 if row i was
/// read, and otherwise the number of its first bad field; then row i of every column is 0. Returns
/// how many rows are bad.
///
/// ```
/// use chess_distance::{read_fens, Bitboard, PositionColumns};
/// let text = "4k3/8/8/8/8/8/4P3/4K3 w - -; id \"king and pawn\"\r\n8/8/8 b";
/// let (mut white, mut faults) = ([Bitboard::EMPTY; 2], [0; 2]);
/// let mut columns = PositionColumns::default();
/// columns.sets[0] = Some(&mut white);
/// let rows: Vec<_> = text.lines().map(str::as_bytes).collect();
/// assert_eq!(read_fens(rows.into_iter(), &mut columns, &mut faults), Ok(1));
/// assert_eq!((white[0], faults), (Bitboard(0x1010), [0, 1]));
/// ```
///
/// # Errors
/// Columns of different lengths: nothing is written.
#[inline]
pub fn read_fens<'a>(
    rows: impl ExactSizeIterator<Item = &'a [u8]>,
    columns: &mut PositionColumns<'_>,
    faults: &mut [u8],
) -> Result<usize, ColumnsError> {
    let expected = rows.len();
    let sets = columns.sets.iter().flatten().map(|column| column.len());
    let mut others = sets.chain(columns.state.as_deref().map(<[u8]>::len)).chain([faults.len()]);
    if let Some(found) = others.find(|&found| found != expected) {
        return Err(ColumnsError { expected, found });
    }
    let mut bad = 0;
    for (row, (fault, text)) in faults.iter_mut().zip(rows).enumerate() {
        match Fen::read(text) {
            Ok(fen) => {
                *fault = 0;
                let state = u8::from(fen.to_move == Color::Black) + (fen.castling << 1);
                columns.write(row, fen.position.sets(), state);
            }
            Err(error) => {
                *fault = error as u8;
                bad += 1;
                columns.write(row, [Bitboard::EMPTY; 9], 0);
            }
        }
    }
    Ok(bad)
}
