//! The legal moves of kings and pawns and what decides them, for programs that keep solved endings.

use core::hint::black_box;

use super::position::{PawnPositionError, promotion_code};
use super::rules::{Move, State, Worth, rank};
use super::structure::Bound;
use crate::{Bitboard, Color, Position, Square};

/// Two kings, their pawns, and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct PawnState {
    /// White's pawns.
    pub white_pawns: u64,
    /// Black's pawns.
    pub black_pawns: u64,
    /// The square of White's king, 0 to 63.
    pub white_king: u8,
    /// The square of Black's king.
    pub black_king: u8,
    /// 0, or 1 if Black is to move.
    pub black_to_move: u8,
    /// The square that a pawn of the other side has just passed, 64 for none.
    pub passed: u8,
    /// 0.
    pub reserved: [u8; 4],
}

/// A legal move of [`pawn_options`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct PawnOption {
    /// The position after the move, without the new piece of a promotion.
    pub after: PawnState,
    /// The same, or the position in which the other king has taken the new piece.
    pub next: PawnState,
    /// The square where the move begins.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// As [`PawnMove::promotion`](crate::PawnMove::promotion).
    pub promotion: u8,
    /// As [`PawnMove::end`](crate::PawnMove::end).
    pub end: u8,
    /// 1 if it takes a pawn.
    pub takes: u8,
    /// 1 if the other king takes the new piece at once.
    pub is_taken: u8,
    /// Whether the attacker queens, by color and bound: 0 it does not, 1 it does, 2 as in `next`.
    pub wins: [[u8; 2]; 2],
    /// How much the mover wants the move on the way of White and of Black, as
    /// [`pawn_way`](crate::pawn_way) has it: 1 for a king's move to an empty square, among which
    /// the numbers of moves that are left decide.
    pub rank: [u16; 2],
    /// 0.
    pub reserved: [u8; 2],
}

/// The moves of a position, and what decides it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct PawnOptions {
    /// The positions without a right to en passant that decide this one, `deciding` of them: the
    /// side to move chooses among them. If none can be taken in passing it is this position.
    pub decides: [PawnState; 3],
    /// How many positions decide.
    pub deciding: u8,
    /// 0, 1 for mate, 2 for stalemate.
    pub end: u8,
    /// 0.
    pub reserved: [u8; 6],
    /// The legal moves in the order of `from`, then of `to`. All entries behind the last are 0.
    pub moves: [PawnOption; 64],
}

/// The legal moves of a position of two kings and pawns, and what decides each of them in the game
/// of [`pawn_ending`](crate::pawn_ending). Nothing is solved: this is for programs that keep solved
/// endings. Returns the number of moves.
///
/// A right to en passant that no move can have given is ignored. The faults are those of
/// [`pawn_position`](crate::pawn_position), on which `out` stays as it was.
pub fn pawn_options(state: &PawnState, out: &mut PawnOptions) -> Result<usize, PawnPositionError> {
    let state = state.read()?;
    out.end = state.end() as u8;
    (out.deciding, out.reserved) = (0, black_box([0; 6]));
    let mut plain = state.without_right();
    let mut captures = state.captures_in_passing();
    for place in &mut out.decides {
        let one = plain.take().or_else(|| captures.next().map(|one| one.after));
        out.deciding += u8::from(one.is_some());
        *place = one.map_or(PawnState::default(), |one| PawnState::of(&one));
    }
    let mut moves = state.moves();
    let mut count = 0;
    for place in &mut out.moves {
        match moves.next() {
            Some(one) => {
                describe(&one, place);
                count += 1;
            }
            // Behind a barrier, or the loop becomes a call of memset, which needs a C library.
            None => *place = black_box(PawnOption::default()),
        }
    }
    Ok(count)
}

#[inline(never)]
fn describe(one: &Move, place: &mut PawnOption) {
    let (promotion, end) = one.promotion();
    let taking = one.taking();
    let next = match &taking {
        Some(taking) => &taking.after,
        None => &one.after,
    };
    (place.after, place.next) = (PawnState::of(&one.after), PawnState::of(next));
    (place.from, place.to) = (one.from.index() as u8, one.to.index() as u8);
    (place.promotion, place.end) = (promotion_code(promotion), end as u8);
    (place.takes, place.is_taken) = (u8::from(one.takes), u8::from(taking.is_some()));
    place.reserved = [0; 2];
    let sides = place.wins.iter_mut().zip(&mut place.rank);
    for (attacker, (wins, wanted)) in [Color::White, Color::Black].into_iter().zip(sides) {
        *wanted = rank(one, attacker);
        for (bound, win) in [Bound::Lower, Bound::Upper].into_iter().zip(wins) {
            *win = match one.worth(end, attacker, bound) {
                Worth::Held => 0,
                Worth::Won => 1,
                Worth::Of(_) => 2,
            };
        }
    }
}

impl PawnState {
    #[inline(never)]
    fn of(state: &State) -> Self {
        Self {
            white_pawns: state.white.pawns.0,
            black_pawns: state.black.pawns.0,
            white_king: state.white.king.index() as u8,
            black_king: state.black.king.index() as u8,
            black_to_move: u8::from(state.turn == Color::Black),
            passed: state.passed.first().map_or(64, |square| square.index() as u8),
            reserved: [0; 4],
        }
    }

    fn read(&self) -> Result<State, PawnPositionError> {
        let king = |square: u8| Square::new(i32::from(square)).map(Bitboard::of);
        let kings = king(self.white_king).zip(king(self.black_king));
        let (white, black) = kings.ok_or(PawnPositionError::Kings)?;
        let pawns = [self.white_pawns, self.black_pawns].map(Bitboard);
        let mut position = Position {
            white: white | pawns[0],
            black: black | pawns[1],
            kings: white | black,
            pawns: pawns[0] | pawns[1],
            en_passant: king(self.passed).unwrap_or_default(),
            ..Position::default()
        };
        if position.passed_pawn() == 0 {
            position.en_passant = Bitboard::EMPTY;
        }
        let turn = if self.black_to_move == 0 { Color::White } else { Color::Black };
        State::of(&position, turn)
    }
}
