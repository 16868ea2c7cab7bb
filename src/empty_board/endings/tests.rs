//! Endings against duels and a retrograde solution.

use std::boxed::Box;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::test_boards::pairs;
use crate::{DuelTable, Obstacles, Piece, duel, moves};

fn king_moves(from: Square) -> Bitboard {
    moves(Piece::King, Bitboard::of(from), &Obstacles::NONE)
}

#[test]
fn king_race_is_a_comparison_of_distances() {
    let margins = [i32::MIN, i32::MIN + 1, -64, i32::MAX - 7, i32::MAX];
    for (mover, other) in pairs() {
        for margin in margins.into_iter().chain(-9..=9) {
            let won = king_race(mover, other, margin);
            for square in Square::all() {
                let [near, far] = [mover, other].map(|king| i64::from(king_distance(king, square)));
                let expected = near + i64::from(margin) <= far;
                assert_eq!(won.contains(square), expected, "{mover} {other} {margin}");
            }
        }
    }
}

#[test]
fn the_square_of_a_pawn_by_its_defenders() {
    for pawn in Square::all() {
        for color in [Color::White, Color::Black] {
            for defender_moves in [false, true] {
                let square = square_of_pawn(pawn, color, defender_moves);
                for defender in Square::all() {
                    let outruns = pawn_outruns_king(pawn, defender, color, defender_moves);
                    let stops = outruns == Some(false);
                    assert_eq!(square.contains(defender), stops, "{pawn} {defender}");
                }
            }
        }
    }
}

/// A race that is won with these margins is a won duel, and a won duel takes as many moves as the
/// distance.
#[test]
fn the_margins_that_force_the_way_to_every_target() {
    let none = &Obstacles::NONE;
    // Whether a margin is enough in every state, with either side to move.
    let mut enough = [[true; 2]; 4];
    let mut table = Box::new(DuelTable::HELD);
    for target in Square::all() {
        duel(none, none, Bitboard::of(target), &mut table);
        for (mover, other) in pairs().filter(|&(a, b)| king_distance(a, b) > 1) {
            let to_move = table.attacker_to_move(mover, other);
            let waiting = table.defender_to_move(mover, other);
            let distance = king_distance(mover, target);
            let mut won = [to_move, waiting].into_iter().flatten();
            assert!(won.all(|moves| moves == distance));
            for (margin, [first, second]) in (0..).zip(&mut enough) {
                if king_race(mover, other, margin).contains(target) {
                    *first &= to_move.is_some();
                    *second &= waiting.is_some();
                }
            }
        }
    }
    let expected = [[false; 2], [true, false], [true; 2], [true; 2]];
    assert_eq!(enough, expected);
}

/// All legal states (pawn, king, king to move) of one color, with whether the pawn wins: it
/// promotes and the king cannot take it at once.
fn pawn_endings(color: Color) -> Vec<(Square, Square, bool, bool)> {
    let (piece, forward) = match color {
        Color::White => (Piece::WhitePawn, 1),
        Color::Black => (Piece::BlackPawn, -1),
    };
    // wins[pawn][king][king to move]
    let mut wins = vec![[[false; 2]; 64]; 64];
    let mut states = Vec::new();
    let mut squares: Vec<Square> = Square::all().collect();
    if color == Color::White {
        squares.reverse();
    }
    // From the promotion rank backward, so that a pawn's moves lead to solved states.
    for pawn in squares {
        let set = Bitboard::of(pawn);
        let attacked = set.shifted(1, forward) | set.shifted(-1, forward);
        let kings = || Square::all().filter(|&king| king != pawn);
        if set.shifted(0, forward).is_empty() {
            for king in kings() {
                wins[pawn.index()][king.index()][1] = !king_moves(king).contains(pawn);
            }
            continue;
        }
        if set.shifted(0, -forward).is_empty() {
            continue;
        }
        for king in kings() {
            let board = Obstacles { enemy: Bitboard::of(king), ..Obstacles::NONE };
            let mut steps = moves(piece, set, &board).into_iter();
            wins[pawn.index()][king.index()][0] =
                steps.any(|step| wins[step.index()][king.index()][1]);
        }
        for king in kings() {
            let takes = king_moves(king).contains(pawn);
            let mut flights = (king_moves(king) & !attacked).into_iter();
            wins[pawn.index()][king.index()][1] =
                !takes && flights.all(|flight| wins[pawn.index()][flight.index()][0]);
            for king_to_move in [false, true] {
                if king_to_move || !attacked.contains(king) {
                    let won = wins[pawn.index()][king.index()][usize::from(king_to_move)];
                    states.push((pawn, king, king_to_move, won));
                }
            }
        }
    }
    states
}

#[test]
fn the_rule_of_the_square_is_exact() {
    for color in [Color::White, Color::Black] {
        let states = pawn_endings(color);
        assert_eq!(states.len(), 5964);
        assert_eq!(states.iter().filter(|state| state.3).count(), 3082);
        for (pawn, king, king_to_move, won) in states {
            let told = pawn_outruns_king(pawn, king, color, king_to_move);
            assert_eq!(told, Some(won), "{pawn} {king} {king_to_move}");
        }
    }
}

#[test]
fn no_pawn_stands_on_an_outer_rank_or_under_the_king() {
    for (pawn, king) in pairs() {
        let possible = (1..7).contains(&pawn.rank().index()) && pawn != king;
        for color in [Color::White, Color::Black] {
            let told = pawn_outruns_king(pawn, king, color, true);
            assert_eq!(told.is_some(), possible, "{pawn} {king}");
        }
    }
}

#[test]
fn mop_up_counts_the_losers_king_for_the_center() {
    let (e4, a1) = (Square::E4, Square::A1);
    assert_eq!(mop_up(e4, a1), 47 * 6 + 16 * 7);
    assert_eq!(mop_up(a1, e4), 16 * 7);
    let legal = pairs().filter(|&(a, b)| king_distance(a, b) > 1);
    let terms: Vec<u16> = legal.map(|(winner, loser)| mop_up(winner, loser)).collect();
    let (least, most) = (terms.iter().min(), terms.iter().max());
    assert_eq!((least, most), (Some(&96), Some(&474)));
}
