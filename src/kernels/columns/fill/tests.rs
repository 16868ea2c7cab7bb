//! When fills end, and what they leave. What maps of columns say is compared with a search of each
//! row in the tests of `columns`.

use core::cell::Cell;
use std::format;

use super::*;
use fearless_simd::prelude::*;

use crate::cpu::{Plain, plain};
use crate::kernels::boards::read;
use crate::kernels::sets::Sets;
use crate::test_boards::{LONG_WAYS, random_board, random_set, rounds, squares_at, walls};
use crate::{Bitboard, Piece, definition};

/// A board in each of their words.
fn two_boards(words: [u64; 2]) -> Boards<Plain> {
    Boards::<Plain>::load_array(plain(), words)
}

/// Each level reaches one square more of the lowest ones.
struct Line {
    open: Boards<Plain>,
    levels: Cell<usize>,
}

impl Level<Boards<Plain>> for Line {
    fn level(&self, reached: Boards<Plain>) -> Boards<Plain> {
        self.levels.set(self.levels.get() + 1);
        reached | reached.up::<1>() & self.open
    }
}

/// A line in each word, of so many moves, and whether there is one square more that can be entered.
fn line(moves: [usize; 2], more: bool) -> (Movers<Plain>, Line) {
    let open = two_boards(moves.map(|moves| (2 << moves) - 1));
    let squares = Movers {
        from: two_boards([1; 2]),
        enterable: open | two_boards([u64::from(more) << 63; 2]),
        free: open,
    };
    let levels = Cell::new(0);
    (squares, Line { open, levels })
}

/// Lines of so many moves, each of two in a register.
fn check_end(lines: [[usize; 2]; 2], more: bool, asked: (usize, usize)) {
    let lines_and_squares = lines.map(|moves| line(moves, more));
    let squares = lines_and_squares.each_ref().map(|(squares, _)| squares);
    let steps = lines_and_squares
        .each_ref()
        .map(|(_, line)| Line { open: line.open, levels: Cell::new(0) });
    let mut room = Room::new(plain());
    // What an earlier fill has left.
    for level in 0..KEPT {
        room.set(level, [two_boards([!0; 2]); 2]);
    }
    let end = by_levels(squares, &steps, asked, &mut room);
    let longest = *lines.as_flattened().iter().max().unwrap();
    // One level more where only that shows the end.
    let needed = longest + usize::from(more);
    let (usual, again) = asked;
    let last = (usual..).step_by(again).find(|&last| last >= needed);
    let last = last.unwrap().min(KEPT - 1);
    let which = format!("{lines:?} {more} {asked:?}");
    for step in &steps {
        assert_eq!(step.levels.get(), last, "{which}");
    }
    let alike = last > longest && last == FEW;
    assert_eq!(end, last - usize::from(alike), "{which}");
    for (at, moves) in lines.into_iter().enumerate() {
        for level in 0..=last.max(FEW - 1) {
            let expected = moves.map(|moves| (2 << moves.min(level)) - 1);
            assert_eq!(room.0[level][at].to_array(), expected, "{which} {level}");
        }
    }
}

#[test]
fn a_fill_ends_with_the_level_that_shows_its_end() {
    for asked in [(11, 2), (14, 1), (7, 1), (3, 1), (6, 1)] {
        for moves in 0..20 {
            for more in [false, true] {
                check_end([[moves, 0], [3, 1]], more, asked);
                check_end([[0, 4], [1, moves]], more, asked);
            }
        }
    }
}

/// Levels of each board by the definition.
fn check_levels<I: Isa>(isa: I) {
    let mut random = fastrand::Rng::with_seed(17);
    for piece in rounds(60).flat_map(|_| Piece::NAMED) {
        if let Some(motion) = Motion::of(piece) {
            check_motion(isa, piece, motion, &mut random);
        }
    }
}

fn check_motion<I: Isa>(isa: I, piece: Piece, motion: Motion, random: &mut fastrand::Rng) {
    let rows = I::ROWS;
    let word = |words: &[u64; 16], part: usize| read(isa, &words.map(Bitboard)[part * rows..]);
    let mut boards = [(); 16].map(|()| (random_set(random, 3), random_board(random)));
    if random.bool() {
        let maze = walls(!LONG_WAYS[random.usize(0..2)]);
        boards[random.usize(0..2 * rows)] = (Bitboard(1), maze);
    }
    let from = boards.map(|(from, _)| from.0);
    let enterable = boards.map(|(_, board)| board.enterable(piece));
    let free = boards.map(|(_, board)| board.free());
    let squares = [0, 1].map(|part| Movers {
        from: word(&from, part),
        enterable: word(&enterable, part),
        free: word(&free, part),
    });
    let maps = boards.map(|(from, board)| definition::map(piece, from, &board));
    let maps = &maps[..2 * rows];
    let mut room = Room::new(isa);
    let levels = fill(isa, motion, &squares, &mut room);
    let farthest = maps.iter().map(|map| map.farthest()).max().unwrap();
    // More levels are usual for kings and wazirs.
    let usual = matches!(motion, Motion::King | Motion::Wazir);
    let found = levels.count() == FEW;
    assert_eq!(found, farthest < 8 && !usual, "{piece:?} {boards:?}");
    let counts: &[usize] = match farthest {
        _ if (levels.count() == FEW) => &[8],
        _ if motion != Motion::King => &[16],
        ..11 => &[12],
        // Where some squares are out of reach, only the next level shows the end.
        11 => &[12, 16],
        _ => &[16],
    };
    let count = levels.count();
    assert!(counts.contains(&count), "{count} {piece:?} {boards:?}");
    for (board, map) in maps.iter().enumerate() {
        let (part, row) = (board / rows, board % rows);
        let last = squares_at(&map.0, |distance| distance == 15).0;
        let found = levels.growing(part)[row];
        assert_eq!(found, last, "{piece:?} {boards:?}");
        for level in 0..=count {
            let found = levels.get(level, part)[row];
            let reached = |distance| usize::from(distance) <= level.min(count - 1);
            let expected = squares_at(&map.0, reached).0;
            assert_eq!(found, expected, "{piece:?} {boards:?}");
        }
    }
}

#[test]
fn levels_are_those_of_the_definition() {
    crate::cpu::tests::check_every_isa!(check_levels);
}
