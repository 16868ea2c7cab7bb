//! The squares on which the pieces of a position may ever stand.
//!
//! Source: Miguel Ambrona, A Practical Algorithm for Chess Unwinnability (2022), which has these
//! rules for single moves.

use super::position::{Position, PositionError};
use crate::language::array_of;
use crate::search::{PieceMoves, Successors};
use crate::{Bitboard, Color, Obstacles, Piece, Square, attacks, moves};

/// Writes to `reach[s]` the squares on which the piece on s may ever stand, in any continuation in
/// which both sides help. An empty square gets the empty set. Returns the number of fixed pieces.
///
/// No legal continuation leaves these sets. They cover castling from the usual start squares, but
/// not castling in Chess960. These rules are applied until nothing changes:
///
/// - A piece reaches its own square. A piece that reaches no other square and cannot be taken is
///   fixed.
/// - A piece passes and enters all squares except those of fixed pieces. It also enters the square
///   of a fixed enemy piece other than a king with a move that takes. That piece can then be taken.
/// - A king does not enter a square that a fixed enemy pawn, knight or king attacks.
/// - A pawn advances one square, or two from its second rank, over and onto squares without fixed
///   pieces. It takes diagonally onto squares that an enemy piece other than a king reaches. It
///   takes onto the en passant square if the pawn there is an enemy; that pawn can then be taken.
///   On the last rank it becomes queen, rook, bishop or knight and goes on from there.
///
/// On an error `reach` stays as it was.
///
/// ```
/// use chess_distance::{reach, Bitboard, Position, Square};
/// // Kings on e1 and e8, white pawns on a4, c4, e4 and g4, black ones on a5, c5, e5 and g5.
/// let position = Position {
///     white: Bitboard(0x5500_0010),
///     black: Bitboard(0x1000_0055_0000_0000),
///     kings: Bitboard(0x1000_0000_0000_0010),
///     pawns: Bitboard(0x55_5500_0000),
///     ..Position::default()
/// };
/// let mut squares = [Bitboard::EMPTY; 64];
/// assert_eq!(reach(&position, &mut squares)?, 8); // Neither king comes to the other side.
/// assert_eq!(squares[Square::E1.index()].len(), 24);
/// # Ok::<(), chess_distance::PositionError>(())
/// ```
#[inline]
pub fn reach(position: &Position, reach: &mut [Bitboard; 64]) -> Result<u32, PositionError> {
    position.check()?;
    let mut rules = Rules::new(position, reach);
    let (mut white, mut black) =
        (Army::new(Color::White, position), Army::new(Color::Black, position));
    // White has nothing to apply only if Black has just found nothing new.
    while rules.apply(&mut white, &black) {
        rules.apply(&mut black, &white);
    }
    Ok(rules.fixed.len())
}

/// The pieces of one color, and what is known of them.
struct Army {
    pawn: Piece,
    last_rank: Bitboard,
    pieces: Bitboard,
    /// The squares that its pieces reach. The king does not count.
    reached: Bitboard,
    /// The en passant square, if a pawn of this side may be taken there, and that pawn.
    passed: Bitboard,
    passed_pawn: Bitboard,
    /// The fixed pieces, and the squares reached by the enemy, for which the rules were applied.
    done: Option<[Bitboard; 2]>,
}

impl Army {
    fn new(color: Color, position: &Position) -> Self {
        let (pawn, pieces) = match color {
            Color::White => (Piece::WhitePawn, position.white),
            Color::Black => (Piece::BlackPawn, position.black),
        };
        let passed_pawn = Bitboard(position.passed_pawn()) & pieces;
        Self {
            pawn,
            last_rank: color.last_rank(),
            pieces,
            reached: pieces & !position.kings,
            passed: if passed_pawn.is_empty() { Bitboard::EMPTY } else { position.en_passant },
            passed_pawn,
            done: None,
        }
    }
}

/// The state of the search. Sets of squares only grow, and fixed pieces only become fewer, so the
/// order of the rules does not matter.
struct Rules<'a> {
    position: &'a Position,
    reach: &'a mut [Bitboard; 64],
    /// The squares that a pawn reaches before it promotes.
    as_pawn: [Bitboard; 64],
    fixed: Bitboard,
}

impl<'a> Rules<'a> {
    /// All pieces are fixed.
    fn new(position: &'a Position, reach: &'a mut [Bitboard; 64]) -> Self {
        let fixed = Bitboard(position.occupied());
        for (square, squares) in Square::all().zip(reach.iter_mut()) {
            *squares = Bitboard::of(square) & fixed;
        }
        Self { position, reach, as_pawn: array_of(Bitboard::EMPTY), fixed }
    }

