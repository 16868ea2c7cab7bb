"""A job of Spark on two million FENs in files, killed while it writes and started again.

    python benchmarks/spark_restart.py [--rows N]

It reads FENs from Parquet in eight files and writes Parquet with the moves of the white king to the
nearest passed pawn and the squares that Black attacks. After the second run, the sums of these columns
must be those of NumPy. `make proof PART=python` runs it.
"""

from __future__ import annotations

import argparse
import importlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import chess_distance as cd
import chess_distance.spark as cds
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from pyspark.sql import SparkSession

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
boards_of = importlib.import_module("frames").boards_of
FILES = 8


def write_fens(folder: str, rows: int) -> None:
    os.mkdir(folder)
    games = [board.fen() for _, board in boards_of([], 60, 1)]
    for number in range(FILES):
        part = range(number, rows, FILES)
        table = pa.table({"row": list(part), "fen": [games[row % len(games)] for row in part]})
        pq.write_table(table, f"{folder}/{number}.parquet", compression="zstd")


def job(source: str, target: str) -> None:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    for name in ("host", "bindAddress"):
        builder = builder.config(f"spark.driver.{name}", "127.0.0.1")
    session = builder.config("spark.sql.files.maxPartitionBytes", "4m").getOrCreate()
    frame = session.read.parquet(source)
    p = cds.positions("fen")
    white, black = (cds.squares_of(p, side, "pawns") for side in ("white", "black"))
    passed = cds.passed_pawns(white, black, color=True)
    way = cds.path(cd.KING, cds.squares_of(p, "white", "kings"), passed)
    columns = {"way": way, "attacked": cds.attacked(p, color=False)}
    frame = cds.with_columns(frame, columns).select("row", *columns)
    frame.write.mode("overwrite").option("compression", "zstd").parquet(target)
    session.stop()


def sums_of_numpy(source: str) -> tuple[int, ...]:
    table = pq.read_table(source)
    p = cd.positions(table["fen"])
    passed = cd.passed_pawns(p.white & p.pawns, p.black & p.pawns, color=True)
    way = cd.path(cd.KING, p.white & p.kings, passed)
    return sums(table["row"].to_numpy(), way, way != cd.NONE, cd.attacked(p, color=False))


def sums_of_parquet(target: str) -> tuple[int, ...]:
    table = pq.read_table(target)
    known = table["way"].is_valid().to_numpy()
    way = table["way"].fill_null(0).to_numpy()
    attacked = table["attacked"].to_numpy().view(np.uint64)
    return sums(table["row"].to_numpy(), way, known, attacked)


def sums(row: Any, way: Any, known: Any, attacked: Any) -> tuple[int, ...]:
    """The sums of the columns, of each product with the row's number, and of the two halves of sets."""
    halves = attacked & np.uint64(2**32 - 1), attacked >> np.uint64(32)
    found = [
        row,
        known,
        way[known],
        (row * way)[known],
        *halves,
        *(half % 1009 * row for half in halves),
    ]
    return len(row), *(int(values.astype(np.int64).sum()) for values in found)


def start(source: str, target: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, __file__, "--job", source, target]
    return subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL)


def kill_while_it_writes(source: str, target: str) -> int:
    """Kills the job with its processes once it has finished two files, and returns how many are there."""
    running, done = start(source, target), []
    while len(done) < 2 and running.poll() is None:
        done = list(Path(target).glob("_temporary/0/task_*/*.parquet"))
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGKILL)
    if running.wait() != -signal.SIGKILL or (Path(target) / "_SUCCESS").exists():
        sys.exit("spark_restart.py: the job ended before it was killed")
    return len(done)


def main() -> None:
    parser = argparse.ArgumentParser(description="A job of Spark, killed and started again.")
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--job", nargs=2)
    options = parser.parse_args()
    if options.job:
        job(*options.job)
        return
    with tempfile.TemporaryDirectory() as folder:
        source, target = f"{folder}/fens", f"{folder}/answers"
        write_fens(source, options.rows)
        files = kill_while_it_writes(source, target)
        if start(source, target).wait():
            sys.exit("spark_restart.py: the second run failed")
        expected, found = sums_of_numpy(source), sums_of_parquet(target)
        if found != expected:
            sys.exit(f"spark_restart.py: the sums differ: {found}, not {expected}")
    print(
        f"{options.rows} FENs in {FILES} files: killed after {files} files, started again, equal sums"
    )


if __name__ == "__main__":
    main()
