"""Distances on the empty board. Ints give ints, arrays give arrays."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, SupportsIndex, overload

import numpy as np
import numpy.typing as npt

from ._arguments import (
    Bytes,
    Square,
    SquareColumn,
    Squares,
    SquareSets,
    bitboard,
    byte_pointer,
    output,
    squares_column,
)
from ._library import checked, code, lib, moves_or_none
from .pieces import KING, KNIGHT, WAZIR
from .tables import king_table, knight_table, manhattan_table


def _one(value: object) -> bool:
    """Whether a value is one square; a list or an array is a column."""
    return type(value) is int or (
        hasattr(value, "__index__") and not (isinstance(value, np.ndarray) and value.ndim)
    )


# Rows of bytes: for two plain ints a look-up takes a quarter of the time of a call into C.
_KING = [bytes(row) for row in king_table]
_MANHATTAN = [bytes(row) for row in manhattan_table]
_KNIGHT = [bytes(row) for row in knight_table]


def _bytes(values: Any) -> Bytes:
    """Bytes as they are, since the library finds those off the board."""
    if isinstance(values, np.ndarray) and values.dtype == np.uint8:
        return values
    return squares_column(values)


def _batch(piece: int, a: Any, b: Any, out: Bytes | None) -> Bytes:
    a, b = _bytes(a), _bytes(b)
    if a.shape != b.shape:
        a, b = np.broadcast_arrays(a, b)
    out = output(out, a.shape)
    columns = (byte_pointer(np.ascontiguousarray(column)) for column in (a, b))
    checked(lib.chess_distance_batch(piece, *columns, byte_pointer(out), out.size))
    return out


@overload
def distance(piece: SupportsIndex, a: Square, b: Square) -> int | None: ...
@overload
def distance(
    piece: SupportsIndex, a: SquareColumn, b: Squares, *, out: Bytes | None = None
) -> Bytes: ...
@overload
def distance(
    piece: SupportsIndex, a: Squares, b: SquareColumn, *, out: Bytes | None = None
) -> Bytes: ...
def distance(piece: Any, a: Any, b: Any, *, out: Bytes | None = None) -> Any:
    """Fewest moves of a piece from square a to square b on the empty board.

    Two ints give an int, None where no sequence of moves leads. Arrays of squares broadcast, and
    give a uint8 array with 255 (`NONE`) there; bytes are taken without a copy. A square outside
    0..63 anywhere, or no such piece, is a ValueError.

    >>> distance(KNIGHT, 0, 63)
    6
    >>> cd.distance(cd.BISHOP, 0, 1) is None
    True
    >>> distance(KING, np.array([0, 4], np.uint8), 63)
    array([7, 7], dtype=uint8)
    """
    if _one(a) and _one(b) and out is None:
        return moves_or_none(lib.chess_distance(code(piece), code(a), code(b)))
    return _batch(code(piece), a, b, out)


@overload
def square_distance(a: Square, b: Square) -> int: ...
@overload
def square_distance(a: SquareColumn, b: Squares) -> Bytes: ...
@overload
def square_distance(a: Squares, b: SquareColumn) -> Bytes: ...
def square_distance(a: Any, b: Any) -> Any:
    """King moves from a to b, 0 to 7: the greater of file and rank distance.

    >>> square_distance(4, 60)
    7
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _KING[a][b]
    if _one(a) and _one(b):
        return checked(lib.chess_distance_king(code(a), code(b)))
    return _batch(KING, a, b, None)


@overload
def square_manhattan_distance(a: Square, b: Square) -> int: ...
@overload
def square_manhattan_distance(a: SquareColumn, b: Squares) -> Bytes: ...
@overload
def square_manhattan_distance(a: Squares, b: SquareColumn) -> Bytes: ...
def square_manhattan_distance(a: Any, b: Any) -> Any:
    """Orthogonal steps from a to b, 0 to 14: the sum of file and rank distance.

    >>> square_manhattan_distance(0, 63)
    14
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _MANHATTAN[a][b]
    if _one(a) and _one(b):
        return checked(lib.chess_distance_manhattan(code(a), code(b)))
    return _batch(WAZIR, a, b, None)


@overload
def square_knight_distance(a: Square, b: Square) -> int: ...
@overload
def square_knight_distance(a: SquareColumn, b: Squares) -> Bytes: ...
@overload
def square_knight_distance(a: Squares, b: SquareColumn) -> Bytes: ...
def square_knight_distance(a: Any, b: Any) -> Any:
    """Knight moves from a to b, 0 to 6, the corners' longer ways included.

    >>> square_knight_distance(0, 9)  # a1 to b2
    4
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _KNIGHT[a][b]
    if _one(a) and _one(b):
        return checked(lib.chess_distance_knight(code(a), code(b)))
    return _batch(KNIGHT, a, b, None)


Results = npt.NDArray[np.int64]


