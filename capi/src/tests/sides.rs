//! Pawns, two sides, duels and pawn endings.

use std::vec::Vec;

use core::ffi::{c_int, c_void};

use chess_distance::*;

use super::both_sides::{Passed, Returned, bytes, same, zeros};
use super::{board, color, piece, rounds, set, square};
use crate::{pawn_ending::*, pawns::*, sides::*, territory::*};

#[test]
fn pawns() {
    for mut random in rounds() {
        let (color, takes) = (color(&mut random), random.u32(0..4));
        let (prey, squares) = (set(&mut random), set(&mut random));
        let [board, after] = [board(&mut random), board(&mut random)];
        let piece = if color == Color::White { Piece::WhitePawn } else { Piece::BlackPawn };
        let pawn = Pawn { color, prey, captures: takes, board };
        same!(chess_distance_pawn_map(piece, squares, prey, takes, board) into DistanceMap,
            |map| pawn.map_into(squares, map));
        same!(chess_distance_pawn_map_to(piece, squares, prey, takes, board) into DistanceMap,
            |map| pawn.map_to_into(squares, map));
        same!(chess_distance_pawn_captures_map(piece, squares, prey, board) into DistanceMap,
            |map| pawn.fewest_captures_into(squares, map));
        for promoted in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            let promotion = Promotion { pawn, promoted, piece_board: after };
            same!(
                chess_distance_promotion_map(piece, squares, promoted, prey, takes, board, after)
                    into DistanceMap,
                |map| promotion.map_into(squares, map)
            );
            same!(
                chess_distance_promotion_map_to(piece, squares, promoted, prey, takes, board, after)
                    into DistanceMap,
                |map| promotion.map_to_into(squares, map));
        }
    }
}

#[test]
fn two_sides() {
    for mut random in rounds() {
        let (one, other) = (piece(&mut random), piece(&mut random));
        let (set1, set2) = (set(&mut random), set(&mut random));
        let [board1, board2] = [board(&mut random), board(&mut random)];
        same!(chess_distance_territory(one, set1, board1, other, set2, board2) into [Bitboard; 3],
            |out| {
            let territory = territory((one, set1, &board1), (other, set2, &board2));
            *out = [territory.first, territory.second, territory.tied];
        });
        let sites: Vec<Square> = set1.into_iter().collect();
        let bytes: Vec<u8> = sites.iter().map(|site| site.index() as u8).collect();
        same!(chess_distance_voronoi(one, bytes, bytes.len(), board1) into [u8; 64],
            |owner| voronoi_into(one, sites, &board1, owner));
        let (a, b) = (square(&mut random), square(&mut random));
        if a != b {
            same!(chess_distance_pair(one, a, set1, board1, other, b, set2, board2) into [u8; 2],
                |moves| {
                let walker = |piece, from, to, board| Walker { piece, from, to, board };
                let parts = pair(walker(one, a, set1, &board1), walker(other, b, set2, &board2));
                parts.map(|(first, second)| {
                    *moves = [first, second];
                    first + second
                })
            });
        }
    }
}

#[test]
fn duels_and_pawn_endings() {
    for mut random in rounds().take(20) {
        let ([attacker, defender], goal) =
            ([board(&mut random), board(&mut random)], set(&mut random));
        same!(chess_distance_duel(attacker, defender, goal) into DuelTable,
            |table| duel(&attacker, &defender, goal, table));
        let ranks = Bitboard(0x00ff_ffff_ffff_ff00);
        let (white, black) =
            (Bitboard::of(square(&mut random)) & ranks, Bitboard::of(square(&mut random)) & ranks);
        let (color, bound) = (color(&mut random), random.bool());
        // Room for a few structures is too little for most endings.
        let words = PAWN_STRUCTURE_WORDS * *random.choice(&[3, 300]).unwrap();
        let [mut ours, mut other] = [(); 2].map(|()| std::vec![0; words]);
        let (memory, size) = (ours.as_mut_ptr().cast::<c_void>(), size_of_val(ours.as_slice()));
        let ending: PawnEnding;
        same!(
            chess_distance_pawn_ending(white, black, color, bound, memory, size)
                into PawnEnding,
            |out| {
                let bound = if bound { Bound::Upper } else { Bound::Lower };
                let solved = pawn_ending(white, black, color, bound, &mut other, out);
                ending = out.clone();
                solved.map_or(0, |structures| structures as c_int)
            }
        );
        let PawnEnding { wins, holds, attacker, defender, .. } = &ending;
        same!(chess_distance_duel_pairs(*attacker, *defender, *wins, *holds) into DuelTable,
            |table| duel_pairs(attacker, defender, wins, Some(holds), table));
    }
}
