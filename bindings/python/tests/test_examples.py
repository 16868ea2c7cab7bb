"""The examples run, and data frames have the results of single calls."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import chess_distance as cd
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))

PGN = "[Event \"?\"]\n\n1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 *\n"


def needs(*modules):
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


def run(name, *arguments):
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_numpy(tmp_path):
    games = run("with_numpy.py")
    assert games.startswith("positions ") and games == run("with_numpy.py")
    pgn = tmp_path / "game.pgn"
    pgn.write_text(PGN)
    assert run("with_numpy.py", str(pgn)).startswith("positions 6\n")


@pytest.fixture(scope="module")
def table():
    from positions import columns

    return columns([], games=1, seed=3)


def expected(table):
    """Row by row: king distance, and the way of the white king to e8."""
    for row in range(len(table["ply"])):
        cell = {name: int(values[row]) for name, values in table.items()}
        straight = cd.distance(cd.KING, cell["white_king"], cell["black_king"])
        obstacles = cell["white"], cell["black"], cell["attacked_by_black"]
        yield straight, cd.path(cd.KING, cell["white_king"], 60, *obstacles)


@needs("polars")
def test_polars(table):
    import chess_distance.polars  # noqa: F401
    import polars as pl

    assert "moves to e8" in run("with_polars.py")
    king = pl.col("white_king").chess_distance
    sets = ("white", "black", "attacked_by_black")
    frame = pl.DataFrame(table).select(
        king.distance(cd.KING, "black_king").alias("straight"),
        king.path(cd.KING, 60, *sets).alias("way"),
        king.map(cd.KING, *sets).alias("map"),
    )
    assert frame.select("straight", "way").rows() == list(expected(table))
    assert frame["map"].dtype == pl.Array(pl.UInt8, 64)
    maps = frame["map"].to_numpy()
    for row, (_, way) in enumerate(expected(table)):
        assert maps[row, 60] == (255 if way is None else way)
    one, two = (pl.Series(table[name]).cast(pl.UInt64) for name in ("white", "black"))
    parts = pl.DataFrame({"a": one, "b": two}).select(
        pl.col("a").chess_distance.territory(cd.KING, cd.KNIGHT, "b").alias("t")
    )["t"]
    single = cd.territory(cd.KING, table["white"][0], cd.KNIGHT, table["black"][0])
    assert tuple(parts[0].values()) == single
    # One set for all rows is a set, one square a square.
    corners = pl.lit(1 << 63 | 1, dtype=pl.UInt64)
    squares = pl.DataFrame({"a": [3, 62, 7]}, schema={"a": pl.UInt8})
    to = pl.col("a").chess_distance
    ways = squares.select(to.path(cd.KING, corners), b=to.path(cd.KING, 0), c=to.map(cd.KING))
    assert ways["a"].to_list() == [3, 1, 7] and ways["b"].to_list() == [3, 7, 7]
    assert ways["c"].to_numpy()[:, 0].tolist() == [3, 7, 7]
    assert squares.select(corners.chess_distance.path(cd.KING, "a")).to_series().to_list() == [3, 1, 7]
    walls = pl.when(pl.col("a") == 3).then(2).otherwise(0).cast(pl.UInt64)
    maps = squares.select(corners.chess_distance.map(cd.KING, own=walls)).to_series().to_numpy()
    assert maps[0].tolist() == cd.distance_map(cd.KING, {0, 63}, own=2).tolist()
    assert maps[1].tolist() == cd.distance_map(cd.KING, {0, 63}).tolist()
    nulls = pl.DataFrame({"a": [0, None], "b": [63, 63]})
    ways = nulls.select(pl.col("a").chess_distance.distance(cd.KNIGHT, "b"))["a"]
    assert ways.to_list() == [6, None]


@needs("duckdb", "pyarrow")
def test_duckdb(table):
    import chess_distance.duckdb
    import duckdb
    import pyarrow as pa

    assert len(run("with_duckdb.py").splitlines()) > 1
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    connection.register("positions", pa.table(table))
    rows = connection.sql(
        "SELECT chess_distance('king', white_king, black_king),"
        " chess_path('king', white_king, 60, white, black, attacked_by_black),"
        " chess_map('king', white_king, white, black, attacked_by_black)[61] FROM positions"
    ).fetchall()
    assert [row[:2] for row in rows] == list(expected(table))
    assert [255 if way is None else way for _, way, _ in rows] == [row[2] for row in rows]


@needs("pyspark", "pyarrow")
def test_spark():
    from positions import columns

    lines = [line.split() for line in run("with_spark.py").splitlines()]
    table = columns([])
    ways = list(zip(table["ply"], *zip(*_all(table), strict=True), strict=True))
    for from_ply, count, straight, way in lines:
        rows = [row for row in ways if row[0] // 20 * 20 == int(from_ply)]
        assert len(rows) == int(count)
        assert np.isclose(np.mean([row[1] for row in rows]), float(straight), atol=0.006)
        known = [row[2] for row in rows if row[2] is not None]
        if not known:
            assert way == "None"
        else:
            assert np.isclose(np.mean(known), float(way), atol=0.006)


def _all(table):
    return list(expected(table))
