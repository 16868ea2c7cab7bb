//! Distances, nearest squares, relations and numberings of the empty board, for all squares and
//! pairs of squares.

use std::collections::BTreeMap;
use std::vec;

use super::center_and_edge::nearest_center;
use super::difference::{self, attacker, attackers, difference, increments, offset};
use super::x88::{self, DifferencePiece, OFFSET_SQUARE};
use super::{nearest, nearest_file};
use crate::test_boards::{moves_of, pairs, random_set, squares, squares_at};
use crate::{
    Bitboard, KING, KING_RINGS, MANHATTAN, NONE, Obstacles, Piece, Square, SquareColor, SquareTable,
};
use crate::{CENTER, CENTER_MANHATTAN};
use crate::{center_distance, center_manhattan_distance, corner_distance, direction, distance};
use crate::{distance_by_x88, edge_distance, king_distance, relation};

#[test]
fn distances_of_all_pairs() {
    for (code, piece) in (0..).zip(Piece::NAMED) {
        let all = moves_of(piece, &Obstacles::NONE);
        let difference = DifferencePiece::new(piece);
        assert_eq!(difference.is_some(), code < 8, "{piece:?}");
        for from in Square::all() {
            for (to, moves) in Square::all().zip(all.map_of(Bitboard::of(from))) {
                let moves = Some(moves).filter(|&moves| moves != NONE);
                assert_eq!(distance(piece, from, to), moves, "{piece:?} {from} {to}");
                let by_x88 = difference.map_or(moves, |piece| distance_by_x88(piece, from, to));
                assert_eq!(by_x88, moves, "{piece:?} {from} {to}");
            }
        }
    }
}

/// The distances to a set are those of a king or a wazir.
#[test]
fn center_edges_corners_and_rings() {
    let [king, wazir] = [Piece::King, Piece::Wazir].map(|piece| moves_of(piece, &Obstacles::NONE));
    let center = squares("d4 e4 d5 e5");
    let edge = Bitboard(0xff81_8181_8181_81ff);
    let dark = |square| corner_distance(square, SquareColor::Dark);
    let light = |square| corner_distance(square, SquareColor::Light);
    let distances: [(&dyn Fn(Square) -> u8, _); 5] = [
        (&center_distance, king.map_of(center)),
        (&center_manhattan_distance, wazir.map_of(center)),
        (&edge_distance, king.map_of(edge)),
        (&dark, wazir.map_of(squares("a1 h8"))),
        (&light, wazir.map_of(squares("a8 h1"))),
    ];
    // At run time, as by the compiler.
    for (table, again, (_, expected)) in [
        (CENTER, nearest_center(&KING), distances[0]),
        (CENTER_MANHATTAN, nearest_center(&MANHATTAN), distances[1]),
    ] {
        assert_eq!([table, again], [expected; 2]);
    }
    for square in Square::all() {
        for (distance, expected) in &distances {
            assert_eq!(distance(square), expected[square.index()], "{square}");
        }
        let map = king.map_of(Bitboard::of(square));
        for (moves, ring) in (0..).zip(KING_RINGS[square.index()]) {
            let expected = squares_at(&map, |distance| distance == moves);
            assert_eq!(ring, expected, "{square}");
        }
    }
}

#[test]
fn the_nearest_member_and_file_have_the_least_distance() {
    let mut random = fastrand::Rng::with_seed(10);
    let random_sets = (0..2000).map(|round| random_set(&mut random, round % 16));
    for set in Square::all().map(Bitboard::of).chain(random_sets) {
        for square in Square::all() {
            let king = set.into_iter().map(|member| king_distance(square, member));
            assert_eq!(nearest(square, set), king.min(), "{square} {set:?}");
            let files = set.into_iter().map(|s| s.file().distance(square.file()));
            assert_eq!(nearest_file(square, set), files.min(), "{square} {set:?}");
        }
    }
}

#[test]
fn relations_are_numbered_by_the_longer_and_then_the_shorter_difference() {
    let classes = (0..8).flat_map(|more| (0..=more).map(move |less| (less, more)));
    for (class, (less, more)) in (0..).zip(classes) {
        for (a, b) in pairs() {
            let differences = (a.file().distance(b.file()), a.rank().distance(b.rank()));
            let in_class = [(less, more), (more, less)].contains(&differences);
            assert_eq!(relation(a, b) == class, in_class, "{a} {b}");
        }
    }
}

#[test]
fn directions_lead_along_the_moves_of_the_amazon() {
    for (a, b) in pairs() {
        let one_move = |piece| distance(piece, a, b) == Some(1);
        let direction = direction(a, b);
        assert_eq!(direction.is_some(), one_move(Piece::Amazon), "{a} {b}");
        // A jump takes one step; a line as many as the king.
        let jump = one_move(Piece::Knight);
        let steps = if jump { 1 } else { king_distance(a, b) };
        let end = direction.map(|step| a.index() as i8 + step * steps as i8);
        assert!(end.is_none_or(|end| end == b.index() as i8), "{a} {b}");
    }
}

