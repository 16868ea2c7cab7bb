//! What each side can force from a position of kings and pawns, and after each legal move.

use core::hint::black_box;

use super::PawnEndingError;
use super::rules::{End, Move, State};
use super::solver::{Solver, length_at, no_lengths};
use super::structure::Bound;
use crate::board::error_text;
use crate::board::piece::MOST_PAWNS;
use crate::language::array_of;
use crate::{Bitboard, Color, NONE, Piece, Position, PositionError};

/// A legal move, and what each side can force after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct PawnMove {
    /// The square where it begins, 0 to 63.
    pub from: u8,
    /// The square where it ends.
    pub to: u8,
    /// 0, or the [code](crate::Piece::code) of the piece that a pawn becomes: a queen, or a rook
    /// where a queen would be stalemate and a rook is not.
    pub promotion: u8,
    /// What White can force after the move, as in [`PawnPosition::white`].
    pub white: u8,
    /// What Black can force after the move.
    pub black: u8,
    /// As [`PawnPosition::end`], after the move. The new piece of a promotion counts.
    pub end: u8,
    /// For a king's move to an empty square after which the mover has 2 or 3: the moves that its
    /// king then needs until a pawn's move or a capture wins. 254 stands for 254 or more.
    /// [`NONE`] for all other moves.
    pub count: u8,
    /// 0.
    pub reserved: u8,
}

impl PawnMove {
    const NONE: Self =
        Self { from: 0, to: 0, promotion: 0, white: 0, black: 0, end: 0, count: 0, reserved: 0 };

    const fn of(&mut self, color: Color) -> &mut u8 {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// The answers of [`pawn_position`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct PawnPosition {
    /// What White can force: 0 it does not queen, 1 a close race, 2 it queens, 3 it queens and the
    /// other side has no pawn, or it mates.
    pub white: u8,
    /// What Black can force.
    pub black: u8,
    /// 0, 1 if the side to move is mated, 2 if it has no legal move and is not in check.
    pub end: u8,
    /// 0.
    pub reserved: [u8; 5],
    /// The legal moves in the order of `from`, then of `to`. All entries behind the last are 0.
    pub moves: [PawnMove; 64],
}

impl PawnPosition {
    /// Without answers and moves.
    pub const EMPTY: Self =
        Self { white: 0, black: 0, end: 0, reserved: [0; 5], moves: [PawnMove::NONE; 64] };

    const fn of(&mut self, color: Color) -> &mut u8 {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// The reason why a position has no answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnPositionError {
    /// The sets are not a position.
    Position(PositionError),
    /// Other pieces than kings and pawns are on the board.
    Pieces,
    /// A side has more than eight pawns.
    Pawns,
    /// The kings are neighbors.
    Kings,
    /// The side that is not to move is in check.
    Check,
    /// An ending needs more memory.
    Memory,
}

impl PawnPositionError {
    /// What is wrong, with the zero at the end that C wants.
    #[doc(hidden)]
    #[must_use]
    pub const fn zero_terminated(self) -> &'static str {
        match self {
            Self::Position(error) => error.zero_terminated(),
            Self::Pieces => "there are other pieces than kings and pawns\0",
            Self::Pawns => "a side has more than eight pawns\0",
            Self::Kings => "the kings are neighbors\0",
            Self::Check => "the side that has just moved is in check\0",
            Self::Memory => "the memory is too small for the structures of the ending\0",
        }
    }
}

error_text!(PawnPositionError);

impl From<PawnEndingError> for PawnPositionError {
    fn from(error: PawnEndingError) -> Self {
        match error {
            PawnEndingError::Pawns => Self::Pawns,
            PawnEndingError::Memory => Self::Memory,
        }
    }
}

/// The reason why [`pawn_position`] refuses a position, and the squares that show it: the other
/// pieces, the pawns of a side that has too many, both kings, the king in check, or those of
/// [`Position::fault`].
///
/// ```
/// use chess_distance::{Color, Fen, PawnPositionError, pawn_position_fault};
/// let fen = Fen::read(b"8/8/8/8/8/2k5/3P4/K7 w - -")?; // The pawn gives check.
/// let (error, squares) = pawn_position_fault(&fen.position, Color::White).expect("a fault");
/// assert_eq!((error, squares), (PawnPositionError::Check, fen.position.black));
/// assert_eq!(pawn_position_fault(&fen.position, Color::Black), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn pawn_position_fault(
    position: &Position,
    turn: Color,
) -> Option<(PawnPositionError, Bitboard)> {
    let error = State::of(position, turn).err()?;
    let Position { white, black, kings, pawns, .. } = *position;
    let squares = match error {
        PawnPositionError::Position(_) => position.fault().map_or(Bitboard::EMPTY, |(_, at)| at),
        PawnPositionError::Pieces => (white | black) & !(kings | pawns),
        PawnPositionError::Pawns => [white, black]
            .map(|side| side & pawns)
            .into_iter()
            .filter(|pawns| pawns.len() > MOST_PAWNS)
            .fold(Bitboard::EMPTY, core::ops::BitOr::bitor),
        PawnPositionError::Kings => kings,
        PawnPositionError::Check => kings & if turn == Color::White { black } else { white },
        PawnPositionError::Memory => Bitboard::EMPTY,
    };
    Some((error, squares))
}