    /// Applies all rules once to the pieces of one side, unless that cannot change anything.
    fn apply(&mut self, side: &mut Army, enemy: &Army) -> bool {
        let position = self.position;
        let now = Some([self.fixed, enemy.reached]);
        if side.done == now {
            return false;
        }
        side.done = now;
        // Knights first: they are rarely closed in, and free other pieces.
        self.officers(Piece::Knight, position.knights, side, enemy);
        self.officers(Piece::Queen, position.queens, side, enemy);
        self.officers(Piece::Rook, position.rooks, side, enemy);
        self.officers(Piece::Bishop, position.bishops, side, enemy);
        for pawn in position.pawns & side.pieces {
            self.pawn(pawn, side, enemy);
        }
        for king in position.kings & side.pieces {
            let avoid = self.guarded(enemy);
            let obstacles = Obstacles { avoid, ..self.obstacles(side) };
            let squares = closure(Piece::King, self.reach[king.index()], &obstacles);
            self.found(king, squares, enemy);
        }
        true
    }

    /// The pieces of a kind that takes with its usual moves.
    #[inline(always)]
    fn officers(&mut self, piece: Piece, kind: Bitboard, side: &mut Army, enemy: &Army) {
        for square in kind & side.pieces {
            let known = self.reach[square.index()];
            let squares = closure(piece, known, &self.obstacles(side));
            side.reached |= squares;
            self.found(square, squares, enemy);
        }
    }

    fn pawn(&mut self, square: Square, side: &mut Army, enemy: &Army) {
        let closed = Obstacles { own: self.fixed, ..Obstacles::NONE };
        let prey = enemy.reached | enemy.passed;
        let mut squares = self.as_pawn[square.index()] | Bitboard::of(square);
        loop {
            let taken = attacks(side.pawn, squares, Bitboard::EMPTY) & prey;
            if !(taken & enemy.passed).is_empty() {
                self.fixed &= !enemy.passed_pawn;
            }
            let next = squares | moves(side.pawn, squares, &closed) | taken;
            if next == squares {
                break;
            }
            squares = next;
        }
        self.as_pawn[square.index()] = squares;
        let promoted = squares & side.last_rank;
        if !promoted.is_empty() {
            // A queen moves as a rook or a bishop.
            let obstacles = self.obstacles(side);
            squares |= closure(Piece::Queen, promoted, &obstacles);
            if !is_all(squares, &obstacles) {
                squares |= closure(Piece::Knight, promoted, &obstacles);
            }
        }
        side.reached |= squares;
        self.found(square, squares, enemy);
    }

    /// The obstacles of a side: its fixed pieces, and a fixed king of the enemy. It may take the
    /// other fixed pieces and move on, as if their squares were free.
    fn obstacles(&self, side: &Army) -> Obstacles {
        Obstacles { own: self.fixed & (side.pieces | self.position.kings), ..Obstacles::NONE }
    }

    /// The squares that the fixed pieces of a side deny to the other king.
    fn guarded(&self, side: &Army) -> Bitboard {
        let guards = self.fixed & side.pieces;
        attacks(side.pawn, guards & self.position.pawns, Bitboard::EMPTY)
            | attacks(Piece::Knight, guards & self.position.knights, Bitboard::EMPTY)
            | attacks(Piece::King, guards & self.position.kings, Bitboard::EMPTY)
    }

    fn found(&mut self, square: Square, squares: Bitboard, enemy: &Army) {
        if self.reach[square.index()] != squares {
            self.reach[square.index()] = squares;
            self.fixed &= !Bitboard::of(square) & !(squares & enemy.pieces);
        }
    }
}

/// All squares that a piece reaches from the set, in any number of moves.
#[inline(always)]
fn closure(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> Bitboard {
    let moves = PieceMoves::new(piece, obstacles);
    let mut reached = from;
    while !is_all(reached, obstacles) {
        let next = reached | moves.next(reached);
        if next == reached {
            break;
        }
        reached = next;
    }
    reached
}

/// Whether a set has all squares that a move may enter.
#[inline(always)]
fn is_all(squares: Bitboard, obstacles: &Obstacles) -> bool {
    squares | obstacles.own == Bitboard::FULL
}

#[cfg(test)]
mod tests;
