//! Texts read and written again, and every fault of a field.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use super::*;
use crate::test_boards::random_set;
use crate::{ColumnsError, PositionColumns, read_fens};

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

/// What stands in files beside the four fields of the standard.
#[test]
fn forms_of_files() {
    let start = read(&format!("{START} w KQkq -")).expect("the standard's form");
    let same = [
        "\u{feff}START w KQkq -",
        "\u{feff} START w KQkq -; x",
        "START\x0cw KQkq",
        "START w KQkq;x e9",
        "START w KQkq ;e3",
        "START w HAha -",
        "START w HKQakq -",
        "START w KQkqABCDFGHabcdfgh",
        "START w KQkqEe -",
        "START[] w KQkq -",
        "START[-] w KQkq -",
        "START[PpKk] w KQkq -",
        "START[HEhezZ] w KQkq -",
        "START/ w KQkq -",
        "START/QqNnn w KQkq -",
        "ST~AR~T~ w KQkq -",
    ];
    let promoted =
        START.replace('q', "q~").replace('P', "P~").replace('p', "p~").replace('R', "R~");
    for text in same {
        let text = text.replace("ST~AR~T~", &promoted).replace("START", START);
        assert_eq!(read(&text), Ok(start), "{text}");
    }
    for end in [";", "; w x x", " ;x", " w;b", " w -;", " w ; KQ"] {
        let fen = read(&format!("{START}{end}")).expect(end);
        let expected = Fen { castling: 0, ..start };
        assert_eq!(fen, expected, "{end}");
    }
    let latin = Fen::read(b"8/8/8/8/8/8/8/8 w - - c0 \"caf\xe9\";");
    assert_eq!(latin.map(|fen| fen.castling), Ok(0));
    assert_eq!(read("44/2123/8/11111111/8/8/8/8").map(|fen| fen.castling), Ok(0));
}

/// XBoard's way for games without castling and en passant.
#[test]
fn numbers_end_a_position() {
    let black = Fen { to_move: Color::Black, ..read(START).expect("a board") };
    for rest in ["0 1", "0", "12 e9", "0 e3", "- 0 1", "- 99 x", "0;x", "- 0;"] {
        assert_eq!(read(&format!("{START} b {rest}")), Ok(black), "{rest}");
    }
    let castles = read(&format!("{START} b Kq 0 1"));
    assert_eq!(castles, Ok(Fen { castling: 9, ..black }));
}

#[test]
fn en_passant_may_be_the_square_of_the_pawn() {
    for file in 'a'..='h' {
        for (side, behind, pawn) in [("w", 6, 5), ("b", 3, 4)] {
            let read = |rank| read(&format!("{START} {side} - {file}{rank}"));
            assert!(read(behind).is_ok());
            assert_eq!(read(pawn), read(behind), "{side} {file}{pawn}");
        }
    }
}

#[test]
fn a_file_sets_the_right_on_its_side_of_the_king() {
    let castling =
        |board: &str, rights: &str| read(&format!("{board} w {rights}")).expect(rights).castling;
    for king in 0..8 {
        let rank = format!("{}K{}", "1".repeat(king), "1".repeat(7 - king));
        let black = rank.to_lowercase();
        // A second king nearer to the h-file, one on another rank, and one of the other color on the
        // same rank change nothing.
        let more = format!("{}{}", &rank[..king + 1], "K".repeat(7 - king));
        let other = rank.replace('1', "k");
        for file in 0..8 {
            let letter = char::from(b'A' + file as u8).to_string();
            let right = u8::from(file > king) + 2 * u8::from(file < king);
            for white in [&rank, &more, &other] {
                let board = format!("8/8/8/8/8/8/K6K/{white}");
                assert_eq!(castling(&board, &letter), right, "{board} {letter}");
                assert_eq!(castling(&board, &letter.to_lowercase()), 0);
            }
            let board = format!("{black}/8/8/8/8/8/k6k/8");
            assert_eq!(castling(&board, &letter.to_lowercase()), right << 2, "{board} {letter}");
            assert_eq!(castling(&board, &letter), 0);
        }
    }
}

