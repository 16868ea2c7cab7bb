//! One move of all sources.

use super::{Files, eight};
use crate::simd::lanes::Lanes;

/// The ways of moving that are done for all sources at once.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    King,
    Knight,
    Rook,
    Bishop,
    Queen,
}

impl Kind {
    /// Whether it passes over nothing.
    #[inline(always)]
    pub(super) const fn is_jump(self) -> bool {
        matches!(self, Self::King | Self::Knight)
    }

    /// So many levels are usual.
    #[inline(always)]
    pub(super) const fn usual(self) -> usize {
        match self {
            Self::King => 10,
            Self::Knight => 7,
            Self::Rook | Self::Bishop => 5,
            Self::Queen => 4,
        }
    }
}

/// A set of squares by files: the ranks in the bits of each byte of a word.
type Set = [u64; 8];

/// A set by files; `transposed` has the file in the byte, the rank in its bit.
#[inline(always)]
fn files(transposed: u64, count: usize) -> Set {
    let mut files = [0; 8];
    let mut rest = transposed;
    let mut file = 0;
    while file < count {
        files[file % 8] = (rest & 0xff) * 0x0101_0101_0101_0101;
        rest >>= 8;
        file += 1;
    }
    files
}

/// A set with files and ranks exchanged.
///
/// Source: chessprogramming wiki, Flipping Mirroring and Rotating.
#[inline(always)]
const fn transposed(set: u64) -> u64 {
    let set = exchanged::<7>(set, 0x00aa_00aa_00aa_00aa);
    let set = exchanged::<14>(set, 0x0000_cccc_0000_cccc);
    exchanged::<28>(set, 0x0000_0000_f0f0_f0f0)
}

/// Each bit of `low` exchanged with the one so many places higher.
#[inline(always)]
const fn exchanged<const PLACES: u32>(set: u64, low: u64) -> u64 {
    let different = (set ^ set >> PLACES) & low;
    set ^ different ^ different << PLACES
}

/// What moves need to know of a board.
pub(super) struct Moves<V: Lanes> {
    proof: V::Proof,
    /// How many files there are.
    pub(super) count: usize,
    enterable: Set,
    /// The squares that a slide passes.
    free: Set,
    /// The squares that it passes downward after one, two and four ranks: without the highest
    /// ranks, where a shift brings in the bits of the byte beside.
    down: [Set; 3],
    zero: V,
    /// 0x7f everywhere.
    low: V,
}

impl<V: Lanes> Moves<V> {
    #[inline(always)]
    pub(super) fn new(proof: V::Proof, kind: Kind, enterable: u64, free: u64) -> Self {
        let count = eight();
        let mut moves = Self {
            proof,
            count,
            enterable: files(transposed(enterable), count),
            free: [0; 8],
            down: [[0; 8]; 3],
            zero: V::splat(proof, 0),
            low: V::splat(proof, 0x7f),
        };
        if !kind.is_jump() {
            let free = transposed(free);
            let one = free & 0x7f7f_7f7f_7f7f_7f7f;
            let two = one & one >> 1 & 0x3f3f_3f3f_3f3f_3f3f;
            let four = two & two >> 2 & 0x0f0f_0f0f_0f0f_0f0f;
            moves.free = files(free, count);
            moves.down = [one, two, four].map(|set| files(set, count));
        }
        moves
    }

    /// The enterable sources of a file; beside the board there are none.
    #[inline(always)]
    fn enter(&self, within: &Files<V>, file: usize) -> V {
        if file < 8 {
            within[file % 8] & self.all(self.enterable[file % 8])
        } else {
            self.zero
        }
    }

    /// The ranks for every target.
    #[inline(always)]
    fn all(&self, ranks: u64) -> V {
        V::splat_word(self.proof, ranks)
    }

    /// One rank down.
    #[inline(always)]
    fn down(&self, sources: V) -> V {
        sources.right::<1>() & self.low
    }

