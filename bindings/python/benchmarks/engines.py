"""Prints how much time Polars and DuckDB take beside NumPy, on this machine.

    python benchmarks/engines.py [--rows N] >benchmarks/engines.txt

The table is also in docs/frames.md. Times are those of the processor unless a row says "by the clock",
the least of some rounds in which the programs alternate. Each engine must give NumPy's answers. Memory
is what the highest use of a process grows by, and the most of three processes.

"DuckDB alone" are functions that give the answers of one vector for all, without computing: the time
is that of DuckDB and of its conversions to Arrow and back.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import chess_distance as cd
import chess_distance.duckdb
import chess_distance.polars
import duckdb
import numpy as np
import polars as pl
import pyarrow as pa
from chess_distance._functions import FUNCTIONS

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


def computing_once(call: Callable[..., pa.Array]) -> Callable[..., pa.Array]:
    """A function that keeps the answers for the first vector, and gives them for all others."""
    kept: dict[tuple[int, int], pa.Array] = {}

    def vectors(*columns: Any) -> pa.Array:
        key = len(columns), len(columns[0])
        if key not in kept:
            kept[key] = call(*columns)
        return kept[key]

    return vectors


def connected(*, is_alone: bool = False, **tables: Any) -> duckdb.DuckDBPyConnection:
    """A connection with our functions, or with those that compute nothing."""
    connection = duckdb.connect()
    if is_alone:
        for function in FUNCTIONS:
            add(connection, function.sql, computing_once(chess_distance.duckdb.on_vectors(function)),
                chess_distance.duckdb.sql_type(function.result))  # fmt: skip
    else:
        chess_distance.duckdb.register(connection)
    add(connection, "same", lambda column: column, "UBIGINT")
    for name, table in tables.items():
        connection.register("given", table)
        connection.execute(f"CREATE TABLE {name} AS SELECT * FROM given")
        connection.unregister("given")
    return connection


def add(
    connection: duckdb.DuckDBPyConnection, name: str, call: Callable[..., pa.Array], kind: str
) -> None:
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    connection.create_function(name, call, None, duckdb.sqltype(kind), **options)


COLUMNS = {"way": pa.uint8(), "attacked": pa.uint64(), "kings": pa.uint8()}


def answers_of(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """NumPy's columns for batches that DuckDB reads."""
    for batch in batches:
        yield pa.record_batch(list(with_numpy(batch["fen"])), schema=pa.schema(COLUMNS))


def fens_in_duckdb(rows: int, rounds: int = 5) -> Iterator[tuple[str, str]]:
    boards = boards_of([], 60, 1)
    games = [board.fen() for _, board in boards]
    fens = pa.array([f"{games[row % len(games)]} " for row in range(rows)], pa.large_string())
    table = pa.table({"fen": fens})
    ours, alone = connected(fens=table), connected(fens=table, is_alone=True)

    def functions(connection: duckdb.DuckDBPyConnection) -> Any:
        return connection.sql(SQL).to_arrow_table()

    def batches(connection: duckdb.DuckDBPyConnection) -> Any:
        read = connection.cursor().sql("SELECT fen FROM fens").to_arrow_reader(1 << 16)
        answers = pa.RecordBatchReader.from_batches(pa.schema(COLUMNS), answers_of(read))
        return connection.from_arrow(answers).to_arrow_table()

    def with_threads(
        threads: int, program: Callable[..., Any], connection: duckdb.DuckDBPyConnection
    ) -> Callable[[], Any]:
        def run() -> Any:
            connection.execute(f"SET threads = {threads}")
            return program(connection)

        return run

    expected = with_numpy(fens)
    for program in (functions, batches):
        found = with_threads(2, program, ours)()
        for numbers, name in zip(expected, COLUMNS, strict=True):
            column = found[name].combine_chunks().fill_null(cd.NONE).to_numpy(zero_copy_only=False)
            assert np.array_equal(column, numbers), name
    programs = {
        "functions": (functions, ours), "functions, DuckDB alone": (functions, alone), "batches of Arrow": (batches, ours),
    }  # fmt: skip
    runs = [with_threads(threads, *program) for program in programs.values() for threads in (1, 2)]
    of_numpy, *times = least(lambda: with_numpy(fens), *runs, rounds=rounds)
    clock = least(*runs, rounds=rounds, clock=time.perf_counter)
    what = f"{rows} FENs to three columns"
    yield f"{what}: NumPy", f"{of_numpy:.2f} s"
    for number, name in enumerate(programs):
        one, two = times[2 * number : 2 * number + 2]
        yield f"{what}: {name}", f"{one:.2f} s, {one / of_numpy:.1f} times NumPy's"
        yield f"{what}: {name}, two threads", f"{two:.2f} s, {two / of_numpy:.1f} times NumPy's"
        by_the_clock = clock[2 * number + 1] / clock[2 * number]
        yield (
            f"{what}: {name}, two threads by the clock",
            f"{by_the_clock:.2f} times as long as one thread",
        )


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
    table = pa.table(squares | sets)
    connections = [connected(t=table), connected(t=table, is_alone=True)]
    for connection in connections:
        connection.execute("SET threads = 1")
    for call in CALLS:
        query = f"SELECT max({call}) FROM t"
        runs = [
            lambda query=query, connection=connection: connection.execute(query).fetchall()
            for connection in connections
        ]
        ours, alone = (f"{1e6 * seconds / vectors:.0f}" for seconds in least(*runs))
        figure = f"{ours} µs" if call == CALLS[0] else f"{ours} µs, DuckDB alone {alone}"
        yield f"DuckDB, {VECTOR} rows: `{call}`", figure


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


MAPS = r"""
import re, sys, chess_distance as cd, chess_distance.polars, numpy as np, polars as pl
path, kind, millions = sys.argv[1:]
rows = pl.LazyFrame({"a": np.arange(int(millions) * 1_000_000, dtype=np.uint8) % 64})
maps = chess_distance.polars.of(pl.col("a")).map("king")
if kind == "alone":
    maps = pl.concat_arr([pl.col("a") + n for n in range(64)])
def write(frame):
    query = frame.select(m=maps)
    (query.sink_ipc if path.endswith("arrow") else query.sink_parquet)(path, engine="streaming")
# Linux: getrusage begins with the memory of the process that started this one.
def highest():
    return int(re.search(r"VmHWM:\s+(\d+)", open("/proc/self/status").read())[1])
write(rows.head(1000))
before = highest()
write(rows)
print(highest() - before)
"""


def memory_of_polars() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:

        def kilobytes(*arguments: str) -> int:
            command = [sys.executable, "-c", MAPS, *arguments]
            return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

        for ending, read in (("arrow", pl.scan_ipc), ("parquet", pl.scan_parquet)):
            path = f"{folder}/maps.{ending}"
            for kind, millions, what in (
                ("alone", 4, f"{ending}, 4 million rows of 64 numbers of Polars' own"),
                ("ours", 16, f"{ending}, 16 million maps"),
                ("ours", 4, f"{ending}, 4 million maps"),
            ):
                most = max(kilobytes(path, kind, str(millions)) for _ in range(3))
                yield f"Polars, streaming to {what}", f"{most / 1024:.0f} MB"
            maps = read(path).select(pl.col("m").arr.get(63)).collect()
            assert (maps.to_series()[:64].to_numpy() == cd.king_table[63]).all()


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
