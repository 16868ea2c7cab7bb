"""Maps as pictures, in the style of the project's documentation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import numpy as np

from ._library import NONE
from ._numbers import array_of
from ._squares import obstacle, place
from ._types import Obstacle, Place, Rows
from .pieces import (
    AMAZON,
    ARCHBISHOP,
    BISHOP,
    BLACK_PAWN,
    CHANCELLOR,
    KING,
    KNIGHT,
    QUEEN,
    ROOK,
    WAZIR,
    WHITE_PAWN,
    PieceLike,
    piece_code,
)

_SQUARE, _MARGIN, _TITLE = 44, 22, 26
_BOARD = 8 * _SQUARE

# Dark blue over gray to yellow: the brightness always grows, for color-blind readers.
_SCALE = ((20, 44, 96), (66, 84, 118), (124, 126, 128), (190, 174, 108), (252, 226, 84))
_WALL = (44, 44, 44)

# Letters outside the board follow the page's color scheme.
_STYLE = """
text { font-family: 'DejaVu Sans', Verdana, sans-serif; text-anchor: middle; }
.page, .faint { fill: #6e7781; }
.line { fill: none; stroke: #818b98; }
@media (prefers-color-scheme: light) { .page { fill: #24292f; } .faint { fill: #57606a; } }
@media (prefers-color-scheme: dark) { .page { fill: #e6edf3; } .faint { fill: #9198a1; } }
"""

_LETTERS: dict[int, str] = {
    KING: "K",
    WAZIR: "W",
    KNIGHT: "N",
    BISHOP: "B",
    ROOK: "R",
    QUEEN: "Q",
    WHITE_PAWN: "P",
    BLACK_PAWN: "P",
    ARCHBISHOP: "A",
    CHANCELLOR: "C",
    AMAZON: "M",
}

_Color = tuple[int, int, int]


class Picture(str):
    """SVG text; Jupyter shows it as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def _luminance(color: _Color) -> float:
    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ink(color: _Color) -> str:
    """Black or white: the color with more contrast (WCAG 2)."""
    ground = _luminance(color) + 0.05
    return "#000000" if ground / 0.05 > 1.05 / ground else "#ffffff"


def _hex(color: _Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def _on_scale(step: int, far: int) -> _Color:
    if far == 0:
        return _SCALE[0]
    position = step / far * (len(_SCALE) - 1)
    below = min(int(position), len(_SCALE) - 2)
    share = position - below
    mixed = (
        int(a + share * (b - a) + 0.5)
        for a, b in zip(_SCALE[below], _SCALE[below + 1], strict=True)
    )
    red, green, blue = mixed
    return red, green, blue


def _add(parent: Any, tag: str, text: str | None = None, /, **attributes: object) -> None:
    names = {name.rstrip("_").replace("_", "-"): str(v) for name, v in attributes.items()}
    ElementTree.SubElement(parent, tag, names).text = text


def _text(parent: Any, content: str, x: int, y: int, size: int, **attributes: object) -> None:
    _add(parent, "text", content, x=x, y=y, font_size=size, **attributes)


def _cell(group: Any, square: int, distance: int, far: int, wall: bool, mark: str) -> None:
    x = square % 8 * _SQUARE + _SQUARE // 2
    y = (7 - square // 8) * _SQUARE + _SQUARE // 2
    left, top = x - _SQUARE // 2, y - _SQUARE // 2
    tile: dict[str, Any] = {"x": left, "y": top, "width": _SQUARE, "height": _SQUARE}
    wall = wall and distance == NONE
    color = _WALL if wall else None if distance == NONE else _on_scale(distance, far)
    if color is None:
        _add(group, "rect", None, **tile, class_="line", stroke_width=0.5)
    else:
        _add(group, "rect", None, **tile, fill=_hex(color))
    if wall:
        for start, end in ((12, _SQUARE - 12), (_SQUARE - 12, 12)):
            xs = {"x1": left + start, "x2": left + end}
            ys = {"y1": top + 12, "y2": top + _SQUARE - 12}
            _add(group, "line", None, **xs, **ys, stroke="#ffffff", stroke_width=2)
    written = {"class_": "faint"} if color is None else {"fill": _ink(color)}
    if mark and (mark != "enemy" or distance != NONE):
        ring: dict[str, Any] = {"class_": "line"} if color is None else {"stroke": _ink(color)}
        if mark == "enemy":
            ring["stroke_dasharray"] = "4 3"
        circle: dict[str, Any] = {"cx": x, "cy": y, "r": _SQUARE // 2 - 4, "fill": "none", "stroke_width": 2}
        _add(group, "circle", None, **circle, **ring)
    if mark and mark != "enemy":
        _text(group, mark, x, y + 6, 18, font_weight="bold", **written)
    elif distance != NONE:
        _text(group, str(distance), x, y + 6, 16, **written)


def svg(
    map: Rows | Sequence[int],
    title: str = "",
    *,
    piece: PieceLike | None = None,
    start: Place | None = None,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
) -> Picture:
    """A map of 64 distances as SVG text; Jupyter shows it.

    With `piece` and `start` (a square or a set) the piece's letter stands on its start
    squares. Squares of `own` and `avoid` without a distance are walls, squares of `enemy` have a
    dashed ring.

    >>> svg(cd.distance_map(cd.KING, 0), "King moves from a1")[:5]
    '<svg '
    """
    distances = np.asarray(array_of(map, "map"))
    if distances.shape != (64,) or distances.dtype.kind not in "iu":
        raise ValueError("a picture shows one map: an array of 64 distances, 255 for none")
    known = [int(d) for d in distances if d != NONE]
    if not all(0 <= d < NONE for d in known):
        raise ValueError("distances must be 0 to 254, or 255 for none")
    far = max(known, default=0)
    walls = obstacle(own, "own") | obstacle(avoid, "avoid")
    letter = "" if piece is None else _LETTERS.get(piece_code(piece), "L")
    starts = 0 if start is None else place(start, "start")
    enemies = obstacle(enemy, "enemy")

    width, height = _BOARD + 2 * _MARGIN, _TITLE + _BOARD + _MARGIN
    root = ElementTree.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": str(width),
            "height": str(height),
            "viewBox": f"0 0 {width} {height}",
            "role": "img",
        },
    )
    _add(root, "title", title)
    _add(root, "style", _STYLE)
    size = max(6, min(14, 10 * width // (7 * max(len(title), 1))))
    _text(root, title, width // 2, 18, size, class_="page", font_weight="bold")
    at = {"transform": f"translate({_MARGIN} {_TITLE})"}
    group = ElementTree.SubElement(root, "g", at)
    for square in range(64):
        here = 1 << square
        mark = letter if letter and starts & here else "enemy" if enemies & here else ""
        _cell(group, square, int(distances[square]), far, bool(walls & here), mark)
    _add(group, "rect", width=_BOARD, height=_BOARD, class_="line", stroke_width=1)
    for i in range(8):
        middle = i * _SQUARE + _SQUARE // 2
        _text(group, "abcdefgh"[i], middle, _BOARD + 16, 13, class_="faint")
        _text(group, str(i + 1), -12, _BOARD - middle + 5, 13, class_="faint")
    return Picture(ElementTree.tostring(root, "unicode") + "\n")
