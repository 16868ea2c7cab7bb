//! A queue search over explicit moves: files and ranks instead of bitboards, written for these
//! tests alone.

use std::collections::VecDeque;

use chess_distance::{Bitboard, Board, NONE, Piece};

/// What stands on a square, by the three sets of a board.
#[derive(Clone, Copy, Default)]
struct Standing {
    own: bool,
    enemy: bool,
    avoid: bool,
}

pub struct Oracle {
    squares: [Standing; 64],
    /// The squares that one move leads to.
    moves: [Vec<usize>; 64],
}

impl Oracle {
    pub fn new(piece: Piece, board: &Board) -> Self {
        let holds = |set: Bitboard, square: usize| set.0 & (1 << square) != 0;
        let squares = core::array::from_fn(|square| Standing {
            own: holds(board.own, square),
            enemy: holds(board.enemy, square),
            avoid: holds(board.avoid, square),
        });
        let mut oracle = Self {
            squares,
            moves: [const { Vec::new() }; 64],
        };
        oracle.moves = core::array::from_fn(|from| {
            let mut targets = Vec::new();
            oracle.visit(piece, from as i32 % 8, from as i32 / 8, &mut targets);
            targets
        });
        oracle
    }

    /// The squares one move away from a square of the set.
    pub fn moves(&self, from: Bitboard) -> Bitboard {
        let targets = members(from).flat_map(|from| &self.moves[from]);
        Bitboard(targets.fold(0, |set, &to| set | 1 << to))
    }

    /// Fewest moves from the nearest member of the set to every square.
    pub fn distances(&self, from: Bitboard) -> [u8; 64] {
        let mut distances = [NONE; 64];
        let mut queue: VecDeque<usize> = members(from).collect();
        for &from in &queue {
            distances[from] = 0;
        }
        while let Some(from) = queue.pop_front() {
            for &to in &self.moves[from] {
                if distances[to] == NONE {
                    distances[to] = distances[from] + 1;
                    queue.push_back(to);
                }
            }
        }
        distances
    }

    fn at(&self, file: i32, rank: i32) -> Option<Standing> {
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        on_board.then(|| self.squares[(8 * rank + file) as usize])
    }

    fn visit(&self, piece: Piece, file: i32, rank: i32, targets: &mut Vec<usize>) {
        let (slides, jumps): (&[_], Vec<_>) = match piece {
            Piece::King => (&[], vec![(0, 1), (1, 1)]),
            Piece::Wazir => (&[], vec![(0, 1)]),
            Piece::Knight => (&[], vec![(1, 2)]),
            Piece::Bishop => (&[(1, 1)], vec![]),
            Piece::Rook => (&[(0, 1)], vec![]),
            Piece::Queen => (&[(0, 1), (1, 1)], vec![]),
            Piece::Archbishop => (&[(1, 1)], vec![(1, 2)]),
            Piece::Chancellor => (&[(0, 1)], vec![(1, 2)]),
            Piece::Amazon => (&[(0, 1), (1, 1)], vec![(1, 2)]),
            Piece::Leaper(leaper) => (&[], vec![leaper.jump()]),
            Piece::WhitePawn => return self.advance(file, rank, 1, 1, targets),
            Piece::BlackPawn => return self.advance(file, rank, -1, 6, targets),
        };
        for (files, ranks) in slides.iter().flat_map(|&step| all_ways(step)) {
            let (mut file, mut rank) = (file + files, rank + ranks);
            while let Some(standing) = self.at(file, rank) {
                if standing.own {
                    break;
                }
                if !standing.avoid {
                    targets.push((8 * rank + file) as usize);
                }
                if standing.enemy {
                    break;
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
        for (files, ranks) in jumps.into_iter().flat_map(all_ways) {
            let (file, rank) = (file + files, rank + ranks);
            if let Some(standing) = self.at(file, rank)
                && !standing.own
                && !standing.avoid
            {
                targets.push((8 * rank + file) as usize);
            }
        }
    }

    fn advance(&self, file: i32, rank: i32, forward: i32, start: i32, targets: &mut Vec<usize>) {
        let steps = if rank == start { 2 } else { 1 };
        for step in 1..=steps {
            let rank = rank + forward * step;
            let Some(standing) = self.at(file, rank) else {
                return;
            };
            if standing.own || standing.enemy {
                return;
            }
            if !standing.avoid {
                targets.push((8 * rank + file) as usize);
            }
        }
    }
}

/// The eight (or four) directions of a step or jump, some of them twice.
fn all_ways((m, n): (i32, i32)) -> [(i32, i32); 8] {
    [
        (m, n),
        (m, -n),
        (-m, n),
        (-m, -n),
        (n, m),
        (n, -m),
        (-n, m),
        (-n, -m),
    ]
}

fn members(set: Bitboard) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&square| set.0 >> square & 1 == 1)
}
