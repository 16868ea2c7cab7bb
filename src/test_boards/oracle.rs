//! The slow truth of all tests and fuzzers: moves read from Betza's notation and made square by
//! square, and a search over them. Nothing here is shared with the code; its boards and sets only
//! say what stands where.

use std::collections::VecDeque;
use std::vec::Vec;
use std::{format, vec};

use crate::{BoardSize, Grid, GridObstacles, GridSquares};

#[path = "notation.rs"]
mod notation;
use notation::{Part, parts};

/// The set of some squares.
pub(crate) fn set_of(squares: impl IntoIterator<Item = u8>) -> GridSquares {
    squares.into_iter().fold(GridSquares::EMPTY, |set, square| set | GridSquares::of(square))
}

/// A piece on a board with obstacles.
pub(crate) struct Oracle<'a> {
    parts: Vec<Part>,
    black: bool,
    grid: &'a Grid,
    obstacles: &'a GridObstacles,
}

impl<'a> Oracle<'a> {
    pub(crate) fn new(
        text: &str,
        black: bool,
        grid: &'a Grid,
        obstacles: &'a GridObstacles,
    ) -> Self {
        let parts = parts(text);
        Self { parts, black, grid, obstacles }
    }

    /// The square so many files and ranks away.
    fn beside(&self, square: u8, (forward, right): (i32, i32)) -> Option<u8> {
        let size = self.grid.size();
        let (files, ranks) = (size.files() as i32, size.ranks() as i32);
        let mut file = i32::from(square) % files + right;
        let mut rank = i32::from(square) / files + forward;
        if self.grid.wraps_files() {
            file = file.rem_euclid(files);
        }
        if self.grid.wraps_ranks() {
            rank = rank.rem_euclid(ranks);
        }
        let inside = (0..files).contains(&file) && (0..ranks).contains(&rank);
        let square = (rank * files + file) as u8;
        (inside && !self.grid.holes.contains(square)).then_some(square)
    }

    fn occupied(&self, square: u8) -> bool {
        self.obstacles.own.contains(square) || self.obstacles.enemy.contains(square)
    }

    /// The squares that a line passes or ends on, one leap after the other, with the number of
    /// pieces before each.
    fn line(&self, from: u8, leap: (i32, i32), limit: usize) -> Vec<(u8, u32)> {
        let mut line = Vec::new();
        let (mut square, mut pieces) = (from, 0);
        while let Some(next) = self.beside(square, leap).filter(|&next| next != from)
            && line.len() < limit
        {
            line.push((next, pieces));
            pieces += u32::from(self.occupied(next));
            square = next;
        }
        line
    }

    /// Whether the squares between the ends of a lame leap are empty.
    fn open(&self, from: u8, (forward, right): (i32, i32)) -> bool {
        let (mut f, mut r) = (0_i32, 0_i32);
        loop {
            let (left_f, left_r) = (forward - f, right - r);
            // Toward the diagonal of the target first, then along it.
            if left_f.abs() >= left_r.abs() {
                f += left_f.signum();
            }
            if left_r.abs() >= left_f.abs() {
                r += left_r.signum();
            }
            if (f, r) == (forward, right) {
                return true;
            }
            match self.beside(from, (f, r)) {
                Some(square) if !self.occupied(square) => {}
                _ => return false,
            }
        }
    }

    /// The squares on which a leap or a line of a part ends.
    fn ends(&self, from: u8, part: &Part, leap: (i32, i32)) -> Vec<u8> {
        let has = |letter| part.before.contains(letter);
        let limit = match part.rides {
            // A cannon's line, and a grasshopper's, has no limit.
            _ if has('g') => usize::MAX,
            None if has('p') => usize::MAX,
            None if has('n') && !self.open(from, leap) => 0,
            None => 1,
            Some(0) => usize::MAX,
            Some(limit) => limit as usize,
        };
        let line = self.line(from, leap, limit);
        let hurdles = u32::from(has('p') || has('g'));
        let behind = line.into_iter().filter(|end| end.1 == hurdles).map(|end| end.0);
        behind.take(if has('g') { 1 } else { usize::MAX }).collect()
    }

    /// The squares one move away if a part that may move quietly, or take, may end on a square.
    fn reached(&self, from: u8, may_end: impl Fn(bool, bool, u8) -> bool) -> GridSquares {
        let mut reached = GridSquares::EMPTY;
        for part in &self.parts {
            let has = |letter| part.before.contains(letter);
            if has('i') && !self.grid.first.contains(from) {
                continue;
            }
            let (quiet, takes) = (has('m') || !has('c'), has('c') || !has('m'));
            for &(forward, right) in &part.leaps {
                let turned = if self.black { -1 } else { 1 };
                let ends = self.ends(from, part, (turned * forward, turned * right)).into_iter();
                for end in ends.filter(|&end| may_end(quiet, takes, end)) {
                    reached |= GridSquares::of(end);
                }
            }
        }
        reached
    }

