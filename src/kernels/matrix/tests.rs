//! The choice between one call and separate maps, the end of a fill, and maps of as many levels as
//! are counted. The tests of `search` compare other maps with the definition.

use super::*;
use crate::cpu::{Plain, plain};
use crate::test_boards::{LONG_WAYS, cut_off, random_board, rounds, squares_at};
use crate::{Bitboard, Obstacles, Piece, definition, moves};

/// Sixteen levels are counted; slides begin one level later than jumps. One level shows that the
/// level before is complete, unless that has all the expected squares.
fn check(piece: Piece, board: &Obstacles) -> u8 {
    let map = |from: usize| definition::map(piece, Bitboard(1 << from), board);
    let expected: [[u8; 64]; 64] = core::array::from_fn(|from| map(from).0);
    let farthest = (0..64).map(|from| map(from).farthest()).max().unwrap();
    let mover = Mover::new(piece, Bitboard::EMPTY, board).unwrap();
    let counted = if mover.motion.is_jump() { 15 } else { 14 };
    for cpu in Cpu::available() {
        let mut maps = [[0; 64]; 64];
        let done = all(cpu, mover, &mut maps);
        assert!(!done || maps == expected, "{cpu:?} {piece:?} {board:?}");
        if farthest != counted {
            assert_eq!(done, farthest < counted, "{cpu:?} {piece:?} {board:?}");
        }
    }
    farthest
}

/// A way on which a rook takes a move for each square.
const STAIRS: u64 = 0xc060_3018_0c06_0301;

#[test]
fn a_matrix_is_made_at_once_if_levels_are_enough() {
    let mut random = fastrand::Rng::with_seed(14);
    use Piece::{Bishop, King, Knight, Queen, Rook};
    for piece in [King, Knight, Rook, Bishop, Queen] {
        check(piece, &Obstacles::NONE);
        for _ in rounds(60) {
            check(piece, &random_board(&mut random));
        }
        let mut lengths = 0_u64;
        for open in LONG_WAYS.into_iter().chain([STAIRS]) {
            for board in cut_off(piece, open) {
                lengths |= 1 << check(piece, &board);
            }
        }
        // A king has ways of all counted lengths, a rook none of fifteen moves.
        if matches!(piece, King | Rook) {
            assert_eq!(lengths & 0x7ffe, 0x7ffe, "{piece:?}");
        }
    }
}

#[test]
fn few_maps_are_made_one_by_one() {
    let wall = 0x0000_0018_1800_0000;
    for piece in Piece::NAMED {
        let Some(motion) = Motion::of(piece) else {
            continue;
        };
        let simple = !motion.is_compound();
        for cpu in Cpu::available() {
            let at_once = |open| {
                let mover = Mover { motion, from: 0, enterable: open, free: open };
                at_once(cpu, mover, &mut [[0; 64]; 64])
            };
            assert_eq!(at_once(!0), simple, "{cpu:?} {piece:?}");
            let expected = simple && piece != Piece::Wazir;
            assert_eq!(at_once(!wall), expected, "{cpu:?} {piece:?}");
        }
    }
}

/// 0 for dark squares, 1 for light ones.
fn color(square: usize) -> usize {
    (square % 8 + square / 8) % 2
}

/// Whether the targets have all sources, by registers, part by part.
fn is_full_by_registers(within: &[[u8; 64]; 8], targets: u64, motion: Motion) -> bool {
    (0..Plain::PARTS).all(|part| {
        let within = within.each_ref().map(|file| load(plain(), file, part));
        let targets = members(plain(), targets, part);
        is_full(plain(), motion, &within, targets, part)
    })
}

/// A bishop's target is reached from no source of the other color.
#[test]
fn a_fill_is_full_when_every_source_has_every_target() {
    for (target, source) in (0..64).flat_map(|target| (0..64).map(move |source| (target, source))) {
        let mut within = [[255; 64]; 8];
        within[source % 8][target] ^= 1 << (source / 8);
        let other_color = color(source) != color(target);
        for (motion, full) in [(Motion::Queen, false), (Motion::Bishop, other_color)] {
            let found = [!0, !(1 << target), 1 << target]
                .map(|targets| is_full_by_registers(&within, targets, motion));
            assert_eq!(found, [full, true, full], "{motion:?} {source} {target}");
        }
    }
}

#[test]
fn levels_are_the_same_when_no_bit_differs() {
    let mut random = fastrand::Rng::with_seed(16);
    let mut even = [0; 8].map(|_| Bytes::<Plain>::from_fn(plain(), |_| random.u8(..)));
    for file in 0..8 {
        let odd = even;
        assert!(same::<Plain>(&[even, odd]));
        even[file][9 * file % 16] ^= 1 << file;
        assert!(!same::<Plain>(&[even, odd]));
        assert!(!same::<Plain>(&[odd, even]));
    }
    // Two differences do not cancel each other.
    for (a, b) in (0..8).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let mut odd = even;
        for file in [a, b] {
            odd[file][5] ^= 1;
        }
        assert!(!same::<Plain>(&[even, odd]));
    }
}

/// Computed again at run time; and what a rook sees on a file.
#[test]
fn tables_are_what_the_definitions_give_at_run_time() {
    let tables = [
        (None, tables::STARTS),
        (Some(Piece::King), tables::KING_SOURCES),
        (Some(Piece::Knight), tables::KNIGHT_SOURCES),
    ];
    for (piece, table) in tables {
        assert_eq!(tables::sources(piece), table, "{piece:?}");
    }
    // Every set of ranks on the first file.
    let on_file = |ranks: u8| {
        squares_at(&core::array::from_fn(|s| s as u8), |s| s % 8 == 0 && ranks >> (s / 8) & 1 == 1)
    };
    for free in (0..=126).step_by(2) {
        let board = Obstacles { enemy: on_file(!free), own: !on_file(0xff), ..Obstacles::NONE };
        for (half, ranks) in [0, 1].into_iter().flat_map(|half| (0..16).map(move |r| (half, r))) {
            let sources = (ranks as u8) << (4 * half);
            let seen = tables::seen_from(sources, free);
            assert_eq!(tables::seen(free)[half][ranks], seen, "{sources:b} {free:b}");
            let from = on_file(sources);
            let moves = moves(Piece::Rook, from, &board) | from;
            assert_eq!(on_file(seen), moves, "{sources:b} {free:b}");
        }
    }
}
