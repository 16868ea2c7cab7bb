"""Boards and figures of chess positions: ``python -m chess_distance [FEN | FILE ...]``.

The text is that of the project's demo. --json and --csv have its figures, --svg draws the territory
of the kings among the pawns, and --map prints the moves of one piece among the position's pieces.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import json
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import chess_distance as cd

from ._arguments import NAMES, members, place
from ._position import EMPTY, Positions
from ._reading import as_text, pieces_of, positions
from ._report import Position, faults_of, figures, numbers, panels, picture_of, text_of

# R. Réti 1921: White draws, although his king looks too slow for both pawns.
RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"
# Bytes of a file that are read at once, as one column.
_CHUNK = 1 << 22


class Lines(NamedTuple):
    """Some lines of a file, with what an error of each begins with."""

    places: list[str]
    texts: list[str]
    columns: Positions

    def take(self, rows: list[int]) -> Lines:
        if len(rows) == len(self.texts):
            return self
        chosen = self.columns[np.array(rows, np.int64)]
        return Lines([self.places[row] for row in rows], [self.texts[row] for row in rows], chosen)

    def sentence(self, row: int, reason: str) -> str:
        text = self.texts[row]
        text = text if len(text) < 120 else f"{text[:117]}..."
        return f"{self.places[row]}board = {text!r}: {reason}"


def lines_of(words: list[str], default: str) -> Iterator[Lines | str]:
    """Positions from words, files, or standard input; a text is an error of a whole file."""
    nothing = True
    if words and not all(word == "-" or Path(word).is_file() for word in words):
        # A FEN, which the shell may have split at its blanks.
        text = " ".join(words)
        place = "" if words[0].count("/") >= 7 else "no such file, and no FEN: "
        yield Lines([place], [text], positions([text], errors="null"))
        return
    for name in words or ([] if sys.stdin.isatty() else ["-"]):
        try:
            with sys.stdin.buffer if name == "-" else open(name, "rb") as file:
                for lines in _of_file(name, file):
                    nothing = False
                    yield lines
        except (OSError, EOFError, zlib.error) as error:
            nothing = False
            yield f"{name}: {error}"
    if nothing:
        yield from lines_of([default], default)


def _of_file(name: str, file: Any) -> Iterator[Lines | str]:
    if file.peek(2)[:2] == b"\x1f\x8b":
        file = gzip.open(file)
    number, is_good = 0, False
    while lines := file.readlines(_CHUNK):
        rows = [(number + i, line) for i, line in enumerate(lines, 1) if line.strip() and line[:1] != b"#"]
        number += len(lines)
        if any(b"\0" in line for _, line in rows):
            yield f"{name}: it has a byte 0, so it is no text in UTF-8 or Latin-1"
            return
        columns = positions([line for _, line in rows], errors="null")
        texts = [as_text(line).removeprefix("\ufeff").strip() for _, line in rows]
        found = Lines([f"{name}, line {row}: " for row, _ in rows], texts, columns)
        if len(rows) > 1 and not is_good and columns.faults.all():
            yield f"{name}: no line is a FEN. {found.sentence(0, columns.reasons()[0])}"
            return
        is_good = is_good or len(rows) > 0
        yield found


def maps_of(lines: Lines, piece: str, square: str) -> dict[str, list[Any]]:
    """The moves of one piece among the pieces of each position, None where it cannot go."""
    white, black, start = lines.columns.white, lines.columns.black, np.uint64(place(square, "square"))
    at = [(side & start) != 0 for side in (white, black)]
    is_white = np.where(at[0] != at[1], at[0], lines.columns.turn)
    maps = cd.distance_map(piece, start, np.where(is_white, white, black), np.where(is_white, black, white))
    table = {"position": lines.texts, "piece": [piece] * len(white), "square": [square] * len(white)}
    return table | {name: numbers(column) for name, column in zip(NAMES, maps.T, strict=True)}


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


def panel_of_map(row: dict[str, Any]) -> str:
    cells = ["." if row[name] is None else row[name] for name in NAMES]
    return "\n".join([*panels([(f"{row['piece']} {row['square']}", cells)])][1:]) + "\n"


def report(lines: Lines, options: argparse.Namespace, is_first: bool) -> None:
    """Prints what is asked for of good positions."""
    if not (options.map or options.json or options.csv):
        for number, text in enumerate(lines.texts):
            position = Position(text, lines.columns[number : number + 1])
            print(picture_of(position) if options.svg else "\n".join(text_of(position)) + "\n", end="")
        return
    table = maps_of(lines, *options.map) if options.map else figures(lines.texts, lines.columns)
    rows = zip(*table.values(), strict=True)
    if options.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([table] if is_first else [])
        writer.writerows(rows)
        return
    show = picture_of_map if options.svg else panel_of_map
    for row in (dict(zip(table, values, strict=True)) for values in rows):
        print(json.dumps(row) + "\n" if options.json else show(row), end="")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m chess_distance", description=__doc__.split("\n\n")[1])
    parser.add_argument("position", nargs="*", help="a FEN, or files of them, - for standard input")
    parser.add_argument("--map", nargs=2, metavar=("PIECE", "SQUARE"), help="the moves of one piece")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="an object a line")
    kind.add_argument("--csv", action="store_true", help="a header, and a row for each position")
    kind.add_argument("--svg", action="store_true", help="a picture, of one position")
    parser.add_argument("--version", action="version", version=f"chess_distance {cd.version()}")
    options = parser.parse_args(arguments)
    failed, read = False, 0
    for lines in lines_of(options.position, EMPTY if options.map else RETI):
        if isinstance(lines, str):
            errors = [lines]
        else:
            reasons = lines.columns.reasons() | ({} if options.map else faults_of(lines.columns))
            errors = [lines.sentence(row, reasons[row]) for row in sorted(reasons)]
            if options.svg and read + len(lines.texts) > 1:
                parser.error("--svg draws one position")
            try:
                report(lines.take([row for row in range(len(lines.texts)) if row not in reasons]), options, not read)
            except (ValueError, TypeError) as error:  # of the piece or the square
                parser.exit(1, f"{error}\n")
            read += len(lines.texts)
        for sentence in errors:
            print(sentence, file=sys.stderr)
        failed |= bool(errors)
    return int(failed)


if __name__ == "__main__":
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
