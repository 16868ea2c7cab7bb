"""Boards and figures of chess positions: ``python -m chess_distance [FEN | FILE ...]``.

The text has the boards of the kings among the pawns, and the figures that --json and --csv give.
--svg draws the territory of the kings among the pawns, and --map prints the moves of one piece among
the position's pieces.
"""

from __future__ import annotations

import argparse
import codecs
import contextlib
import csv
import gzip
import io
import json
import os
import sys
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

import chess_distance as cd

from . import picture
from ._arguments import NAMES, members, place
from ._position import EMPTY, Positions, fault
from ._reading import as_text, pieces_of, positions

# R. Réti 1921: White draws, although his king looks too slow for both pawns.
RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"
# Bytes of a file that are read at once, as one column.
_CHUNK = 1 << 22
_SIDES = "white", "black"

#: Figures of a king: functions of columns of the king, the other king and all pawns.
_OF_KING: dict[str, Callable[[Any, Any, Any], Any]] = {
    "nearest_pawn_file": lambda k, _, pawns: cd.nearest_file(k, pawns),
    "center": lambda k, *_: cd.center_distance(k),
    "center_manhattan": lambda k, *_: cd.center_manhattan_distance(k),
    "edge": lambda k, *_: cd.edge_distance(k),
    "edge_file": lambda k, *_: np.minimum(k % 8, 7 - k % 8),
    "edge_rank": lambda k, *_: np.minimum(k // 8, 7 - k // 8),
    "dark_corner": lambda k, *_: cd.corner_distance(k, True),
    "light_corner": lambda k, *_: cd.corner_distance(k, False),
    "mop_up": lambda k, other, _: cd.mop_up(k, other),
}
#: Figures of two kings.
_OF_KINGS: dict[str, Callable[[Any, Any], Any]] = {
    "king_distance": cd.square_distance, "manhattan_distance": cd.square_manhattan_distance,
    "file_distance": cd.file_distance, "rank_distance": cd.rank_distance,
}  # fmt: skip


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


def lines_of(words: list[str]) -> Iterator[Lines | str]:
    """Positions from words, files, or standard input; a text is an error of a whole file."""
    if words[0] != "-" and not os.path.exists(words[0]):
        # A FEN, which the shell may have split at its blanks.
        text = " ".join(words)
        place = "" if words[0].count("/") >= 7 else "no such file, and no FEN: "
        yield Lines([place], [text], positions([text], errors="null"))
        return
    for name in words:
        given = getattr(sys.stdin, "buffer", None) if name == "-" else None
        try:
            # Standard input stays open: it may be named twice.
            with contextlib.nullcontext(given) if given else open(name, "rb") as file:
                yield from _of_file(name, file)
        except (OSError, EOFError, zlib.error) as error:
            yield f"{name}: {error}"


def _of_file(name: str, file: Any) -> Iterator[Lines | str]:
    if file.peek(2)[:2] == b"\x1f\x8b":
        file = gzip.open(file)  # noqa: SIM115
    number, is_good = 0, False
    first = file.readlines(_CHUNK)
    if len(first) == 1 and not first[0].endswith(b"\n"):
        first = first[0].splitlines(
            keepends=True
        )  # the ends of lines may be carriage returns alone
    first[:1] = [line.removeprefix(codecs.BOM_UTF8) for line in first[:1]]
    # An empty file is a table without rows.
    for lines in chain([first], iter(lambda: file.readlines(_CHUNK), [])):
        rows = [
            (number + i, line)
            for i, line in enumerate(lines, 1)
            if line.strip() and line[:1] != b"#"
        ]
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


def faults_of(columns: Positions) -> dict[int, str]:
    """The rows that were read and are no position, and what is wrong with each. No figure needs the
    square of en passant."""
    columns = replace(columns, en_passant=np.zeros_like(columns.en_passant))
    words = [*columns.sets().values()][:9]
    bad = np.flatnonzero((columns.faults == 0) & ~columns.valid()).tolist()
    return {row: fault(column[row] for column in words) for row in bad}


def numbers(column: Any) -> list[Any]:
    """Numbers of Python, None for a distance of `NONE`."""
    if column.dtype != np.uint8 or not (column == cd.NONE).any():
        return column.tolist()  # type: ignore[no-any-return]
    return [None if number == cd.NONE else number for number in column.tolist()]


class Kings:
    """The kings of positions in columns. Each side has one."""

    def __init__(self, columns: Positions) -> None:
        sides = columns.white, columns.black
        pawns = [side & columns.pawns for side in sides]
        attacks = cd.attacks(cd.WHITE_PAWN, pawns[0]), cd.attacks(cd.BLACK_PAWN, pawns[1])
        self.squares = [np.frexp(side & columns.kings)[1].astype(np.int64) - 1 for side in sides]
        #: What stands in the way of each: its pawns, those of the enemy, and what these attack.
        self.walls = (pawns[0], pawns[1], attacks[1]), (pawns[1], pawns[0], attacks[0])

    def territory(self) -> cd.Territories:
        (white, black), (walls, (own2, enemy2, avoid2)) = self.squares, self.walls
        return cd.territory(
            cd.KING, white, cd.KING, black, *walls, own2=own2, enemy2=enemy2, avoid2=avoid2
        )


def figures(lines: Lines) -> dict[str, list[Any]]:
    """The figures of positions in columns, by name."""
    columns, kings = lines.columns, Kings(lines.columns)
    white, black = kings.squares
    table = {
        "position": lines.texts,
        "to_move": [_SIDES[not turn] for turn in columns.turn.tolist()],
    }
    for side, king in zip(_SIDES, kings.squares, strict=True):
        table[f"{side}_king"] = [NAMES[square] for square in king]
    table |= {name: numbers(function(white, black)) for name, function in _OF_KINGS.items()}
    for name, function in _OF_KING.items():
        table[f"white_{name}"] = numbers(function(white, black, columns.pawns))
        table[f"black_{name}"] = numbers(function(black, white, columns.pawns))
    for name, sets in zip(("white_nearer", "black_nearer", "tied"), kings.territory(), strict=True):
        table[name] = [squares.bit_count() for squares in sets.tolist()]
    return table


def panels(**boards: list[Any]) -> Iterator[str]:
    """Boards of one character a square, side by side."""
    yield "".join(f"{title.replace('_', ' '):<24}" for title in boards).rstrip()
    for rank in range(7, -1, -1):
        rows = (" ".join(map(str, cells[8 * rank : 8 * rank + 8])) for cells in boards.values())
        yield "".join(f"{rank + 1}  {row:<21}" for row in rows).rstrip()
    yield "".join(["   a b c d e f g h      "] * len(boards)).rstrip()


def _cells(distances: Any) -> list[Any]:
    """The characters of a map: + for more than 9, a dot where no moves lead."""
    return ["." if d in (cd.NONE, None) else d if d < 10 else "+" for d in distances]


def text_of(row: dict[str, Any], columns: Positions) -> str:
    """The boards of one position, and its figures."""
    letters, kings = pieces_of(columns[0]).letters(), Kings(columns)
    white, black = (
        cd.distance_map(cd.KING, king, *walls)[0]
        for king, walls in zip(kings.squares, kings.walls, strict=True)
    )
    owners = {
        s: side
        for sets, side in zip(kings.territory(), "Kk=", strict=True)
        for s in members(int(sets[0]))
    }
    boards = panels(
        Position=[letters.get(s, ".") for s in range(64)], White_king=_cells(white), Black_king=_cells(black),
        Nearer_king=[owners.get(s, ".") for s in range(64)],
    )  # fmt: skip
    rows = (f"{name:<24}{'-' if value is None else value}" for name, value in row.items())
    return "\n".join([*boards, "", *rows, "", ""])


def picture_of(row: dict[str, Any], columns: Positions) -> str:
    """The territory of one position."""
    cells = [picture.Cell() for _ in range(64)]
    picture.paint(cells, [sets[0] for sets in Kings(columns).territory()])
    title = "Nearer to the white king (blue) or to the black one"
    return picture.draw_position(pieces_of(columns[0]).letters(), cells, title)


def maps_of(lines: Lines, piece: str, square: str) -> dict[str, list[Any]]:
    """The moves of one piece among the pieces of each position, None where it cannot go."""
    white, black, start = (
        lines.columns.white,
        lines.columns.black,
        np.uint64(place(square, "square")),
    )
    at = [(side & start) != 0 for side in (white, black)]
    is_white = np.where(at[0] != at[1], at[0], lines.columns.turn)
    maps = cd.distance_map(
        piece, start, np.where(is_white, white, black), np.where(is_white, black, white)
    )
    table = {
        "position": lines.texts,
        "piece": [piece] * len(white),
        "square": [square] * len(white),
    }
    return table | {name: numbers(column) for name, column in zip(NAMES, maps.T, strict=True)}


def text_of_map(row: dict[str, Any], _: Positions) -> str:
    board = {f"{row['piece']}_{row['square']}": _cells(row[name] for name in NAMES)}
    return "\n".join([*panels(**board), ""])


def picture_of_map(row: dict[str, Any], columns: Positions) -> str:
    distances = [cd.NONE if row[name] is None else row[name] for name in NAMES]
    occupied = members(int(columns.white[0] | columns.black[0]))
    walls = [s for s in occupied if distances[s] == cd.NONE]
    enemies = [s for s in occupied if distances[s] != cd.NONE]
    title = f"Moves of a {row['piece']} from {row['square']}"
    return cd.svg(
        distances, title, piece=row["piece"], start=row["square"], own=walls, enemy=enemies
    )


def report(lines: Lines, options: argparse.Namespace, is_first: bool) -> None:
    """Prints what is asked for of good positions."""
    table = maps_of(lines, *options.map) if options.map else figures(lines)
    if options.csv:
        # A blank separates fields too. Until Python 3.11.9 and 3.12.3 csv does not quote this byte,
        # and readers take it for the end of a row.
        table["position"] = [text.replace("\r", " ") for text in table["position"]]
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([table] if is_first else [])
        writer.writerows(zip(*table.values(), strict=True))
        return
    rows = zip(*table.values(), strict=True)
    show = ((text_of_map, picture_of_map) if options.map else (text_of, picture_of))[options.svg]
    for number, row in enumerate(dict(zip(table, values, strict=True)) for values in rows):
        if options.json:
            print(json.dumps(row))
        else:
            print(show(row, lines.columns[number : number + 1]), end="")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m chess_distance", description=__doc__.split("\n\n")[1]
    )
    parser.add_argument("position", nargs="*", help="a FEN, or files of them, - for standard input")
    parser.add_argument(
        "--map", nargs=2, metavar=("PIECE", "SQUARE"), help="the moves of one piece"
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="an object a line")
    kind.add_argument("--csv", action="store_true", help="a header, and a row for each position")
    kind.add_argument("--svg", action="store_true", help="a picture, of one position")
    parser.add_argument("--version", action="version", version=f"chess_distance {cd.version()}")
    options = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):  # for characters that its encoding does not have
        sys.stdout.reconfigure(errors="xmlcharrefreplace" if options.svg else "backslashreplace")
    example = [EMPTY if options.map else RETI]
    words = options.position or (example if sys.stdin is None or sys.stdin.isatty() else ["-"])
    failed, read, is_first = False, 0, True
    for lines in lines_of(words):
        if isinstance(lines, str):
            errors = [lines]
        else:
            reasons = lines.columns.reasons() | ({} if options.map else faults_of(lines.columns))
            errors = [lines.sentence(row, reasons[row]) for row in sorted(reasons)]
            if options.svg and read + len(lines.texts) > 1:
                parser.error("--svg draws one position")
            try:
                report(
                    lines.take([row for row in range(len(lines.texts)) if row not in reasons]),
                    options,
                    is_first,
                )
            except (ValueError, TypeError) as error:  # of the piece or the square
                parser.exit(1, f"{error}\n")
            read, is_first = read + len(lines.texts), False
        for sentence in errors:
            print(sentence, file=sys.stderr)
        failed |= bool(errors)
    if not read and not failed:
        # Nothing was given: people get the example, and programs a table without rows.
        if not (options.position or options.csv or options.json):
            report(Lines([""], example, positions(example)), options, is_first)
        elif options.svg:
            parser.error("--svg draws one position, and there is none")
    return int(failed)


if __name__ == "__main__":
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
