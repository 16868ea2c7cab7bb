//! Whole positions, ways and moves against the oracle.

use std::boxed::Box;
use std::vec::Vec;
use std::{format, vec};

use super::super::options::{PawnOptions, PawnState, pawn_options};
use super::super::position::{PawnPosition, PawnPositionError, pawn_position};
use super::super::way::{PawnStep, pawn_way};
use super::oracle::{Letters, Oracle, ROOM, color, random_position, read};
use super::*;
use crate::{Fen, Piece, PositionError};

fn answers(at: &Letters, memory: &mut [u64]) -> Result<PawnPosition, PawnPositionError> {
    let mut out = PawnPosition::EMPTY;
    let moves = pawn_position(&at.position(), color(at.black), memory, &mut out)?;
    assert_eq!(moves, at.moves().len(), "{at:?}");
    Ok(out)
}

/// What the moves without a solver decide says the same, with endings of the oracle.
fn assert_options(oracle: &mut Oracle, at: &Letters, expected: &PawnPosition) {
    let square = |king| king as u8;
    let state = PawnState {
        white_pawns: at.pawns(b'P').0,
        black_pawns: at.pawns(b'p').0,
        white_king: square(at.king(false)),
        black_king: square(at.king(true)),
        black_to_move: u8::from(at.black),
        passed: at.passed.map_or(64, square),
        reserved: [7; 4],
    };
    let mut out = Box::new(PawnOptions {
        decides: [PawnState::default(); 3],
        deciding: 9,
        end: 9,
        reserved: [9; 6],
        moves: [Default::default(); 64],
    });
    let moves = pawn_options(&state, &mut out).expect("it is legal");
    assert_eq!((out.end, moves), (expected.end, at.moves().len()));
    let read = |state: &PawnState| {
        let mut letters = Letters { at: [b'.'; 64], black: state.black_to_move != 0, passed: None };
        for (pawns, letter) in [(state.white_pawns, b'P'), (state.black_pawns, b'p')] {
            for square in Bitboard(pawns) {
                letters.at[square.index()] = letter;
            }
        }
        letters.at[usize::from(state.white_king)] = b'K';
        letters.at[usize::from(state.black_king)] = b'k';
        letters.passed = Some(usize::from(state.passed)).filter(|&passed| passed < 64);
        letters
    };
    for attacker in [false, true] {
        let answer = oracle.answer(|oracle, upper| {
            let mut wins = out.decides[..usize::from(out.deciding)]
                .iter()
                .map(|state| (state.passed == 64) && oracle.wins(&read(state), attacker, upper));
            if at.black == attacker { wins.any(|won| won) } else { wins.all(|won| won) }
        });
        assert_eq!(answer, (if attacker { expected.black } else { expected.white }).min(2));
        for (one, expected) in out.moves.iter().zip(&expected.moves).take(moves) {
            assert_eq!((one.from, one.to), (expected.from, expected.to));
            assert_eq!((one.promotion, one.end), (expected.promotion, expected.end));
            let answer = oracle.answer(|oracle, upper| {
                match one.wins[usize::from(attacker)][usize::from(upper)] {
                    0 => false,
                    1 => true,
                    _ => oracle.wins(&read(&one.next), attacker, upper),
                }
            });
            let expected = if attacker { expected.black } else { expected.white };
            assert_eq!(answer, expected.min(2), "{at:?} {one:?}");
        }
    }
    assert!(out.moves[moves..].iter().all(|one| *one == Default::default()));
}

/// The moves of a way are legal, keep the answer, and end as they should.
fn assert_way(oracle: &mut Oracle, at: &Letters, answer: u8, attacker: bool, memory: &mut [u64]) {
    let mut way = [PawnStep::default(); 200];
    let turn = color(at.black);
    let length = pawn_way(&at.position(), turn, color(attacker), memory, &mut way).expect("room");
    assert!(length < 200);
    let mut part = [PawnStep::default(); 3];
    let some = pawn_way(&at.position(), turn, color(attacker), memory, &mut part).expect("room");
    assert_eq!(part[..some], way[..length.min(3)]);
    let (mut now, mut is_over) = (*at, answer == 0 || at.end() == 1);
    for one in &way[..length] {
        assert!(!is_over, "{at:?}");
        let (from, to) = (usize::from(one.from), usize::from(one.to));
        let moves = now.moves();
        let (.., after) = *moves.iter().find(|found| (found.0, found.1) == (from, to)).unwrap();
        let mut after = after;
        let is_promotion = after.at[to].eq_ignore_ascii_case(&b'q');
        assert_eq!(is_promotion, one.promotion != 0);
        if is_promotion && i32::from(one.promotion) == Piece::Rook.code() {
            after.at[to] = if now.black { b'r' } else { b'R' };
        }
        let kept = oracle.after(&now, to, &after, attacker);
        assert!(kept == answer || kept > answer && now.black == attacker, "{at:?} {one:?}");
        let can_take = after.moves().iter().any(|reply| reply.1 == to);
        let is_met = answer == 1 && is_promotion && after.is_close(!now.black);
        is_over = is_promotion && (!can_take || is_met) || after.end() == 1;
        now = after;
    }
    assert!(is_over, "{at:?}");
}

