//! Endings that are solved one after the other in one memory, for questions about one position and
//! those after it.

use super::memory::Structures;
use super::rules::{End, Move, State, Worth};
use super::structure::{Bound, Structure};
use super::{PawnEnding, PawnEndingError, solve, write};
use crate::language::array_of;
use crate::sides::duel::play;
use crate::{Bitboard, Color, Cpu, NONE, Obstacles, Square};

/// The endings of one attacker and bound that are in memory, which one question after the other
/// makes more. Most moves lead to a structure that was solved with the one before it.
pub(super) struct Solver<'m> {
    structures: Structures<'m>,
    game: Option<(Color, Bound)>,
}

impl<'m> Solver<'m> {
    pub(super) fn new(memory: &'m mut [u64]) -> Self {
        Self { structures: Structures::new(memory), game: None }
    }

    /// Solves an ending unless it is there. If there is no room beside the others, they go.
    fn ensure(
        &mut self,
        structure: Structure,
        attacker: Color,
        bound: Bound,
    ) -> Result<(), PawnEndingError> {
        let game = Some((attacker, bound));
        if self.game == game && self.structures.has(structure) {
            return Ok(());
        }
        let cpu = Cpu::detect();
        if self.game == game && solve::solve(cpu, structure, &mut self.structures, bound).is_ok() {
            return Ok(());
        }
        self.structures.forget();
        self.game = None;
        solve::solve(cpu, structure, &mut self.structures, bound)?;
        self.game = game;
        Ok(())
    }

    /// Whether the attacker queens from a position.
    pub(super) fn wins(
        &mut self,
        state: &State,
        attacker: Color,
        bound: Bound,
    ) -> Result<bool, PawnEndingError> {
        let attacks = state.turn == attacker;
        if let Some(plain) = state.without_right()
            && self.wins_at_once(&plain, attacker, bound)? == attacks
        {
            return Ok(attacks);
        }
        for capture in state.captures_in_passing() {
            if self.wins_at_once(&capture.after, attacker, bound)? == attacks {
                return Ok(attacks);
            }
        }
        Ok(!attacks)
    }

    /// The same without a right to en passant.
    fn wins_at_once(
        &mut self,
        state: &State,
        attacker: Color,
        bound: Bound,
    ) -> Result<bool, PawnEndingError> {
        let (structure, a, d) = state.seen_by(attacker);
        if structure.attacker == 0 {
            return Ok(false);
        }
        self.ensure(structure, attacker, bound)?;
        let [won, lost] = self.structures.values(structure);
        let sets = if state.turn == attacker { won } else { lost };
        Ok(sets.get(a).is_some_and(|set| Bitboard(*set).contains(Square::wrapping(d))))
    }

    /// Whether the attacker queens after a move that ends so.
    pub(super) fn wins_after(
        &mut self,
        one: &Move,
        end: End,
        attacker: Color,
        bound: Bound,
    ) -> Result<bool, PawnEndingError> {
        match one.worth(end, attacker, bound) {
            Worth::Won => Ok(true),
            Worth::Held => Ok(false),
            Worth::Of(state) => self.wins(&state, attacker, bound),
        }
    }

    /// Fills the table with the moves of the attacker's king until it leaves the structure of this
    /// position with a win.
    #[inline(never)]
    pub(super) fn lengths(
        &mut self,
        state: &State,
        attacker: Color,
        bound: Bound,
        lengths: &mut Lengths,
    ) -> Result<(), PawnEndingError> {
        let (structure, ..) = state.seen_by(attacker);
        self.ensure(structure, attacker, bound)?;
        let sets = || [array_of(Bitboard::EMPTY), array_of(Bitboard::EMPTY)];
        let (attacker, defender) = (Obstacles::NONE, Obstacles::NONE);
        let mut ending =
            PawnEnding { won: sets(), wins: sets(), holds: sets(), attacker, defender };
        write(structure, &self.structures, bound, &mut ending);
        let PawnEnding { attacker, defender, wins: [mine, theirs], holds, .. } = &ending;
        let (sides, _) = lengths.as_flattened_mut().as_chunks_mut().0.as_chunks_mut();
        if let Some(table) = sides.first_chunk_mut() {
            play(attacker, defender, [mine, theirs], Some(holds), table);
        }
        Ok(())
    }
}

/// The bytes of a table of a duel, eight by eight, so that a loop fills them. Otherwise the compiler
/// would call memcpy or memset, which need a C library.
pub(super) type Lengths = [[u8; 8]; 2 * 64 * 64 / 8];

#[inline(always)]
pub(super) fn no_lengths() -> Lengths {
    array_of([NONE; 8])
}

/// The number of moves for a position.
pub(super) fn length_at(lengths: &Lengths, state: &State, attacker: Color) -> u8 {
    let (_, a, d) = state.seen_by(attacker);
    let to_move = usize::from(state.turn != attacker);
    lengths.as_flattened().get((64 * to_move + a) * 64 + d).copied().unwrap_or(NONE)
}
