"""Distances on the empty board, of chess and of other sizes. Ints give ints, arrays and lists of
squares give arrays."""

from __future__ import annotations

from typing import Any, overload

import numpy as np

from ._arguments import in_range, is_rows, square, squares
from ._library import byte_pointer, checked, lib, moves_or_none, output
from ._types import Bytes, Int, Square, Squares
from .pieces import KING, KNIGHT, WAZIR, PieceLike, piece_code
from .tables import king_table, knight_table, manhattan_table


def one_square(value: object) -> bool:
    """Whether an argument is one square. A list is squares, one a row, like an array."""
    return type(value) is int or isinstance(value, str) or not (
        is_rows(value) or hasattr(value, "__iter__") and not isinstance(value, np.ndarray)
    )


# Rows of bytes: for two ints a look-up takes a quarter of the time of a call into C.
_KING = [bytes(row) for row in king_table]
_MANHATTAN = [bytes(row) for row in manhattan_table]
_KNIGHT = [bytes(row) for row in knight_table]


def _bytes(values: Any, name: str) -> Bytes:
    """Bytes are unchanged: the library checks them."""
    if type(values) is np.ndarray and values.dtype == np.uint8:
        return values
    return squares(values, name)


def _batch(piece: int, a: Squares, b: Squares, out: Bytes | None) -> Bytes:
    one, other = _bytes(a, "a"), _bytes(b, "b")
    if one.shape != other.shape:
        one, other = np.broadcast_arrays(one, other)
    out = output(out, one.shape)
    columns = (byte_pointer(np.ascontiguousarray(column)) for column in (one, other))
    result = lib.chess_distance_batch(piece, *columns, byte_pointer(out), out.size)
    if result == lib.CHESS_DISTANCE_INVALID_SQUARE:
        squares(a, "a"), squares(b, "b")  # one of them names the square
    checked(result)
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


@overload
def square_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def square_distance(a: Squares, b: Squares) -> Bytes: ...
def square_distance(a: Squares, b: Squares) -> int | Bytes:
    """King moves from a to b, 0 to 7: the greater of file and rank distance.

    >>> square_distance(4, 60)
    7
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _KING[a][b]
    if one_square(a) and one_square(b):
        return _KING[square(a, "a")][square(b, "b")]
    return _batch(KING, a, b, None)


@overload
def square_manhattan_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def square_manhattan_distance(a: Squares, b: Squares) -> Bytes: ...
def square_manhattan_distance(a: Squares, b: Squares) -> int | Bytes:
    """Orthogonal steps from a to b, 0 to 14: the sum of file and rank distance.

    >>> square_manhattan_distance(0, 63)
    14
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _MANHATTAN[a][b]
    if one_square(a) and one_square(b):
        return _MANHATTAN[square(a, "a")][square(b, "b")]
    return _batch(WAZIR, a, b, None)


@overload
def square_knight_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def square_knight_distance(a: Squares, b: Squares) -> Bytes: ...
def square_knight_distance(a: Squares, b: Squares) -> int | Bytes:
    """Knight moves from a to b, 0 to 6, with the longer ways of corners.

    >>> square_knight_distance(0, 9)  # a1 to b2
    4
    """
    if type(a) is int and type(b) is int and 0 <= a < 64 and 0 <= b < 64:
        return _KNIGHT[a][b]
    if one_square(a) and one_square(b):
        return _KNIGHT[square(a, "a")][square(b, "b")]
    return _batch(KNIGHT, a, b, None)


def other_board(piece: PieceLike, files: Int, ranks: Int) -> Bytes:
    """The distances between all squares of a board from 1x1 to 16x16: ``table[a, b]``.

    Squares are numbered rank by rank: file f of rank r is r * files + f.

    >>> int(other_board(cd.KNIGHT, 10, 8)[0, 79])
    6
    """
    files, ranks = in_range(files, "files", 1, 16), in_range(ranks, "ranks", 1, 16)
    table = np.empty((files * ranks,) * 2, np.uint8)
    size = files, ranks, byte_pointer(table), table.size
    checked(lib.chess_distance_fill_table(piece_code(piece), *size))
    return table
