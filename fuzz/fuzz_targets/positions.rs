//! Positions, and words that are none: reach against the rules, man by man and step by step.
#![no_main]

use chess_distance::{Bitboard, BoardSize, Grid, GridObstacles, GridSquares, Position, reach};
use libfuzzer_sys::fuzz_target;

#[path = "../../src/test_boards/oracle.rs"]
#[allow(dead_code)]
mod oracle;
#[path = "../../src/sides/reach/tests/rules.rs"]
mod rules;

#[derive(arbitrary::Arbitrary, Debug)]
struct Input {
    words: [u64; 9],
    /// What stands on each square, or the words as they are.
    men: Option<[u8; 64]>,
}

impl Input {
    fn position(&self) -> Position {
        if let Some(men) = &self.men {
            return placed(men, self.words[0]);
        }
        let [white, black, kings, queens, rooks, bishops, knights, pawns, en_passant] =
            self.words.map(Bitboard);
        Position { white, black, kings, queens, rooks, bishops, knights, pawns, en_passant }
    }
}

/// A king a side and whatever else has its place: more pawns than other men, since pawns lock
/// positions. The square of a pawn that has just advanced two, if it can be one.
fn placed(men: &[u8; 64], passed: u64) -> Position {
    let mut position = Position::default();
    let kings =
        [men[0] & 63, if men[1] & 63 == men[0] & 63 { (men[0] ^ 1) & 63 } else { men[1] & 63 }];
    for (square, &man) in (0..64).zip(men) {
        let one = Bitboard(1 << square);
        let is_king = kings.contains(&square);
        let set = match man >> 1 & 15 {
            _ if is_king => &mut position.kings,
            0..4 if (8..56).contains(&square) => &mut position.pawns,
            4 => &mut position.queens,
            5 => &mut position.rooks,
            6 => &mut position.bishops,
            7 => &mut position.knights,
            _ => continue,
        };
        *set |= one;
        let is_white = if is_king { square == kings[0] } else { man & 1 == 0 };
        *(if is_white { &mut position.white } else { &mut position.black }) |= one;
    }
    let with_passed = Position { en_passant: Bitboard(1 << (passed & 63)), ..position };
    if with_passed.check().is_ok() { with_passed } else { position }
}

fuzz_target!(|input: Input| {
    let (position, mut found) = (input.position(), [Bitboard::FULL; 64]);
    let Ok(fixed) = reach(&position, &mut found) else {
        assert!(input.men.is_none(), "{position:?}");
        return assert_eq!(found, [Bitboard::FULL; 64]);
    };
    assert_eq!((found, fixed), rules::slow_reach(&position), "{position:?}");
});
