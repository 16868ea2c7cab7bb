"""Territory: the nearer of two sides, or of many sites, to each square."""

from __future__ import annotations

from typing import Any, NamedTuple, overload

import numpy as np

from ._arguments import places, squares
from ._board import Obstacles, Second, both_colors, explained, one_board
from ._library import (
    by_rows,
    byte_pointer,
    checked,
    columns_struct,
    empty_sets,
    ffi,
    lib,
    output,
    shape_of,
    word_pointer,
)
from ._position import PositionLike
from ._types import Bytes, Column, Obstacle, OnePlace, Places, SquareRows, Words
from ._types import Obstacles as Sets
from .pieces import PieceLike, piece_code

# #: The entry of `voronoi` for squares with several nearest sites.
TIED: int = 254


class Territory(NamedTuple):
    """Squares nearer to the first side, nearer to the second, and equally near to both."""

    first: int
    second: int
    tied: int

    def _repr_svg_(self) -> str | None:
        from .picture import picture_of

        return picture_of(tuple(self))


class Territories(NamedTuple):
    """A `Territory` for each row: uint64 arrays."""

    first: Words
    second: Words
    tied: Words


@overload
def territory(  # type: ignore[overload-overlap]
    piece1: PieceLike, set1: OnePlace, piece2: PieceLike, set2: OnePlace,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    own2: Obstacle | None = None, enemy2: Obstacle | None = None, avoid2: Obstacle | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territory: ...
@overload
def territory(
    piece1: PieceLike, set1: Places, piece2: PieceLike, set2: Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    own2: Sets | None = None, enemy2: Sets | None = None, avoid2: Sets | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territories: ...
@explained
def territory(
    piece1: PieceLike, set1: Places, piece2: PieceLike, set2: Places,
    own: Sets = 0, enemy: Sets = 0, avoid: Sets = 0, *,
    own2: Sets | None = None, enemy2: Sets | None = None, avoid2: Sets | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Territory | Territories:
    """Divides the board between two sides, each a square or a set of like pieces (Voronoi).

    `own`, `enemy` and `avoid` hold for both sides, unless `own2`, `enemy2`, `avoid2` replace them
    for the second. With ``board=`` the first side has the color `color` (default: the side to
    move), the second the other one. If an argument is an array of n, the result is `Territories`,
    whose fields are arrays of n.

    >>> kings = territory(cd.KING, 4, cd.KING, 60)
    >>> [part.bit_count() for part in kings]
    [31, 31, 2]
    """
    numbers = piece_code(piece1, "piece1"), piece_code(piece2, "piece2")
    side1, side2 = places(set1, "set1"), places(set2, "set2")
    first, other = both_colors(board, color)
    obstacles1 = Obstacles(own, enemy, avoid, board, first)
    obstacles2 = Second(own2, enemy2, avoid2).obstacles((own, enemy, avoid), board, other)
    columns: list[Column] = [side1, side2, *obstacles1.columns, *obstacles2.columns]
    if any(isinstance(column, np.ndarray) for column in columns):
        return _rows(*numbers, columns)
    out = ffi.new("ChessDistanceTerritory *")
    arguments = (numbers[0], side1, obstacles1.one(), numbers[1], side2, obstacles2.one(), out)
    checked(lib.chess_distance_territory(*arguments), set1=side1, set2=side2)
    return Territory(out.first, out.second, out.tied)


def _rows(piece1: int, piece2: int, columns: list[Column]) -> Territories:
    shape = shape_of(columns)
    out = Territories(*(np.empty(shape, np.uint64) for _ in range(3)))
    flat = [part.reshape(-1) for part in out]

    def call(first: int, n: int, *words: Any) -> int:
        side1, side2 = (empty_sets(n) if side == ffi.NULL else side for side in words[:2])
        boards = columns_struct(*words[2:5]), columns_struct(*words[5:8])
        outputs = [word_pointer(part[first : first + n]) for part in flat]
        return checked(
            lib.chess_distance_territory_batch(
                piece1, side1, boards[0], piece2, side2, boards[1], *outputs, n
            )
        )

    by_rows(columns, shape, call, 24)
    return out


@explained
def voronoi(
    piece: PieceLike, sites: SquareRows,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None, out: Bytes | None = None,
) -> Bytes:
    """Divides the board among 1 to 64 sites, from which pieces of one kind start.

    A uint8 array of 64: ``owner[s]`` is the index of the site from which s takes the fewest moves.
    It is 254 (`TIED`) for several nearest sites, and 255 (`NONE`) for squares that no site reaches.

    >>> owner = voronoi(cd.WAZIR, [0, 7, 60])  # a1, h1, e8
    >>> owner[[18, 23, 43, 20]]  # c3, h3, d6, e3
    array([  0,   1,   2, 254], dtype=uint8)
    """
    array = squares(sites, "sites")
    if array.ndim != 1:
        raise TypeError("sites must be a list of 1 to 64 squares, or an array of them")
    if not 1 <= len(array) <= 64:
        raise ValueError(f"sites has {len(array)} squares: a diagram has 1 to 64 sites")
    start = sum(1 << int(site) for site in set(array))
    obstacles = one_board(own, enemy, avoid, board, color, start)
    out = output(out, (64,))
    arguments = (byte_pointer(array), len(array), obstacles, byte_pointer(out))
    checked(lib.chess_distance_voronoi(piece_code(piece), *arguments))
    return out
