//! Distances as bit planes: the fill by levels, 64 squares to a word and several fills at once.

/// Distances in binary: bit s of `bits[i][lane]` is bit i of the distance of square s in the
/// fill number `lane`; for a square that is not reached it means nothing.
pub(super) struct Planes<const LANES: usize> {
    pub(super) bits: [[u64; LANES]; 6],
    pub(super) reached: [u64; LANES],
}

/// Fills as many boards as there are sets, level by level: `step` is one move from any square of
/// a set, `enterable` the squares on which a move may end.
///
/// The set that grows is all that was reached, not its frontier: that saves an operation a
/// level. A square's distance is the number of levels at which it is not yet reached. Each of
/// these sets holds the later ones, so that counting them is a matter of parities: the distance
/// is odd where an odd number of them holds the square, its bit 1 is the parity of every second
/// of them, and so on.
///
/// With `FOUR` it takes four levels before the question whether the last of them led any farther:
/// processors guess badly where a fill ends. Without, it is a quarter of the code.
#[inline(always)]
pub(super) fn fill<const FOUR: bool, const LANES: usize>(
    from: &[u64; LANES],
    enterable: u64,
    step: impl Fn(u64) -> u64 + Copy,
) -> Planes<LANES> {
    let level = |reached: u64| reached | step(reached) & enterable;
    let mut planes = Planes {
        bits: [[0; LANES]; 6],
        reached: *from,
    };
    let Planes { bits, reached } = &mut planes;
    let mut levels = 0u32;
    loop {
        levels += if FOUR { 4 } else { 1 };
        let mut changed = 0;
        for lane in 0..LANES {
            let r0 = reached[lane];
            let (last, next);
            if FOUR {
                let r1 = level(r0);
                let r2 = level(r1);
                last = level(r2);
                next = level(last);
                bits[0][lane] ^= r0 ^ r1 ^ r2 ^ last;
                bits[1][lane] ^= r1 ^ last;
                bits[2][lane] ^= !last;
            } else {
                (last, next) = (r0, level(r0));
                bits[0][lane] ^= !last;
                bits[1][lane] ^= if levels.is_multiple_of(2) { !last } else { 0 };
                bits[2][lane] ^= if levels.is_multiple_of(4) { !last } else { 0 };
            }
            // Only one in 8, 16 and 32 levels counts for the higher bits.
            bits[3][lane] ^= if levels.is_multiple_of(8) { !last } else { 0 };
            bits[4][lane] ^= if levels.is_multiple_of(16) { !last } else { 0 };
            bits[5][lane] ^= if levels.is_multiple_of(32) { !last } else { 0 };
            changed |= last ^ next;
            reached[lane] = next;
        }
        if changed == 0 {
            return planes;
        }
    }
}

impl Planes<1> {
    /// The largest distance.
    #[inline(never)]
    pub(super) fn farthest(&self) -> u8 {
        let [mut candidates] = self.reached;
        let mut farthest = 0;
        for (bit, [plane]) in self.bits.iter().enumerate().rev() {
            if candidates & plane != 0 {
                candidates &= plane;
                farthest |= 1 << bit;
            }
        }
        farthest
    }

    /// A byte for each square, 255 where it is not reached. One copy for the fills of all pieces.
    #[inline(never)]
    pub(super) fn write(&self, map: &mut [u8; 64]) {
        for (rank, bytes) in map.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let bytes_of = |plane: u64| spread((plane >> (8 * rank)) as u8);
            let mut distances = 0;
            for [plane] in self.bits.iter().rev() {
                distances = 2 * distances + bytes_of(*plane);
            }
            *bytes = (distances | (bytes_of(!self.reached[0]) * 0xff)).to_le_bytes();
        }
    }
}

/// Each bit in a byte of its own, the lowest in the lowest.
#[inline(always)]
const fn spread(bits: u8) -> u64 {
    let seven = ((bits as u64 & 0x7f) * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    seven | (bits as u64 >> 7) << 56
}
