"""Single steps and levels: the squares one move away, and so many moves away, as bitboards."""

from __future__ import annotations

from typing import SupportsIndex

from ._arguments import ColoredBoard, SquareSets, bitboard, on_square, one_board
from ._library import checked, code, count, lib


def _valid(piece: SupportsIndex) -> int:
    """A piece for functions whose result, a bitboard, has no room for an error."""
    number = code(piece)
    checked(lib.chess_distance(number, 0, 0))
    return number


def moves(
    piece: SupportsIndex,
    start: SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares one move away from any square of a set, as a bitboard.

    `start` is a bitboard, or squares. These are moves, not attacks: squares of `own` and `avoid`
    are not among them, and pawns advance.

    >>> moves(cd.KING, [0]) == 1 << 1 | 1 << 8 | 1 << 9
    True
    """
    origin = bitboard(start)
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    return int(lib.chess_distance_moves(_valid(piece), origin, obstacles))


def attacks(piece: SupportsIndex, start: SquareSets, occupied: SquareSets = 0) -> int:
    """The squares that pieces on `start` attack or defend, as a bitboard.

    A line ends at the first occupied square, which belongs to it; pawns attack diagonally. This
    is what a king has in `avoid`; leave the king itself out of `occupied`.

    >>> attacks(cd.WHITE_PAWN, [12]) == 1 << 19 | 1 << 21  # e2: d3 and f3
    True
    """
    return int(lib.chess_distance_attacks(_valid(piece), bitboard(start), bitboard(occupied)))


def within(
    piece: SupportsIndex,
    start: SquareSets,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares at most so many moves away from a set, as a bitboard; 0 for negative moves.

    >>> within(cd.KING, [0], 2).bit_count()
    9
    """
    origin = bitboard(start)
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    return int(lib.chess_distance_within(_valid(piece), origin, count(moves), obstacles))


def ring(
    piece: SupportsIndex,
    start: SquareSets,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares exactly so many moves away from a set, as a bitboard.

    >>> ring(cd.KING, [0], 2).bit_count()
    5
    """
    origin = bitboard(start)
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    return int(lib.chess_distance_ring(_valid(piece), origin, count(moves), obstacles))


def reaches(
    piece: SupportsIndex,
    start: SupportsIndex,
    target: SupportsIndex,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> bool:
    """Whether a piece gets from one square to another in at most so many moves.

    >>> reaches(cd.KNIGHT, 0, 63, 5), reaches(cd.KNIGHT, 0, 63, 6)
    (False, True)
    """
    origin = code(start)
    obstacles = one_board(own, enemy, avoid, board, on_square(origin), color)
    arguments = (code(piece), origin, code(target), count(moves), obstacles)
    return bool(checked(lib.chess_distance_reaches(*arguments)))
