//! Columns of FENs of any bytes through the C interface: each row is that of the reader, and a board
//! that was read is the one that is written again. The bytes end where an allocation does.
#![no_main]

use std::ffi::{c_char, c_int};

use chess_distance::{Bitboard, Color, Fen, Position};
use chess_distance_entry_points as _;
use libfuzzer_sys::fuzz_target;

unsafe extern "C" {
    fn chess_distance_read_fens(
        text: *const c_char,
        offsets: *const i64,
        n: usize,
        columns: *const [*mut u8; 10],
        faults: *mut u8,
    ) -> c_int;
}

/// The board as the text of a FEN without digits: a one for each empty square.
fn written(of: &Position) -> Vec<u8> {
    let kinds = [of.kings, of.queens, of.rooks, of.bishops, of.knights, of.pawns];
    let square = |at: u32| {
        let has = |set: Bitboard| set.0 >> at & 1 != 0;
        let letter = kinds.iter().zip(b"kqrbnp").find(|(set, _)| has(**set));
        assert_eq!(letter.is_some(), has(of.white) != has(of.black));
        letter.map_or(b'1', |(_, letter)| if has(of.white) { letter - 32 } else { *letter })
    };
    let rank = |rank: u32| (8 * rank..8 * rank + 8).map(square).collect::<Vec<_>>();
    (0..8).rev().map(rank).collect::<Vec<_>>().join(&b'/')
}

/// The same of a text that was read: without a byte order mark, the marks of promoted pieces, and
/// the pieces in hand behind the eighth rank.
fn spelled(text: &[u8]) -> Vec<u8> {
    let squares = |&byte: &u8| match byte {
        b'1'..=b'8' => vec![b'1'; usize::from(byte - b'0')],
        b'~' => vec![],
        other => vec![other],
    };
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_start();
    let end = text.iter().position(|byte| *byte == b';' || byte.is_ascii_whitespace());
    let ranks = text[..end.unwrap_or(text.len())].split(|byte| b"/[".contains(byte)).take(8);
    ranks.map(|rank| rank.iter().flat_map(squares).collect()).collect::<Vec<Vec<_>>>().join(&b'/')
}

fuzz_target!(|rows: Vec<&[u8]>| {
    let (text, n) = (rows.concat().into_boxed_slice(), rows.len());
    let lengths = rows.iter().scan(0, |end, row| {
        *end += row.len() as i64;
        Some(*end)
    });
    let offsets: Vec<i64> = std::iter::once(0).chain(lengths).collect();
    let (mut sets, mut bytes) = (vec![vec![!0_u64; n]; 9], [vec![!0_u8; n], vec![!0; n]]);
    let mut columns = [bytes[0].as_mut_ptr(); 10];
    for (column, set) in columns.iter_mut().zip(&mut sets) {
        *column = set.as_mut_ptr().cast();
    }
    let (faults, start) = (bytes[1].as_mut_ptr(), text.as_ptr().cast());
    // SAFETY: n + 1 offsets into the text, and columns of n values.
    let wrong = unsafe { chess_distance_read_fens(start, offsets.as_ptr(), n, &columns, faults) };
    assert_eq!(wrong as usize, bytes[1].iter().filter(|&&fault| fault != 0).count());
    for (row, text) in rows.iter().enumerate() {
        let found: Vec<u64> = sets.iter().map(|set| set[row]).collect();
        let Ok(Fen { position: of, to_move, castling }) = Fen::read(text) else {
            assert!(bytes[1][row] != 0 && bytes[0][row] == 0 && found == [0; 9]);
            continue;
        };
        let kinds = [of.kings, of.queens, of.rooks, of.bishops, of.knights, of.pawns];
        let mut expected = vec![of.white.0, of.black.0];
        expected.extend(kinds.iter().chain([&of.en_passant]).map(|set| set.0));
        assert_eq!((found, bytes[1][row]), (expected, 0));
        assert_eq!(bytes[0][row], u8::from(to_move == Color::Black) + 2 * castling);
        assert_eq!(written(&of), spelled(text));
    }
});
