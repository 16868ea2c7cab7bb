//! Squares, sets of them, pieces and obstacles: every value, and their texts.

use std::format;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use crate::board::squares::king_steps;
use crate::search::SquareSet;
use crate::test_boards::{assert_no_lost_text, random_set};
use crate::*;

const FILES: &str = "abcdefgh";
const RANKS: &str = "12345678";

#[test]
fn indices_at_the_border() {
    for index in [i32::MIN, -64, -1, 64, 65, 256, 1 << 30, i32::MAX] {
        assert_eq!(Square::new(index), None);
        assert_eq!((File::new(index), Rank::new(index)), (None, None));
    }
    assert_eq!((File::new(8), Rank::new(8)), (None, None));
    for (index, square) in (0..64).zip(Square::all()) {
        assert_eq!(Square::new(index), Some(square));
        assert_eq!(Square::wrapping(index as usize + 64), square);
        assert_eq!(square.index(), index as usize);
        assert_eq!(Some(square.file()), File::new(index % 8));
        assert_eq!(Some(square.rank()), Rank::new(index / 8));
        assert_eq!(Square::at(square.file(), square.rank()), square);
    }
    assert_eq!(Square::all().len(), 64);
}

#[test]
fn distances_along_an_axis() {
    for index in 0..8 {
        let (file, rank) = (File::new(index).unwrap(), Rank::new(index).unwrap());
        let edge = index.min(7 - index) as u8;
        let center = [3, 2, 1, 0, 0, 1, 2, 3][index as usize];
        assert_eq!((file.edge_distance(), rank.edge_distance()), (edge, edge));
        let found = [file.center_distance(), rank.center_distance()];
        assert_eq!(found, [center; 2]);
        for other in 0..8 {
            let steps = (index - other).unsigned_abs() as u8;
            assert_eq!(file.distance(File::new(other).unwrap()), steps);
            assert_eq!(rank.distance(Rank::new(other).unwrap()), steps);
        }
    }
}

#[test]
fn names_are_read_and_written() {
    let mut squares = Square::all();
    for rank in RANKS.chars() {
        for file in FILES.chars() {
            let (square, name) = (squares.next().unwrap(), String::from_iter([file, rank]));
            assert_eq!(square.to_string(), name);
            assert_eq!(format!("{square:?}"), name);
            assert_eq!(square.file().to_string(), file.to_string());
            assert_eq!(square.rank().to_string(), rank.to_string());
            assert_eq!(name.parse(), Ok(square));
        }
    }
    use Square as S;
    let constants = [S::A1, S::E1, S::H1, S::A2, S::C5, S::A8, S::H8];
    assert_eq!(constants.map(Square::index), [0, 4, 7, 8, 34, 56, 63]);
}

#[test]
fn no_other_text_is_a_square() {
    for first in 0..128u8 {
        for second in 0..128u8 {
            let text = String::from_iter([char::from(first), char::from(second)]);
            let named = FILES.contains(char::from(first)) && RANKS.contains(char::from(second));
            assert_eq!(text.parse::<Square>().is_ok(), named, "{text}");
        }
    }
    for text in ["", "e", "4", "e4 ", "e44", "é"] {
        assert_eq!(text.parse::<Square>(), Err(ParseSquareError));
    }
}

