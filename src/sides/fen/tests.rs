//! Texts read and written again, and every fault of a field.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use super::*;
use crate::test_boards::{assert_no_lost_text, random_set};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn read(text: &str) -> Result<Fen, FenError> {
    Fen::read(text.as_bytes())
}

fn kinds(position: &mut Position) -> [&mut Bitboard; 6] {
    let Position { pawns, knights, bishops, rooks, queens, kings, .. } = position;
    [pawns, knights, bishops, rooks, queens, kings]
}

/// The board again as text, by another way: each square is one letter or one digit, and digits
/// side by side are added.
fn written(mut position: Position) -> String {
    let mut letters = [[b'1'; 8]; 8];
    let (white, black) = (position.white, position.black);
    let sets = kinds(&mut position).map(|set| *set);
    let all = sets.iter().fold(Bitboard::EMPTY, |all, set| all | *set);
    assert_eq!((all, white & black), (white | black, Bitboard::EMPTY));
    for (set, letter) in sets.into_iter().zip(*b"pnbrqk") {
        for square in set {
            let at = &mut letters[7 - square.index() / 8][square.index() % 8];
            let upper = white.contains(square);
            *at = if upper { letter.to_ascii_uppercase() } else { letter };
        }
    }
    let ranks = letters.into_iter().map(|rank| String::from_utf8(rank.into()).expect("letters"));
    let mut text = ranks.collect::<Vec<_>>().join("/");
    for run in (2..=8).rev() {
        text = text.replace(&"1".repeat(run), &run.to_string());
    }
    text
}

#[test]
fn boards_read_and_written_are_the_same_text() {
    let mut random = fastrand::Rng::with_seed(81);
    for text in [START, "8/8/8/8/8/8/8/8", "7k/P7/8/8/8/8/p7/K7"] {
        assert_eq!(written(read(text).expect(text).position), text);
    }
    for round in 0..2000 {
        let mut position = Position::default();
        for square in random_set(&mut random, 1 + round % 64).into_iter().map(Bitboard::of) {
            *kinds(&mut position)[random.usize(..6)] |= square;
            let colors = [&mut position.white, &mut position.black];
            *colors[random.usize(..2)] |= square;
        }
        let text = written(position);
        assert_eq!(read(&text).expect(&text).position, position, "{text}");
    }
}

#[test]
fn fields_may_be_missing() {
    let start = read(START).expect("a board");
    assert_eq!((start.to_move, start.castling), (Color::White, 0));
    assert_eq!(start.position.en_passant, Bitboard::EMPTY);
    let mut black = read(&format!("{START} b")).expect("a side");
    let found = (black.to_move, black.position);
    assert_eq!(found, (Color::Black, start.position));
    for (rights, bits) in [("-", 0), ("K", 1), ("Qk", 6), ("qkQK", 15), ("KQkq", 15), ("q", 8)] {
        black.castling = bits;
        let fen = read(&format!("  {START}\tb \n {rights} "));
        assert_eq!(fen, Ok(black), "{rights}");
    }
    for (square, bit) in [("a3", 16), ("h3", 23), ("a6", 40), ("e6", 44), ("h6", 47)] {
        for rest in ["", " 3 17", " bm e4; id \"x\";", "\r\n"] {
            let fen = read(&format!("{START} w - {square}{rest}")).expect(square);
            assert_eq!(fen.position.en_passant, Bitboard(1 << bit));
        }
    }
}

#[test]
fn the_first_bad_field_is_named() {
    // The ranks before the last one; what stands there is the fault.
    const SEVEN: &str = "8/8/8/8/8/8/8/";
    for rank in ["", "8/8", "8/", "7", "9", "54", "0", "pppppppp1", "ppppppppp", "7é", "8w"] {
        let board = format!("{SEVEN}{rank}");
        assert_eq!(read(&board), Err(FenError::Board), "{board}");
    }
    let others = ["", " ", "x", "8", "8/8/8/8/8/8/8", "/8/8/8/8/8/8/8/8", "8/8/8/8//8/8/8"];
    for board in others.into_iter().chain(["8-8-8-8-8-8-8-8", "44444444444444444444"]) {
        assert_eq!(read(board), Err(FenError::Board), "{board}");
    }
    assert_eq!(Fen::read(&[b'8', 0, 255]), Err(FenError::Board));
    for side in ["x", "W", "-", "ww", "white"] {
        assert_eq!(read(&format!("{START} {side} x x")), Err(FenError::Side));
    }
    for rights in ["x", "KK", "--", "K-", "HAha", "KQkqK", "0"] {
        let fen = read(&format!("{START} w {rights} x"));
        assert_eq!(fen, Err(FenError::Castling));
    }
    for square in ["x", "e4", "e", "i3", "e33", "--", "E3", "3e"] {
        let fen = read(&format!("{START} w - {square}"));
        assert_eq!(fen, Err(FenError::EnPassant));
    }
}

/// Every text with one byte changed, removed or doubled: an answer, no panic; and what is read
/// is written as the board of the text.
#[test]
fn texts_with_a_fault() {
    let text = format!("{START} w KQkq e3 0 1").into_bytes();
    for at in 0..text.len() {
        for byte in 0..=255 {
            let mut other = text.clone();
            other[at] = byte;
            if let Ok(fen) = Fen::read(&other) {
                let board = other.trim_ascii().split(u8::is_ascii_whitespace).next();
                assert_eq!(Some(written(fen.position).as_bytes()), board);
            }
        }
    }
    use FenError::{Board, Castling, EnPassant, Side};
    for error in [Board, Side, Castling, EnPassant] {
        assert_no_lost_text(format_args!("{error}"));
    }
}
