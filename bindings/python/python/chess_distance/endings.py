"""Pawns that take or promote, and races of kings and pawns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from ._arguments import count, flag, in_range, obstacle, place, square, squares
from ._blocks import shape_of
from ._call import Obstacles, Walls, explained, one_board, second
from ._library import (
    Bitboard,
    Bytes,
    Int,
    Obstacle,
    Place,
    Square,
    Squares,
    Words,
    error,
    filled_map,
    lib,
)  # fmt: skip
from ._position import PositionLike
from .empty_board import by_table, one_square
from .pieces import BISHOP, BLACK_PAWN, KNIGHT, QUEEN, ROOK, WHITE_PAWN, PieceLike, piece_code


def _pawn(piece: PieceLike) -> int:
    return _one_of((WHITE_PAWN, BLACK_PAWN), "WHITE_PAWN or BLACK_PAWN", piece, "piece")


def _promoted(piece: PieceLike) -> int:
    kinds = KNIGHT, BISHOP, ROOK, QUEEN
    return _one_of(kinds, "a knight, bishop, rook or queen", piece, "promoted")


def _one_of(pieces: tuple[int, ...], words: str, piece: PieceLike, name: str) -> int:
    number = piece_code(piece, name)
    if number not in pieces:
        sentence = error(lib.CHESS_DISTANCE_INVALID_PIECE)
        raise ValueError(f"{name} is {words} here, not {piece!r}: {sentence}")
    return number


def _captures(captures: Int) -> int:
    # Seven captures cross the board: more make no difference.
    return min(in_range(captures, "captures", 0), 7)


@explained
def pawn_map(
    piece: PieceLike,
    start: Place,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes at most `captures` times, from a square or set to all.

    It captures one square diagonally forward on squares of `prey`, a bitboard or squares. `piece`
    is `WHITE_PAWN` or `BLACK_PAWN`.

    >>> pawn_map(cd.WHITE_PAWN, 8, cd.ALL_SQUARES, 1)[56:59]  # from a2 to a8, b8, c8
    array([  5,   5, 255], dtype=uint8)
    """
    pawn, origin = _pawn(piece), place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    arguments = pawn, origin, obstacle(prey, "prey"), _captures(captures), obstacles
    return filled_map(out, lib.chess_distance_pawn_map, *arguments, start=origin)


