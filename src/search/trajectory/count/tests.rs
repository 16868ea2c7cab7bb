//! Counts on the empty board against the layers, and tables made at run time.

use super::*;
use crate::test_boards::pairs;

#[test]
fn tables_are_what_the_definitions_give_at_run_time() {
    for piece in [Piece::Bishop, Piece::Rook, Piece::Queen] {
        for (from, to) in pairs() {
            let [start, end] = [from, to].map(Bitboard::of);
            let count = set_trajectory_count(piece, start, end, &Board::EMPTY);
            assert_eq!(
                empty_board_trajectory_count(piece, from, to),
                count,
                "{piece:?} {from} {to}"
            );
        }
    }
    let known = [
        (Piece::King, (110_576, 393)),
        (Piece::Wazir, (193_064, 3432)),
        (Piece::Knight, (34_680, 108)),
    ];
    for (piece, sum_and_most) in known {
        let (mut sum, mut most) = (0, 0);
        for (from, to) in pairs() {
            let [start, end] = [from, to].map(Bitboard::of);
            let count = set_trajectory_count(piece, start, end, &Board::EMPTY);
            let found = empty_board_trajectory_count(piece, from, to);
            assert_eq!(found, count, "{piece:?} {from} {to}");
            sum += count;
            most = most.max(count);
        }
        assert_eq!((sum, most), sum_and_most, "{piece:?}");
    }
    for (start, counts) in KNIGHT.iter().enumerate() {
        let from = start / 4 * 8 + start % 4;
        assert_eq!(*counts, counts_from(Piece::Knight, from), "{from}");
    }
}
