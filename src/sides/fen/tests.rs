//! Texts read and written again, and every fault of a field.

use std::format;
use std::string::{String, ToString};

use super::*;
use crate::test_boards::assert_no_lost_text;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn read(text: &str) -> Result<Fen, FenError> {
    Fen::read(text.as_bytes())
}

/// The board again as text, by another way: square by square.
fn written(position: &Position) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut run = 0;
        for file in 0..8 {
            let bit = 1 << (8 * rank + file);
            let kinds = [
                (position.pawns, 'p'),
                (position.knights, 'n'),
                (position.bishops, 'b'),
                (position.rooks, 'r'),
                (position.queens, 'q'),
                (position.kings, 'k'),
            ];
            let Some((_, letter)) = kinds.into_iter().find(|(set, _)| set.0 & bit != 0) else {
                assert_eq!((position.white.0 | position.black.0) & bit, 0);
                run += 1;
                continue;
            };
            if run > 0 {
                text += &run.to_string();
                run = 0;
            }
            let white = position.white.0 & bit != 0;
            assert_ne!(white, position.black.0 & bit != 0);
            text.push(if white {
                letter.to_ascii_uppercase()
            } else {
                letter
            });
        }
        if run > 0 {
            text += &run.to_string();
        }
        text += if rank > 0 { "/" } else { "" };
    }
    text
}

#[test]
fn boards_read_and_written_are_the_same_text() {
    let mut random = fastrand::Rng::with_seed(81);
    for text in [
        START,
        "8/8/8/8/8/8/8/8",
        "k7/8/8/8/8/8/8/7K",
        "7k/P7/8/8/8/8/p7/K7",
    ] {
        assert_eq!(written(&read(text).expect(text).position), text);
    }
    for round in 0..2000 {
        let mut position = Position::default();
        for square in 0..64 {
            if random.u64(..64) < 1 + round % 64 {
                let bit = Bitboard(1 << square);
                let Position {
                    pawns,
                    knights,
                    bishops,
                    rooks,
                    queens,
                    kings,
                    ..
                } = &mut position;
                *[pawns, knights, bishops, rooks, queens, kings][random.usize(..6)] |= bit;
                let Position { white, black, .. } = &mut position;
                *[white, black][random.usize(..2)] |= bit;
            }
        }
        let text = written(&position);
        assert_eq!(read(&text).expect(&text).position, position, "{text}");
    }
}

#[test]
fn fields_may_be_missing() {
    let start = read(START).expect("a board");
    assert_eq!((start.to_move, start.castling), (Color::White, 0));
    assert_eq!(start.position.en_passant, Bitboard::EMPTY);
    let black = read(&format!("{START} b")).expect("a side");
    assert_eq!(
        black,
        Fen {
            to_move: Color::Black,
            ..start
        }
    );
    for (rights, bits) in [
        ("-", 0),
        ("K", 1),
        ("Qk", 6),
        ("qkQK", 15),
        ("KQkq", 15),
        ("q", 8),
    ] {
        let fen = read(&format!("  {START}\tb \n {rights} ")).expect(rights);
        assert_eq!(
            fen,
            Fen {
                castling: bits,
                ..black
            }
        );
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
    for board in [
        "",
        " ",
        "x",
        "8",
        "8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8/",
        "/8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/7",
        "8/8/8/8/8/8/8/9",
        "8/8/8/8/8/8/8/54",
        "8/8/8/8/8/8/8/0",
        "8/8/8/8//8/8/8",
        "8/8/8/8/8/8/8/pppppppp1",
        "8/8/8/8/8/8/8/ppppppppp",
        "8/8/8/8/8/8/8/7é",
        "8-8-8-8-8-8-8-8",
        "44444444444444444444",
        "8/8/8/8/8/8/8/8w",
    ] {
        assert_eq!(read(board), Err(FenError::Board), "{board}");
    }
    assert_eq!(Fen::read(&[b'8', 0, 255]), Err(FenError::Board));
    for side in ["x", "W", "-", "ww", "white"] {
        assert_eq!(read(&format!("{START} {side} x x")), Err(FenError::Side));
    }
    for rights in ["x", "KK", "--", "K-", "HAha", "KQkqK", "0"] {
        assert_eq!(
            read(&format!("{START} w {rights} x")),
            Err(FenError::Castling)
        );
    }
    for square in ["x", "e4", "e", "i3", "e33", "--", "E3", "3e"] {
        assert_eq!(
            read(&format!("{START} w - {square}")),
            Err(FenError::EnPassant)
        );
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
                let board: &[u8] = other
                    .trim_ascii()
                    .split(u8::is_ascii_whitespace)
                    .next()
                    .expect("a field");
                assert_eq!(written(&fen.position).as_bytes(), board);
            }
        }
    }
    for error in [
        FenError::Board,
        FenError::Side,
        FenError::Castling,
        FenError::EnPassant,
    ] {
        assert_no_lost_text(format_args!("{error}"));
    }
}
