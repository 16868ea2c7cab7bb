"""Distances among obstacles.

`own` is neither entered nor passed; `enemy` may be entered and ends a slide; `avoid` is passed by
a slide and never entered. Each is a bitboard, squares (a python-chess ``SquareSet`` too), or a
uint64 array with one bitboard a row. ``board=`` takes a python-chess ``Board``: the pieces of the
mover's color are added to `own` and the others to `enemy`. The mover's color is that of the piece
on the start square, otherwise that of the side to move, or ``color=``.
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
    bitboard,
    by_rows,
    columns_struct,
    output,
    pointer,
    shape_of,
    starts,
)
from ._library import checked, code, count, error, ffi, lib, moves_or_none


def _bytes(out: Bytes) -> Any:
    return pointer(out.reshape(-1), "uint8_t")


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
    obstacles = Obstacles(own, enemy, avoid, board, square, color)
    if obstacles.many or isinstance(origin, np.ndarray):
        if square is not None and not origin:
            checked(lib.CHESS_DISTANCE_INVALID_SQUARE)
        return _map_rows(code(piece), origin, obstacles, out)
    out = output(out, (64,))
    if square is not None:
        checked(lib.chess_distance_map(code(piece), square, obstacles.one(), _bytes(out)))
    else:
        checked(lib.chess_distance_set_map(code(piece), origin, obstacles.one(), _bytes(out)))
    return out


def _map_rows(piece: int, origin: Column, obstacles: Obstacles, out: Bytes | None) -> Bytes:
    columns = [origin, *obstacles.columns]
    shape = shape_of(columns)
    out = output(out, (*shape, 64))
    maps = out.reshape(-1, 64)

    def call(first: int, n: int, start: Any, *board: Any) -> int:
        start = _zeros(n) if start == ffi.NULL and n else start
        address = ffi.cast("uint8_t (*)[64]", _bytes(maps[first : first + n])) if n else ffi.NULL
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
    obstacles = Obstacles(own, enemy, avoid, board, square, color)
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
    flat = out.reshape(-1)

    def call(first: int, n: int, start: Any, target: Any, *board: Any) -> int:
        start, target = (
            _zeros(n) if column == ffi.NULL and n else column for column in (start, target)
        )
        address = _bytes(flat[first : first + n])
        return checked(
            lib.chess_distance_path_batch(
                code(piece), start, target, columns_struct(*board), address, n
            )
        )

    by_rows(columns, shape, call)
    return out


def reaches(
    piece: SupportsIndex,
    start: SupportsIndex,
    target: SupportsIndex,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> bool:
    """Whether a piece gets from one square to another in at most so many moves."""
    origin = code(start)
    obstacles = Obstacles(own, enemy, avoid, board, origin, color)
    arguments = (code(piece), origin, code(target), count(moves), obstacles.one())
    return bool(checked(lib.chess_distance_reaches(*arguments)))


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
    """All 64 maps at once, (64, 64): the distances of the piece's whole mobility graph."""
    obstacles = Obstacles(own, enemy, avoid, board, None, color)
    if obstacles.many:
        raise ValueError("matrix takes one board a call: own, enemy and avoid are single sets")
    out = output(out, (64, 64))
    address = ffi.cast("uint8_t (*)[64]", _bytes(out))
    checked(lib.chess_distance_matrix(code(piece), obstacles.one(), address))
    return out


def _one_board(
    own: SquareSets,
    enemy: SquareSets,
    avoid: SquareSets,
    board: ColoredBoard | None,
    square: int | None,
    color: bool | None,
) -> Any:
    obstacles = Obstacles(own, enemy, avoid, board, square, color)
    if obstacles.many:
        raise ValueError("this function takes one board a call; distance_map and path take columns")
    return obstacles.one()


def _valid(piece: SupportsIndex) -> int:
    """A piece for functions whose result, a bitboard, has no room for an error."""
    number = code(piece)
    checked(lib.chess_distance(number, 0, 0))
    return number


def moves(
    piece: SupportsIndex,
    start: SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares one move away from any square of a set, as a bitboard; `start` is a bitboard or squares.

    These are moves, not attacks: squares of `own` and `avoid` are not among them, and pawns
    advance.
    """
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    return int(lib.chess_distance_moves(_valid(piece), bitboard(start), obstacles))


def attacks(piece: SupportsIndex, start: SquareSets, occupied: SquareSets = 0) -> int:
    """The squares that pieces on `start` attack or defend, as a bitboard.

    A line ends at the first occupied square, which belongs to it; pawns attack diagonally. This
    is what a king has in `avoid`; leave the king itself out of `occupied`.
    """
    return int(lib.chess_distance_attacks(_valid(piece), bitboard(start), bitboard(occupied)))


def within(
    piece: SupportsIndex,
    start: SquareSets,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares at most so many moves away from a set, as a bitboard; 0 for negative moves."""
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    return int(lib.chess_distance_within(_valid(piece), bitboard(start), count(moves), obstacles))


def ring(
    piece: SupportsIndex,
    start: SquareSets,
    moves: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> int:
    """The squares exactly so many moves away from a set, as a bitboard."""
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    return int(lib.chess_distance_ring(_valid(piece), bitboard(start), count(moves), obstacles))


def distance_map_to(
    piece: SupportsIndex,
    target: SupportsIndex | SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """The map read backward: fewest moves from every square to a square, or into a set."""
    square, goal = starts(target)
    if isinstance(goal, np.ndarray):
        raise ValueError("distance_map_to takes one target a call: a square, or a set of squares")
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    out = output(out, (64,))
    if square is not None:
        checked(lib.chess_distance_map_to(code(piece), square, obstacles, _bytes(out)))
    else:
        checked(lib.chess_distance_set_map_to(code(piece), goal, obstacles, _bytes(out)))
    return out


def leg(start: Any) -> Bytes:
    """The distances with which a second leg starts: 64 of them, 255 for no start."""
    array = np.asarray(start)
    if array.shape != (64,) or array.dtype.kind not in "iu":
        raise ValueError("a second leg starts with 64 distances, 255 for none")
    if array.max() > 255 or array.min() < 0:
        raise ValueError(error(lib.CHESS_DISTANCE_OUT_OF_RANGE))
    return np.require(array, np.uint8, "C")


def onward(
    piece: SupportsIndex,
    start: Any,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """A second leg: the minimum over all s of ``start[s]`` + moves from s to each square.

    `start` is a map, 255 for no start; 192 to 254 is a ValueError, and so is a map without any
    start.
    """
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    first, out = leg(start), output(out, (64,))
    checked(lib.chess_distance_onward(code(piece), _bytes(first), obstacles, _bytes(out)))
    return out


def pawn_map(
    piece: SupportsIndex,
    start: SquareSets,
    prey: SquareSets,
    captures: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes at most `captures` times, from a set to every square.

    It captures one square diagonally forward on squares of `prey`. `piece` is `WHITE_PAWN` or
    `BLACK_PAWN`.
    """
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    out = output(out, (64,))
    sets = (bitboard(start), bitboard(prey))
    checked(lib.chess_distance_pawn_map(code(piece), *sets, count(captures), obstacles, _bytes(out)))
    return out


def pawn_map_to(
    piece: SupportsIndex,
    target: SquareSets,
    prey: SquareSets,
    captures: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of such a pawn from every square into a set."""
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    out = output(out, (64,))
    sets = (bitboard(target), bitboard(prey))
    checked(
        lib.chess_distance_pawn_map_to(code(piece), *sets, count(captures), obstacles, _bytes(out))
    )
    return out
