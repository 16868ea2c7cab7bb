//! Betza's notation and its moves once more, square by square: nothing here is shared with the code.

use std::collections::{BTreeMap, VecDeque};
use std::string::{String, ToString};

use super::*;

/// A part of a text: what stands before the atom, the leap of the atom, and how it rides.
struct Part {
    before: String,
    leap: (i32, i32),
    /// Whether a combination of directions is split.
    split: bool,
    /// `None` for a plain leap, 0 for no limit.
    rides: Option<u32>,
}

/// The parts of a text that is a piece.
fn parts(text: &str) -> Vec<Part> {
    let atoms: BTreeMap<char, &[(i32, i32)]> = BTreeMap::from([
        ('W', &[(1, 0)][..]),
        ('F', &[(1, 1)]),
        ('D', &[(2, 0)]),
        ('N', &[(2, 1)]),
        ('A', &[(2, 2)]),
        ('H', &[(3, 0)]),
        ('C', &[(3, 1)]),
        ('L', &[(3, 1)]),
        ('Z', &[(3, 2)]),
        ('J', &[(3, 2)]),
        ('G', &[(3, 3)]),
        ('K', &[(1, 0), (1, 1)]),
        ('R', &[(1, 0)]),
        ('B', &[(1, 1)]),
        ('Q', &[(1, 0), (1, 1)]),
    ]);
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = rest
            .find(|c: char| c.is_ascii_uppercase() || c == '(')
            .expect("an atom");
        let (before, behind) = rest.split_at(start);
        let letter = behind.chars().next().expect("an atom");
        let mut leaps = Vec::new();
        let mut end = 1;
        if letter == '(' {
            end = behind.find(')').expect("the end of a leap") + 1;
            let (m, n) = behind[1..end - 1].split_once(',').expect("two numbers");
            let (m, n): (i32, i32) = (m.parse().expect("a number"), n.parse().expect("a number"));
            leaps.push((m.max(n), m.min(n)));
        } else {
            leaps.extend(atoms[&letter]);
        }
        let mut rides = "RBQ".contains(letter).then_some(0);
        let digits = behind[end..]
            .chars()
            .take_while(char::is_ascii_digit)
            .count();
        if digits > 0 {
            rides = Some(behind[end..end + digits].parse().expect("a number"));
            end += digits;
        } else if letter != '(' && behind[end..].starts_with(letter) {
            rides = Some(0);
            end += 1;
        }
        for &leap in &leaps {
            let split = leaps.len() == 1 && leap.1 == 0;
            parts.push(Part {
                before: before.to_string(),
                leap,
                split,
                rides,
            });
        }
        rest = &behind[end..];
    }
    parts
}

/// The directions of a part, (forward, right).
fn directions(part: &Part) -> Vec<(i32, i32)> {
    let rows = [
        "ff vv rf rv fh rh hr",
        "bb vv lb lv bh lh hr",
        "rr ss br bs bh rh hr",
        "ll ss fl fs fh lh hr",
        "rr ss fr fs fh rh hl",
        "ll ss bl bs bh lh hl",
        "bb vv rb rv bh rh hl",
        "ff vv lf lv fh lh hl",
    ];
    let (x, y) = part.leap;
    let steps = [
        (x, y),
        (-x, -y),
        (-y, x),
        (y, -x),
        (y, x),
        (-y, -x),
        (-x, y),
        (x, -y),
    ];
    let letters: Vec<char> = part.before.chars().collect();
    let mut pairs: Vec<String> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let first = letters[at];
        at += 1;
        if !"fblrvsh".contains(first) {
            continue;
        }
        let mut second = first;
        if let Some(&next) = letters.get(at) {
            let one = "fbvh".contains(first) && "rlsh".contains(next);
            let other = "rlsh".contains(first) && "fbvh".contains(next);
            if first == next || one || other {
                second = next;
                at += 1;
            }
        }
        if part.split && first != second {
            pairs.push([first, first].iter().collect());
            pairs.push([second, second].iter().collect());
        } else {
            pairs.push([first, second].iter().collect());
        }
    }
    if pairs.is_empty() {
        return steps.to_vec();
    }
    let has = |row: &&str| {
        row.split(' ')
            .any(|name| pairs.iter().any(|pair| pair == name))
    };
    (0..8)
        .filter(|&row| has(&rows[row]))
        .map(|row| steps[row])
        .collect()
}

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
        while let Some(next) = self.beside_leap(square, leap) {
            if next == from {
                break;
            }
            line.push((next, pieces));
            pieces += u32::from(self.occupied(next));
            square = next;
        }
        line
    }

    fn beside_leap(&self, square: u8, leap: (i32, i32)) -> Option<u8> {
        self.beside(square, leap)
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
