//! The fill of a map by levels, for all pieces. The step to the next level is a function: from the
//! squares reached before, to these and the squares one move away that the fill may reach.

use core::hint::black_box;

use crate::cpu::behind_barrier;
use crate::kernels::boards::Numbers;
use crate::kernels::sets::Sets;

/// The most levels that are counted: the largest distance has four bits.
pub(super) const MOST_LEVELS: usize = 15;

/// The bits of a number below 16: a word for each of four bits, all ones where it is set.
pub(crate) static BITS: [[u64; 4]; MOST_LEVELS + 1] = {
    let mut bits = [[0; 4]; MOST_LEVELS + 1];
    let mut at = 0;
    while at < 4 * bits.len() {
        bits[at / 4][at % 4] = if (at / 4) >> (at % 4) & 1 == 1 { !0 } else { 0 };
        at += 1;
    }
    bits
};

/// The bits of a distance that change with one level more.
static CHANGES: [[u64; 4]; MOST_LEVELS + 1] = {
    let mut changes = [[0; 4]; MOST_LEVELS + 1];
    let mut at = 0;
    while at < 4 * changes.len() {
        changes[at / 4][at % 4] = BITS[at / 4][at % 4] ^ BITS[(at / 4 + 1) % BITS.len()][at % 4];
        at += 1;
    }
    changes
};

// Half of the bits of all numbers are set. From 0 up to 15 and back, 16 + 8 + 4 + 2 bits change.
const _: () = {
    let (mut bits, mut changes) = (0, 0);
    let mut at = 0;
    while at < 4 * BITS.len() {
        bits += BITS[at / 4][at % 4].count_ones();
        changes += CHANGES[at / 4][at % 4].count_ones();
        at += 1;
    }
    assert!(bits == 32 * 64 && changes == 30 * 64 && BITS[1][0] == !0 && CHANGES[0][0] == !0);
};

/// The bits of distances counted so far, set by set, in as many registers as hold four words.
///
/// A distance is the number of levels without the square. Each level contains the one before, so a
/// bit of the distance is a parity: bit 0 of all levels, bit 1 of every second one, bit 2 of every
/// fourth.
#[derive(Clone, Copy)]
struct Counted<W>([W; 4]);

impl<W: Sets> Counted<W> {
    #[inline(always)]
    fn add(&mut self, reached: W, bits: &[u64; 4]) {
        for at in 0..4 / W::COUNT {
            // From this register's first bit on. Those past its last word are not used.
            let bits = [0, 1, 2, 3].map(|word| bits[(at * W::COUNT + word) % 4]);
            self.0[at] = (self.0[at] ^ reached & reached.with(bits)).behind_barrier();
        }
    }

    /// The result of a fill after this number of levels.
    #[inline(always)]
    fn finish(mut self, reached: W, levels: usize) -> Numbers {
        // So far each level with the square flipped its bits. Flipping those of the number of levels
        // too leaves the levels without it: the distance.
        let bits = &BITS[levels % BITS.len()];
        // A mask of two words of which one is empty may become an instruction that valgrind 3.19 does
        // not support (vmovq between two registers).
        self.add(reached, if W::COUNT == 2 { behind_barrier(bits) } else { bits });
        // Written out: LLVM does not unroll `map` here.
        let bits = [self.word(0), self.word(1), self.word(2), self.word(3)];
        Numbers { bits, none: !reached.first() }
    }

    /// This bit of all distances.
    #[inline(always)]
    fn word(&self, bit: usize) -> u64 {
        self.0[bit / W::COUNT % 4].words()[bit % W::COUNT]
    }
}

/// Whether a fill has ended: it has reached all squares, or no new one.
#[inline(always)]
fn ended(reached: u64, all: u64, last: u64) -> bool {
    // One branch for both conditions: two are harder to predict.
    (reached ^ all).min(reached ^ last) == 0
}

/// The distances of a fill from a set; `None` if one exceeds the counted levels. It ends when it
/// has reached `all`, or no new square.
///
/// Runs `USUAL` levels before the first end test; an earlier test mispredicts. `zero` has no square.
#[inline(always)]
pub(super) fn count_levels<W: Sets, const USUAL: usize>(
    zero: W,
    from: u64,
    all: u64,
    level: &impl Fn(W) -> W,
) -> Option<Numbers> {
    let mut counted = Counted([zero; 4]);
    let mut reached = zero.repeat(from);
    let mut last = reached;
    // Two loops, so that LLVM unrolls them: it does not unroll one of fourteen levels.
    for number in 0..USUAL.min(8) {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
    }
    for number in 8..USUAL {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
    }
    // `finish` is written twice: here the number of levels is a constant.
    if USUAL > 0 && ended(reached.first(), all, last.first()) {
        return Some(counted.finish(reached, USUAL));
    }
    // A barrier: LLVM would unroll this loop too.
    let mut number = black_box(USUAL);
    while number < MOST_LEVELS {
        counted.add(reached, &CHANGES[number % CHANGES.len()]);
        last = reached;
        reached = level(reached);
        number += 1;
        if ended(reached.first(), all, last.first()) {
            return Some(counted.finish(reached, number));
        }
    }
    None
}
