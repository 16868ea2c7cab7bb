//! Pawn endings by every kernel: studies, the duel that plays them, memory. c-tests has the sums of all
//! endings with at most one pawn a side.

mod oracle;
mod positions;

use std::boxed::Box;
use std::vec;

use super::solve::{HAS_EAST, HAS_WEST, KING_STEPS, NOT_BESIDE, king_sets, outside_file};
use super::*;
use crate::test_boards::{for_each_cpu, one_of, pairs, rounds, squares, walls};
use crate::{DuelTable, NONE, Square, duel_pairs, king_distance};

type Pawns = (Bitboard, Bitboard);

fn turned(set: Bitboard) -> Bitboard {
    Bitboard(set.0.swap_bytes())
}

/// The same ending with the colors exchanged.
fn mirrored(ending: &PawnEnding) -> PawnEnding {
    let board = |board: &Obstacles| Obstacles {
        own: turned(board.own),
        enemy: turned(board.enemy),
        avoid: turned(board.avoid),
    };
    let pairs = |sets: &[[Bitboard; 64]; 2]| {
        sets.map(|side| core::array::from_fn(|king| turned(side[king ^ 56])))
    };
    PawnEnding {
        attacker: board(&ending.attacker),
        defender: board(&ending.defender),
        won: pairs(&ending.won),
        wins: pairs(&ending.wins),
        holds: pairs(&ending.holds),
    }
}

/// The ending by each kernel, which agree, for White as the attacker; Black's is its mirror.
fn solve((white, black): Pawns, bound: Bound) -> Box<PawnEnding> {
    let mut memory = vec![u64::MAX; 4000 * PAWN_STRUCTURE_WORDS];
    let mut solve = |white, black, attacker| {
        let mut ending = Box::new(PawnEnding::NOTHING_WON);
        let solved = pawn_ending(white, black, attacker, bound, &mut memory, &mut ending);
        assert!(solved.expect("there is room") >= 1);
        ending
    };
    let ending = solve(white, black, Color::White);
    for_each_cpu(|cpu| {
        assert_eq!(solve(white, black, Color::White), ending, "{cpu:?}");
        let other = solve(turned(black), turned(white), Color::Black);
        assert_eq!(mirrored(&other), *ending, "{cpu:?}");
    });
    ending
}

fn checked(ending: &PawnEnding, to_move: usize, a: Square, d: Square) -> bool {
    match to_move {
        0 => ending.attacker.avoid.contains(a),
        _ => ending.defender.avoid.contains(d),
    }
}

fn is_legal(ending: &PawnEnding, to_move: usize, a: Square, d: Square) -> bool {
    let pawns = ending.attacker.own;
    king_distance(a, d) > 1
        && !(pawns.contains(a) || pawns.contains(d))
        && !checked(ending, 1 - to_move, a, d)
}

/// The duel that is left says the same as the sets: every won position has a number, no other has
/// one, and no set has an illegal position.
fn assert_consistent(ending: &PawnEnding) {
    let mut kings = Box::new(DuelTable::HELD);
    duel_pairs(&ending.attacker, &ending.defender, &ending.wins, Some(&ending.holds), &mut kings);
    for (to_move, (a, d)) in [0, 1].into_iter().flat_map(|side| pairs().map(move |p| (side, p))) {
        let [won, wins, holds] = [&ending.won, &ending.wins, &ending.holds]
            .map(|sets| sets[to_move][a.index()].contains(d));
        if is_legal(ending, to_move, a, d) {
            let number = kings.0[to_move][a.index()][d.index()];
            assert_eq!(number != NONE, won, "{to_move} {a} {d}");
            assert!(!wins || number == 0, "{to_move} {a} {d}");
        } else {
            assert!(!(won || wins || holds), "{to_move} {a} {d}");
        }
    }
}

