"""Boards of any size: squares and sets in every form, what grids add to the board of chess."""

import copy
import pickle

import chess
import chess_distance as cd
import numpy as np
import pytest


def test_initial_moves_begin_on_first():
    grid = cd.Grid(8, 8, first=["e2"])
    pawn = cd.Betza("mfWcfFimnfD")
    assert grid.path(pawn, "e2", "e4") == 1 and grid.path(pawn, "d2", "d4") == 2
    black = cd.Betza("mfWcfFimnfD", color=chess.BLACK)
    assert grid.path(black, "e7", "e6") == 1 and grid.path(black, "e6", "e7") is None


def test_a_board_may_have_256_squares_and_other_ranks_than_files():
    assert cd.Grid(16, 16).path("W", "p15", "p16") == 1
    assert cd.Grid(16, 16, holes=["p16"]).distance_map("W", "p15", own=["o15"])[
        14:, 14:
    ].tolist() == [[255, 0], [6, 255]]
    ways = [
        [cd.Grid(5, 3, wrap=wrap).path("W", "a1", to) for to in ("e1", "a3")]
        for wrap in ("files", "ranks", "both")
    ]
    assert ways == [[1, 2], [4, 1], [1, 1]]


def test_no_move_begins_on_stop():
    strip, ends, stop = cd.Grid(5, 1), ("a1", "e1"), {"stop": "c1"}
    maps = (
        strip.distance_map("W", "a1", **stop), strip.weighted_map("W", "a1", **stop), strip.matrix("W", **stop)[0, 0],
        strip.onward("W", [[0, *[cd.NONE] * 4]], **stop),
    )  # fmt: skip
    assert [map.tolist() for map in maps] == [[[0, 1, 2, 255, 255]]] * 4
    assert strip.distance_map_to("W", "e1", **stop).tolist() == [[255, 255, 255, 1, 0]]
    assert strip.path("W", *ends, **stop) is strip.trajectories("W", *ends, **stop) is None
    assert (
        strip.trajectory_count("W", *ends, **stop) == 0 and not strip.moves("W", "c1", **stop).any()
    )
    assert (strip.graph_map(strip.graph("W", **stop), "a1") == maps[0]).all()
    for walls, parts in (
        ({}, (2, 2, 1)),
        ({"stop": "b1", "stop2": 0}, (2, 3, 0)),
        ({"stop2": "d1"}, (3, 2, 0)),
    ):
        assert tuple(part.sum() for part in strip.territory("W", "a1", "W", "e1", **walls)) == parts


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
    with pytest.raises(ValueError, match=r"columns of different length: .* \(2,\), \(3,\)"):
        grid.distance_map("K", starts[:2], walls)
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


def test_floods_are_by_the_map():
    grid = cd.Grid(9, 10, holes=["e5"])
    walls, starts = np.stack([grid.mask(["a2"]), grid.mask(["h8", "c3"])]), np.array([0, 89])
    maps = grid.distance_map("nN", starts, walls)
    for moves in (-1, 0, 3, 255):
        within, ring = (f("nN", starts, moves, walls) for f in (grid.within, grid.ring))
        assert (within == (maps <= moves) & (maps != cd.NONE)).all()
        assert (ring == (maps == moves) & (maps != cd.NONE)).all()
    rings = grid.rings("nN", 0, walls[0])
    assert len(rings) == maps[0][maps[0] != cd.NONE].max() + 1
    assert all((ring == (maps[0] == d)).all() for d, ring in enumerate(rings))
    assert (
        grid.reaches("nN", 0, 89, walls[0]) is True
        and grid.reaches("W", 0, 1, ["a2", "b1"]) is False
    )
    strip = cd.Grid(16, 16)
    assert len(strip.rings("rWfl(15,1)", 0)) == 256  # one way through all squares
    assert (grid.set_of_bytes(maps[0], 2) == (maps[0] == 2)).all()
    assert (grid.set_of_bytes(maps[0].reshape(-1).tolist(), 2, equal=False) == (maps[0] != 2)).all()
    with pytest.raises(ValueError, match="value = 256"):
        grid.set_of_bytes(maps[0], 256)
    with pytest.raises(ValueError, match="start: every square is a hole"):
        grid.rings("nN", "e5")
