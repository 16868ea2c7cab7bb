//! Sets of squares against the squares, one by one.

use super::*;

#[test]
fn sets_by_their_members() {
    let mut random = fastrand::Rng::with_seed(6);
    for eighths in [0, 1, 4, 7, 8] {
        let (one, other) = (cases::set(&mut random, eighths), cases::set(&mut random, 4));
        let members = |set: GridSquares| {
            (0..=255)
                .filter(|&at| set.contains(at))
                .collect::<Vec<u8>>()
        };
        let some: Vec<u8> = one.iter().collect();
        assert_eq!(some, members(one));
        assert_eq!(
            (one.len() as usize, one.is_empty()),
            (some.len(), some.is_empty())
        );
        let both = |test: fn(bool, bool) -> bool| {
            (0..=255)
                .filter(|&at| test(one.contains(at), other.contains(at)))
                .collect::<Vec<u8>>()
        };
        assert_eq!(members(one & other), both(|a, b| a & b));
        assert_eq!(members(one | other), both(|a, b| a | b));
        assert_eq!(members(one.without(other)), both(|a, b| a & !b));
        assert_eq!(members(!one), both(|a, _| !a));
        let union = some
            .iter()
            .fold(GridSquares::EMPTY, |set, &at| set | GridSquares::of(at));
        assert_eq!(union, one);
    }
    for word in 0..4 {
        assert!(!GridSquares::of(64 * word).is_empty());
    }
    for n in 0..=256 {
        assert!(GridSquares::below(n).iter().map(usize::from).eq(0..n));
    }
}
