//! Fewest moves to a target, and the squares within so many moves: fills that stop there.

use super::jumps::{Forward, Jumps};
use super::levels::Level;
use super::slides::{LinesAndJumps, Sets};
use super::words::{Open, Scalar, Words};

/// One level of jumps to open squares, in one word.
#[inline(always)]
pub(super) fn fill<J: Jumps>(open: u64) -> impl Fn(u64) -> u64 {
    let moves = Forward::<Scalar<1>, J>::new((), open);
    move |reached| moves.level(Scalar::splat((), reached)).first()
}

/// Fewest jumps from a set to a set.
///
/// Fills from both ends meet in the middle, side by side in the first two words of a register. Of
/// the two fills i levels and j levels meet where the distance is at most i + j, so that the usual
/// levels are taken without asking: processors guess badly where they meet.
#[inline(always)]
pub(super) fn jumps<W: Words, J: Jumps>(
    proof: W::Proof,
    from: u64,
    to: u64,
    enterable: u64,
) -> Option<u8> {
    if from & to != 0 {
        return Some(0);
    }
    // What comes before the target on the way is enterable, and so is the target.
    let leading = to & enterable;
    if leading == 0 {
        return None;
    }
    let open = Open::new(proof, W::new(proof, [enterable | from, enterable, 0, 0]));
    let mut reached = W::new(proof, [from, leading, 0, 0]);
    let mut other = reached.exchanged();
    let mut apart = W::splat(proof, 1);
    for _ in 0..J::USUAL / 2 {
        reached = J::level(proof, reached, open);
        apart = apart.minus((reached & other).empty());
        other = reached.exchanged();
        apart = apart.minus((reached & other).empty());
    }
    let mut distance = apart.first() as u8;
    let ([mut reached, ..], leading) = (reached.words(), other.first());
    let step = fill::<J>(enterable | from);
    while reached & leading == 0 {
        let next = step(reached);
        if next & leading == 0 {
            if next == reached {
                return None;
            }
            distance += 1;
        }
        reached = next;
    }
    Some(distance)
}

/// The squares reached before, and the open squares one move away.
#[inline(always)]
fn level<W: Words>(moves: &LinesAndJumps<W>, open: W, reached: W) -> W {
    reached | moves.moves(reached).union() & open
}

/// Fewest moves of a piece that slides from a set to a set.
#[inline(always)]
pub(super) fn lines<W: Words>(
    proof: W::Proof,
    moves: &LinesAndJumps<W>,
    Sets {
        from, enterable, ..
    }: Sets,
    to: u64,
) -> Option<u8> {
    if from & to != 0 {
        return Some(0);
    }
    let leading = to & enterable;
    if leading == 0 {
        return None;
    }
    let open = W::splat(proof, enterable);
    let (first, last) = (W::splat(proof, from), W::splat(proof, leading));
    let (ahead, back) = (level(moves, open, first), level(moves, open, last));
    let (ahead2, back2) = (level(moves, open, ahead), level(moves, open, back));
    let apart = |a: W, b: W| u8::from(a.first() & b.first() == 0);
    let mut distance = 1 + apart(ahead, last) + apart(ahead, back) + apart(ahead2, back);
    if distance < 4 {
        return Some(distance);
    }
    let back = back2.first();
    let mut reached = ahead2;
    while reached.first() & back == 0 {
        let next = level(moves, open, reached);
        if next.first() == reached.first() {
            return None;
        }
        reached = next;
        distance += 1;
    }
    Some(distance)
}

/// What is reached in at most so many moves, and in one move less.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    pub(crate) within: u64,
    pub(crate) before: u64,
}

/// The squares within so many jumps of a set.
#[inline(always)]
pub(super) fn jumps_within<J: Jumps>(from: u64, enterable: u64, moves: u32) -> Reached {
    let open = fill::<J>(enterable | from);
    let mut reached = Reached {
        within: from,
        before: 0,
    };
    for _ in 0..moves {
        let next = open(reached.within);
        reached.before = reached.within;
        if next == reached.within {
            break;
        }
        reached.within = next;
    }
    reached
}

/// The squares within so many moves of a set, of a piece that slides.
#[inline(always)]
pub(super) fn lines_within<W: Words>(
    proof: W::Proof,
    moves: &LinesAndJumps<W>,
    sets: Sets,
    most: u32,
) -> Reached {
    let open = W::splat(proof, sets.enterable);
    let mut reached = Reached {
        within: sets.from,
        before: 0,
    };
    let mut words = W::splat(proof, sets.from);
    for _ in 0..most {
        words = level(moves, open, words);
        reached.before = reached.within;
        if words.first() == reached.within {
            break;
        }
        reached.within = words.first();
    }
    reached
}
