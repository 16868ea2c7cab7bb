use super::*;

/// Whether a table has the source for the target.
fn has(table: &Sources, source: usize, target: usize) -> bool {
    table[source % 8][target] >> (source / 8) & 1 != 0
}

#[test]
fn sources_by_the_differences_of_files_and_ranks() {
    for source in 0..64 {
        for target in 0..64 {
            let files = usize::abs_diff(source % 8, target % 8);
            let ranks = usize::abs_diff(source / 8, target / 8);
            let near = [
                has(&STARTS, source, target),
                has(&KING, source, target),
                has(&KNIGHT, source, target),
            ];
            let itself = source == target;
            let expected = [itself, files.max(ranks) <= 1, itself || files * ranks == 2];
            assert_eq!(near, expected, "{source} {target}");
        }
    }
    let pieces = [None, Some(Piece::King), Some(Piece::Knight)];
    assert_eq!(pieces.map(sources), [STARTS, KING, KNIGHT]);
}

#[test]
fn a1_is_dark_and_neighbors_differ() {
    assert_eq!(LIGHT[0], 0);
    for (square, &light) in LIGHT.iter().enumerate() {
        if square % 8 != 7 {
            assert_eq!(LIGHT[square + 1], !light, "{square}");
        }
        if square < 56 {
            assert_eq!(LIGHT[square + 8], !light, "{square}");
        }
    }
}

/// Whether a slide from a rank leads to one of the ranks, rank by rank.
fn sees(from: usize, ranks: u8, free: u8) -> bool {
    let has = |set: u8, rank: usize| set >> rank & 1 != 0;
    let first = |rank: &usize| has(ranks, *rank) || !has(free, *rank);
    let up = (from + 1..8).find(first);
    let down = (0..from).rev().find(first);
    [up, down]
        .into_iter()
        .flatten()
        .any(|rank| has(ranks, rank))
}

#[test]
fn slides_along_a_file_with_any_ranks_free() {
    for free in 0..=u8::MAX {
        for half in 0..2 {
            for four in 0..16_u8 {
                let ranks = four << (4 * half);
                let found = seen(free)[half][usize::from(four)];
                let itself = |from: usize| ranks >> from & 1 != 0;
                let expected = (0..8).filter(|&from| itself(from) || sees(from, ranks, free));
                let expected = expected.fold(0, |set, from| set | 1 << from);
                assert_eq!(found, expected, "{free:08b} {ranks:08b}");
                assert_eq!(seen_from(ranks, free), expected, "{free:08b} {ranks:08b}");
            }
        }
    }
}
