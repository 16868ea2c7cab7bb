//! Which rows are done in registers, and in which. What they say is compared with a search of each
//! row in the tests of `columns`.

use super::*;
use crate::{Columns, Piece, Territories};

#[test]
fn rows_fill_two_registers() {
    for cpu in Cpu::available() {
        let filled = |rows| std::format!("{:?}", widest_for(cpu, rows));
        let name = std::format!("{cpu:?}");
        let smaller = match cpu {
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx512(proof) => std::format!("{:?}", Cpu::Avx2(proof.avx2())),
            _ => name.clone(),
        };
        let plain = std::format!("{:?}", Cpu::Plain);
        assert_eq!([filled(4), filled(7)], [plain.clone(), plain]);
        assert_eq!([filled(8), filled(15)], [smaller.clone(), smaller]);
        assert_eq!([filled(16), filled(1000)], [name.clone(), name]);
    }
}

#[test]
fn rows_of_known_pieces_are_done_in_registers_unless_they_are_few() {
    use Piece::{BlackPawn, King, Queen, Rook, WhitePawn};
    static SETS: [Bitboard; 40] = [Bitboard(1); 40];
    for (cpu, rows) in Cpu::available().flat_map(|cpu| (0..40_usize).map(move |rows| (cpu, rows))) {
        for (first, second) in [(King, Queen), (King, WhitePawn), (BlackPawn, Rook)] {
            let sides = [first, second].map(|piece| {
                let boards = Columns { own: Some(&SETS), ..Columns::EMPTY };
                Side { piece, sets: &SETS, boards }
            });
            for sides in [&sides[..1], &sides] {
                let known = |side: &Side<'_>| Motion::of(side.piece).is_some();
                let expected = if rows >= 4 && sides.iter().all(known) { rows } else { 0 };
                let found = in_registers(cpu, sides, &mut Output::Maps(&mut [[0; 64]; 40]), rows);
                assert_eq!(found, expected, "{cpu:?} {first:?} {rows}");
            }
        }
    }
}

/// Nothing is written past the end of a column, and nothing without a side.
#[test]
fn one_row_where_there_is_none() {
    static SETS: [Bitboard; 2] = [Bitboard(1); 2];
    let king = Side { piece: Piece::King, sets: &SETS, boards: Columns::EMPTY };
    let written = |sides: &[Side<'_>], row: usize| {
        let (mut maps, mut paths, mut tied) = ([[99; 64]; 2], [99; 2], [Bitboard(99); 2]);
        let mut territories = Territories { tied: Some(&mut tied[..1]), ..Territories::default() };
        for mut output in [
            Output::Maps(&mut maps[..1]),
            Output::Paths(&SETS, &mut paths[..1]),
            Output::Territories(&mut territories),
        ] {
            one_row(Cpu::Plain, sides, &mut output, row);
        }
        assert_eq!((maps[1], paths[1], tied[1]), ([99; 64], 99, Bitboard(99)));
        [maps[0] != [99; 64], paths[0] != 99, tied[0] != Bitboard(99)]
    };
    assert_eq!(written(&[king; 2], 0), [true; 3]);
    assert_eq!(written(&[king; 2], 1), [false; 3]);
    assert_eq!(written(&[], 0), [false; 3]);
}
