//! The rules of chess for kings and pawns: legal moves, check and mate, en passant, promotion.
//!
//! A promotion leaves the new piece out of the position after it, because the game of pawn endings
//! is over then, unless a king takes the piece.

use super::PawnPositionError;
use super::structure::{Bound, Structure};
use crate::board::piece::MOST_PAWNS;
use crate::board::squares::{self, Squares};
use crate::{Bitboard, Color, Obstacles, Piece, Position, Square, attacks, king_distance, moves};

/// A king and its pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Side {
    pub(super) king: Square,
    pub(super) pawns: Bitboard,
}

/// A position of kings and pawns with a side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) white: Side,
    pub(super) black: Side,
    pub(super) turn: Color,
    /// The square that a pawn of the other side has just passed, or no square.
    pub(super) passed: Bitboard,
}

/// A legal move, and the position after it.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) by_king: bool,
    pub(super) takes: bool,
    pub(super) promotes: bool,
    pub(super) in_passing: bool,
    pub(super) after: State,
}

/// What a position is for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It has a legal move.
    Open,
    Mate,
    Stalemate,
}

/// What a move is worth to the attacker.
pub(super) enum Worth {
    Won,
    Held,
    /// As much as this position.
    Of(State),
}

// The pieces below are constants, since code for any piece makes programs larger.

const fn attacked_by(pawns: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => attacks(Piece::WhitePawn, pawns, Bitboard::EMPTY),
        Color::Black => attacks(Piece::BlackPawn, pawns, Bitboard::EMPTY),
    }
}

/// The steps of a pawn over and onto squares that are not occupied.
const fn steps(pawn: Bitboard, color: Color, occupied: Bitboard) -> Bitboard {
    let obstacles = Obstacles { own: occupied, ..Obstacles::NONE };
    match color {
        Color::White => moves(Piece::WhitePawn, pawn, &obstacles),
        Color::Black => moves(Piece::BlackPawn, pawn, &obstacles),
    }
}

impl State {
    /// The state of a position, unless it is none of two kings and pawns, or not legal.
    pub(super) fn of(position: &Position, turn: Color) -> Result<Self, PawnPositionError> {
        position.check().map_err(PawnPositionError::Position)?;
        if position.kings | position.pawns != position.white | position.black {
            return Err(PawnPositionError::Pieces);
        }
        let side = |pieces: Bitboard| {
            let king = (pieces & position.kings).first().unwrap_or(Square::A1);
            Side { king, pawns: pieces & position.pawns }
        };
        let (white, black) = (side(position.white), side(position.black));
        if white.pawns.len() > MOST_PAWNS || black.pawns.len() > MOST_PAWNS {
            return Err(PawnPositionError::Pawns);
        }
        if king_distance(white.king, black.king) < 2 {
            return Err(PawnPositionError::Kings);
        }
        let mut state = Self { white, black, turn, passed: Bitboard::EMPTY };
        if state.is_checked(turn.other()) {
            return Err(PawnPositionError::Check);
        }
        // A pawn of the side to move that has passed this square gives no right.
        if Bitboard(position.passed_pawn()) & state.side(turn).pawns == Bitboard::EMPTY {
            state.passed = position.en_passant;
        }
        Ok(state)
    }

