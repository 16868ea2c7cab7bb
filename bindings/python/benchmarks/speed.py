"""Prints the tables of the package's README: the speed on this machine.

    python benchmarks/speed.py [--rows N] >benchmarks/speed.txt

Then tools/speed.py copies them into the README. Each row is the best of alternating rounds of ours and
of the baseline, in the time of one processor, and both must give the same numbers. Slow baselines are
timed on fewer rows. With pyarrow the FENs are a column of Arrow, without it a list.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import io
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess
import chess_distance as cd
import numpy as np
from chess_distance import __main__ as command_line
from chess_distance._library import ffi, lib, pointer

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
boards_of = importlib.import_module("frames").boards_of


def seconds(call: Callable[[], Any]) -> float:
    with cd.settings(threads=1):
        start = time.process_time()
        call()
        return time.process_time() - start


def warm(call: Callable[[], Any]) -> float:
    """Seconds of a call after another one, whatever ran before: a baseline takes the caches."""
    call()
    return seconds(call)


def slow_nearest(board: chess.Board) -> int:
    """Moves of the white king to the nearest black piece."""
    king = board.king(chess.WHITE)
    assert king is not None
    return min(
        chess.square_distance(king, square)
        for square in chess.SquareSet(board.occupied_co[chess.BLACK])
    )


def column_of(fens: list[str]) -> Any:
    if importlib.util.find_spec("pyarrow") is None:
        return fens
    pa = importlib.import_module("pyarrow")  # with types or without, as it is installed
    return pa.array(fens, pa.large_string())


def planes_of(positions: cd.Positions) -> Callable[[], None]:
    """Fills 36 planes of each position, part by part."""
    planes = np.empty((min(len(positions), 100_000), 36, 8, 8), np.uint8)

    def fill() -> None:
        for first in range(0, len(positions), len(planes)):
            part = positions[first : first + len(planes)]
            cd.distance_planes(part, 3, out=planes[: len(part)])

    return fill


def figures_of(path: Path) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        command_line.main(["--json", str(path)])


def speeds(n: int) -> Iterator[tuple[str, str, float, float]]:
    """What, compared with what, nanoseconds a row, and how many times as fast."""
    random = np.random.default_rng(1)
    a, b = (random.integers(0, 64, n, np.uint8) for _ in range(2))
    wide = a.astype(np.int64), b.astype(np.int64)
    own = random.integers(0, 2**63, n, np.uint64) & random.integers(0, 2**63, n, np.uint64)
    start = np.left_shift(np.uint64(1), a.astype(np.uint64))
    (out, c_out), (maps, c_maps_out) = np.empty((2, n), np.uint8), np.empty((2, n, 64), np.uint8)
    some = list(zip(a[:20_000].tolist(), b[:20_000].tolist(), strict=True))
    boards = ffi.new("ChessDistanceColumns *", (pointer(own), ffi.NULL, ffi.NULL))
    games = [board.fen() for _, board in boards_of([], 20, 1)]
    fens = [f"{games[row % len(games)]} " for row in range(n)]  # no two the same object
    column, few = column_of(fens), fens[: len(games)]

    def pairs() -> Any:
        return cd.distance(cd.KING, a, b, out=out)

    def c_pairs() -> Any:
        lib.chess_distance_batch(cd.KING, pointer(a), pointer(b), pointer(c_out), n)
        return c_out

    def c_maps() -> Any:
        lib.chess_distance_map_batch(cd.KING, pointer(start), boards, pointer(c_maps_out), n)
        return c_maps_out

    def count(places: Any, walls: Any) -> Any:
        return cd.trajectory_count(cd.KING, places, {63}, walls)

    def nearest() -> Any:
        p = cd.positions(column)
        return cd.path(cd.KING, p.white & p.kings, p.black)

    for what, baseline, one, other in (
        ("king, pairs of squares", "python-chess", pairs, lambda: [chess.square_distance(*p) for p in some]),
        ("king, pairs of squares", "the C call", pairs, c_pairs),
        ("king, pairs of squares in int64", "the same in uint8", lambda: cd.distance(cd.KING, *wide, out=c_out), pairs),
        ("king maps of sets among obstacles", "the C call",
         lambda: cd.distance_map(cd.KING, start, own=own, out=maps), c_maps),
        ("shortest ways of a king among obstacles, counted", "a call for each row",
         lambda: count(start, own), lambda: [count(*row) for row in zip(start[:2000], own[:2000], strict=True)]),
        ("FENs: columns of sets", "python-chess", lambda: cd.positions(column).white,
         lambda: [chess.Board(fen).occupied_co[chess.WHITE] for fen in few]),
        ("FENs in a list: columns of sets", "a column of Arrow", lambda: cd.positions(fens).white, lambda: cd.positions(column).white),
        ("FENs: king to the nearest enemy", "python-chess", nearest,
         lambda: [slow_nearest(chess.Board(fen)) for fen in few]),
    ):  # fmt: skip
        expected = other()
        assert np.array_equal(one()[: len(expected)], expected), what
        rounds = [(warm(one), warm(other)) for _ in range(11)]
        best, baseline_best = (min(times) for times in zip(*rounds, strict=True))
        yield what, baseline, 1e9 * best / n, baseline_best / len(expected) * n / best
    positions = cd.positions(games)[np.arange(n) % len(games)]
    with tempfile.TemporaryDirectory() as folder:
        (path := Path(folder) / "positions.fen").write_text("\n".join(fens))
        for what, call in (
            ("FENs: figures as JSON", lambda: figures_of(path)),
            ("36 distance planes of a position", planes_of(positions)),
        ):
            yield what, "", 1e9 * min(seconds(call) for _ in range(2)) / n, 0


#: Pawn endings of the table in docs/recipes.md, by their pawns.
ENDINGS = {
    "blocked": "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w",
    "two free a side": "4k3/1p4p1/8/8/8/8/P6P/4K3 w",
    "three free a side": "4k3/1p1p2p1/8/8/8/8/P2P2P1/4K3 w",
}


def processor() -> str:
    """Its name, with the numbers of its model, because a virtual machine may hide its name."""
    model = platform.processor() or platform.machine()
    if (info := Path("/proc/cpuinfo")).exists():
        lines = info.read_text().partition("\n\n")[0].splitlines()
        said = {
            key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)
        }
        model = said.get("model name", model)
        if "cpu family" in said:
            model += f" (family {said['cpu family']}, model {said['model']})"
    return model


def machine() -> str:
    """The processor and the versions of the programs."""
    versions = f"NumPy {np.__version__}, python-chess {chess.__version__}"
    return f"{processor()}, {os.cpu_count()} processors, Python {platform.python_version()}, {versions}"


def short(number: float) -> str:
    """Three digits; nothing for 0."""
    return f"{float(f'{number:.3g}'):g}" if number else ""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The tables of the README.")
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args(arguments)
    print(f"{options.rows} rows on {machine()}:\n")
    print("| rows | ns a row | compared with | times as fast |\n|---|---|---|---|")
    for what, baseline, nanoseconds, ratio in speeds(options.rows):
        print(f"| {what} | {short(nanoseconds)} | {baseline} | {short(ratio)} |")
    print("\n| pawn ending | ms | position |\n|---|---|---|")
    for pawns, fen in ENDINGS.items():
        least = min(seconds(lambda fen=fen: cd.pawn_ending(fen).result()) for _ in range(5))
        print(f"| {pawns} | {short(1e3 * least)} | `{fen}` |")


if __name__ == "__main__":
    main()
