//! Which maps are made at once, which one by one, and when a fill ends. What maps say is compared
//! with the definition in the tests of `obstacles::map`.

use super::*;
use crate::fill::map_by_levels;
use crate::simd::portable::Words;
use crate::test_boards::{LONG_WAYS, random_board, rounds};
use crate::{Bitboard, Board, Piece};

/// The largest distance on a board.
fn farthest(piece: Piece, board: &Board) -> u8 {
    let mut map = [0; 64];
    let from = |square: u32| Bitboard(1 << square);
    (0..64)
        .map(|square| map_by_levels(piece, from(square), board, &mut map))
        .max()
        .unwrap()
}

/// Sixteen levels are counted. The last of them shows that all is reached, or that it adds nothing.
fn check(piece: Piece, kind: Kind, board: &Board) {
    let farthest = farthest(piece, board);
    for cpu in Cpu::available() {
        let mut maps = [[0; 64]; 64];
        let done = all(cpu, kind, board.enterable(piece), board.free(), &mut maps);
        // Fifteen moves are enough where they come to every square that can be entered.
        if farthest != 15 {
            assert_eq!(done, farthest < 15, "{cpu:?} {piece:?} {board:?}");
        }
    }
}

#[test]
fn fourteen_moves_are_counted_for_all_squares_at_once() {
    let mut random = fastrand::Rng::with_seed(14);
    for (piece, kind) in [
        (Piece::King, Kind::King),
        (Piece::Knight, Kind::Knight),
        (Piece::Rook, Kind::Rook),
        (Piece::Bishop, Kind::Bishop),
        (Piece::Queen, Kind::Queen),
    ] {
        check(piece, kind, &Board::EMPTY);
        for _ in rounds(60) {
            check(piece, kind, &random_board(&mut random));
        }
        for open in LONG_WAYS {
            let walls = Board {
                own: Bitboard(!open),
                ..Board::EMPTY
            };
            check(piece, kind, &walls);
        }
    }
}

#[test]
fn tables_are_copied_and_few_maps_are_made_one_by_one() {
    let wall = 0x0000_0018_1800_0000;
    for piece in Piece::NAMED {
        let Some(motion) = Motion::of(piece) else {
            continue;
        };
        let jumps = matches!(piece, Piece::King | Piece::Knight | Piece::Wazir);
        let slides = matches!(piece, Piece::Rook | Piece::Bishop | Piece::Queen);
        for cpu in Cpu::available() {
            let mut maps = [[0; 64]; 64];
            let at_once = |open, maps: &mut _| at_once(cpu, motion, open, open, maps);
            assert_eq!(at_once(!0, &mut maps), jumps, "{cpu:?} {piece:?}");
            let expected = (jumps || slides) && piece != Piece::Wazir;
            assert_eq!(at_once(!wall, &mut maps), expected, "{cpu:?} {piece:?}");
        }
    }
}

/// Of dark squares 0, of light ones 1.
fn color(square: usize) -> usize {
    (square % 8 + square / 8) % 2
}

/// Whether each of the targets has all sources, or all of its color, by single bits.
fn has_all(within: &[[u8; 64]; 8], targets: u64, one_color: bool) -> bool {
    (0..64)
        .filter(|target| targets >> target & 1 == 1)
        .all(|target| {
            (0..64)
                .filter(|&source| !one_color || color(source) == color(target))
                .all(|source| within[source % 8][target] >> (source / 8) & 1 == 1)
        })
}

/// The same by registers, part by part.
fn is_full_by_registers(within: &[[u8; 64]; 8], targets: u64, kind: Kind) -> bool {
    (0..Words::PARTS).all(|part| {
        let within = within.each_ref().map(|file| Words::load((), file, part));
        let targets = Words::members((), targets, part);
        is_full((), kind, &within, targets, part)
    })
}

#[test]
fn a_fill_is_full_when_every_source_has_every_target() {
    let mut random = fastrand::Rng::with_seed(15);
    for (kind, one_color) in [(Kind::Queen, false), (Kind::Bishop, true)] {
        let check = |within: &_, targets| {
            let full = has_all(within, targets, one_color);
            assert_eq!(is_full_by_registers(within, targets, kind), full);
            full
        };
        for target in 0..64 {
            for source in 0..64 {
                let mut within = [[255; 64]; 8];
                within[source % 8][target] ^= 1 << (source / 8);
                let full = check(&within, !0);
                let other_color = color(source) != color(target);
                assert_eq!(full, one_color && other_color, "{source} {target}");
                assert!(check(&within, !(1 << target)));
            }
        }
        for _ in 0..100 {
            let within = [0; 8].map(|_| [0; 64].map(|_| random.u8(..)));
            check(&within, 1 << random.u32(0..64));
            check(&[[255; 64]; 8], random.u64(..));
            check(&[[0; 64]; 8], random.u64(..));
        }
    }
}

#[test]
fn levels_are_the_same_when_no_bit_differs() {
    let mut random = fastrand::Rng::with_seed(16);
    let mut even = [0; 8].map(|_| Words([0; 2].map(|_| random.u64(..))));
    for file in 0..8 {
        let odd = even;
        assert!(same(&[even, odd]));
        even[file].0[file % 2] ^= 1 << (9 * file % 64);
        assert!(!same(&[even, odd]));
        assert!(!same(&[odd, even]));
    }
    // Two differences do not make up for each other, wherever they are.
    for (a, b) in (0..8).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let mut odd = even;
        odd[a].0[0] ^= 1 << 40;
        odd[b].0[0] ^= 1 << 40;
        assert!(!same(&[even, odd]));
    }
}
