//! The rules word by word and one step at a time, with the moves of the oracle: no bitboards, and
//! every man for himself. Tests and fuzzers share it.

use std::vec::Vec;

use super::oracle::{Oracle, set_of};
use super::{Bitboard, BoardSize, Grid, GridObstacles, GridSquares, Position};

/// The kinds of men in Betza's notation, and behind them the captures of a pawn.
const KINDS: [&str; 7] = ["K", "Q", "R", "B", "N", "mfWimnfD", "cfF"];
const KING: usize = 0;
const KNIGHT: usize = 4;
const PAWN: usize = 5;
const CAPTURES: usize = 6;

struct Man {
    white: bool,
    kind: usize,
    at: u8,
    /// Where it may stand, by what it is there.
    stands: [GridSquares; 6],
    taken: bool,
}

impl Man {
    fn reach(&self) -> GridSquares {
        self.stands.iter().fold(GridSquares::EMPTY, |all, stands| all | *stands)
    }

    fn fixed(&self) -> bool {
        !self.taken && self.reach() == GridSquares::of(self.at)
    }
}

fn men(position: &Position) -> Vec<Man> {
    let Position { kings, queens, rooks, bishops, knights, pawns, .. } = *position;
    let mut men = Vec::new();
    for (kind, set) in [kings, queens, rooks, bishops, knights, pawns].into_iter().enumerate() {
        for square in set {
            let (white, at) = (position.white.contains(square), square.index() as u8);
            let mut stands = [GridSquares::EMPTY; 6];
            stands[kind] = GridSquares::of(at);
            men.push(Man { white, kind, at, stands, taken: false });
        }
    }
    men
}

/// The moves of one side by kind and square, as the men are known at some time.
fn moves(men: &[Man], white: bool, passed: GridSquares) -> Vec<Vec<GridSquares>> {
    let second_rank = if white { 8..16 } else { 48..56 };
    let mut board = Grid::new(BoardSize::CHESS);
    board.first = set_of(second_rank);
    let [mut own, mut enemy, mut guarded] = [GridSquares::EMPTY; 3];
    // Where an enemy other than the king comes, and the en passant square.
    let mut prey = passed;
    for man in men {
        let is_enemy = man.white != white;
        if is_enemy && man.kind != KING {
            prey |= man.reach();
        }
        if !man.fixed() {
            continue;
        }
        // A fixed king cannot be taken.
        let closed = !is_enemy || man.kind == KING;
        *(if closed { &mut own } else { &mut enemy }) |= GridSquares::of(man.at);
        if is_enemy && [KING, KNIGHT, PAWN].contains(&man.kind) {
            let text = KINDS[if man.kind == PAWN { CAPTURES } else { man.kind }];
            let oracle = Oracle::new(text, !man.white, &board, &GridObstacles::NONE);
            guarded |= oracle.attacks(man.at);
        }
    }
    let rows = KINDS.iter().enumerate().map(|(kind, text)| {
        let enemy = if kind == CAPTURES { prey } else { enemy };
        let avoid = if kind == KING { guarded } else { GridSquares::EMPTY };
        let obstacles = GridObstacles { own, enemy, avoid, stop: GridSquares::EMPTY };
        let oracle = Oracle::new(text, !white, &board, &obstacles);
        (0..64).map(|from| oracle.moves(from)).collect()
    });
    let mut rows: Vec<Vec<_>> = rows.collect();
    let captures = rows.pop().expect("the captures of a pawn");
    for (moves, captures) in rows[PAWN].iter_mut().zip(captures) {
        *moves |= captures;
    }
    rows
}

/// Applies the rules to all men, round by round, until nothing changes.
pub fn slow_reach(position: &Position) -> ([Bitboard; 64], u32) {
    let mut men = men(position);
    let passed = GridSquares([position.en_passant.0, 0, 0, 0]);
    // A passed pawn on rank 4 is White's: Black takes it on rank 3.
    let rank_6 = set_of(40..48);
    let mut changed = true;
    while changed {
        changed = false;
        let moves = [(false, passed.without(rank_6)), (true, passed & rank_6)]
            .map(|(white, passed)| moves(&men, white, passed));
        for index in 0..men.len() {
            for (kind, rows) in moves[usize::from(men[index].white)].iter().enumerate() {
                for (from, row) in (0..64).zip(rows) {
                    if men[index].stands[kind].contains(from) {
                        let mut enter = |to| enter(&mut men, index, kind, from, to, passed);
                        row.iter().for_each(|to| changed |= enter(to));
                    }
                }
            }
        }
    }
    let mut reach = [Bitboard::EMPTY; 64];
    for man in &men {
        reach[usize::from(man.at)] = Bitboard(man.reach().0[0]);
    }
    (reach, men.iter().filter(|man| man.fixed()).count() as u32)
}

/// A move of one man. The result is whether that is new.
fn enter(
    men: &mut [Man],
    index: usize,
    kind: usize,
    from: u8,
    to: u8,
    passed: GridSquares,
) -> bool {
    let white = men[index].white;
    let mut changed = false;
    // A pawn that is taken in passing stands beside the pawn that takes it.
    let beside = from / 8 * 8 + to % 8;
    let in_passing = kind == PAWN && passed.contains(to) && beside != from;
    for man in men.iter_mut().filter(|man| man.white != white && man.kind != KING) {
        if man.at == to || in_passing && man.kind == PAWN && man.at == beside {
            changed |= !man.taken;
            man.taken = true;
        }
    }
    let last_rank = to / 8 == if white { 7 } else { 0 };
    let becomes = if kind == PAWN && last_rank { KING + 1..PAWN } else { kind..kind + 1 };
    for stands in &mut men[index].stands[becomes] {
        changed |= !stands.contains(to);
        *stands |= GridSquares::of(to);
    }
    changed
}
