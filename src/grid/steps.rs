//! The ways in which a piece moves: leaps, lines, and lines over a hurdle.

use core::cmp::Ordering;

/// How a step goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A leap again and again over empty squares, at most `most` times; 1 for a plain leap.
    Line,
    /// A leap over squares that must be empty.
    Lame,
    /// Along a line over exactly one piece, and on behind it.
    Hopper,
    /// The same, to the square right behind the piece.
    Grasshopper,
}

/// One of the ways in which a piece moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// Files and ranks, each -15 to 15, not both 0.
    pub(super) right: i32,
    pub(super) forward: i32,
    pub(super) kind: Kind,
    /// The most leaps of a line or hopper; 0 is without limit.
    pub(super) most: u32,
    pub(super) quiet: bool,
    pub(super) takes: bool,
    /// Only from the squares of `first`.
    pub(super) initial: bool,
}

impl Step {
    /// The step in four bytes.
    pub(super) const fn code(self) -> u32 {
        let kind = match self.kind {
            Kind::Line => 0,
            Kind::Lame => 1,
            Kind::Hopper => 2,
            Kind::Grasshopper => 3,
        };
        u32::from_le_bytes([
            (self.right + 16) as u8,
            (self.forward + 16) as u8,
            self.most as u8,
            kind + 4 * self.quiet as u8 + 8 * self.takes as u8 + 16 * self.initial as u8,
        ])
    }

    /// The step of any four bytes; bits without a meaning are ignored.
    #[inline(always)]
    pub(super) const fn of(code: u32) -> Self {
        let [right, forward, most, flags] = code.to_le_bytes();
        Self {
            right: (right & 31) as i32 - 16,
            forward: (forward & 31) as i32 - 16,
            kind: match flags & 3 {
                0 => Kind::Line,
                1 => Kind::Lame,
                2 => Kind::Hopper,
                _ => Kind::Grasshopper,
            },
            most: most as u32,
            quiet: flags & 4 != 0,
            takes: flags & 8 != 0,
            initial: flags & 16 != 0,
        }
    }

    /// The squares between the ends of a leap, by files and ranks from its start: the longer axis
    /// comes first, then the diagonal.
    #[inline(always)]
    pub(super) fn legs(self) -> impl Iterator<Item = (i32, i32)> {
        let (x, y) = (self.right.abs(), self.forward.abs());
        let (longer, shorter) = (x.max(y), x.min(y));
        (1..longer).map(move |along| {
            let across = (along - (longer - shorter)).max(0);
            let (files, ranks) = if x == longer { (along, across) } else { (across, along) };
            (self.right.signum() * files, self.forward.signum() * ranks)
        })
    }
}

/// The largest number of different steps of a piece.
pub(super) const MOST_STEPS: usize = 250;

/// The steps of a piece while it is read: in ascending order of their codes, each once.
pub(super) struct Steps<'a> {
    pub(super) codes: &'a mut [u32; MOST_STEPS],
    pub(super) count: usize,
}

impl<'a> Steps<'a> {
    pub(super) fn new(codes: &'a mut [u32; MOST_STEPS]) -> Self {
        Self { codes, count: 0 }
    }

    /// `None` if there are too many.
    pub(super) fn insert(&mut self, step: Step) -> Option<()> {
        let mut code = step.code();
        for place in self.codes.iter_mut().take(self.count) {
            match (*place).cmp(&code) {
                Ordering::Less => {}
                Ordering::Equal => return Some(()),
                Ordering::Greater => core::mem::swap(place, &mut code),
            }
        }
        *self.codes.get_mut(self.count)? = code;
        self.count += 1;
        Some(())
    }
}

/// The words that hold a number of steps, two in each.
pub(super) const fn used(count: u64) -> usize {
    count.div_ceil(2) as usize
}

/// The checksum of the words that hold the steps. Words that this library did not write should fail
/// it, but no call relies on it: every step is a valid one.
pub(super) const fn checksum(count: u64, steps: &[u64]) -> u64 {
    let mut sum = count;
    let mut place = 0_u64;
    let mut at = 0;
    while at < used(count) && at < steps.len() {
        place = place.wrapping_add(0x9e37_79b9_7f4a_7c15);
        sum = sum.wrapping_add((steps[at] ^ place).wrapping_mul(0xd6e8_feb8_6659_fd93));
        // Opaque, or the compiler makes vectors of the words. Few processors multiply vectors of
        // 64-bit numbers by one instruction, and for so few words the others are slower.
        at = core::hint::black_box(at + 1);
    }
    sum
}
