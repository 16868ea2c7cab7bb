"""Moves and ways: squares some moves away, shortest ways, and ways of a given number of moves."""

from __future__ import annotations

from typing import Any, overload

import numpy as np

from ._arguments import MAX_MOVES, count, in_range, not_empty, obstacles, place, places, square
from ._blocks import by_rows, shape_of
from ._board import Obstacles, explained, one_board
from ._library import (
    Bitboard, Column, Int, Obstacle, Place, Places, Sets, Square, Way, Words, checked, ffi,
    filled_layers, lib,
)  # fmt: skip
from ._position import PositionLike
from .pieces import PieceLike, piece_code, valid_piece


def _squares(value: Place | Places, name: str) -> Column:
    """A square or a set, also in a list, or one for each row in an array."""
    return place(value, name) if isinstance(value, (list, tuple, range)) else places(value, name)


def _answer(
    calls: tuple[Any, Any], piece: PieceLike, sets: list[Column], board: Obstacles | None, *numbers: int,
    kind: type[int] = Bitboard,
) -> Any:
    """The number of a single call, or the words of a call of columns if an argument has rows.

    In C the numbers stand between the sets and the board.
    """
    (one, batch), code, n = calls, valid_piece(piece), len(sets)
    columns = [] if board is None else board.columns
    if not any(isinstance(column, np.ndarray) for column in (*sets, *columns)):
        return kind(one(code, *sets, *numbers, *([] if board is None else [board.one()])))
    out: Words = np.empty(shape_of([*sets, *columns]), np.uint64)
    call = lambda *given: batch(code, *given[:n], *numbers, *given[n:])  # noqa: E731
    by_rows(sets, [] if board is None else [columns], [out], call)
    return out


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
    calls = lib.chess_distance_moves, lib.chess_distance_moves_batch
    return _answer(calls, piece, [origin], obstacles)  # type: ignore[no-any-return]


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
    calls = lib.chess_distance_attacks, lib.chess_distance_attacks_batch
    return _answer(calls, piece, sets, None)  # type: ignore[no-any-return]


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
    return _answer(calls, piece, [origin], obstacles, count(moves, "moves"))  # type: ignore[no-any-return]


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
    return _answer(calls, piece, [origin], obstacles, count(moves, "moves"))  # type: ignore[no-any-return]


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
    return _answer(calls, piece, [origin, goal], obstacles, kind=int)  # type: ignore[no-any-return]


@explained
def reaches(
    piece: PieceLike, start: Square, target: Square, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> bool:
    """Whether a piece gets from one square to another in at most this number of moves.

    >>> reaches(cd.KNIGHT, 0, 63, 5), reaches(cd.KNIGHT, 0, 63, 6)
    (False, True)
    """
    squares = square(start, "start"), square(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, 1 << squares[0])
    arguments = (piece_code(piece), *squares, count(moves, "moves"), obstacles)
    return bool(checked(lib.chess_distance_reaches(*arguments)))


@explained
def trajectories(
    piece: PieceLike, start: Place, target: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words | None:
    """The shortest ways (Stilman's bundle): ``layers[k]`` is the set of squares visited at ply k.

    A uint64 array of l + 1 bitboards for the length l; None if no sequence of moves leads there.
    `start` and `target` are squares or sets. Between sets these are the ways with the fewest moves
    from any square of `start` to any of `target`, the wiki's All Shortest Paths.

    >>> layers = trajectories(cd.KING, 45, 7)  # f6 to h1
    >>> len(layers) - 1, sum(int(layer).bit_count() for layer in layers)
    (5, 14)
    >>> [int(layer).bit_count() for layer in trajectories(cd.KING, 28, [0, 63])]  # e4 to a1 or h8
    [1, 4, 4, 4, 2]
    """
    origin, goal = place(start, "start"), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    arguments = piece_code(piece), origin, goal, obstacles
    call = lib.chess_distance_set_trajectories
    return filled_layers(call, *arguments, start=origin, target=goal)


@explained
def trajectory(
    piece: PieceLike, start: Square, target: Square, index: Int = 0,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> tuple[int, ...] | None:
    """The shortest trajectory with this index, in the lexicographic order of squares.

    A tuple of squares from start to target; None if no sequence of moves leads there. An index not
    below `trajectory_count` is a ValueError.

    >>> trajectory(cd.KNIGHT, 0, 63, 1)
    (0, 10, 4, 14, 31, 46, 63)
    """
    ends = square(start, "start"), square(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    number = in_range(index, "index", 0, 2**64 - 1)
    squares = ffi.new("uint8_t[64]")
    arguments = (piece_code(piece), *ends, obstacles, number, squares)
    length = lib.chess_distance_trajectory(*arguments)
    if length == lib.CHESS_DISTANCE_OUT_OF_RANGE:
        count = trajectory_count(piece, *ends, own, enemy, avoid, board=board, color=color)
        raise ValueError(f"index = {number} is outside its range, 0 to {count - 1}")
    checked(length)
    return Way(squares[0 : length + 1]) if length >= 0 else None


@explained
def walks(
    piece: PieceLike, start: Square, target: Square, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> Words | None:
    """The squares of all ways of exactly this number of moves, 0 to 63, ply by ply.

    ``layers[k]`` is the set of squares that some way visits after k moves: a uint64 array of
    moves + 1 bitboards; None if there is no such way. A way may visit a square again. It may come
    back to the start if the start is not in `own` or `avoid`.

    >>> layers = walks(cd.KNIGHT, 28, 28, 2)  # a knight leaves e4 and comes back
    >>> [int(layer).bit_count() for layer in layers]
    [1, 8, 1]
    >>> walks(cd.KNIGHT, 28, 28, 3) is None
    True
    """
    ends = square(start, "start"), square(target, "target")
    number = in_range(moves, "moves", 0, MAX_MOVES)
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    return filled_layers(lib.chess_distance_walks, piece_code(piece), *ends, number, obstacles)


@explained
def walk_count(
    piece: PieceLike, start: Square, target: Square, moves: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None,
) -> int:
    """The number of ways of exactly this number of moves, 0 to 63; 0 if there is none.

    2**64 - 1 if there are that many or more.

    >>> walk_count(cd.KING, 0, 0, 3)  # from a1, and back in three moves
    6
    """
    ends = square(start, "start"), square(target, "target")
    number = in_range(moves, "moves", 0, MAX_MOVES)
    obstacles = one_board(own, enemy, avoid, board, color, 1 << ends[0])
    return int(lib.chess_distance_walk_count(valid_piece(piece), *ends, number, obstacles))
