"""Territory: which of two sides is nearer to each square."""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import numpy as np

from ._arguments import (
    ColoredBoard,
    Column,
    Obstacles,
    SquareSets,
    by_rows,
    columns_struct,
    pointer,
    sets,
    shape_of,
)
from ._library import checked, code, ffi, lib


class Territory(NamedTuple):
    """The squares nearer to the first side, nearer to the second, and as near to both.

    Bitboards: ints, or uint64 arrays for columns. Squares that neither reaches are in none.
    """

    first: Any
    second: Any
    tied: Any


def territory(
    piece1: SupportsIndex,
    set1: SquareSets,
    piece2: SupportsIndex,
    set2: SquareSets,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    own2: SquareSets | None = None,
    enemy2: SquareSets | None = None,
    avoid2: SquareSets | None = None,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> Territory:
    """Divides the board between two sides, each a set of like pieces (a Voronoi diagram).

    `own`, `enemy` and `avoid` hold for both sides, unless `own2`, `enemy2`, `avoid2` say what is
    in the way of the second. With ``board=`` the first side has the color `color` (without it, the
    side to move), the second the other one. Where a set is a uint64 array of n, the fields of the
    result are arrays of n.

    >>> kings = territory(cd.KING, 1 << 4, cd.KING, 1 << 60)
    >>> [part.bit_count() for part in kings]
    [31, 31, 2]
    """
    first = color if color is not None or board is None else board.turn
    obstacles1 = Obstacles(own, enemy, avoid, board, 0, first)
    obstacles2 = Obstacles(
        own if own2 is None else own2,
        enemy if enemy2 is None else enemy2,
        avoid if avoid2 is None else avoid2,
        board,
        0,
        None if first is None else not first,
    )
    side1, side2 = sets(set1), sets(set2)
    columns: list[Column] = [side1, side2, *obstacles1.columns, *obstacles2.columns]
    if any(isinstance(column, np.ndarray) for column in columns):
        return _rows(code(piece1), code(piece2), columns)
    out = ffi.new("ChessDistanceTerritory *")
    one, other = obstacles1.one(), obstacles2.one()
    checked(lib.chess_distance_territory(code(piece1), side1, one, code(piece2), side2, other, out))
    return Territory(out.first, out.second, out.tied)


def _rows(piece1: int, piece2: int, columns: list[Column]) -> Territory:
    shape = shape_of(columns)
    out = Territory(*(np.empty(shape, np.uint64) for _ in range(3)))
    flat = [part.reshape(-1) for part in out]

    def call(first: int, n: int, *words: Any) -> int:
        empty = pointer(np.zeros(n, np.uint64), "uint64_t")
        side1, side2 = (empty if side == ffi.NULL else side for side in words[:2])
        boards = columns_struct(*words[2:5]), columns_struct(*words[5:8])
        outputs = [pointer(part[first : first + n], "uint64_t") for part in flat]
        return checked(
            lib.chess_distance_territory_batch(
                piece1, side1, boards[0], piece2, side2, boards[1], *outputs, n
            )
        )

    by_rows(columns, shape, call)
    return out
