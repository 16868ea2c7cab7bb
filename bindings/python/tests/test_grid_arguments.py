"""The arguments of grids: squares and sets in every form, rows, and errors that name them."""

import copy
import inspect
import pickle

import chess
import chess_distance as cd
import numpy as np
import pytest


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
GRAPH = GRID.graph("K")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: cd.Grid(0, 8), "files = 0"),
        (lambda: cd.Grid(8, 17), "ranks = 17"),
        (lambda: cd.Grid(8, 8, wrap="sides"), "wrap is"),
        (lambda: cd.Grid(8, 8, holes=1 << 64), "holes = "),
        (lambda: cd.Grid(8, 8, first=["i1"]), "first = 'i1'"),
        (lambda: cd.Betza(""), "text = '': an empty text is no piece"),
        (lambda: cd.Betza("X"), "text = 'X': character 1, 'X', "),
        (lambda: cd.Betza("mRcpX"), "character 5, 'X'"),
        (lambda: cd.Betza("N300"), "character 4, '0'"),
        (lambda: cd.Betza("R2npN"), "character 4, 'p'"),
        (lambda: cd.Betza("(1,16)W"), "character 5, '6'"),
        (lambda: cd.Betza("KfmN(1,2"), "the text ends before"),
        (lambda: cd.Betza("Kf"), "the text ends before"),
        (lambda: cd.Betza("W" * 4096), "at most 4095 characters"),
        (lambda: cd.Betza("nN\0"), "character 3"),
        (lambda: cd.Betza("\ud800"), "character 1"),
        (lambda: GRID.path("nX", 0, 1), "character 2"),
        (lambda: GRID.path("", 0, 1), "empty text"),
        (lambda: GRID.path("K", "j1", 0), "start = 'j1'"),
        (lambda: GRID.path("K", 0, "a11"), "target = 'a11'"),
        (lambda: GRID.path("K", 0, "a0"), "target = 'a0'"),
        (lambda: GRID.path("K", 0, (0, 10)), r"target = \(0, 10\)"),
        (lambda: GRID.path("K", -1, 0), "start = -1"),
        (lambda: GRID.path("K", [0, 90], 0), "start = 90"),
        (lambda: GRID.path("K", "e5", 0), "start: A set of squares is empty"),
        (lambda: GRID.path("K", 0, []), "target: A set of squares is empty"),
        (lambda: GRID.moves("K", []), "start: A set of squares is empty"),
        (lambda: GRID.moves("K", [], GRAPH[0]), "start: A set of squares is empty"),
        (lambda: GRID.distance_map_to("K", []), "target: A set of squares is empty"),
        (lambda: GRID.distance_map("K", 0, own=-1), "own = -1"),
        (lambda: GRID.distance_map("K", np.array([0, 90])), "start = 90"),
        (lambda: GRID.distance_map("K", np.zeros((9, 10), bool)), "start is an array of bool"),
        (lambda: GRID.distance_map("K", 0, np.array([1, 2])), "own is an array"),
        (lambda: GRID.distance_map("K", np.array([1, 2], np.uint64)), "start is an array"),
        (lambda: GRID.path("K", np.array([0, 1]), 5), "start: one set"),
        (lambda: GRID.onward("K", np.zeros((9, 10), int)), "start must be distances"),
        (lambda: GRID.onward("K", np.full((10, 9), 300)), "start holds 300"),
        (lambda: GRID.onward("K", np.full((10, 9), 200)), "start holds 200: distances are 0 to 191"),
        (lambda: GRID.onward("K", np.full((10, 9), 255)), "start: A set of squares is empty"),
        (lambda: GRID.graph_map(GRAPH[0], 0), "moves must be a graph"),
        (lambda: GRID.graph_map(GRAPH, []), "start: A set of squares is empty"),
        (lambda: GRID.territory("K", 0, "K", []), "set2: A set of squares is empty"),
        (lambda: GRID.territory("K", 0, "K", 1, own2=-1), "own2 = -1"),
        (lambda: GRID.name(90), "square = 90"),
    ],
)
def test_value_errors_name_the_argument(call, sentence):
    with pytest.raises(ValueError, match=sentence):
        call()


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: cd.Grid(8.0, 8), "files"),
        (lambda: cd.Betza(5), "text"),
        (lambda: cd.Betza("N", color="black"), "color"),
        (lambda: GRID.path(cd.KING, 0, 1), "piece is a chess_distance.Betza"),
        (lambda: GRID.territory("K", 0, 5, 1), "piece2 is"),
        (lambda: GRID.path("K", 1.5, 0), "start"),
        (lambda: GRID.path("K", True, 0), "start"),
        (lambda: GRID.path("K", (1, 2, 3), 0), "start is a square.*a set is a list"),
        (lambda: GRID.path("K", [1.5], 0), "start"),
        (lambda: GRID.path("K", 0, None), "target"),
        (lambda: GRID.path("K", 0, 1, own=1.5), "own"),
        (lambda: GRID.distance_map("K", np.ma.zeros((10, 9), bool)), "masked"),
    ],
)
def test_type_errors_name_the_argument(call, name):
    with pytest.raises(TypeError, match=name):
        call()
