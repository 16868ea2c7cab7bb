"""Boards of any size, against a search over explicit moves and the project's known figures."""

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, some_squares
from explicit_moves import KINDS, Slow, as_map, costs_from, graph_of, mask_of


@pytest.fixture
def boards(rng):
    """Boards of several shapes with obstacles, and two sets of squares."""
    found = []
    for files, ranks, wrap, share in (
        (9, 10, None, 0.1),
        (5, 3, "files", 0.2),
        (8, 8, "both", 0.1),
        (12, 10, None, 0.2),
        (16, 16, "ranks", 0.1),
        (1, 16, None, 0.1),
        (16, 5, None, 0.3),
    ):
        every = [(f, r) for r in range(ranks) for f in range(files)]

        def some(part, every=every):
            return {square for square in every if rng.random() < part}

        holes = some(0.05)
        slow = Slow(files, ranks, wrap, holes)
        walls = tuple(some(share) for _ in range(4))
        starts, targets = (set(rng.sample(slow.squares, 2)) for _ in range(2))
        grid = cd.Grid(files, ranks, wrap=wrap, holes=list(holes))
        found.append((grid, slow, walls, starts, targets))
    return found


def lists(walls):
    return [list(wall) for wall in walls]


def test_moves_maps_and_paths(boards):
    for grid, slow, walls, starts, targets in boards:
        for piece, kind in KINDS.items():
            graph = graph_of(slow, kind, walls)
            given = lists(walls)
            moves = set().union(*(graph[s] for s in starts))
            assert (grid.moves(piece, starts, *given) == mask_of(slow, moves)).all()
            sums = costs_from(graph, dict.fromkeys(starts, 0))
            expected = as_map(slow, sums)
            assert (grid.distance_map(piece, starts, *given) == expected).all()
            ends = [sums[t] for t in targets if t in sums]
            path = grid.path(piece, starts, targets, *given)
            assert path == (min(ends) if ends else None)
            back = {s: {t for t in graph if s in graph[t]} for s in graph}
            expected = as_map(slow, costs_from(back, dict.fromkeys(targets, 0)))
            assert (grid.distance_map_to(piece, targets, *given) == expected).all()


def test_costs_and_second_legs(boards):
    for grid, slow, walls, starts, targets in boards:
        plus1, plus2 = walls[2] | starts, walls[3] | targets
        for piece, kind in KINDS.items():
            graph = graph_of(slow, kind, walls)

            def cost(square, plus1=plus1, plus2=plus2):
                return 1 + (square in plus1) + 2 * (square in plus2)

            expected = as_map(slow, costs_from(graph, dict.fromkeys(starts, 0), cost))
            given = list(plus1), list(plus2), *lists(walls)
            assert (grid.weighted_map(piece, starts, *given) == expected).all()
            legs = {square: 9 * i for i, square in enumerate(sorted(starts | targets))}
            expected = as_map(slow, costs_from(graph, legs))
            assert (grid.onward(piece, as_map(slow, legs), *lists(walls)) == expected).all()


def test_graphs_and_matrices(boards):
    for grid, slow, walls, starts, _ in boards[:4]:
        for piece, kind in KINDS.items():
            graph = graph_of(slow, kind, walls)
            found = grid.graph(piece, *lists(walls))
            matrix = grid.matrix(piece, *lists(walls))
            for file, rank in slow.squares:
                assert (found[rank, file] == mask_of(slow, graph[file, rank])).all()
            for file, rank in starts:
                one = grid.distance_map(piece, (file, rank), *lists(walls))
                assert (matrix[rank, file] == one).all()
            for file, rank in slow.holes:
                assert (matrix[rank, file] == cd.NONE).all() and not found[rank, file].any()
            expected = grid.distance_map(piece, starts, *lists(walls))
            assert (grid.graph_map(found, starts) == expected).all()


def test_trajectories_and_their_number(boards):
    some = 0
    for grid, slow, walls, starts, targets in boards:
        for piece, kind in KINDS.items():
            graph = graph_of(slow, kind, walls)
            length = grid.path(piece, starts, targets, *lists(walls))
            layers = grid.trajectories(piece, starts, targets, *lists(walls))
            count = grid.trajectory_count(piece, starts, targets, *lists(walls))
            if length is None:
                assert layers is None and count == 0
                continue
            there = [dict.fromkeys(starts, 1)]
            for _ in range(length):
                after = {}
                for square, ways in there[-1].items():
                    for target in graph[square]:
                        after[target] = after.get(target, 0) + ways
                there.append(after)
            assert count == sum(there[length].get(t, 0) for t in targets)
            alive, expected = set(targets) & set(there[length]), []
            for k in reversed(range(length + 1)):
                expected.append(mask_of(slow, alive))
                alive = {s for s in there[k - 1] if graph[s] & alive} if k else set()
            assert (layers == np.array(expected[::-1])).all()
            some += length > 2
    assert some


