"""Single moves and maps on a board of any size, for one position or for n."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from ._arguments import leg
from ._blocks import in_blocks
from ._library import NONE, BoardArray, Bytes, Rows, checked, lib, pointer
from ._shape import GridObstacle, GridPlace, Mask, Shape, pack
from .pieces import BetzaLike, read_piece

# own, enemy, avoid and stop as passed by the caller.
Walls: TypeAlias = "tuple[GridObstacle, GridObstacle, GridObstacle, GridObstacle]"
_NAMES = ("own", "enemy", "avoid", "stop")


class Maps(Shape):
    """A function of a start set that gives a mask or a map."""

    def _walls(self, walls: Walls) -> list[Mask]:
        return [self._masks(wall, name, True) for wall, name in zip(walls, _NAMES, strict=True)]

    def _obstacles(self, walls: Walls, ending: str = "") -> Any:
        """The address of one position's obstacles; the argument names may have an ending."""
        pairs = zip(walls, _NAMES, strict=True)
        masks = [self._one(wall, name + ending, True) for wall, name in pairs]
        return pointer(pack(np.stack(masks).reshape(4, -1)))

    def _rows(
        self, function: Callable[..., int], piece: BetzaLike, name: str, groups: list[list[Mask]],
        dtype: type, size: int, nothing: int,
    ) -> Any:
        """The outputs of a call for each row. Its first set is the start; other arguments are several sets.

        A row without a start gets `nothing`. A single start may not be empty.
        """
        start, squares = groups[0][0], self.files * self.ranks
        rows = np.broadcast_shapes(*(mask.shape[:-2] for group in groups for mask in group))
        sets = [
            np.stack([np.broadcast_to(mask, (*rows, *self.shape)) for mask in group], axis=-3) for group in groups
        ]
        words = [pack(masks.reshape(-1, len(group), squares)) for masks, group in zip(sets, groups, strict=True)]
        out = np.full((*rows, size), nothing, dtype)
        flat, arguments = out.reshape(-1, size), (read_piece(piece), self._struct())
        room = [size] if dtype == np.uint8 else []
        on_board = (start & ~self._holes).any(axis=(-2, -1))
        if start.ndim == 2 and not on_board:
            checked(lib.CHESS_DISTANCE_EMPTY_SET, **{name: 0})
        with_start = np.flatnonzero(np.broadcast_to(on_board, rows)).tolist()

        def block(first: int, n: int) -> None:
            for row in with_start[first : first + n]:
                given = (pointer(group[row]) for group in words)
                checked(function(*arguments, *given, pointer(flat[row]), *room), **{name: 0})

        in_blocks(len(with_start), block)
        return out

    def _steps(
        self, function: Callable[..., int], piece: BetzaLike, start: Mask, others: list[Mask],
        name: str = "start",
    ) -> Mask:
        words = self._rows(function, piece, name, [[start], others], np.uint64, 4, 0)
        return self._unpack(words).view(BoardArray)

    def _maps(
        self, function: Callable[..., int], piece: BetzaLike, name: str, start: Mask,
        costs: list[Mask], walls: Walls,
    ) -> Bytes:
        groups = [[start], *([cost] for cost in costs), self._walls(walls)]
        maps = self._rows(function, piece, name, groups, np.uint8, self.files * self.ranks, NONE)
        return maps.reshape(*maps.shape[:-1], *self.shape).view(BoardArray)  # type: ignore[no-any-return]

    def moves(
        self, piece: BetzaLike, start: GridPlace,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """The squares one move away from a square, or from any square of a set, as a mask.

        >>> np.argwhere(cd.Grid(9, 10).moves("nN", "b1", own=["c1", "b3"]))  # [rank, file]
        array([[2, 0],
               [2, 2]])
        """
        origin, walls = self._masks(start, "start", False), self._walls((own, enemy, avoid, stop))
        return self._steps(lib.chess_distance_grid_moves, piece, origin, walls)

    def attacks(self, piece: BetzaLike, start: GridPlace, occupied: GridObstacle = 0) -> Mask:
        """The squares where pieces on `start` could take, occupied or not, as a mask.

        >>> np.argwhere(cd.Grid(9, 10).attacks("mRcpR", "b3", ["b7", "b9"]))  # the cannon
        array([[7, 1],
               [8, 1]])
        """
        origin = self._masks(start, "start", False)
        walls = [self._masks(occupied, "occupied", True)]
        return self._steps(lib.chess_distance_grid_attacks, piece, origin, walls)

    def attacks_to(self, piece: BetzaLike, target: GridPlace, occupied: GridObstacle = 0) -> Mask:
        """The squares from which a piece could take on `target`, occupied or not, as a mask.

        >>> np.argwhere(cd.Grid(9, 10).attacks_to("nN", "b1", ["c2"]))  # c2 is in the way of two
        array([[2, 0]])
        """
        ends = self._masks(target, "target", False)
        walls = [self._masks(occupied, "occupied", True)]
        return self._steps(lib.chess_distance_grid_attacks_to, piece, ends, walls, "target")

    def distance_map(
        self, piece: BetzaLike, start: GridPlace,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Fewest moves from a square, or from the nearest of a set, to every square.

        A uint8 array of (ranks, files); 255 (`NONE`) where no sequence of moves leads and for
        holes, 254 for all distances above 253. For n rows (n, ranks, files).

        >>> cd.Grid(5, 3, holes=["c2"]).distance_map("W", "a1")
        array([[  0,   1,   2,   3,   4],
               [  1,   2, 255,   4,   5],
               [  2,   3,   4,   5,   6]], dtype=uint8)
        """
        origin, walls = self._masks(start, "start", False), (own, enemy, avoid, stop)
        return self._maps(lib.chess_distance_grid_map, piece, "start", origin, [], walls)

    def distance_map_to(
        self, piece: BetzaLike, target: GridPlace,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Fewest moves from every square to a square, or to the nearest of a set.

        >>> cd.Grid(3, 3).distance_map_to("fW", "b3")  # a soldier, straight ahead
        array([[255,   2, 255],
               [255,   1, 255],
               [255,   0, 255]], dtype=uint8)
        """
        goal, walls = self._masks(target, "target", False), (own, enemy, avoid, stop)
        return self._maps(lib.chess_distance_grid_map_to, piece, "target", goal, [], walls)

    def weighted_map(
        self, piece: BetzaLike, start: GridPlace, plus1: GridObstacle = 0, plus2: GridObstacle = 0,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Least sums of costs: a move costs 1, one more into `plus1`, two more into `plus2`.

        A move into a square of both costs three more. Otherwise as `distance_map`.

        >>> cd.Grid(3, 3).weighted_map("K", "b1", plus1=["a2", "b2"], plus2=["b2", "c2"])
        array([[1, 0, 1],
               [2, 4, 3],
               [3, 3, 4]], dtype=uint8)
        """
        origin, walls = self._masks(start, "start", False), (own, enemy, avoid, stop)
        costs = [self._masks(plus1, "plus1", True), self._masks(plus2, "plus2", True)]
        return self._maps(
            lib.chess_distance_grid_weighted_map, piece, "start", origin, costs, walls
        )

    def onward(
        self, piece: BetzaLike, start: Rows,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """A second leg: for each square the least ``start[s]`` + moves from s, over all s.

        `start` is a map of (ranks, files): 0 to 191, or 255 for no start. A map without any start
        is a ValueError. For a shogi piece that promotes, the second leg uses the promoted piece.

        >>> board = cd.Grid(9, 9)
        >>> lance = board.distance_map("fR", "a1")
        >>> lance[:6] = cd.NONE  # it promotes on the last three ranks
        >>> board.onward("WfF", lance)[0]
        array([ 7,  8,  9, 10, 11, 12, 13, 14, 15], dtype=uint8)
        """
        first, out = leg(start, self.shape), np.empty(self.shape, np.uint8)
        obstacles = self._obstacles((own, enemy, avoid, stop))
        arguments = read_piece(piece), self._struct(), pointer(first), obstacles, pointer(out)
        checked(lib.chess_distance_grid_onward(*arguments, out.size), start=0)
        return out.view(BoardArray)

    def matrix(
        self, piece: BetzaLike,
        own: GridObstacle = 0, enemy: GridObstacle = 0, avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """All maps: ``matrix[rank, file]`` is the map from that square, (ranks, files).

        >>> matrix = cd.Grid(9, 10).matrix("nN")
        >>> matrix.shape, int(matrix.max())
        ((10, 9, 10, 9), 7)
        """
        obstacles = self._obstacles((own, enemy, avoid, stop))
        out = np.empty((*self.shape, *self.shape), np.uint8)
        arguments = read_piece(piece), self._struct(), obstacles, pointer(out), out.size
        checked(lib.chess_distance_grid_matrix(*arguments))
        return out
