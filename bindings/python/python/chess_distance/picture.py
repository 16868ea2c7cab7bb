"""Boards as pictures: distances, sets of squares and positions, in SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

from ._arguments import array_of, members, obstacle, place
from ._library import NONE, Drawn, Obstacle, Place, Rows, Way
from .pieces import Piece, PieceLike, piece_code

_SQUARE, _MARGIN, _TITLE = 44, 22, 26
Color = tuple[int, int, int]

# From near to far, dark blue over gray to yellow: the brightness always grows, for color-blind
# readers and for print.
_SCALE = ((20, 44, 96), (66, 84, 118), (124, 126, 128), (190, 174, 108), (252, 226, 84))
#: Two sides, and what is as near to both: blue and orange of Okabe and Ito's palette.
FIRST, SECOND, TIED = (0, 114, 178), (230, 159, 0), (204, 204, 204)
_WALL, _LINE, _DARK, _LIGHT = (44, 44, 44), (213, 94, 0), (186, 178, 162), (236, 232, 222)

# Letters outside the board follow the page's color scheme.
_STYLE = """
text { font-family: 'DejaVu Sans', Verdana, sans-serif; text-anchor: middle; }
.page, .faint { fill: #6e7781; }
.line { fill: none; stroke: #818b98; }
@media (prefers-color-scheme: light) { .page { fill: #24292f; } .faint { fill: #57606a; } }
@media (prefers-color-scheme: dark) { .page { fill: #e6edf3; } .faint { fill: #9198a1; } }
"""

_LETTERS = dict(zip(Piece, "KWNBRQPPACM", strict=True))
_SYMBOLS = dict(zip("KQRBNP", "♚♛♜♝♞♟", strict=True))


class Picture(str):
    """SVG text; Jupyter shows it as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def _luminance(color: Color) -> float:
    shares = (channel / 255 for channel in color)
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ink(color: Color) -> Color:
    """Black or white: the color with more contrast (WCAG 2)."""
    ground = _luminance(color) + 0.05
    return (0, 0, 0) if ground / 0.05 > 1.05 / ground else (255, 255, 255)


def on_scale(step: int, far: int) -> Color:
    """The color of a distance, where `far` is the largest."""
    position = step / max(far, 1) * (len(_SCALE) - 1)
    below = min(int(position), len(_SCALE) - 2)
    near, next_ = _SCALE[below], _SCALE[below + 1]
    mixed = (int(a + (position - below) * (b - a) + 0.5) for a, b in zip(near, next_, strict=True))
    red, green, blue = mixed
    return red, green, blue


def _hex(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def _add(parent: Any, tag: str, text: str | None = None, /, **attributes: object) -> Any:
    names = {name.rstrip("_").replace("_", "-"): str(v) for name, v in sorted(attributes.items())}
    element = ElementTree.SubElement(parent, tag, names)
    element.text = text
    return element


def _text(parent: Any, content: str, x: int, y: int, size: int, **attributes: object) -> None:
    _add(parent, "text", content, x=x, y=y, font_size=size, **attributes)


def _tile(parent: Any, x: int, y: int, size: int = _SQUARE, **attributes: object) -> None:
    _add(parent, "rect", x=x - size // 2, y=y - size // 2, width=size, height=size, **attributes)


@dataclass
class Cell:
    """What is drawn on a square."""

    figure: int | str | None = None
    color: Color | None = None
    #: A letter in a ring, or a ring for a "target", or a dashed one for an "enemy".
    mark: str = ""
    is_wall: bool = False
    is_hole: bool = False

    def draw(self, group: Any, x: int, y: int) -> None:
        if self.is_hole:
            return
        color = _WALL if self.is_wall and self.figure is None else self.color
        if color is None:
            _tile(group, x, y, class_="line", stroke_width=0.5)
        else:
            _tile(group, x, y, fill=_hex(color))
        if color == _WALL:
            for start, end in ((-10, 10), (10, -10)):
                ends = {"x1": x + start, "y1": y - 10, "x2": x + end, "y2": y + 10}
                _add(group, "line", **ends, stroke="#ffffff", stroke_width=2)
        ring: dict[str, object] = (
            {"class_": "line"} if color is None else {"stroke": _hex(ink(color))}
        )
        if self.mark == "enemy":
            ring["stroke_dasharray"] = "4 3"
        if self.mark:
            _add(
                group, "circle", cx=x, cy=y, r=_SQUARE // 2 - 4, fill="none", stroke_width=2, **ring
            )
        written = {"class_": "faint"} if color is None else {"fill": _hex(ink(color))}
        if self.mark not in ("", "enemy", "target"):
            _text(group, self.mark, x, y + 6, 18, font_weight="bold", **written)
        elif self.figure is not None:
            _text(group, str(self.figure), x, y + 6, 16, **written)


class Frame(NamedTuple):
    """A board of so many files and ranks, with joined edges as `Grid` names them."""

    files: int = 8
    ranks: int = 8
    wrap: str | None = None

    def size(self) -> tuple[int, int]:
        """Width and height of the board with its margin and title."""
        return self.files * _SQUARE + 2 * _MARGIN, _TITLE + self.ranks * _SQUARE + _MARGIN

    def middle(self, square: int) -> tuple[int, int]:
        rank, file = divmod(square, self.files)
        return file * _SQUARE + _SQUARE // 2, (self.ranks - 1 - rank) * _SQUARE + _SQUARE // 2

    def draw(self, group: Any, cells: Iterable[Cell]) -> None:
        """The squares, the edge around them, and the names of files and ranks."""
        for square, cell in enumerate(cells):
            cell.draw(group, *self.middle(square))
        self.around(group)

    def around(self, group: Any) -> None:
        width, height = self.files * _SQUARE, self.ranks * _SQUARE
        _add(group, "rect", width=width, height=height, class_="line", stroke_width=1)
        for i in range(max(self.files, self.ranks)):
            if i < self.files:
                x, _ = self.middle(i)
                _text(group, "abcdefghijklmnop"[i], x, height + 16, 13, class_="faint")
            if i < self.ranks:
                _, y = self.middle(self.files * i)
                _text(group, str(i + 1), -12, y + 5, 13, class_="faint")
        joined = {"stroke": _hex(_LINE), "stroke_width": 5}
        for x in (0, width) if self.wrap in ("files", "both") else ():
            _add(group, "line", x1=x, y1=0, x2=x, y2=height, **joined)
        for y in (0, height) if self.wrap in ("ranks", "both") else ():
            _add(group, "line", x1=0, y1=y, x2=width, y2=y, **joined)


def _document(width: int, height: int, title: str) -> Any:
    root = ElementTree.Element(
        "svg",
        {
            "height": str(height),
            "role": "img",
            "viewBox": f"0 0 {width} {height}",
            "width": str(width),
            "xmlns": "http://www.w3.org/2000/svg",
        },
    )
    _add(root, "title", title)
    _add(root, "style", _STYLE)
    # A bold letter is about 0.7 times as wide as high.
    size = max(6, min(14, 10 * width // (7 * max(len(title), 1))))
    _text(root, title, width // 2, 18, size, class_="page", font_weight="bold")
    return root


def _finished(root: Any) -> Picture:
    ElementTree.indent(root, "")
    return Picture(ElementTree.tostring(root, "unicode") + "\n")


def draw(cells: Iterable[Cell], title: str, frame: Frame = Frame()) -> Picture:  # noqa: B008
    """A board of cells under its title."""
    root = _document(*frame.size(), title)
    frame.draw(_add(root, "g", transform=f"translate({_MARGIN} {_TITLE})"), cells)
    return _finished(root)


def draw_position(
    pieces: Mapping[int, str], cells: Sequence[Cell], title: str, way: Sequence[int] = ()
) -> Picture:
    """Pieces by square, as letters of a FEN, over the cells; a line joins the squares of a way."""
    frame = Frame()
    root = _document(*frame.size(), title)
    board = _add(root, "g", transform=f"translate({_MARGIN} {_TITLE})")
    for square, cell in enumerate(cells):
        x, y = frame.middle(square)
        group, own = _add(board, "g"), _LIGHT if (square // 8 + square) % 2 else _DARK
        _tile(group, x, y, fill=_hex(own))
        if cell.color is not None:
            # The board's own color shows as a rim.
            _tile(group, x, y, _SQUARE - 6, fill=_hex(cell.color), rx=6)
        piece, figure = pieces.get(square), cell.figure
        if piece is not None:
            fill, stroke = ("#000000", "#ffffff") if piece.islower() else ("#ffffff", "#000000")
            # The symbol as text, not as an emoji.
            symbol, left = _SYMBOLS[piece.upper()] + "\ufe0e", x if figure is None else x - 4
            _text(
                group,
                symbol,
                left,
                y + 12,
                36,
                fill=fill,
                stroke=stroke,
                stroke_width=1,
                paint_order="stroke",
            )
        if figure is not None:
            at = (x, y + 6, 16) if piece is None else (x + 13, y + 16, 13)
            _text(group, str(figure), *at, fill=_hex(ink(cell.color or own)))
    if way:
        points = [frame.middle(square) for square in way]
        line: dict[str, object] = {"fill": "none", "stroke": _hex(_LINE)}
        joined = " ".join(f"{x},{y}" for x, y in points)
        _add(board, "polyline", points=joined, **line, stroke_width=4, stroke_linejoin="round")
        x, y = points[-1]
        _add(board, "circle", cx=x, cy=y, r=_SQUARE // 2 - 5, **line, stroke_width=3)
    frame.around(board)
    return _finished(root)


def cells_of(map: Any, walls: Any = (), marks: Mapping[int, str] = {}) -> list[Cell]:
    """The cells of a map of distances, with the squares of walls, and marks by square."""
    distances = np.asarray(map).ravel()
    known = distances[distances != NONE]
    far = int(known.max()) if known.size else 0
    cells = [Cell() if d == NONE else Cell(int(d), on_scale(int(d), far)) for d in distances]
    for square in walls:
        cells[square].is_wall = True
    for square, mark in marks.items():
        cells[square].mark = mark
    return cells


def paint(cells: Sequence[Cell], sets: Iterable[Any]) -> None:
    """The colors of two sides, and of what belongs to both; sets are bitboards or masks."""
    for squares, color in zip(sets, (FIRST, SECOND, TIED), strict=False):
        for square in _squares(squares):
            cells[square].color = color


def _squares(answer: Any) -> Iterable[int]:
    return np.flatnonzero(answer) if np.ndim(answer) else members(int(answer))


def picture_of(answer: Any, title: str = "") -> Picture | None:
    """What Jupyter shows: a map, a set of squares, several sets, sets ply by ply, or a way; else None."""
    if isinstance(answer, Way):
        cells = [Cell() for _ in range(64)]
        for ply, square in enumerate(answer):
            cells[square].figure = ply
        return draw_position({}, cells, title, answer)
    array, is_sets = np.asarray(answer), isinstance(answer, (int, tuple))
    is_plies = not is_sets and (array.dtype.name, array.ndim) in (("uint64", 1), ("bool", 3))
    is_board = array.shape == (64,) or array.ndim == 2 and array.size > 0 and max(array.shape) <= 16
    is_number = array.dtype.kind in "iu" and is_board and array.min() >= 0 and array.max() <= NONE
    if not (is_sets or is_plies or is_number or is_board and array.dtype == bool):
        return None
    ranks, files = array.shape[-2:] if array.ndim > 1 else (8, 8)
    cells = [Cell() for _ in range(ranks * files)]
    if is_sets:
        paint(cells, answer if isinstance(answer, tuple) else (answer,))
    elif is_plies:
        for ply in reversed(range(len(array))):
            for square in _squares(array[ply]):
                cells[square] = Cell(ply, on_scale(ply, len(array) - 1))
    elif array.dtype == bool:
        paint(cells, [array])
    else:
        cells = cells_of(array)
    return draw(cells, title, Frame(files, ranks))


Drawn._repr_svg_ = picture_of


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
    if distances.min() < 0 or distances.max() > NONE:
        raise ValueError("distances must be 0 to 254, or 255 for none")
    walls = obstacle(own, "own") | obstacle(avoid, "avoid")
    letter = "" if piece is None else _LETTERS.get(piece_code(piece), "L")  # type: ignore[call-overload]
    starts = 0 if start is None else place(start, "start")
    marks = dict.fromkeys(members(obstacle(enemy, "enemy")), "enemy")
    marks |= dict.fromkeys(members(starts), letter)
    return draw(cells_of(distances, members(walls), marks), title)
