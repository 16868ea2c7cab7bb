"""Functions of one position give what their C calls give, for random arguments of every kind.

The C tests compare the library with slow searches. Here each argument must come to its place.
"""

import random
from operator import attrgetter

import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import ffi, lib
from conftest import PIECES, some_squares

SEEDS = range(24)


def c(function, *arguments, out=None):
    """The result of a C call, which writes into `out`."""

    def address(value):
        if isinstance(value, tuple):
            return ffi.new("ChessDistanceBoard *", value)
        return ffi.from_buffer("void *", value) if isinstance(value, np.ndarray) else value

    given = [address(value) for value in (*arguments, *([] if out is None else [out]))]
    size = [out.nbytes] if function == "fill_table" else []
    return getattr(lib, f"chess_distance_{function}".rstrip("_"))(*given, *size)


def written(shape, dtype=np.uint8):
    """What a call writes into an output of this shape."""

    def result(function, *arguments):
        out = np.full(shape, 7, dtype)
        assert c(function, *arguments, out=out) >= -1  # -1: no pawn promotes
        return out

    return result


def plies(dtype):
    """What a call writes ply by ply, up to the length that it returns."""

    def result(function, *arguments):
        out = np.zeros(64, dtype)
        length = c(function, *arguments, out=out)
        return None if length < 0 else out[: length + 1]

    return result


def moves(function, *arguments):
    result = c(function, *arguments)
    return None if result < 0 else result


def of_pair(function, *arguments):
    parts = np.zeros(2, np.uint8)
    together = c(function, *arguments, out=parts)
    return None if together < 0 else (together, *parts)


