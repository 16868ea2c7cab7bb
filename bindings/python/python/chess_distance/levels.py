"""Squares some moves away: one move, at most a number of moves, exactly so many. And sets of squares
from bytes."""

from __future__ import annotations

from typing import overload

from ._arguments import (
    count,
    flag,
    in_range,
    place,
    square,
)  # fmt: skip
from ._call import Call, Walls, explained, one_board
from ._library import (
    Bitboard,
    Int,
    Obstacle,
    Place,
    Places,
    Sets,
    Square,
    SquareBytes,
    Words,
    checked,
    filled_layers,
    lib,
    pointer,
)  # fmt: skip
from ._position import PositionLike
from ._square_bytes import byte_of_each_square
from .pieces import PieceLike, piece_code, valid_piece


def _call(
    piece: PieceLike,
    start: Place | Places,
    walls: Walls | None,
    board: PositionLike | None = None,
    color: bool | None = None,
    **sets: Sets,
) -> Call:
    """Here a list is one set, and an empty set has no moves."""
    ends = {"start": start}
    return Call(
        valid_piece(piece), ends, walls, board, color, lists=True, may_be_empty=True, **sets
    )


@overload
def moves(  # type: ignore[overload-overlap]
    piece: PieceLike,
    start: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int: ...
@overload
def moves(
    piece: PieceLike,
    start: Place | Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words: ...
@explained
def moves(
    piece: PieceLike,
    start: Place | Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int | Words:
    """The squares one move away from a square, or from any square of a set, as a bitboard.

    These are moves, not attacks: squares of `own` and `avoid` are not among them, and pawns
    advance. If any argument is an array, the result is an array of bitboards (uint64).

    >>> moves(cd.KING, 0) == 1 << 1 | 1 << 8 | 1 << 9
    True
    >>> moves(cd.KNIGHT, np.array([0, 1]))
    array([132096, 329728], dtype=uint64)
    """
    call = _call(piece, start, (own, enemy, avoid), board, color)
    return call.words(lib.chess_distance_moves, lib.chess_distance_moves_batch)  # type: ignore[no-any-return]


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
    call = _call(piece, start, None, occupied=occupied)
    return call.words(lib.chess_distance_attacks, lib.chess_distance_attacks_batch)  # type: ignore[no-any-return]


@overload
def within(  # type: ignore[overload-overlap]
    piece: PieceLike,
    start: Place,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int: ...
@overload
def within(
    piece: PieceLike,
    start: Place | Places,
    moves: Int,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words: ...
@explained
def within(
    piece: PieceLike,
    start: Place | Places,
    moves: Int,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int | Words:
    """The squares at most this number of moves away, as a bitboard; 0 for negative moves.

    With `MAX_MOVES` it is every square that the piece reaches. If an argument is an array, the
    result is an array of bitboards (uint64); `moves` is the same for all rows.

    >>> within(cd.KING, 0, 2).bit_count()
    9
    >>> within(cd.BISHOP, 0, cd.MAX_MOVES).bit_count()
    32
    """
    call, number = _call(piece, start, (own, enemy, avoid), board, color), count(moves, "moves")
    return call.words(lib.chess_distance_within, lib.chess_distance_within_batch, number)  # type: ignore[no-any-return]


@overload
def ring(  # type: ignore[overload-overlap]
    piece: PieceLike,
    start: Place,
    moves: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int: ...
@overload
def ring(
    piece: PieceLike,
    start: Place | Places,
    moves: Int,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words: ...
@explained
def ring(
    piece: PieceLike,
    start: Place | Places,
    moves: Int,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> int | Words:
    """The squares exactly this number of moves away, as a bitboard, or a column as for `within`.

    >>> ring(cd.KING, 0, 2).bit_count()
    5
    """
    call, number = _call(piece, start, (own, enemy, avoid), board, color), count(moves, "moves")
    return call.words(lib.chess_distance_ring, lib.chess_distance_ring_batch, number)  # type: ignore[no-any-return]


@explained
def rings(
    piece: PieceLike,
    start: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words:
    """``rings[d]`` is the set of the squares d moves away, up to the largest distance.

    A uint64 array of bitboards. `start` is a square or a set.

    >>> [int(ring).bit_count() for ring in rings(cd.KNIGHT, "a1")]
    [1, 2, 9, 20, 21, 10, 1]
    """
    origin = place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    call = lib.chess_distance_rings
    found = filled_layers(call, piece_code(piece), origin, obstacles, start=origin)
    assert found is not None  # a start is at distance 0
    return found


@explained
def reaches(
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
) -> bool:
    """Whether a piece gets from one square to another in at most this number of moves.

    >>> reaches(cd.KNIGHT, 0, 63, 5), reaches(cd.KNIGHT, 0, 63, 6)
    (False, True)
    """
    squares = square(start, "start"), square(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color, 1 << squares[0])
    arguments = (piece_code(piece), *squares, count(moves, "moves"), obstacles)
    return bool(checked(lib.chess_distance_reaches(*arguments)))


def set_of_bytes(squares: SquareBytes, value: Int, *, equal: bool = True) -> int:
    """The squares whose byte is `value`, or with ``equal=False`` any other value, as a bitboard.

    `squares` has a byte for each square, a1 first: bytes, 64 integers, or an array of (8, 8).

    >>> position = b"R...K..R" + b"." * 56
    >>> set_of_bytes(position, ord("R")) == 1 << 0 | 1 << 7
    True
    >>> set_of_bytes(position, ord("."), equal=False).bit_count()
    3
    """
    number, is_equal = in_range(value, "value", 0, 255), flag(equal, "equal")
    given = byte_of_each_square(squares, (8, 8))
    return Bitboard(lib.chess_distance_set_of_bytes(pointer(given), number, is_equal))
