//! Two pieces of one side that block each other.

use crate::board::squares::transpose;
use crate::language::array_of;
use crate::search::{PieceMoves, Successors};
use crate::{Bitboard, DistanceMap, NONE, Obstacles, Piece, Square, map_to_into};

/// One of two pieces that walk beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walker<'a> {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub from: Square,
    /// Its targets.
    pub to: Bitboard,
    /// Its obstacles.
    pub obstacles: &'a Obstacles,
}

/// Sets of squares of the second piece, by the square of the first.
type States = [Bitboard; 64];

/// The fewest moves of both together until the first piece stands on one of its targets and the
/// second on one of its own. Returns the moves of the first and those of the second.
///
/// The pieces move in any order. Each blocks the other like a piece of [`own`](Obstacles::own), on the
/// square where it stands at that time. If several ways have this sum, the first piece makes as few
/// moves as possible. 255 stands for all larger numbers. `None` if there is no way, if a set is
/// empty, and if both start on one square.
///
/// A rook on a1 and a king on b1 change places. One of them has to step aside:
///
/// ```
/// use chess_distance::{pair, Bitboard, Obstacles, Piece, Square, Walker};
/// let (a1, b1) = (Square::A1, Square::B1);
/// let obstacles = &Obstacles::NONE;
/// let rook = Walker { piece: Piece::Rook, from: a1, to: Bitboard::of(b1), obstacles };
/// let king = Walker { piece: Piece::King, from: b1, to: Bitboard::of(a1), obstacles };
/// assert_eq!(pair(rook, king), Some((1, 2)));
/// ```
#[must_use]
pub fn pair(first: Walker, second: Walker) -> Option<(u8, u8)> {
    if first.from == second.from {
        return None;
    }
    // The distances without the other piece are lower bounds.
    let (mut first_home, mut second_home) = (DistanceMap::NOWHERE, DistanceMap::NOWHERE);
    map_to_into(first.piece, first.to, first.obstacles, &mut first_home);
    map_to_into(second.piece, second.to, second.obstacles, &mut second_home);
    let alone = (first_home.get(first.from)?, second_home.get(second.from)?);
    // In most pairs neither piece blocks the other if one waits.
    if in_turn(first, second, alone) || in_turn(second, first, (alone.1, alone.0)) {
        return Some(alone);
    }
    let sum = fewest_moves(first, second)?;
    if sum == u32::from(alone.0) + u32::from(alone.1) {
        return Some(alone);
    }
    let share = least_share(first, second, sum, (&first_home, &second_home));
    Some((share, sum.saturating_sub(share.into()).min(255) as u8))
}

/// Whether one piece reaches its targets in exactly this number of moves while the other waits, and
/// then the other in this number.
pub(super) fn in_turn(early: Walker, late: Walker, moves: (u8, u8)) -> bool {
    let after = |walker: Walker, other, moves| {
        let start = Bitboard::of(walker.from);
        (0..moves).fold(start, |now, _| steps(walker, now, other)) & walker.to
    };
    let mut ends = after(early, late.from, moves.0).into_iter();
    ends.any(|end| !after(late, end, moves.1).is_empty())
}

/// The sum alone, ring by ring of states.
#[inline(never)]
fn fewest_moves(first: Walker, second: Walker) -> Option<u32> {
    let mut ring = array_of(Bitboard::EMPTY);
    let mut reached = array_of::<_, 64>(Bitboard::EMPTY);
    ring[first.from.index()] = Bitboard::of(second.from);
    reached[first.from.index()] = Bitboard::of(second.from);
    let mut sum = 0;
    while first.to.into_iter().all(|one| (ring[one.index()] & second.to).is_empty()) {
        let mut columns = array_of(Bitboard::EMPTY);
        let mut rows = array_of(Bitboard::EMPTY);
        transpose(&ring, &mut columns);
        for (square, others) in Square::all().zip(&mut columns) {
            *others = steps(first, *others, square);
        }
        transpose(&columns, &mut rows);
        let mut all = 0;
        for (square, row) in Square::all().zip(&rows) {
            let at = square.index();
            let next = *row | steps(second, ring[at], square);
            ring[at] = next & !reached[at];
            reached[at] |= next;
            all |= ring[at].0;
        }
        if all == 0 {
            return None;
        }
        sum += 1;
    }
    Some(sum)
}

/// The fewest moves of the first piece among all ways of this sum.
#[inline(never)]
fn least_share(first: Walker, second: Walker, sum: u32, homes: (&DistanceMap, &DistanceMap)) -> u8 {
    let mut share = array_of([0; 64]);
    let mut next = array_of(Bitboard::EMPTY);
    next[first.from.index()] = Bitboard::of(second.from);
    let mut ways = Ways { sum, homes, share: &mut share, next: &mut next };
    let mut reached = array_of::<_, 64>(Bitboard::EMPTY);
    for distance in 1..=sum {
        let mut ring = array_of::<_, 64>(Bitboard::EMPTY);
        for ((now, all), next) in ring.iter_mut().zip(&mut reached).zip(ways.next.iter_mut()) {
            *now = *next;
            *all |= *next;
            *next = Bitboard::EMPTY;
        }
        for (one, others) in Square::all().zip(&ring) {
            for other in *others {
                let share = ways.share[one.index()][other.index()];
                for to in steps(second, Bitboard::of(other), one) & !reached[one.index()] {
                    ways.arrive(distance, (one, to), share);
                }
                for to in steps(first, Bitboard::of(one), other) {
                    if !reached[to.index()].contains(other) {
                        ways.arrive(distance, (to, other), share.saturating_add(1));
                    }
                }
            }
        }
    }
    let arrivals = Square::all().zip(&next).zip(&share);
    arrivals
        .filter(|((one, _), _)| first.to.contains(*one))
        .flat_map(|((_, &others), shares)| {
            let home = (others & second.to).into_iter();
            home.map(|other| shares[other.index()])
        })
        .fold(NONE, u8::min)
}

/// The states from which the sum is still possible, by the distances of the single pieces. The
/// search for the shares skips all others.
struct Ways<'a> {
    sum: u32,
    homes: (&'a DistanceMap, &'a DistanceMap),
    /// The fewest moves of the first piece to a state that has been reached.
    share: &'a mut [[u8; 64]; 64],
    /// The states of the next ring.
    next: &'a mut States,
}

impl Ways<'_> {
    #[inline(always)]
    fn arrive(&mut self, distance: u32, (one, other): (Square, Square), share: u8) {
        let (Some(left), Some(right)) = (self.homes.0.get(one), self.homes.1.get(other)) else {
            return;
        };
        if distance + u32::from(left) + u32::from(right) > self.sum {
            return;
        }
        let known = self.next[one.index()].contains(other);
        let least = &mut self.share[one.index()][other.index()];
        *least = if known { share.min(*least) } else { share };
        self.next[one.index()] |= Bitboard::of(other);
    }
}

/// The squares one move away from any square of the set, while the other piece stands there.
#[inline(always)]
fn steps(walker: Walker, from: Bitboard, other: Square) -> Bitboard {
    if from.is_empty() {
        return from;
    }
    let own = walker.obstacles.own | Bitboard::of(other);
    PieceMoves::new(walker.piece, &Obstacles { own, ..*walker.obstacles }).next(from)
}