    /// What moves of every source lead to. To enterable sources it adds what was within reach
    /// before; others never lead anywhere, and what they reach grows of itself, since what their
    /// neighbors reach grows. Only the source itself is lost where it is not enterable.
    #[inline(always)]
    pub(super) fn level(&self, kind: Kind, within: &Files<V>, next: &mut Files<V>) {
        match kind {
            Kind::King => self.king(within, next),
            Kind::Knight => self.knight(within, next),
            Kind::Rook => self.slides::<true, false>(within, next),
            Kind::Bishop => self.slides::<false, true>(within, next),
            Kind::Queen => self.slides::<true, true>(within, next),
        }
    }

    #[inline(always)]
    fn king(&self, within: &Files<V>, next: &mut Files<V>) {
        let mut west = self.zero;
        let mut here = self.enter(within, 0);
        let mut file = 0;
        while file < 8 {
            let east = self.enter(within, file + 1);
            let row = west | here | east;
            next[file % 8] = row | (up(row) | self.down(row));
            (west, here) = (here, east);
            file += 1;
        }
    }

    #[inline(always)]
    fn knight(&self, within: &Files<V>, next: &mut Files<V>) {
        let (mut west2, mut west) = (self.zero, self.zero);
        let mut here = self.enter(within, 0);
        let mut east = self.enter(within, 1);
        let low = self.low & self.low.right::<1>();
        let mut file = 0;
        while file < 8 {
            let east2 = self.enter(within, file + 2);
            let (one, two) = (west | east, west2 | east2);
            // Two ranks up and down, without the bits of the byte beside.
            let (far_up, far_down) = (up(up(one)), one.right::<2>() & low);
            next[file % 8] = here | ((up(two) | self.down(two)) | (far_up | far_down));
            (west2, west, here, east) = (west, here, east, east2);
            file += 1;
        }
    }

    /// Lines over free squares.
    #[inline(always)]
    fn slides<const ORTHOGONAL: bool, const DIAGONAL: bool>(
        &self,
        within: &Files<V>,
        next: &mut Files<V>,
    ) {
        let zero = self.zero;
        // What the sources one rank below are to get: all of it is shifted at the end.
        let mut below = [zero; 8];
        let (mut east, mut southeast, mut northeast) = (zero, zero, zero);
        let mut file = 8;
        while file > 0 {
            file -= 1;
            let here = self.enter(within, file);
            let free = self.all(self.free[file % 8]);
            let [one, two, four] = [0, 1, 2].map(|n: usize| self.all(self.down[n % 3][file % 8]));
            let (mut reached, mut lower) = (here, zero);
            if ORTHOGONAL {
                // From the files to the east.
                reached = reached | east;
                east = here | east & free;
                // Along the file, from the ranks above.
                let run = here | here.right::<1>() & one;
                let run = run | run.right::<2>() & two;
                lower = run | run.right::<4>() & four;
                // And from those below: a carry runs through the free squares.
                let first = up(here);
                reached = reached | first | (first & free).add(free) ^ free;
            }
            if DIAGONAL {
                // From the files to the east and the ranks above, or below.
                lower = lower | southeast;
                southeast = here | southeast.right::<1>() & one;
                reached = reached | up(northeast);
                northeast = here | up(northeast) & free;
            }
            below[file % 8] = lower;
            next[file % 8] = reached;
        }
        let (mut west, mut southwest, mut northwest) = (zero, zero, zero);
        while file < 8 {
            let here = self.enter(within, file);
            let free = self.all(self.free[file % 8]);
            let one = self.all(self.down[0][file % 8]);
            let (mut reached, mut lower) = (next[file % 8], below[file % 8]);
            if ORTHOGONAL {
                reached = reached | west;
                west = here | west & free;
            }
            if DIAGONAL {
                lower = lower | southwest;
                southwest = here | southwest.right::<1>() & one;
                reached = reached | up(northwest);
                northwest = here | up(northwest) & free;
            }
            next[file % 8] = reached | self.down(lower);
            file += 1;
        }
    }
}

/// Ranks one higher; the highest falls out of its byte.
#[inline(always)]
fn up<V: Lanes>(sources: V) -> V {
    sources.add(sources)
}
