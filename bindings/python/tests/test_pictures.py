"""What is drawn: pictures of distances, of answers and of the documentation."""

import itertools
import subprocess
import sys
from xml.etree import ElementTree

import chess_distance as cd
import numpy as np
import pytest
from chess_distance import picture as p
from conftest import RETI, ROOT, in_the_project


@in_the_project
def test_the_documentation_has_the_pictures_that_are_drawn_now():
    draw = [
        sys.executable,
        ROOT / "bindings/python/examples/pictures.py",
        ROOT / "docs/pictures",
        "--check",
    ]
    done = subprocess.run(draw, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = [ROOT / "README.md", ROOT / "src/README.md", *(ROOT / "docs").glob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for path in (ROOT / "docs/pictures").glob("*.svg"):
        assert f"pictures/{path.name})" in text


def test_a_maze_has_walls_and_jupyter_a_picture():
    walls = [1, 2, 3]
    drawn = cd.svg(cd.distance_map(cd.KING, 0, own=walls), own=walls, enemy=[40])
    assert drawn._repr_svg_() == drawn
    assert drawn.count("<line ") == 2 * len(walls) and drawn.count("stroke-dasharray") == 1
    ElementTree.fromstring(drawn)


def test_only_a_map_is_drawn():
    with pytest.raises(ValueError, match="one map"):
        cd.svg(np.zeros((2, 64), np.uint8))
    for no_distance in (-1, 256, 300):
        with pytest.raises(ValueError):
            cd.svg([no_distance] * 64)


def contrast(a, b):
    """The ratio of WCAG 2."""
    lights = sorted(p._luminance(color) + 0.05 for color in (a, b))
    return lights[1] / lights[0]


def test_figures_and_sides_can_be_told_apart_without_hues():
    scales = [[p.on_scale(step, far) for step in range(far + 1)] for far in range(64)]
    for color in [p.FIRST, p.SECOND, p.TIED, p._WALL, *itertools.chain.from_iterable(scales)]:
        assert contrast(color, p.ink(color)) >= 4.5
    shades = [p._luminance(color) for color in scales[14]]
    assert shades == sorted(set(shades))
    for a, b in ((p.FIRST, p.SECOND), (p.FIRST, p.TIED), (p.SECOND, p._WALL)):
        assert contrast(a, b) >= 2


def test_answers_that_are_boards_are_drawn():
    grid, graph, first = cd.Grid(9, 10), cd.graph(cd.KING), cd.distance_map(cd.KING, 0)
    fen = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
    answers = (
        first, cd.distance_map_to(cd.KING, 0), cd.onward(cd.ROOK, first), cd.weighted_map(cd.KING, 0),
        cd.pawn_map(cd.WHITE_PAWN, 8, 0, 0), cd.pawn_captures_map(cd.WHITE_PAWN, 8, 0),
        cd.promotion_map(cd.WHITE_PAWN, 8, "queen", 0, 0), cd.graphs.distance_map(graph, 0), cd.voronoi(cd.KING, [0, 63]),
        cd.moves(cd.KING, 0), cd.attacks(cd.ROOK, 0), cd.within(cd.KING, 0, 2), cd.ring(cd.KING, 0, 2), cd.rings(cd.KING, 0),
        cd.set_of_bytes(bytes(64), 0),
        cd.must_pass(cd.KING, 0, 63), cd.king_race(4, 60), cd.passed_pawns(8, 0, color=True),
        cd.square_of_pawn(8, color=True, defender_to_move=True), cd.attacked(RETI, color=True),
        cd.trajectories(cd.KING, 0, 63), cd.walks(cd.KING, 0, 0, 2), cd.graphs.trajectories(graph, 0, 63),
        cd.trajectory(cd.KING, 0, 63), cd.territory(cd.KING, 4, cd.KING, 60), cd.reach(fen), cd.pawn_ending(RETI),
        grid.distance_map("nN", 0), grid.moves("nN", 0), grid.trajectories("nN", 0, 80),
        grid.within("nN", 0, 3), grid.rings("nN", 0),
        grid.territory("K", 0, "K", 80), grid.graph_map(grid.graph("K"), 0),
    )  # fmt: skip
    for answer in answers:
        drawn = answer._repr_svg_()
        ElementTree.fromstring(drawn)
        assert drawn.startswith("<svg ") and drawn.count("<rect ") >= 65, answer
    assert (
        first._repr_svg_().count(">7</text>") == 16
        and repr(first[:3]) == "array([0, 1, 2], dtype=uint8)"
    )
    assert (
        cd.moves(cd.KING, 0)._repr_svg_().count("#0072b2") == 3
        and repr(cd.moves(cd.KING, 0)) == "770"
    )
    assert (
        repr(cd.trajectory(cd.KING, 0, 9)) == "(0, 9)"
        and "<polyline" in cd.trajectory(cd.KING, 0, 9)._repr_svg_()
    )
    assert cd.reach(fen)._repr_svg_().count(">24</text>") == 2  # the kings
    both = grid.territory("K", 0, "K", 80)
    assert both._repr_svg_().count("#e69f00") == both.second.sum()
    assert cd.distance_map(cd.KING, 0)[:8]._repr_svg_() is None
    plain = np.asarray(first)
    for call in (
        np.max,
        np.sum,
        np.mean,
        np.argmax,
        lambda a: (a == 7).all(),
        lambda a: np.minimum(a, 3)[5],
    ):
        assert type(call(first)) is type(call(plain)) and call(first) == call(plain)
    assert (first == 7)._repr_svg_().count("#0072b2") == 15
    assert "_repr_svg_" not in dir(cd.distance_map(cd.KING, np.arange(64)))


def test_other_arrays_are_not_drawn():
    first, grid, rows = cd.distance_map(cd.KING, 0), cd.Grid(9, 10), np.array([0, 5])
    numbers, board = first.astype(int), first.reshape(8, 8)
    for other in (
        numbers - 5,
        numbers * 99,
        first / 2,
        first + np.nan,
        first[None],
        board[:0],
        np.stack([board, board]),
    ):
        assert p.picture_of(other) is None
    for columns in (
        cd.path(cd.KING, np.arange(64), 0),
        grid.distance_map("nN", rows),
        grid.moves("nN", rows),
    ):
        assert "_repr_svg_" not in dir(columns)
