"""Prints the tables of the package's README: sizes, and speed on this machine.

    python benchmarks/speed.py [--rows N] >benchmarks/speed.txt

Then tools/speed.py copies them into the README.

Each row is the best of alternating rounds of ours and of the baseline, in the time of one processor;
both must give the same numbers. Slow baselines are timed on fewer rows. The programs are those of
examples/features.py. Rows that need python-chess or numba are left out if it is not installed.
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
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess_distance as cd
import numpy as np
from chess_distance import __main__ as command_line
from chess_distance._library import ffi, lib, pointer


def optional(name: str) -> Any:
    """A module, or None without it."""
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
chess, numba = optional("chess"), optional("numba")
features = chess and optional("features")
missing = {name for name, module in (("python-chess", chess), ("numba", numba)) if not module}


def sizes() -> Iterator[tuple[str, int]]:
    """What is installed, and what is downloaded, in KB."""
    package = Path(cd.__file__).parent
    files = [file for file in package.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            archive.write(file, file.relative_to(package))
    library = [file for file in files if file.suffix in (".so", ".dll", ".dylib")]
    for name, size in (
        ("the package, compressed; a wheel also has licenses", len(packed.getvalue())),
        ("the package, installed", sum(file.stat().st_size for file in files)),
        ("of that the C library", sum(file.stat().st_size for file in library)),
    ):
        yield name, round(size / 1024)


def seconds(call: Callable[[], Any]) -> float:
    with cd.settings(threads=1):
        start = time.process_time()
        call()
        return time.process_time() - start


def arithmetic(a: Any, b: Any) -> Any:
    """The king distance in plain NumPy."""
    files = np.abs((a & 7).astype(np.int8) - (b & 7).astype(np.int8))
    ranks = np.abs((a >> 3).astype(np.int8) - (b >> 3).astype(np.int8))
    return np.maximum(files, ranks).astype(np.uint8)


def territory_tables() -> Any:
    """First, second and tied for each pair of squares of two kings, in plain NumPy."""
    squares = np.arange(64, dtype=np.uint8)
    map_of = arithmetic(squares[:, None], squares)
    one, two, bits = map_of[:, None], map_of, np.left_shift(np.uint64(1), squares.astype(np.uint64))
    parts = (one < two, one > two, one == two)
    return [(part * bits).sum(axis=2, dtype=np.uint64).reshape(-1) for part in parts]


def count_by_queue(starts: Any, own: Any, target: int, steps: Any, counts: Any) -> Any:
    """Counts shortest ways by a queue; `steps` lists the neighbors of a square, and ends with 64."""
    queue, level, ways = np.zeros(64, np.int64), np.zeros(64, np.int64), np.zeros(64, np.uint64)
    for row in range(len(starts)):
        level[:] = -1
        queue[0], level[starts[row]], ways[starts[row]] = starts[row], 0, 1
        first, last = 0, 1
        while first < last and queue[first] != target:
            square = queue[first]
            first += 1
            for to in steps[square]:
                if to == 64:
                    break
                if level[to] < 0 and not own[row] >> np.uint64(to) & np.uint64(1):
                    level[to], ways[to], queue[last] = level[square] + 1, 0, to
                    last += 1
                if level[to] == level[square] + 1:
                    ways[to] += ways[square]
        counts[row] = ways[target] if level[target] >= 0 else 0
    return counts


def speeds(n: int) -> Iterator[tuple[str, str, float, float]]:
    """What, compared with what, nanoseconds a row, and how many times as fast."""
    random = np.random.default_rng(1)
    a, b = (random.integers(0, 64, n, np.uint8) for _ in range(2))
    own = random.integers(0, 2**63, n, np.uint64) & random.integers(0, 2**63, n, np.uint64)
    start = np.left_shift(np.uint64(1), a.astype(np.uint64))
    out, maps, same = np.empty(n, np.uint8), np.empty((n, 64), np.uint8), np.empty((n, 64), np.uint8)
    some, tenth = list(zip(a[:20_000].tolist(), b[:20_000].tolist(), strict=True)), n // 10
    near = [np.flatnonzero(row == 1) for row in arithmetic(np.arange(64)[:, None], np.arange(64))]
    steps = np.array([[*to, *[64] * (9 - len(to))] for to in near])
    parts = territory_tables()
    search = numba and numba.njit(count_by_queue)
    boards = ffi.new("ChessDistanceColumns *", (pointer(own), ffi.NULL, ffi.NULL))

    def pairs(piece: cd.Piece = cd.KING) -> Any:
        return cd.distance(piece, a, b, out=out)

    def c_maps() -> Any:
        return lib.chess_distance_map_batch(cd.KING, pointer(start), boards, pointer(same), n)

    def ours(places: Any = start) -> Any:
        return cd.distance_map(cd.KING, places, own=own, out=maps)

    def counts(places: Any) -> Any:
        return cd.trajectory_count(cd.KING, places, {63}, own=own if np.ndim(places) else own[0])

    def territory() -> Any:
        return cd.territory(cd.KING, a, cd.KING, b)

    def by_tables() -> Any:
        rows = a.astype(np.intp) << 6 | b
        return [part.take(rows) for part in parts]

    def by_numba() -> Any:
        return search(a[:tenth], own[:tenth], 63, steps, np.empty(tenth, np.uint64))

    for what, baseline, one, other, share in (
        ("king, pairs of squares", "python-chess", pairs,
         lambda: [chess.square_distance(*p) for p in some], len(some) / n),
        ("knight, pairs of squares", "python-chess", lambda: pairs(cd.KNIGHT),
         lambda: [chess.square_knight_distance(*p) for p in some], len(some) / n),
        ("king, pairs of squares", "NumPy arithmetic", pairs, lambda: arithmetic(a, b), 1),
        ("king, pairs of squares", "the C call", pairs,
         lambda: lib.chess_distance_batch(cd.KING, pointer(a), pointer(b), pointer(out), n), 1),
        ("king maps of sets among obstacles", "the C call", ours, c_maps, 1),
        ("king maps of squares among obstacles", "the C call", lambda: ours(a), c_maps, 1),
        ("territory of two kings, empty board", "NumPy tables", territory, by_tables, 1),
        ("shortest ways of a king among obstacles, counted", "numba",
         lambda: counts(start), by_numba, tenth / n),
        ("shortest ways of a king among obstacles, counted", "a call for each row",
         lambda: counts(start), lambda: [counts(word) for word in start[:2000]], min(2000, n) / n),
    ):  # fmt: skip
        if baseline in missing:
            continue
        rounds = [(seconds(one), seconds(other) / share) for _ in range(7)]
        best, baseline_best = (min(times) for times in zip(*rounds, strict=True))
        yield what, baseline, 1e9 * best / n, baseline_best / best
    assert (arithmetic(a, b) == pairs()).all() and c_maps() >= 0 and (ours() == same).all()
    assert all(map(np.array_equal, territory(), by_tables()))
    assert numba is None or (counts(start)[:tenth] == by_numba()).all()
    if chess is None:
        return
    for name, microseconds, theirs in features.compare([], n):
        yield f"FENs: {name}", "python-chess", 1e3 * microseconds, theirs / microseconds
    yield "FENs: figures as JSON", "", figures(n), 0
    for name, dtype in (("36 distance planes of a position", np.uint8), ("the same in float16", np.float16)):
        yield name, "", 1e3 * min(features.planes_of([], n, dtype) for _ in range(2)), 0


def figures(n: int) -> float:
    """Nanoseconds of a line of the command line."""
    fens = [board.fen() for _, board in features.boards_of([], 20, 1)]
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        (path := Path(folder) / "positions.fen").write_text("".join(f"{fens[row % len(fens)]}\n" for row in range(n)))
        return 1e9 * seconds(lambda: command_line.main(["--json", str(path)])) / n


def machine() -> str:
    model = platform.processor() or platform.machine()
    if (info := Path("/proc/cpuinfo")).exists():
        model = next((line.split(": ")[1] for line in info.read_text().splitlines() if "model name" in line), model)
    modules = {"NumPy": np, "python-chess": chess, "numba": numba}
    versions = [f"{name} {module.__version__}" for name, module in modules.items() if module]
    return ", ".join([model, f"{os.cpu_count()} processors", f"Python {platform.python_version()}", *versions])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The tables of the README.")
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args(arguments)
    print("| size | KB |\n|---|---|")
    for name, size in sizes():
        print(f"| {name} | {size} |")
    print(f"\n{options.rows} rows on {machine()}:\n")
    print("| rows | ns a row | compared with | times as fast |\n|---|---|---|---|")
    for what, baseline, nanoseconds, ratio in speeds(options.rows):
        shown, times = (f"{float(f'{number:.3g}'):g}" if number else "" for number in (nanoseconds, ratio))
        print(f"| {what} | {shown} | {baseline} | {times} |")


if __name__ == "__main__":
    main()
