use super::*;
use crate::test_boards::moves_of;
use crate::{Bitboard, Board, KING, KNIGHT, MANHATTAN, Piece, SquareTable};

/// The distances of a search over moves, by squares.
fn searched(piece: Piece) -> [[u8; 64]; 64] {
    let moves = moves_of(piece, &Board::EMPTY);
    core::array::from_fn(|from| moves.map_of(Bitboard(1 << from)))
}

/// For each difference of ranks and files the least distance of all such pairs, NONE where
/// there is none.
fn least(distances: &[[u8; 64]; 64]) -> [u8; 128] {
    let mut least = [NONE; 128];
    for (a, distances) in distances.iter().enumerate() {
        for (b, &distance) in distances.iter().enumerate() {
            let [(c, d), (e, f)] = [a, b].map(|square| (square as i32 / 8, square as i32 % 8));
            let place = (16 * (c - e) + d - f).unsigned_abs() as usize;
            least[place] = least[place].min(distance);
        }
    }
    least
}

#[test]
fn only_a_knight_has_corners() {
    assert!(has_corners(&KNIGHT.0) && !has_corners(&KING.0) && !has_corners(&MANHATTAN.0));
}

#[test]
fn the_least_distance_at_every_difference() {
    for (piece, table) in [
        (Piece::King, &KING),
        (Piece::Wazir, &MANHATTAN),
        (Piece::Knight, &KNIGHT),
        (Piece::Queen, &SquareTable::of(Piece::Queen)),
    ] {
        let halves = by_difference(&table.0);
        assert_eq!(halves.as_flattened(), least(&searched(piece)), "{piece:?}");
    }
}

#[test]
fn a_knight_s_corners_cost_two_moves() {
    let distances = searched(Piece::Knight);
    let least = least(&distances);
    let at_corner = at_corner(&KNIGHT.0);
    for a in 0..64 {
        for b in 0..64 {
            let difference = NUMBERS[a].abs_diff(NUMBERS[b]);
            let more = distances[a][b] - least[usize::from(difference)];
            let corner = at_corner[a.min(b)] == difference;
            assert_eq!(more, if corner { 2 } else { 0 }, "{a} {b}");
        }
    }
}