#[test]
fn the_first_bad_field_is_named() {
    // The ranks before the last one; what stands there is the fault.
    const SEVEN: &str = "8/8/8/8/8/8/8/";
    let ranks = [
        "", "8/8", "8//", "8/-", "8[", "8[P", "8[P]8", "8[P]/", "8[P1]", "8[P-]", "8[--]", "8]",
        "8~", "7~", "7Q~~", "~8", "8[~]", "8/x", "8[Q~]", "8/Q~", "8/[P]", "8[;]", "7[P]", "7;",
        "7", "9", "54", "0", "7é", "8w",
    ];
    for rank in ranks.into_iter().chain(["pppppppp1", "ppppppppp"]) {
        let board = format!("{SEVEN}{rank}");
        assert_eq!(read(&board), Err(FenError::Board), "{board}");
    }
    let others = [
        "",
        " ",
        "x",
        ";",
        "8",
        " \u{feff}8/8/8/8/8/8/8/8",
        "\u{feff}\u{feff}8/8/8/8/8/8/8/8",
        "\u{feff}",
        "8/8/8/8/8/8/8[P]/8",
        "8/8/8/8/8/8/8;/8",
        "8\x0b/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8",
        "/8/8/8/8/8/8/8/8",
        "8/8/8/8//8/8/8",
    ];
    for board in others.into_iter().chain(["8-8-8-8-8-8-8-8", "44444444444444444444"]) {
        assert_eq!(read(board), Err(FenError::Board), "{board}");
    }
    assert_eq!(Fen::read(&[b'8', 0, 255]), Err(FenError::Board));
    for side in ["x", "W", "-", "ww", "white"] {
        assert_eq!(read(&format!("{START} {side} x x")), Err(FenError::Side));
    }
    for rights in
        ["x", "KK", "--", "K-", "HH", "HAhah", "I", "i", "KQkqK", "0K", "HAhaKQkqH", "K\x0bQ"]
    {
        let fen = read(&format!("{START} w {rights} x"));
        assert_eq!(fen, Err(FenError::Castling));
    }
    for square in ["x", "e", "i3", "e33", "--", "E3", "3e", "e3x", "-e3", "e2", "e7", "0x"] {
        for side in ["w", "b"] {
            let fen = read(&format!("{START} {side} - {square}"));
            assert_eq!(fen, Err(FenError::EnPassant));
        }
    }
    // The square of a pawn of the side to move.
    for fields in ["w - e4", "b - e5"] {
        assert_eq!(read(&format!("{START} {fields}")), Err(FenError::EnPassant));
    }
    // There is no such rule for the side to move.
    assert_eq!(read(&format!("{START} 0 1")), Err(FenError::Side));
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
                let board =
                    other.trim_ascii().split(|b| *b == b';' || b.is_ascii_whitespace()).next();
                assert_eq!(Some(written(fen.position).as_bytes()), board);
            }
        }
    }
}

#[test]
fn columns_have_each_row_or_zeros() {
    let texts = [START, "x", "4k3/8/8/3pP3/8/8/8/4K3 w q d6", "", "8/8/8/8/8/8/8/8 b KQ"];
    let rows = || texts.into_iter().map(str::as_bytes);
    for wanted in 0..1 << 10 {
        let is_wanted = |column: usize| wanted >> column & 1 != 0;
        let (mut sets, mut state, mut faults) = ([[Bitboard::FULL; 5]; 9], [255; 5], [255; 5]);
        let mut columns = PositionColumns::default();
        for (at, set) in sets.iter_mut().enumerate() {
            columns.sets[at] = is_wanted(at).then_some(set);
        }
        columns.state = is_wanted(9).then_some(&mut state);
        assert_eq!(read_fens(rows(), &mut columns, &mut faults), Ok(2));
        assert_eq!(faults, [0, 1, 0, 1, 0]);
        for (row, text) in texts.into_iter().enumerate() {
            let fen = read(text).ok();
            let expected = fen.map_or([Bitboard::EMPTY; 9], |fen| fen.position.sets());
            assert_eq!(expected[0].0, [0xffff, 0, 0x10_0000_0010, 0, 0][row]);
            let bits = fen.map_or(0, |fen| 2 * fen.castling + (fen.to_move == Color::Black) as u8);
            for at in 0..9 {
                let set = if is_wanted(at) { expected[at] } else { Bitboard::FULL };
                assert_eq!(sets[at][row], set);
            }
            assert_eq!(state[row], if is_wanted(9) { bits } else { 255 });
        }
    }
    let wrong = Err(ColumnsError { expected: 5, found: 4 });
    let (mut sets, mut state, mut faults) = ([Bitboard::FULL; 4], [255; 4], [255; 5]);
    assert_eq!(read_fens(rows(), &mut PositionColumns::default(), &mut faults[..4]), wrong);
    let mut columns = PositionColumns { state: Some(&mut state), ..Default::default() };
    assert_eq!(read_fens(rows(), &mut columns, &mut faults), wrong);
    columns = PositionColumns::default();
    columns.sets[8] = Some(&mut sets);
    assert_eq!(read_fens(rows(), &mut columns, &mut faults), wrong);
    assert_eq!((faults, state, sets), ([255; 5], [255; 4], [Bitboard::FULL; 4]));
}
