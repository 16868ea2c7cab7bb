//! The rules once more, word by word and one step at a time, on random positions.

use std::string::String;
use std::vec::Vec;

use super::*;
use crate::sides::position::tests::{from_fen, locked_position, random_position};
use crate::test_boards::rounds;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}
use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};

const KINDS: [Kind; 6] = [King, Queen, Rook, Bishop, Knight, Pawn];

/// A square by its file and rank.
type At = (i32, i32);
/// Something about every square.
type Grid<T> = [[T; 8]; 8];

fn get<T: Copy>(grid: &Grid<T>, at: At) -> T {
    grid[at.0 as usize][at.1 as usize]
}

struct Man {
    white: bool,
    kind: Kind,
    at: At,
    /// Where it may stand, by what it is there.
    stands: [Grid<bool>; 6],
    taken: bool,
}

impl Man {
    fn reaches(&self, at: At) -> bool {
        self.stands.iter().any(|grid| get(grid, at))
    }

    fn fixed(&self) -> bool {
        !self.taken && all_squares().all(|at| at == self.at || !self.reaches(at))
    }
}

fn all_squares() -> impl Iterator<Item = At> {
    (0..64).map(|square| (square % 8, square / 8))
}

fn men(position: &Position) -> Vec<Man> {
    let sets = [
        position.kings,
        position.queens,
        position.rooks,
        position.bishops,
        position.knights,
        position.pawns,
    ];
    let mut men = Vec::new();
    for (kind, set) in KINDS.into_iter().zip(sets) {
        for square in set {
            let at = (square.index() as i32 % 8, square.index() as i32 / 8);
            let mut stands = [[[false; 8]; 8]; 6];
            stands[kind as usize][at.0 as usize][at.1 as usize] = true;
            men.push(Man {
                white: position.white.contains(square),
                kind,
                at,
                stands,
                taken: false,
            });
        }
    }
    men
}

/// The steps of a kind, and whether it goes on along them.
fn steps(kind: Kind) -> (Vec<At>, bool) {
    let all = (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y)));
    let of = |wanted: fn(At) -> bool| all.filter(|&step| wanted(step)).collect();
    match kind {
        King | Queen => (of(|(x, y)| x.abs().max(y.abs()) == 1), kind == Queen),
        Rook => (of(|(x, y)| x.abs() + y.abs() == 1), true),
        Bishop => (of(|(x, y)| x.abs() == 1 && y.abs() == 1), true),
        Knight => (of(|(x, y)| x.abs() * y.abs() == 2), false),
        Pawn => (Vec::new(), false),
    }
}

fn plus(at: At, step: At) -> Option<At> {
    let (x, y) = (at.0 + step.0, at.1 + step.1);
    ((0..8).contains(&x) && (0..8).contains(&y)).then_some((x, y))
}

/// What the rules of one side ask about the men, as they are known at some time.
#[derive(PartialEq)]
struct World {
    white: bool,
    /// The fixed men: whether one is this side's or a king, which cannot be entered.
    fixed: Grid<Option<bool>>,
    /// Where an enemy other than the king comes, and the en passant square.
    prey: Grid<bool>,
    /// What fixed enemies guard against the king.
    guarded: Grid<bool>,
}

impl World {
    fn new(men: &[Man], white: bool, passed: Option<At>) -> Self {
        let mut world = Self {
            white,
            fixed: Default::default(),
            prey: Default::default(),
            guarded: Default::default(),
        };
        for (x, y) in all_squares() {
            let comes = |man: &Man| man.white != white && man.kind != King && man.reaches((x, y));
            let prey = men.iter().any(comes) || passed == Some((x, y));
            world.prey[x as usize][y as usize] = prey;
        }
        for man in men.iter().filter(|man| man.fixed()) {
            let closed = man.white == white || man.kind == King;
            world.fixed[man.at.0 as usize][man.at.1 as usize] = Some(closed);
            let hits = match man.kind {
                Pawn if man.white => Vec::from([(-1, 1), (1, 1)]),
                Pawn => Vec::from([(-1, -1), (1, -1)]),
                King | Knight => steps(man.kind).0,
                _ => continue,
            };
            for at in hits.into_iter().filter_map(|step| plus(man.at, step)) {
                world.guarded[at.0 as usize][at.1 as usize] |= man.white != white;
            }
        }
        world
    }