#[test]
fn errors_say_what_is_wrong_and_lose_nothing_of_it() {
    let lengths = BatchError::Lengths { a: 3, b: 4, out: 5 };
    let squares = BatchError::InvalidSquares { first: 7, pairs: 2 };
    let errors: [(&dyn core::error::Error, &str); 23] = [
        (&ParseSquareError, "a square is a file letter a to h and a rank digit 1 to 8, like e4"),
        (&FillError::Square, "the start square is not on the board"),
        (&FillError::Length { expected: 36 }, "the output must have 36 bytes"),
        (&lengths, "3 and 4 squares, but room for 5 distances"),
        (&squares, "pairs with a square above 63: 2, first 7"),
        (&ColumnsError { expected: 2, found: 3 }, "a column of 3 rows beside 2"),
        (&OnwardError::NothingStarts, "no square has a distance to start with"),
        (&OnwardError::TooFar, "a distance to start with is above 191"),
        (&TrajectoryError::Unreachable, "no sequence of moves leads to the target"),
        (&TrajectoryError::Index, "there are not that many trajectories"),
        (&PositionError::Colors, "a square belongs to both sides"),
        (&PositionError::Kinds, "a piece has not exactly one kind and one color"),
        (&PositionError::Kings(Color::White), "White has not exactly one king"),
        (&PositionError::Kings(Color::Black), "Black has not exactly one king"),
        (&PositionError::Pawns, "a pawn stands on the first or the last rank"),
        (&PositionError::EnPassant, "no pawn has just advanced over the en passant square"),
        (
            &FenError::Board,
            "a board has 8 ranks of 8 squares: KQRBNP, kqrbnp, and numbers of empty squares; \
             behind it stands nothing or the pieces in hand, such as [Pn]",
        ),
        (&FenError::Side, "the side to move is w or b"),
        (
            &FenError::Castling,
            "the castling rights are some of KQkq or of the files A to H and a to h, each once, or -",
        ),
        (&FenError::EnPassant, "the en passant square is on rank 3 or 6, or -"),
        (&PawnEndingError::Pawns, "these sets are not the pawns of an ending"),
        (&PawnEndingError::Memory, "the memory is too small for the structures of the ending"),
        (&ParsePieceError, "the text is no piece in Betza's notation"),
    ];
    for (error, text) in errors {
        assert_eq!(error.to_string(), text);
        assert_no_lost_text(format_args!("{error}"));
    }
}

fn sets() -> Vec<Bitboard> {
    let mut random = fastrand::Rng::with_seed(4);
    let some = (0..200u64).map(move |members| random_set(&mut random, members / 3));
    [Bitboard::EMPTY, Bitboard::FULL].into_iter().chain(some).collect()
}

#[test]
fn members_of_a_set_go_upward() {
    for set in sets() {
        let members: Vec<Square> =
            Square::all().filter(|square| set.0 & 1 << square.index() != 0).collect();
        assert_eq!((set.len() as usize, set.first()), (members.len(), members.first().copied()));
        assert_eq!(set.single(), (members.len() == 1).then(|| members[0]));
        for square in Square::all() {
            assert_eq!(set.contains(square), members.contains(&square));
            assert_eq!(members == [square], set == Bitboard::of(square));
            assert_eq!(Bitboard::from(square).single(), Some(square));
        }
        let mut squares = set.into_iter();
        for (taken, &member) in members.iter().enumerate() {
            assert_eq!((squares.len(), squares.next()), (members.len() - taken, Some(member)));
        }
        assert_eq!((squares.len(), squares.next()), (0, None));
        assert_eq!(members.into_iter().rev().collect::<Bitboard>(), set);
    }
    for square in 0..=255 {
        let set = GridSquares::of(square);
        assert!(set.len() == 1 && !set.is_empty() && set.iter().eq([square]));
    }
    for n in 0..=256 {
        assert!(GridSquares::below(n).iter().map(usize::from).eq(0..n));
    }
}

/// Sets of up to so many squares.
fn check_operators<S: SquareSet>(one: S, other: S, squares: usize) {
    let members = |set: S| {
        let mut members = vec![false; squares];
        set.each(|square| members[square] = true);
        members
    };
    let both = |each: fn(bool, bool) -> bool| {
        let squares = members(one).into_iter().zip(members(other));
        squares.map(|(a, b)| each(a, b)).collect::<Vec<_>>()
    };
    let (mut and, mut or) = (one, one);
    and &= other;
    or |= other;
    for (found, expected) in [
        (one & other, both(|a, b| a && b)),
        (and, both(|a, b| a && b)),
        (one | other, both(|a, b| a || b)),
        (or, both(|a, b| a || b)),
        (one.without(other), both(|a, b| a && !b)),
        (!one, both(|a, _| !a)),
    ] {
        assert_eq!(members(found), expected);
        assert_eq!(found.is_empty(), !expected.contains(&true));
    }
}

#[test]
fn operators_work_square_by_square() {
    let all = sets();
    for (at, (&one, &other)) in all.iter().zip(all.iter().rev()).enumerate() {
        check_operators(one, other, 64);
        let mut xor = one;
        xor ^= other;
        assert_eq!([xor, one ^ other], [(one | other) & !(one & other); 2]);
        let words = |from: usize| GridSquares([0, 1, 2, 3].map(|word| all[(from + word) % 202].0));
        check_operators(words(at), words(3 * at), 256);
        let set = words(at);
        assert!((0..=255).filter(|&square| set.contains(square)).eq(set.iter()));
        assert_eq!(set.len() as usize, set.iter().count());
    }
}

