//! The registers of every instruction set against single squares.

use super::*;
use crate::cpu::Isa;
use crate::cpu::tests::check_every_isa;
use crate::grid::map::write_map;
use crate::test_boards::one_of;

type Board = [[bool; 16]; 16];

fn of<I: Isa>(isa: I, board: &Board) -> Ranks<I> {
    let mut words = [0; 4];
    for (at, square) in board.as_flattened().iter().enumerate() {
        words[at / 64] |= u64::from(*square) << (at % 64);
    }
    Ranks::<I>::new(isa, words)
}

fn board<I: Isa>(set: Ranks<I>) -> Board {
    let words = set.words();
    core::array::from_fn(|rank| {
        core::array::from_fn(|file| words[rank / 4] >> (rank % 4 * 16 + file) & 1 != 0)
    })
}

/// The board from which a square has come that far; `false` beside it.
fn moved(from: &Board, files: i32, ranks: i32) -> Board {
    let come = |to: usize, by: i32| usize::try_from(to as i32 - by).ok();
    core::array::from_fn(|rank| {
        core::array::from_fn(|file| {
            let (Some(rank), Some(file)) = (come(rank, ranks), come(file, files)) else {
                return false;
            };
            from.get(rank).and_then(|rank| rank.get(file)) == Some(&true)
        })
    })
}

fn check<I: Isa>(isa: I) {
    // Wider registers than those of a board are not used.
    if I::PARTS == 1 {
        return;
    }
    let mut random = fastrand::Rng::with_seed(9);
    let mut any = |one_in: u32| -> Board {
        core::array::from_fn(|_| core::array::from_fn(|_| random.u32(..one_in) == 0))
    };
    for one_in in one_of(4, [2, 1, 40, 2000].into_iter()) {
        let (one, other) = (any(one_in), any(2));
        let (a, b) = (of(isa, &one), of(isa, &other));
        let both = |each: fn(bool, bool) -> bool| -> Board {
            core::array::from_fn(|rank| {
                core::array::from_fn(|file| each(one[rank][file], other[rank][file]))
            })
        };
        assert_eq!(board(a.and(b)), both(|a, b| a & b));
        assert_eq!(board(a.or(b)), both(|a, b| a | b));
        assert_eq!(board(a.without(b)), both(|a, b| a & !b));
        assert_eq!(a.is_empty(), !one.as_flattened().contains(&true));
        for by in one_of(5, 0..=16) {
            if by < 16 {
                assert_eq!(board(a.east(by as u32)), moved(&one, by, 0), "{by}");
                assert_eq!(board(a.west(by as u32)), moved(&one, -by, 0), "{by}");
            }
            assert_eq!(board(a.north(by)), moved(&one, 0, by), "{by}");
            assert_eq!(board(a.north(-by)), moved(&one, 0, -by), "{by}");
        }
        for files in one_of(7, 1..=16) {
            let squares = a.words();
            let spread = board(Ranks::<I>::spread(isa, &squares, files as u32));
            for (at, square) in one.as_flattened().iter().enumerate() {
                let (rank, file) = (at / files, at % files);
                if rank < 16 {
                    assert_eq!(spread[rank][file], *square, "{files} {at}");
                }
            }
            assert!(spread.iter().all(|rank| !rank[files..].contains(&true)));
            let gathered = of(isa, &spread).gather(files as u32);
            assert_eq!(gathered, of(isa, &spread).gather_inline(files as u32));
            let found = Ranks::<I>::spread(isa, &gathered, files as u32).words();
            assert_eq!(found, of(isa, &spread).words());
            for at in 0..16 * files {
                let found = gathered[at / 64] >> (at % 64) & 1 != 0;
                assert_eq!(found, one.as_flattened()[at]);
            }
        }
    }
    // Two words that are alike.
    for at in 0..3 {
        let mut squares = [0; 4];
        squares[at] = 1;
        squares[at + 1] = 1;
        assert!(!Ranks::<I>::spread(isa, &squares, 16).is_empty(), "{at}");
    }
    check_bytes(isa, &mut random);
}

/// Bytes of four planes and of eight, on boards of all widths, and not a byte more.
fn check_bytes<I: Isa>(isa: I, random: &mut fastrand::Rng) {
    for (planes, most) in [(4, 15), (8, 255)] {
        let numbers: [[u8; 16]; 16] = [(); 16].map(|()| [(); 16].map(|()| random.u8(..most)));
        let none: Board = [(); 16].map(|()| [(); 16].map(|()| random.u8(..4) == 0));
        let bits: [Ranks<I>; 8] = core::array::from_fn(|bit| {
            let plane: Board = numbers.map(|rank| rank.map(|number| number >> bit & 1 != 0));
            of(isa, &plane)
        });
        for (files, ranks) in one_of(37, 0..256).map(|at| (at / 16 + 1, at % 16 + 1)) {
            let mut bytes = std::vec![9; files * ranks];
            write_map(isa, &bits[..planes], of(isa, &none), files as u32, &mut bytes);
            for (at, byte) in bytes.into_iter().enumerate() {
                let (rank, file) = (at / files, at % files);
                let number = if none[rank][file] { 255 } else { numbers[rank][file] };
                assert_eq!(byte, number, "{files}x{ranks} {at}");
            }
        }
    }
}

#[test]
fn every_operation_is_that_of_single_squares() {
    check_every_isa!(check);
}
