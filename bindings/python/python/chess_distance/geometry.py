"""Files, ranks, center, edges and corners. Ints give ints, arrays give arrays of bytes."""

from __future__ import annotations

import functools
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from ._arguments import (
    array_of,
    flag,
    is_rows,
    is_words,
    place,
    places,
    square,
    squares,
)
from ._library import NONE, checked, lib, moves_or_none
from ._types import Bytes, Place, Places, Square, SquareRows, Squares, Words
from .empty_board import one_square
from .obstacles import path
from .pieces import KING


@functools.cache
def _table(function: str, arguments: int, last: tuple[int, ...], dtype: type) -> npt.NDArray[Any]:
    """The results for all squares, or for all pairs of squares; errors are the largest number."""
    call, worst = getattr(lib, function), np.iinfo(dtype).max
    board = range(64)
    pairs = [(a,) for a in board] if arguments == 1 else [(a, b) for a in board for b in board]
    values = (call(*pair, *last) for pair in pairs)
    return np.array([worst if v < 0 else v for v in values], dtype).reshape((64,) * arguments)


def by_table(function: str, *last: int, dtype: type = np.uint8, **given: Squares) -> Any:
    """The result for one or two squares, or for columns of them by a table."""
    if all(map(one_square, given.values())):
        return checked(getattr(lib, function)(*(square(s, name) for name, s in given.items()), *last))
    columns = (squares(values, name) for name, values in given.items())
    return _table(function, len(given), last, dtype)[tuple(np.broadcast_arrays(*columns))]


@overload
def file_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def file_distance(a: Squares, b: Squares) -> Bytes: ...
def file_distance(a: Squares, b: Squares) -> int | Bytes:
    """Files between a and b, 0 to 7.

    >>> file_distance(0, 62)  # a1 to g8
    6
    """
    return by_table("chess_distance_file", a=a, b=b)  # type: ignore[no-any-return]


@overload
def rank_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def rank_distance(a: Squares, b: Squares) -> Bytes: ...
def rank_distance(a: Squares, b: Squares) -> int | Bytes:
    """Ranks between a and b, 0 to 7.

    >>> rank_distance(0, 62)  # a1 to g8
    7
    """
    return by_table("chess_distance_rank", a=a, b=b)  # type: ignore[no-any-return]


@overload
def relation(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def relation(a: Squares, b: Squares) -> Bytes: ...
def relation(a: Squares, b: Squares) -> int | Bytes:
    """The class of a pair, 0 to 35: equal for pairs with the same distances of files and ranks.

    It is max * (max + 1) / 2 + min of the two distances.

    >>> relation(0, 17), relation(63, 53)  # a1 to b3, h8 to f7
    (4, 4)
    """
    return by_table("chess_distance_relation", a=a, b=b)  # type: ignore[no-any-return]


@overload
def center_distance(square: Square) -> int: ...
@overload
def center_distance(square: SquareRows) -> Bytes: ...
def center_distance(square: Squares) -> int | Bytes:
    """King moves to the nearest of d4, d5, e4, e5, 0 to 3.

    >>> center_distance(0), center_distance(27)  # a1, d4
    (3, 0)
    """
    return by_table("chess_distance_center", square=square)  # type: ignore[no-any-return]


@overload
def center_manhattan_distance(square: Square) -> int: ...
@overload
def center_manhattan_distance(square: SquareRows) -> Bytes: ...
def center_manhattan_distance(square: Squares) -> int | Bytes:
    """Orthogonal steps to the nearest of d4, d5, e4, e5, 0 to 6.

    >>> center_manhattan_distance(np.array([0, 3, 27]))  # a1, d1, d4
    array([6, 3, 0], dtype=uint8)
    """
    return by_table("chess_distance_center_manhattan", square=square)  # type: ignore[no-any-return]


@overload
def edge_distance(square: Square) -> int: ...
@overload
def edge_distance(square: SquareRows) -> Bytes: ...
def edge_distance(square: Squares) -> int | Bytes:
    """Steps to the nearest edge, 0 to 3.

    >>> edge_distance(27), edge_distance(31)  # d4, h4
    (3, 0)
    """
    return by_table("chess_distance_edge", square=square)  # type: ignore[no-any-return]


@overload
def corner_distance(square: Square, dark: bool) -> int: ...
@overload
def corner_distance(square: SquareRows, dark: bool) -> Bytes: ...
def corner_distance(square: Squares, dark: bool) -> int | Bytes:
    """Orthogonal steps to the nearer corner of a color, 0 to 7; the dark ones are a1 and h8.

    >>> corner_distance(7, True), corner_distance(7, False)  # h1
    (7, 0)
    """
    return by_table("chess_distance_corner", flag(dark, "dark"), square=square)  # type: ignore[no-any-return]


def direction(a: Square, b: Square) -> int:
    """The difference of squares for a step from a toward b, or a knight's jump onto b; else 0.

    >>> direction(0, 63), direction(63, 0), direction(1, 18), direction(0, 12)
    (9, -9, 17, 0)
    """
    return int(lib.chess_distance_direction(square(a, "a"), square(b, "b")))


@overload
def nearest(square: Square, among: Place) -> int | None: ...  # type: ignore[overload-overlap]
@overload
def nearest(square: Squares, among: Places) -> Bytes: ...
def nearest(square: Squares, among: Place | Places) -> int | Bytes | None:
    """King moves from a square to the nearest member of a set; None for the empty set.

    Arrays give arrays, with 255 for an empty set. `among` is one set, or sets (uint64), one a row.

    >>> nearest(0, [18, 63])
    2
    >>> nearest(np.array([0, 7]), np.array([1 << 18, 0], np.uint64))
    array([  2, 255], dtype=uint8)
    """
    if one_square(square) and not is_rows(among := array_of(among, "among")):
        return _to_nearest("chess_distance_nearest", square, among)
    return path(KING, squares(square, "square"), _columns(among))


@overload
def nearest_file(square: Square, among: Place) -> int | None: ...  # type: ignore[overload-overlap]
@overload
def nearest_file(square: Squares, among: Places) -> Bytes: ...
def nearest_file(square: Squares, among: Place | Places) -> int | Bytes | None:
    """Files from a square to the nearest member of a set, as `nearest`.

    >>> nearest_file(0, [18, 63]), nearest_file(0, [])
    (2, None)
    """
    if one_square(square) and not is_rows(among := array_of(among, "among")):
        return _to_nearest("chess_distance_nearest_file", square, among)
    words = _columns(among)
    for ranks in (8, 16, 32):
        words = words | words >> np.uint64(ranks)
    files: Bytes = _nearest_files()[squares(square, "square") & 7, words & np.uint64(255)]
    return files


@functools.cache
def _nearest_files() -> Bytes:
    """For each file and each set of files."""
    call = lib.chess_distance_nearest_file
    return np.array([[call(file, files, NONE) for files in range(256)] for file in range(8)], np.uint8)


def _columns(among: Place | Places) -> Words:
    """Sets as words; an array of squares is one square a row."""
    if not is_rows(among):
        return np.array(place(among, "among"), np.uint64).reshape(1)
    column: Any = places(among, "among")
    words: Words = column if is_words(column) else np.left_shift(np.uint64(1), column, dtype=np.uint64)
    return words


def _to_nearest(function: str, start: Squares, among: Any) -> int | None:
    call = getattr(lib, function)
    return moves_or_none(call(square(start, "square"), place(among, "among"), -1))