#[test]
fn positions_ways_and_options_are_those_of_the_oracle() {
    let mut random = fastrand::Rng::with_seed(85);
    let mut memory = vec![0; ROOM];
    let mut seen = [0; 4];
    for _ in rounds(400) {
        let (at, mut oracle) = (random_position(&mut random), Oracle::default());
        let expected = oracle.position(&at);
        let found = answers(&at, &mut memory).expect("there is room");
        assert_eq!(found, expected, "{at:?}");
        assert_options(&mut oracle, &at, &found);
        for (answer, attacker) in [(found.white, false), (found.black, true)] {
            assert_way(&mut oracle, &at, answer.min(2), attacker, &mut memory);
            seen[usize::from(answer)] += 1;
        }
    }
    assert!(cfg!(miri) || seen.into_iter().all(|times| times > 10), "{seen:?}");
}

/// White's and Black's answers, how the position ends, and moves with both answers and their end.
#[test]
fn rules_of_the_game() {
    let mut memory = vec![0; ROOM];
    for (fen, answers_of_all, moves) in [
        ("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - -", "2 0 0", "a1b1 2 0 0, a1a2 0 0 0"),
        // Where the game is not chess.
        ("8/6KP/8/8/8/p7/1k6/8 w - -", "2 0 0", "h7h8=Q 2 0 0, g7g6 1 1 0"),
        ("8/8/7p/5P1k/5P2/6PK/1p6/8 b - -", "0 2 0", "b2b1=Q 0 2 0"),
        // A race: both sides promote.
        ("8/P7/8/8/8/6k1/7p/7K w - -", "1 1 0", "a7a8=Q 1 1 0"),
        // A queen would be stalemate. Mate by the new piece.
        ("8/5P1k/8/6K1/8/8/8/8 w - -", "3 0 0", "f7f8=R 3 0 0, g5f6 3 0 0, g5g4 0 0 0"),
        ("8/6P1/7k/8/6K1/8/8/8 w - -", "3 0 0", "g7g8=R 3 0 0"),
        ("8/k1P5/2K5/8/8/8/8/8 w - -", "3 0 0", "c7c8=R 3 0 0, c6d7 3 0 0"),
        ("k7/2P5/1K6/8/8/8/7p/8 w - -", "1 1 0", "c7c8=Q 3 0 1, b6b5 0 2 0"),
        ("5k2/7P/5K2/8/8/8/p7/8 w - -", "1 1 0", "h7h8=Q 3 0 1"),
        // Mate by a pawn, stalemate, and no pawn at all.
        ("7k/5KP1/6P1/8/8/8/8/8 b - -", "3 0 1", ""),
        ("7k/7P/6K1/8/8/8/8/8 b - -", "0 0 2", ""),
        ("k7/8/K7/1P6/8/8/8/8 w - -", "3 0 0", "b5b6 3 0 0"),
        ("7k/8/8/8/8/8/8/K7 w - -", "0 0 0", "a1a2 0 0 0"),
        // In passing: the only hope, the only move, and no right of the side itself.
        ("4K3/8/8/kPp5/8/8/8/8 w - c6", "2 0 0", "b5c6 3 0 0, b5b6 0 2 0"),
        ("8/8/8/8/4P3/8/k6K/8 b - e3", "3 0 0", ""),
        ("8/8/8/8/4P3/8/k6K/8 w - e3", "3 0 0", ""),
    ] {
        let at = read(fen);
        let found = answers(&at, &mut memory).expect(fen);
        assert_eq!(
            format!("{} {} {}", found.white, found.black, found.end),
            answers_of_all,
            "{fen}"
        );
        for expected in moves.split(", ").filter(|text| !text.is_empty()) {
            let texts = found.moves.iter().map(|one| {
                let name = |square: u8| Square::new(i32::from(square)).unwrap();
                let piece = ["", "", "", "", "=R", "=Q"][usize::from(one.promotion)];
                let (from, to) = (name(one.from), name(one.to));
                format!("{from}{to}{piece} {} {} {}", one.white, one.black, one.end)
            });
            let texts: Vec<_> = texts.collect();
            assert!(texts.iter().any(|text| text == expected), "{fen}: {expected} in {texts:?}");
        }
    }
}

