//! The pictures of positions.

use chess_distance::{
    Bitboard, Board, Color, DuelTable, Piece, Square, Trajectories, attacks, duel, map,
    pawn_outruns_king,
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

/// The squares of both kings in the study of Lasker and Reichhelm. Squares from which White gets
/// through only if Black is to move have one number.
fn corresponding_squares() -> Picture {
    let mut diagram = position("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1");
    let (white, black) = (diagram.squares("P"), diagram.squares("p"));
    let among = |pawn, own, enemy| Board {
        own,
        enemy,
        avoid: attacks(pawn, enemy, Bitboard::EMPTY),
    };
    let goal = Bitboard::of(square("b5")) | Bitboard::of(square("g5"));
    let attacker = among(Piece::BlackPawn, white, black);
    let defender = among(Piece::WhitePawn, black, white);
    let mut table = DuelTable::HELD;
    duel(&attacker, &defender, goal, &mut table);
    let corresponding = |attacker: Square, defender: Square| {
        table.attacker_to_move(attacker, defender).is_none()
            && table.defender_to_move(attacker, defender).is_some()
    };
    // The part of the board where the kings stand: a1 to d4, and a6 to d8.
    let part = |ranks, board: &Board| Bitboard(ranks) & !(white | black | board.avoid);
    let lower = part(0x0f0f_0f0f, &attacker);
    let upper = part(0x0f0f_0f00_0000_0000, &defender);
    let mut number = 0;
    for defender in upper {
        if diagram.figures[defender.index()].is_some() {
            continue;
        }
        let (mut first, mut second) = (Bitboard::EMPTY, Bitboard::of(defender));
        loop {
            let fits = |a: &Square| second.into_iter().any(|d| corresponding(*a, d));
            let attackers: Bitboard = lower.into_iter().filter(fits).collect();
            let fits = |d: &Square| attackers.into_iter().any(|a| corresponding(a, *d));
            let defenders: Bitboard = upper.into_iter().filter(fits).collect();
            if (first, second) == (attackers, defenders) || attackers.is_empty() {
                break;
            }
            (first, second) = (attackers, defenders);
        }
        if first.is_empty() {
            continue;
        }
        number += 1;
        diagram.paint(first, Tone::First);
        diagram.paint(second, Tone::Second);
        for square in first | second {
            diagram.figures[square.index()] = Some(number);
        }
    }
    picture(
        "corresponding-squares",
        "Lasker and Reichhelm 1901: corresponding squares",
        &diagram,
    )
}

/// All of them.
#[must_use]
pub fn pictures() -> Vec<Picture> {
    vec![
        corner(),
        reti(),
        square_of_the_pawn(),
        knight_among_pieces(),
        corresponding_squares(),
    ]
}
