//! The pictures of the documentation.

use chess_distance::{Bitboard, Board, Piece, Square};

use crate::chart::Chart;
use crate::picture::Picture;
use crate::positions;
use crate::{svg, variants};

/// A board as text, rank 8 first: `#` for the squares of the set.
const fn drawn(board: [&[u8; 8]; 8]) -> Bitboard {
    let mut set = 0;
    let mut square = 0;
    while square < 64 {
        if board[7 - square / 8][square % 8] == b'#' {
            set |= 1 << square;
        }
        square += 1;
    }
    Bitboard(set)
}

const MAZE: Bitboard = drawn([
    b".....#..",
    b".###.#.#",
    b".#...#..",
    b".#.####.",
    b".#....#.",
    b".####.#.",
    b"....#...",
    b".##..##.",
]);

fn set(names: &str) -> Bitboard {
    let squares = names.split(' ').map(str::parse::<Square>);
    squares
        .map(|square| square.expect("only squares are asked for here"))
        .collect()
}

fn picture(name: &'static str, title: &str, mut chart: Chart) -> Picture {
    chart.title = title.into();
    let svg = svg::render(&chart);
    Picture { name, svg }
}

fn map(name: &'static str, title: &str, piece: Piece, from: &str) -> Picture {
    picture(name, title, Chart::map(piece, set(from), &Board::EMPTY))
}

fn territory(name: &'static str, title: &str, piece: Piece, first: &str, second: &str) -> Picture {
    let side = |squares| (piece, set(squares), &Board::EMPTY);
    picture(name, title, Chart::territory(side(first), side(second)))
}

fn trajectories(name: &'static str, title: &str, own: Bitboard) -> Picture {
    let [from, to] =
        ["f6", "h1"].map(|name| set(name).first().expect("the set has this one member"));
    let board = Board {
        own,
        ..Board::EMPTY
    };
    let chart = Chart::trajectories(Piece::King, from, to, &board);
    picture(name, title, chart.expect("the walls leave a way"))
}

fn maze() -> Picture {
    let board = Board {
        own: MAZE,
        ..Board::EMPTY
    };
    let chart = Chart::map(Piece::King, set("a1"), &board);
    picture("maze", "King moves from a1 through a maze", chart)
}

/// All pictures.
#[must_use]
pub fn pictures() -> Vec<Picture> {
    let mut pictures = vec![
        map("king", "King distances from c3", Piece::King, "c3"),
        map(
            "manhattan",
            "Manhattan distances from c3",
            Piece::Wazir,
            "c3",
        ),
        map("knight", "Knight distances from a1", Piece::Knight, "a1"),
        territory(
            "territory-kings",
            "Territory of kings on c3 and g6",
            Piece::King,
            "c3",
            "g6",
        ),
        trajectories(
            "trajectories",
            "Shortest ways of a king from f6 to h1",
            Bitboard::EMPTY,
        ),
        trajectories(
            "trajectories-walls",
            "The same with own pieces on f4 and g4",
            set("f4 g4"),
        ),
        maze(),
    ];
    pictures.extend(positions::pictures());
    pictures.extend(variants::pictures());
    pictures
}
