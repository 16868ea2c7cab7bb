"""The functions of columns on Arrow: whatever has Arrow's C interface goes in, a column comes out.

    import chess_distance.arrow as on_arrow
    moves = on_arrow.path("king", table["start"], 60, own=table["walls"])

Columns are arrays of pyarrow, nanoarrow or arro3, series of Polars, pandas or Daft, relations of
DuckDB and frames of DataFusion with one column, and other objects with ``__arrow_c_array__`` or
``__arrow_c_stream__``. At least one argument is a column; others may be one value for all rows. A
result is an array of pyarrow, which all of these libraries read. It is null if an argument is null,
or if no sequence of moves leads to the target.

Starts and targets are squares, as integers or names, or sets, which are uint64. Obstacles are sets in
integers of any type; an int64 has the same bits as the uint64.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import pyarrow as pa

from ._arrow import is_column
from ._functions import BY_NAME, ROWS
from ._library import ArrowColumn, Obstacle, OnePlace, Square
from ._on_arrow import on_columns
from .pieces import PieceLike

_Squares: TypeAlias = "ArrowColumn | Square"
_Places: TypeAlias = "ArrowColumn | OnePlace"
_Sets: TypeAlias = "ArrowColumn | Obstacle"


def _answer(function: str, **given: Any) -> pa.Array:
    kinds = BY_NAME[function].kinds
    if not any(is_column(value) for name, value in given.items() if kinds[name] in ROWS):
        raise TypeError(
            f"{function} takes columns of Arrow here: cd.{function} takes numbers and arrays"
        )
    return on_columns(BY_NAME[function], given)


# Written by forms.py: begin


def distance(piece: PieceLike, a: _Squares, b: _Squares) -> pa.Array:
    """Moves on the empty board: uint8."""
    return _answer("distance", piece=piece, a=a, b=b)


def path(
    piece: PieceLike,
    start: _Places,
    target: _Places,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """Moves among obstacles: uint8."""
    return _answer(
        "path",
        piece=piece,
        start=start,
        target=target,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def distance_map(
    piece: PieceLike,
    start: _Places,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """Moves to every square, 255 where no moves lead: Array(uint8, 64)."""
    return _answer("distance_map", piece=piece, start=start, own=own, enemy=enemy, avoid=avoid)


def moves(
    piece: PieceLike,
    start: _Places,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """The squares one move away: uint64."""
    return _answer("moves", piece=piece, start=start, own=own, enemy=enemy, avoid=avoid)


def attacks(piece: PieceLike, start: _Places, occupied: _Sets = 0) -> pa.Array:
    """The squares that are attacked or defended: uint64."""
    return _answer("attacks", piece=piece, start=start, occupied=occupied)


def within(
    piece: PieceLike,
    start: _Places,
    moves: int,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """The squares at most `moves` moves away: uint64."""
    return _answer(
        "within",
        piece=piece,
        start=start,
        moves=moves,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def ring(
    piece: PieceLike,
    start: _Places,
    moves: int,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """The squares exactly `moves` moves away: uint64."""
    return _answer("ring", piece=piece, start=start, moves=moves, own=own, enemy=enemy, avoid=avoid)


def trajectory_count(
    piece: PieceLike,
    start: _Places,
    target: _Places,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """The number of shortest ways, 0 for none: uint64."""
    return _answer(
        "trajectory_count",
        piece=piece,
        start=start,
        target=target,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def territory(
    piece1: PieceLike,
    set1: _Places,
    piece2: PieceLike,
    set2: _Places,
    own: _Sets = 0,
    enemy: _Sets = 0,
    avoid: _Sets = 0,
) -> pa.Array:
    """Which side is nearer: the squares of each, and those of both: Struct(first, second, tied)."""
    return _answer(
        "territory",
        piece1=piece1,
        set1=set1,
        piece2=piece2,
        set2=set2,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def positions(boards: ArrowColumn, *, errors: Literal["raise", "null"] = "raise") -> pa.Array:
    """The sets of FENs or EPDs; a bad one is an error, or null if `errors` is `"null"`: Struct(white, black, kings, queens, rooks, bishops, knights, pawns, en_passant, turn)."""
    return _answer("positions", boards=boards, errors=errors)


def nearest(square: _Squares, among: _Sets) -> pa.Array:
    """King moves to the nearest member of a set: uint8."""
    return _answer("nearest", square=square, among=among)


def passed_pawns(own: _Sets, enemy: _Sets, *, color: bool) -> pa.Array:
    """Of the pawns in a set the passed ones; `color` is their side, true for White: uint64."""
    return _answer("passed_pawns", own=own, enemy=enemy, color=color)


def backward_pawns(own: _Sets, enemy: _Sets, *, color: bool) -> pa.Array:
    """Of the pawns in a set the backward ones; `color` is their side: uint64."""
    return _answer("backward_pawns", own=own, enemy=enemy, color=color)


def isolated_pawns(own: _Sets) -> pa.Array:
    """Of the pawns in a set the isolated ones: uint64."""
    return _answer("isolated_pawns", own=own)


def attacked(board: ArrowColumn, *, color: bool, without: _Sets = 0) -> pa.Array:
    """The squares that a color attacks in FENs or structs of `positions`; lines go through `without`: uint64."""
    return _answer("attacked", board=board, color=color, without=without)


def distance_planes(positions: ArrowColumn, moves: int = 3) -> pa.Array:
    """Distance planes of FENs or structs of `positions`: Array(uint8, 768 * moves)."""
    return _answer("distance_planes", positions=positions, moves=moves)


def mop_up(winner: _Squares, loser: _Squares) -> pa.Array:
    """The mop-up evaluation of two squares of kings: uint16."""
    return _answer("mop_up", winner=winner, loser=loser)


# Written by forms.py: end
