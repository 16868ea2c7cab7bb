"""Pictures equal those of the documentation, which the project's own program draws."""

from pathlib import Path
from xml.etree import ElementTree

import chess_distance as cd
import numpy as np
import pytest

PICTURES = Path(__file__).parents[3] / "docs/pictures"


def tree(element):
    text = (element.text or "").strip()
    return element.tag, element.attrib, text, [tree(child) for child in element]


@pytest.mark.skipif(not PICTURES.exists(), reason="only in the project's own tree")
@pytest.mark.parametrize(
    ("name", "title", "arguments", "extra"),
    [
        ("king", "King distances from c3", (cd.KING, 18), {}),
        ("knight", "Knight distances from a1", (cd.KNIGHT, 0), {}),
        ("manhattan", "Manhattan distances from c3", (cd.WAZIR, 18), {}),
    ],
)
def test_maps_are_drawn_alike(name, title, arguments, extra):
    drawn = cd.svg(cd.distance_map(*arguments), title, piece=arguments[0], start=[arguments[1]])
    theirs = ElementTree.parse(PICTURES / f"{name}.svg").getroot()
    assert tree(ElementTree.fromstring(drawn)) == tree(theirs)


def test_a_maze_has_walls_and_jupyter_a_picture():
    walls = [1, 2, 3]
    drawn = cd.svg(cd.distance_map(cd.KING, 0, own=walls), own=walls, enemy=[40])
    assert drawn._repr_svg_() == drawn
    assert drawn.count("<line ") == 2 * len(walls) and "stroke-dasharray" in drawn


def test_only_a_map_is_drawn():
    with pytest.raises(ValueError, match="one map"):
        cd.svg(np.zeros((2, 64), np.uint8))
    for no_distance in (-1, 256, 300):
        with pytest.raises(ValueError):
            cd.svg([no_distance] * 64)