/// What each side can force from a position of two kings and pawns, and after each legal move.
/// Returns the number of legal moves.
///
/// The answers are those of [`pawn_ending`](crate::pawn_ending) with both bounds and either side as
/// the attacker: 2 is won with [`Bound::Lower`], and 1 is a close race, won with [`Bound::Upper`]
/// alone. After a double step of a move the other side may take in passing, and so may the side to
/// move if `en_passant` is behind a pawn that has just passed. After a promotion the game of
/// `pawn_ending` goes on where a king takes the new piece at once. But a move that mates with the
/// new piece is 3, and one after which the other side has no move is 0 for both.
///
/// Memory that is enough for `pawn_ending` of the position and of all positions after a move is
/// enough here; the endings of most moves are solved with that of the position. On an error `out`
/// stays as it was.
///
/// ```
/// use chess_distance::{
///     Color, Fen, PAWN_STRUCTURE_WORDS, PawnPosition, Square, pawn_position,
/// };
/// // The study of Lasker and Reichhelm, 1901: only Kb1 queens.
/// let fen = Fen::read(b"8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - -")?;
/// let mut memory = vec![0; 2000 * PAWN_STRUCTURE_WORDS];
/// let mut answers = PawnPosition::EMPTY;
/// let moves = pawn_position(&fen.position, Color::White, &mut memory, &mut answers)?;
/// assert_eq!((moves, answers.white, answers.black), (3, 2, 0));
/// let [b1, a2, b2, ..] = answers.moves;
/// assert_eq!((usize::from(b1.to), b1.white, b1.count), (Square::B1.index(), 2, 12));
/// assert_eq!((a2.white, b2.white), (0, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pawn_position(
    position: &Position,
    turn: Color,
    memory: &mut [u64],
    out: &mut PawnPosition,
) -> Result<usize, PawnPositionError> {
    let state = State::of(position, turn)?;
    let mut answers = PawnPosition {
        white: 0,
        black: 0,
        end: state.end() as u8,
        reserved: array_of(0),
        moves: array_of(PawnMove::NONE),
    };
    let mut count = 0;
    for (answer, one) in answers.moves.iter_mut().zip(state.moves()) {
        *answer = described(&one);
        count += 1;
    }
    let mut solver = Solver::new(memory);
    for attacker in [Color::White, Color::Black] {
        answer(&state, attacker, &mut solver, &mut answers)?;
    }
    copy(&answers, out);
    Ok(count)
}

/// A move without answers.
fn described(one: &Move) -> PawnMove {
    let (promotion, end) = one.promotion();
    PawnMove {
        from: one.from.index() as u8,
        to: one.to.index() as u8,
        promotion: promotion_code(promotion),
        end: end as u8,
        count: NONE,
        ..PawnMove::NONE
    }
}

/// 0 without a piece, which is the code of a king.
pub(super) fn promotion_code(piece: Option<Piece>) -> u8 {
    piece.map_or(0, |piece| piece.code() as u8)
}

/// Adds one to an answer for each bound by which the attacker queens. What the upper bound denies
/// needs no lower one.
fn answer(
    state: &State,
    attacker: Color,
    solver: &mut Solver<'_>,
    answers: &mut PawnPosition,
) -> Result<(), PawnEndingError> {
    for (bound, before) in [(Bound::Upper, 0), (Bound::Lower, 1)] {
        let here = answers.of(attacker);
        if *here == before && solver.wins(state, attacker, bound)? {
            *here += 1;
        }
        for (one, answer) in state.moves().zip(&mut answers.moves) {
            let there = answer.of(attacker);
            let end = one.promotion().1;
            if *there == before && solver.wins_after(&one, end, attacker, bound)? {
                *there += 1;
            }
        }
    }
    if state.turn == attacker {
        count(state, solver, answers)?;
    }
    let is_mate = answers.end == End::Mate as u8;
    improve(state, attacker, is_mate, answers.of(attacker));
    for (one, answer) in state.moves().zip(&mut answers.moves) {
        improve(&one.after, attacker, answer.end == End::Mate as u8, answer.of(attacker));
    }
    Ok(())
}

/// Where the attacker queens: 3 if it mates, or if the other side has no pawn.
fn improve(state: &State, attacker: Color, is_mate: bool, answer: &mut u8) {
    if *answer == 2 && (is_mate || state.side(attacker.other()).pawns.is_empty()) {
        *answer = 3;
    }
}

/// The moves of the mover's king after its own move, where it queens then.
#[inline(never)]
fn count(
    state: &State,
    solver: &mut Solver<'_>,
    answers: &mut PawnPosition,
) -> Result<(), PawnEndingError> {
    let mover = state.turn;
    let mut lengths = no_lengths();
    let mut is_filled = false;
    for (one, answer) in state.moves().zip(&mut answers.moves) {
        if one.is_quiet() && *answer.of(mover) == 2 {
            if !is_filled {
                solver.lengths(state, mover, Bound::Lower, &mut lengths)?;
                is_filled = true;
            }
            answer.count = length_at(&lengths, &one.after, mover);
        }
    }
    Ok(())
}

/// A copy by words, because the whole would be a call of memcpy, which needs a C library.
fn copy(from: &PawnPosition, to: &mut PawnPosition) {
    (to.white, to.black, to.end, to.reserved) = (from.white, from.black, from.end, from.reserved);
    for (to, from) in to.moves.iter_mut().zip(&from.moves) {
        *to = black_box(*from);
    }
}
