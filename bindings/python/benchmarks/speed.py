"""Speed on this machine: a million pairs and a million king maps.

    python speed.py [--rows N] [--json FILE]

Each row is the median of alternating rounds of ours and of the baseline. Both must give the same
numbers. python-chess is timed on fewer rows and scaled. Numba and Polars are timed if they are
installed.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from typing import Any

import chess
import chess_distance as cd
import numpy as np
from chess_distance._library import ffi, lib


def seconds(call: Callable[[], Any]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def ratio(ours: Callable[[], Any], theirs: Callable[[], Any], share: float = 1.0) -> list[float]:
    """Median seconds of ours, of the baseline, and of the ratios of their rounds."""
    ours(), theirs()
    rounds = [(seconds(ours), seconds(theirs) / share) for _ in range(9)]
    times = [statistics.median(column) for column in zip(*rounds, strict=True)]
    return [*times, statistics.median(theirs / ours for ours, theirs in rounds)]


def arithmetic(a: Any, b: Any) -> Any:
    """The king distance in plain NumPy."""
    files = np.abs((a & 7).astype(np.int8) - (b & 7).astype(np.int8))
    ranks = np.abs((a >> 3).astype(np.int8) - (b >> 3).astype(np.int8))
    return np.maximum(files, ranks).astype(np.uint8)


def fill(start: Any, own: Any) -> Any:
    """King maps in plain NumPy: a fill by bitboards, all rows at once."""
    not_a, not_h = np.uint64(0xFEFEFEFEFEFEFEFE), np.uint64(0x7F7F7F7F7F7F7F7F)
    one, eight = np.uint64(1), np.uint64(8)
    squares = np.arange(64, dtype=np.uint64)
    maps = np.full((len(start), 64), 255, np.uint8)
    reached, frontier = start.copy(), start
    for level in range(64):
        bits = (frontier[:, None] >> squares) & one
        maps[bits.astype(bool)] = level
        row = reached | (reached & not_h) << one | (reached & not_a) >> one
        grown = reached | (row | row << eight | row >> eight) & ~own
        frontier, reached = grown & ~reached, grown
        if not frontier.any():
            return maps
    return maps


def rows(n: int) -> list[dict[str, Any]]:
    random = np.random.default_rng(1)
    a, b = (random.integers(0, 64, n, np.uint8) for _ in range(2))
    own = random.integers(0, 2**63, n, np.uint64) & random.integers(0, 2**63, n, np.uint64)
    start = np.left_shift(np.uint64(1), a.astype(np.uint64))
    out, maps = np.empty(n, np.uint8), np.empty((n, 64), np.uint8)
    few = min(n, 20_000)
    some = [(int(x), int(y)) for x, y in zip(a[:few], b[:few], strict=True)]
    table: list[tuple[str, str, float | None, list[float]]] = []

    def add(what: str, baseline: str, target: float | None, *calls: Any) -> None:
        table.append((what, baseline, target, ratio(*calls)))

    def pairs(piece: cd.Piece = cd.KING) -> Any:
        return cd.distance(piece, a, b, out=out)

    def c_pairs() -> Any:
        columns = (ffi.from_buffer("uint8_t[]", column) for column in (a, b, out))
        return lib.chess_distance_batch(cd.KING, *columns, n)

    assert (pairs() == arithmetic(a, b)).all()
    add("king, pairs", "python-chess", 1000, pairs,
        lambda: [chess.square_distance(x, y) for x, y in some], few / n)
    add("knight, pairs", "python-chess", 1000, lambda: pairs(cd.KNIGHT),
        lambda: [chess.square_knight_distance(x, y) for x, y in some], few / n)
    add("king, pairs", "NumPy arithmetic", 3, pairs, lambda: arithmetic(a, b))
    add("queen, pairs", "king, pairs", 0.5, lambda: pairs(cd.QUEEN), pairs)
    add("king, pairs", "the C call", 0.8, pairs, c_pairs)
    try:
        import numba
    except ImportError:
        pass
    else:
        compiled = numba.vectorize(["uint8(uint8, uint8)"])(
            lambda x, y: max(
                abs(np.int8(x & 7) - np.int8(y & 7)), abs(np.int8(x >> 3) - np.int8(y >> 3))
            )
        )
        assert (compiled(a, b) == out).all()
        add("king, pairs", "Numba", None, pairs, lambda: compiled(a, b, out))
    try:
        import polars as pl
    except ImportError:
        pass
    else:
        frame = pl.DataFrame({"a": a.astype(np.int8), "b": b.astype(np.int8)})
        x, y = pl.col("a"), pl.col("b")
        files = (x % 8 - y % 8).abs()
        ranks = (x // 8 - y // 8).abs()
        native = pl.max_horizontal(files, ranks).cast(pl.UInt8).alias("d")
        assert (frame.select(native)["d"].to_numpy() == pairs()).all()
        add("king, pairs", "Polars expressions", None, pairs, lambda: frame.select(native))

    def all_maps() -> Any:
        return cd.distance_map(cd.KING, start, own=own, out=maps)

    board = ffi.new("ChessDistanceColumns *")
    board.own = ffi.from_buffer("uint64_t[]", own)

    def c_maps() -> Any:
        address = ffi.cast("uint8_t (*)[64]", ffi.from_buffer("uint8_t[]", maps.reshape(-1)))
        column = ffi.from_buffer("uint64_t[]", start)
        return lib.chess_distance_map_batch(cd.KING, column, board, address, n)

    part = min(n, 20_000)
    assert (all_maps()[:part] == fill(start[:part], own[:part])).all()
    add("king, maps", "NumPy fill", 3, all_maps, lambda: fill(start[:part], own[:part]), part / n)
    add("king, maps", "the C call", 0.8, all_maps, c_maps)
    add("king, maps from squares", "the C call on sets", 0.8,
        lambda: cd.distance_map(cd.KING, a, own=own, out=maps), c_maps)
    return [
        {"what": what, "ns": 1e9 * ours / n, "baseline": name, "baseline_ns": 1e9 * theirs / n,
         "ratio": times, "target": target}
        for what, name, target, (ours, theirs, times) in table
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--json", metavar="FILE")
    options = parser.parse_args()
    results = rows(options.rows)
    print(f"{options.rows} rows, Python {platform.python_version()}, NumPy {np.__version__}, "
          f"python-chess {chess.__version__}, {platform.machine()}")
    for row in results:
        target = "" if row["target"] is None else f"  target {row['target']}: " + (
            "yes" if row["ratio"] >= row["target"] else "NO")
        print(f"{row['what']:<24} {row['ns']:9.3f} ns  {row['baseline']:<20} "
              f"{row['baseline_ns']:10.3f} ns  {row['ratio']:9.2f}{target}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
