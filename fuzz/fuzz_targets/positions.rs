//! Any nine words, valid positions or not, against properties of every reach.
#![no_main]

use chess_distance::{Bitboard, Position, Square, reach};
use libfuzzer_sys::fuzz_target;

/// The position turned upside down, with colors exchanged.
fn mirrored(set: Bitboard) -> Bitboard {
    Bitboard(set.0.swap_bytes())
}

fuzz_target!(|words: [u64; 9]| {
    let [
        white,
        black,
        kings,
        queens,
        rooks,
        bishops,
        knights,
        pawns,
        en_passant,
    ] = words.map(Bitboard);
    let position = Position {
        white,
        black,
        kings,
        queens,
        rooks,
        bishops,
        knights,
        pawns,
        en_passant,
    };
    let other_side = Position {
        white: mirrored(black),
        black: mirrored(white),
        kings: mirrored(kings),
        queens: mirrored(queens),
        rooks: mirrored(rooks),
        bishops: mirrored(bishops),
        knights: mirrored(knights),
        pawns: mirrored(pawns),
        en_passant: mirrored(en_passant),
    };
    let (mut found, mut mirror) = ([Bitboard::FULL; 64], [Bitboard::FULL; 64]);
    let fixed = reach(&position, &mut found);
    assert_eq!(reach(&other_side, &mut mirror), fixed);
    if fixed.is_err() {
        assert_eq!(found, [Bitboard::FULL; 64]);
        return;
    }
    for square in Square::all() {
        let index = square.index();
        assert_eq!(mirrored(found[index]), mirror[index ^ 56]);
        assert_eq!(
            found[index].contains(square),
            (white | black).contains(square)
        );
        assert_eq!(found[index].is_empty(), !(white | black).contains(square));
    }
});