class Sample:
    """A position, and arguments for every function."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.piece, self.other = PIECES[seed % len(PIECES)], PIECES[seed // 2 % len(PIECES)]
        self.pawn = rng.choice((cd.WHITE_PAWN, cd.BLACK_PAWN))
        share = rng.choice((0.05, 0.15, 0.25))
        self.board, self.board2 = (
            tuple(some_squares(rng, share) for _ in range(3)) for _ in range(2)
        )
        self.two = dict(zip(("own2", "enemy2", "avoid2"), self.board2, strict=True))
        self.start, self.target = rng.sample(range(8, 56), 2)
        self.starts, self.targets = (
            np.uint64(1 << s | some_squares(rng, 0.02)) for s in (self.start, self.target)
        )
        self.plus1, self.plus2 = some_squares(rng, 0.4), some_squares(rng, 0.3)
        self.legs = np.array([rng.choice((255, 255, 0, 3, 20)) for _ in range(64)], np.uint8)
        self.legs[self.start] = 1
        self.graph, self.costly = (
            np.array([some_squares(rng, 0.05) for _ in range(64)], np.uint64) for _ in range(2)
        )
        self.sites = np.array(rng.sample(range(64), 5), np.uint8)
        self.moves, self.margin = rng.randrange(1, 9), rng.randrange(-3, 5)
        self.two_moves, self.five, self.nine = 2, 5, 9
        self.color, self.defender_to_move = rng.random() < 0.5, rng.random() < 0.5
        self.captures, self.promoted = rng.randrange(4), rng.choice((cd.QUEEN, cd.KNIGHT))
        self.wins, self.holds = (
            np.array([[some_squares(rng, 0.1) for _ in range(64)]] * 2, np.uint64) for _ in range(2)
        )
        self.attacker, self.defender, self.if_empty, self.dark = (
            self.board,
            self.board2,
            -1,
            self.color,
        )
        self.equal = rng.random() < 0.5
        self.index = rng.randrange(
            cd.trajectory_count(self.piece, self.start, self.target, *self.board) or 1
        )

    def of_python(self, words):
        """The arguments of a Python function. Those of the second side, and flags, have names."""
        given, names = [], {}
        for word in words.split():
            value = getattr(self, word)
            if word == "board2":
                names |= self.two
            elif isinstance(value, bool):
                names[word] = value
            else:
                given += value if word == "board" else [value]
        return given, names

    def of_c(self, words):
        """The arguments of a C call. A color is whether the pawn is black."""
        given = {"color": [not self.color], "sites": [self.sites, len(self.sites)]}
        return [value for word in words.split() for value in given.get(word, [getattr(self, word)])]


BYTES, TABLE, SETS = written(64), written((64, 64)), written(64, np.uint64)
#: The result in C, the Python function and its arguments, by their names in `Sample`, and the C call. Its
#: arguments are the same, or follow where their order is another one.
CALLS = [
    (BYTES, "distance_map", "piece starts board", "set_map"),
    (BYTES, "distance_map_to", "piece targets board", "set_map_to"),
    (BYTES, "onward", "piece legs board", "onward"),
    (BYTES, "weighted_map", "piece starts plus1 plus2 board", "weighted_map"),
    (TABLE, "matrix", "piece board", "matrix"),
    (BYTES, "voronoi", "piece sites board", "voronoi"),
    (written((45, 45)), "other_board", "piece five nine", "fill_table"),
    (BYTES, "pawn_map", "pawn starts plus1 captures board", "pawn_map"),
    (BYTES, "pawn_map_to", "pawn targets plus1 captures board", "pawn_map_to"),
    (BYTES, "pawn_captures_map", "pawn starts plus1 board", "pawn_captures_map"),
    (BYTES, "promotion_map", "pawn starts promoted plus1 captures board board2", "promotion_map"),
    (BYTES, "promotion_map_to", "pawn targets promoted plus1 captures board board2", "promotion_map_to"),
    (SETS, "graph", "piece board", "graph"),
    (SETS, "graphs.reverse", "graph", "graph_reverse"),
    (BYTES, "graphs.distance_map", "graph starts", "graph_map"),
    (TABLE, "graphs.matrix", "graph", "graph_matrix"),
    (BYTES, "graphs.onward", "graph legs", "graph_onward"),
    (BYTES, "graphs.cost_map", "graph costly starts", "graph_cost_map"),
    (BYTES, "graphs.cost_onward", "graph costly legs", "graph_cost_onward"),
    (written((2, 64, 64)), "duel", "targets board board2", "duel", "board board2 targets"),
    (written((2, 64, 64)), "duel_pairs", "wins holds attacker defender", "duel_pairs", "attacker defender wins holds"),
    (written(3, np.uint64), "territory", "piece starts other targets board board2", "territory",
     "piece starts board other targets board2"),
    (plies(np.uint64), "trajectories", "piece starts targets board", "set_trajectories"),
    (plies(np.uint64), "walks", "piece start target moves board", "walks"),
    (plies(np.uint64), "graphs.trajectories", "graph starts targets", "graph_trajectories"),
    (plies(np.uint8), "trajectory", "piece start target index board", "trajectory", "piece start target board index"),
    (moves, "path", "piece starts targets board", "sets"),
    (moves, "distance", "piece start target", ""),
    (moves, "nearest", "start targets", "nearest", "start targets if_empty"),
    (moves, "nearest_file", "start targets", "nearest_file", "start targets if_empty"),
    (c, "corner_distance", "start dark", "corner"),
    (of_pair, "pair", "piece start targets other target starts board board2", "pair",
     "piece start targets board other target starts board2"),
    (c, "moves", "piece starts board", "moves"),
    (c, "attacks", "piece starts plus1", "attacks"),
    (c, "within", "piece starts two_moves board", "within"),
    (c, "ring", "piece starts two_moves board", "ring"),
    (plies(np.uint64), "rings", "piece starts board", "rings"),
    (c, "set_of_bytes", "legs two_moves equal", "set_of_bytes"),
    (c, "reaches", "piece start target two_moves board", "reaches"),
    (c, "trajectory_count", "piece starts targets board", "set_trajectory_count"),
    (c, "walk_count", "piece start target moves board", "walk_count"),
    (c, "must_pass", "piece starts targets board", "must_pass"),
    (c, "graphs.must_pass", "graph starts targets", "graph_must_pass"),
    (c, "direction", "start target", "direction"),
    (c, "king_race", "start target margin", "king_race"),
    (c, "mop_up", "start target", "mop_up"),
    (c, "pawn_outruns_king", "start target color defender_to_move", "pawn_outruns_king"),
    (c, "square_of_pawn", "start color defender_to_move", "square_of_pawn"),
]  # fmt: skip


@pytest.mark.parametrize("row", CALLS, ids=lambda row: row[1])
def test_arguments_come_to_their_places(row):
    (call, name, words, function), found = row[:4], []
    for x in map(Sample, SEEDS):
        given, names = x.of_python(words)
        found.append(attrgetter(name)(cd)(*given, **names))
        assert np.array_equal(found[-1], call(function, *x.of_c(row[-1] if row[4:] else words)))
    assert len(set(map(repr, found))) > 1


def test_functions_of_a_pair_and_of_a_square():
    pairs = {"square_distance": "king", "square_manhattan_distance": "manhattan", "square_knight_distance": "knight",
             "file_distance": "file", "rank_distance": "rank", "relation": "relation"}  # fmt: skip
    for function, name in pairs.items():
        assert all(
            getattr(cd, function)(a, b) == c(name, a, b) for a in range(64) for b in range(64)
        )
    for name in ("center", "center_manhattan", "edge"):
        assert [getattr(cd, f"{name}_distance")(a) for a in range(64)] == [
            c(name, a) for a in range(64)
        ]


def test_tables_are_the_librarys_own():
    assert not cd.king_table.flags.owndata and cd.king_table.ctypes.data % 64 == 0
    assert cd.tables.king_x88[120 + 0x77] == 7
    assert cd.king_ring_table.dtype == np.uint64 and int(cd.king_ring_table[0, 1]) == 0x302
    square = cd.tables.offset_square
    index = 112 + square[None, :].astype(int) - square[:, None]
    assert (cd.tables.king_offset[index] == cd.king_table).all()
    with pytest.raises(AttributeError):
        cd.tables.no_such_table  # noqa: B018
    for table in (cd.king_table, cd.tables.king_x88, cd.king_ring_table):
        with pytest.raises(ValueError):
            table.flags.writeable = True


#: The pieces of chess in Betza's notation.
BETZA = dict(zip(PIECES, ("K", "W", "N", "B", "R", "Q", "QN", "H"), strict=True))
#: Methods of a grid and their arguments, and the function for chess if it has another name.
GRIDS = [
    ("moves", "piece starts board"), ("attacks", "piece starts plus1"), ("attacks_to", "piece targets plus1", "attacks"),
    ("distance_map", "piece starts board"), ("distance_map_to", "piece targets board"), ("matrix", "piece board"),
    ("weighted_map", "piece starts plus1 plus2 board"), ("onward", "piece legs board"), ("graph", "piece board"),
    ("path", "piece starts targets board"), ("trajectories", "piece starts targets board"),
    ("trajectory_count", "piece starts targets board"), ("territory", "piece starts other targets board board2"),
]  # fmt: skip


def to_grid(grid, value):
    """A bitboard or map of chess in the grid's upper right corner; a piece as it is."""
    if isinstance(value, str):
        return value
    if not isinstance(value, np.ndarray):
        value = np.unpackbits(np.array([value], "<u8").view(np.uint8), bitorder="little")
    return np.pad(value.reshape(8, 8), [(grid.ranks - 8, 0), (grid.files - 8, 0)])