    pub(crate) fn moves(&self, from: u8) -> GridSquares {
        let GridObstacles { own, enemy, avoid, stop } = *self.obstacles;
        if self.grid.holes.contains(from) || stop.contains(from) {
            return GridSquares::EMPTY;
        }
        self.reached(from, |quiet, takes, end| {
            let allowed = if enemy.contains(end) { takes } else { quiet };
            allowed && !own.contains(end) && !avoid.contains(end)
        })
    }

    /// The obstacles are the occupied squares.
    pub(crate) fn attacks(&self, from: u8) -> GridSquares {
        if self.grid.holes.contains(from) {
            return GridSquares::EMPTY;
        }
        self.reached(from, |_, takes, _| takes)
    }
}

/// The squares one move away from each square of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moves(pub(crate) Vec<Vec<usize>>);

/// The cost of a square to which no way leads.
pub(crate) const NO_WAY: u32 = u32::MAX;

const PAWN: &str = "mfWimnfD";
/// The named pieces of the chess board in the order of their codes.
const TEXTS: [&str; 11] = ["K", "W", "N", "B", "R", "Q", PAWN, PAWN, "BN", "RN", "QN"];

impl Moves {
    pub(crate) fn of(oracle: &Oracle) -> Self {
        let members = |set: GridSquares| set.iter().map(usize::from).collect();
        let squares = 0..oracle.grid.size().squares();
        Self(squares.map(|from| members(oracle.moves(from as u8))).collect())
    }

    /// Of a piece of the chess board by its code, among own and enemy pieces and avoided squares.
    pub(crate) fn of_code(code: i32, size: BoardSize, sets: [u64; 3]) -> Self {
        let leap = format!("({},{})", (code - 256) / 16, code & 15);
        let text = TEXTS.get(code as usize).copied().unwrap_or(&leap);
        let second_rank = if code == 7 { size.ranks() as i32 - 2 } else { 1 };
        let first = (0..size.squares()).filter(|s| (s / size.files()) as i32 == second_rank);
        // Field by field, since fuzzers have this file too, and some fields are private.
        let mut grid = Grid::new(size);
        grid.first = set_of(first.map(|square| square as u8));
        let [own, enemy, avoid] = sets.map(|set| GridSquares([set, 0, 0, 0]));
        let obstacles = GridObstacles { own, enemy, avoid, stop: GridSquares::EMPTY };
        Self::of(&Oracle::new(text, code == 7, &grid, &obstacles))
    }

    /// From target to start.
    pub(crate) fn backward(&self) -> Self {
        let mut backward = vec![Vec::new(); self.0.len()];
        for (from, moves) in self.0.iter().enumerate() {
            for &to in moves {
                backward[to].push(from);
            }
        }
        Self(backward)
    }

    /// The least cost of a way to each square from those that have one: what a move costs is added.
    pub(crate) fn costs(&self, start: Vec<u32>, cost: impl Fn(usize, usize) -> u32) -> Vec<u32> {
        let mut costs = start;
        let mut queue: VecDeque<usize> = (0..costs.len()).filter(|&s| costs[s] != NO_WAY).collect();
        while let Some(from) = queue.pop_front() {
            for &to in &self.0[from] {
                let sum = costs[from] + cost(from, to);
                if sum < costs[to] {
                    costs[to] = sum;
                    queue.push_back(to);
                }
            }
        }
        costs
    }

    /// Fewest moves from the nearest of some squares, as the bytes of a map.
    pub(crate) fn map(&self, from: impl IntoIterator<Item = usize>) -> Vec<u8> {
        let mut start = vec![NO_WAY; self.0.len()];
        from.into_iter().for_each(|square| start[square] = 0);
        bytes(&self.costs(start, |_, _| 1))
    }

    /// All shortest ways between two squares in lexicographic order.
    pub(crate) fn ways(&self, from: usize, to: usize) -> Vec<Vec<usize>> {
        let rest = self.backward().map([to]);
        let mut ways = if rest[from] == 255 { vec![] } else { vec![vec![from]] };
        for left in (0..rest[from]).rev().filter(|_| rest[from] != 255) {
            let onward = |way: &Vec<usize>| {
                let next = self.0[way[way.len() - 1]].iter().filter(|&&next| rest[next] == left);
                next.map(|&next| [&way[..], &[next]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(onward).collect();
        }
        ways
    }
}

/// What a map has: a cost above 254 as 254, and 255 if there is no way.
pub(crate) fn bytes(costs: &[u32]) -> Vec<u8> {
    let byte = |&cost: &u32| {
        if cost == NO_WAY { 255 } else { cost.min(254) as u8 }
    };
    costs.iter().map(byte).collect()
}

/// The largest distance of a map; 0 if there is none.
pub(crate) fn largest(map: &[u8]) -> u8 {
    map.iter().copied().filter(|&distance| distance != 255).max().unwrap_or(0)
}
