//! Moves once more, square by square: nothing here is shared with the code.

use std::collections::VecDeque;

use super::notation::{directions, parts};
use super::*;

/// A board, what stands on it, and the square of an explicit search.
pub(super) struct Oracle<'a> {
    pub(super) text: &'a str,
    pub(super) black: bool,
    pub(super) grid: &'a Grid,
    pub(super) obstacles: &'a GridObstacles,
}

impl Oracle<'_> {
    fn files(&self) -> i32 {
        self.grid.size().files() as i32
    }

    /// The square so many files and ranks away.
    fn beside(&self, square: u8, (forward, right): (i32, i32)) -> Option<u8> {
        let (files, ranks) = (self.files(), self.grid.size().ranks() as i32);
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
    fn line(&self, from: u8, leap: (i32, i32)) -> Vec<(u8, u32)> {
        let mut line = Vec::new();
        let (mut square, mut pieces) = (from, 0);
        while let Some(next) = self.beside(square, leap) {
            if next == from {
                break;
            }
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

    /// The squares one move from a square: ends(part, square) says where a part may end.
    fn ends(&self, from: u8, may_end: impl Fn(bool, bool, u8) -> bool) -> GridSquares {
        let mut reached = GridSquares::EMPTY;
        for part in parts(self.text) {
            let has = |letter| part.before.contains(letter);
            if has('i') && !self.grid.first.contains(from) {
                continue;
            }
            let quiet = has('m') || !has('c');
            let takes = has('c') || !has('m');
            for (forward, right) in directions(&part) {
                let leap = if self.black {
                    (-forward, -right)
                } else {
                    (forward, right)
                };
                let line = self.line(from, leap);
                let limit = match part.rides {
                    Some(0) => usize::MAX,
                    Some(limit) => limit as usize,
                    None if has('p') => usize::MAX,
                    None => 1,
                };
                let ends: Vec<u8> = if has('p') {
                    line.iter()
                        .take(limit)
                        .filter(|end| end.1 == 1)
                        .map(|end| end.0)
                        .collect()
                } else if has('g') {
                    let behind = line.iter().position(|end| end.1 == 1);
                    behind.map(|at| line[at].0).into_iter().collect()
                } else if has('n') && part.rides.is_none() {
                    let end = line.first().filter(|_| self.open(from, leap));
                    end.map(|end| end.0).into_iter().collect()
                } else {
                    line.iter()
                        .take(limit)
                        .filter(|end| end.1 == 0)
                        .map(|end| end.0)
                        .collect()
                };
                for end in ends {
                    if may_end(quiet, takes, end) {
                        reached |= GridSquares::of(end);
                    }
                }
            }
        }
        reached
    }

    pub(super) fn moves(&self, from: u8) -> GridSquares {
        let GridObstacles {
            own,
            enemy,
            avoid,
            stop,
        } = *self.obstacles;
        if self.grid.holes.contains(from) || stop.contains(from) {
            return GridSquares::EMPTY;
        }
        self.ends(from, |quiet, takes, end| {
            !own.contains(end)
                && !avoid.contains(end)
                && if enemy.contains(end) { takes } else { quiet }
        })
    }

    /// The obstacles are the occupied squares.
    pub(super) fn attacks(&self, from: u8) -> GridSquares {
        if self.grid.holes.contains(from) {
            return GridSquares::EMPTY;
        }
        self.ends(from, |_, takes, _| takes)
    }

    /// Fewest moves from a square, by a queue.
    pub(super) fn map(graph: &[GridSquares], from: usize) -> Vec<u8> {
        let mut map = vec![NONE; graph.len()];
        let mut queue = VecDeque::from([from]);
        map[from] = 0;
        while let Some(square) = queue.pop_front() {
            for to in graph[square].iter().map(usize::from) {
                if map[to] == NONE {
                    map[to] = map[square] + 1;
                    queue.push_back(to);
                }
            }
        }
        map
    }
}
