"""Boards and figures of chess positions: ``python -m chess_distance [FEN | FILE ...]``.

The text is that of the project's demo. --json and --csv have its figures, --svg draws the territory
of the kings among the pawns, and --map prints the moves of one piece among the position's pieces.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import chess_distance as cd

from ._arguments import NAMES, members
from ._position import EMPTY, pieces_of
from ._report import Position, panels, picture_of, text_of

# R. Réti 1921: White draws, although his king looks too slow for both pawns.
RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"


def map_of(text: str, name: str, square: str) -> dict[str, Any]:
    """The moves of one piece among the pieces of a position, None where it cannot go."""
    distances = cd.distance_map(name, square, board=text).tolist()
    moves = (None if distance == cd.NONE else distance for distance in distances)
    return {"position": text, "piece": name, "square": square} | dict(zip(NAMES, moves, strict=True))


def picture_of_map(row: dict[str, Any]) -> str:
    distances = [cd.NONE if row[name] is None else row[name] for name in NAMES]
    pieces = pieces_of(row["position"])
    occupied = pieces.white | pieces.black
    walls = [s for s in members(occupied) if distances[s] == cd.NONE]
    enemies = [s for s in members(occupied) if distances[s] != cd.NONE]
    title = f"Moves of a {row['piece']} from {row['square']}"
    return cd.svg(
        distances, title, piece=row["piece"], start=row["square"], own=walls, enemy=enemies
    )


def lines_of(words: list[str]) -> Iterator[tuple[str, str]]:
    """Positions, each with its place for an error: from words, files, or standard input."""
    if words and not all(Path(word).is_file() for word in words):
        # A FEN, which the shell may have split at its blanks.
        yield "" if words[0].count("/") == 7 else "no such file, and no FEN: ", " ".join(words)
        return
    for name in words or ([] if sys.stdin.isatty() else ["-"]):
        with open(name, encoding="utf-8") if words else nullcontext(sys.stdin) as file:
            for number, line in enumerate(file, 1):
                if line.strip() and not line.startswith("#"):
                    yield f"{name}, line {number}: ", line.strip()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m chess_distance", description=__doc__.split("\n\n")[1])
    parser.add_argument("position", nargs="*", help="a FEN, or files of them; else standard input")
    parser.add_argument("--map", nargs=2, metavar=("PIECE", "SQUARE"), help="the moves of one piece")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="an object a line")
    kind.add_argument("--csv", action="store_true", help="a header, and a row for each position")
    kind.add_argument("--svg", action="store_true", help="a picture, of one position")
    parser.add_argument("--version", action="version", version=f"chess_distance {cd.version()}")
    options = parser.parse_args(arguments)
    lines = list(lines_of(options.position)) or [("", EMPTY if options.map else RETI)]
    if options.svg and len(lines) > 1:
        parser.error("--svg draws one position")
    failed, writer = False, None
    for place, text in lines:
        try:
            position = None if options.map else Position(text)
            row = map_of(text, *options.map) if position is None else position.figures()
            if options.svg:
                print(picture_of_map(row) if position is None else picture_of(position), end="")
            elif options.json:
                print(json.dumps(row))
            elif options.csv:
                if writer is None:
                    writer = csv.DictWriter(sys.stdout, row, lineterminator="\n")
                    writer.writeheader()
                writer.writerow(row)
            elif position is None:
                cells = ["." if row[name] is None else row[name] for name in NAMES]
                print("\n".join(list(panels([(f"{row['piece']} {row['square']}", cells)]))[1:]))
            else:
                print("\n".join(text_of(position)))
        except (ValueError, TypeError) as error:
            print(f"{place}{error}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
