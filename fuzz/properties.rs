//! Documented relations between functions, with arguments as for single calls.

#[path = "properties/ways.rs"]
mod ways;

use std::ffi::c_int;

use crate::choices::Choices;
use crate::interface::*;

/// The number of properties.
pub const PROPERTIES: u8 = 11;

/// Checks the property with this number.
pub fn check(number: u8, choices: &mut Choices) {
    match number {
        0 => path_and_reaches(choices),
        1 => ring_and_within(choices),
        2 => trajectories(choices),
        3 => pairs(choices),
        4 => columns(choices),
        5 => territories(choices),
        6 => ways::sets(choices),
        7 => ways::walks(choices),
        8 => ways::costs(choices),
        9 => ways::regions(choices),
        _ => matrices(choices),
    }
}

fn board(choices: &mut Choices) -> Board {
    let [own, enemy, avoid] = std::array::from_fn(|_| choices.set());
    Board { own, enemy, avoid }
}

fn path_and_reaches(choices: &mut Choices) {
    let (piece, moves, board) = (choices.piece(), choices.number(), board(choices));
    let (a, b) = (choices.square(), choices.square());
    // SAFETY: a board.
    let (path, reaches) = unsafe {
        (
            chess_distance_path(piece, a, b, &board),
            chess_distance_reaches(piece, a, b, moves, &board),
        )
    };
    if path >= -1 {
        assert_eq!(reaches, c_int::from(path >= 0 && path <= moves));
    } else {
        assert_eq!(reaches, path);
    }
}

fn ring_and_within(choices: &mut Choices) {
    let (piece, moves, board) = (choices.piece(), choices.number(), board(choices));
    let from = choices.set();
    // SAFETY: a board.
    let [ring, within, nearer] = unsafe {
        [
            chess_distance_ring(piece, from, moves, &board),
            chess_distance_within(piece, from, moves, &board),
            chess_distance_within(piece, from, moves.saturating_sub(1), &board),
        ]
    };
    if moves >= 0 {
        assert_eq!(ring, within & !nearer);
    } else {
        assert_eq!((ring, within), (0, 0));
    }
}

/// Each trajectory has an index below the count, and ends on the target.
fn trajectories(choices: &mut Choices) {
    let (piece, board, any) = (choices.piece(), board(choices), choices.word());
    let (a, b) = (choices.square() & 63, choices.square() & 63);
    let mut path = [99; 64];
    // SAFETY: a board and 64 bytes.
    unsafe {
        let count = chess_distance_trajectory_count(piece, a, b, &board);
        let index = if count > 0 && choices.byte() < 200 { any % count } else { any };
        let length = chess_distance_trajectory(piece, a, b, &board, index, path.as_mut_ptr());
        assert_eq!(length >= 0, index < count);
        if length >= 0 {
            assert_eq!(length, chess_distance_path(piece, a, b, &board));
            assert_eq!([path[0], path[length as usize]], [a as u8, b as u8]);
        } else {
            assert_eq!(length == -6, count > 0);
        }
    }
}

/// A batch and each of its pairs.
fn pairs(choices: &mut Choices) {
    let (piece, n) = (choices.piece(), usize::from(choices.byte()));
    let some: [u8; 8] = std::array::from_fn(|_| choices.byte() % 66);
    let [a, b] = [1, 3].map(|step| (0..n).map(|i| some[i * step % 8]).collect::<Vec<_>>());
    let mut out = vec![99; n];
    // SAFETY: three columns of n bytes.
    let result = unsafe { chess_distance_batch(piece, a.as_ptr(), b.as_ptr(), out.as_mut_ptr(), n) };
    if result == -3 {
        assert!(out.iter().all(|&byte| byte == 99));
        return;
    }
    let off_board = [&a, &b].into_iter().flatten().any(|&sq| sq > 63);
    assert_eq!(result, if off_board { -2 } else { 0 });
    for i in 0..n {
        // SAFETY: any ints are allowed.
        let one = unsafe { chess_distance(piece, a[i].into(), b[i].into()) };
        assert_eq!(out[i], u8::try_from(one).unwrap_or(255), "pair {i}");
    }
}

/// Columns of boards; some are NULL, or all if `choices` say so.
struct Boards {
    columns: [Vec<u64>; 3],
    missing: u8,
}

impl Boards {
    fn chosen(choices: &mut Choices, n: usize) -> Self {
        let columns = std::array::from_fn(|_| {
            let some: [u64; 4] = std::array::from_fn(|_| choices.set());
            (0..n).map(|i| some[i % 4].rotate_left((i / 4 * 9) as u32)).collect()
        });
        let missing = choices.byte();
        Self { columns, missing }
    }

    fn has(&self, column: usize) -> bool {
        self.missing >> column & 9 != 9
    }

