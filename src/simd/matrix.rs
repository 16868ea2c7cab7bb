//! All 64 maps of a board at once.
//!
//! Let W(s) be the squares within d moves of s. One move more adds to it W(n) of every enterable
//! square n that is one move from s: the first move is enumerated, not the last. So it is the
//! sources that shift, and the targets, which are what will be written, stay where they are.
//!
//! A register holds one file of sources: byte t belongs to target t, bit r of it to the source on
//! rank r. A step along a rank is the next register, a step along a file a shift by one bit, a
//! slide is a recurrence along the registers or the bits. For registers shorter than 64 bytes the
//! targets come in parts.

use core::hint::black_box;

use super::each_cpu::for_each_cpu;
use super::lanes::Lanes;
use super::slides::Sets;
use super::{Cpu, Motion, map};
use crate::{KING, KNIGHT, MANHATTAN, SquareTable};

/// The sources, file by file.
type Files<V> = [V; 8];

/// Every square within no moves of itself.
static STARTS: [[u8; 64]; 8] = {
    let mut starts = [[0; 64]; 8];
    let mut square = 0;
    while square < 64 {
        starts[square % 8][square] = 1 << (square / 8);
        square += 1;
    }
    starts
};

/// One move of all sources.
trait Moves<V> {
    /// So many levels are usual.
    const USUAL: usize;

    /// What moves of every source lead to. To enterable sources it adds what was within reach
    /// before; others never lead anywhere, and what they reach grows of itself, since what their
    /// neighbors reach grows. Only the source itself is lost where it is not enterable.
    fn level(&self, within: &Files<V>, next: &mut Files<V>);
}

