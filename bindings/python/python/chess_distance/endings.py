"""Endings: races of kings and pawns."""

from __future__ import annotations

from typing import SupportsIndex

from ._library import checked, code, count, lib
from .empty_board import square_distance


def king_race(mover: SupportsIndex, other: SupportsIndex, margin: SupportsIndex = 0) -> int:
    """The squares s with distance(mover, s) + margin <= distance(other, s), as a bitboard.

    Margin 0: the mover arrives no later when it is to move. Margin 1: it can force its way there
    first when it is to move; margin 2: when the other king is.

    >>> king_race(4, 60).bit_count()  # squares that e1 reaches no later than e8
    33
    """
    square_distance(code(mover), code(other))
    return int(lib.chess_distance_king_race(code(mover), code(other), count(margin)))


def pawn_outruns_king(
    pawn: SupportsIndex, defender: SupportsIndex, *, black: bool, defender_to_move: bool
) -> bool:
    """Whether a lone pawn promotes and is not taken at once by the lone king.

    Exact for every legal state. A pawn on the first or last rank, or under the king, is a
    ValueError.

    >>> pawn_outruns_king(32, 39, black=False, defender_to_move=True)  # a5, king on h5
    True
    """
    flags = (int(bool(black)), int(bool(defender_to_move)))
    return bool(checked(lib.chess_distance_pawn_outruns_king(code(pawn), code(defender), *flags)))


def mop_up(winner: SupportsIndex, loser: SupportsIndex) -> int:
    """Ten times the mop-up evaluation of Chess 4.x for two kings.

    47 * (Manhattan distance of the loser to the center) + 16 * (14 - Manhattan distance of the
    kings).

    >>> mop_up(27, 63)  # the loser is in the corner h8, the winner on d4
    378
    """
    return checked(lib.chess_distance_mop_up(code(winner), code(loser)))
