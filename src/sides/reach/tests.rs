//! Random positions by the rules once more, and positions whose outcome is known.

use super::*;
use crate::sides::position::tests::{from_fen, locked_position, random_position};
use crate::test_boards::{oracle, rounds};
use crate::{BoardSize, Grid, GridObstacles, GridSquares};

mod rules;

use rules::slow_reach;

fn assert_by_the_rules(position: &Position) -> u32 {
    let mut found = [Bitboard::FULL; 64];
    let fixed = reach(position, &mut found).unwrap();
    let (expected, expected_fixed) = slow_reach(position);
    for square in Square::all() {
        let index = square.index();
        assert_eq!(found[index], expected[index], "{square} {position:?}");
    }
    assert_eq!(fixed, expected_fixed, "{position:?}");
    fixed
}

#[test]
fn slow_random_positions_by_the_rules() {
    let mut random = fastrand::Rng::with_seed(353);
    let (mut closed, mut en_passant) = (0, 0);
    for round in rounds(400) {
        let position = match round % 30 {
            0 => random_position(&mut random),
            _ => locked_position(&mut random),
        };
        closed += u32::from(assert_by_the_rules(&position) > 0);
        en_passant += u32::from(!position.en_passant.is_empty());
    }
    let enough = closed > 100 && en_passant > 50;
    assert!(cfg!(miri) || enough, "{closed} {en_passant}");
}

/// On few obstacles the last square that a piece comes to is often one that it takes.
#[test]
fn a_piece_alone_by_its_moves() {
    let mut random = fastrand::Rng::with_seed(359);
    for _ in rounds(1000) {
        let mut few = || Bitboard(random.u64(..) & random.u64(..) & random.u64(..));
        let own = few();
        let board = Obstacles { own, enemy: few() & !own, avoid: Bitboard::EMPTY };
        let from = Bitboard(1 << random.u32(..64));
        for piece in [Piece::Knight, Piece::Rook, Piece::Queen] {
            let mut expected = from;
            for _ in 0..64 {
                expected |= moves(piece, expected, &board);
            }
            let found = closure(piece, from, &board);
            assert_eq!(found, expected, "{piece:?} {board:?}");
        }
    }
}

/// Positions that one rule alone decides, with the number of fixed pieces.
#[test]
fn positions_that_hang_on_one_rule() {
    for (fen, fixed) in [
        // Everything is possible.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -", 0),
        // A wall of pawns, and one that is closed unless the pawn on g4 takes the one on h4.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", 8),
        ("4k3/8/8/p1p1p2p/P1P1P1pP/6P1/8/4K3 b - -", 10),
        ("4k3/8/8/p1p1p2p/P1P1P1pP/6P1/8/4K3 b - h3", 0),
        // Pawns guard against a king.
        ("8/1k2p1p1/1p1pP1Pp/1PpP3P/2P5/8/3K4/8 w - c3", 12),
        ("2k5/8/p7/Pp3p1p/1Pp1pP1P/2P1P3/8/2K5 w - h6", 12),
        // So does a king that is fixed.
        ("4k3/3pPp1p/2pPpP1P/2P1P3/4P3/2P5/5K2/8 w - e3", 13),
        ("3k4/2pPp3/1pP1P3/1P6/8/8/6K1/8 w - -", 8),
        // A king that is fixed is not taken.
        ("5b2/4k3/8/8/5p1p/p1p1pPbP/P1P1P3/KB6 w - -", 12),
        // No pawn takes a king.
        ("8/3kp1p1/1p1pPpPp/1PpP1P1P/2P5/8/8/6K1 w - -", 14),
        ("5k2/8/8/3p4/2pPp2p/1pP1Pp1P/1P3PK1/8 w - -", 12),
        // A piece that is taken is not fixed.
        ("4k3/6p1/1p3pP1/1P2pP2/4P3/8/8/7K w - -", 0),
        // A pawn takes where a piece comes to, not only where one stands.
        ("4k3/1p1p1p1p/1P1P1PpP/5bP1/8/8/3P4/4K3 w - -", 0),
        // A knight guards too: both knights keep the king on f3 from taking a pawn.
        ("8/8/8/8/3p2p1/2pP1kP1/2P1pPP1/4N1KN w - -", 12),
        // A pawn moves to d6 or takes there.
        ("8/4P3/1k1p2p1/3P4/8/3K4/8/8 w - -", 0),
        // The knight moves to e1 and back, not to its king on a1.
        ("RRRRRRRk/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPNPPPPP/KNBN1BRR w - -", 62),
        // The pawn on a4 takes on b3, en passant or the knight from c1.
        ("RRRRRRRk/PPPPPPPP/PPPPPPPP/PPPPPPPP/pPPPPPPP/P1PPPPPP/P1PPPPPP/KBNBRRRR w - b3", 0),
        // A queen on a7 or a8 is shut in. A knight leaps out, and sets all free on h6.
        ("1k6/PP6/KP5p/PP5P/8/8/8/8 b - -", 0),
    ] {
        assert_eq!(assert_by_the_rules(&from_fen(fen)), fixed, "{fen}");
    }
}

/// One pawn after the start: later rules often give what this one has left out.
#[test]
fn a_pawn_by_its_rule_alone() {
    let pawn = |fen, square: Square| {
        let position = from_fen(fen);
        let mut found = array_of(Bitboard::EMPTY);
        let mut rules = Rules::new(&position, &mut found);
        let mut side = Army::new(Color::White, &position);
        rules.pawn(square, &mut side, &Army::new(Color::Black, &position));
        let fixed = rules.fixed;
        (found[square.index()], Bitboard(position.occupied()) & !fixed)
    };
    let set = |squares: &[Square]| {
        squares.iter().map(|&at| Bitboard::of(at)).fold(Bitboard::EMPTY, |a, b| a | b)
    };
    use Square as S;
    // En passant, only the two pawns are not fixed.
    let (squares, moved) = pawn("4k2b/8/6p1/5pPp/5P2/8/8/4K3 w - h6", S::G5);
    assert_eq!(squares, set(&[S::G5, S::H6, S::H7]));
    assert_eq!(moved, set(&[S::G5, S::H5]));
    // A queen on a8 is shut in, and does not come back to a7.
    let (squares, _) = pawn("1k6/PP6/KP5p/PP5P/8/8/8/8 b - -", S::A7);
    assert!(squares.contains(S::A7));
}

#[test]
fn a_knight_and_a_pawn_guard_the_same_squares() {
    let position = from_fen("4k3/8/8/8/8/8/3P4/3N3K w - -");
    let mut found = array_of(Bitboard::EMPTY);
    let rules = Rules::new(&position, &mut found);
    let guarded = rules.guarded(&Army::new(Color::White, &position));
    assert_eq!(guarded & Bitboard(0xff << 16), Bitboard(0b1_0100 << 16)); // c3, e3
}

#[test]
fn errors_leave_the_output_alone() {
    let position = Position { pawns: Bitboard(1), ..from_fen("4k3/8/8/8/8/8/8/4K3 w - -") };
    let mut found = [Bitboard(7); 64];
    assert_eq!(reach(&position, &mut found), Err(PositionError::Kinds));
    assert_eq!(found, [Bitboard(7); 64]);
}

/// A search may stop before a move shows nothing new.
#[test]
fn all_squares_are_those_without_an_obstacle() {
    let board = &Obstacles { own: Bitboard(0xff00), ..Obstacles::NONE };
    let is = |squares| is_all(Bitboard(squares), board);
    assert_eq!([!0xff00, !0, !1, !0xff01].map(is), [true, true, false, false]);
}
