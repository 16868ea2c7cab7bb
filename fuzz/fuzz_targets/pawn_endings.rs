//! Pawn endings in memory of any size, and duels with any ends: every state of a duel has what the
//! states behind it say.
#![no_main]

use chess_distance::{
    Bitboard, Board, Bound, Color, Cpu, DuelTable, NONE, PAWN_STRUCTURE_WORDS, Pairs, PawnEnding,
    PawnEndingError, duel, duel_pairs, pawn_ending,
};
use libfuzzer_sys::fuzz_target;

#[derive(arbitrary::Arbitrary, Debug)]
struct Input {
    /// Up to seven squares with the color of each; more pawns have too many structures.
    pawns: [(u8, bool); 7],
    black: bool,
    upper: bool,
    structures: u8,
    lost: u8,
    boards: [[u64; 3]; 2],
    ends: [[[u64; 64]; 2]; 2],
    goal: u64,
}

fn beside(a: usize, b: usize) -> bool {
    (a % 8).abs_diff(b % 8).max((a / 8).abs_diff(b / 8)) <= 1
}

/// Where a king may go that the other one does not guard.
fn steps(from: usize, other: usize, board: &Board) -> impl Iterator<Item = usize> {
    let closed = board.own | board.avoid;
    (0..64).filter(move |&to| {
        to != from && beside(from, to) && !beside(to, other) && closed.0 >> to & 1 == 0
    })
}

/// Numbers grow along the attacker's moves, and where the defender holds it may go on holding, so
/// no other table is right.
fn check_duel([attacker, defender]: [&Board; 2], wins: &Pairs, holds: &Pairs) -> Box<DuelTable> {
    let mut table = Box::new(DuelTable::HELD);
    let result = duel_pairs(attacker, defender, wins, Some(holds), &mut table);
    let mut largest = 0;
    for (a, d) in (0..64).flat_map(|a| (0..64).map(move |d| (a, d))) {
        let best = steps(a, d, attacker).map(|to| table.0[1][to][d]).min();
        let best =
            best.filter(|&moves| moves != NONE).map(|moves| moves.saturating_add(1).min(254));
        let worst = steps(d, a, defender).map(|to| table.0[0][a][to]).max();
        for (to_move, onward) in [best, worst].into_iter().enumerate() {
            let expected = match () {
                () if beside(a, d) => NONE,
                () if wins[to_move][a].0 >> d & 1 != 0 => 0,
                () if holds[to_move][a].0 >> d & 1 != 0 => NONE,
                () => onward.unwrap_or(NONE),
            };
            assert_eq!(table.0[to_move][a][d], expected, "{to_move} {a} {d}");
            if expected != NONE {
                largest = largest.max(expected);
            }
        }
    }
    assert_eq!(result, largest);
    table
}

fn check_ending(input: &Input) {
    let mut sets = [Bitboard::EMPTY; 2];
    for (square, black) in input.pawns.into_iter().filter(|(square, _)| square & 64 == 0) {
        sets[usize::from(black)] |= Bitboard(1 << (square & 63));
    }
    let attacker = if input.black { Color::Black } else { Color::White };
    let bound = if input.upper { Bound::Upper } else { Bound::Lower };
    let mut memory =
        vec![input.ends[0][0][0]; usize::from(input.structures) * PAWN_STRUCTURE_WORDS];
    let lost = usize::from(input.lost).min(memory.len());
    let before = memory.clone();
    let mut solve = |cpu: Cpu| {
        memory.copy_from_slice(&before);
        let mut ending = Box::new(PawnEnding::NOTHING_WON);
        let memory = &mut memory[lost..];
        cpu.force();
        let result = pawn_ending(sets[0], sets[1], attacker, bound, memory, &mut ending);
        (result, ending)
    };
    let (result, ending) = solve(Cpu::Plain);
    for cpu in Cpu::available() {
        assert!(solve(cpu) == (result, ending.clone()), "{cpu:?}");
    }
    match result {
        Ok(structures) => assert!((1..=usize::from(input.structures)).contains(&structures)),
        Err(PawnEndingError::Memory | PawnEndingError::Pawns) => {
            return assert!(*ending == PawnEnding::NOTHING_WON);
        }
    }
    let PawnEnding { won, wins, holds, attacker, defender } = &*ending;
    let table = check_duel([attacker, defender], wins, holds);
    for (a, d) in (0..64).flat_map(|a| (0..64).map(move |d| (a, d))) {
        let pawns = attacker.own.0;
        let on_pawn = pawns >> a & 1 != 0 || pawns >> d & 1 != 0;
        let checks = [defender.avoid.0 >> d & 1 != 0, attacker.avoid.0 >> a & 1 != 0];
        for to_move in 0..2 {
            let is_won = won[to_move][a].0 >> d & 1 != 0;
            if beside(a, d) || on_pawn || checks[to_move] {
                assert!(!is_won, "{to_move} {a} {d}");
            } else {
                assert_eq!(table.0[to_move][a][d] != NONE, is_won, "{to_move} {a} {d}");
            }
        }
    }
}

fuzz_target!(|input: Input| {
    check_ending(&input);
    let [attacker, defender] = input.boards.map(|sets| {
        let [own, enemy, avoid] = sets.map(Bitboard);
        Board { own, enemy, avoid }
    });
    let [wins, holds] = input.ends.map(|pairs| pairs.map(|sets| sets.map(Bitboard)));
    check_duel([&attacker, &defender], &wins, &holds);
    // A goal is an end on each of its squares.
    let row = |a: usize| Bitboard(if input.goal >> a & 1 != 0 { u64::MAX } else { 0 });
    let wins = [std::array::from_fn(row); 2];
    let expected = check_duel([&attacker, &defender], &wins, &[[Bitboard::EMPTY; 64]; 2]);
    let mut table = Box::new(DuelTable::HELD);
    duel(&attacker, &defender, Bitboard(input.goal), &mut table);
    assert!(table.0 == expected.0);
});
