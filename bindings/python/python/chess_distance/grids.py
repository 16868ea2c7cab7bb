"""Boards of any size, 1x1 to 16x16, with holes and joined edges, and pieces in Betza's notation.

Arrays have the index ``[rank, file]``, from 0 on: ``map[0, 0]`` is a1, ``map[9, 4]`` is e10. A
square is its number (rank * files + file), its name ("e10"), or a tuple (file, rank), counted from
(0, 0). A set is a list or a set of squares, or a mask: an array of (ranks, files), True or nonzero
for its squares. An int is a square where pieces move from or to, and a bitboard where obstacles
stand, bit s for square s.

Masks of (n, ranks, files) are one set a row; so are n numbers of squares, for starts. With them
`moves`, `attacks` and the maps give n results. Squares of holes are ignored in all sets.
"""

from __future__ import annotations

import numpy as np

from ._arguments import array_of
from ._call import instead
from ._library import BoardArray, Bytes, Rows, Words, checked, lib, moves_or_none, pointer
from ._shape import GridObstacle, GridPlace, GridTerritory, Mask, obstacles, pack
from ._square_bytes import leg
from .floods import Floods
from .pieces import BetzaLike, read_piece


class Grid(Floods):
    """A board of 1 to 16 files and ranks.

    `wrap` joins edges: "files" (the first file follows the last: a cylinder), "ranks", or "both"
    (a torus). `holes` are not part of the board: they are never entered, and no line passes them.
    `first` are the squares where initial moves (Betza's i) begin, for either color.

    `own` squares are not entered, `enemy` squares may be taken; both stop lines and are hurdles.
    `avoid` squares are passed by lines and never entered. `stop` squares may be entered, and no
    move begins there: goals, flags.

    >>> xiangqi = Grid(9, 10)
    >>> xiangqi.distance_map("nN", "b1")[9]  # the horse, to the last rank
    array([6, 5, 6, 5, 6, 5, 6, 5, 6], dtype=uint8)
    """

    def moves(
        self,
        piece: BetzaLike,
        start: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """The squares one move away from a square, or from any square of a set, as a mask.

        >>> np.argwhere(Grid(9, 10).moves("nN", "b1", own=["c1", "b3"]))  # [rank, file]
        array([[2, 0],
               [2, 2]])
        """
        walls = obstacles(own, enemy, avoid, stop)
        return self._steps(lib.chess_distance_grid_moves, piece, {"start": start}, walls)

    def attacks(self, piece: BetzaLike, start: GridPlace, occupied: GridObstacle = 0) -> Mask:
        """The squares where pieces on `start` could take, occupied or not, as a mask.

        >>> np.argwhere(Grid(9, 10).attacks("mRcpR", "b3", ["b7", "b9"]))  # the cannon
        array([[7, 1],
               [8, 1]])
        """
        call = lib.chess_distance_grid_attacks
        return self._steps(call, piece, {"start": start}, {"occupied": occupied})

    def attacks_to(self, piece: BetzaLike, target: GridPlace, occupied: GridObstacle = 0) -> Mask:
        """The squares from which a piece could take on `target`, occupied or not, as a mask.

        >>> np.argwhere(Grid(9, 10).attacks_to("nN", "b1", ["c2"]))  # c2 is in the way of two
        array([[2, 0]])
        """
        call = lib.chess_distance_grid_attacks_to
        return self._steps(call, piece, {"target": target}, {"occupied": occupied})

    def distance_map(
        self,
        piece: BetzaLike,
        start: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Fewest moves from a square, or from the nearest of a set, to every square.

        A uint8 array of (ranks, files); 255 (`NONE`) where no sequence of moves leads and for
        holes, 254 for all distances above 253. For n rows (n, ranks, files).

        >>> Grid(5, 3, holes=["c2"]).distance_map("W", "a1")
        array([[  0,   1,   2,   3,   4],
               [  1,   2, 255,   4,   5],
               [  2,   3,   4,   5,   6]], dtype=uint8)
        """
        walls = obstacles(own, enemy, avoid, stop)
        return self._maps(lib.chess_distance_grid_map, piece, {"start": start}, walls)

    def distance_map_to(
        self,
        piece: BetzaLike,
        target: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Fewest moves from every square to a square, or to the nearest of a set.

        >>> Grid(3, 3).distance_map_to("fW", "b3")  # a soldier, straight ahead
        array([[255,   2, 255],
               [255,   1, 255],
               [255,   0, 255]], dtype=uint8)
        """
        walls = obstacles(own, enemy, avoid, stop)
        return self._maps(lib.chess_distance_grid_map_to, piece, {"target": target}, walls)

    def weighted_map(
        self,
        piece: BetzaLike,
        start: GridPlace,
        plus1: GridObstacle = 0,
        plus2: GridObstacle = 0,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """Least sums of costs: a move costs 1, one more into `plus1`, two more into `plus2`.

        A move into a square of both costs three more. Otherwise as `distance_map`.

        >>> Grid(3, 3).weighted_map("K", "b1", plus1=["a2", "b2"], plus2=["b2", "c2"])
        array([[1, 0, 1],
               [2, 4, 3],
               [3, 3, 4]], dtype=uint8)
        """
        sets = (
            {"start": start},
            {"plus1": plus1},
            {"plus2": plus2},
            obstacles(own, enemy, avoid, stop),
        )
        return self._maps(lib.chess_distance_grid_weighted_map, piece, *sets)

    def onward(
        self,
        piece: BetzaLike,
        start: Rows,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """A second leg: for each square the least ``start[s]`` + moves from s, over all s.

        `start` is a map of (ranks, files): 0 to 191, or 255 for no start. A map without any start
        is a ValueError. For a shogi piece that promotes, the second leg uses the promoted piece.

        >>> board = Grid(9, 9)
        >>> lance = board.distance_map("fR", "a1")
        >>> lance[:6] = cd.NONE  # it promotes on the last three ranks
        >>> board.onward("WfF", lance)[0]
        array([ 7,  8,  9, 10, 11, 12, 13, 14, 15], dtype=uint8)
        """
        first, out = leg(start, self.shape), np.empty(self.shape, np.uint8)
        walls = self._obstacles(own, enemy, avoid, stop)
        arguments = read_piece(piece), self._struct(), pointer(first), walls, pointer(out), out.size
        checked(lib.chess_distance_grid_onward(*arguments), start=0)
        return out.view(BoardArray)

    def matrix(
        self,
        piece: BetzaLike,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Bytes:
        """All maps: ``matrix[rank, file]`` is the map from that square, (ranks, files).

        >>> matrix = Grid(9, 10).matrix("nN")
        >>> matrix.shape, int(matrix.max())
        ((10, 9, 10, 9), 7)
        """
        out = np.empty((*self.shape, *self.shape), np.uint8)
        walls = self._obstacles(own, enemy, avoid, stop)
        arguments = read_piece(piece), self._struct(), walls, pointer(out), out.size
        checked(lib.chess_distance_grid_matrix(*arguments))
        return out

    def path(
        self,
        piece: BetzaLike,
        start: GridPlace,
        target: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> int | None:
        """Fewest moves from a square or set to another; None if no sequence of moves leads there.

        >>> Grid(8, 8, wrap="files").path("K", "a1", "h8"), Grid(9, 10).path("nA", "c1", "c2")
        (7, None)
        """
        way = self._way(piece, start, target, own, enemy, avoid, stop)
        return moves_or_none(lib.chess_distance_grid_path(*way))

    def trajectories(
        self,
        piece: BetzaLike,
        start: GridPlace,
        target: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask | None:
        """``layers[k]`` is the mask of squares that some shortest way visits at ply k.

        An array of bool, (l + 1, ranks, files) for the length l; None if no sequence of moves leads
        there.

        >>> layers = Grid(8, 8).trajectories("K", "f6", "h1")
        >>> layers.sum(axis=(1, 2))
        array([1, 3, 4, 3, 2, 1])
        """
        way = self._way(piece, start, target, own, enemy, avoid, stop)
        layers: Words = np.zeros((256, 4), np.uint64)
        length = moves_or_none(lib.chess_distance_grid_trajectories(*way, pointer(layers), 256))
        return None if length is None else self._unpack(layers[: length + 1]).view(BoardArray)

    def trajectory_count(
        self,
        piece: BetzaLike,
        start: GridPlace,
        target: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> int:
        """The number of shortest trajectories, 0 if no sequence of moves leads there.

        2**64 - 1 if there are that many or more.

        >>> Grid(8, 8).trajectory_count("K", "f6", "h1")
        25
        """
        way = self._way(piece, start, target, own, enemy, avoid, stop)
        return int(lib.chess_distance_grid_trajectory_count(*way))

    def territory(
        self,
        piece1: BetzaLike,
        set1: GridPlace,
        piece2: BetzaLike,
        set2: GridPlace,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
        *,
        own2: GridObstacle | None = None,
        enemy2: GridObstacle | None = None,
        avoid2: GridObstacle | None = None,
        stop2: GridObstacle | None = None,
    ) -> GridTerritory:
        """Divides the board between two sides, each a square or a set of like pieces (Voronoi).

        `own`, `enemy`, `avoid` and `stop` hold for both sides, unless `own2`, `enemy2`, `avoid2`
        and `stop2` replace them for the second. Returns three masks; squares that neither side
        reaches are in none.

        >>> kings = Grid(8, 8).territory("K", "e1", "K", "e8")
        >>> [int(part.sum()) for part in kings]
        [31, 31, 2]
        """
        # An iterator has its squares only once, so both sides read masks.
        walls = [
            self._one(wall, name, True) for name, wall in obstacles(own, enemy, avoid, stop).items()
        ]
        walls2 = instead(walls, (own2, enemy2, avoid2, stop2))
        first = read_piece(piece1, "piece1"), self._set(set1, "set1"), self._obstacles(*walls)
        second = (
            read_piece(piece2, "piece2"),
            self._set(set2, "set2"),
            self._obstacles(*walls2, ending="2"),
        )
        out: Words = np.empty((3, 4), np.uint64)
        checked(lib.chess_distance_grid_territory(*first, *second, self._struct(), pointer(out)))
        return GridTerritory(*self._unpack(out))

    def graph(
        self,
        piece: BetzaLike,
        own: GridObstacle = 0,
        enemy: GridObstacle = 0,
        avoid: GridObstacle = 0,
        stop: GridObstacle = 0,
    ) -> Mask:
        """The mobility graph, to be edited: ``graph[rank, file]`` is the mask of moves from there.

        >>> board = Grid(9, 10)
        >>> moves = board.graph("W")
        >>> moves[0, 0, 9, 8] = True  # a portal from a1 to i10
        >>> int(board.graph_map(moves, "a1")[9, 7])
        2
        """
        words: Words = np.empty((self.files * self.ranks, 4), np.uint64)
        walls = self._obstacles(own, enemy, avoid, stop)
        arguments = read_piece(piece), self._struct(), walls, pointer(words), len(words)
        checked(lib.chess_distance_grid_graph(*arguments))
        return self._unpack(words.reshape(*self.shape, 4))

    def graph_map(self, moves: Mask, start: GridPlace) -> Bytes:
        """Fewest moves in a graph from a square or a set to all squares, as by `distance_map`.

        Holes count as squares here: only the graph matters.

        >>> board = Grid(9, 10)
        >>> bool((board.graph_map(board.graph("nN"), "b1") == board.distance_map("nN", "b1")).all())
        True
        """
        graph = np.asarray(array_of(moves, "moves"))
        if graph.shape != (*self.shape, *self.shape) or graph.dtype.kind not in "biu":
            shape = (*self.shape, *self.shape)
            raise ValueError(f"moves must be a graph: an array of bool with the shape {shape}")
        origin = self._one(start, "start", False)
        sets, out = pack(graph.reshape(-1, origin.size) != 0), np.empty(self.shape, np.uint8)
        arguments = pointer(sets), origin.size, pointer(pack(origin.reshape(-1))), pointer(out)
        checked(lib.chess_distance_grid_graph_map(*arguments), start=int(origin.sum()))
        return out.view(BoardArray)
