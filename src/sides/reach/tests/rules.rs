//! The rules word by word and one step at a time: no bitboards, and every man for himself. Tests
//! and fuzzers share it.

use std::vec::Vec;

use super::{Bitboard, Position};

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
            found.extend(sides.into_iter().flatten().filter(|&at| get(&self.prey, at)));
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
pub fn slow_reach(position: &Position) -> ([Bitboard; 64], u32) {
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
            reach[(8 * man.at.1 + man.at.0) as usize] |= Bitboard(1 << (8 * y + x));
        }
    }
    (reach, men.iter().filter(|man| man.fixed()).count() as u32)
}

/// A move of one man. The result is whether that is new.
fn enter(men: &mut [Man], index: usize, kind: Kind, from: At, to: At, passed: Option<At>) -> bool {
    let white = men[index].white;
    let mut changed = false;
    for man in men.iter_mut().filter(|man| man.white != white && man.kind != King) {
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
