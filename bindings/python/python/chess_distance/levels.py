"""The squares one move away or a number of moves, and the number of shortest ways: of one position, or
of columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

import numpy as np

from ._arguments import count, not_empty, obstacles, place, places
from ._blocks import by_rows, shape_of
from ._board import Obstacles, explained
from ._library import Bitboard, Column, Int, Obstacle, Place, Places, Sets, Words, lib
from ._position import PositionLike
from .pieces import PieceLike, valid_piece


def _squares(value: Place | Places, name: str) -> Column:
    """A square or a set, also in a list, or one for each row in an array."""
    return place(value, name) if isinstance(value, (list, tuple, range)) else places(value, name)


def _answer(
    one: Callable[..., int], batch: Callable[..., int], piece: PieceLike, sets: list[Column],
    board: Obstacles | None, *numbers: int,
) -> Any:
    """The number of a single call, or the words of a call of columns if an argument has rows.

    In C the numbers stand between the sets and the board.
    """
    kind, columns, n = valid_piece(piece), [] if board is None else board.columns, len(sets)
    if not any(isinstance(column, np.ndarray) for column in (*sets, *columns)):
        return one(kind, *sets, *numbers, *([] if board is None else [board.one()]))
    out: Words = np.empty(shape_of([*sets, *columns]), np.uint64)
    call = lambda *given: batch(kind, *given[:n], *numbers, *given[n:])  # noqa: E731
    by_rows(sets, [] if board is None else [columns], [out], call)
    return out


def _set(*call: Any) -> Any:
    answer = _answer(*call)
    return Bitboard(answer) if isinstance(answer, int) else answer


@overload
def moves(  # type: ignore[overload-overlap]
    piece: PieceLike, start: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int: ...
@overload
def moves(
    piece: PieceLike, start: Place | Places, own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words: ...
@explained
def moves(
    piece: PieceLike, start: Place | Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int | Words:
    """The squares one move away from a square, or from any square of a set, as a bitboard.

    These are moves, not attacks: squares of `own` and `avoid` are not among them, and pawns
    advance. If any argument is an array, the result is an array of bitboards (uint64).

    >>> moves(cd.KING, 0) == 1 << 1 | 1 << 8 | 1 << 9
    True
    >>> moves(cd.KNIGHT, np.array([0, 1]))
    array([132096, 329728], dtype=uint64)
    """
    origin = _squares(start, "start")
    obstacles = Obstacles(own, enemy, avoid, board, color, origin)
    return _set(lib.chess_distance_moves, lib.chess_distance_moves_batch, piece, [origin], obstacles)  # type: ignore[no-any-return]


@overload
def attacks(piece: PieceLike, start: Place, occupied: Obstacle = 0) -> int: ...  # type: ignore[overload-overlap]
@overload
def attacks(piece: PieceLike, start: Place | Places, occupied: Sets = 0) -> Words: ...
def attacks(piece: PieceLike, start: Place | Places, occupied: Sets = 0) -> int | Words:
    """The squares that pieces on `start` attack or defend, as a bitboard.

    A line ends on the first occupied square and includes it; pawns attack diagonally. Use the
    result as a king's `avoid`, and leave the king itself out of `occupied`. Arrays give arrays of
    bitboards (uint64).

    >>> attacks(cd.WHITE_PAWN, 12) == 1 << 19 | 1 << 21  # e2: d3 and f3
    True
    """
    sets = [_squares(start, "start"), obstacles(occupied, "occupied")]
    return _set(lib.chess_distance_attacks, lib.chess_distance_attacks_batch, piece, sets, None)  # type: ignore[no-any-return]


@overload
def within(  # type: ignore[overload-overlap]
    piece: PieceLike, start: Place, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int: ...
@overload
def within(
    piece: PieceLike, start: Place | Places, moves: Int, own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words: ...
@explained
def within(
    piece: PieceLike, start: Place | Places, moves: Int,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int | Words:
    """The squares at most this number of moves away, as a bitboard; 0 for negative moves.

    With `MAX_MOVES` it is every square that the piece reaches. If an argument is an array, the
    result is an array of bitboards (uint64); `moves` is the same for all rows.

    >>> within(cd.KING, 0, 2).bit_count()
    9
    >>> within(cd.BISHOP, 0, cd.MAX_MOVES).bit_count()
    32
    """
    origin, calls = _squares(start, "start"), (lib.chess_distance_within, lib.chess_distance_within_batch)
    obstacles = Obstacles(own, enemy, avoid, board, color, origin)
    return _set(*calls, piece, [origin], obstacles, count(moves, "moves"))  # type: ignore[no-any-return]


@overload
def ring(  # type: ignore[overload-overlap]
    piece: PieceLike, start: Place, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int: ...
@overload
def ring(
    piece: PieceLike, start: Place | Places, moves: Int, own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words: ...
@explained
def ring(
    piece: PieceLike, start: Place | Places, moves: Int,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int | Words:
    """The squares exactly this number of moves away, as a bitboard, or a column as for `within`.

    >>> ring(cd.KING, 0, 2).bit_count()
    5
    """
    origin, calls = _squares(start, "start"), (lib.chess_distance_ring, lib.chess_distance_ring_batch)
    obstacles = Obstacles(own, enemy, avoid, board, color, origin)
    return _set(*calls, piece, [origin], obstacles, count(moves, "moves"))  # type: ignore[no-any-return]


@overload
def trajectory_count(  # type: ignore[overload-overlap]
    piece: PieceLike, start: Place, target: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int: ...
@overload
def trajectory_count(
    piece: PieceLike, start: Place | Places, target: Place | Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words: ...
@explained
def trajectory_count(
    piece: PieceLike, start: Place | Places, target: Place | Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int | Words:
    """The exact number of shortest trajectories, 0 if no sequence of moves leads there.

    `start` and `target` are squares or sets. If the sets share squares, it is the number of shared
    squares. If an argument is an array, the result is an array of uint64.

    >>> trajectory_count(cd.KING, 45, 7)  # f6 to h1
    25
    >>> trajectory_count(cd.KING, 28, [0, 63])  # e4 to a1 or h8
    8
    >>> trajectory_count(cd.KING, np.array([45, 28]), 7)
    array([25,  1], dtype=uint64)
    """
    origin, goal = _squares(start, "start"), _squares(target, "target")
    obstacles = Obstacles(own, enemy, avoid, board, color, origin)
    not_empty(start=origin, target=goal)
    calls = lib.chess_distance_set_trajectory_count, lib.chess_distance_trajectory_count_batch
    return _answer(*calls, piece, [origin, goal], obstacles)  # type: ignore[no-any-return]
