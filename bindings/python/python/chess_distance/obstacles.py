"""Distances among obstacles and to the nearest of a set, and the squares that every way enters.

`own` is neither entered nor passed; `enemy` may be entered and ends a slide; `avoid` is passed by a
slide and never entered. Each is a bitboard, squares (a list, a python-chess ``SquareSet``), or a
uint64 array with one bitboard a row.

``board=`` takes a python-chess ``Board``, a FEN or a `Position`: the pieces of the mover's color
are added to `own` and the others to `enemy`. ``color=`` is the mover's color. The default is the
color of the pieces on the start squares, for each row separately. If these are none, or of both
colors, the default is the side to move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, overload

import numpy as np

from ._arguments import (
    array_of,
    is_rows,
    kind_of,
    not_empty,
    obstacle,
    place,
    places,
    square,
    squares,
)  # fmt: skip
from ._blocks import as_words, by_rows, each_row, shape_of
from ._call import Call, explained, one_board
from ._library import (
    NONE,
    Bitboard,
    Bytes,
    Column,
    Obstacle,
    OnePlace,
    Place,
    Places,
    Sets,
    Square,
    Squares,
    Words,
    aligned,
    checked,
    ffi,
    filled_map,
    lib,
    moves_or_none,
    output,
    pointer,
)  # fmt: skip
from ._position import PositionLike
from ._square_bytes import Leg, leg
from .empty_board import one_square
from .pieces import KING, PieceLike, piece_code, valid_piece


@explained
def distance_map(
    piece: PieceLike,
    start: Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves from a square, or from the nearest of a set, to every square.

    A uint8 array of 64, with 255 (`NONE`) where no sequence of moves leads. `start` is a square, or
    a set: ``{0, "h8"}``, a ``SquareSet``, a ``np.uint64``. An array of squares, or of sets
    (uint64), is one start a row. A list could be either and is a TypeError. If `start` or an
    obstacle is an array of n, the result is (n, 64): one map a row. A row with an empty set is 255
    everywhere.

    >>> distance_map(cd.KING, 0, own=[8, 9]).reshape(8, 8)[:3, :3]
    array([[  0,   1,   2],
           [255, 255,   2],
           [  4,   3,   3]], dtype=uint8)
    >>> distance_map(cd.KNIGHT, np.array([0, 7], np.uint8))[:, 63]
    array([6, 5], dtype=uint8)
    """
    call = Call(piece_code(piece), {"start": start}, (own, enemy, avoid), board, color)
    if call.is_one:
        return filled_map(out, lambda room: call.one(lib.chess_distance_set_map, out=room))
    return call.rows(lib.chess_distance_map_batch, out=out, each=(64,))  # type: ignore[no-any-return]


def masked(distances: Bytes) -> np.ma.MaskedArray[tuple[int, ...], np.dtype[np.uint8]]:
    """Distances in which 255 (`NONE`) is missing: a mean, a sum or a maximum leaves it out.

    ``masked(...).filled(63)`` puts another number there, and pandas makes NaN of it.

    >>> ways = np.array([3, 255, 5], np.uint8)
    >>> float(ways.mean()), float(masked(ways).mean())
    (87.66666666666667, 4.0)
    """
    array = np.asarray(distances)
    if array.dtype != np.uint8:
        raise TypeError(f"distances is an array of uint8, not {kind_of(distances)}")
    return np.ma.masked_equal(array, NONE)


