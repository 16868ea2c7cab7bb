use super::*;

/// The squares on which a step of this number of files and ranks ends.
fn ends(files: i32, ranks: i32) -> u64 {
    let on_board = |square: i32| {
        let (file, rank) = (square % 8 - files, square / 8 - ranks);
        (0..8).contains(&file) && (0..8).contains(&rank)
    };
    (0..64)
        .filter(|&square| on_board(square))
        .fold(0, |set, square| set | 1 << square)
}

fn check(found: &Directions, steps: [(i32, i32); 4]) {
    let numbers = steps.map(|(files, ranks)| (8 * ranks + files) as u64);
    assert_eq!(found.by, numbers, "{steps:?}");
    assert_eq!(
        found.forward,
        steps.map(|(files, ranks)| ends(files, ranks))
    );
    assert_eq!(found.back, steps.map(|(files, ranks)| ends(-files, -ranks)));
}

#[test]
fn moves_computed_at_run_time() {
    assert_eq!((moves(&ALL), moves(&KNIGHT)), (420, 336));
}

#[test]
fn every_direction_ends_on_the_board() {
    let [north, east, northeast, northwest] = [(0, 1), (1, 0), (1, 1), (-1, 1)];
    check(&ORTHOGONAL, [north, east, north, east]);
    check(&DIAGONAL, [northeast, northwest, northeast, northwest]);
    check(&ALL, [north, east, northeast, northwest]);
    check(&KNIGHT, [(1, 2), (-1, 2), (2, 1), (-2, 1)]);
}

/// What the tables are made by: the squares of whole ranks come off, those of files are given.
#[test]
fn bits_that_come_round_are_no_ends() {
    let leaper = [
        direction(8, !0, !0),
        direction(16, !0, !0),
        direction(17, NOT_A_FILE, NOT_H_FILE),
        direction(7, NOT_H_FILE, NOT_A_FILE),
    ];
    check(&directions(leaper), [(0, 1), (0, 2), (1, 2), (-1, 1)]);
}
