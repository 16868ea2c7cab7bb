"""Boards of any size, against a search over explicit moves and the project's known figures."""

import copy
import inspect
import pickle

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import KINDS, PIECES, Slow, as_map, costs_from, graph_of, mask_of, some_squares


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


def test_squares_and_sets_in_every_form():
    grid = cd.Grid(9, 10)
    assert [grid.name(s) for s in (0, "i1", (4, 9), np.int64(9))] == ["a1", "i1", "e10", "a2"]
    assert grid.number((4, 9)) == 85 and grid.shape == (10, 9)
    expected = grid.mask(["b1", "e10"])
    assert expected[0, 1] and expected[9, 4] and expected.sum() == 2
    forms = (
        [1, 85], (s for s in (1, "e10")), {(1, 0), (4, 9)}, expected, expected.astype(np.int64) * 7,
        expected.astype(np.uint64),
    )  # fmt: skip
    for form in forms:
        assert (grid.mask(form) == expected).all()
    bits = 1 << 1 | 1 << 85
    from_both = grid.distance_map("nN", expected)
    for own in (bits, ["b1", "e10"], expected):
        walled = grid.distance_map("nN", "a1", own)
        assert (walled == grid.distance_map("nN", 0, expected)).all() and walled[9, 4] == cd.NONE
    alone = [grid.distance_map("nN", s) for s in ("b1", "e10")]
    assert (from_both == np.minimum(*alone)).all()
    assert (grid.mask(np.uint64(3)) == grid.mask([0, 1])).all()
    on_chess = cd.Grid(8, 8)
    assert (on_chess.mask(chess.SquareSet(3)) == on_chess.mask(["a1", "b1"])).all()


def test_rows_of_masks_give_rows():
    grid = cd.Grid(9, 10, holes=["e5"])
    starts = np.array([0, 40, 89])  # 40 is the hole
    walls = np.stack([grid.mask(["a2"]), grid.mask([]), grid.mask(["h8", "c3"])])
    maps = grid.distance_map("nN", starts, walls)
    assert maps.shape == (3, 10, 9) and (maps[1] == cd.NONE).all()
    weighted = grid.weighted_map("nN", starts, walls, enemy=walls[::-1])
    moves, attacks = grid.moves("R", starts, walls), grid.attacks("R", 3, walls)
    assert moves.shape == attacks.shape == (3, 10, 9) and not moves[1].any()
    for row in (0, 2):
        start = int(starts[row])
        assert (maps[row] == grid.distance_map("nN", start, walls[row])).all()
        one = grid.weighted_map("nN", start, walls[row], enemy=walls[2 - row])
        assert (weighted[row] == one).all()
        assert (moves[row] == grid.moves("R", start, walls[row])).all()
        assert (attacks[row] == grid.attacks("R", 3, walls[row])).all()
    assert grid.distance_map("K", np.array([], int)).shape == (0, 10, 9)
    as_masks = np.stack([grid.mask(int(s)) for s in starts])
    assert (grid.distance_map("nN", as_masks, walls) == maps).all()


def test_grids_and_pieces_are_plain_values():
    grid = cd.Grid(9, 9, wrap="files", holes=["a1"], first=["b2"])
    assert repr(grid) == "Grid(9, 9, wrap='files', holes=['a1'], first=['b2'])"
    for other in (pickle.loads(pickle.dumps(grid)), copy.deepcopy(grid)):
        assert repr(other) == repr(grid)
        assert (other.matrix("FfW") == grid.matrix("FfW")).all()
    piece = cd.Betza("nN", color=chess.BLACK)
    assert pickle.loads(pickle.dumps(piece)) == piece != cd.Betza("nN")
    assert {piece: 1}[cd.Betza("nN", color=False)] == 1
    holes = np.zeros((9, 9), bool)
    made = cd.Grid(9, 9, holes=holes)
    holes[:] = True
    assert made.path("K", 0, 1) == 1


def test_help_shows_types_and_no_any():
    for kind in (cd.Grid, cd.Betza):
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if not name.startswith("_") or name == "__init__":
                assert "Any" not in str(inspect.signature(method)).replace("integer[Any]", ""), name
                assert name == "__init__" or ">>> " in method.__doc__, name


GRID = cd.Grid(9, 10, holes=["e5"])
