"""Distances among obstacles.

`own` is neither entered nor passed; `enemy` may be entered and ends a slide; `avoid` is passed by
a slide and never entered. Each is a bitboard, squares (a python-chess ``SquareSet`` too), or a
uint64 array with one bitboard a row. ``board=`` takes a python-chess ``Board``: the pieces of the
mover's color are added to `own` and the others to `enemy`. The mover's color is ``color=``, or
that of the piece on the start square, in each row for itself, and of the pieces on a set of them;
that of the side to move where none stands there, or pieces of both colors.
"""

from __future__ import annotations

from typing import Any, SupportsIndex, overload

import numpy as np

from ._arguments import (
    Bytes,
    ColoredBoard,
    Column,
    Obstacles,
    Square,
    Squares,
    SquareSets,
    apart,
    by_rows,
    byte_pointer,
    columns_struct,
    output,
    pointer,
    rows_pointer,
    shape_of,
    starts,
)
from ._library import checked, code, ffi, lib, moves_or_none


def distance_map(
    piece: SupportsIndex,
    start: Squares | SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves from a square, or from the nearest of a set, to every square.

    A uint8 array of 64, with 255 (`NONE`) where no sequence of moves leads. `start` is a square; a
    ``SquareSet`` or a set of squares is a set; an array of squares, or of sets (uint64), is one
    start a row. Where `start` or a set is an array of n, the result is (n, 64): one map a row; a
    row that starts nowhere is 255 everywhere.

    >>> distance_map(cd.KING, 0, own=[8, 9]).reshape(8, 8)[:3, :3]
    array([[  0,   1,   2],
           [255, 255,   2],
           [  4,   3,   3]], dtype=uint8)
    >>> distance_map(cd.KNIGHT, np.array([0, 7], np.uint8))[:, 63]
    array([6, 5], dtype=uint8)
    """
    square, origin = starts(start)
    obstacles = Obstacles(own, enemy, avoid, board, origin, color)
    if obstacles.many or isinstance(origin, np.ndarray):
        if square is not None and not origin:
            checked(lib.CHESS_DISTANCE_INVALID_SQUARE)
        return _map_rows(code(piece), origin, obstacles, out)
    out = output(out, (64,))
    if square is not None:
        checked(lib.chess_distance_map(code(piece), square, obstacles.one(), byte_pointer(out)))
    else:
        arguments = (code(piece), origin, obstacles.one(), byte_pointer(out))
        checked(lib.chess_distance_set_map(*arguments))
    return out


def _map_rows(piece: int, origin: Column, obstacles: Obstacles, out: Bytes | None) -> Bytes:
    columns = [origin, *obstacles.columns]
    shape = shape_of(columns)
    out = output(out, (*shape, 64))
    apart(out, columns)
    maps = out.reshape(-1, 64)

    def call(first: int, n: int, start: Any, *board: Any) -> int:
        start = _zeros(n) if start == ffi.NULL and n else start
        address = rows_pointer(maps[first : first + n]) if n else ffi.NULL
        return checked(
            lib.chess_distance_map_batch(piece, start, columns_struct(*board), address, n)
        )

    by_rows(columns, shape, call)
    return out


def _zeros(n: int) -> Any:
    """A column of empty sets."""
    return pointer(np.zeros(n, np.uint64), "uint64_t")


@overload
def path(
    piece: SupportsIndex,
    start: Square,
    target: Square,
    own: Square = 0,
    enemy: Square = 0,
    avoid: Square = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int | None: ...
@overload
def path(
    piece: SupportsIndex,
    start: Squares | SquareSets,
    target: Squares | SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Any: ...
def path(
    piece: Any,
    start: Any,
    target: Any,
    own: Any = 0,
    enemy: Any = 0,
    avoid: Any = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Any:
    """Fewest moves from a square to another, or between the nearest squares of two sets.

    An int, None where no sequence of moves leads. Where any argument is an array, a uint8 array
    with 255 (`NONE`) there.

    >>> path(cd.KING, 0, 63, own=0x3F00FC0000)  # two walls
    10
    >>> path(cd.ROOK, 0, 63, avoid=[7, 56]) is None
    False
    """
    square, origin = starts(start)
    end, goal = starts(target)
    obstacles = Obstacles(own, enemy, avoid, board, origin, color)
    many = obstacles.many or isinstance(origin, np.ndarray) or isinstance(goal, np.ndarray)
    if (square is not None and not origin) or (end is not None and not goal):
        checked(lib.CHESS_DISTANCE_INVALID_SQUARE)
    if not many and out is None:
        if square is not None and end is not None:
            single = lib.chess_distance_path(code(piece), square, end, obstacles.one())
        else:
            single = lib.chess_distance_sets(code(piece), origin, goal, obstacles.one())
        return moves_or_none(single)
    columns = [origin, goal, *obstacles.columns]
    shape = shape_of(columns)
    out = output(out, shape)
    apart(out, columns)
    flat = out.reshape(-1)

    def call(first: int, n: int, start: Any, target: Any, *board: Any) -> int:
        start, target = (
            _zeros(n) if column == ffi.NULL and n else column for column in (start, target)
        )
        address = byte_pointer(flat[first : first + n])
        return checked(
            lib.chess_distance_path_batch(
                code(piece), start, target, columns_struct(*board), address, n
            )
        )

    by_rows(columns, shape, call)
    return out


def matrix(
    piece: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """All 64 maps at once, (64, 64): the distances of the piece's whole mobility graph.

    >>> int(matrix(cd.ROOK, own=[1, 8])[0, 63]), int(matrix(cd.ROOK)[0, 63])  # a1 is walled in
    (255, 2)
    """
    obstacles = Obstacles(own, enemy, avoid, board, 0, color)
    if obstacles.many:
        raise ValueError("matrix takes one board a call: own, enemy and avoid are single sets")
    out = output(out, (64, 64))
    checked(lib.chess_distance_matrix(code(piece), obstacles.one(), rows_pointer(out)))
    return out
