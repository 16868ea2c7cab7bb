"""Prints how much time Polars and DuckDB take beside NumPy, on this machine.

    python benchmarks/engines.py [--rows N] >benchmarks/engines.txt

Times are those of the processor unless a row says "by the clock", the least of some rounds in which
the programs alternate. Each engine must give NumPy's answers. Memory is what the highest use of a process grows by.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess_distance as cd
import chess_distance.duckdb
import chess_distance.polars
import duckdb
import numpy as np
import polars as pl
import pyarrow as pa

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
boards_of = importlib.import_module("frames").boards_of
machine = importlib.import_module("speed").machine

#: The rows that DuckDB gives at a time.
VECTOR = 2048
of = chess_distance.polars.of


def least(
    *calls: Callable[[], Any], rounds: int = 7, clock: Callable[[], float] = time.process_time
) -> list[float]:
    """The least seconds of each call, in alternating rounds."""

    def seconds(call: Callable[[], Any]) -> float:
        start = clock()
        call()
        return clock() - start

    times = [[seconds(call) for call in calls] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def with_numpy(fens: Any) -> tuple[Any, ...]:
    """The white king's moves to a passed pawn, the squares that Black attacks, and the kings' distance."""
    with cd.settings(threads=1):
        p = cd.positions(fens)
        king = p.white & p.kings
        attacked = cd.attacked(p, color=False, without=king)
        passed = cd.passed_pawns(p.white & p.pawns, p.black & p.pawns, color=True)
        way = cd.path(cd.KING, king, passed, p.white ^ king, p.black, attacked)
        return way, attacked, cd.path(cd.KING, king, p.black & p.kings)


SQL = """
SELECT chess_path('king', king, passed, xor(white, king), black, attacked) AS way, attacked,
       chess_path('king', king, black & kings) AS kings
FROM (SELECT king, white, black, kings, chess_attacked(p, false, king) AS attacked,
             chess_passed_pawns(white & pawns, black & pawns, true) AS passed
      FROM (SELECT p, p.white & p.kings AS king, p.white AS white, p.black AS black,
                   p.kings AS kings, p.pawns AS pawns
            FROM (SELECT chess_position(fen) AS p FROM fens)))