#[test]
fn differences_on_the_boards_of_0x88_and_of_15x15() {
    for (a, b) in pairs() {
        let by_x88 = 120 + i32::from(x88::to_x88(b)) - i32::from(x88::to_x88(a));
        assert_eq!(i32::from(x88::x88_difference(a, b)), by_x88);
        let offset = i32::from(x88::offset_difference(a, b));
        let [from, to] = [a, b].map(|s| (15 * s.rank().index() + s.file().index()) as i32);
        assert_eq!(offset, 112 + to - from);
        let [from, to] = [a, b].map(|square| i32::from(OFFSET_SQUARE[square.index()]));
        assert_eq!(offset, 112 + to - from);
    }
    let mut squares = Square::all();
    for x88 in 0..128 {
        let square = if x88 % 16 < 8 { squares.next() } else { None };
        assert_eq!(x88::from_x88(x88), square, "{x88:#x}");
        assert!(square.is_none_or(|square| i32::from(x88::to_x88(square)) == x88));
    }
    for x88 in [i32::MIN, -128, -1, 0x80, 0x100, 0x177, 1 << 30, i32::MAX] {
        assert_eq!(x88::from_x88(x88), None, "{x88:#x}");
    }
}

/// Tables by difference hold the least distance of all pairs with it.
#[test]
fn distance_tables_have_the_least_distance_of_all_pairs() {
    for piece in &Piece::NAMED[..8] {
        let table = SquareTable::of(*piece);
        let mut least = BTreeMap::new();
        for (a, b) in pairs() {
            let (files, ranks) = difference(a, b);
            let moves = match piece {
                // Tables of pawns are for single steps.
                Piece::WhitePawn | Piece::BlackPawn => {
                    let forward = if *piece == Piece::WhitePawn { ranks } else { -ranks };
                    if files == 0 && forward >= 0 { forward as u8 } else { NONE }
                }
                _ => table.0[a.index()][b.index()],
            };
            let least = least.entry((files, ranks)).or_insert(moves);
            *least = moves.min(*least);
        }
        let (by_x88, by_offset) =
            (difference::x88::distance_table(*piece), offset::distance_table(*piece));
        for ((files, ranks), least) in least {
            let found = [
                by_x88[difference::x88::index(files, ranks)],
                by_offset[offset::index(files, ranks)],
            ];
            assert_eq!(found, [least; 2], "{piece:?} {files} {ranks}");
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
    for (a, b) in pairs() {
        let (files, ranks) = difference(a, b);
        let mut expected = match (files.abs(), ranks) {
            (1, 1) => attacker::WHITE_PAWN,
            (1, -1) => attacker::BLACK_PAWN,
            _ => 0,
        };
        for (bit, _) in bits.iter().filter(|(_, piece)| distance(*piece, a, b) == Some(1)) {
            expected |= bit;
        }
        let found = [
            attackers(files, ranks),
            difference::x88::ATTACKS_BY_DIFFERENCE[difference::x88::index(files, ranks)],
            offset::ATTACKS_BY_DIFFERENCE[offset::index(files, ranks)],
        ];
        assert_eq!(found, [expected; 3], "{a} {b}");
    }
}

/// Walks square by square from the first toward the second; a knight jumps.
#[test]
fn increments_lead_from_square_to_square() {
    use difference::x88;
    for (width, steps, lines) in [
        (16, &x88::STEPS_BY_DIFFERENCE[..], &x88::LINES_BY_DIFFERENCE[..]),
        (15, &offset::STEPS_BY_DIFFERENCE, &offset::LINES_BY_DIFFERENCE),
    ] {
        let (by_step, by_line) = (increments::<false>(width), increments::<true>(width));
        let mut used = vec![false; lines.len()];
        for (a, b) in pairs() {
            let (files, ranks) = difference(a, b);
            let mut line = 0;
            for (right, up) in (0..9).map(|step| (step % 3 - 1, step / 3 - 1)) {
                if (1..8).any(|steps| (files, ranks) == (steps * right, steps * up)) {
                    line = width * up + right;
                }
            }
            let jumps = (files * ranks).abs() == 2;
            let step = if jumps { width * ranks + files } else { line };
            let at = (lines.len() as i32 / 2 + width * ranks + files) as usize;
            assert_eq!([steps[at], lines[at]].map(i32::from), [step, line], "{a} {b}");
            let (row, column) = ((7 + ranks) as usize, (7 + files) as usize);
            let again = [by_step[row][column], by_line[row][column]];
            assert_eq!(again, [steps[at], lines[at]], "{a} {b}");
            used[at] = true;
        }
        let others = (0..lines.len()).filter(|&at| !used[at]);
        assert!(others.into_iter().all(|at| steps[at] == 0 && lines[at] == 0));
    }
}
