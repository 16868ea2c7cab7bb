"""The pieces, as the ints that every function takes."""

from __future__ import annotations

import operator
from typing import SupportsIndex

from ._library import error, lib

KING: int = lib.CHESS_DISTANCE_KING
#: One orthogonal step a move: its distance is the Manhattan distance.
WAZIR: int = lib.CHESS_DISTANCE_WAZIR
KNIGHT: int = lib.CHESS_DISTANCE_KNIGHT
BISHOP: int = lib.CHESS_DISTANCE_BISHOP
ROOK: int = lib.CHESS_DISTANCE_ROOK
QUEEN: int = lib.CHESS_DISTANCE_QUEEN
#: Pawns advance only; for captures there is `pawn_map`.
WHITE_PAWN: int = lib.CHESS_DISTANCE_WHITE_PAWN
BLACK_PAWN: int = lib.CHESS_DISTANCE_BLACK_PAWN
#: Bishop or knight.
ARCHBISHOP: int = lib.CHESS_DISTANCE_ARCHBISHOP
#: Rook or knight.
CHANCELLOR: int = lib.CHESS_DISTANCE_CHANCELLOR
#: Queen or knight.
AMAZON: int = lib.CHESS_DISTANCE_AMAZON


def leaper(m: SupportsIndex, n: SupportsIndex) -> int:
    """The piece that jumps m squares along one axis and n along the other, 0 to 15 each.

    ``leaper(1, 2)`` moves as the knight does, ``leaper(0, 1)`` as the wazir. Anything else than
    0 to 15, and (0, 0), is a ValueError.

    >>> cd.distance(leaper(1, 3), 0, 63)  # a camel stays on its color
    5
    >>> cd.distance(leaper(1, 3), 0, 1) is None
    True
    """
    m, n = operator.index(m), operator.index(n)
    if not (0 <= m <= 15 and 0 <= n <= 15) or m == n == 0:
        raise ValueError(error(lib.CHESS_DISTANCE_INVALID_PIECE))
    return 256 + 16 * m + n
