"""Shortest trajectories: all the shortest ways of a piece from one square to another."""

from __future__ import annotations

import operator
from typing import SupportsIndex

import numpy as np

from ._arguments import ColoredBoard, SquareSets, Words, on_square, one_board, pointer
from ._library import checked, code, error, ffi, lib


def trajectories(
    piece: SupportsIndex,
    start: SupportsIndex,
    target: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> Words | None:
    """Stilman's bundle: ``layers[k]`` is the set of squares that some shortest way visits at ply k.

    A uint64 array of l + 1 bitboards for the length l; None where no sequence of moves leads.

    >>> layers = trajectories(cd.KING, 45, 7)  # f6 to h1
    >>> len(layers) - 1, sum(int(layer).bit_count() for layer in layers)
    (5, 14)
    """
    origin = on_square(code(start))
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    layers = np.zeros(64, np.uint64)
    arguments = (code(piece), code(start), code(target), obstacles, pointer(layers, "uint64_t"))
    length = checked(lib.chess_distance_trajectories(*arguments))
    return layers[: length + 1] if length >= 0 else None


def trajectory_count(
    piece: SupportsIndex,
    start: SupportsIndex,
    target: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The exact number of shortest trajectories, 0 where no sequence of moves leads.

    >>> trajectory_count(cd.KING, 45, 7)  # f6 to h1
    25
    """
    origin = on_square(code(start))
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    # A count has no room for errors.
    checked(lib.chess_distance(code(piece), code(start), code(target)))
    arguments = (code(piece), code(start), code(target), obstacles)
    return int(lib.chess_distance_trajectory_count(*arguments))


def trajectory(
    piece: SupportsIndex,
    start: SupportsIndex,
    target: SupportsIndex,
    index: SupportsIndex = 0,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> tuple[int, ...] | None:
    """One shortest trajectory, by its index in the lexicographic order of squares.

    A tuple of squares from start to target; None where no sequence of moves leads. An index at or
    past `trajectory_count` is a ValueError.

    >>> trajectory(cd.KNIGHT, 0, 63, 1)
    (0, 10, 4, 14, 31, 46, 63)
    """
    origin = on_square(code(start))
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    number = operator.index(index)
    if not 0 <= number < 2**64:
        raise ValueError(error(lib.CHESS_DISTANCE_OUT_OF_RANGE))
    squares = ffi.new("uint8_t[64]")
    arguments = (code(piece), code(start), code(target), obstacles, number, squares)
    length = checked(lib.chess_distance_trajectory(*arguments))
    return tuple(squares[0 : length + 1]) if length >= 0 else None
