//! Slides in one direction by doubling: one text for the words of a fill, whose directions lie side
//! by side, and for boards in the words of a register.
//!
//! Source: chessprogramming wiki, Kogge-Stone Algorithm.

use crate::cpu::register::Register;

/// The squares over which a slide goes on after one, two and four steps. Steps are taken by a
/// function of the squares and of how many steps: 1, 2 or 4.
#[derive(Clone, Copy)]
pub(super) struct Runs<V> {
    one: V,
    two: V,
    pub(super) four: V,
}

impl<V: Register> Runs<V> {
    /// `one` are the free squares that a step may end on.
    #[inline(always)]
    pub(super) fn new(one: V, stepped: impl Fn(V, usize) -> V) -> Self {
        let two = one & stepped(one, 1);
        Self {
            one,
            two,
            four: two & stepped(two, 2),
        }
    }

    /// The first squares, and up to three free ones after each.
    #[inline(always)]
    pub(super) fn first_four(&self, from: V, stepped: impl Fn(V, usize) -> V) -> V {
        let run = from | stepped(from, 1) & self.one;
        run | stepped(run, 2) & self.two
    }

    /// The first squares, and all free ones after them: from these a slide goes on.
    #[inline(always)]
    pub(super) fn all(&self, from: V, stepped: impl Fn(V, usize) -> V) -> V {
        let run = self.first_four(from, &stepped);
        run | stepped(run, 4) & self.four
    }
}