    /// The squares one move away from a square.
    fn one_move(&self, kind: Kind, from: At) -> Vec<At> {
        let mut found = Vec::new();
        if kind == Pawn {
            let forward = if self.white { 1 } else { -1 };
            let second_rank = if self.white { 1 } else { 6 };
            let free = |&at: &At| get(&self.fixed, at).is_none();
            let one = plus(from, (0, forward)).filter(free);
            let two = one.and_then(|at| plus(at, (0, forward))).filter(free);
            found.extend(one);
            found.extend(two.filter(|_| from.1 == second_rank));
            let sides = [(-1, forward), (1, forward)].map(|step| plus(from, step));
            found.extend(
                sides
                    .into_iter()
                    .flatten()
                    .filter(|&at| get(&self.prey, at)),
            );
            return found;
        }
        let (directions, slides) = steps(kind);
        for step in directions {
            let mut at = from;
            while let Some(next) = plus(at, step) {
                let man = get(&self.fixed, next);
                if man == Some(true) {
                    break;
                }
                if kind != King || !get(&self.guarded, next) {
                    found.push(next);
                }
                if !slides || man.is_some() {
                    break;
                }
                at = next;
            }
        }
        found
    }
}

/// Applies the rules to all men, round by round, until nothing changes.
fn slow_reach(position: &Position) -> ([Bitboard; 64], u32) {
    let mut men = men(position);
    let passed = all_squares().find(|&(x, y)| position.en_passant.0 >> (8 * y + x) & 1 != 0);
    loop {
        // A passed pawn on rank 4 is White's: Black takes it on rank 3.
        let world = [false, true].map(|white| {
            let passed = passed.filter(|at| white == (at.1 == 5));
            World::new(&men, white, passed)
        });
        let mut changed = false;
        for index in 0..men.len() {
            let white = men[index].white;
            for kind in KINDS {
                for from in all_squares() {
                    if !get(&men[index].stands[kind as usize], from) {
                        continue;
                    }
                    for to in world[usize::from(white)].one_move(kind, from) {
                        changed |= enter(&mut men, index, kind, from, to, passed);
                    }
                }
            }
        }
        if !changed {
            break;
        }
    }
    let mut reach = [Bitboard::EMPTY; 64];
    for man in &men {
        for (x, y) in all_squares().filter(|&at| man.reaches(at)) {
            let square = Square::wrapping((8 * y + x) as usize);
            reach[(8 * man.at.1 + man.at.0) as usize] |= Bitboard::of(square);
        }
    }
    (reach, men.iter().filter(|man| man.fixed()).count() as u32)
}

/// A move of one man. The result is whether that is new.
fn enter(men: &mut [Man], index: usize, kind: Kind, from: At, to: At, passed: Option<At>) -> bool {
    let white = men[index].white;
    let mut changed = false;
    for man in men
        .iter_mut()
        .filter(|man| man.white != white && man.kind != King)
    {
        // A pawn that is taken in passing stands beside the pawn that takes it.
        let in_passing = kind == Pawn
            && man.kind == Pawn
            && passed == Some(to)
            && from.0 != to.0
            && man.at == (to.0, from.1);
        if man.at == to || in_passing {
            changed |= !man.taken;
            man.taken = true;
        }
    }
    let last_rank = to.1 == if white { 7 } else { 0 };
    let becomes: &[Kind] = match kind {
        Pawn if last_rank => &[Queen, Rook, Bishop, Knight],
        _ => &[kind],
    };
    for &kind in becomes {
        let stands = &mut men[index].stands[kind as usize][to.0 as usize][to.1 as usize];
        changed |= !*stands;
        *stands = true;
    }
    changed
}

fn assert_by_the_rules(position: &Position) -> u32 {
    let mut found = [Bitboard::FULL; 64];
    let fixed = reach(position, &mut found).unwrap();
    let (expected, expected_fixed) = slow_reach(position);
    for square in Square::all() {
        let index = square.index();
        assert_eq!(found[index], expected[index], "{square} {position:?}");
    }
    assert_eq!(fixed, expected_fixed, "{position:?}");
    fixed
}

#[test]
fn random_positions_by_the_rules() {
    let mut random = fastrand::Rng::with_seed(353);
    let (mut closed, mut en_passant) = (0, 0);
    for round in rounds(2000) {
        let position = match round % 30 {
            0 => random_position(&mut random),
            _ => locked_position(&mut random),
        };
        closed += u32::from(assert_by_the_rules(&position) > 0);
        en_passant += u32::from(!position.en_passant.is_empty());
    }
    assert!(
        cfg!(miri) || closed > 300 && en_passant > 300,
        "{closed} {en_passant}"
    );
}

