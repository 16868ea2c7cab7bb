"""Maps backward, and second legs."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np

from ._arguments import (
    Bytes,
    ColoredBoard,
    SquareSets,
    bitboard,
    byte_pointer,
    one_board,
    output,
    starts,
)
from ._library import checked, code, error, lib


def distance_map_to(
    piece: SupportsIndex,
    target: SupportsIndex | SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """The map read backward: fewest moves from every square to a square, or into a set.

    >>> distance_map_to(cd.WHITE_PAWN, 40)[[8, 16, 32, 41]]  # to a6, from a2, a3, a5 and b6
    array([  3,   3,   1, 255], dtype=uint8)
    """
    # There is one target, so that a list is a set here, not a column.
    one_set = isinstance(target, (list, tuple))
    square, goal = (None, bitboard(target)) if one_set else starts(target)
    if isinstance(goal, np.ndarray):
        raise ValueError("distance_map_to takes one target a call: a square, or a set of squares")
    obstacles = one_board(own, enemy, avoid, board, 0, color)
    out = output(out, (64,))
    if square is not None:
        checked(lib.chess_distance_map_to(code(piece), square, obstacles, byte_pointer(out)))
    else:
        checked(lib.chess_distance_set_map_to(code(piece), goal, obstacles, byte_pointer(out)))
    return out


def leg(start: Any) -> Bytes:
    """The distances with which a second leg starts: 64 of them, 255 for no start."""
    array = np.asarray(start)
    if array.shape != (64,) or array.dtype.kind not in "iu":
        raise ValueError("a second leg starts with 64 distances, 255 for none")
    if array.max() > 255 or array.min() < 0:
        raise ValueError(error(lib.CHESS_DISTANCE_OUT_OF_RANGE))
    return np.require(array, np.uint8, "C")


def onward(
    piece: SupportsIndex,
    start: Any,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """A second leg: the minimum over all s of ``start[s]`` + moves from s to each square.

    `start` is a map, 255 for no start; 192 to 254 is a ValueError, and so is a map without any
    start.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> int(onward(cd.ROOK, first)[63])  # the knight walks first, then the rook: a1 to h8
    2
    """
    obstacles = one_board(own, enemy, avoid, board, 0, color)
    first, out = leg(start), output(out, (64,))
    arguments = (byte_pointer(first), obstacles, byte_pointer(out))
    checked(lib.chess_distance_onward(code(piece), *arguments))
    return out
