"""Distances on the empty board, of chess and of other sizes: files, ranks, center, edges, corners.

Ints give ints, arrays and lists of squares give arrays of bytes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Protocol, overload

import numpy as np
import numpy.typing as npt

from ._arguments import flag, in_range, is_rows, square, squares
from ._blocks import each_row, in_blocks, shape_of
from ._library import (
    Bytes,
    Int,
    Square,
    SquareRows,
    Squares,
    checked,
    lib,
    moves_or_none,
    output,
    pointer,
)  # fmt: skip
from .pieces import KING, KNIGHT, WAZIR, PieceLike, piece_code


def one_square(value: object) -> bool:
    """Whether an argument is one square. A list is squares, one a row, like an array."""
    return (
        type(value) is int
        or isinstance(value, str)
        or not (is_rows(value) or hasattr(value, "__iter__") and not isinstance(value, np.ndarray))
    )


@functools.cache
def _table(
    call: Callable[..., int], arguments: int, last: tuple[int, ...], dtype: type
) -> npt.NDArray[Any]:
    """The results for all squares, or for all pairs of squares; errors are the largest number."""
    worst, board = np.iinfo(dtype).max, range(64)
    pairs = [(a,) for a in board] if arguments == 1 else [(a, b) for a in board for b in board]
    values = (call(*pair, *last) for pair in pairs)
    return np.array([worst if v < 0 else v for v in values], dtype).reshape((64,) * arguments)


def by_table(call: Callable[..., int], *last: int, dtype: type = np.uint8, **given: Squares) -> Any:
    """The result for one or two squares, or for columns of them by a table."""
    if all(map(one_square, given.values())):
        return checked(call(*(square(s, name) for name, s in given.items()), *last))
    table = _table(call, len(given), last, dtype)
    columns = (squares(values, name) for name, values in given.items())
    return each_row(lambda *rows: table[rows], *columns, dtype=dtype)


class OfPair(Protocol):
    """A function of two squares, or of columns of them."""

    @overload
    def __call__(self, a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
    @overload
    def __call__(self, a: Squares, b: Squares) -> Bytes: ...


class OfSquare(Protocol):
    """A function of a square, or of a column of squares."""

    @overload
    def __call__(self, square: Square) -> int: ...
    @overload
    def __call__(self, square: SquareRows) -> Bytes: ...


def _of_pair(piece: PieceLike | None = None) -> Callable[[Callable[[int, int], int]], OfPair]:
    """Makes a function of two ints one of columns too, by a table or the library's call for a piece."""

    def decorate(one: Callable[[int, int], int]) -> OfPair:
        # For two ints a look-up takes a quarter of the time of a call into C.
        rows = [bytes(one(a, b) for b in range(64)) for a in range(64)]

        @functools.wraps(one, ("__module__", "__name__", "__qualname__", "__doc__"))
        def function(a: Squares, b: Squares) -> int | Bytes:
            if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
                return rows[a][b]
            if one_square(a) and one_square(b):
                return rows[square(a, "a")][square(b, "b")]
            return (
                by_table(one, a=a, b=b) if piece is None else _batch(piece_code(piece), a, b, None)
            )

        del function.__wrapped__  # its types are those of ints
        return function  # type: ignore[return-value]

    return decorate


def _of_square(one: Callable[[int], int]) -> OfSquare:
    """Makes a function of an int one of columns too."""

    @functools.wraps(one, ("__module__", "__name__", "__qualname__", "__doc__"))
    def function(square: Squares) -> int | Bytes:
        return by_table(one, square=square)  # type: ignore[no-any-return]

    del function.__wrapped__
    return function  # type: ignore[return-value]


def _batch(piece: int, a: Squares, b: Squares, out: Bytes | None) -> Bytes:
    # Bytes are unchanged here: the library checks them.
    one, other = (
        values if type(values) is np.ndarray and values.dtype == np.uint8 else squares(values, name)
        for values, name in ((a, "a"), (b, "b"))
    )
    shape = shape_of((one, other))
    if one.shape != other.shape:
        one, other = np.broadcast_to(one, shape), np.broadcast_to(other, shape)
    out = output(out, shape, np.uint8, (one, other))
    rows = [np.ascontiguousarray(column).reshape(-1) for column in (one, other, out)]

    def call(first: int, n: int) -> None:
        parts = (pointer(column[first : first + n]) for column in rows)
        result = lib.chess_distance_batch(piece, *parts, n)
        if result == lib.CHESS_DISTANCE_INVALID_SQUARE:
            squares(a, "a"), squares(b, "b")  # one of them names the square
        checked(result)

    in_blocks(out.size, call, start=1 << 22)
    return out