@explained
def pawn_map_to(
    piece: PieceLike,
    target: Place,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes, from every square to a square or the nearest of a set.

    >>> int(pawn_map_to(cd.WHITE_PAWN, 57, cd.ALL_SQUARES, 1)[8])  # from a2 to b8
    5
    """
    pawn, goal = _pawn(piece), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color)
    arguments = pawn, goal, obstacle(prey, "prey"), _captures(captures), obstacles
    return filled_map(out, lib.chess_distance_pawn_map_to, *arguments, target=goal)


@explained
def pawn_captures_map(
    piece: PieceLike,
    start: Place,
    prey: Obstacle,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest captures with which a pawn reaches every square, however many moves it needs.

    `piece` and `prey` are those of `pawn_map`. 255 (`NONE`) where no captures are enough.

    >>> pawn_captures_map(cd.WHITE_PAWN, 8, cd.ALL_SQUARES)[56:59]  # from a2 to a8, b8, c8
    array([0, 1, 2], dtype=uint8)
    """
    pawn, origin = _pawn(piece), place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    arguments = pawn, origin, obstacle(prey, "prey"), obstacles
    return filled_map(out, lib.chess_distance_pawn_captures_map, *arguments, start=origin)


@explained
def promotion_map(
    piece: PieceLike,
    start: Place,
    promoted: PieceLike,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that promotes on the way and goes on as `promoted`.

    `piece`, `prey` and `captures` are those of `pawn_map`; `promoted` is a knight, a bishop, a rook
    or a queen. Every square is 255 (`NONE`) if the pawn cannot promote.

    `own`, `enemy` and `avoid` are the pawn's obstacles. They hold for the new piece too, unless
    `own2`, `enemy2`, `avoid2` replace them. ``board=`` adds all pieces but those on the start.

    >>> moves = promotion_map(cd.WHITE_PAWN, "e5", cd.QUEEN, 0, 0)
    >>> int(moves[60]), int(moves[8])  # e8, and a2 behind it
    (3, 5)
    """
    pawn, origin = _pawn(piece), place(start, "start")
    boards = _two_boards((own, enemy, avoid), (own2, enemy2, avoid2), board, color, origin)
    legs = _promoted(promoted), obstacle(prey, "prey"), _captures(captures), *boards
    return filled_map(out, lib.chess_distance_promotion_map, pawn, origin, *legs, start=origin)


@explained
def promotion_map_to(
    piece: PieceLike,
    target: Place,
    promoted: PieceLike,
    prey: Obstacle,
    captures: Int,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves from every square to the target of a pawn that promotes on the way.

    The other arguments are those of `promotion_map`. 255 (`NONE`) where no such way leads.

    >>> int(promotion_map_to(cd.WHITE_PAWN, "a2", cd.QUEEN, 0, 0)[36])  # from e5
    5
    """
    pawn, goal = _pawn(piece), place(target, "target")
    boards = _two_boards((own, enemy, avoid), (own2, enemy2, avoid2), board, color)
    legs = _promoted(promoted), obstacle(prey, "prey"), _captures(captures), *boards
    return filled_map(out, lib.chess_distance_promotion_map_to, pawn, goal, *legs, target=goal)


def _two_boards(
    given: Walls,
    replaced: Iterable[Obstacle | None],
    board: PositionLike | None,
    color: bool | None,
    start: int = 0,
) -> tuple[Any, Any]:
    """The structs for the pawn and for the new piece. The pawn leaves its square."""
    pawn = Obstacles(*given, board, color, start, movers=start)
    return pawn.one(), second(pawn, replaced, board, color, start).one()


@overload
def king_race(mover: Square, other: Square, margin: Int = 0) -> int: ...  # type: ignore[overload-overlap]
@overload
def king_race(mover: Squares, other: Squares, margin: Int = 0) -> Words: ...
def king_race(mover: Squares, other: Squares, margin: Int = 0) -> int | Words:
    """The squares s with distance(mover, s) + margin <= distance(other, s), as a bitboard.

    With only the two kings on the board and margin 1, the mover, to move, can come to any of these
    squares first, against any play; with margin 2 even if the other king is to move. Margin 0 is no
    guarantee, because the other king may block the way.

    >>> king_race(4, 60).bit_count()  # squares as near to e1 as to e8, or nearer
    33
    """
    limit = max(-8, min(8, count(margin, "margin")))  # no two distances differ by more than 7
    return _words(lib.chess_distance_king_race, limit, mover=mover, other=other)  # type: ignore[no-any-return]


def _words(call: Callable[..., int], *last: int, **given: Squares) -> Any:
    """Bitboards by a table; a single one is a `Bitboard`."""
    words = by_table(call, *last, dtype=np.uint64, **given)
    return Bitboard(words) if isinstance(words, int) else words


def _pawn_squares(pawn: Squares) -> Any:
    """The squares of pawns, on ranks 2 to 7."""
    if one_square(pawn):
        return in_range(square(pawn, "pawn"), "pawn", 8, 55)
    pawns = squares(pawn, "pawn")
    for row in np.flatnonzero((pawns < 8) | (pawns > 55))[:1]:
        raise ValueError(f"pawn[{row}] = {pawns.flat[row]} is outside its range, 8 to 55")
    return pawns


@overload
def pawn_outruns_king(  # type: ignore[overload-overlap]
    pawn: Square, defender: Square, *, color: bool, defender_to_move: bool
) -> bool: ...
@overload
def pawn_outruns_king(
    pawn: Squares, defender: Squares, *, color: bool, defender_to_move: bool
) -> npt.NDArray[np.bool_]: ...
def pawn_outruns_king(
    pawn: Squares, defender: Squares, *, color: bool, defender_to_move: bool
) -> bool | npt.NDArray[np.bool_]:
    """Whether the lone pawn promotes and the lone king cannot take it at once.

    `color` is the pawn's: True for white, as ``chess.WHITE`` is. Exact for every legal state. A
    pawn on the first or last rank, or under the king, is a ValueError.

    >>> pawn_outruns_king(32, 39, color=True, defender_to_move=True)  # a5, king on h5
    True
    """
    pawns = _pawn_squares(pawn)
    flags = int(not flag(color, "color")), flag(defender_to_move, "defender_to_move")
    king = square(defender, "defender") if one_square(defender) else squares(defender, "defender")
    shape_of((pawns, king))  # an error if their numbers of rows differ
    if np.any(pawns == king):
        raise ValueError(f"defender = {defender}: a king stands on the pawn")
    outruns = by_table(lib.chess_distance_pawn_outruns_king, *flags, pawn=pawns, defender=king)
    return bool(outruns) if np.ndim(outruns) == 0 else outruns.astype(bool)


@overload
def square_of_pawn(pawn: Square, *, color: bool, defender_to_move: bool) -> int: ...  # type: ignore[overload-overlap]
@overload
def square_of_pawn(pawn: Squares, *, color: bool, defender_to_move: bool) -> Words: ...
def square_of_pawn(pawn: Squares, *, color: bool, defender_to_move: bool) -> int | Words:
    """The squares from which the lone king stops the lone pawn, as a bitboard.

    All squares for which `pawn_outruns_king` is False, without the pawn's own. `color` is the
    pawn's. A pawn on the first or last rank is a ValueError.

    >>> stops = square_of_pawn(32, color=True, defender_to_move=True)  # a5
    >>> bool(stops >> 38 & 1), bool(stops >> 39 & 1)  # from g5, not from h5
    (False, False)
    """
    flags = int(not flag(color, "color")), flag(defender_to_move, "defender_to_move")
    return _words(lib.chess_distance_square_of_pawn, *flags, pawn=_pawn_squares(pawn))  # type: ignore[no-any-return]


@overload
def mop_up(winner: Square, loser: Square) -> int: ...  # type: ignore[overload-overlap]
@overload
def mop_up(winner: Squares, loser: Squares) -> npt.NDArray[np.uint16]: ...
def mop_up(winner: Squares, loser: Squares) -> int | npt.NDArray[np.uint16]:
    """Ten times the mop-up evaluation of Chess 4.x for two kings.

    The sum of 47 * (Manhattan distance of the loser to the center) and 16 * (14 - Manhattan
    distance of the kings). Arrays give a uint16 array.

    >>> mop_up(27, 63)  # the loser is in the corner h8, the winner on d4
    378
    """
    return by_table(lib.chess_distance_mop_up, dtype=np.uint16, winner=winner, loser=loser)  # type: ignore[no-any-return]
