//! Sets against lists of their members.

use std::format;
use std::vec::Vec;

use super::*;
use crate::test_boards::{assert_no_lost_text, random_set};
use crate::{File, Rank};

fn members(set: Bitboard) -> Vec<Square> {
    Square::all().filter(|&s| set.0 & 1 << s.index() != 0).collect()
}

fn sets() -> impl Iterator<Item = Bitboard> {
    let mut random = fastrand::Rng::with_seed(4);
    let some = (0..200u64).map(move |members| random_set(&mut random, members / 3));
    [Bitboard::EMPTY, Bitboard::FULL].into_iter().chain(some)
}

#[test]
fn members_of_a_set() {
    for set in sets() {
        let members = members(set);
        assert_eq!(set.len() as usize, members.len());
        assert_eq!(set.is_empty(), members.is_empty());
        assert_eq!(set.first(), members.first().copied());
        assert_eq!(set.single(), (members.len() == 1).then(|| members[0]));
        for square in Square::all() {
            assert_eq!(set.contains(square), members.contains(&square));
            assert_eq!(members == [square], set == Bitboard::of(square));
            assert_eq!(Bitboard::from(square).single(), Some(square));
        }
    }
}

#[test]
fn iteration_goes_upward_and_knows_its_length() {
    for set in sets() {
        let members = members(set);
        let mut squares = set.into_iter();
        for (taken, &member) in members.iter().enumerate() {
            assert_eq!(squares.len(), members.len() - taken);
            assert_eq!(squares.next(), Some(member));
        }
        assert_eq!((squares.len(), squares.next()), (0, None));
        assert_eq!(members.into_iter().rev().collect::<Bitboard>(), set);
    }
}

#[test]
fn operators_work_square_by_square() {
    let all: Vec<Bitboard> = sets().collect();
    for (&one, &other) in all.iter().zip(all.iter().rev()) {
        let (mut and, mut or, mut xor) = (one, one, one);
        and &= other;
        or |= other;
        xor ^= other;
        assert_eq!((and, or, xor), (one & other, one | other, one ^ other));
        for square in Square::all() {
            let (a, b) = (one.contains(square), other.contains(square));
            assert_eq!(and.contains(square), a && b);
            assert_eq!(or.contains(square), a || b);
            assert_eq!(xor.contains(square), a != b);
            assert_eq!((!one).contains(square), !a);
        }
    }
}

#[test]
fn a_shifted_set_loses_what_leaves_the_board() {
    let far = [i32::MIN, -64, 64, i32::MAX];
    for files in (-17..=17).chain(far) {
        for ranks in (-17..=17).chain(far) {
            let target = |square: Square| {
                let (file, rank) = (square.file().index() as i32, square.rank().index() as i32);
                Some(Square::at(
                    File::new(file.checked_add(files)?)?,
                    Rank::new(rank.checked_add(ranks)?)?,
                ))
            };
            for square in Square::all() {
                let moved = Bitboard::of(square).shifted(files, ranks);
                assert_eq!(moved.first(), target(square), "{square} {files} {ranks}");
            }
            let all: Bitboard = Square::all().filter_map(target).collect();
            assert_eq!(Bitboard::FULL.shifted(files, ranks), all);
        }
    }
}

#[test]
fn drawn_with_rank_8_on_top() {
    let drawing = "1 . . . . . . .\n\
                   . . . . . . . .\n\
                   . . . . . . . .\n\
                   . . . . . . . 1\n\
                   . . . . . . . .\n\
                   . . . . . . . .\n\
                   . 1 1 . . . . .\n\
                   . . . . . . . 1\n";
    let squares = ["h1", "b2", "c2", "h5", "a8"].map(|name| name.parse().unwrap());
    let set = Bitboard::from_iter(squares);
    assert_eq!(format!("{set:?}"), drawing);
    assert_no_lost_text(format_args!("{set:?}"));
}
