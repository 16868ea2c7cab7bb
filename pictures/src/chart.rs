//! What is drawn: a figure, a color and a mark for every square.

use chess_distance::{Bitboard, Board, NONE, Piece, Square, Trajectories, map, moves};

use crate::names::{a_piece, identifier, letter, list};

/// A board of figures with a title.
#[derive(Clone, Debug)]
pub struct Chart {
    /// One line above the board.
    pub title: String,
    /// An identifier for it, in C and as a file name.
    pub name: String,
    /// From a1 to h8.
    pub cells: [Cell; 64],
    /// The same as numbers.
    pub data: Data,
}

/// One square of a chart.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cell {
    /// The number in the square.
    pub figure: Option<u64>,
    /// Its background.
    pub tone: Tone,
    /// What stands there.
    pub mark: Mark,
}

/// The background of a square.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Nothing to say about it.
    #[default]
    Blank,
    /// A step on the scale from near to far: the second number is the far end.
    Step(u8, u8),
    /// Nearer to the first side.
    First,
    /// Nearer to the second side.
    Second,
    /// As near to one as to the other.
    Tied,
    /// Cannot be entered.
    Wall,
    /// Not a square of the board.
    Hole,
}

/// What stands on a square.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// The piece that starts here.
    Start(char),
    /// Where the piece is headed.
    Target,
    /// Something that may be taken.
    Enemy,
}

/// What a chart shows, as numbers.
#[derive(Clone, Debug)]
pub enum Data {
    /// Fewest moves to every square, 255 where none lead.
    Distances([u8; 64]),
    /// The squares of all shortest trajectories by ply, and how many pass through each square.
    Trajectories(Vec<Bitboard>, Box<[u64; 64]>),
    /// 1 and 2 for the side that is nearer, 3 for both, 0 where neither comes.
    Owners([u8; 64]),
}

/// How many of the trajectories pass through each square: those that lead to it times those that
/// lead on from it.
fn ways(piece: Piece, board: &Board, layers: &[Bitboard]) -> [u64; 64] {
    let (mut before, mut behind) = ([0; 64], [0; 64]);
    for square in layers[0] {
        before[square.index()] = 1;
    }
    for square in layers[layers.len() - 1] {
        behind[square.index()] = 1;
    }
    let next = |square, layer: Bitboard| moves(piece, Bitboard::of(square), board) & layer;
    for pair in layers.windows(2) {
        for from in pair[0] {
            for to in next(from, pair[1]) {
                before[to.index()] += before[from.index()];
            }
        }
    }
    for pair in layers.windows(2).rev() {
        for from in pair[0] {
            let onward = next(from, pair[1]).into_iter();
            behind[from.index()] = onward.map(|to| behind[to.index()]).sum();
        }
    }
    core::array::from_fn(|square| before[square] * behind[square])
}

impl Chart {
    /// A chart whose squares have a distance each.
    #[must_use]
    pub fn of_distances(title: &str, map: [u8; 64]) -> Self {
        let far = map.iter().copied().filter(|&d| d != NONE).max();
        let far = far.unwrap_or_default();
        let cells = map.map(|distance| match distance {
            NONE => Cell::default(),
            _ => Cell {
                figure: Some(distance.into()),
                tone: Tone::Step(distance, far),
                mark: Mark::None,
            },
        });
        Self {
            title: title.into(),
            name: identifier(title),
            cells,
            data: Data::Distances(map),
        }
    }

    /// The moves of a piece to every square.
    #[must_use]
    pub fn map(piece: Piece, from: Bitboard, board: &Board) -> Self {
        let title = format!("Moves of {} from {}", a_piece(piece), list(from));
        Self::of_distances(&title, map(piece, from, board).0)
            .with_board(board)
            .with_start(piece, from)
    }

    /// Which of two sides is nearer to each square; the figure is its distance.
    #[must_use]
    pub fn territory(first: (Piece, Bitboard, &Board), second: (Piece, Bitboard, &Board)) -> Self {
        let maps = [first, second].map(|(piece, from, board)| map(piece, from, board).0);
        let mut cells = [Cell::default(); 64];
        let mut owners = [0; 64];
        for square in Square::all().map(Square::index) {
            let (a, b) = (maps[0][square], maps[1][square]);
            if a.min(b) == NONE {
                continue;
            }
            let (owner, tone) = match a.cmp(&b) {
                core::cmp::Ordering::Less => (1, Tone::First),
                core::cmp::Ordering::Greater => (2, Tone::Second),
                core::cmp::Ordering::Equal => (3, Tone::Tied),
            };
            owners[square] = owner;
            cells[square] = Cell {
                figure: Some(a.min(b).into()),
                tone,
                mark: Mark::None,
            };
        }
        let title = format!(
            "Territory of {} on {} and {} on {}",
            a_piece(first.0),
            list(first.1),
            a_piece(second.0),
            list(second.1)
        );
        Self {
            name: identifier(&title),
            title,
            cells,
            data: Data::Owners(owners),
        }
        .with_board(first.2)
        .with_start(first.0, first.1)
        .with_start(second.0, second.1)
    }

    /// How many shortest trajectories pass through each square; `None` where none lead to the
    /// target.
    #[must_use]
    pub fn trajectories(piece: Piece, from: Square, to: Square, board: &Board) -> Option<Self> {
        let trajectories = Trajectories::new(piece, from, to, board)?;
        let layers = trajectories.layers().to_vec();
        let ways = ways(piece, board, &layers);
        let far = (layers.len() - 1) as u8;
        let mut cells = [Cell::default(); 64];
        for (ply, &layer) in (0..).zip(&layers) {
            for square in layer {
                let cell = &mut cells[square.index()];
                cell.figure = Some(ways[square.index()]);
                cell.tone = Tone::Step(ply, far);
            }
        }
        let title = format!("Trajectories of {} from {from} to {to}", a_piece(piece));
        let mut chart = Self {
            name: identifier(&title),
            title,
            cells,
            data: Data::Trajectories(layers, Box::new(ways)),
        }
        .with_board(board)
        .with_start(piece, from.into());
        if from != to {
            chart.cells[to.index()].mark = Mark::Target;
        }
        Some(chart)
    }

    /// The squares exactly so many moves away, for a row of small boards.
    #[must_use]
    pub fn ring(piece: Piece, from: Square, moves: u8, far: u8) -> Self {
        let map = map(piece, from.into(), &Board::EMPTY).0;
        let title = format!("{moves}");
        let mut chart = Self::of_distances(&title, map);
        for (cell, &distance) in chart.cells.iter_mut().zip(&map) {
            *cell = Cell::default();
            if distance == moves {
                cell.figure = Some(moves.into());
                cell.tone = Tone::Step(moves, far);
            }
        }
        chart.with_start(piece, from.into())
    }

    /// The same with walls and with what may be taken.
    #[must_use]
    pub fn with_board(mut self, board: &Board) -> Self {
        for square in board.own | board.avoid {
            let cell = &mut self.cells[square.index()];
            if cell.figure.is_none() {
                cell.tone = Tone::Wall;
            }
        }
        for square in board.enemy {
            self.cells[square.index()].mark = Mark::Enemy;
        }
        self
    }

    /// The same with a piece on its start squares.
    #[must_use]
    pub fn with_start(mut self, piece: Piece, from: Bitboard) -> Self {
        for square in from {
            self.cells[square.index()].mark = Mark::Start(letter(piece));
        }
        self
    }
}
