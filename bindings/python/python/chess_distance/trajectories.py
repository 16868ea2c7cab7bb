"""All shortest trajectories of a piece between squares, or sets of squares."""

from __future__ import annotations

import numpy as np

from ._board import explained, one_board
from ._library import checked, ffi, lib, moves_or_none
from ._memory import word_pointer
from ._numbers import in_range
from ._position import PositionLike
from ._squares import not_empty, place, square
from ._types import Int, Obstacle, Place, Square, Words
from .pieces import PieceLike, piece_code, valid_piece


@explained
def trajectories(
    piece: PieceLike,
    start: Place,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words | None:
    """The shortest ways (Stilman's bundle): ``layers[k]`` is the set of squares visited at ply k.

    A uint64 array of l + 1 bitboards for the length l; None if no sequence of moves leads there.
    `start` and `target` are squares or sets. Between sets these are the ways with the fewest moves
    from any square of `start` to any of `target`, the wiki's All Shortest Paths.

    >>> layers = trajectories(cd.KING, 45, 7)  # f6 to h1
    >>> len(layers) - 1, sum(int(layer).bit_count() for layer in layers)
    (5, 14)
    >>> [int(layer).bit_count() for layer in trajectories(cd.KING, 28, [0, 63])]  # e4 to a1 or h8
    [1, 4, 4, 4, 2]
    """
    origin, goal = place(start, "start"), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    layers = np.zeros(64, np.uint64)
    arguments = (piece_code(piece), origin, goal, obstacles, word_pointer(layers))
    result = lib.chess_distance_set_trajectories(*arguments)
    length = moves_or_none(result, start=origin, target=goal)
    return None if length is None else layers[: length + 1]


@explained
def trajectory_count(
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
    """The exact number of shortest trajectories, 0 if no sequence of moves leads there.

    `start` and `target` are squares or sets. If the sets share squares, it is the number of shared
    squares.

    >>> trajectory_count(cd.KING, 45, 7)  # f6 to h1
    25
    >>> trajectory_count(cd.KING, 28, [0, 63])  # e4 to a1 or h8
    8
    """
    origin, goal = place(start, "start"), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    not_empty(start=origin, target=goal)
    arguments = (valid_piece(piece), origin, goal, obstacles)
    return int(lib.chess_distance_set_trajectory_count(*arguments))


@explained
def trajectory(
    piece: PieceLike,
    start: Square,
    target: Square,
    index: Int = 0,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> tuple[int, ...] | None:
    """The shortest trajectory with this index, in the lexicographic order of squares.

    A tuple of squares from start to target; None if no sequence of moves leads there. An index not
    below `trajectory_count` is a ValueError.

    >>> trajectory(cd.KNIGHT, 0, 63, 1)
    (0, 10, 4, 14, 31, 46, 63)
    """
    ends = square(start, "start"), square(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    number = in_range(index, "index", 0, 2**64 - 1)
    squares = ffi.new("uint8_t[64]")
    arguments = (piece_code(piece), *ends, obstacles, number, squares)
    length = lib.chess_distance_trajectory(*arguments)
    if length == lib.CHESS_DISTANCE_OUT_OF_RANGE:
        count = trajectory_count(piece, *ends, own, enemy, avoid, board=board, color=color)
        raise ValueError(f"index = {number} is outside its range, 0 to {count - 1}")
    checked(length)
    return tuple(squares[0 : length + 1]) if length >= 0 else None