#[test]
fn a_shifted_set_loses_what_leaves_the_board() {
    let far = [i32::MIN, -64, 64, i32::MAX];
    for files in (-17..=17).chain(far) {
        for ranks in (-17..=17).chain(far) {
            let target = |square: Square| {
                let (file, rank) = (square.file().index() as i32, square.rank().index() as i32);
                Some(Square::at(
                    File::new(file.checked_add(files)?)?,
                    Rank::new(rank.checked_add(ranks)?)?,
                ))
            };
            for square in Square::all() {
                let moved = Bitboard::of(square).shifted(files, ranks);
                assert_eq!(moved.first(), target(square), "{square} {files} {ranks}");
            }
            let all: Bitboard = Square::all().filter_map(target).collect();
            assert_eq!(Bitboard::FULL.shifted(files, ranks), all);
        }
    }
}

#[test]
fn drawn_with_rank_8_on_top() {
    let drawing = "1 . . . . . . .\n\
                   . . . . . . . .\n\
                   . . . . . . . .\n\
                   . . . . . . . 1\n\
                   . . . . . . . .\n\
                   . . . . . . . .\n\
                   . 1 1 . . . . .\n\
                   . . . . . . . 1\n";
    let squares = ["h1", "b2", "c2", "h5", "a8"].map(|name| name.parse().unwrap());
    let set = Bitboard::from_iter(squares);
    assert_eq!(format!("{set:?}"), drawing);
    assert_no_lost_text(format_args!("{set:?}"));
}

#[test]
fn drawn_with_every_overlap() {
    let board = Obstacles { own: Bitboard(0xaa), enemy: Bitboard(0xcc), avoid: Bitboard(0xf0) };
    assert_no_lost_text(format_args!("{board:?}"));
    let text = std::format!("{board:?}");
    assert!(text.starts_with(&". . . . . . . .\n".repeat(7)), "{text}");
    assert!(text.ends_with("\n. o e 3 a 5 6 7\n"), "{text}");
}

#[test]
fn every_number_is_one_piece_or_none() {
    for code in (-600..=600).chain([i32::MIN, i32::MAX]) {
        let piece = Piece::from_code(code);
        let expected = match code {
            0..=10 => Some(Piece::NAMED[code as usize]),
            256..=511 => Piece::leaper((code - 256) / 16, (code - 256) % 16),
            _ => None,
        };
        assert_eq!(piece, expected, "{code}");
        if let Some(piece) = piece {
            assert_eq!(Piece::from_code(piece.code()), Some(piece));
            assert!(piece.code() <= code, "{code}");
        }
    }
    for (code, piece) in (0..).zip(Piece::NAMED) {
        assert_eq!(piece.code(), code);
    }
}

#[test]
fn leapers_jump_as_far_as_they_are_asked_to() {
    for (m, n) in (-2..=18).flat_map(|m| (-2..=18).map(move |n| (m, n))) {
        let (jump, piece) = ((m.min(n), m.max(n)), Piece::leaper(m, n));
        match (jump, piece) {
            ((..0, _) | (_, 16..) | (0, 0), None) => {}
            ((0, 1), Some(Piece::Wazir)) | ((1, 2), Some(Piece::Knight)) => {}
            (_, Some(Piece::Leaper(leaper))) => {
                assert!(leaper.jump() == jump && ![(0, 1), (1, 2)].contains(&jump));
                assert_eq!(Piece::Leaper(leaper).code(), 256 + 16 * jump.0 + jump.1);
            }
            _ => panic!("{m} {n}: {piece:?}"),
        }
    }
}

#[test]
fn steps_of_a_king_are_its_moves() {
    for square in Square::all() {
        let from = Bitboard::of(square);
        let moves = moves(Piece::King, from, &Obstacles::NONE);
        assert_eq!(Bitboard(king_steps(from.0)), moves, "{square}");
    }
    assert_eq!(king_steps(!0), !0);
}
