//! The slow truth: a queue search over explicit moves, coordinate by coordinate, without
//! bitboards, tables or formulas. Tests and fuzzers share it.

use std::collections::VecDeque;

/// A piece on a board of any size up to 16x16 with its obstacles.
pub struct Oracle {
    piece: i32,
    files: i32,
    ranks: i32,
    pub own: Vec<bool>,
    enemy: Vec<bool>,
    pub avoid: Vec<bool>,
    moves: Vec<Vec<usize>>,
}

const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl Oracle {
    /// The board of 8x8 with three sets of squares.
    pub fn with_sets(piece: i32, [own, enemy, avoid]: [u64; 3]) -> Self {
        let squares = |set: u64| (0..64).map(|sq| set >> sq & 1 != 0).collect();
        Self::new(piece, (8, 8), [own, enemy, avoid].map(squares))
    }

    /// An empty board of any size.
    pub fn empty(piece: i32, files: i32, ranks: i32) -> Self {
        let none = vec![false; (files * ranks) as usize];
        Self::new(piece, (files, ranks), [none.clone(), none.clone(), none])
    }

    fn new(piece: i32, (files, ranks): (i32, i32), sets: [Vec<bool>; 3]) -> Self {
        let [own, enemy, avoid] = sets;
        let mut oracle = Self {
            piece,
            files,
            ranks,
            own,
            enemy,
            avoid,
            moves: Vec::new(),
        };
        let squares = 0..oracle.own.len();
        oracle.moves = squares.map(|from| oracle.found(from)).collect();
        oracle
    }

    /// The squares one move away, in their order.
    pub fn moves(&self, from: usize) -> &[usize] {
        &self.moves[from]
    }

    fn square(&self, from: usize, (right, up): (i32, i32)) -> Option<usize> {
        let (file, rank) = (
            from as i32 % self.files + right,
            from as i32 / self.files + up,
        );
        let inside = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        inside.then_some((rank * self.files + file) as usize)
    }

    fn slide(&self, from: usize, direction: (i32, i32), found: &mut Vec<usize>) {
        let mut at = from;
        while let Some(next) = self.square(at, direction) {
            if self.own[next] {
                return;
            }
            if !self.avoid[next] {
                found.push(next);
            }
            if self.enemy[next] {
                return;
            }
            at = next;
        }
    }

    fn jump(&self, from: usize, jump: (i32, i32), found: &mut Vec<usize>) {
        if let Some(to) = self.square(from, jump)
            && !self.own[to]
            && !self.avoid[to]
        {
            found.push(to);
        }
    }

    fn leaps(&self, from: usize, m: i32, n: i32, found: &mut Vec<usize>) {
        for (x, y) in [(m, n), (n, m)] {
            for jump in [(x, y), (-x, y), (x, -y), (-x, -y)] {
                self.jump(from, jump, found);
            }
        }
    }

    fn advance(&self, from: usize, forward: i32, start: i32, found: &mut Vec<usize>) {
        let blocked = |sq: usize| self.own[sq] || self.enemy[sq];
        let Some(next) = self.square(from, (0, forward)) else {
            return;
        };
        if blocked(next) {
            return;
        }
        if !self.avoid[next] {
            found.push(next);
        }
        if from as i32 / self.files == start
            && let Some(second) = self.square(next, (0, forward))
            && !blocked(second)
            && !self.avoid[second]
        {
            found.push(second);
        }
    }

    fn found(&self, from: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let slides = |directions: &[(i32, i32)], found: &mut Vec<usize>| {
            for &direction in directions {
                self.slide(from, direction, found);
            }
        };
        match self.piece {
            0 => {
                self.leaps(from, 0, 1, &mut found);
                self.leaps(from, 1, 1, &mut found);
            }
            1 => self.leaps(from, 0, 1, &mut found),
            6 => self.advance(from, 1, 1, &mut found),
            7 => self.advance(from, -1, self.ranks - 2, &mut found),
            256.. => self.leaps(from, (self.piece - 256) / 16, self.piece % 16, &mut found),
            piece => {
                if matches!(piece, 3 | 5 | 8 | 10) {
                    slides(&DIAGONAL, &mut found);
                }
                if matches!(piece, 4 | 5 | 9 | 10) {
                    slides(&ORTHOGONAL, &mut found);
                }
                if matches!(piece, 2 | 8 | 9 | 10) {
                    self.leaps(from, 1, 2, &mut found);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Fewest moves from a square to every square, 255 where none lead.
    pub fn map(&self, from: usize) -> Vec<u8> {
        self.set_map([from])
    }

    /// The same from the nearest of several squares.
    pub fn set_map(&self, from: impl IntoIterator<Item = usize>) -> Vec<u8> {
        let mut map = vec![255; self.own.len()];
        let mut queue: VecDeque<usize> = from.into_iter().collect();
        for &start in &queue {
            map[start] = 0;
        }
        while let Some(at) = queue.pop_front() {
            for &to in self.moves(at) {
                if map[to] == 255 {
                    map[to] = map[at] + 1;
                    queue.push_back(to);
                }
            }
        }
        map
    }

    /// All shortest paths between two squares in lexicographic order, at most so many of them.
    pub fn paths(&self, from: usize, to: usize, most: usize) -> Vec<Vec<usize>> {
        let to_target: Vec<u8> = (0..64).map(|sq| self.map(sq)[to]).collect();
        let mut paths = Vec::new();
        if to_target[from] != 255 {
            self.extend(&mut vec![from], &to_target, most, &mut paths);
        }
        paths
    }

    fn extend(
        &self,
        path: &mut Vec<usize>,
        to_target: &[u8],
        most: usize,
        paths: &mut Vec<Vec<usize>>,
    ) {
        let at = path[path.len() - 1];
        if to_target[at] == 0 {
            paths.push(path.clone());
            return;
        }
        for &next in self.moves(at) {
            if paths.len() < most && to_target[next] == to_target[at] - 1 {
                path.push(next);
                self.extend(path, to_target, most, paths);
                path.pop();
            }
        }
    }
}
