//! The levels of many fills at once.

use core::hint::black_box;
use core::ops::Range;

use crate::cpu::Isa;
use crate::kernels::Motion;
use crate::kernels::boards::{Boards, are_empty, boards};
use crate::kernels::motion::{BoardSlides, jump, jumps, jumps_any_way};

/// The largest number of levels kept: distances up to 14, and one more that shows the end of a
/// fill.
pub(super) const KEPT: usize = 16;

/// The number of the last of them.
const LAST: usize = KEPT - 1;

/// The usual number of levels of a fill.
const FEW: usize = 8;
/// The levels of most fills of kings.
const MORE: usize = 12;

/// Room for levels.
pub(super) struct Room<I: Isa>([[Boards<I>; 2]; KEPT]);

impl<I: Isa> Room<I> {
    #[inline(always)]
    pub(super) fn new(isa: I) -> Self {
        // A barrier: an array of zeros would become a call of memset.
        Self([[boards(isa, black_box(0)); 2]; KEPT])
    }

    #[inline(always)]
    fn set(&mut self, level: usize, reached: [Boards<I>; 2]) {
        self.0[level % KEPT] = reached;
    }
}

/// The squares reached in 0, 1, 2, ... moves on the boards of two registers: two independent
/// dependency chains.
#[derive(Clone, Copy)]
pub(super) struct Levels<'a, I: Isa> {
    /// The first `count` of them are set.
    sets: &'a [[Boards<I>; 2]; KEPT],
    count: usize,
}

impl<I: Isa> Levels<'_, I> {
    /// 8 or 12 if all fills have ended by then, otherwise all 16. After 16 levels, a fill has ended
    /// if its last two levels are equal.
    #[inline(always)]
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// The levels of one register. Levels from `count` on would equal the last one.
    #[inline(always)]
    pub(super) fn of(&self, part: usize) -> impl Iterator<Item = Boards<I>> {
        (0..self.count).map(move |level| self.sets[level % KEPT][part % 2])
    }

    /// The same, four by four.
    #[inline(always)]
    pub(super) fn fours(&self, part: usize) -> impl Iterator<Item = [Boards<I>; 4]> {
        let level = move |level: usize| self.sets[level % KEPT][part % 2];
        (0..self.count / 4).map(move |four| [0, 1, 2, 3].map(|at| level(4 * four + at)))
    }

    /// This level, or the last one.
    #[inline(always)]
    pub(super) fn get(&self, level: usize, part: usize) -> Boards<I> {
        let level = level.min(self.count - 1);
        self.sets[level % KEPT][part % 2]
    }

    /// The squares that this level added.
    #[inline(always)]
    pub(super) fn added(&self, level: usize, part: usize) -> Boards<I> {
        let reached = self.get(level, part);
        match level.checked_sub(1) {
            Some(before) => reached & !self.get(before, part),
            None => reached,
        }
    }

    /// The squares that the last level added: nonempty if a fill has not ended.
    #[inline(always)]
    pub(super) fn growing(&self, part: usize) -> Boards<I> {
        self.get(KEPT, part) ^ self.get(KEPT - 2, part)
    }
}

/// The pieces on the boards of a register.
#[derive(Clone, Copy)]
pub(super) struct BoardMovers<I: Isa> {
    /// The start squares.
    pub(super) from: Boards<I>,
    /// The squares on which a move may end.
    pub(super) enterable: Boards<I>,
    /// The squares that a slide may pass.
    pub(super) free: Boards<I>,
}

impl<I: Isa> BoardMovers<I> {
    #[inline(always)]
    fn slides(&self, isa: I, motion: Motion) -> BoardSlides<I> {
        BoardSlides::new(isa, motion, self.enterable, self.free)
    }

    /// The squares one move away.
    #[inline(always)]
    pub(super) fn moves(&self, isa: I, motion: Motion) -> Boards<I> {
        if motion.is_jump() {
            return jump(motion, self.from) & self.enterable;
        }
        self.slides(isa, motion).moves(self.from)
    }
}

/// Fills the boards of two registers.
#[inline(always)]
pub(super) fn keep_levels<'a, I: Isa>(
    isa: I,
    motion: Motion,
    movers: &[BoardMovers<I>; 2],
    room: &'a mut Room<I>,
) -> Levels<'a, I> {
    let [a, b] = movers;
    // The constants: the levels before the first end test, then the levels between tests. They add
    // up to the room for levels.
    let end = match motion {
        Motion::King => {
            let level = [a, b].map(|on| jumps(Motion::King, on.enterable | on.from));
            by_levels([a, b], &level, (11, 2), room)
        }
        Motion::Wazir => {
            let level = [a, b].map(|on| jumps(Motion::Wazir, on.enterable | on.from));
            by_levels([a, b], &level, (14, 1), room)
        }
        Motion::Knight => {
            let leave = boards(isa, !0);
            let level = [a, b].map(|on| jumps_any_way(Motion::Knight, leave, on.enterable));
            by_levels([a, b], &level, (7, 1), room)
        }
        _ => {
            let usual = if matches!(motion, Motion::Queen | Motion::Amazon) { 3 } else { 6 };
            let level = [a, b].map(|on| {
                let slides = on.slides(isa, motion);
                #[inline(always)]
                move |reached| reached | slides.moves(reached)
            });
            by_levels([a, b], &level, (usual, 1), room)
        }
    };
    let count = match end {
        ..FEW => FEW,
        // Fills of other pieces that go so far are rare.
        FEW..MORE if motion == Motion::King => MORE,
        _ => KEPT,
    };
    if end >= FEW {
        repeat_first(room, end..count);
    }
    Levels { sets: &room.0, count }
}

/// Sets the later levels of a range to copies of its first one.
#[inline(always)]
fn repeat_first<I: Isa>(room: &mut Room<I>, alike: Range<usize>) {
    let last = room.0[alike.start % KEPT];
    for level in alike.skip(1) {
        room.set(level, last);
    }
}

/// Computes levels until all open squares are reached, a level adds nothing, or the room is full.
/// Returns the number of a level from which on all are equal. The later ones of the first eight
/// levels are set too.
#[inline(always)]
fn by_levels<I: Isa>(
    on: [&BoardMovers<I>; 2],
    levels: &[impl Fn(Boards<I>) -> Boards<I>; 2],
    (usual, more): (usize, usize),
    room: &mut Room<I>,
) -> usize {
    let mut reached = on.map(|on| on.from);
    room.set(0, reached);
    let (mut level, mut last) = (0, usual);
    loop {
        let mut before = reached;
        for place in room.0.get_mut(level + 1..=last).unwrap_or_default() {
            before = reached;
            for part in 0..2 {
                reached[part] = levels[part](reached[part]);
            }
            *place = reached;
        }
        level = last;
        // Nothing new, or no open square left.
        let grown = |part: usize| reached[part] ^ before[part];
        let left = |part: usize| on[part].enterable & !reached[part];
        let ended = are_empty::<I>(grown(0) | grown(1));
        if ended || are_empty::<I>(left(0) | left(1)) || last >= LAST {
            // A fixed number: an unpredictable end of this loop would cost more.
            for behind in 1..FEW.saturating_sub(usual) {
                room.set((level + behind).min(LAST), reached);
            }
            // Level 8 equals level 7: eight levels are enough.
            return level - usize::from(ended && level == FEW);
        }
        // The minimum changes nothing, and lets LLVM make the loop shorter.
        last = (last + more).min(LAST);
    }
}
