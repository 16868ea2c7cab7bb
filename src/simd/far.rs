//! Maps that go farther than kernels count: six bits for each distance.

use super::Mover;
use super::steps::step;

/// Fewest moves from the set to every square, in `map`; the result is the largest of them. Moves
/// lead from the squares of `leave` to those of `enter`.
///
/// A square's distance is the number of levels at which it is not yet reached. So at each of them
/// one is added to the numbers of all squares that are left, with a carry from bit to bit.
#[cold]
#[inline(never)]
pub(super) fn map(mover: Mover, (leave, enter): (u64, u64), map: &mut [u8; 64]) -> u8 {
    let mut planes = [0; 6];
    let mut reached = mover.from;
    loop {
        let next = reached | step(mover, reached & leave) & enter;
        let mut carry = !reached;
        for plane in &mut planes {
            let sum = *plane ^ carry;
            carry &= *plane;
            *plane = sum;
        }
        if next == reached {
            write(&planes, reached, map);
            return farthest(&planes, reached);
        }
        reached = next;
    }
}

/// The largest distance.
pub(super) fn farthest<const BITS: usize>(planes: &[u64; BITS], reached: u64) -> u8 {
    let mut candidates = reached;
    let mut farthest = 0;
    for (bit, plane) in planes.iter().enumerate().rev() {
        if candidates & plane != 0 {
            candidates &= plane;
            farthest |= 1 << bit;
        }
    }
    farthest
}

/// A byte for each square, 255 where it is not reached.
fn write(planes: &[u64; 6], reached: u64, map: &mut [u8; 64]) {
    for (rank, bytes) in map.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let bytes_of = |plane: u64| spread((plane >> (8 * rank)) as u8);
        let mut distances = 0;
        for plane in planes.iter().rev() {
            distances = 2 * distances + bytes_of(*plane);
        }
        *bytes = (distances | (bytes_of(!reached) * 0xff)).to_le_bytes();
    }
}

/// Each bit in a byte of its own, the lowest in the lowest.
#[inline(always)]
const fn spread(bits: u8) -> u64 {
    let seven = ((bits as u64 & 0x7f) * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    seven + ((bits as u64 >> 7) << 56)
}