@functools.cache
def _table(function: str, arguments: int, last: tuple[int, ...] = ()) -> Results:
    """The results for all squares, or for all pairs of squares."""
    call: Callable[..., int] = getattr(lib, function)
    squares = range(64)
    if arguments == 1:
        values: list[Any] = [call(square, *last) for square in squares]
    else:
        values = [[call(a, b, *last) for b in squares] for a in squares]
    return np.array(values)


def _of_square(function: str, square: Any, *last: int) -> Any:
    if _one(square):
        return checked(getattr(lib, function)(code(square), *last))
    return _table(function, 1, last)[squares_column(square)]


def _of_pair(function: str, a: Any, b: Any) -> Any:
    if _one(a) and _one(b):
        return checked(getattr(lib, function)(code(a), code(b)))
    return _table(function, 2)[tuple(np.broadcast_arrays(squares_column(a), squares_column(b)))]


@overload
def file_distance(a: Square, b: Square) -> int: ...
@overload
def file_distance(a: SquareColumn, b: Squares) -> Results: ...
@overload
def file_distance(a: Squares, b: SquareColumn) -> Results: ...
def file_distance(a: Any, b: Any) -> Any:
    """Files between a and b, 0 to 7.

    >>> file_distance(0, 62)  # a1 to g8
    6
    """
    return _of_pair("chess_distance_file", a, b)


@overload
def rank_distance(a: Square, b: Square) -> int: ...
@overload
def rank_distance(a: SquareColumn, b: Squares) -> Results: ...
@overload
def rank_distance(a: Squares, b: SquareColumn) -> Results: ...
def rank_distance(a: Any, b: Any) -> Any:
    """Ranks between a and b, 0 to 7.

    >>> rank_distance(0, 62)  # a1 to g8
    7
    """
    return _of_pair("chess_distance_rank", a, b)


@overload
def relation(a: Square, b: Square) -> int: ...
@overload
def relation(a: SquareColumn, b: Squares) -> Results: ...
@overload
def relation(a: Squares, b: SquareColumn) -> Results: ...
def relation(a: Any, b: Any) -> Any:
    """The class of a pair, 0 to 35: equal for pairs with the same two distances of files and ranks.

    With these as min and max it is max * (max + 1) / 2 + min.

    >>> relation(0, 17), relation(63, 53)  # a1 to b3, h8 to f7
    (4, 4)
    """
    return _of_pair("chess_distance_relation", a, b)


@overload
def center_distance(square: Square) -> int: ...
@overload
def center_distance(square: SquareColumn) -> Results: ...
def center_distance(square: Any) -> Any:
    """King moves to the nearest of d4, d5, e4, e5, 0 to 3.

    >>> center_distance(0), center_distance(27)  # a1, d4
    (3, 0)
    """
    return _of_square("chess_distance_center", square)


@overload
def center_manhattan_distance(square: Square) -> int: ...
@overload
def center_manhattan_distance(square: SquareColumn) -> Results: ...
def center_manhattan_distance(square: Any) -> Any:
    """Orthogonal steps to the nearest of d4, d5, e4, e5, 0 to 6.

    >>> center_manhattan_distance(np.array([0, 3, 27]))  # a1, d1, d4
    array([6, 3, 0])
    """
    return _of_square("chess_distance_center_manhattan", square)


@overload
def edge_distance(square: Square) -> int: ...
@overload
def edge_distance(square: SquareColumn) -> Results: ...
def edge_distance(square: Any) -> Any:
    """Steps to the nearest edge, 0 to 3.

    >>> edge_distance(27), edge_distance(31)  # d4, h4
    (3, 0)
    """
    return _of_square("chess_distance_edge", square)


@overload
def corner_distance(square: Square, dark: bool) -> int: ...
@overload
def corner_distance(square: SquareColumn, dark: bool) -> Results: ...
def corner_distance(square: Any, dark: bool) -> Any:
    """Orthogonal steps to the nearer corner of a color, 0 to 7; the dark ones are a1 and h8.

    >>> corner_distance(7, True), corner_distance(7, False)  # h1
    (7, 0)
    """
    return _of_square("chess_distance_corner", square, int(bool(dark)))


def direction(a: SupportsIndex, b: SupportsIndex) -> int:
    """The step from a toward b in squares 0..63, or the knight's jump onto b; 0 off every line.

    >>> direction(0, 63), direction(63, 0), direction(1, 18), direction(0, 12)
    (9, -9, 17, 0)
    """
    # Any int may be a direction: the squares are checked by a function with codes.
    file_distance(code(a), code(b))
    return int(lib.chess_distance_direction(code(a), code(b)))


def nearest(square: SupportsIndex, among: SquareSets) -> int | None:
    """King moves from a square to the nearest member of a set; None for the empty set.

    >>> nearest(0, [18, 63])
    2
    """
    return moves_or_none(lib.chess_distance_nearest(code(square), bitboard(among), -1))


def nearest_file(square: SupportsIndex, among: SquareSets) -> int | None:
    """Files from a square to the nearest member of a set; None for the empty set.

    >>> nearest_file(0, [18, 63]), nearest_file(0, 0)
    (2, None)
    """
    return moves_or_none(lib.chess_distance_nearest_file(code(square), bitboard(among), -1))
