//! The fill of a map, whatever the piece: levels, and the bytes of the map from them.

use super::lanes::Lanes;
use super::words::Words;

/// One level of a fill. Not a closure: what a kernel calls is inlined whatever its size, so that it
/// is compiled for the kernel's instruction set.
pub(super) trait Level<W> {
    /// The squares reached before, and the squares one move away that a fill may reach.
    fn level(&self, reached: W) -> W;
}

/// The most levels that are counted: the largest distance has four bits.
const MOST: usize = 15;

/// The bits of a number of levels: a word for each of four bits, all ones where it is set.
static BITS: [[u64; 4]; MOST + 1] = {
    let mut bits = [[0; 4]; MOST + 1];
    let mut at = 0;
    while at < 4 * bits.len() {
        bits[at / 4][at % 4] = if (at / 4) >> (at % 4) & 1 == 1 { !0 } else { 0 };
        at += 1;
    }
    bits
};

/// The bits of a distance that one level more changes.
static CHANGES: [[u64; 4]; MOST + 1] = {
    let mut changes = [[0; 4]; MOST + 1];
    let mut at = 0;
    while at < 4 * changes.len() {
        changes[at / 4][at % 4] = BITS[at / 4][at % 4] ^ BITS[(at / 4 + 1) % BITS.len()][at % 4];
        at += 1;
    }
    changes
};

/// The bits of distances, set by set, so far as they have been counted.
///
/// A distance is the number of levels that do not hold the square. As each level holds the one
/// before, a bit of it is a parity: bit 0 of all levels, bit 1 of every second one, bit 2 of every
/// fourth.
#[derive(Clone, Copy)]
struct Counted<W>([W; 4]);

impl<W: Words> Counted<W> {
    #[inline(always)]
    fn add(&mut self, proof: W::Proof, reached: W, bits: &[u64; 4]) {
        let mut at = 0;
        while at * W::COUNT < 4 {
            let [a, b, c, d] = *bits;
            let bits = match (W::COUNT, at) {
                (2, 1) => [c, d, 0, 0],
                (1, 1) => [b, 0, 0, 0],
                (1, 2) => [c, 0, 0, 0],
                (1, 3) => [d, 0, 0, 0],
                _ => [a, b, c, d],
            };
            self.0[at] = self.0[at] ^ reached & W::new(proof, bits);
            at += 1;
        }
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let [first, second, third, fourth] = self.0;
        match W::COUNT {
            4 => first.words(),
            2 => {
                let ([a, b, ..], [c, d, ..]) = (first.words(), second.words());
                [a, b, c, d]
            }
            _ => [first.first(), second.first(), third.first(), fourth.first()],
        }
    }
}

/// The same written out, for a piece whose levels are short: so many of them as are usual, and one
/// question at the end.
#[inline(always)]
pub(super) fn short_fill<W: Words, const USUAL: usize>(
    proof: W::Proof,
    from: u64,
    all: u64,
    moves: &impl Level<W>,
) -> Option<Filled> {
    let mut bits = [W::splat(proof, 0); 4];
    let mut last = W::splat(proof, from);
    let mut reached = last;
    for number in 0..USUAL {
        for (bit, counted) in bits.iter_mut().enumerate() {
            if (number + 1).is_multiple_of(1 << bit) {
                *counted = *counted ^ reached;
            }
        }
        last = reached;
        reached = moves.level(reached);
    }
    let reached = reached.first();
    if !ended(reached, all, last.first()) {
        return None;
    }
    let [ones, twos, fours, eights] = bits;
    let mut bits = [ones.first(), twos.first(), fours.first(), eights.first()];
    for (bit, counted) in bits.iter_mut().enumerate() {
        if USUAL >> bit & 1 == 1 {
            *counted ^= reached;
        }
    }
    Some(Filled { bits, reached })
}

/// Whether a fill has ended: it has reached all, or nothing new.
#[inline(always)]
fn ended(reached: u64, all: u64, last: u64) -> bool {
    // One question and not two: it is harder to guess which of them ends a fill.
    (reached ^ all).min(reached ^ last) == 0
}

/// What a fill found: the bits of distances, and all squares that it reached.
#[derive(Clone, Copy)]
pub(super) struct Filled {
    bits: [u64; 4],
    reached: u64,
}

/// The fill from a set; `None` where it goes farther than is counted here. When it has reached
/// `all`, it has ended. Processors guess badly where that is: it is asked after the levels whose
/// bits `ask` has, which should be those after which it has nearly always or nearly never ended.
#[inline(always)]
pub(super) fn fill<W: Words>(
    proof: W::Proof,
    from: u64,
    all: u64,
    ask: u32,
    moves: &impl Level<W>,
) -> Option<Filled> {
    let mut counted = Counted([W::splat(proof, 0); 4]);
    let mut reached = W::splat(proof, from);
    let mut number = 0;
    loop {
        let next = moves.level(reached);
        counted.add(proof, reached, &CHANGES[number % CHANGES.len()]);
        number += 1;
        let last = reached;
        reached = next;
        if (ask | 1 << MOST) >> number & 1 == 1 {
            if ended(reached.first(), all, last.first()) {
                break;
            }
            if number == MOST {
                return None;
            }
        }
    }
    // So far the levels that hold a square were counted. Their number less these are left.
    counted.add(proof, reached, &BITS[number % BITS.len()]);
    Some(Filled {
        bits: counted.words(),
        reached: reached.first(),
    })
}

impl Filled {
    /// Writes the map; the result is the largest distance on it, which has no more than so many
    /// bits.
    #[inline(always)]
    pub(super) fn write<V: Lanes>(
        self,
        proof: V::Proof,
        most_bits: usize,
        map: &mut [u8; 64],
    ) -> u8 {
        let one = V::splat(proof, 1);
        let mut largest = V::splat(proof, 0);
        let mut part = 0;
        while part < V::PARTS {
            let distances = V::distances(proof, self.bits, most_bits, !self.reached, part);
            distances.store(map, part);
            // One more than a distance, and 0 for none.
            largest = largest.max(distances.add(one));
            part += 1;
        }
        largest.largest().saturating_sub(1)
    }
}
