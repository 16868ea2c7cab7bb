//! Maps of boards of any size against a queue search, and tables against maps.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../generated/interface.rs"]
#[allow(dead_code)]
mod interface;
#[path = "../../tests/obstacles/oracle.rs"]
#[allow(dead_code)]
mod oracle;

use interface::{chess_distance_fill_map, chess_distance_fill_table};
use oracle::Oracle;

// Several boards, so that a few inputs cover everything.
fuzz_target!(|data: &[u8]| {
    for board in data.chunks_exact(5).take(16) {
        check([board[0], board[1], board[2], board[3], board[4]]);
    }
});

fn check([piece, leaper, files, ranks, from]: [u8; 5]) {
    let piece = if leaper & 1 != 0 {
        256 + i32::from(piece.max(1))
    } else {
        i32::from(piece % 11)
    };
    let (files, ranks) = (i32::from(files % 16) + 1, i32::from(ranks % 16) + 1);
    let squares = (files * ranks) as usize;
    let from = usize::from(from) % squares;

    let mut map = vec![99; squares].into_boxed_slice();
    // SAFETY: the buffer has one byte for each square.
    let result = unsafe {
        chess_distance_fill_map(piece, files, ranks, from as i32, map.as_mut_ptr(), squares)
    };
    assert_eq!(result, 0);
    assert_eq!(
        *map,
        *Oracle::empty(piece, files, ranks).map(from),
        "{piece} {files}x{ranks} {from}"
    );

    let mut table = vec![99; squares * squares].into_boxed_slice();
    // SAFETY: the buffer has one byte for each pair of squares.
    let result = unsafe {
        chess_distance_fill_table(piece, files, ranks, table.as_mut_ptr(), squares * squares)
    };
    assert_eq!(result, 0);
    assert_eq!(table[from * squares..][..squares], *map);
}