/// Studies: the squares of the pawns, and the won positions by bound and side to move.
const STUDIES: [(&str, &str, [[u32; 2]; 2]); 14] = [
    ("a4 d4 d5 f4", "a5 d6 f5", [[1526, 852], [2018, 1449]]),
    ("b4 e3 e4 e5", "b5 e6", [[2020, 1533], [2219, 1857]]),
    ("c5 g4", "c6 g7", [[1619, 846], [2035, 1404]]),
    ("b5 g4", "b6 g7", [[1668, 907], [2130, 1487]]),
    ("a3 b2", "a5", [[2594, 1743], [2609, 1752]]),
    // Promotions that pawns guard; double steps past one pawn and past two; the files at the edge.
    ("d7 e7", "d2 e2", [[218, 2], [2932, 2560]]),
    ("g2", "f4 h4", [[303, 45], [303, 45]]),
    ("g2 h2", "h3 h4", [[255, 10], [258, 10]]),
    ("f5 h5 h6", "g7 h7", [[2762, 2135], [2762, 2135]]),
    ("a4 h3", "a5 h4", [[641, 203], [1060, 411]]),
    // After a double step the attacker wins with and without the capture, or guards the pawn's square.
    ("a5 d5", "c7", [[2919, 2444], [2926, 2461]]),
    ("a2 b4", "c7", [[2574, 1802], [2667, 1904]]),
    // The only move of a king on h6 is to take the pawn that gives check; a pawn mates on h8.
    ("e5 f5 g4 g5", "", [[2853, 3176], [2853, 3176]]),
    ("f7 g6 g7", "h7", [[2942, 3168], [2942, 3168]]),
];

#[test]
fn studies_by_every_kernel() {
    let few = if cfg!(miri) { 5 } else { 1 };
    for (white, black, won) in one_of(few, STUDIES.into_iter().rev()) {
        for (bound, expected) in [Bound::Lower, Bound::Upper].into_iter().zip(won) {
            let ending = solve((squares(white), squares(black)), bound);
            let count = |sets: [Bitboard; 64]| sets.map(Bitboard::len).into_iter().sum::<u32>();
            assert_eq!(ending.won.map(count), expected, "{white} {black} {bound:?}");
            assert_eq!(ending.attacker.own, squares(white) | squares(black));
            assert_consistent(&ending);
        }
    }
}

#[test]
fn the_lower_bound_is_within_the_upper_one() {
    let mut random = fastrand::Rng::with_seed(58);
    for _ in rounds(60) {
        // Most have pawns that are about to meet, to promote, or to take in passing.
        let pawn = |random: &mut fastrand::Rng| Bitboard(1 << random.u32(8..56));
        let (white, black) = (pawn(&mut random) | pawn(&mut random), pawn(&mut random));
        let black = black & !white;
        let [lower, upper] = [Bound::Lower, Bound::Upper].map(|bound| solve((white, black), bound));
        assert_consistent(&lower);
        assert_consistent(&upper);
        for (lower, upper) in lower.won.iter().flatten().zip(upper.won.iter().flatten()) {
            assert!((*lower & !*upper).is_empty(), "{white:?} {black:?}");
        }
    }
}

#[test]
fn what_is_not_solved() {
    let mut ending = PawnEnding::NOTHING_WON;
    ending.attacker = walls(7);
    let before = ending.clone();
    let mut memory = vec![0; 100 * PAWN_STRUCTURE_WORDS];
    let mut ask = |(white, black), attacker, words| {
        let memory = &mut memory[..words];
        pawn_ending(white, black, attacker, Bound::Upper, memory, &mut ending)
    };
    let (rank_1, some, nine, none) =
        (Bitboard(1), squares("e4"), Bitboard(0x1ff << 8), Bitboard(0));
    for pawns in [(rank_1, some), (some, rank_1), (some, some), (nine, none), (none, nine)] {
        let result = ask(pawns, Color::White, 100 * PAWN_STRUCTURE_WORDS);
        assert_eq!(result, Err(PawnEndingError::Pawns));
    }
    let eight = Bitboard(0xff << 8);
    for pawns in [(eight, none), (none, eight)] {
        assert_eq!(ask(pawns, Color::White, 0), Err(PawnEndingError::Memory));
    }
    let pawns = (squares("a2 b2"), squares("g7 h7"));
    let many = (301..100 * PAWN_STRUCTURE_WORDS).filter(|words| words % 577 == 0);
    for words in (0..=300).chain(many) {
        let result = ask(pawns, Color::Black, words);
        assert_eq!(result, Err(PawnEndingError::Memory));
    }
    assert_eq!(ending, before);
}

