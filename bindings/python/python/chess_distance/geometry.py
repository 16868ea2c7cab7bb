"""Files, ranks, center, edges and corners. Ints give ints, arrays give arrays of bytes."""

from __future__ import annotations

import functools
from typing import overload

import numpy as np

from ._arguments import flag, place, square, squares
from ._library import checked, lib, moves_or_none
from ._types import Bytes, Place, Square, SquareRows, Squares
from .empty_board import one_square


@functools.cache
def _table(function: str, arguments: int, *last: int) -> Bytes:
    """The results for all squares, or for all pairs of squares, in one row."""
    call = getattr(lib, function)
    board = range(64)
    if arguments == 1:
        values = [call(s, *last) for s in board]
    else:
        values = [call(a, b, *last) for a in board for b in board]
    return np.array(values, np.uint8)


def _of_square(function: str, value: Squares, *last: int) -> int | Bytes:
    if one_square(value):
        return checked(getattr(lib, function)(square(value, "square"), *last))
    results: Bytes = _table(function, 1, *last)[squares(value, "square")]
    return results


def _of_pair(function: str, a: Squares, b: Squares) -> int | Bytes:
    if one_square(a) and one_square(b):
        return checked(getattr(lib, function)(square(a, "a"), square(b, "b")))
    pairs = squares(a, "a").astype(np.uint16) * 64 + squares(b, "b")
    results: Bytes = _table(function, 2)[pairs]
    return results


@overload
def file_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def file_distance(a: Squares, b: Squares) -> Bytes: ...
def file_distance(a: Squares, b: Squares) -> int | Bytes:
    """Files between a and b, 0 to 7.

    >>> file_distance(0, 62)  # a1 to g8
    6
    """
    return _of_pair("chess_distance_file", a, b)


@overload
def rank_distance(a: Square, b: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def rank_distance(a: Squares, b: Squares) -> Bytes: ...
def rank_distance(a: Squares, b: Squares) -> int | Bytes:
    """Ranks between a and b, 0 to 7.

    >>> rank_distance(0, 62)  # a1 to g8
    7
    """
    return _of_pair("chess_distance_rank", a, b)


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
    return _of_pair("chess_distance_relation", a, b)


@overload
def center_distance(square: Square) -> int: ...
@overload
def center_distance(square: SquareRows) -> Bytes: ...
def center_distance(square: Squares) -> int | Bytes:
    """King moves to the nearest of d4, d5, e4, e5, 0 to 3.

    >>> center_distance(0), center_distance(27)  # a1, d4
    (3, 0)
    """
    return _of_square("chess_distance_center", square)


@overload
def center_manhattan_distance(square: Square) -> int: ...
@overload
def center_manhattan_distance(square: SquareRows) -> Bytes: ...
def center_manhattan_distance(square: Squares) -> int | Bytes:
    """Orthogonal steps to the nearest of d4, d5, e4, e5, 0 to 6.

    >>> center_manhattan_distance(np.array([0, 3, 27]))  # a1, d1, d4
    array([6, 3, 0], dtype=uint8)
    """
    return _of_square("chess_distance_center_manhattan", square)


@overload
def edge_distance(square: Square) -> int: ...
@overload
def edge_distance(square: SquareRows) -> Bytes: ...
def edge_distance(square: Squares) -> int | Bytes:
    """Steps to the nearest edge, 0 to 3.

    >>> edge_distance(27), edge_distance(31)  # d4, h4
    (3, 0)
    """
    return _of_square("chess_distance_edge", square)


@overload
def corner_distance(square: Square, dark: bool) -> int: ...
@overload
def corner_distance(square: SquareRows, dark: bool) -> Bytes: ...
def corner_distance(square: Squares, dark: bool) -> int | Bytes:
    """Orthogonal steps to the nearer corner of a color, 0 to 7; the dark ones are a1 and h8.

    >>> corner_distance(7, True), corner_distance(7, False)  # h1
    (7, 0)
    """
    return _of_square("chess_distance_corner", square, flag(dark, "dark"))


def direction(a: Square, b: Square) -> int:
    """The difference of squares for a step from a toward b, or a knight's jump onto b; else 0.

    >>> direction(0, 63), direction(63, 0), direction(1, 18), direction(0, 12)
    (9, -9, 17, 0)
    """
    return int(lib.chess_distance_direction(square(a, "a"), square(b, "b")))


def nearest(square: Square, among: Place) -> int | None:
    """King moves from a square to the nearest member of a set; None for the empty set.

    >>> nearest(0, [18, 63])
    2
    """
    return _to_nearest("chess_distance_nearest", square, among)


def nearest_file(square: Square, among: Place) -> int | None:
    """Files from a square to the nearest member of a set; None for the empty set.

    >>> nearest_file(0, [18, 63]), nearest_file(0, [])
    (2, None)
    """
    return _to_nearest("chess_distance_nearest_file", square, among)


def _to_nearest(function: str, start: Square, among: Place) -> int | None:
    call = getattr(lib, function)
    return moves_or_none(call(square(start, "square"), place(among, "among"), -1))