@overload
def path(  # type: ignore[overload-overlap]
    piece: PieceLike,
    start: OnePlace,
    target: OnePlace,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int | None: ...
@overload
def path(
    piece: PieceLike,
    start: Places,
    target: Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes: ...
@explained
def path(
    piece: PieceLike,
    start: Places,
    target: Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> int | Bytes | None:
    """Fewest moves from a square to another, or between the nearest squares of two sets.

    The result is an int, or None if no sequence of moves leads to the target. If any argument is an
    array, the result is a uint8 array, with 255 (`NONE`) instead of None. A list of starts or
    targets could be one set or a column, and is a TypeError.

    >>> path(cd.KING, 0, 63, own=0x3F00FC0000)  # two walls
    10
    >>> path(cd.KNIGHT, {"a1", "h1"}, "h8"), path(cd.ROOK, 0, 63, avoid=["h1", "a8"])
    (5, 3)
    """
    ends, walls = {"start": start, "target": target}, (own, enemy, avoid)
    call = Call(piece_code(piece), ends, walls, board, color)
    if call.is_one and out is None:
        return moves_or_none(call.one(lib.chess_distance_sets))
    return call.rows(lib.chess_distance_path_batch, out=out)  # type: ignore[no-any-return]


@explained
def matrix(
    piece: PieceLike,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """All 64 maps at once, (64, 64): the distances of the piece's whole mobility graph.

    If an obstacle is an array of n, or another object with DLPack, the result is (n, 64, 64): a
    matrix a row. ``torch.from_numpy`` and ``jax.numpy.from_dlpack`` take it without a copy.

    >>> int(matrix(cd.ROOK, own=[1, 8])[0, 63]), int(matrix(cd.ROOK)[0, 63])  # a1 is walled in
    (255, 2)
    >>> matrix(cd.KING, own=np.array([0, 0xFF000000], np.uint64))[:, 0, 63]
    array([  7, 255], dtype=uint8)
    """
    call = Call(piece_code(piece), {}, (own, enemy, avoid), board, color)
    out = aligned((*shape_of(call.columns), 64, 64)) if out is None else out
    if call.is_one:
        out = output(out, (64, 64))
        checked(call.one(lib.chess_distance_matrix, out=pointer(out)))
        return out
    # A row takes up to 64 times as long as a map.
    return call.rows(lib.chess_distance_matrix_batch, out=out, each=(64, 64), start=64)  # type: ignore[no-any-return]


@explained
def distance_map_to(
    piece: PieceLike,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves from every square to a square, or to the nearest of a set.

    >>> distance_map_to(cd.WHITE_PAWN, 40)[[8, 16, 32, 41]]  # to a6, from a2, a3, a5 and b6
    array([  3,   3,   1, 255], dtype=uint8)
    """
    goal = place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color)
    call = lib.chess_distance_set_map_to
    return filled_map(out, call, piece_code(piece), goal, obstacles, target=goal)


@explained
def onward(
    piece: PieceLike,
    start: Leg,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """A second leg: for each square the least ``start[s]`` + moves from s, over all s.

    `start` is a map of distances 0 to 191, with 255 for no start. A distance of 192 to 254 is a
    ValueError. So is a map without any start; then `out` stays as it was.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> int(onward(cd.ROOK, first)[63])  # the knight walks first, then the rook: a1 to h8
    2
    """
    obstacles = one_board(own, enemy, avoid, board, color)
    first, call = leg(start), lib.chess_distance_onward
    return filled_map(out, call, piece_code(piece), pointer(first), obstacles, start=0)


@explained
def weighted_map(
    piece: PieceLike,
    start: Place,
    plus1: Obstacle = 0,
    plus2: Obstacle = 0,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Least sums of costs from a square, or from the nearest of a set, to every square.

    A move costs 1, one more into a square of `plus1`, two more into one of `plus2`, three more into
    a square of both. `plus1` and `plus2` are bitboards or sets of squares. The result is a uint8
    array of 64 sums, 0 to 252, with 255 (`NONE`) where no sequence of moves leads.

    >>> int(weighted_map(cd.KING, 4, 0xFF << 24)[60])  # e1 to e8, and rank 4 costs one more
    8
    """
    origin = place(start, "start")
    costs = obstacle(plus1, "plus1"), obstacle(plus2, "plus2")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    call = lib.chess_distance_weighted_map
    return filled_map(out, call, piece_code(piece), origin, *costs, obstacles, start=origin)


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
    return Bitboard(lib.chess_distance_must_pass(valid_piece(piece), origin, goal, obstacles))


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
    sets: list[Column] = [as_words(squares(square, "square")), _columns(among)]
    out = np.empty(shape_of(sets), np.uint8)
    by_rows(partial(lib.chess_distance_path_batch, KING), sets, [[0, 0, 0]], [out])
    return out


def nearest_batch(square: Any, among: Any, out: Any, n: int) -> int:
    """The answers of `nearest` as a function of C gives them, from addresses of squares and sets."""
    start = np.frombuffer(ffi.buffer(square, n), np.uint8)
    if start.max() > 63:
        return int(lib.CHESS_DISTANCE_INVALID_SQUARE)
    words = pointer(as_words(start)), among
    return int(lib.chess_distance_path_batch(KING, *words, ffi.NULL, out, n))


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


@cache
def _nearest_files() -> Bytes:
    """For each file and each set of files."""
    call = lib.chess_distance_nearest_file
    return np.array(
        [[call(file, files, NONE) for files in range(256)] for file in range(8)], np.uint8
    )


def _columns(among: Place | Places) -> Words:
    """Sets as words; an array of squares is one square a row."""
    among = array_of(among, "among")
    if not is_rows(among):
        return np.array(place(among, "among"), np.uint64).reshape(1)
    return as_words(places(among, "among"))


def _to_nearest(call: Callable[..., int], start: Squares, among: Any) -> int | None:
    return moves_or_none(call(square(start, "square"), place(among, "among"), -1))