/// The squares of a piece, from a8 to h1 in words of eight.
fn reached(fen: &str, square: Square) -> (u32, String) {
    let mut found = [Bitboard::EMPTY; 64];
    let fixed = reach(&from_fen(fen), &mut found).unwrap();
    let text = std::format!("{:?}", found[square.index()]);
    (fixed, text.replace(' ', "").replace('\n', " "))
}

#[test]
fn a_start_from_which_all_is_possible() {
    let start = from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -");
    assert_eq!(assert_by_the_rules(&start), 0);
    let mut found = [Bitboard::EMPTY; 64];
    reach(&start, &mut found).unwrap();
    assert_eq!(found[Square::A1.index()], Bitboard::FULL);
    assert_eq!(found[Square::C1.index()].len(), 32);
    assert_eq!(found[Square::E1.index()], Bitboard::FULL);
    assert_eq!(found[Square::A2.index()], Bitboard::FULL);
}

#[test]
fn a_wall_of_pawns() {
    let wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -";
    let (fixed, king) = reached(wall, Square::E1);
    assert_eq!(fixed, 8);
    assert_eq!(
        king,
        "........ ........ ........ ........ ........ 11111111 11111111 11111111 "
    );
}

#[test]
fn a_passed_pawn_that_can_be_taken_is_not_fixed() {
    // The wall is closed, unless the pawn on g4 takes the one on h4.
    let wall = "4k3/8/8/p1p1p2p/P1P1P1pP/6P1/8/4K3 b -";
    let fixed_pawns = |en_passant| {
        let position = from_fen(&std::format!("{wall} {en_passant}"));
        assert_by_the_rules(&position)
    };
    assert_eq!(fixed_pawns("-"), 10);
    assert!(fixed_pawns("h3") < 8);
}

/// Positions that one rule alone decides, with the number of fixed pieces.
#[test]
fn positions_that_hang_on_one_rule() {
    for (fen, fixed) in [
        // Pawns guard against a king.
        ("8/1k2p1p1/1p1pP1Pp/1PpP3P/2P5/8/3K4/8 w - c3", 12),
        ("2k5/8/p7/Pp3p1p/1Pp1pP1P/2P1P3/8/2K5 w - h6", 12),
        // So does a king that is fixed.
        ("4k3/3pPp1p/2pPpP1P/2P1P3/4P3/2P5/5K2/8 w - e3", 13),
        ("3k4/2pPp3/1pP1P3/1P6/8/8/6K1/8 w - -", 8),
        // A king that is fixed is not taken.
        ("5b2/4k3/8/8/5p1p/p1p1pPbP/P1P1P3/KB6 w - -", 12),
        // No pawn takes a king.
        ("8/3kp1p1/1p1pPpPp/1PpP1P1P/2P5/8/8/6K1 w - -", 14),
        ("5k2/8/8/3p4/2pPp2p/1pP1Pp1P/1P3PK1/8 w - -", 12),
        // A piece that is taken is not fixed.
        ("4k3/6p1/1p3pP1/1P2pP2/4P3/8/8/7K w - -", 0),
        // A pawn takes where a piece comes to, not only where one stands.
        ("4k3/1p1p1p1p/1P1P1PpP/5bP1/8/8/3P4/4K3 w - -", 0),
        // A knight guards too: both knights keep the king on f3 from taking a pawn.
        ("8/8/8/8/3p2p1/2pP1kP1/2P1pPP1/4N1KN w - -", 12),
        // A queen on a7 or a8 is shut in. A knight leaps out, and sets all free on h6.
        ("1k6/PP6/KP5p/PP5P/8/8/8/8 b - -", 0),
    ] {
        assert_eq!(assert_by_the_rules(&from_fen(fen)), fixed, "{fen}");
    }
}

#[test]
fn errors_leave_the_output_alone() {
    let position = Position {
        pawns: Bitboard(1),
        ..from_fen("4k3/8/8/8/8/8/8/4K3 w - -")
    };
    let mut found = [Bitboard(7); 64];
    assert_eq!(reach(&position, &mut found), Err(PositionError::Kinds));
    assert_eq!(found, [Bitboard(7); 64]);
}
