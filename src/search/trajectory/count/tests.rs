//! Counts on the empty board against the layers, and tables made at run time.

use super::*;
use crate::definition::moves::moves;
use crate::search::trajectory::count::count_by_layers;
use crate::test_boards::pairs;

#[test]
fn tables_are_what_the_definitions_give_at_run_time() {
    let known = [
        (Piece::King, (110_576, 393)),
        (Piece::Wazir, (193_064, 3432)),
        (Piece::Knight, (34_680, 108)),
    ];
    for (piece, sum_and_most) in known {
        let (mut sum, mut most) = (0, 0);
        for (from, to) in pairs() {
            let count = count_by_layers(piece, from, to, &Board::EMPTY);
            let found = empty_board_trajectory_count(piece, from, to);
            assert_eq!(found, count, "{piece:?} {from} {to}");
            let looked_up = of_stepper(piece, from, to).map(u64::from);
            assert_eq!(looked_up, Some(count), "{piece:?} {from} {to}");
            sum += count;
            most = most.max(count);
        }
        assert_eq!((sum, most), sum_and_most, "{piece:?}");
    }
    for (start, counts) in KNIGHT.iter().enumerate() {
        let from = start / 4 * 8 + start % 4;
        assert_eq!(*counts, counts_from(Piece::Knight, from), "{from}");
    }
    for square in Square::all() {
        let from = Bitboard::of(square);
        let of = |piece| moves(piece, from, &Board::EMPTY).0;
        for piece in [Piece::Bishop, Piece::Rook, Piece::Queen] {
            assert_eq!(lines(piece).unwrap()(square), of(piece), "{piece:?}");
        }
    }
    for piece in [Piece::King, Piece::Archbishop, Piece::Amazon] {
        assert!(lines(piece).is_none(), "{piece:?} does more than slide");
    }
}
