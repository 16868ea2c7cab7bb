"""Single moves and maps on a board of any size, for one position or for n."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ._arguments import leg
from ._blocks import in_blocks
from ._library import NONE, BoardArray, Bytes, Rows, Words, checked, lib, pointer
from ._shape import GridObstacle, GridPlace, Mask, Shape, pack
from .pieces import BetzaLike, read_piece

# own, enemy, avoid and stop as passed by the caller.
Walls: TypeAlias = "tuple[GridObstacle, GridObstacle, GridObstacle, GridObstacle]"
_NAMES = ("own", "enemy", "avoid", "stop")


class _Sets(NamedTuple):
    """Sets of squares for each row: the shape of the rows, and words, (rows, 4) for each set."""

    rows: tuple[int, ...]
    words: list[Words]


class Maps(Shape):
    """A function of a start set that gives a mask or a map."""

    def _sets(self, *masks: Mask) -> _Sets:
        rows = np.broadcast_shapes(*(mask.shape[:-2] for mask in masks))
        squares = self.files * self.ranks
        flat = (np.broadcast_to(mask, (*rows, *self.shape)) for mask in masks)
        return _Sets(rows, [pack(mask.reshape(-1, squares)) for mask in flat])

    def _walls(self, walls: Walls) -> list[Mask]:
        return [self._masks(wall, name, True) for wall, name in zip(walls, _NAMES, strict=True)]

    def _obstacles(self, walls: Walls, ending: str = "") -> Any:
        """The address of one position's obstacles; the argument names may have an ending."""
        pairs = zip(walls, _NAMES, strict=True)
        masks = [self._one(wall, name + ending, True) for wall, name in pairs]
        return pointer(pack(np.stack(masks).reshape(4, -1)))

    def _steps(
        self, function: Callable[..., int], piece: BetzaLike, start: Mask, others: list[Mask],
        name: str = "start",
    ) -> Mask:
        sets = self._sets(start, *others)
        arguments = read_piece(piece), self._struct()
        out = np.zeros_like(sets.words[0])

        def call(row: int) -> None:
            first, *others = (words[row] for words in sets.words)
            given = pointer(first), pointer(np.concatenate(others)), pointer(out[row])
            checked(function(*arguments, *given), **{name: 0})

        self._each_start(sets, name, start, call)
        return self._unpack(out).reshape(*sets.rows, *self.shape).view(BoardArray)

    def _maps(
        self, function: Callable[..., int], piece: BetzaLike, name: str, start: Mask,
        costs: list[Mask], walls: Walls,
    ) -> Bytes:
        sets = self._sets(start, *costs, *self._walls(walls))
        arguments = read_piece(piece), self._struct()
        out = np.full((*sets.rows, *self.shape), NONE, np.uint8)
        flat = out.reshape(-1, self.files * self.ranks)

        def call(row: int) -> None:
            given = [pointer(words[row]) for words in sets.words[:-4]]
            obstacles = np.concatenate([words[row] for words in sets.words[-4:]])
            given += [pointer(obstacles), pointer(flat[row])]
            checked(function(*arguments, *given, flat.shape[1]), **{name: 0})

        self._each_start(sets, name, start, call)
        return out.view(BoardArray)

    def _each_start(self, sets: _Sets, name: str, start: Mask, call: Callable[[int], None]) -> None:
        """Calls for each row with a start, not for empty sets. A single set may not be empty."""
        on_board = (start & ~self._holes).any(axis=(-2, -1))
        if start.ndim == 2 and not on_board:
            checked(lib.CHESS_DISTANCE_EMPTY_SET, **{name: 0})
        rows = np.flatnonzero(np.broadcast_to(on_board, sets.rows)).tolist()

        def block(first: int, n: int) -> None:
            for row in rows[first : first + n]:
                call(row)

        in_blocks(len(rows), block)

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
