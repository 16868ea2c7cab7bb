//! Every entry of every table, for all pairs of squares with its difference.

use super::*;
use crate::test_boards::pairs as all_pairs;

/// All pairs of squares with their difference as an entry of an array over differences.
fn pairs() -> impl Iterator<Item = (Square, Square, (usize, usize))> {
    all_pairs().map(|(a, b)| {
        let (files, ranks) = difference(a, b);
        (a, b, ((7 + ranks) as usize, (7 + files) as usize))
    })
}

#[test]
fn distance_tables_have_the_least_distance_of_all_pairs() {
    for piece in &Piece::NAMED[..8] {
        let table = SquareTable::of(*piece);
        let mut least = [[NONE; 15]; 15];
        for (a, b, (row, column)) in pairs() {
            least[row][column] = least[row][column].min(table.0[a.index()][b.index()]);
        }
        // Tables of pawns are for single steps.
        if matches!(piece, Piece::WhitePawn | Piece::BlackPawn) {
            let forward = if *piece == Piece::WhitePawn { 1 } else { -1 };
            least = [[NONE; 15]; 15];
            for steps in 0..8 {
                least[(7 + forward * steps) as usize][7] = steps as u8;
            }
        } else {
            assert_eq!(distances(*piece), least, "{piece:?}");
        }
        let (by_x88, by_offset) = (x88::distance_table(*piece), offset::distance_table(*piece));
        for (a, b, (row, column)) in pairs() {
            let (files, ranks) = difference(a, b);
            assert_eq!(by_x88[x88::index(files, ranks)], least[row][column]);
            assert_eq!(by_offset[offset::index(files, ranks)], least[row][column]);
        }
    }
}

#[test]
fn attacks_are_the_moves_of_the_pieces_and_the_captures_of_pawns() {
    let bits = [
        (attacker::KNIGHT, Piece::Knight),
        (attacker::BISHOP, Piece::Bishop),
        (attacker::ROOK, Piece::Rook),
        (attacker::KING, Piece::King),
    ];
    for (a, b, (row, column)) in pairs() {
        let (files, ranks) = difference(a, b);
        let mut expected = 0;
        for (bit, piece) in bits {
            if moves(piece, Bitboard::of(a), &Board::EMPTY).contains(b) {
                expected |= bit;
            }
        }
        expected |= match (files.abs(), ranks) {
            (1, 1) => attacker::WHITE_PAWN,
            (1, -1) => attacker::BLACK_PAWN,
            _ => 0,
        };
        assert_eq!(attackers(files, ranks), expected, "{a} {b}");
        assert_eq!(ATTACKS[row][column], expected, "{a} {b}");
    }
}

#[test]
fn increments_lead_from_square_to_square() {
    let layouts = [(16, x88::STEPS_BY_DIFFERENCE.as_slice()), (15, &offset::STEPS_BY_DIFFERENCE)];
    for (width, laid_out) in layouts {
        let increments = increments::<false>(width);
        for (a, b, (row, column)) in pairs() {
            let (files, ranks) = difference(a, b);
            let difference = width * ranks + files;
            let index = laid_out.len() as i32 / 2 + difference;
            let increment = increments[row][column];
            assert_eq!(laid_out[index as usize], increment, "{a} {b}");
            let attacked = ATTACKS[row][column] != 0;
            assert_eq!(increment != 0, attacked, "{a} {b}");
            if attacked {
                assert_eq!(difference % i32::from(increment), 0, "{a} {b}");
            }
        }
    }
}

/// Walks square by square from the first toward the second.
#[test]
fn lines_are_ranks_files_and_diagonals_alone() {
    let layouts = [(16, x88::LINES_BY_DIFFERENCE.as_slice()), (15, &offset::LINES_BY_DIFFERENCE)];
    for (width, table) in layouts {
        let increments = increments::<true>(width);
        let mut used = [false; 240];
        for (a, b, (row, column)) in pairs() {
            let (files, ranks) = difference(a, b);
            let mut expected = 0;
            for (right, up) in (0..9).map(|step| (step % 3 - 1, step / 3 - 1)) {
                if (1..8).any(|steps| (files, ranks) == (steps * right, steps * up)) {
                    expected = width * up + right;
                }
            }
            let index = (table.len() as i32 / 2 + width * ranks + files) as usize;
            assert_eq!(i32::from(table[index]), expected, "{a} {b}");
            assert_eq!(table[index], increments[row][column], "{a} {b}");
            used[index] = true;
        }
        for (index, increment) in table.iter().enumerate() {
            assert!(used[index] || *increment == 0, "{index}");
        }
        let lines = table.iter().filter(|&&increment| increment != 0);
        assert_eq!(lines.count(), 56);
    }
}
