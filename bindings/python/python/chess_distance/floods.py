"""Boards of any size, for programs that need a set of squares or a yes, and no map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ._arguments import count, flag, in_range
from ._library import BoardArray, Int, SquareBytes, Words, checked, lib, pointer
from ._shape import GridObstacle, GridPlace, Mask, Shape, obstacles
from ._square_bytes import byte_of_each_square
from .pieces import BetzaLike, read_piece


def _after(function: Callable[..., int], moves: int) -> Callable[..., int]:
    """A call without its number of moves, which stands between the start and the obstacles in C."""
    return lambda piece, grid, start, walls, out: function(piece, grid, start, moves, walls, out)


class Floods(Shape):
    """The squares some moves away, and whether any way leads."""

    def within(
        self,
        piece: BetzaLike,
        start: GridPlace,
        moves: Int,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """The squares at most this number of moves away, as a mask; none for negative moves.

        With 255 moves it is every square that the piece reaches: a flood fill.

        >>> int(cd.Grid(11, 11).within("K", "f6", 2).sum())
        25
        >>> int(cd.Grid(11, 11).within("B", "a1", 255).sum())
        61
        """
        walls = obstacles(own, enemy, avoid, stop)
        call = _after(lib.chess_distance_grid_within, count(moves, "moves"))
        return self._steps(call, piece, {"start": start}, walls)

    def ring(
        self,
        piece: BetzaLike,
        start: GridPlace,
        moves: Int,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """The squares exactly this number of moves away, as a mask.

        >>> int(cd.Grid(11, 11).ring("K", "f6", 2).sum())
        16
        """
        walls = obstacles(own, enemy, avoid, stop)
        call = _after(lib.chess_distance_grid_ring, count(moves, "moves"))
        return self._steps(call, piece, {"start": start}, walls)

    def reaches(
        self,
        piece: BetzaLike,
        start: GridPlace,
        target: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> bool:
        """Whether any way leads from a square or set to another.

        It ends with the first square of `target`, so it is faster than `path` and `distance_map`.

        >>> wall = [f"{file}6" for file in "abcdefghijk"]
        >>> cd.Grid(11, 11).reaches("K", "f1", "f11", wall), cd.Grid(11, 11).reaches("N", 0, 120, wall)
        (False, True)
        """
        way = self._way(piece, start, target, own, enemy, avoid, stop)
        return bool(checked(lib.chess_distance_grid_reaches(*way)))

    def rings(
        self,
        piece: BetzaLike,
        start: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """``rings[d]`` is the mask of the squares d moves away, up to the largest distance.

        An array of bool, (largest + 1, ranks, files). It is exact beyond 254 too.

        >>> cd.Grid(9, 10).rings("nN", "b1").sum(axis=(1, 2))
        array([ 1,  3, 12, 23, 25, 19,  7])
        """
        rings: Words = np.empty((self.files * self.ranks, 4), np.uint64)
        arguments = (
            read_piece(piece),
            self._struct(),
            self._set(start, "start"),
            self._obstacles(own, enemy, avoid, stop),
        )
        largest = checked(
            lib.chess_distance_grid_rings(*arguments, pointer(rings), len(rings)), start=0
        )
        return self._unpack(rings[: largest + 1]).view(BoardArray)

    def set_of_bytes(self, squares: SquareBytes, value: Int, *, equal: bool = True) -> Mask:
        """The squares whose byte is `value`, or with ``equal=False`` any other value, as a mask.

        `squares` has a byte for each square, rank by rank: bytes, or an array of (ranks, files).

        >>> cd.Grid(3, 2).set_of_bytes(b"k..p.p", ord("."), equal=False)
        array([[ True, False, False],
               [ True, False,  True]])
        """
        number, is_equal = in_range(value, "value", 0, 255), flag(equal, "equal")
        given = byte_of_each_square(squares, self.shape)
        out: Words = np.empty(4, np.uint64)
        arguments = pointer(given), given.size, number, is_equal, pointer(out)
        checked(lib.chess_distance_grid_set_of_bytes(*arguments))
        return self._unpack(out)

    def _way(
        self, piece: BetzaLike, start: GridPlace, target: GridPlace, *walls: GridObstacle
    ) -> Any:
        """The arguments of functions of two ends."""
        ends = self._set(start, "start"), self._set(target, "target")
        return read_piece(piece), self._struct(), *ends, self._obstacles(*walls)
