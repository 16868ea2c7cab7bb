//! Calls about several pieces, sides or boards.

use std::string::{String, ToString};
use std::vec::Vec;

use core::ffi::{CStr, c_char, c_int, c_void};
use core::ptr::null_mut;

use chess_distance::*;
use fastrand::Rng;

use super::both_sides::{AsC, bytes, same, zeros};
use super::{board, color, piece, rounds, set, square};
use crate::{columns::*, fens::*, pairs::*, pawn_ending::*, pawns::*, set_columns::*};
use crate::{pawn_options::*, pawn_position::*};
use crate::{sides::*, territory::*};

#[test]
fn pawns() {
    for mut random in rounds() {
        let (color, takes) = (color(&mut random), random.u32(0..4));
        let (prey, squares) = (set(&mut random), set(&mut random));
        let [board, after] = [board(&mut random), board(&mut random)];
        let piece = if color == Color::White { Piece::WhitePawn } else { Piece::BlackPawn };
        let pawn = Pawn { color, prey, captures: takes, obstacles: board };
        same!(chess_distance_pawn_map(piece, squares, prey, takes, board) into DistanceMap,
            |map| pawn.map_into(squares, map));
        same!(chess_distance_pawn_map_to(piece, squares, prey, takes, board) into DistanceMap,
            |map| pawn.map_to_into(squares, map));
        same!(chess_distance_pawn_captures_map(piece, squares, prey, board) into DistanceMap,
            |map| pawn.fewest_captures_into(squares, map));
        for promoted in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            let promotion = Promotion { pawn, promoted, piece_obstacles: after };
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
        same!(chess_distance_territory(one, set1, board1, other, set2, board2) into Territory,
            |out| *out = territory((one, set1, &board1), (other, set2, &board2)));
        let sites: Vec<Square> = set1.into_iter().collect();
        let bytes: Vec<u8> = sites.iter().map(|site| site.index() as u8).collect();
        same!(chess_distance_voronoi(one, bytes, bytes.len(), board1) into [u8; 64],
            |owner| voronoi_into(one, sites, &board1, owner));
        let (a, b) = (square(&mut random), square(&mut random));
        if a != b {
            let first = Walker { piece: one, from: a, to: set1, obstacles: &board1 };
            let second = Walker { piece: other, from: b, to: set2, obstacles: &board2 };
            same!(chess_distance_pair(one, a, set1, board1, other, b, set2, board2) into [u8; 2],
            |moves| pair(first, second).map(|(first, second)| {
                *moves = [first, second];
                first + second
            }));
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

#[test]
fn whole_pawn_endings() {
    for mut random in rounds() {
        let pawns = [(); 2].map(|()| set(&mut random).0 & 0x00ff_ffff_ffff_ff00);
        let [white_king, black_king] = [(); 2].map(|()| random.u8(0..66));
        let (turn, attacker) = (color(&mut random), color(&mut random));
        let state = PawnState {
            white_pawns: pawns[0],
            black_pawns: pawns[1] & !pawns[0],
            white_king,
            black_king,
            black_to_move: u8::from(turn == Color::Black),
            passed: random.u8(16..48),
            reserved: [0; 4],
        };
        same!(chess_distance_pawn_options(state) into PawnOptions, |out| pawn_options(&state, out));
        let king = |square| Bitboard(1u64.checked_shl(square).unwrap_or(0));
        let [white, black] = [white_king, black_king].map(u32::from).map(king);
        let position = Position {
            white: white | Bitboard(state.white_pawns),
            black: black | Bitboard(state.black_pawns),
            kings: white | black,
            pawns: Bitboard(state.white_pawns | state.black_pawns),
            ..Position::default()
        };
        let words = PAWN_STRUCTURE_WORDS * *random.choice(&[3, 300]).unwrap();
        let [mut ours, mut other] = [(); 2].map(|()| std::vec![0; words]);
        let (memory, size) = (ours.as_mut_ptr().cast::<c_void>(), size_of_val(ours.as_slice()));
        same!(chess_distance_pawn_position(position, turn, memory, size) into PawnPosition,
            |out| pawn_position(&position, turn, &mut other, out));
        same!(
            chess_distance_pawn_way(position, turn, attacker, memory, size; 9) into [PawnStep; 9],
            |way| pawn_way(&position, turn, attacker, &mut other, way)
        );
    }
}

/// More than the rows that a kernel takes at once.
const ROWS: usize = 70;

fn column(random: &mut Rng) -> Vec<Bitboard> {
    (0..ROWS).map(|_| set(random)).collect()
}

/// The same columns on both sides.
fn boards<'a>([own, enemy, avoid]: [&'a [Bitboard]; 3]) -> (Columns<'a>, ChessDistanceColumns) {
    let start = |column: &[Bitboard]| column.as_ptr().cast::<u64>();
    let c = ChessDistanceColumns { own: start(own), enemy: start(enemy), avoid: start(avoid) };
    (Columns { own: Some(own), enemy: Some(enemy), avoid: Some(avoid) }, c)
}

#[test]
fn pairs_and_positions() {
    for mut random in rounds().take(40) {
        let (one, other) = (piece(&mut random), piece(&mut random));
        let [a, b] = [(); 2].map(|()| (0..ROWS).map(|_| random.u8(0..64)).collect::<Vec<_>>());
        same!(chess_distance_batch(one, a, b; ROWS) into [u8; ROWS], |out| {
            batch(one, &a, &b, out).map_or(-2, |()| 0)
        });
        let [from, to, own, enemy, avoid] = [(); 5].map(|()| column(&mut random));
        let (columns, c_columns) = boards([&own, &enemy, &avoid]);
        same!(chess_distance_path_batch(one, from, to, c_columns; ROWS) into [u8; ROWS],
            |out| path_batch(one, &from, &to, columns, out));
        same!(chess_distance_map_batch(one, from, c_columns; ROWS) into [[u8; 64]; ROWS],
            |out| map_batch(one, &from, columns, out));
        same!(chess_distance_matrix_batch(one, c_columns; ROWS) into [[[u8; 64]; 64]; ROWS],
            |out| matrix_batch(one, columns, out));
        same!(chess_distance_moves_batch(one, from, c_columns; ROWS) into [Bitboard; ROWS],
            |out| moves_batch(one, &from, columns, out));
        same!(chess_distance_attacks_batch(one, from, own; ROWS) into [Bitboard; ROWS],
            |out| attacks_batch(one, &from, Some(&own), out));
        let moves = random.u32(0..5);
        same!(chess_distance_within_batch(one, from, moves, c_columns; ROWS) into [Bitboard; ROWS],
            |out| within_batch(one, &from, moves, columns, out));
        same!(chess_distance_ring_batch(one, from, moves, c_columns; ROWS) into [Bitboard; ROWS],
            |out| ring_batch(one, &from, moves, columns, out));
        same!(chess_distance_trajectory_count_batch(one, from, to, c_columns; ROWS) into [u64; ROWS],
            |out| trajectory_count_batch(one, &from, &to, columns, out));
        let (others, c_others) = boards([&avoid, &own, &enemy]);
        let mut outputs: [[[Bitboard; ROWS]; 3]; 2] = zeros();
        let [ours, [first, second, tied]] = &mut outputs;
        let [c1, c2, c3] = ours.each_mut().map(|sets| sets.as_mut_ptr().cast::<u64>());
        let out = Territories { first: Some(first), second: Some(second), tied: Some(tied) };
        let side1 = Side { piece: one, sets: &from, boards: columns };
        let side2 = Side { piece: other, sets: &to, boards: others };
        same!(
            chess_distance_territory_batch(
                one, from, c_columns, other, to, c_others, c1, c2, c3, ROWS
            ),
            territory_batch(side1, side2, out)
        );
        assert_eq!(outputs[0], outputs[1]);
    }
}

const FENS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/4k3/8/8/4P3/4K3 b - -",
    "",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "9/8/8/8/8/8/8/8 w - -",
    "8/8/8/4k3/3P4/8/8/K7 w - -", // check: no position with White to move
    "8/8/8/8/8/8/8/8 x - -",
    "8/8/8/8/8/8/8/8 w X -",
    "8/8/8/8/8/8/8/8 w - i9",
];

