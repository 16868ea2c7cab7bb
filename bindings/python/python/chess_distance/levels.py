"""Single steps and levels: the squares one move away, or a number of moves, as bitboards."""

from __future__ import annotations

from ._answers import Squares
from ._arguments import count, obstacle, place, square
from ._board import PositionLike, explained, one_board
from ._library import checked, lib
from ._types import Int, Obstacle, Place, Square
from .pieces import PieceLike, piece_code, valid_piece


@explained
def moves(
    piece: PieceLike, start: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int:
    """The squares one move away from a square, or from any square of a set, as a bitboard.

    These are moves, not attacks: squares of `own` and `avoid` are not among them, and pawns
    advance.

    >>> moves(cd.KING, 0) == 1 << 1 | 1 << 8 | 1 << 9
    True
    """
    origin = place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    return Squares(lib.chess_distance_moves(valid_piece(piece), origin, obstacles))


def attacks(piece: PieceLike, start: Place, occupied: Obstacle = 0) -> int:
    """The squares that pieces on `start` attack or defend, as a bitboard.

    A line ends on the first occupied square and includes it; pawns attack diagonally. Use the
    result as a king's `avoid`, and leave the king itself out of `occupied`.

    >>> attacks(cd.WHITE_PAWN, 12) == 1 << 19 | 1 << 21  # e2: d3 and f3
    True
    """
    sets = place(start, "start"), obstacle(occupied, "occupied")
    return Squares(lib.chess_distance_attacks(valid_piece(piece), *sets))


@explained
def within(
    piece: PieceLike, start: Place, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int:
    """The squares at most this number of moves away, as a bitboard; 0 for negative moves.

    With `MAX_MOVES` it is every square that the piece reaches.

    >>> within(cd.KING, 0, 2).bit_count()
    9
    >>> within(cd.BISHOP, 0, cd.MAX_MOVES).bit_count()
    32
    """
    origin = place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    arguments = (valid_piece(piece), origin, count(moves, "moves"), obstacles)
    return Squares(lib.chess_distance_within(*arguments))


@explained
def ring(
    piece: PieceLike, start: Place, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int:
    """The squares exactly this number of moves away, as a bitboard.

    >>> ring(cd.KING, 0, 2).bit_count()
    5
    """
    origin = place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    arguments = (valid_piece(piece), origin, count(moves, "moves"), obstacles)
    return Squares(lib.chess_distance_ring(*arguments))


@explained
def reaches(
    piece: PieceLike, start: Square, target: Square, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> bool:
    """Whether a piece gets from one square to another in at most this number of moves.

    >>> reaches(cd.KNIGHT, 0, 63, 5), reaches(cd.KNIGHT, 0, 63, 6)
    (False, True)
    """
    squares = square(start, "start"), square(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, 1 << squares[0])
    arguments = (piece_code(piece), *squares, count(moves, "moves"), obstacles)
    return bool(checked(lib.chess_distance_reaches(*arguments)))