#[test]
fn positions_that_are_refused() {
    use PawnPositionError as Error;
    let mut memory = vec![0; 100 * PAWN_STRUCTURE_WORDS];
    let mut ask = |fen: &str, words: usize| {
        let (Fen { position, to_move, .. }, before) = (
            Fen::read(fen.as_bytes()).expect(fen),
            PawnPosition { white: 9, ..PawnPosition::EMPTY },
        );
        let (mut out, mut way) = (before.clone(), [PawnStep { from: 9, ..Default::default() }; 2]);
        let memory = &mut memory[..words];
        let result = pawn_position(&position, to_move, memory, &mut out);
        let other = pawn_way(&position, to_move, Color::White, memory, &mut way);
        assert_eq!(result.err(), other.err(), "{fen}");
        assert!(result.is_ok() || (out == before && way[0].from == 9), "{fen}");
        result
    };
    let all = 100 * PAWN_STRUCTURE_WORDS;
    for (fen, error) in [
        ("8/8/8/8/8/8/8/K7 w - -", Error::Position(PositionError::Kings(Color::Black))),
        ("k7/8/8/8/4P3/8/4K3/8 b - e3", Error::Position(PositionError::EnPassant)),
        ("k7/8/8/8/8/8/8/KN6 w - -", Error::Pieces),
        ("k7/p7/pppppppp/8/8/8/8/K7 w - -", Error::Pawns),
        ("k7/P7/PPPPPPPP/8/8/8/8/K7 b - -", Error::Pawns),
        ("8/8/8/8/8/8/1k6/K7 w - -", Error::Kings),
        ("8/8/8/8/8/4k3/3P4/K7 w - -", Error::Check),
        ("8/8/8/8/8/5p2/k5K1/8 b - -", Error::Check),
    ] {
        // Before memory is looked at.
        for words in [0, all] {
            assert_eq!(ask(fen, words), Err(error), "{fen}");
        }
    }
    assert_eq!(ask("k7/8/8/8/8/8/P7/K7 w - -", 0), Err(Error::Memory));
    // The fault of one move's ending alone: nothing is answered. Without pawns no memory is needed.
    assert_eq!(ask("k7/pp6/8/8/8/8/PP6/K7 w - -", 300), Err(Error::Memory));
    assert_eq!(ask("k7/8/8/8/8/8/8/K7 w - -", 0), Ok(3));
    // The side to move may be in check.
    assert_eq!(ask("8/8/8/8/8/5p2/k5K1/8 w - -", all), Ok(8));
}

/// As much memory as the largest of the endings has structures is enough, with captures in passing
/// that no ending of the position has.
#[test]
fn memory_for_one_ending_is_enough() {
    for fen in ["4K3/8/8/kPp5/8/8/8/8 w - c6", "8/1p5k/8/2P5/8/8/7K/8 b - -"] {
        let at = read(fen);
        let mut most = 0;
        for at in at.moves().iter().map(|found| &found.2).chain([&at]) {
            for (attacker, bound) in [Color::White, Color::Black]
                .into_iter()
                .flat_map(|color| [Bound::Lower, Bound::Upper].map(|bound| (color, bound)))
            {
                let mut memory = vec![0; ROOM];
                let mut ending = PawnEnding::NOTHING_WON;
                let (white, black) = (at.pawns(b'P'), at.pawns(b'p'));
                let solved = pawn_ending(white, black, attacker, bound, &mut memory, &mut ending);
                most = most.max(solved.expect("there is room"));
            }
        }
        let mut large = vec![0; ROOM];
        let expected = answers(&at, &mut large);
        let mut small = vec![7; most * PAWN_STRUCTURE_WORDS];
        assert_eq!(answers(&at, &mut small), expected, "{fen}");
        let too_small = answers(&at, &mut small[..PAWN_STRUCTURE_WORDS]);
        assert_eq!(too_small, Err(PawnPositionError::Memory), "{fen}");
    }
}
