//! Boards of any size against the oracle, texts of pieces, and sets of squares.

use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use super::piece::Step;
use super::piece::forged;
use super::*;
use crate::test_boards::for_each_cpu;
use crate::test_boards::oracle::{Moves, NO_WAY, Oracle, bytes, largest, set_of};
use crate::{BoardSize, Color, GridSquares, GridTerritory, NONE};

mod floods;
mod properties;
mod shapes;

fn size(files: i32, ranks: i32) -> BoardSize {
    BoardSize::new(files, ranks).expect("a size")
}

fn piece(betza: &str) -> GridPiece {
    GridPiece::new(betza, Color::White).expect(betza)
}

fn set(random: &mut fastrand::Rng, eighths: u8) -> GridSquares {
    set_of((0..=255).filter(|_| random.u8(..8) < eighths))
}

#[test]
fn structures_that_are_no_board() {
    let board = Grid::new(size(9, 10));
    for (files, ranks) in [(false, false), (true, false), (false, true), (true, true)] {
        let grid = board.wrapping(files, ranks);
        assert!(grid.is_valid());
        assert_eq!((grid.wraps_files(), grid.wraps_ranks()), (files, ranks));
    }
    for (files, ranks, wrap, reserved) in
        [(9, 10, -1, 0), (9, 10, 4, 0), (9, 10, 8, 0), (17, 10, 0, 0), (9, 0, 0, 0), (9, 10, 0, 1)]
    {
        let (holes, first) = (board.holes, board.first);
        let grid = Grid { files, ranks, wrap, reserved, holes, first };
        assert!(!grid.is_valid(), "{grid:?}");
    }
}

const LETTERS: &str = "WFDNAHLCJZGKRBQmceinpgfblrvsh0123456789";

/// How many of them are pieces. `WW1` and its kind are not: the second letter ends the part.
const PIECES: usize = 21_031;

/// A board on which every leap of a letter has room, and every way finds something in its way.
fn board() -> (Grid, GridObstacles) {
    // By file and rank.
    let squares = |at: &[(u8, u8)]| set_of(at.iter().map(|(file, rank)| 9 * rank + file));
    let grid = Grid {
        holes: squares(&[(4, 8), (2, 3)]),
        first: squares(&[(4, 4)]),
        ..Grid::new(size(9, 10)).wrapping(true, false)
    };
    let obstacles = GridObstacles {
        own: squares(&[(6, 4), (1, 1), (5, 5), (4, 1)]),
        enemy: squares(&[(4, 5), (8, 4), (3, 2), (7, 7), (3, 7)]),
        avoid: squares(&[(3, 4), (6, 5), (2, 6)]),
        stop: GridSquares::EMPTY,
    };
    (grid, obstacles)
}

/// The texts of up to three letters, pieces or not.
fn texts() -> impl Iterator<Item = String> {
    let letter =
        |text: usize, at: u32| LETTERS.as_bytes()[text / LETTERS.len().pow(at) % LETTERS.len()];
    (0..=3).flat_map(move |length| {
        let of = move |text| (0..length).map(|at| char::from(letter(text, at))).collect();
        (0..LETTERS.len().pow(length)).map(of)
    })
}

/// The moves of every text of up to three letters that is a piece, among obstacles.
#[test]
fn every_text_of_three_letters_moves_as_by_explicit_moves() {
    let (grid, obstacles) = board();
    let mut pieces = 0;
    for text in texts() {
        for color in [Color::White, Color::Black] {
            let Ok(piece) = GridPiece::new(&text, color) else {
                continue;
            };
            pieces += 1;
            let moves = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
            let oracle = Oracle::new(&text, color == Color::Black, &grid, &obstacles);
            // A square of `first`, and one that is not.
            for from in [9 * 4 + 4, 9 * 5 + 3] {
                let found = moves.moves(&GridSquares::of(from));
                assert_eq!(found, oracle.moves(from), "{text} {color:?} {from}");
            }
        }
    }
    assert_eq!(pieces, 2 * PIECES);
}