@overload
def distance(piece: PieceLike, a: Square, b: Square) -> int | None: ...  # type: ignore[overload-overlap]
@overload
def distance(piece: PieceLike, a: Squares, b: Squares, *, out: Bytes | None = None) -> Bytes: ...
def distance(
    piece: PieceLike, a: Squares, b: Squares, *, out: Bytes | None = None
) -> int | Bytes | None:
    """Fewest moves of a piece from square a to square b on the empty board.

    Two ints give an int, or None if no sequence of moves leads from a to b. Arrays of squares
    broadcast. They give a uint8 array, with 255 (`NONE`) instead of None; uint8 arrays are not
    copied. A square outside 0..63 is a ValueError. A uint64 of NumPy is a set in other functions,
    and a TypeError here.

    >>> distance(KNIGHT, 0, 63)
    6
    >>> cd.distance(cd.BISHOP, 0, 1) is None
    True
    >>> distance(KING, np.array([0, 4], np.uint8), 63)
    array([7, 7], dtype=uint8)
    """
    number = piece_code(piece)
    if out is None and one_square(a) and one_square(b):
        return moves_or_none(lib.chess_distance(number, square(a, "a"), square(b, "b")))
    return _batch(number, a, b, out)


@_of_pair(KING)
def square_distance(a: int, b: int) -> int:
    """King moves from a to b, 0 to 7: the greater of file and rank distance.

    >>> square_distance(4, 60)
    7
    """
    return int(lib.chess_distance_king(a, b))


@_of_pair(WAZIR)
def square_manhattan_distance(a: int, b: int) -> int:
    """Orthogonal steps from a to b, 0 to 14: the sum of file and rank distance.

    >>> square_manhattan_distance(0, 63)
    14
    """
    return int(lib.chess_distance_manhattan(a, b))


@_of_pair(KNIGHT)
def square_knight_distance(a: int, b: int) -> int:
    """Knight moves from a to b, 0 to 6, with the longer ways of corners.

    >>> square_knight_distance(0, 9)  # a1 to b2
    4
    """
    return int(lib.chess_distance_knight(a, b))


@_of_pair()
def file_distance(a: int, b: int) -> int:
    """Files between a and b, 0 to 7.

    >>> file_distance(0, 62)  # a1 to g8
    6
    """
    return int(lib.chess_distance_file(a, b))


@_of_pair()
def rank_distance(a: int, b: int) -> int:
    """Ranks between a and b, 0 to 7.

    >>> rank_distance(0, 62)  # a1 to g8
    7
    """
    return int(lib.chess_distance_rank(a, b))


@_of_pair()
def relation(a: int, b: int) -> int:
    """The class of a pair, 0 to 35: equal for pairs with the same distances of files and ranks.

    It is max * (max + 1) / 2 + min of the two distances.

    >>> relation(0, 17), relation(63, 53)  # a1 to b3, h8 to f7
    (4, 4)
    """
    return int(lib.chess_distance_relation(a, b))


@_of_square
def center_distance(square: int) -> int:
    """King moves to the nearest of d4, d5, e4, e5, 0 to 3.

    >>> center_distance(0), center_distance(27)  # a1, d4
    (3, 0)
    """
    return int(lib.chess_distance_center(square))


@_of_square
def center_manhattan_distance(square: int) -> int:
    """Orthogonal steps to the nearest of d4, d5, e4, e5, 0 to 6.

    >>> center_manhattan_distance(np.array([0, 3, 27]))  # a1, d1, d4
    array([6, 3, 0], dtype=uint8)
    """
    return int(lib.chess_distance_center_manhattan(square))


@_of_square
def edge_distance(square: int) -> int:
    """Steps to the nearest edge, 0 to 3.

    >>> edge_distance(27), edge_distance(31)  # d4, h4
    (3, 0)
    """
    return int(lib.chess_distance_edge(square))


@overload
def corner_distance(square: Square, dark: bool) -> int: ...
@overload
def corner_distance(square: SquareRows, dark: bool) -> Bytes: ...
def corner_distance(square: Squares, dark: bool) -> int | Bytes:
    """Orthogonal steps to the nearer corner of a color, 0 to 7; the dark ones are a1 and h8.

    >>> corner_distance(7, True), corner_distance(7, False)  # h1
    (7, 0)
    """
    return by_table(lib.chess_distance_corner, flag(dark, "dark"), square=square)  # type: ignore[no-any-return]


def direction(a: Square, b: Square) -> int:
    """The difference of squares for a step from a toward b, or a knight's jump onto b; else 0.

    >>> direction(0, 63), direction(63, 0), direction(1, 18), direction(0, 12)
    (9, -9, 17, 0)
    """
    return int(lib.chess_distance_direction(square(a, "a"), square(b, "b")))


def other_board(piece: PieceLike, files: Int, ranks: Int) -> Bytes:
    """The distances between all squares of a board from 1x1 to 16x16: ``table[a, b]``.

    Squares are numbered rank by rank: file f of rank r is r * files + f.

    >>> int(other_board(cd.KNIGHT, 10, 8)[0, 79])
    6
    """
    files, ranks = in_range(files, "files", 1, 16), in_range(ranks, "ranks", 1, 16)
    table = np.empty((files * ranks,) * 2, np.uint8)
    size = files, ranks, pointer(table), table.size
    checked(lib.chess_distance_fill_table(piece_code(piece), *size))
    return table