"""


def connected(**tables: Any) -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    for name, table in tables.items():
        connection.register("given", table)
        connection.execute(f"CREATE TABLE {name} AS SELECT * FROM given")
        connection.unregister("given")
    return connection


def fens_in_duckdb(rows: int, rounds: int = 5) -> Iterator[tuple[str, str]]:
    boards = boards_of([], 60, 1)
    games = [board.fen() for _, board in boards]
    fens = pa.array([f"{games[row % len(games)]} " for row in range(rows)], pa.large_string())
    connection = connected(fens=pa.table({"fen": fens}))

    def answers(threads: int) -> Callable[[], Any]:
        def run() -> Any:
            connection.execute(f"SET threads = {threads}")
            return connection.sql(SQL).to_arrow_table()

        return run

    expected, found = with_numpy(fens), answers(2)()
    for numbers, name in zip(expected, ("way", "attacked", "kings"), strict=True):
        column = found[name].combine_chunks().fill_null(cd.NONE).to_numpy(zero_copy_only=False)
        assert np.array_equal(column, numbers), name
    of_numpy, one, two = least(lambda: with_numpy(fens), answers(1), answers(2), rounds=rounds)
    what = f"{rows} FENs to three columns"
    yield f"{what}: NumPy", f"{of_numpy:.2f} s"
    yield f"{what}: DuckDB, one thread", f"{one:.2f} s, {one / of_numpy:.1f} times NumPy's"
    yield f"{what}: DuckDB, two threads", f"{two:.2f} s, {two / of_numpy:.1f} times NumPy's"
    one, two = least(answers(1), answers(2), rounds=rounds, clock=time.perf_counter)
    yield f"{what}: DuckDB, two threads by the clock", f"{two / one:.2f} times one thread's"


CALLS = (
    "same(s)", "chess_distance('king', a, b)", "chess_nearest(a, s)", "chess_path('king', s, t)",
    "chess_path('king', s, t, o)", "chess_path('king', a, b, o)", "chess_attacks('rook', s, o)", "chess_moves('king', s, o)",
    "chess_passed_pawns(s, t, true)", "chess_map('king', s)[1]",
)  # fmt: skip


def calls_of_duckdb(vectors: int) -> Iterator[tuple[str, str]]:
    random, n = np.random.default_rng(1), vectors * VECTOR
    squares = {name: random.integers(0, 64, n, np.uint8) for name in "ab"}
    sets = {
        name: np.left_shift(np.uint64(1), random.integers(0, 64, n, np.uint64)) for name in "sto"
    }
    connection = connected(t=pa.table(squares | sets))
    connection.execute("SET threads = 1")
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    connection.create_function(
        "same", lambda column: column, None, duckdb.sqltype("UBIGINT"), **options
    )
    for call in CALLS:
        query = f"SELECT max({call}) FROM t"
        [seconds] = least(lambda query=query: connection.execute(query).fetchall())
        yield f"DuckDB, {VECTOR} rows: `{call}`", f"{1e6 * seconds / vectors:.0f} µs"


def groups_of_polars() -> Iterator[tuple[str, str]]:
    random, n = np.random.default_rng(1), 200_000
    frame = pl.DataFrame({
        "game": np.arange(n) // 20, "a": random.integers(0, 64, n, np.uint8), "b": random.integers(0, 64, n, np.uint8)
    })  # fmt: skip
    call = of(pl.col("a")).distance(cd.KING, "b").cast(pl.Float64)
    before = frame.lazy().with_columns(d=call)
    for name, query in (
        ("group_by", lambda frame, d: frame.group_by("game", maintain_order=True).agg(d.mean())),
        ("over", lambda frame, d: frame.select(d.mean().over("game"))),
    ):
        inside = query(frame.lazy(), call.alias("d"))
        first = query(before, pl.col("d"))
        assert inside.collect().equals(first.collect())
        rounds = 1 if least(inside.collect, rounds=1)[0] > 1 else 15
        ours, other = least(inside.collect, first.collect, rounds=rounds)
        yield (
            f"Polars, `{name}` with 10,000 groups",
            f"{ours / other:.1f} times a column computed before",
        )


MAPS = """
import resource, sys, chess_distance as cd, chess_distance.polars, numpy as np, polars as pl
rows = pl.LazyFrame({"a": np.arange(4_000_000, dtype=np.uint8) % 64})
def maps(n):
    query = rows.head(n).select(m=chess_distance.polars.of(pl.col("a")).map("king"))
    query.sink_ipc(sys.argv[1], engine="streaming")
maps(1000)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
maps(4_000_000)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def memory_of_polars() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", MAPS, f"{folder}/maps.arrow"]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        maps = pl.scan_ipc(f"{folder}/maps.arrow").select(pl.col("m").arr.get(63)).collect()
        assert (maps.to_series()[:64].to_numpy() == cd.king_table[63]).all()
    yield "Polars, 4 million maps to a file, streaming", f"{int(printed) / 1024:.0f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description="The time of Polars and DuckDB beside NumPy.")
    parser.add_argument("--rows", type=int, default=1_000_000)
    rows = parser.parse_args().rows
    versions = f"DuckDB {duckdb.__version__}, Polars {pl.__version__}, pyarrow {pa.__version__}"
    print(f"{machine()}, {versions}:\n\n| what | time or memory |\n|---|---|")
    for part in (
        fens_in_duckdb(rows),
        calls_of_duckdb(max(rows // 5000, 2)),
        groups_of_polars(),
        memory_of_polars(),
    ):
        for what, figure in part:
            print(f"| {what} | {figure} |", flush=True)


if __name__ == "__main__":
    main()
