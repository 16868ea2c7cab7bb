//! The way on which a side queens, with the best defense.

use super::PawnEndingError;
use super::position::{PawnPositionError, promotion_code};
use super::rules::{Move, State, rank};
use super::solver::{Lengths, Solver, length_at, no_lengths};
use super::structure::Bound;
use crate::{Bitboard, Color, Position};

/// A move of [`pawn_way`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct PawnStep {
    /// The square where it begins, 0 to 63.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// As [`PawnMove::promotion`](crate::PawnMove::promotion).
    pub promotion: u8,
    /// 0.
    pub reserved: u8,
}

/// Writes the way on which the attacker queens, or mates with a pawn, and returns its number of
/// moves: as many as there are, or as `way` has places.
///
/// All moves keep the answer of [`pawn_position`](crate::pawn_position) for the attacker. It
/// advances a pawn, the farther the better, or takes one; otherwise its king goes the shortest way
/// to such a move. The defender takes what it can, advances pawns, or makes the king's way long. Of
/// equal moves the first counts, by the square where it begins, and steps come before captures. The
/// way ends with a promotion, unless a king takes the new piece at once: then the capture is the
/// next move. In a close race the way also ends where a queen meets a pawn one step from promotion.
/// There is no way if the answer is 0, or if the defender is mated.
///
/// The defender may keep pawns by other moves, with which the queen then has to deal.
///
/// The memory is used as by `pawn_position`. A close race needs twice as much, because both bounds
/// are kept. On an error `way` stays as it was.
///
/// ```
/// use chess_distance::{Color, Fen, PAWN_STRUCTURE_WORDS, PawnStep, Square, pawn_way};
/// let fen = Fen::read(b"8/8/8/8/8/k7/7P/K7 w - -")?;
/// let mut memory = vec![0; 100 * PAWN_STRUCTURE_WORDS];
/// let mut way = [PawnStep::default(); 40];
/// let moves = pawn_way(&fen.position, fen.to_move, Color::White, &mut memory, &mut way)?;
/// assert_eq!(moves, 9); // h2h4, four moves of the black king, h4h5, h5h6, h6h7 and h7h8
/// assert_eq!(usize::from(way[moves - 1].to), Square::H8.index());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pawn_way(
    position: &Position,
    turn: Color,
    attacker: Color,
    memory: &mut [u64],
    way: &mut [PawnStep],
) -> Result<usize, PawnPositionError> {
    let state = State::of(position, turn)?;
    let mut solver = Solver::new(memory);
    if solver.wins(&state, attacker, Bound::Lower)? {
        let mut play = Play { attacker, certain: solver, race: None, pawns: None };
        return Ok(play.follow_twice(state, way)?);
    }
    if !solver.wins(&state, attacker, Bound::Upper)? {
        return Ok(0);
    }
    let (certain, race) = memory.split_at_mut(memory.len() / 2);
    let (certain, race) = (Solver::new(certain), Some(Solver::new(race)));
    Ok(Play { attacker, certain, race, pawns: None }.follow_twice(state, way)?)
}

/// The endings of the lower bound, and for a close race those of the upper one.
struct Play<'m> {
    attacker: Color,
    certain: Solver<'m>,
    race: Option<Solver<'m>>,
    /// The pawns for which the table of lengths was filled.
    pawns: Option<[Bitboard; 2]>,
}

impl Play<'_> {
    /// Nothing is written unless there is memory for the whole way.
    fn follow_twice(
        &mut self,
        state: State,
        way: &mut [PawnStep],
    ) -> Result<usize, PawnEndingError> {
        let length = self.follow(state, way.len(), &mut [])?;
        self.follow(state, length, way)
    }

    /// Writes the first `most` moves of the way, as far as there are places.
    #[inline(never)]
    fn follow(
        &mut self,
        mut state: State,
        most: usize,
        way: &mut [PawnStep],
    ) -> Result<usize, PawnEndingError> {
        let mut places = way.iter_mut();
        let mut write = |one: &Move| {
            if let Some(place) = places.next() {
                *place = step(one);
            }
        };
        let mut table = no_lengths();
        let mut length = 0;
        self.pawns = None;
        while length < most
            && let Some(best) = self.best(&state, &mut table)?
        {
            write(&best);
            length += 1;
            let is_met = self.race.is_some() && best.after.is_close(best.after.turn);
            let taking = best.taking();
            state = match taking {
                Some(taking) if length < most && !is_met => {
                    write(&taking);
                    length += 1;
                    taking.after
                }
                _ if best.promotes => break,
                _ => best.after,
            };
        }
        Ok(length)
    }

    /// The first of the best moves that keep the answer. Moves of a king to an empty square are
    /// ordered by the number of moves that are left.
    fn best(
        &mut self,
        state: &State,
        table: &mut Lengths,
    ) -> Result<Option<Move>, PawnEndingError> {
        let mut best: Option<(u16, Move)> = None;
        for one in state.moves() {
            if self.keeps(&one)? {
                let mut rank = rank(&one, self.attacker);
                if one.is_quiet() {
                    let left = u16::from(self.length(state, &one, table)?);
                    rank += if one.mover() == self.attacker { 255 - left } else { left };
                }
                if best.as_ref().is_none_or(|&(most, _)| rank > most) {
                    best = Some((rank, one));
                }
            }
        }
        Ok(best.map(|(_, one)| one))
    }

    /// Whether the attacker still queens. In a close race the defender keeps it from queening
    /// without one.
    fn keeps(&mut self, one: &Move) -> Result<bool, PawnEndingError> {
        let (end, attacker) = (one.promotion().1, self.attacker);
        let Some(race) = &mut self.race else {
            return self.certain.wins_after(one, end, attacker, Bound::Lower);
        };
        Ok(race.wins_after(one, end, attacker, Bound::Upper)?
            && (one.mover() == attacker
                || !self.certain.wins_after(one, end, attacker, Bound::Lower)?))
    }

    /// How long the way of the attacker's king is after a quiet move.
    fn length(
        &mut self,
        state: &State,
        one: &Move,
        table: &mut Lengths,
    ) -> Result<u8, PawnEndingError> {
        let pawns = Some([state.white.pawns, state.black.pawns]);
        if self.pawns != pawns {
            let (solver, bound) = match &mut self.race {
                None => (&mut self.certain, Bound::Lower),
                Some(race) => (race, Bound::Upper),
            };
            solver.lengths(state, self.attacker, bound, table)?;
            self.pawns = pawns;
        }
        Ok(length_at(table, &one.after, self.attacker))
    }
}

fn step(one: &Move) -> PawnStep {
    PawnStep {
        from: one.from.index() as u8,
        to: one.to.index() as u8,
        promotion: promotion_code(one.promotion().0),
        reserved: 0,
    }
}
