//! The distances of all squares, bit by bit.

use super::kernels::{Ends, Next};
use super::layout::Layout;
use super::ranks::Ranks;

/// The largest distance that a byte map holds.
pub(super) const LARGEST: u32 = 254;

/// Bit planes: the squares whose distance has bit 0, bit 1 and so on.
pub(super) struct Distances<R> {
    planes: [R; 8],
    largest: u32,
}

impl<R: Ranks> Distances<R> {
    #[inline(always)]
    pub(super) fn new(layout: &Layout<R>) -> Self {
        Self {
            planes: [layout.hidden_none(); 8],
            largest: 0,
        }
    }

    /// Squares first reached at a distance, which is not less than all before.
    #[inline(always)]
    pub(super) fn add(&mut self, squares: R, distance: u32) {
        let distance = distance.min(LARGEST);
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            if distance >> bit & 1 != 0 {
                *plane = plane.or(squares);
            }
        }
        self.largest = distance;
    }

    /// Writes the bytes of all squares, and returns the largest distance.
    #[inline(always)]
    pub(super) fn write(&self, layout: &Layout<R>, reached: R, out: &mut [u8]) -> u8 {
        let (low, _) = self.planes.split_at(4);
        let planes = if self.largest < 16 { low } else { &self.planes };
        R::write(planes, layout.all().without(reached), layout.files(), out);
        self.largest as u8
    }
}

/// The four lowest bits of a distance, each in every bit of a word.
static BITS: [[u64; 4]; 16] = {
    let mut bits = [[0; 4]; 16];
    let mut at = 0;
    while at < 64 {
        bits[at / 4][at % 4] = if (at / 4) >> (at % 4) & 1 == 1 { !0 } else { 0 };
        at += 1;
    }
    bits
};

/// A search by levels from a set, with no branch for a bit of a distance below 16: how many levels
/// there are is unpredictable. Writes the bytes of the map, and returns the largest distance on it.
#[inline(always)]
pub(super) fn fill<R: Ranks>(
    layout: &Layout<R>,
    from: R,
    moves: &impl Next<R>,
    out: &mut [u8],
) -> u8 {
    let Ends { begin, end } = moves.ends();
    let mut reached = from;
    let mut last = from.and(begin);
    let mut distance = 0_u32;
    // Variables of their own: an array would be written to memory at each level.
    let [mut bit0, mut bit1, mut bit2, mut bit3] = [layout.none(); 4];
    let mut far = [layout.hidden_none(); 4];
    loop {
        let left = end.without(reached);
        let next = moves.next(last);
        let level = next.and(left);
        if level.is_empty() {
            break;
        }
        reached = reached.or(level);
        last = next.and(left.and(begin));
        distance = (distance + 1).min(LARGEST);
        let [is0, is1, is2, is3] = BITS[(distance & 15) as usize];
        bit0 = bit0.or(level.and(R::new(layout.proof, [is0; 4])));
        bit1 = bit1.or(level.and(R::new(layout.proof, [is1; 4])));
        bit2 = bit2.or(level.and(R::new(layout.proof, [is2; 4])));
        bit3 = bit3.or(level.and(R::new(layout.proof, [is3; 4])));
        if distance > 15 {
            for (bit, plane) in far.iter_mut().enumerate() {
                if distance >> (bit + 4) & 1 != 0 {
                    *plane = plane.or(level);
                }
            }
        }
    }
    let [bit4, bit5, bit6, bit7] = far;
    let distances = Distances {
        planes: [bit0, bit1, bit2, bit3, bit4, bit5, bit6, bit7],
        largest: distance,
    };
    distances.write(layout, reached, out)
}
