"""Ways of a given number of moves, and squares that every way enters."""

from __future__ import annotations

import numpy as np

from ._board import explained, one_board
from ._library import checked, lib
from ._memory import word_pointer
from ._numbers import MAX_MOVES, in_range
from ._position import PositionLike
from ._squares import not_empty, place, square
from ._types import Int, Obstacle, Place, Square, Words
from .pieces import PieceLike, piece_code, valid_piece


@explained
def walks(
    piece: PieceLike,
    start: Square,
    target: Square,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words | None:
    """The squares of all ways of exactly this number of moves, 0 to 63, ply by ply.

    ``layers[k]`` is the set of squares that some way visits after k moves: a uint64 array of
    moves + 1 bitboards; None if there is no such way. A way may visit a square again. It may come
    back to the start if the start is not in `own` or `avoid`.

    >>> layers = walks(cd.KNIGHT, 28, 28, 2)  # a knight leaves e4 and comes back
    >>> [int(layer).bit_count() for layer in layers]
    [1, 8, 1]
    >>> walks(cd.KNIGHT, 28, 28, 3) is None
    True
    """
    ends = square(start, "start"), square(target, "target")
    number = in_range(moves, "moves", 0, MAX_MOVES)
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    layers = np.zeros(64, np.uint64)
    arguments = (piece_code(piece), *ends, number, obstacles, word_pointer(layers))
    length = checked(lib.chess_distance_walks(*arguments))
    return layers[: length + 1] if length >= 0 else None


@explained
def walk_count(
    piece: PieceLike,
    start: Square,
    target: Square,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int:
    """The number of ways of exactly this number of moves, 0 to 63; 0 if there is none.

    2**64 - 1 if there are that many or more.

    >>> walk_count(cd.KING, 0, 0, 3)  # from a1, and back in three moves
    6
    """
    ends = square(start, "start"), square(target, "target")
    number = in_range(moves, "moves", 0, MAX_MOVES)
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    return int(lib.chess_distance_walk_count(valid_piece(piece), *ends, number, obstacles))


@explained
def must_pass(
    piece: PieceLike,
    start: Place,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int:
    """The squares that every way from `start` to `target` enters, as a bitboard.

    The ways may have any length. `start` and `target` are squares or sets; their own squares do not
    count. If one of the result's squares is put into `avoid`, no way is left. 0 if there is no way
    at all, or if the sets share a square. A slide does not enter the squares that it passes.

    >>> must_pass(cd.KING, 4, 60, own=0xFE << 24) == 1 << 24  # e1 to e8, a wall from b4 to h4
    True
    """
    origin, goal = place(start, "start"), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    not_empty(start=origin, target=goal)
    return int(lib.chess_distance_must_pass(valid_piece(piece), origin, goal, obstacles))
