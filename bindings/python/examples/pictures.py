"""Draws the pictures of the project's documentation.

    python pictures.py DIRECTORY [--check]

With --check it writes nothing, and fails if a picture in the directory is not the one that is drawn
now.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess_distance as cd
import numpy as np
import numpy.typing as npt
from chess_distance import picture as p
from chess_distance._arguments import members
from chess_distance._reading import pieces_of

#: The number of a square from its name.
SQUARE = cd.Grid(8, 8).number


def empty_boards() -> Iterator[tuple[str, p.Picture]]:
    for name, title, piece, start in (
        ("king", "King distances from c3", cd.KING, "c3"),
        ("manhattan", "Manhattan distances from c3", cd.WAZIR, "c3"),
        ("knight", "Knight distances from a1", cd.KNIGHT, "a1"),
    ):
        yield name, cd.svg(cd.distance_map(piece, start), title, piece=piece, start=start)


def territories() -> Iterator[tuple[str, p.Picture]]:
    nearer = np.minimum(cd.distance_map(cd.KING, "c3"), cd.distance_map(cd.KING, "g6"))
    cells = p.cells_of(nearer, marks=dict.fromkeys(map(SQUARE, ("c3", "g6")), "K"))
    p.paint(cells, cd.territory(cd.KING, "c3", cd.KING, "g6"))
    yield "territory-kings", p.draw(cells, "Territory of kings on c3 and g6")


def trajectories() -> Iterator[tuple[str, p.Picture]]:
    for name, title, own in (
        ("trajectories", "Shortest ways of a king from f6 to h1", []),
        ("trajectories-walls", "The same with own pieces on f4 and g4", ["f4", "g4"]),
    ):
        layers = cd.trajectories(cd.KING, "f6", "h1", own)
        assert layers is not None
        cells = p.cells_of(np.full(64, cd.NONE), map(SQUARE, own))
        for ply, layer in enumerate(layers):
            for s in members(int(layer)):
                # The ways to the square times those from it.
                ways = cd.trajectory_count(cd.KING, "f6", s, own) * cd.trajectory_count(
                    cd.KING, s, "h1", own
                )
                cells[s] = p.Cell(ways, p.on_scale(ply, len(layers) - 1))
        cells[SQUARE("f6")].mark, cells[SQUARE("h1")].mark = "K", "target"
        yield name, p.draw(cells, title)


def positions() -> Iterator[tuple[str, p.Picture]]:
    def distances(map: npt.NDArray[np.uint8]) -> list[p.Cell]:
        cells = p.cells_of(map)
        for cell in cells:
            cell.figure = cell.figure or None
        return cells

    way = cd.trajectory(cd.KNIGHT, "a1", "b2")
    assert way is not None
    cells = distances(cd.distance_map(cd.KNIGHT, "a1"))
    yield "corner", p.draw_position({0: "N"}, cells, "From a1 to b2 a knight needs four moves", way)

    walls = [f"{file}3" for file in "cdefgh"] + [f"{file}5" for file in "abcdef"]
    way = cd.trajectory(cd.KING, "a1", "h8", own=walls)
    assert way is not None
    cells = distances(cd.distance_map(cd.KING, "a1", walls))
    title = "A king's moves from a1 around two walls"
    yield (
        "walls",
        p.draw_position({0: "K"} | dict.fromkeys(map(SQUARE, walls), "P"), cells, title, way),
    )

    cells = [p.Cell() for _ in range(64)]
    aims = []
    for target in ("h1", "d6"):
        layers = cd.trajectories(cd.KING, "h8", target)
        assert layers is not None
        aims.append(int(np.bitwise_or.reduce(layers)))
    p.paint(cells, (*aims, aims[0] & aims[1]))
    title = "Réti 1921: the king's shortest ways to h1 and to d6"
    yield "reti", p.draw_position(pieces_of("7K/8/k1P5/7p/8/8/8/8").letters(), cells, title)

    cells = [p.Cell() for _ in range(64)]
    stops, first = (
        cd.square_of_pawn("a4", color=True, defender_to_move=to_move) for to_move in (False, True)
    )
    p.paint(cells, (stops, first & ~stops))
    title = "From where a king stops the pawn on a4"
    yield "square-of-the-pawn", p.draw_position({SQUARE("a4"): "P"}, cells, title)

    pieces = pieces_of("r2q1rk1/1b2bppp/p1n1pn2/1pp5/4P3/1PN2N2/PBP1QPPP/R4RK1")
    pawns = cd.attacks(cd.BLACK_PAWN, np.uint64(pieces.black & pieces.kinds[-1]))
    cells = distances(cd.distance_map(cd.KNIGHT, "f3", pieces.white, pieces.black, pawns))
    title = "A knight on f3 that keeps off attacks of pawns"
    yield "knight-among-pieces", p.draw_position(pieces.letters(), cells, title)
    own, enemy, avoid = ["b5"], ["f2"], ["d2", "c4", "g6"]
    cells = distances(cd.distance_map(cd.ROOK, "b2", own, enemy, avoid))
    for square in avoid:
        cells[SQUARE(square)] = p.Cell("no", p.SECOND)
    title = "A rook on b2: own b5, enemy f2, avoid d2, c4 and g6"
    yield (
        "obstacles",
        p.draw_position({SQUARE("b2"): "R", SQUARE("b5"): "P", SQUARE("f2"): "p"}, cells, title),
    )
    study = cd.pawn_ending("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1")
    yield "corresponding-squares", study.picture("Lasker and Reichhelm 1901: corresponding squares")


def grids() -> Iterator[tuple[str, p.Picture]]:
    for name, title, piece, start, grid, enemy in (
        ("xiangqi-horse", "Moves of a horse from b1", "nN", "Hb1", cd.Grid(9, 10), []),
        (
            "xiangqi-cannon",
            "Moves of a cannon from e1",
            "mRcpR",
            "Ce1",
            cd.Grid(9, 10),
            ["e4", "e10"],
        ),
        ("cylinder", "Moves of a king on a cylinder", "K", "Ka1", cd.Grid(8, 8, wrap="files"), []),
        (
            "hole",
            "Moves of a rook around a hole on d1",
            "R",
            "Ra1",
            cd.Grid(8, 8, holes=["d1"]),
            [],
        ),
    ):
        marks = {grid.number(s): "enemy" for s in enemy} | {grid.number(start[1:]): start[0]}
        cells = p.cells_of(grid.distance_map(piece, start[1:], enemy=enemy), marks=marks)
        for hole in ["d1"] if name == "hole" else []:
            cells[grid.number(hole)].is_hole = True
        frame = p.Frame(grid.files, grid.ranks, "files" if name == "cylinder" else None)
        yield name, p.draw(cells, title, frame)


class Bare(p.Frame):
    """A board without names of files and ranks."""

    def around(self, group: Any) -> None:
        pass


def numbers() -> Iterator[tuple[str, p.Picture]]:
    cells = [p.Cell(square) for square in range(120)]
    for rank in range(8):
        for file in range(8):
            cells[21 + 10 * rank + file].color = p.TIED
    yield "guard", p.draw(cells, "A board of 64 squares in an array of 10x12", Bare(10, 12))
    cells = p.cells_of(cd.distance_map(cd.KING, "f6"))
    for cell in cells:
        cell.figure = f"{cell.figure:03b}"
    yield "planes", p.draw(cells, "Distances from f6 in binary: a digit for each plane")


def main() -> None:
    parser = argparse.ArgumentParser(description="The pictures of docs/pictures.")
    parser.add_argument("directory", type=Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    drawn: dict[Path, p.Picture] = {}
    for part in (empty_boards, territories, trajectories, positions, grids, numbers):
        drawn |= {options.directory / f"{name}.svg": svg for name, svg in part()}
    if not options.check:
        for path, svg in drawn.items():
            path.write_text(svg, encoding="utf-8")
        return
    there = {path: path.read_text(encoding="utf-8") for path in options.directory.glob("*.svg")}
    if wrong := [path.name for path in there | drawn if there.get(path) != drawn.get(path)]:
        sys.exit(f"not as drawn now: {', '.join(sorted(wrong))}; run pictures.py, and look at them")


if __name__ == "__main__":
    main()
