"""Functions of one position give what their C calls give, for random arguments of every kind.

The C tests compare the library with slow searches. Here each argument must come to its place.
"""

import random

import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import ffi, lib
from chess_distance.pieces import read_piece
from conftest import PIECES, some_squares

SEEDS = range(24)


def c(function, *arguments, shape=None, dtype=np.uint8):
    """The result of a C call, and what it writes as its last argument."""
    out = () if shape is None else (np.full(shape, 7, dtype),)

    def address(value):
        if isinstance(value, tuple):
            return ffi.new("ChessDistanceBoard *", value)
        return ffi.from_buffer("void *", value) if isinstance(value, np.ndarray) else value

    given = [address(value) for value in (*arguments, *out)]
    # The functions of grids say how long their last argument is.
    size = [out[0].nbytes if dtype == np.uint8 else len(out[0])] if function in SIZED else []
    result = getattr(lib, f"chess_distance_{function}".rstrip("_"))(*given, *size)
    return (result, *out) if out else result


SIZED = {
    "fill_table", "grid_map", "grid_map_to", "grid_weighted_map", "grid_onward", "grid_matrix",
    "grid_trajectories", "grid_graph",
}  # fmt: skip


def c_map(function, *arguments, shape=64):
    result, out = c(function, *arguments, shape=shape)
    assert result >= -1  # -1: no pawn promotes
    return out


def c_layers(function, *arguments):
    length, layers = c(function, *arguments, shape=64, dtype=np.uint64)
    return None if length < 0 else layers[: length + 1]


def c_moves(function, *arguments):
    result = c(function, *arguments)
    return None if result < 0 else result


def c_pair(*arguments):
    moves, parts = c("pair", *arguments, shape=2)
    return None if moves < 0 else (moves, *parts)