    fn of_c(&self) -> Columns {
        let [own, enemy, avoid] = [0, 1, 2].map(|i| {
            if self.has(i) { self.columns[i].as_ptr() } else { std::ptr::null() }
        });
        Columns { own, enemy, avoid }
    }

    fn row(&self, i: usize) -> Board {
        let [own, enemy, avoid] =
            [0, 1, 2].map(|column| if self.has(column) { self.columns[column][i] } else { 0 });
        Board { own, enemy, avoid }
    }
}

fn sets(choices: &mut Choices, n: usize) -> Vec<u64> {
    let some: [u64; 4] = std::array::from_fn(|_| choices.set());
    (0..n).map(|i| some[i % 4].rotate_left((i / 4 * 9) as u32)).collect()
}

/// Paths and maps of columns, against those of each row.
fn columns(choices: &mut Choices) {
    let (piece, n) = (choices.piece(), usize::from(choices.byte() % 71));
    let (from, to, boards) = (sets(choices, n), sets(choices, n), Boards::chosen(choices, n));
    let (columns, mut paths, mut maps) = (boards.of_c(), vec![99; n], vec![[99u8; 64]; n]);
    // SAFETY: columns of n rows.
    let results = unsafe {
        let out = paths.as_mut_ptr();
        let paths = chess_distance_path_batch(piece, from.as_ptr(), to.as_ptr(), &columns, out, n);
        let out = maps.as_mut_ptr().cast();
        [paths, chess_distance_map_batch(piece, from.as_ptr(), &columns, out, n)]
    };
    assert!(results == [0, 0] || results == [-3, -3], "{results:?}");
    for i in (0..n).take_while(|_| results[0] == 0) {
        let (board, mut map) = (boards.row(i), [255; 64]);
        // SAFETY: a board and 64 bytes.
        let path = unsafe {
            chess_distance_set_map(piece, from[i], &board, map.as_mut_ptr());
            chess_distance_sets(piece, from[i], to[i], &board)
        };
        assert_eq!(paths[i], u8::try_from(path).unwrap_or(255), "row {i}");
        assert_eq!(maps[i], map, "row {i}");
    }
}

/// All maps of columns, against those of each row.
fn matrices(choices: &mut Choices) {
    let (piece, n) = (choices.piece(), usize::from(choices.byte() % 19));
    let boards = Boards::chosen(choices, n);
    let (columns, mut found) = (boards.of_c(), vec![[[99u8; 64]; 64]; n]);
    // SAFETY: columns of n rows.
    let result = unsafe {
        chess_distance_matrix_batch(piece, &columns, found.as_mut_ptr().cast(), n)
    };
    assert!(matches!(result, 0 | -3), "{result}");
    for (i, found) in found.iter().enumerate().take_while(|_| result == 0) {
        let (board, mut matrix) = (boards.row(i), [[0u8; 64]; 64]);
        // SAFETY: a board and 4096 bytes.
        unsafe { chess_distance_matrix(piece, &board, matrix.as_mut_ptr().cast()) };
        assert_eq!(*found, matrix, "row {i}");
    }
}

/// Territory of columns, against that of each row.
fn territories(choices: &mut Choices) {
    let (pieces, n) = ([choices.piece(), choices.piece()], usize::from(choices.byte() % 71));
    let set1 = sets(choices, n);
    let set2 = sets(choices, n);
    let (boards1, boards2) = (Boards::chosen(choices, n), Boards::chosen(choices, n));
    let mut out = [vec![7u64; n], vec![7u64; n], vec![7u64; n]];
    let [first, second, tied] = out.each_mut().map(|column| column.as_mut_ptr());
    // SAFETY: columns of n rows.
    let result = unsafe {
        chess_distance_territory_batch(
            pieces[0],
            set1.as_ptr(),
            &boards1.of_c(),
            pieces[1],
            set2.as_ptr(),
            &boards2.of_c(),
            first,
            second,
            tied,
            n,
        )
    };
    assert!(result == 0 || result == -3, "{result}");
    for i in (0..n).take_while(|_| result == 0) {
        let boards = [boards1.row(i), boards2.row(i)];
        let mut one = Territory { first: 0, second: 0, tied: 0 };
        // SAFETY: boards and a territory.
        unsafe {
            let fault = chess_distance_territory(
                pieces[0], set1[i], &boards[0], pieces[1], set2[i], &boards[1], &mut one,
            );
            if fault == -5 {
                // A side without a piece reaches nothing.
                one.first = chess_distance_within(pieces[0], set1[i], 64, &boards[0]);
                one.second = chess_distance_within(pieces[1], set2[i], 64, &boards[1]);
            }
        }
        let found = [out[0][i], out[1][i], out[2][i]];
        assert_eq!(found, [one.first, one.second, one.tied], "row {i}");
    }
}