fn steps(betza: &str) -> Vec<Step> {
    let piece = piece(betza);
    (0..piece.count()).map(|at| piece.step(at)).collect()
}

#[test]
fn texts_that_mean_the_same() {
    let same = "
        WF=K FW=K RB=Q WW=R FF=B KK=Q RR=R WWFF=Q N1=N N0=NN N00=NN N03=N3 NNN=NNN1 K2=W2F2
        Q2=R2B2 WW=R0 (2,1)=N (1,02)=N C=L J=Z (0,1)=W (3,3)=G mcN=N ecemN=N emN=mN nW=W
        nK=K nR=R nNN=NN nN1=N gR3=gW gR=gR7 pW=pR pN=pNN pN0=pN fsW=fWsW fsR=fRsR fsD=fDsD
        sfW=fsW hfW=hhWfW fs(0,3)=fsH fF=frFflF vN=fbN ffN=rflfN KN=NK WWW=RW sfF= hK= hN=
        fNfN=fN iiN=iN mmN=mN fefW=fW vNsN=N hrNhlN=N";
    let same = same.split_whitespace().map(|pair| pair.split_once('='));
    for (one, other) in same.map(|pair| pair.expect("two texts")) {
        // A single h, sf, hf, vr, vl and hs stand in no row.
        assert_eq!(piece(one), piece(other), "{one} {other}");
    }
    let others = [("N", "NN"), ("nN", "N"), ("pR2", "pR"), ("fsK", "fsWfsF"), ("mN", "N")];
    for (one, other) in others {
        assert_ne!(piece(one), piece(other), "{one} {other}");
    }
    assert_eq!(piece(""), piece("hsN"));
    assert_eq!(steps(""), []);
    assert_eq!(steps("fsK").len(), 4);
    // Once without taking and once with it, ahead and back.
    assert_eq!(steps("mvWcvW").len(), 4);
    // Letters of directions combine only side by side.
    assert_eq!(steps("frmN").len(), 1);
    assert_eq!(steps("fmrN").len(), 4);
}

/// What programs write beside moves: castling, drops, and the end of a line.
#[test]
fn parts_that_no_distance_needs_are_skipped() {
    let same = [
        ("KisO2", "K"),
        ("KO2", "K"),
        ("KisjO2", "K"),
        ("KilO2rO3", "K"),
        ("isO2K", "K"),
        ("nngpOOO12N", "N"),
        ("R@8", "R"),
        ("Bs@8", "B"),
        ("fWf@8", "fW"),
        ("fmWfceFifmnDj@7", "fmWfceFifmnD"),
        ("mRcpR@", "mRcpR"),
        ("N@R", "N"),
        ("nN \t\r\n", "nN"),
        ("KisO2R@8 \r\n", "KR"),
        ("O", ""),
        ("jqtyzaoO2@9", ""),
        (" ", ""),
        ("@", ""),
        ("fm@8", ""),
    ];
    for (text, moves) in same {
        assert!(GridPiece::is_valid(text.as_bytes()), "{text:?}");
        assert_eq!(piece(text), piece(moves), "{text:?}");
    }
    // The limit is that of the whole text.
    assert!(GridPiece::is_valid(&[b' '; 4095]) && !GridPiece::is_valid(&[b' '; 4096]));
}

#[test]
fn texts_that_are_no_piece() {
    let none = [
        "X", "k", "w", "n", "m", "e", "Nf", "Wi", "nnN", "ngN", "ppR", "pgR", "nfnN", "N123",
        "RR7", "N1N2N333", "(16,1)", "(1,16)", "(0,0)", "(00,0)", "(100,1)", "(1,001)", "(1,2",
        "(1;2)", "(1,)", "(,1)", "(-1,2)", "( 1,2)", "()", "(", "N N", " N", "N\u{e9}", "N\u{b}",
        "7", "7N", "(1,2)(", "(1,2)123", "yN", "jN", "oR", "aK", "qN", "zB", "tR", "xK", "M", "N-",
        "N+",
    ];
    let beside_castling = ["O123", "xO", "mNjO2m", "W j@8", "x@8", "mW x@8", "7O", "WO-O", "nnNO2"];
    for text in none.into_iter().chain(beside_castling) {
        assert!(!GridPiece::is_valid(text.as_bytes()), "{text}");
        for color in [Color::White, Color::Black] {
            assert!(GridPiece::new(text, color).is_err(), "{text}");
        }
    }
}

