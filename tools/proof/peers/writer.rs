//! Plays games, one a line as moves in UCI's notation, with the chess crates, and prints the FENs that
//! they write after the last move: the program, the form, the line's number, the FEN.

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use shakmaty::{EnPassantMode, Position, fen::Epd, fen::Fen, uci::UciMove};

fn shakmaty(game: &str) -> Vec<(&'static str, String)> {
    let mut position = shakmaty::Chess::default();
    for text in game.split_whitespace() {
        let one: UciMove = text.parse().expect("UCI");
        let one = one.to_move(&position).expect("legal");
        position = position.play(one).expect("legal");
    }
    let fen = |mode| Fen::from_position(&position, mode).to_string();
    vec![
        ("Fen, EnPassantMode::Legal", fen(EnPassantMode::Legal)),
        ("Fen, EnPassantMode::Always", fen(EnPassantMode::Always)),
        ("Epd", Epd::from_position(&position, EnPassantMode::Legal).to_string()),
    ]
}

fn cozy_chess(game: &str) -> Vec<(&'static str, String)> {
    let mut board = cozy_chess::Board::default();
    for text in game.split_whitespace() {
        board.play(cozy_chess::util::parse_uci_move(&board, text).expect("UCI"));
    }
    vec![("Display", board.to_string()), ("Display, alternate (Shredder)", format!("{board:#}"))]
}

fn chess(game: &str) -> Vec<(&'static str, String)> {
    let mut board = chess::Board::default();
    for text in game.split_whitespace() {
        board = board.make_move_new(chess::ChessMove::from_str(text).expect("UCI"));
    }
    vec![("Display", board.to_string())]
}

fn pleco(game: &str) -> Vec<(&'static str, String)> {
    let mut board = pleco::Board::start_pos();
    for text in game.split_whitespace() {
        assert!(board.apply_uci_move(text), "{text}");
    }
    vec![("fen", board.fen())]
}

fn main() {
    let mut out = io::stdout().lock();
    // Pleco's tables are 0 until something has made them.
    let helper = pleco::Helper::new();
    for a in 0..64u32 {
        for b in 0..64u32 {
            let (one, other) = (shakmaty::Square::new(a), shakmaty::Square::new(b));
            let (p, q) = (pleco::SQ(a as u8), pleco::SQ(b as u8));
            writeln!(out, "distance\tshakmaty\t{a}\t{b}\t{}", one.distance(other)).unwrap();
            writeln!(out, "distance\tpleco\t{a}\t{b}\t{}", helper.distance_of_sqs(p, q)).unwrap();
        }
    }
    for (number, game) in io::stdin().lock().lines().enumerate() {
        let game = game.unwrap();
        for (name, forms) in [
            ("shakmaty", shakmaty(&game)),
            ("cozy-chess", cozy_chess(&game)),
            ("chess", chess(&game)),
            ("pleco", pleco(&game)),
        ] {
            for (form, fen) in forms {
                writeln!(out, "{name}\t{form}\t{number}\t{fen}").unwrap();
            }
        }
    }
}