    pub(super) const fn side(&self, color: Color) -> Side {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    const fn with(turn: Color, mine: Side, theirs: Side, passed: Bitboard) -> Self {
        // The side of `mine` has moved.
        let (white, black) = match turn {
            Color::White => (mine, theirs),
            Color::Black => (theirs, mine),
        };
        Self { white, black, turn: turn.other(), passed }
    }

    fn occupied(&self) -> Bitboard {
        let Self { white, black, .. } = self;
        white.pawns | black.pawns | Bitboard::of(white.king) | Bitboard::of(black.king)
    }

    /// Whether a pawn gives check to this side.
    pub(super) fn is_checked(&self, color: Color) -> bool {
        let by = color.other();
        attacked_by(self.side(by).pawns, by).contains(self.side(color).king)
    }

    /// Whether a pawn of this side is one step from promotion.
    pub(super) fn is_close(&self, color: Color) -> bool {
        let rank = match color {
            Color::White => squares::rank(7),
            Color::Black => squares::rank(2),
        };
        self.side(color).pawns.0 & rank != 0
    }

    /// The legal moves in the order of their squares.
    pub(super) fn moves(&self) -> Moves {
        let mine = self.side(self.turn);
        Moves {
            state: *self,
            from: mine.king,
            to: Bitboard::EMPTY.into_iter(),
            movers: (mine.pawns | Bitboard::of(mine.king)).into_iter(),
        }
    }

    /// The squares to which the piece on a square moves, if that leaves the king out of check.
    fn targets(&self, from: Square) -> Bitboard {
        let (mine, theirs) = (self.side(self.turn), self.side(self.turn.other()));
        let at = Bitboard::of(from);
        if from == mine.king {
            return moves(Piece::King, at, &Obstacles { own: mine.pawns, ..Obstacles::NONE });
        }
        let captures = attacked_by(at, self.turn) & (theirs.pawns | self.passed);
        steps(at, self.turn, self.occupied()) | captures
    }

    /// A move of a piece to one of its targets, if it is legal.
    fn play(&self, from: Square, to: Square) -> Option<Move> {
        let (mut mine, mut theirs) = (self.side(self.turn), self.side(self.turn.other()));
        let (start, end) = (Bitboard::of(from), Bitboard::of(to));
        let by_king = from == mine.king;
        let in_passing = !by_king && end == self.passed;
        let promotes = !by_king && !(end & self.turn.last_rank()).is_empty();
        let mut passed = Bitboard::EMPTY;
        let taken = match (in_passing, self.turn) {
            (false, _) => end,
            (true, Color::White) => end.shifted(0, -1),
            (true, Color::Black) => end.shifted(0, 1),
        };
        let takes = !(theirs.pawns & taken).is_empty();
        theirs.pawns &= !taken;
        if by_king {
            mine.king = to;
        } else {
            mine.pawns = mine.pawns & !start | if promotes { Bitboard::EMPTY } else { end };
            if from.index().abs_diff(to.index()) == 16 {
                passed = Bitboard::of(Square::wrapping(usize::midpoint(from.index(), to.index())));
            }
        }
        let after = Self::with(self.turn, mine, theirs, passed);
        let legal = king_distance(mine.king, theirs.king) > 1 && !after.is_checked(self.turn);
        legal.then_some(Move { from, to, by_king, takes, promotes, in_passing, after })
    }

    /// Whether the side to move is mated, or has no legal move.
    pub(super) fn end(&self) -> End {
        match self.moves().next() {
            Some(_) => End::Open,
            None if self.is_checked(self.turn) => End::Mate,
            None => End::Stalemate,
        }
    }

    /// The same with a rook or a queen of the other side on a square, which the king may take.
    #[inline(never)]
    fn end_with(&self, is_queen: bool, at: Square) -> End {
        let checked = |state: &Self| {
            let (king, occupied) = (state.side(self.turn).king, state.occupied());
            let straight = attacks(Piece::Rook, Bitboard::of(at), occupied);
            let diagonal = attacks(Piece::Bishop, Bitboard::of(at), occupied);
            king != at && (straight.contains(king) || is_queen && diagonal.contains(king))
        };
        match self.moves().find(|reply| !checked(&reply.after)) {
            Some(_) => End::Open,
            None if checked(self) => End::Mate,
            None => End::Stalemate,
        }
    }

    /// The captures in passing.
    pub(super) fn captures_in_passing(&self) -> impl Iterator<Item = Move> {
        let mut moves = self.moves();
        if self.passed.is_empty() {
            moves.movers = Bitboard::EMPTY.into_iter();
        }
        moves.filter(|one| one.in_passing)
    }

    /// The same without a right to en passant, which solved endings do not have at the start. It and
    /// the positions after the captures decide this one: one that wins is enough for the attacker to
    /// move, and against the defender to move all have to. `None` where the captures are the only
    /// moves, and decide alone.
    pub(super) fn without_right(&self) -> Option<Self> {
        let without = Self { passed: Bitboard::EMPTY, ..*self };
        (without.end() == self.end()).then_some(without)
    }

    /// The pawns as the solver has them, and the squares of the attacker's and the defender's king.
    pub(super) fn seen_by(&self, attacker: Color) -> (Structure, usize, usize) {
        let (mine, theirs) = (self.side(attacker), self.side(attacker.other()));
        let (a, d) = (mine.king.index(), theirs.king.index());
        let (own, enemy) = (mine.pawns.0, theirs.pawns.0);
        match attacker {
            Color::White => (Structure { attacker: own, defender: enemy }, a, d),
            Color::Black => {
                let (attacker, defender) = (own.swap_bytes(), enemy.swap_bytes());
                (Structure { attacker, defender }, a ^ 56, d ^ 56)
            }
        }
    }
}

impl Move {
    /// The side that moves.
    pub(super) const fn mover(&self) -> Color {
        self.after.turn.other()
    }

