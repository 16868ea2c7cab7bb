"""Ways: the shortest ones, and those of a given number of moves."""

from __future__ import annotations

from typing import overload

from ._arguments import MAX_MOVES, in_range, place, square
from ._call import Call, Obstacles, explained, one_board
from ._library import (
    Int,
    Obstacle,
    Place,
    Places,
    Sets,
    Square,
    Way,
    Words,
    checked,
    ffi,
    filled_layers,
    lib,
)  # fmt: skip
from ._position import PositionLike
from .pieces import PieceLike, piece_code, valid_piece


@overload
def trajectory_count(  # type: ignore[overload-overlap]
    piece: PieceLike,
    start: Place,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int: ...
@overload
def trajectory_count(
    piece: PieceLike,
    start: Place | Places,
    target: Place | Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words: ...
@explained
def trajectory_count(
    piece: PieceLike,
    start: Place | Places,
    target: Place | Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
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
    ends, walls = {"start": start, "target": target}, (own, enemy, avoid)
    call = Call(valid_piece(piece), ends, walls, board, color, lists=True)
    calls = lib.chess_distance_set_trajectory_count, lib.chess_distance_trajectory_count_batch
    return call.words(*calls, kind=int)  # type: ignore[no-any-return]


@explained
def trajectories(
    piece: PieceLike,
    start: Place,
    target: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
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
    piece: PieceLike,
    start: Square,
    target: Square,
    index: Int = 0,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> tuple[int, ...] | None:
    """The shortest trajectory with this index, in the lexicographic order of squares.

    A tuple of squares from start to target; None if no sequence of moves leads there. An index not
    below `trajectory_count` is a ValueError.

    >>> trajectory(cd.KNIGHT, 0, 63, 1)
    (0, 10, 4, 14, 31, 46, 63)
    """
    ends = square(start, "start"), square(target, "target")
    obstacles = Obstacles(own, enemy, avoid, board, color, 1 << ends[0])
    number = in_range(index, "index", 0, 2**64 - 1)
    squares = ffi.new("uint8_t[64]")
    arguments = (piece_code(piece), *ends, obstacles.one(), number, squares)
    length = lib.chess_distance_trajectory(*arguments)
    if length == lib.CHESS_DISTANCE_OUT_OF_RANGE:
        count = trajectory_count(piece, *ends, *obstacles.columns)
        raise ValueError(f"index = {number} is outside its range, 0 to {count - 1}")
    checked(length)
    return Way(squares[0 : length + 1]) if length >= 0 else None


@explained
def walks(
    piece: PieceLike,
    start: Square,
    target: Square,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
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
    piece: PieceLike,
    start: Square,
    target: Square,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
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
