//! Costs, second legs and trajectories against explicit moves.

use super::cases::set;
use super::*;

/// The largest distance, 0 if there is none.
pub(super) fn largest(map: &[u8]) -> u8 {
    let distances = map.iter().copied().filter(|&d| d != NONE);
    distances.max().unwrap_or(0)
}

/// Costs and second legs, by relaxing every move until nothing changes.
pub(super) fn check_costs(
    random: &mut fastrand::Rng,
    moves: &Mobility,
    maps: &[Vec<u8>],
    graph: &[GridSquares],
    about: &str,
) {
    let n = graph.len();
    let board = moves.grid.squares();
    let (plus1, plus2, starts) = (set(random, 3), set(random, 3), set(random, 1));
    let mut costs: Vec<u32> = (0..n)
        .map(|square| {
            if (starts & board).contains(square as u8) {
                0
            } else {
                u32::MAX
            }
        })
        .collect();
    let mut changed = true;
    while changed {
        changed = false;
        for from in (0..n).filter(|&from| graph[from] != GridSquares::EMPTY) {
            for to in graph[from].iter() {
                let cost = 1 + u32::from(plus1.contains(to)) + 2 * u32::from(plus2.contains(to));
                let sum = costs[from].saturating_add(cost);
                if sum < costs[usize::from(to)] {
                    costs[usize::from(to)] = sum;
                    changed = true;
                }
            }
        }
    }
    let byte = |&cost: &u32| {
        if cost == u32::MAX {
            NONE
        } else {
            cost.min(254) as u8
        }
    };
    let expected: Vec<u8> = costs.iter().map(byte).collect();
    let mut map = vec![1; n];
    let result = moves.weighted_map(&starts, &plus1, &plus2, &mut map);
    assert_eq!(result, Ok(largest(&expected)), "{about}");
    assert_eq!(map, expected, "{about}");

    let far = random.u8(1..192);
    let start: Vec<u8> = (0..n)
        .map(|square| match board.contains(square as u8) {
            true if random.u8(..8) == 0 => random.u8(..far),
            true => NONE,
            false => random.u8(..),
        })
        .collect();
    let first = (0..n)
        .filter(|&s| board.contains(s as u8) && start[s] != NONE)
        .collect::<Vec<_>>();
    let expected: Vec<u8> = (0..n)
        .map(|to| {
            let sum = |&from: &usize| match maps[from][to] {
                NONE => NONE,
                leg => (u16::from(start[from]) + u16::from(leg)).min(254) as u8,
            };
            first.iter().map(sum).min().unwrap_or(NONE)
        })
        .collect();
    let result = moves.onward(&start, &mut map);
    if first.is_empty() {
        assert_eq!(result, Err(crate::OnwardError::NothingStarts), "{about}");
    } else {
        assert_eq!(result, Ok(largest(&expected)), "{about}");
        assert_eq!(map, expected, "{about}");
    }
}

/// Trajectories, by counting moves along a map.
pub(super) fn check_ways(
    moves: &Mobility,
    (from, to): (GridSquares, GridSquares),
    (forward, backward, length): (&[u8], &[u8], u8),
    graph: &[GridSquares],
    about: &str,
) {
    let n = graph.len();
    let mut layers = vec![GridSquares::of(77); 256];
    let result = moves.path(&from, &to);
    if let Some(length) = result {
        let (few, enough) = (usize::from(length), &mut layers);
        moves.trajectories(&from, &to, length, &mut enough[..few]);
        assert!(enough.iter().all(|&layer| layer == GridSquares::of(77)));
        moves.trajectories(&from, &to, length, enough);
    }
    let count = moves.trajectory_count(&from, &to);
    if length == NONE {
        assert_eq!((result, count), (None, 0), "{about}");
        return;
    }
    assert_eq!(result, Some(length), "{about}");
    let mut ways: Vec<u64> = forward.iter().map(|&d| u64::from(d == 0)).collect();
    for ply in 0..=length {
        let mut layer = GridSquares::EMPTY;
        for square in 0..n {
            if forward[square] == ply && backward[square] == length - ply {
                layer |= GridSquares::of(square as u8);
            }
        }
        assert_eq!(layers[usize::from(ply)], layer, "{about} {ply}");
        for square in (0..n).filter(|&square| forward[square] == ply) {
            for next in graph[square].iter().map(usize::from) {
                if forward[next] == ply + 1 {
                    ways[next] = ways[next].saturating_add(ways[square]);
                }
            }
        }
    }
    assert_eq!(
        layers.get(usize::from(length) + 1),
        Some(&GridSquares::of(77))
    );
    let ends = (0..n).filter(|&square| backward[square] == 0 && forward[square] == length);
    assert_eq!(
        count,
        ends.fold(0_u64, |sum, end| sum.saturating_add(ways[end])),
        "{about}"
    );
}
