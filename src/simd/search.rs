//! Fewest moves to a target, and the squares within so many moves: fills that stop there.

use super::hidden;
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

/// The ends of a search from a set to a set.
#[derive(Clone, Copy)]
struct Ends {
    /// The squares that the last move may end on: what comes before the target on the way is
    /// enterable, and so is the target.
    last: u64,
    /// Whether the sets share a square.
    shared: bool,
}

impl Ends {
    #[inline(always)]
    const fn new(from: u64, to: u64, enterable: u64) -> Self {
        Self {
            last: to & enterable,
            shared: from & to != 0,
        }
    }

    /// Whether to search on after so many levels, none of which met. That is hardly ever so, and
    /// the only question: whether a set may be entered nobody can guess.
    #[inline(always)]
    fn apart(self, levels: u64, of: u64) -> bool {
        // Hidden from the compiler: it would ask twice.
        hidden::word(levels + 64 * u64::from(self.last == 0)) == of
    }

    #[inline(always)]
    fn result(self, distance: u64) -> Option<u8> {
        let distance = if self.shared { 0 } else { distance as u8 };
        (self.shared | (self.last != 0)).then_some(distance)
    }
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
    let ends = Ends::new(from, to, enterable);
    // A start that cannot be entered is lost: no way comes back to it.
    let open = Open::new(proof, W::splat(proof, enterable));
    let mut reached = W::new(proof, [from, ends.last, 0, 0]);
    let mut met = W::splat(proof, 0);
    for _ in 0..J::USUAL / 2 {
        let next = J::level(proof, reached, open);
        // After one level more from one end, and from both.
        met = met.minus((next & reached.crossed(next)).empty());
        reached = next;
    }
    let apart = met.plus(met.exchanged()).first();
    if ends.apart(apart, J::USUAL as u64) {
        let [reached, ..] = reached.words();
        return more_jumps::<J>(reached, ends, enterable);
    }
    ends.result(apart + 1)
}

/// Fewest jumps to the last squares of a search, from what is reached in half as many as usual.
#[cold]
#[inline(never)]
fn more_jumps<J: Jumps>(mut reached: u64, ends: Ends, open: u64) -> Option<u8> {
    let step = fill::<J>(open);
    let mut distance = J::USUAL as u64 / 2;
    while !ends.shared && reached & ends.last == 0 {
        let next = step(reached);
        if next == reached {
            return None;
        }
        reached = next;
        distance += 1;
    }
    ends.result(distance)
}

/// The squares reached before, and the enterable squares one move away.
#[inline(always)]
fn level<W: Words>(moves: &LinesAndJumps<W>, reached: W) -> W {
    moves.moves(reached).union_with(reached)
}

/// Fewest moves of a piece that slides from a set to a set. The moves are those to enterable
/// squares.
#[inline(always)]
pub(super) fn lines<W: Words>(
    proof: W::Proof,
    moves: &LinesAndJumps<W>,
    Sets {
        from, enterable, ..
    }: Sets,
    to: u64,
) -> Option<u8> {
    let ends = Ends::new(from, to, enterable);
    let (first, last) = (W::splat(proof, from), W::splat(proof, ends.last));
    let (ahead, back) = (level(moves, first), level(moves, last));
    let (ahead2, back2) = (level(moves, ahead), level(moves, back));
    let mut apart = u64::from(ahead.first() & ends.last == 0);
    for (ahead, back) in [(ahead, back), (ahead2, back)] {
        apart += u64::from(ahead.first() & back.first() == 0);
    }
    if ends.apart(apart, 3) && !ends.shared {
        let back = back2.first();
        let mut reached = ahead2;
        while reached.first() & back == 0 {
            let next = level(moves, reached);
            if next.first() == reached.first() {
                return None;
            }
            reached = next;
            apart += 1;
        }
    }
    ends.result(apart + 1)
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

/// The squares within so many moves of a set, of a piece that slides: moves to enterable squares.
#[inline(always)]
pub(super) fn lines_within<W: Words>(
    proof: W::Proof,
    moves: &LinesAndJumps<W>,
    sets: Sets,
    most: u32,
) -> Reached {
    let mut reached = Reached {
        within: sets.from,
        before: 0,
    };
    let mut words = W::splat(proof, sets.from);
    for _ in 0..most {
        words = level(moves, words);
        reached.before = reached.within;
        if words.first() == reached.within {
            break;
        }
        reached.within = words.first();
    }
    reached
}