def test_territory_is_who_is_nearer(boards):
    for grid, slow, walls, starts, targets in boards:
        turned = walls[1], walls[0], walls[3], walls[2]
        two = dict(zip(("own2", "enemy2", "avoid2", "stop2"), lists(turned), strict=True))
        found = grid.territory("nN", starts, "K", targets, *lists(walls), **two)
        near = grid.distance_map("nN", starts, *lists(walls))
        far = grid.distance_map("K", targets, *lists(turned))
        assert (found.first == (near < far)).all() and (found.second == (far < near)).all()
        assert (found.tied == ((near == far) & (near < cd.NONE))).all()
        same = grid.territory("nN", starts, "K", targets, *lists(walls))
        far = grid.distance_map("K", targets, *lists(walls))
        assert (same.first == (near < far)).all() and (same.second == (far < near)).all()


@pytest.mark.parametrize(
    ("text", "grid", "total", "largest", "without"),
    [
        ("nN", cd.Grid(9, 10), 25630, 7, 0),
        ("nA", cd.Grid(9, 10), 2160, 4, 7074),
        ("mRcpR", cd.Grid(9, 10), 14490, 2, 0),
        ("K", cd.Grid(8, 8, wrap="files"), 13248, 7, 0),
        ("K", cd.Grid(8, 8, wrap="both"), 11008, 4, 0),
        ("N", cd.Grid(8, 8, wrap="files"), 10688, 5, 0),
        ("NN", cd.Grid(12, 10), 29476, 3, 0),
        ("FfW", cd.Grid(9, 9), 30592, 10, 0),
        ("ffN", cd.Grid(9, 9), 726, 4, 6136),
        ("fsW", cd.Grid(9, 10), 26565, 17, 3645),
        ("(1,4)", cd.Grid(16, 16), 298256, 8, 0),
        ("Q2", cd.Grid(12, 10), 44056, 6, 0),
    ],
)
def test_known_figures_of_empty_boards(text, grid, total, largest, without):
    matrix = grid.matrix(text).astype(int)
    reached = matrix[matrix != cd.NONE]
    assert (reached.sum(), reached.max(), (matrix == cd.NONE).sum()) == (total, largest, without)


def test_the_start_of_a_game_of_xiangqi():
    grid = cd.Grid(9, 10)
    own = {"a1", "b1", "c1", "g1", "h1", "i1", "a4", "c4", "e4", "g4", "i4"}
    enemy = {"a10", "b10", "c10", "g10", "h10", "i10", "a7", "c7", "e7", "g7", "i7"}
    for piece, start, figures in (
        ("nN", "b1", (80, 8, 419)),
        ("mRcpR", "b3", (79, 3, 148)),
        ("R", "a1", (80, 4, 247)),
    ):
        found = grid.distance_map(piece, start, own - {start}, enemy).astype(int)
        known = found[found != cd.NONE]
        assert (known.size, known.max(), known.sum()) == figures


TEXTS = {
    cd.KING: "K", cd.WAZIR: "W", cd.KNIGHT: "N", cd.BISHOP: "B", cd.ROOK: "R", cd.QUEEN: "Q",
    cd.AMAZON: "QN", cd.leaper(0, 3): "H",
}  # fmt: skip


def test_boards_of_chess_answer_as_the_functions_for_chess(rng):
    grid = cd.Grid(8, 8)
    for piece in PIECES:
        for _ in range(5):
            start, target = rng.randrange(64), rng.randrange(64)
            walls = [some_squares(rng, 0.15) for _ in range(3)]
            found = grid.distance_map(TEXTS[piece], start, *walls)
            assert (found.ravel() == cd.distance_map(piece, start, *walls)).all()
            count = grid.trajectory_count(TEXTS[piece], start, target, *walls)
            assert count == cd.trajectory_count(piece, start, target, *walls)
            occupied = walls[0] & ~(1 << start)
            attacked = np.flatnonzero(grid.attacks(TEXTS[piece], start, occupied))
            assert sum(1 << int(s) for s in attacked) == cd.attacks(piece, start, occupied)


def test_initial_moves_begin_on_first():
    grid = cd.Grid(8, 8, first=["e2"])
    pawn = cd.Betza("mfWcfFimnfD")
    assert grid.path(pawn, "e2", "e4") == 1 and grid.path(pawn, "d2", "d4") == 2
    black = cd.Betza("mfWcfFimnfD", color=chess.BLACK)
    assert grid.path(black, "e7", "e6") == 1 and grid.path(black, "e6", "e7") is None
