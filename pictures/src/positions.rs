//! The pictures of positions.

use chess_distance::{
    Bitboard, Board, Color, Piece, Square, Trajectories, attacks, map, pawn_outruns_king,
};

use crate::chart::Tone;
use crate::diagram::{Diagram, render};
use crate::picture::Picture;

fn position(fen: &str) -> Diagram {
    Diagram::of(fen).expect("the positions of this file are sound")
}

fn square(name: &str) -> Square {
    name.parse().expect("the names of this file are squares")
}

fn picture(name: &'static str, title: &str, diagram: &Diagram) -> Picture {
    let svg = render(diagram, title);
    Picture { name, svg }
}

/// The knight on a1 needs four moves to b2; one of the ways.
fn corner() -> Picture {
    let mut diagram = position("8/8/8/8/8/8/8/N7 w - - 0 1");
    let (a1, b2) = (square("a1"), square("b2"));
    diagram.write(&map(Piece::Knight, a1.into(), &Board::EMPTY).0);
    let ways =
        Trajectories::new(Piece::Knight, a1, b2, &Board::EMPTY).expect("a knight comes everywhere");
    diagram.way = ways.iter().next().expect("one way at least").to_vec();
    picture(
        "corner",
        "From a1 to b2 a knight needs four moves",
        &diagram,
    )
}

/// White's two aims in the Reti study: the pawn on h5, and his own on c6.
fn reti() -> Picture {
    let mut diagram = position("7K/8/k1P5/7p/8/8/8/8 w - - 0 1");
    let h8 = square("h8");
    let on_the_way = |to: &str| {
        let ways = Trajectories::new(Piece::King, h8, square(to), &Board::EMPTY);
        let ways = ways.expect("a king comes everywhere");
        let layers = ways.layers();
        layers
            .iter()
            .fold(Bitboard::EMPTY, |all, &layer| all | layer)
    };
    let (pawn, own) = (on_the_way("h1"), on_the_way("d6"));
    diagram.paint(pawn, Tone::First);
    diagram.paint(own, Tone::Second);
    diagram.paint(pawn & own, Tone::Tied);
    picture(
        "reti",
        "R\u{e9}ti 1921: the king's shortest ways to h1 and to d6",
        &diagram,
    )
}

/// Where the black king stops the pawn.
fn square_of_the_pawn() -> Picture {
    let mut diagram = position("8/8/8/8/P7/8/8/8 w - - 0 1");
    let a4 = square("a4");
    for king in Square::all().filter(|&king| king != a4) {
        let outruns = |first| pawn_outruns_king(a4, king, Color::White, first) == Some(true);
        diagram.tones[king.index()] = match (outruns(false), outruns(true)) {
            (false, false) => Tone::First,
            (true, false) => Tone::Second,
            _ => Tone::Blank,
        };
    }
    picture(
        "square-of-the-pawn",
        "From where a king stops the pawn on a4",
        &diagram,
    )
}

/// A knight among pieces, which keeps off the squares that black pawns attack.
fn knight_among_pieces() -> Picture {
    let mut diagram = position("r2q1rk1/1b2bppp/p1n1pn2/1pp5/4P3/1PN2N2/PBP1QPPP/R4RK1 w - - 0 1");
    let knight = square("f3");
    let own = diagram.squares("PBRQK") | square("c3").into();
    let enemy = diagram.squares("pnbrqk");
    let pawns = attacks(
        Piece::BlackPawn,
        diagram.squares("p"),
        own | enemy | knight.into(),
    );
    let board = Board {
        own,
        enemy,
        avoid: pawns,
    };
    diagram.write(&map(Piece::Knight, knight.into(), &board).0);
    picture(
        "knight-among-pieces",
        "A knight on f3 that keeps off attacks of pawns",
        &diagram,
    )
}

/// All of them, in the order of docs/pictures.md.
#[must_use]
pub fn pictures() -> Vec<Picture> {
    vec![
        corner(),
        reti(),
        square_of_the_pawn(),
        knight_among_pieces(),
    ]
}