/// What C says of a position is what Rust says of it.
fn faults(position: &Position) {
    let said = |call: &dyn Fn(*const ChessDistancePosition, *mut u64) -> *const c_char| {
        let mut squares = 77;
        let sentence = call(core::ptr::from_ref(position).cast(), &raw mut squares);
        // SAFETY: NULL or a string of the library.
        let sentence = (!sentence.is_null()).then(|| unsafe { CStr::from_ptr(sentence) });
        (sentence.map_or(String::new(), |text| text.to_string_lossy().into()), Bitboard(squares))
    };
    let nothing = || (String::new(), Bitboard::EMPTY);
    let found = position.fault().map_or_else(nothing, |(error, at)| (error.to_string(), at));
    // SAFETY: a position and a set.
    assert_eq!(said(&|p, at| unsafe { chess_distance_position_fault(p, at) }), found);
    for (color, black) in [(Color::White, 0), (Color::Black, 1)] {
        let found = pawn_position_fault(position, color);
        let found = found.map_or_else(nothing, |(error, at)| (error.to_string(), at));
        // SAFETY: a position and a set.
        let c = said(&|p, at| unsafe { chess_distance_pawn_position_fault(p, black, at) });
        assert_eq!(c, found);
    }
}

#[test]
fn texts_and_their_reach() {
    const N: usize = FENS.len();
    let (mut text, mut offsets) = (String::new(), std::vec![0]);
    for fen in FENS {
        text.push_str(fen);
        offsets.push(text.len() as i64);
        if let Ok(Fen { position, .. }) = Fen::read(fen.as_bytes()) {
            same!(chess_distance_reach(position) into Layers, |out| reach(&position, out));
            faults(&position);
        }
    }
    let mut outputs = [([[Bitboard(77); N]; 9], [77; N], [77; N]); 2];
    let [ours, (sets, state, faults)] = &mut outputs;
    let mut columns = [ours.1.as_mut_ptr(); 10];
    for (column, set) in columns.iter_mut().zip(&mut ours.0) {
        *column = set.as_mut_ptr().cast();
    }
    let columns: *const ChessDistancePositionColumns = columns.as_ptr().cast();
    let (text, offsets, out) = (text.as_ptr().cast(), offsets.as_ptr(), ours.2.as_mut_ptr());
    // SAFETY: a text with its offsets, and columns of so many rows each.
    let bad = unsafe { chess_distance_read_fens(text, offsets, N, columns, out) };
    let sets = sets.each_mut().map(|set| Some(&mut set[..]));
    let rows = FENS.iter().map(|fen| fen.as_bytes());
    let state = Some(&mut state[..]);
    assert_eq!(read_fens(rows, &mut PositionColumns { sets, state }, faults), Ok(bad as usize));
    assert_eq!(outputs[0], outputs[1]);
    // SAFETY: no row is read or written.
    let none = unsafe { chess_distance_read_fens(null_mut(), null_mut(), 0, columns, null_mut()) };
    assert_eq!(none, 0);
}