def of_chess(grid, found):
    """What stands in that corner: masks as bitboards, and maps as rows."""
    found, corner = np.array(found), (slice(grid.ranks - 8, None), slice(grid.files - 8, None))
    if found.ndim == 4:  # one mask or map for each square
        found = found[corner]
    if found.ndim:
        found = found[(..., *corner)]
    if found.dtype == bool and found.ndim:
        return np.packbits(found.reshape(-1, 64), axis=-1, bitorder="little").view("<u8").ravel()
    return found.ravel()


def test_an_iterator_of_obstacles_holds_for_both_sides():
    walls, grid = [6, 14, 15], cd.Grid(8, 8)  # around h1
    for call in (
        lambda own: cd.territory(cd.KING, 4, cd.KING, 60, own),
        lambda own: cd.duel([56], own),
        lambda own: cd.pair(cd.ROOK, 0, 0, cd.KING, 7, 23, own),
        lambda own: cd.promotion_map(cd.WHITE_PAWN, 12, cd.ROOK, 0, 0, own),
        lambda own: cd.promotion_map_to(cd.WHITE_PAWN, 7, cd.ROOK, 0, 0, own),
        lambda own: grid.territory("K", 4, "K", 60, own),
    ):
        assert np.array_equal(call(iter(walls)), call(walls))
    with pytest.raises(ValueError, match="index = 5 is outside its range, 0 to 0"):
        cd.trajectory(cd.KING, 0, 2, 5, own=iter([9]))


@pytest.mark.parametrize("size", [(9, 10), (13, 16)])
@pytest.mark.parametrize("row", GRIDS, ids=lambda row: row[0])
def test_a_grid_with_holes_around_a_chessboard_gives_what_the_functions_for_chess_give(row, size):
    files, ranks = size
    holes = [s for s in range(files * ranks) if s % files < files - 8 or s // files < ranks - 8]
    grid = cd.Grid(files, ranks, holes=holes)
    for x in map(Sample, SEEDS):
        given, names = x.of_python(row[1])
        expected = getattr(cd, row[-1] if row[2:] else row[0])(*given, **names)
        x.piece, x.other = BETZA[x.piece], BETZA[x.other]
        given = [to_grid(grid, value) for value in x.of_python(row[1])[0]]
        found = getattr(grid, row[0])(
            *given, **{name: to_grid(grid, value) for name, value in names.items()}
        )
        assert np.array_equal(of_chess(grid, found), np.ravel(np.array(expected))), x.piece