/// As much memory as there are structures, from every word on.
#[test]
fn enough_memory() {
    // In the last two no play goes on after a promotion that a pawn guards.
    for (white, black, structures) in [
        ("", "", 1),
        ("e4", "", 4),
        ("e4", "e6", 7),
        ("a2 c2", "b4", 281),
        ("c6 d7 e7 f6", "", 28),
        ("a5", "a6 c3 d2 e2 f3", 116),
    ] {
        let (white, black) = (squares(white), squares(black));
        let mut memory = vec![7; 4000 * PAWN_STRUCTURE_WORDS];
        let solve = |memory: &mut [u64]| {
            let mut ending = PawnEnding::NOTHING_WON;
            let attacker = Color::White;
            pawn_ending(white, black, attacker, Bound::Lower, memory, &mut ending)
                .map(|structures| (structures, ending))
        };
        let expected = solve(&mut memory).expect("there is room");
        assert_eq!(expected.0, structures);
        let words = structures * PAWN_STRUCTURE_WORDS;
        for start in rounds(9) {
            let memory = &mut memory[start..start + words - 1];
            assert_eq!(solve(memory).as_ref(), Ok(&expected), "{start}");
        }
    }
}

/// White's pawn goes from g2 to g4, and h4xg3 leaves what White has won; nothing else is won. So the
/// double step wins where Black can only take.
#[test]
fn a_capture_in_passing_that_is_the_only_move() {
    // After a move of Black, or before one of White.
    let legal = |pawns: Structure, a, d| {
        let closed = Bitboard(pawns.pawns() | pawns.guarded_by(Role::Attacker));
        king_distance(a, d) > 1 && !closed.contains(d) && !Bitboard(pawns.pawns()).contains(a)
    };
    let passed = squares("g3 g4");
    // A king on h6 has no move, but the second and the third Black have a pawn that may move, if no
    // king is in its way.
    for (spare, after, white, positions) in
        [("", "", "f5 g4 g6 h3", 52), ("a5", "a4", "f5 g4 g6 h3", 2), ("h5", "g4", "f5 g6 h3", 0)]
    {
        let structure = |white, black: &str, spare: &str| Structure {
            attacker: squares(white).0,
            defender: (squares(black) | squares(spare)).0,
        };
        let before = structure("f5 g2 g6 h3", "f6 g5 g7 h4", spare);
        let stepped = structure("f5 g4 g6 h3", "f6 g5 g7 h4", spare);
        let spared = structure(white, "f6 g5 g7 h4", after);
        let taken = structure("f5 g6 h3", "f6 g3 g5 g7", spare);
        let mut memory = vec![0; 9 * PAWN_STRUCTURE_WORDS];
        let mut structures = Structures::new(&mut memory);
        let number = structures.add(taken).ok().flatten().expect("there is room");
        let values = structures.values_mut(number).expect("it was added");
        *values = [[!0; 64], [0; 64]];
        let mut exits = Exits::none();
        exits.add(before, &structures, Bound::Lower);
        let closed = Bitboard(stepped.defender | stepped.guarded_by(Role::Attacker));
        let mut found = 0;
        for (a, d) in pairs() {
            let steps = Square::all().any(|to| {
                king_distance(d, to) == 1 && king_distance(a, to) > 1 && !closed.contains(to)
            });
            let spares = !spare.is_empty() && legal(spared, a, d);
            let wins = legal(before, a, d)
                && !(passed.contains(a) || passed.contains(d))
                && !Bitboard(stepped.guarded_by(Role::Defender)).contains(a)
                && legal(taken, a, d)
                && !(steps || spares);
            assert_eq!(Bitboard(exits.wins[0][a.index()]).contains(d), wins, "{a} {d}");
            found += u32::from(wins);
        }
        assert_eq!(found, positions, "{spare}");
    }
}

#[test]
fn tables_are_what_the_definitions_give_at_run_time() {
    assert_eq!([KING_STEPS, NOT_BESIDE], [false, true].map(king_sets));
    assert_eq!([HAS_WEST, HAS_EAST], [0, 7].map(outside_file));
}
