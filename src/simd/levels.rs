//! From the levels of a fill to the bytes of a map.

use super::lanes::Lanes;

/// The most levels that are kept: so the largest distance has four bits.
pub(super) const MOST: usize = 16;

/// Level j of a fill holds the squares at most j moves away, so each level holds the one before.
#[derive(Clone, Copy)]
pub(super) struct Levels([u64; MOST]);

impl Levels {
    #[inline(always)]
    pub(super) const fn new(from: u64) -> Self {
        let mut levels = [0; MOST];
        levels[0] = from;
        Self(levels)
    }

    #[inline(always)]
    pub(super) const fn get(&self, level: usize) -> u64 {
        // The mask says what every caller knows: it is a level that is kept.
        self.0[level % MOST]
    }

    #[inline(always)]
    pub(super) const fn set(&mut self, level: usize, reached: u64) {
        self.0[level % MOST] = reached;
    }

    /// Bit number `bit` of every distance, of squares that are reached; the fill has ended with
    /// the last of the first `count` levels.
    ///
    /// A distance is the number of levels that do not hold the square. As each level holds the
    /// one before, the bits are parities: bit 0 of all levels, bit 1 of every second one, bit 2
    /// of every fourth.
    #[inline(always)]
    const fn plane(&self, bit: usize, count: usize) -> u64 {
        let every = 1 << bit;
        let reached = self.get(count - 1);
        let mut plane = if (count / every) % 2 == 1 { reached } else { 0 };
        let mut level = every - 1;
        while level < count {
            plane ^= self.get(level);
            level += every;
        }
        plane
    }

    /// Writes the map, and returns the largest distance, of a fill that has ended with the last
    /// of the first `count` levels.
    #[inline(always)]
    pub(super) fn write<V: Lanes>(&self, proof: V::Proof, count: usize, map: &mut [u8; 64]) -> u8 {
        let reached = self.get(count - 1);
        let zero = V::splat(proof, 0);
        let mut largest = zero;
        let mut part = 0;
        while part < V::PARTS {
            // Members are -1: distances are added up as negative numbers.
            let mut negative = zero;
            let mut bit = usize::BITS - (count - 1).leading_zeros();
            while bit > 0 {
                bit -= 1;
                let members = V::members(proof, self.plane(bit as usize, count), part);
                negative = negative.add(negative).add(members);
            }
            V::members(proof, !reached, part)
                .sub(negative)
                .store(map, part);
            largest = largest.max(zero.sub(negative));
            part += 1;
        }
        largest.largest()
    }
}