    /// Whether the king goes to an empty square.
    pub(super) const fn is_quiet(&self) -> bool {
        self.by_king && !self.takes
    }

    /// The piece that a pawn becomes, and what the position after the move then is. A rook is only
    /// better where a queen would be stalemate.
    pub(super) fn promotion(&self) -> (Option<Piece>, End) {
        if !self.promotes {
            return (None, self.after.end());
        }
        let end = |is_queen| self.after.end_with(is_queen, self.to);
        match (end(true), end(false)) {
            (End::Stalemate, rook) if rook != End::Stalemate => (Some(Piece::Rook), rook),
            (queen, _) => (Some(Piece::Queen), queen),
        }
    }

    /// The move of the other side's king that takes the new piece, if it can.
    pub(super) fn taking(&self) -> Option<Move> {
        let king = self.after.side(self.after.turn).king;
        if self.promotes && king_distance(king, self.to) == 1 {
            return self.after.play(king, self.to);
        }
        None
    }

    /// What the move is worth, by its end.
    pub(super) fn worth(&self, end: End, attacker: Color, bound: Bound) -> Worth {
        let (mover, defender) = (self.mover(), attacker.other());
        let won = |won| if won { Worth::Won } else { Worth::Held };
        match end {
            End::Mate => return won(mover == attacker),
            End::Stalemate => return Worth::Held,
            End::Open if !self.promotes => return Worth::Of(self.after),
            End::Open => (),
        }
        match bound {
            Bound::Lower if mover == attacker && self.after.is_close(defender) => Worth::Held,
            Bound::Upper if mover == defender && self.after.is_close(attacker) => Worth::Won,
            _ => self.taking().map_or(won(mover == attacker), |taking| Worth::Of(taking.after)),
        }
    }
}

/// The legal moves of a position.
pub(super) struct Moves {
    state: State,
    from: Square,
    /// Where the piece on `from` goes.
    to: Squares,
    /// The pieces after it.
    movers: Squares,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline(never)]
    fn next(&mut self) -> Option<Move> {
        loop {
            for to in self.to.by_ref() {
                let legal = self.state.play(self.from, to);
                if legal.is_some() {
                    return legal;
                }
            }
            self.from = self.movers.next()?;
            self.to = self.state.targets(self.from).into_iter();
        }
    }
}

/// How much the mover wants a move on the way of the attacker. The attacker wants pawns that are far
/// ahead, and the defender captures before that. For all moves of a king to an empty square it is
/// 1. Least is a promotion of the defender, because the king takes the piece.
pub(super) fn rank(one: &Move, attacker: Color) -> u16 {
    let is_attacker = one.mover() == attacker;
    if one.is_quiet() {
        return 1;
    }
    if one.promotes && !is_attacker {
        return 0;
    }
    let rank = one.to.rank().index() as u16;
    let ahead = match one.mover() {
        _ if one.by_king => 0,
        Color::White => rank,
        Color::Black => 7 - rank,
    };
    let captures = u16::from(!is_attacker && one.takes);
    // Steps are tried before captures.
    (1 + captures) << 10 | ahead << 1 | u16::from(!one.takes)
}
