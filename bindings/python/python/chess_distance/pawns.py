"""Pawns that take."""

from __future__ import annotations

from ._board import explained, one_board
from ._library import checked, error, lib
from ._memory import byte_pointer, output
from ._numbers import in_range
from ._position import PositionLike
from ._squares import obstacle, place
from ._types import Bytes, Int, Obstacle, Place
from .pieces import BLACK_PAWN, WHITE_PAWN, PieceLike, piece_code


def _pawn(piece: PieceLike) -> int:
    number = piece_code(piece)
    if number not in (WHITE_PAWN, BLACK_PAWN):
        sentence = error(lib.CHESS_DISTANCE_INVALID_PIECE)
        raise ValueError(f"piece is WHITE_PAWN or BLACK_PAWN here, not {piece!r}: {sentence}")
    return number


def _captures(captures: Int) -> int:
    # Seven captures cross the board: more make no difference.
    return min(in_range(captures, "captures", 0), 7)


@explained
def pawn_map(
    piece: PieceLike,
    start: Place,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes at most `captures` times, from a square or set to all.

    It captures one square diagonally forward on squares of `prey`, a bitboard or squares. `piece`
    is `WHITE_PAWN` or `BLACK_PAWN`.

    >>> pawn_map(cd.WHITE_PAWN, 8, cd.ALL_SQUARES, 1)[56:59]  # from a2 to a8, b8, c8
    array([  5,   5, 255], dtype=uint8)
    """
    pawn, origin = _pawn(piece), place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    out = output(out, (64,))
    arguments = (obstacle(prey, "prey"), _captures(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map(pawn, origin, *arguments), start=origin)
    return out


@explained
def pawn_map_to(
    piece: PieceLike,
    target: Place,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes, from every square to a square or the nearest of a set.

    >>> int(pawn_map_to(cd.WHITE_PAWN, 57, cd.ALL_SQUARES, 1)[8])  # from a2 to b8
    5
    """
    pawn, goal = _pawn(piece), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color)
    out = output(out, (64,))
    arguments = (obstacle(prey, "prey"), _captures(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map_to(pawn, goal, *arguments), target=goal)
    return out
