"""Maps backward, and second legs."""

from __future__ import annotations

from ._board import explained, one_board
from ._library import checked, lib
from ._memory import byte_pointer, output
from ._numbers import Leg, leg
from ._position import PositionLike
from ._squares import place
from ._types import Bytes, Obstacle, Place
from .pieces import PieceLike, piece_code


@explained
def distance_map_to(
    piece: PieceLike,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves from every square to a square, or to the nearest of a set.

    >>> distance_map_to(cd.WHITE_PAWN, 40)[[8, 16, 32, 41]]  # to a6, from a2, a3, a5 and b6
    array([  3,   3,   1, 255], dtype=uint8)
    """
    goal = place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color)
    out = output(out, (64,))
    arguments = (goal, obstacles, byte_pointer(out))
    checked(lib.chess_distance_set_map_to(piece_code(piece), *arguments), target=goal)
    return out


@explained
def onward(
    piece: PieceLike,
    start: Leg,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """A second leg: for each square the least ``start[s]`` + moves from s, over all s.

    `start` is a map of distances 0 to 191, with 255 for no start. A distance of 192 to 254 is a
    ValueError. So is a map without any start; then `out` stays as it was.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> int(onward(cd.ROOK, first)[63])  # the knight walks first, then the rook: a1 to h8
    2
    """
    obstacles = one_board(own, enemy, avoid, board, color)
    first, out = leg(start), output(out, (64,))
    arguments = (byte_pointer(first), obstacles, byte_pointer(out))
    checked(lib.chess_distance_onward(piece_code(piece), *arguments), start=0)
    return out
