"""How much time Spark takes beside NumPy: a part of engines.py, and a program of its own.

    python benchmarks/spark_speed.py [--rows N] >benchmarks/spark.txt

Both read the FENs of a Parquet file, compute three columns and add them up. Spark has one core for its
task, and its times are by the clock, the least of some rounds after a first one.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import chess_distance as cd
import chess_distance.spark as cds
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
boards_of = importlib.import_module("frames").boards_of
machine = importlib.import_module("speed").machine

SCHEMA = "way SMALLINT, attacked BIGINT, kings SMALLINT"


def write_fens(file: str, rows: int) -> None:
    games = [board.fen() for _, board in boards_of([], 60, 1)]
    pq.write_table(
        pa.table({"fen": [games[row % len(games)] for row in range(rows)]}),
        file,
        compression="zstd",
    )


def columns_of(fens: Any) -> tuple[Any, Any, Any]:
    """The white king's moves to a passed pawn, the squares that Black attacks, and the kings' distance."""
    with cd.settings(threads=1):
        p = cd.positions(fens)
        king = p.white & p.kings
        attacked = cd.attacked(p, color=False, without=king)
        passed = cd.passed_pawns(p.white & p.pawns, p.black & p.pawns, color=True)
        way = cd.path(cd.KING, king, passed, enemy=p.black, avoid=attacked)
        return way, attacked, cd.path(cd.KING, king, p.black & p.kings)


def with_numpy(file: str) -> tuple[int, ...]:
    way, attacked, kings = columns_of(pq.read_table(file, use_threads=False)["fen"])
    known = way[way != cd.NONE]
    return (
        int(known.sum(dtype=np.int64)),
        len(known),
        int((attacked & np.uint64(255)).sum()),
        int(kings.sum(dtype=np.int64)),
    )


def in_batches(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    for batch in batches:
        way, attacked, kings = columns_of(batch["fen"])
        none = way == cd.NONE
        columns = [pa.array(way.astype("int16"), mask=none), pa.array(attacked.view("int64"))]
        yield pa.RecordBatch.from_arrays(
            [*columns, pa.array(kings.astype("int16"))], ["way", "attacked", "kings"]
        )


def by_columns(fens: DataFrame) -> DataFrame:
    """The same by functions of chess_distance.spark."""
    p = cds.positions("fen")
    king, pawns = cds.squares_of(p, "white", "kings"), cds.squares_of(p, "black", "pawns")
    attacked = cds.attacked(p, color=False, without=king)
    passed = cds.passed_pawns(cds.squares_of(p, "white", "pawns"), pawns, color=True)
    black = cds.squares_of(p, "black")
    columns = {
        "way": cds.path(cd.KING, king, passed, enemy=black, avoid=attacked),
        "attacked": attacked,
        "kings": cds.path(cd.KING, king, cds.squares_of(p, "black", "kings")),
    }
    return cds.with_columns(fens, columns).select(*columns)


def sums(frame: DataFrame) -> tuple[int, ...]:
    low = f.sum(f.col("attacked").bitwiseAND(255))
    [row] = frame.agg(f.sum("way"), f.count("way"), low, f.sum("kings")).collect()
    return tuple(row)


def one_core() -> SparkSession:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)  # workers import this file
    settings: dict[str, Any] = {
        "spark.ui.enabled": "false", "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1", "spark.driver.memory": "2g",
    }  # fmt: skip
    session = SparkSession.builder.master("local[1]").config(map=settings).getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


def fens_in_spark(rows: int) -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/fens.parquet"
        write_fens(file, rows)
        session = one_core()
        fens = session.read.parquet(file)

        def least(call: Callable[[], tuple[int, ...]]) -> float:
            times = []
            for _ in range(4):
                start = time.perf_counter()
                assert call() == expected
                times.append(time.perf_counter() - start)
            return min(times)

        expected = with_numpy(file)
        of_numpy = least(lambda: with_numpy(file))
        yield f"{rows} FENs of Parquet to three sums: NumPy", f"{of_numpy:.2f} s"
        length = least(lambda: (fens.agg(f.max(f.length("fen"))).collect(), expected)[1])
        yield "Spark, the lengths of the texts alone", f"{length / of_numpy:.1f} times NumPy's"
        for batch in (2000, 10000, 50000):
            session.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", batch)
            for name, call in (
                ("one function by `mapInArrow`", lambda: sums(fens.mapInArrow(in_batches, SCHEMA))),
                ("`chess_distance.spark`", lambda: sums(by_columns(fens))),
            ):
                seconds = least(call)
                yield (
                    f"Spark, {name}, {batch} rows a batch",
                    f"{seconds / of_numpy:.1f} times NumPy's",
                )
        session.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="The time of Spark beside NumPy.")
    parser.add_argument("--rows", type=int, default=1_000_000)
    rows = parser.parse_args().rows
    print(f"{machine()}, Spark {pyspark.__version__}, pyarrow {pa.__version__}:\n")
    print("| what | time |\n|---|---|")
    for what, figure in fens_in_spark(rows):
        print(f"| {what} | {figure} |", flush=True)


if __name__ == "__main__":
    main()