/// A set of squares by files, the ranks in the bits of every byte.
#[inline(always)]
fn files<V: Lanes>(proof: V::Proof, set: u64) -> Files<V> {
    let mut files = [V::splat(proof, 0); 8];
    let mut file = 0;
    while file < 8 {
        // The bits of the file, eight apart, side by side in the highest byte.
        let ranks = (set >> file & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        files[file] = V::splat(proof, ranks as u8);
        file += 1;
    }
    files
}

/// The highest distance that four bits can say stands for none.
const NONE: usize = 15;

/// Eight levels at a time, or four in the widest registers: a call has 8 KB of stack.
#[inline(always)]
fn fill_by_width<V: Lanes, M: Moves<V>>(
    proof: V::Proof,
    moves: &M,
    maps: &mut [[u8; 64]; 64],
) -> bool {
    if V::BYTES == 64 {
        fill::<V, M, 4>(proof, moves, maps)
    } else {
        fill::<V, M, 8>(proof, moves, maps)
    }
}

/// Fills the maps, `N` levels at a time: 4 or 8. `false` where some distance is 15 or more, and
/// the maps are not to be used.
#[inline(always)]
fn fill<V: Lanes, M: Moves<V>, const N: usize>(
    proof: V::Proof,
    moves: &M,
    maps: &mut [[u8; 64]; 64],
) -> bool {
    // Arrays of a known constant would be cleared by a call of memset.
    let zero = V::splat(proof, black_box(0));
    let mut part = 0;
    while part < V::PARTS {
        let mut levels = [[zero; 8]; N];
        let mut planes = [[zero; 4]; 8];
        for (file, start) in levels[0].iter_mut().zip(&STARTS) {
            *file = V::load(proof, start, part);
        }
        let mut number = 0;
        // The levels go round. One move stands here once: it is the most of the code.
        loop {
            number += 1;
            if number > NONE {
                return false;
            }
            if number % N == 0 {
                for (file, planes) in planes.iter_mut().enumerate() {
                    *planes = add(planes, &levels, number / N, file);
                }
            }
            if let Ok([from, to]) = levels.get_disjoint_mut([(number - 1) % N, number % N]) {
                moves.level(from, to);
                // Processors guess badly where a fill ends, so the usual levels are not asked.
                if number >= M::USUAL && same(from, to) {
                    break;
                }
            }
        }
        let rounds = number / N + 1;
        // The levels that are left out would be the same as the last one.
        let mut count = number % N + 1;
        while let Some(([.., last], [rest, ..])) = levels.split_at_mut_checked(count) {
            *rest = *last;
            count += 1;
        }
        // The bits are parities of the levels that lack a target. Here those that have it are
        // counted: the same but for the number of levels.
        let odd = |count: usize| V::splat(proof, if count % 2 == 1 { 255 } else { 0 });
        let (third, fourth) = (odd(N * rounds / 4), odd(N * rounds / 8));
        for (file, (before, start)) in planes.iter().zip(&STARTS).enumerate() {
            let start = V::load(proof, start, part);
            let [p0, p1, p2, p3] = add(before, &levels, rounds, file);
            let none = V::splat(proof, 255).without(levels[N - 1][file] | start);
            let planes = [
                p0.without(start) | none,
                p1 | none,
                (p2 ^ third).without(start) | none,
                (p3 ^ fourth).without(start) | none,
            ];
            write(proof, planes, file, part, maps);
        }
        part += 1;
    }
    true
}

#[inline(always)]
fn same<V: Lanes>(a: &Files<V>, b: &Files<V>) -> bool {
    let mut file = 1;
    let mut difference = a[0] ^ b[0];
    while file < 8 {
        difference = difference | a[file] ^ b[file];
        file += 1;
    }
    difference.is_zero()
}

/// Adds a round of levels to the bits of distances: all of them to bit 0, every second to bit 1,
/// every fourth to bit 2, every eighth to bit 3.
#[inline(always)]
fn add<V: Lanes, const N: usize>(
    before: &[V; 4],
    levels: &[Files<V>; N],
    rounds: usize,
    file: usize,
) -> [V; 4] {
    let [mut p0, mut p1, mut p2, mut p3] = *before;
    for (number, level) in levels.iter().enumerate() {
        let level = level[file % 8];
        p0 = p0 ^ level;
        if number % 2 == 1 {
            p1 = p1 ^ level;
        }
        if number % 4 == 3 {
            p2 = p2 ^ level;
        }
    }
    if (N * rounds).is_multiple_of(8) {
        p3 = p3 ^ levels[N - 1][file % 8];
    }
    [p0, p1, p2, p3]
}

/// Writes the maps of one file of sources. Bit r of the planes is of the source on rank r.
#[inline(always)]
fn write<V: Lanes>(
    proof: V::Proof,
    planes: [V; 4],
    file: usize,
    part: usize,
    maps: &mut [[u8; 64]; 64],
) {
    let [p0, p1, p2, p3] = planes;
    let (even, odd) = pairs::<V, 1>(V::splat(proof, 0x55), p0, p1);
    let (high_even, high_odd) = pairs::<V, 1>(V::splat(proof, 0x55), p2, p3);
    // Nibbles: of the ranks 0 and 4, 2 and 6, and so on.
    let (r0, r2) = pairs::<V, 2>(V::splat(proof, 0x33), even, high_even);
    let (r1, r3) = pairs::<V, 2>(V::splat(proof, 0x33), odd, high_odd);
    let low = V::splat(proof, 0x0f);
    for (rank, nibbles) in [r0, r1, r2, r3].into_iter().enumerate() {
        let mut row = |rank: usize, distances: V| {
            let map = &mut maps[(8 * rank + file) % 64];
            (distances & low).none_for_15(proof).store(map, part);
        };
        row(rank, nibbles);
        row(rank + 4, nibbles.right::<4>());
    }
}

/// Fields of `BITS` bits side by side, the low one from `low`: those of even number in the first
/// result, those of odd number in the second.
#[inline(always)]
fn pairs<V: Lanes, const BITS: i32>(even: V, low: V, high: V) -> (V, V) {
    // What is to change places: the odd fields of `low` and the even ones of `high`.
    let swapped = (low.right::<BITS>() ^ high) & even;
    (low ^ swapped.left::<BITS>(), high ^ swapped)
}

/// One rank up, for sources.
#[inline(always)]
fn up<V: Lanes>(sources: V) -> V {
    sources.add(sources)
}

/// One rank down, for sources; `low` is 0x7f everywhere.
#[inline(always)]
fn down<V: Lanes>(low: V, sources: V) -> V {
    sources.right::<1>() & low
}

/// Moves that pass over nothing.
struct Jumps<V> {
    enterable: Files<V>,
    /// 0x7f everywhere.
    low: V,
    zero: V,
}

impl<V: Lanes> Jumps<V> {
    #[inline(always)]
    fn new(proof: V::Proof, enterable: u64) -> Self {
        Self {
            enterable: files(proof, enterable),
            low: V::splat(proof, 0x7f),
            zero: V::splat(proof, 0),
        }
    }

    /// What is within reach of a file's enterable squares; beside the board nothing.
    #[inline(always)]
    fn enter(&self, within: &Files<V>, file: usize) -> V {
        if file < 8 {
            within[file] & self.enterable[file]
        } else {
            self.zero
        }
    }
}

struct King<V>(Jumps<V>);

impl<V: Lanes> Moves<V> for King<V> {
    const USUAL: usize = 9;

    #[inline(always)]
    fn level(&self, within: &Files<V>, next: &mut Files<V>) {
        let mut west = self.0.zero;
        let mut here = self.0.enter(within, 0);
        let mut file = 0;
        while file < 8 {
            let east = self.0.enter(within, file + 1);
            let row = west | here | east;
            next[file] = row | (up(row) | down(self.0.low, row));
            (west, here) = (here, east);
            file += 1;
        }
    }
}

struct Knight<V>(Jumps<V>);

impl<V: Lanes> Knight<V> {
    /// What jumps of the file's sources lead to.
    #[inline(always)]
    fn jumps(&self, [west2, west, east, east2]: [V; 4]) -> V {
        let (one, two) = (west | east, west2 | east2);
        let low = self.0.low;
        // Two ranks up and down, without the bits of the byte beside.
        let (far_up, far_down) = (up(up(one)), one.right::<2>() & (low & low.right::<1>()));
        (up(two) | down(low, two)) | (far_up | far_down)
    }
}

impl<V: Lanes> Moves<V> for Knight<V> {
    const USUAL: usize = 7;

    #[inline(always)]
    fn level(&self, within: &Files<V>, next: &mut Files<V>) {
        let (mut west2, mut west) = (self.0.zero, self.0.zero);
        let mut here = self.0.enter(within, 0);
        let mut east = self.0.enter(within, 1);
        let mut file = 0;
        while file < 8 {
            let east2 = self.0.enter(within, file + 2);
            next[file] = here | self.jumps([west2, west, east, east2]);
            (west2, west, here, east) = (west, here, east, east2);
            file += 1;
        }
    }
}

/// Lines over free squares.
struct Slides<V, const ORTHOGONAL: bool, const DIAGONAL: bool> {
    jumps: Jumps<V>,
    /// The squares that a slide passes.
    free: Files<V>,
    /// The squares that it passes downward after one and two ranks: without the highest ranks,
    /// where a shift brings in the bits of the byte beside.
    down: [Files<V>; 2],
}

impl<V: Lanes, const ORTHOGONAL: bool, const DIAGONAL: bool> Slides<V, ORTHOGONAL, DIAGONAL> {
    #[inline(always)]
    fn new(proof: V::Proof, enterable: u64, free: u64) -> Self {
        let one = free & !0 >> 8;
        let two = one & one >> 8;
        Self {
            jumps: Jumps::new(proof, enterable),
            free: files(proof, free),
            down: [one, two].map(|set| files(proof, set)),
        }
    }
}

impl<V: Lanes, const ORTHOGONAL: bool, const DIAGONAL: bool> Moves<V>
    for Slides<V, ORTHOGONAL, DIAGONAL>
{
    const USUAL: usize = 3;

    #[inline(always)]
    fn level(&self, within: &Files<V>, next: &mut Files<V>) {
        let zero = self.jumps.zero;
        let [one, two] = &self.down;
        // What the sources one rank below are to get: all of it is shifted at the end.
        let mut below = [zero; 8];
        let (mut east, mut southeast, mut northeast) = (zero, zero, zero);
        let mut file = 8;
        while file > 0 {
            file -= 1;
            let here = self.jumps.enter(within, file);
            let mut reached = here;
            if ORTHOGONAL {
                // From the files to the east.
                reached = reached | east;
                east = here | east & self.free[file];
                // Along the file, from the ranks above.
                let run = here | here.right::<1>() & one[file];
                let run = run | run.right::<2>() & two[file];
                below[file] =
                    below[file] | run | run.right::<4>() & two[file] & two[file].right::<2>();
                // And from those below: a carry runs through the free squares.
                let first = up(here);
                let carried = (first & self.free[file]).add(self.free[file]) ^ self.free[file];
                reached = reached | first | carried;
            }
            if DIAGONAL {
                // From the files to the east and the ranks above, or below.
                below[file] = below[file] | southeast;
                southeast = here | southeast.right::<1>() & one[file];
                reached = reached | up(northeast);
                northeast = here | up(northeast) & self.free[file];
            }
            next[file] = reached;
        }
        let (mut west, mut southwest, mut northwest) = (zero, zero, zero);
        while file < 8 {
            let here = self.jumps.enter(within, file);
            let mut reached = next[file];
            if ORTHOGONAL {
                reached = reached | west;
                west = here | west & self.free[file];
            }
            if DIAGONAL {
                below[file] = below[file] | southwest;
                southwest = here | southwest.right::<1>() & one[file];
                reached = reached | up(northwest);
                northwest = here | up(northwest) & self.free[file];
            }
            next[file] = reached | down(self.jumps.low, below[file]);
            file += 1;
        }
    }
}

/// Fewest moves from all 64 squares.
#[inline]
pub(super) fn maps(cpu: Cpu, motion: Motion, enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) {
    let empty = enterable & free == !0;
    let done = match motion {
        Motion::King if empty => copy(cpu, &KING, maps),
        Motion::Wazir if empty => copy(cpu, &MANHATTAN, maps),
        Motion::Knight if empty => copy(cpu, &KNIGHT, maps),
        Motion::King => kings(cpu, enterable, maps),
        // Among obstacles it is nearly always farther away than four bits can say.
        Motion::Wazir => false,
        Motion::Knight => knights(cpu, enterable, maps),
        Motion::Slider(ways) => match (ways.orthogonal, ways.diagonal, ways.knight) {
            // A map takes hardly longer than to write it.
            _ if empty => false,
            (true, false, false) => rooks(cpu, enterable, free, maps),
            (false, _, false) => bishops(cpu, enterable, free, maps),
            (true, true, false) => queens(cpu, enterable, free, maps),
            // Few ask for these: 64 maps are worth more than another 10 KB of code.
            (_, _, true) => false,
        },
    };
    if !done {
        for (square, one) in maps.iter_mut().enumerate() {
            let from = 1 << square;
            map::map(
                cpu,
                motion,
                Sets {
                    from,
                    enterable,
                    free,
                },
                one,
            );
        }
    }
}

/// A table for maps.
#[inline(always)]
fn copy_rows<V: Lanes>(proof: V::Proof, table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool {
    // A loop that only copied would become a call of memcpy.
    let zero = V::splat(proof, black_box(0));
    for (row, map) in table.0.iter().zip(maps) {
        let mut part = 0;
        while part < V::PARTS {
            (V::load(proof, row, part) | zero).store(map, part);
            part += 1;
        }
    }
    true
}

for_each_cpu! {
    fn copy(table: &SquareTable, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, Two, Four, proof, words| copy_rows::<V>(proof, table, maps);
    fn kings(enterable: u64, maps: &mut [[u8; 64]; 64]) -> bool = |V, Two, Four, proof, words| {
        fill_by_width::<V, _>(proof, &King(Jumps::new(proof, enterable)), maps)
    };
    fn knights(enterable: u64, maps: &mut [[u8; 64]; 64]) -> bool = |V, Two, Four, proof, words| {
        fill_by_width::<V, _>(proof, &Knight(Jumps::new(proof, enterable)), maps)
    };
    fn rooks(enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, Two, Four, proof, words| {
            fill::<V, _, 4>(proof, &Slides::<V, true, false>::new(proof, enterable, free), maps)
        };
    fn bishops(enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, Two, Four, proof, words| {
            fill::<V, _, 4>(proof, &Slides::<V, false, true>::new(proof, enterable, free), maps)
        };
    fn queens(enterable: u64, free: u64, maps: &mut [[u8; 64]; 64]) -> bool =
        |V, Two, Four, proof, words| {
            fill::<V, _, 4>(proof, &Slides::<V, true, true>::new(proof, enterable, free), maps)
        };
}