class Sample:
    """A position, and arguments for every function."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.piece, self.other = PIECES[seed % len(PIECES)], PIECES[seed // 2 % len(PIECES)]
        self.pawn = rng.choice((cd.WHITE_PAWN, cd.BLACK_PAWN))
        share = rng.choice((0.05, 0.15, 0.25))
        self.board, self.board2 = (tuple(some_squares(rng, share) for _ in range(3)) for _ in range(2))
        self.two = dict(zip(("own2", "enemy2", "avoid2"), self.board2, strict=True))
        self.start, self.target = rng.sample(range(8, 56), 2)
        self.starts, self.targets = (np.uint64(1 << s | some_squares(rng, 0.02)) for s in (self.start, self.target))
        self.plus1, self.plus2 = some_squares(rng, 0.4), some_squares(rng, 0.3)
        self.legs = np.array([rng.choice((255, 255, 0, 3, 20)) for _ in range(64)], np.uint8)
        self.legs[self.start] = 1
        self.graph, self.costly = (
            np.array([some_squares(rng, 0.05) for _ in range(64)], np.uint64) for _ in range(2)
        )
        self.sites = np.array(rng.sample(range(64), 5), np.uint8)
        self.moves, self.color = rng.randrange(1, 9), rng.random() < 0.5
        self.captures, self.promoted = rng.randrange(4), rng.choice((cd.QUEEN, cd.KNIGHT))
        self.pairs = [np.array([[some_squares(rng, 0.1) for _ in range(64)]] * 2, np.uint64) for _ in range(2)]


MAPS = [
    (lambda x: cd.distance_map(x.piece, x.starts, *x.board), lambda x: c_map("set_map", x.piece, x.starts, x.board)),
    (lambda x: cd.distance_map_to(x.piece, x.targets, *x.board),
     lambda x: c_map("set_map_to", x.piece, x.targets, x.board)),
    (lambda x: cd.onward(x.piece, x.legs, *x.board), lambda x: c_map("onward", x.piece, x.legs, x.board)),
    (lambda x: cd.weighted_map(x.piece, x.starts, x.plus1, x.plus2, *x.board),
     lambda x: c_map("weighted_map", x.piece, x.starts, x.plus1, x.plus2, x.board)),
    (lambda x: cd.matrix(x.piece, *x.board), lambda x: c_map("matrix", x.piece, x.board, shape=(64, 64))),
    (lambda x: cd.voronoi(x.piece, x.sites, *x.board), lambda x: c_map("voronoi", x.piece, x.sites, 5, x.board)),
    (lambda x: cd.other_board(x.piece, 5, 9), lambda x: c_map("fill_table", x.piece, 5, 9, shape=(45, 45))),
    (lambda x: cd.pawn_map(x.pawn, x.starts, x.plus1, x.captures, *x.board),
     lambda x: c_map("pawn_map", x.pawn, x.starts, x.plus1, x.captures, x.board)),
    (lambda x: cd.pawn_map_to(x.pawn, x.targets, x.plus1, x.captures, *x.board),
     lambda x: c_map("pawn_map_to", x.pawn, x.targets, x.plus1, x.captures, x.board)),
    (lambda x: cd.pawn_captures_map(x.pawn, x.starts, x.plus1, *x.board),
     lambda x: c_map("pawn_captures_map", x.pawn, x.starts, x.plus1, x.board)),
    (lambda x: cd.promotion_map(x.pawn, x.starts, x.promoted, x.plus1, x.captures, *x.board, **x.two),
     lambda x: c_map("promotion_map", x.pawn, x.starts, x.promoted, x.plus1, x.captures, x.board, x.board2)),
    (lambda x: cd.promotion_map_to(x.pawn, x.targets, x.promoted, x.plus1, x.captures, *x.board, **x.two),
     lambda x: c_map("promotion_map_to", x.pawn, x.targets, x.promoted, x.plus1, x.captures, x.board, x.board2)),
    (lambda x: cd.graph(x.piece, *x.board), lambda x: c("graph", x.piece, x.board, shape=64, dtype=np.uint64)[1]),
    (lambda x: cd.graph_reverse(x.graph), lambda x: c("graph_reverse", x.graph, shape=64, dtype=np.uint64)[1]),
    (lambda x: cd.graph_map(x.graph, x.starts), lambda x: c_map("graph_map", x.graph, x.starts)),
    (lambda x: cd.graph_matrix(x.graph), lambda x: c_map("graph_matrix", x.graph, shape=(64, 64))),
    (lambda x: cd.graph_onward(x.graph, x.legs), lambda x: c_map("graph_onward", x.graph, x.legs)),
    (lambda x: cd.graph_cost_map(x.graph, x.costly, x.starts),
     lambda x: c_map("graph_cost_map", x.graph, x.costly, x.starts)),
    (lambda x: cd.graph_cost_onward(x.graph, x.costly, x.legs),
     lambda x: c_map("graph_cost_onward", x.graph, x.costly, x.legs)),
    (lambda x: cd.duel(x.targets, *x.board, **x.two),
     lambda x: c_map("duel", x.board, x.board2, x.targets, shape=(2, 64, 64))),
    (lambda x: cd.duel_pairs(*x.pairs, x.board, x.board2),
     lambda x: c_map("duel_pairs", x.board, x.board2, *x.pairs, shape=(2, 64, 64))),
]  # fmt: skip
WAYS = [
    (lambda x: cd.trajectories(x.piece, x.starts, x.targets, *x.board),
     lambda x: c_layers("set_trajectories", x.piece, x.starts, x.targets, x.board)),
    (lambda x: cd.walks(x.piece, x.start, x.target, x.moves, *x.board),
     lambda x: c_layers("walks", x.piece, x.start, x.target, x.moves, x.board)),
    (lambda x: cd.graph_trajectories(x.graph, x.starts, x.targets),
     lambda x: c_layers("graph_trajectories", x.graph, x.starts, x.targets)),
    (lambda x: cd.path(x.piece, x.starts, x.targets, *x.board),
     lambda x: c_moves("sets", x.piece, x.starts, x.targets, x.board)),
    (lambda x: cd.distance(x.piece, x.start, x.target), lambda x: c_moves("", x.piece, x.start, x.target)),
    (lambda x: cd.pair(x.piece, x.start, x.targets, x.other, x.target, x.starts, *x.board, **x.two),
     lambda x: c_pair(x.piece, x.start, x.targets, x.board, x.other, x.target, x.starts, x.board2)),
]  # fmt: skip
NUMBERS = [
    (lambda x: cd.moves(x.piece, x.starts, *x.board), lambda x: c("moves", x.piece, x.starts, x.board)),
    (lambda x: cd.attacks(x.piece, x.starts, x.plus1), lambda x: c("attacks", x.piece, x.starts, x.plus1)),
    (lambda x: cd.within(x.piece, x.starts, 2, *x.board), lambda x: c("within", x.piece, x.starts, 2, x.board)),
    (lambda x: cd.ring(x.piece, x.starts, 2, *x.board), lambda x: c("ring", x.piece, x.starts, 2, x.board)),
    (lambda x: cd.reaches(x.piece, x.start, x.target, 2, *x.board),
     lambda x: c("reaches", x.piece, x.start, x.target, 2, x.board)),
    (lambda x: cd.trajectory_count(x.piece, x.starts, x.targets, *x.board),
     lambda x: c("set_trajectory_count", x.piece, x.starts, x.targets, x.board)),
    (lambda x: cd.walk_count(x.piece, x.start, x.target, x.moves, *x.board),
     lambda x: c("walk_count", x.piece, x.start, x.target, x.moves, x.board)),
    (lambda x: cd.must_pass(x.piece, x.starts, x.targets, *x.board),
     lambda x: c("must_pass", x.piece, x.starts, x.targets, x.board)),
    (lambda x: cd.graph_must_pass(x.graph, x.starts, x.targets),
     lambda x: c("graph_must_pass", x.graph, x.starts, x.targets)),
    (lambda x: cd.direction(x.start, x.target), lambda x: c("direction", x.start, x.target)),
    (lambda x: cd.king_race(x.start, x.target, x.moves - 4), lambda x: c("king_race", x.start, x.target, x.moves - 4)),
    (lambda x: cd.mop_up(x.start, x.target), lambda x: c("mop_up", x.start, x.target)),
    (lambda x: cd.nearest(x.start, x.targets), lambda x: c("nearest", x.start, x.targets, -1)),
    (lambda x: cd.nearest_file(x.start, x.targets), lambda x: c("nearest_file", x.start, x.targets, -1)),
    (lambda x: cd.corner_distance(x.start, x.color), lambda x: c("corner", x.start, x.color)),
    (lambda x: cd.pawn_outruns_king(x.start, x.target, color=x.color, defender_to_move=x.moves < 5),
     lambda x: c("pawn_outruns_king", x.start, x.target, not x.color, x.moves < 5)),
    (lambda x: cd.square_of_pawn(x.start, color=x.color, defender_to_move=x.moves < 5),
     lambda x: c("square_of_pawn", x.start, not x.color, x.moves < 5)),
]  # fmt: skip


@pytest.mark.parametrize("table", [MAPS, WAYS, NUMBERS])
def test_arguments_come_to_their_places(table):
    samples = [Sample(seed) for seed in SEEDS]
    for function, call in table:
        found = [(function(sample), call(sample)) for sample in samples]
        assert all(np.array_equal(ours, theirs) for ours, theirs in found), call.__code__.co_consts
        assert len({repr(ours) for ours, _ in found}) > 1


def test_functions_of_a_pair_and_of_a_square():
    for function, name in (
        (cd.square_distance, "king"), (cd.square_manhattan_distance, "manhattan"),
        (cd.square_knight_distance, "knight"), (cd.file_distance, "file"), (cd.rank_distance, "rank"),
        (cd.relation, "relation"),
    ):  # fmt: skip
        assert all(function(a, b) == c(name, a, b) for a in range(64) for b in range(64))
    for function, name in (
        (cd.center_distance, "center"), (cd.center_manhattan_distance, "center_manhattan"), (cd.edge_distance, "edge"),
    ):  # fmt: skip
        assert [function(a) for a in range(64)] == [c(name, a) for a in range(64)]


def test_a_territory_has_two_pieces_and_two_boards():
    for x in map(Sample, SEEDS):
        sides = (x.piece, x.starts, x.board), (x.other, x.targets, x.board2)
        (one, two), parts = sides, np.zeros(3, np.uint64)
        assert c("territory", *one, *two, parts) == 0
        assert cd.territory(*one[:2], *two[:2], *x.board, **x.two) == tuple(parts)
        columns = cd.territory(x.piece, np.array([x.starts]), x.other, np.array([x.targets]), *x.board, **x.two)
        assert [int(part[0]) for part in columns] == parts.tolist()


def test_an_index_gives_a_trajectory():
    for x in map(Sample, SEEDS):
        for index in range(min(3, cd.trajectory_count(x.piece, x.start, x.target, *x.board))):
            length, squares = c("trajectory", x.piece, x.start, x.target, x.board, index, shape=64)
            assert cd.trajectory(x.piece, x.start, x.target, index, *x.board) == tuple(squares[: length + 1])


class GridSample:
    """A board of another size with obstacles: lists of numbers for Python, words for C."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.files, self.ranks, self.wrap = [(9, 10, None), (5, 3, "files"), (16, 16, "both"), (1, 16, None)][seed % 4]
        self.piece = ["nN", "K", "mRcpR", cd.Betza("FfW", color=False), "R2"][seed % 5]
        self.squares, self.shape = self.files * self.ranks, (self.ranks, self.files)

        def some(share):
            return [s for s in range(self.squares) if rng.random() < share]

        holes = some(0.05)
        free = [s for s in range(self.squares) if s not in holes]
        self.grid = cd.Grid(self.files, self.ranks, wrap=self.wrap, holes=holes, first=some(0.3))
        self.walls, self.walls2 = ([some(0.12) for _ in range(4)] for _ in range(2))
        self.two = dict(zip(("own2", "enemy2", "avoid2", "stop2"), self.walls2, strict=True))
        self.start, self.target = (rng.sample(free, 2) for _ in range(2))
        self.plus1, self.plus2 = some(0.4), some(0.3)
        self.legs = np.array([rng.choice((255, 0, 5, 30)) for _ in range(self.squares)], np.uint8)
        self.legs[self.start] = 2
        # The struct that C gets: `Grid` gives it, its parts are checked by the calls.
        self.of_c = read_piece(self.piece), self.grid._struct()

    def words(self, *sets):
        words = np.zeros((len(sets), 4), np.uint64)
        for row, squares in enumerate(sets):
            for square in squares:
                words[row, square // 64] |= np.uint64(1 << square % 64)
        return words

    def masks(self, words):
        flags = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little", count=self.squares)
        return flags.reshape(*words.shape[:-1], *self.shape) == 1

    def map(self, function, *arguments):
        return c_map(function, *self.of_c, *arguments, shape=self.shape)

    def set(self, function, *arguments):
        _, words = c(function, *self.of_c, *arguments, shape=(1, 4), dtype=np.uint64)
        return self.masks(words)[0]


def grid_layers(x):
    ends = x.words(x.start), x.words(x.target), x.words(*x.walls)
    length, words = c("grid_trajectories", *x.of_c, *ends, shape=(256, 4), dtype=np.uint64)
    return None if length < 0 else x.masks(words[: length + 1])


def grid_matrix(x):
    return c("grid_matrix", *x.of_c, x.words(*x.walls), shape=(*x.shape, *x.shape))[1]


def grid_graph(x):
    words = c("grid_graph", *x.of_c, x.words(*x.walls), shape=(x.squares, 4), dtype=np.uint64)[1]
    return x.masks(words).reshape(*x.shape, *x.shape)


def grid_territory(x):
    parts = np.zeros((3, 4), np.uint64)
    first = x.of_c[0], x.words(x.start), x.words(*x.walls)
    assert c("grid_territory", *first, read_piece("W"), x.words(x.target), x.words(*x.walls2), x.of_c[1], parts) == 0
    return x.masks(parts)


GRIDS = [
    (lambda x: x.grid.moves(x.piece, x.start, *x.walls),
     lambda x: x.set("grid_moves", x.words(x.start), x.words(*x.walls))),
    (lambda x: x.grid.attacks(x.piece, x.start, x.plus1),
     lambda x: x.set("grid_attacks", x.words(x.start), x.words(x.plus1))),
    (lambda x: x.grid.attacks_to(x.piece, x.target, x.plus1),
     lambda x: x.set("grid_attacks_to", x.words(x.target), x.words(x.plus1))),
    (lambda x: x.grid.distance_map(x.piece, x.start, *x.walls),
     lambda x: x.map("grid_map", x.words(x.start), x.words(*x.walls))),
    (lambda x: x.grid.distance_map_to(x.piece, x.target, *x.walls),
     lambda x: x.map("grid_map_to", x.words(x.target), x.words(*x.walls))),
    (lambda x: x.grid.weighted_map(x.piece, x.start, x.plus1, x.plus2, *x.walls),
     lambda x: x.map("grid_weighted_map", x.words(x.start), x.words(x.plus1), x.words(x.plus2), x.words(*x.walls))),
    (lambda x: x.grid.onward(x.piece, x.legs.reshape(x.shape), *x.walls),
     lambda x: x.map("grid_onward", x.legs, x.words(*x.walls))),
    (lambda x: x.grid.path(x.piece, x.start, x.target, *x.walls),
     lambda x: c_moves("grid_path", *x.of_c, x.words(x.start), x.words(x.target), x.words(*x.walls))),
    (lambda x: x.grid.trajectory_count(x.piece, x.start, x.target, *x.walls),
     lambda x: c("grid_trajectory_count", *x.of_c, x.words(x.start), x.words(x.target), x.words(*x.walls))),
    (lambda x: x.grid.trajectories(x.piece, x.start, x.target, *x.walls), grid_layers),
    (lambda x: x.grid.matrix(x.piece, *x.walls), grid_matrix),
    (lambda x: x.grid.graph(x.piece, *x.walls), grid_graph),
    (lambda x: x.grid.territory(x.piece, x.start, "W", x.target, *x.walls, **x.two), grid_territory),
]  # fmt: skip


def test_arguments_of_grids_come_to_their_places():
    for x in map(GridSample, SEEDS):
        for function, call in GRIDS:
            assert np.array_equal(function(x), call(x)), call.__code__.co_consts
        moves = x.grid.graph(x.piece, *x.walls)
        walled = x.grid.distance_map(x.piece, x.start, *x.walls)
        assert np.array_equal(x.grid.graph_map(moves, x.start), walled)