#[test]
fn a_text_has_at_most_4095_bytes_and_250_steps() {
    assert_eq!(piece(&"W".repeat(4095)), piece("RW"));
    assert!(GridPiece::new(&"W".repeat(4096), Color::White).is_err());
    // 31 leaps of eight steps, and one leap of two.
    let leaps: Vec<_> = (1..15).flat_map(|m| (m + 1..=15).map(move |n| (m, n))).collect();
    let text: std::string::String =
        leaps[..31].iter().map(|(m, n)| std::format!("({m},{n})")).collect();
    assert_eq!(steps(&text).len(), 248);
    assert_eq!(steps(&(text.clone() + "fW" + &text + "bWfW")).len(), 250);
    assert!(GridPiece::new(&(text + "fsW"), Color::White).is_err());
}

#[test]
fn black_is_white_turned_by_180_degrees() {
    let turned = |betza| GridPiece::new(betza, Color::Black).expect(betza);
    let texts = [("fW", "bW"), ("frN", "blN"), ("hlN", "hlN"), ("lfF", "rbF"), ("K", "K")];
    for (one, other) in texts {
        assert_eq!(turned(one), piece(other), "{one} {other}");
    }
}

/// Words are kept in files: a change of them needs another mark.
#[test]
fn words_stay_as_they_are() {
    assert!(GridPiece::is_valid(b"ihlpR7nN"));
    let piece = piece("ihlpR7nN");
    let [mark, count, sum, first, ..] = *piece.words();
    assert_eq!(mark.to_le_bytes(), *b"Betza v1");
    assert_eq!(count, 9);
    assert_eq!((sum, first), (0x798d_e7d8_ae46_6299, 0x0d00_0e11_0d00_0e0f));
}

#[test]
fn words_that_are_no_piece() {
    let horse = piece("nNR2mfW");
    assert_eq!(GridPiece::from_words(horse.words()), Some(horse.clone()));
    assert_eq!(GridPiece::from_words(&[0; 128]), None);
    assert_eq!(GridPiece::from_words(&[!0; 128]), None);
    // Every bit: of the header, of the steps, and of the room behind them; with many steps and few,
    // and with 122, behind which there are exactly as many words as one comparison reads.
    let pieces = [&horse, &piece("K"), &piece("mRcpR"), &piece("")].map(|piece| *piece.words());
    let pieces = pieces.into_iter().chain([forged(122, &[7; 125])]);
    for_each_cpu(|_| {
        for piece in pieces.clone() {
            for word in 0..128 {
                for bit in 0..64 {
                    let mut words = piece;
                    words[word] ^= 1 << bit;
                    assert_eq!(GridPiece::from_words(&words), None, "{word} {bit}");
                }
            }
        }
    });
}

/// Words that pass for a piece by their checksum, on purpose: an answer, and no panic.
#[test]
fn forged_steps_move() {
    let mut random = fastrand::Rng::with_seed(4);
    for round in 0..3000 {
        let mut steps = [0; 125];
        steps.fill_with(|| random.u64(..));
        let words = forged(random.u64(..=250), &steps);
        let piece = GridPiece::from_words(&words).expect("the checksum is right");
        let grid = Grid::new(size(5, 7)).wrapping(round % 2 == 0, round % 3 == 0);
        let obstacles = GridObstacles::NONE;
        let moves = Mobility { piece: &piece, grid: &grid, obstacles: &obstacles };
        let mut map = [0; 35];
        moves.map(&GridSquares::of(3), &mut map).expect("the size");
        moves.map_to(&GridSquares::of(3), &mut map).expect("the size");
    }
}
