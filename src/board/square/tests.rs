//! Squares by index, by file and rank, and by name.

use std::format;
use std::string::{String, ToString};

use super::*;

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
    let sentence = "a square is a file letter a to h and a rank digit 1 to 8, like e4";
    assert_eq!(ParseSquareError.to_string(), sentence);
}

#[test]
fn constants_are_the_squares_of_their_names() {
    let known = [
        (Square::A1, "a1"),
        (Square::E1, "e1"),
        (Square::H1, "h1"),
        (Square::A2, "a2"),
        (Square::C5, "c5"),
        (Square::A8, "a8"),
        (Square::H8, "h8"),
    ];
    for (square, name) in known {
        assert_eq!(name.parse(), Ok(square));
    }
}
