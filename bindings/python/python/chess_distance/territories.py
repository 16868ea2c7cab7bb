"""Territory: the nearer of two sides, or of many sites, to each square; the nearest of a set."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple, overload

import numpy as np

from ._arguments import array_of, as_words, is_rows, place, places, square, squares
from ._blocks import by_rows, each_row, shape_of
from ._board import Obstacles, Second, both_colors, explained, one_board
from ._library import (
    NONE, Bytes, Column, Obstacle, OnePlace, Place, Places, Sets, Square, SquareRows, Squares,
    Words, checked, ffi, filled_map, lib, moves_or_none, pointer,
)  # fmt: skip
from ._position import PositionLike
from .empty_board import one_square
from .obstacles import path
from .picture import picture_of
from .pieces import KING, PieceLike, piece_code

# The entry of `voronoi` for squares with several nearest sites.
TIED: int = 254


class Territory(NamedTuple):
    """Squares nearer to the first side, nearer to the second, and equally near to both."""

    first: int
    second: int
    tied: int

    def _repr_svg_(self) -> str | None:
        return picture_of(self)


class Territories(NamedTuple):
    """A `Territory` for each row: uint64 arrays."""

    first: Words
    second: Words
    tied: Words


@overload
def territory(  # type: ignore[overload-overlap]
    piece1: PieceLike, set1: OnePlace, piece2: PieceLike, set2: OnePlace,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    own2: Obstacle | None = None, enemy2: Obstacle | None = None, avoid2: Obstacle | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territory: ...
@overload
def territory(
    piece1: PieceLike, set1: Places, piece2: PieceLike, set2: Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    own2: Sets | None = None, enemy2: Sets | None = None, avoid2: Sets | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territories: ...
@explained
def territory(
    piece1: PieceLike, set1: Places, piece2: PieceLike, set2: Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    own2: Sets | None = None, enemy2: Sets | None = None, avoid2: Sets | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territory | Territories:
    """Divides the board between two sides, each a square or a set of like pieces (Voronoi).

    `own`, `enemy` and `avoid` hold for both sides, unless `own2`, `enemy2`, `avoid2` replace them
    for the second. With ``board=`` the first side has the color `color` (default: the side to
    move), the second the other one. If an argument is an array of n, the result is `Territories`,
    whose fields are arrays of n.

    >>> kings = territory(cd.KING, 4, cd.KING, 60)
    >>> [part.bit_count() for part in kings]
    [31, 31, 2]
    """
    numbers = piece_code(piece1, "piece1"), piece_code(piece2, "piece2")
    side1, side2 = places(set1, "set1"), places(set2, "set2")
    first, other = both_colors(board, color)
    obstacles1 = Obstacles(own, enemy, avoid, board, first)
    obstacles2 = Second(own2, enemy2, avoid2).obstacles((own, enemy, avoid), board, other)
    columns: list[Column] = [side1, side2, *obstacles1.columns, *obstacles2.columns]
    if any(isinstance(column, np.ndarray) for column in columns):
        rows = Territories(*(np.empty(shape_of(columns), np.uint64) for _ in range(3)))

        def call(one: Any, two: Any, board1: Any, board2: Any, *rest: Any) -> int:
            side1, side2 = (numbers[0], one, board1), (numbers[1], two, board2)
            return int(lib.chess_distance_territory_batch(*side1, *side2, *rest))

        by_rows([side1, side2], [obstacles1.columns, obstacles2.columns], rows, call)
        return rows
    out = ffi.new("ChessDistanceTerritory *")
    arguments = (numbers[0], side1, obstacles1.one(), numbers[1], side2, obstacles2.one(), out)
    checked(lib.chess_distance_territory(*arguments), set1=side1, set2=side2)
    return Territory(out.first, out.second, out.tied)


@explained
def voronoi(
    piece: PieceLike, sites: SquareRows,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None, out: Bytes | None = None,
) -> Bytes:
    """Divides the board among 1 to 64 sites, from which pieces of one kind start.

    A uint8 array of 64: ``owner[s]`` is the index of the site from which s takes the fewest moves.
    It is 254 (`TIED`) for several nearest sites, and 255 (`NONE`) for squares that no site reaches.

    >>> owner = voronoi(cd.WAZIR, [0, 7, 60])  # a1, h1, e8
    >>> owner[[18, 23, 43, 20]]  # c3, h3, d6, e3
    array([  0,   1,   2, 254], dtype=uint8)
    """
    array = squares(sites, "sites")
    if array.ndim != 1:
        raise TypeError("sites must be a list of 1 to 64 squares, or an array of them")
    if not 1 <= len(array) <= 64:
        raise ValueError(f"sites has {len(array)} squares: a diagram has 1 to 64 sites")
    start = sum(1 << int(site) for site in set(array))
    obstacles = one_board(own, enemy, avoid, board, color, start)
    call = lib.chess_distance_voronoi
    return filled_map(out, call, piece_code(piece), pointer(array), len(array), obstacles)


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
        return _to_nearest(lib.chess_distance_nearest, square, among)
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
        return _to_nearest(lib.chess_distance_nearest_file, square, among)
    table = _nearest_files()

    def call(square: Bytes, words: Words) -> Bytes:
        for ranks in (8, 16, 32):
            words = words | words >> np.uint64(ranks)
        files: Bytes = table[square & 7, words & np.uint64(255)]
        return files

    return each_row(call, squares(square, "square"), _columns(among), dtype=np.uint8)


@functools.cache
def _nearest_files() -> Bytes:
    """For each file and each set of files."""
    call = lib.chess_distance_nearest_file
    return np.array([[call(file, files, NONE) for files in range(256)] for file in range(8)], np.uint8)


def _columns(among: Place | Places) -> Words:
    """Sets as words; an array of squares is one square a row."""
    if not is_rows(among):
        return np.array(place(among, "among"), np.uint64).reshape(1)
    return as_words(places(among, "among"))


def _to_nearest(call: Callable[..., int], start: Squares, among: Any) -> int | None:
    return moves_or_none(call(square(start, "square"), place(among, "among"), -1))
