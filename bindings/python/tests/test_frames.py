"""Data frames and SQL: the examples run, and columns have the results of single calls."""

import importlib.util
import subprocess
import sys
from contextlib import suppress
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


polars, sql = needs("polars"), needs("duckdb", "pyarrow")
with suppress(ImportError):
    import chess_distance.polars
    import polars as pl
with suppress(ImportError):
    import chess_distance.duckdb
    import duckdb


def run(name, *arguments):
    command = [sys.executable, EXAMPLES / name, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_features(tmp_path):
    """The example compares its columns with python-chess row by row."""
    lines = run("features.py", "--rows", "3000").splitlines()
    assert len(lines) == 6 and lines[-1].startswith("36 distance planes")
    (pgn := tmp_path / "game.pgn").write_text(PGN)
    assert len(run("features.py", str(pgn), "--rows", "6").splitlines()) == 6


@pytest.fixture(scope="module")
def table():
    from frames import columns

    return columns([], games=1, seed=3)


@pytest.fixture
def connection():
    connection = duckdb.connect()
    for _ in range(2):  # as a notebook whose cell runs again
        chess_distance.duckdb.register(connection)
    return connection


def expected(table):
    """Row by row: king distance, and the way of the white king to e8."""
    for row in range(len(table["ply"])):
        cell = {name: int(values[row]) for name, values in table.items()}
        straight = cd.distance(cd.KING, cell["white_king"], cell["black_king"])
        obstacles = cell["white"], cell["black"], cell["attacked_by_black"]
        yield straight, cd.path(cd.KING, cell["white_king"], 60, *obstacles)


@polars
def test_polars(table):
    assert "moves to e8" in run("frames.py", "polars")
    king = pl.col("white_king").chess_distance
    sets = ("white", "black", "attacked_by_black")
    frame = pl.DataFrame(table).select(
        king.distance(cd.KING, "black_king").alias("straight"),
        king.path(cd.KING, 60, *sets).alias("way"),
        king.map(cd.KING, *sets).alias("map"),
    )
    assert frame.select("straight", "way").rows() == list(expected(table))
    assert frame["map"].dtype == pl.Array(pl.UInt8, 64)
    to_e8 = [255 if way is None else way for _, way in expected(table)]
    assert frame["map"].to_numpy()[:, 60].tolist() == to_e8
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


@sql
def test_duckdb(table, connection):
    import pyarrow as pa

    assert len(run("frames.py", "duckdb").splitlines()) > 1
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
    from frames import columns

    lines = [line.split() for line in run("frames.py", "spark").splitlines()]
    table = columns([])
    ways = list(zip(table["ply"], *zip(*expected(table), strict=True), strict=True))
    for from_ply, count, straight, way in lines:
        rows = [row for row in ways if row[0] // 20 * 20 == int(from_ply)]
        assert len(rows) == int(count)
        assert np.isclose(np.mean([row[1] for row in rows]), float(straight), atol=0.006)
        known = [row[2] for row in rows if row[2] is not None]
        assert way == "None" if not known else np.isclose(np.mean(known), float(way), atol=0.006)


SIGNED = ["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT"]
UNSIGNED = ["UTINYINT", "USMALLINT", "UINTEGER", "UBIGINT"]


@pytest.fixture
def select(connection):
    return lambda query: connection.sql("SELECT " + query).fetchall()


@sql
@pytest.mark.parametrize("kind", SIGNED + UNSIGNED)
def test_integers_of_every_width(select, kind):
    """A UBIGINT is a set, where NumPy's and Polars' 64-bit integers without a sign are sets."""
    rows = f"FROM (VALUES (4::{kind}, 2::{kind}), (9, 0), (NULL, 0)) AS t(start, walls)"
    found = select(f"chess_path('rook', start, 7, walls), chess_map('rook', start, walls)[8] {rows}")
    starts = [np.uint64(4), np.uint64(9)] if kind == "UBIGINT" else [4, 9]
    ways = [cd.path(cd.ROOK, start, 7, own=w) for start, w in zip(starts, [2, 0], strict=True)]
    assert found == [(way, way) for way in ways] + [(None, None)]
    if kind != "UBIGINT":
        assert select(f"chess_distance('knight', start, 63::{kind}) {rows}")[0] == (cd.distance(cd.KNIGHT, 4, 63),)


@sql
def test_one_rule_for_the_integers_of_numpy_polars_and_sql(select):
    """16 is e3 as a square, and e1 as a set in 64 bits without a sign."""
    of = chess_distance.polars.col
    kinds = dict(zip(SIGNED[:-1] + UNSIGNED, ("i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"), strict=True))
    for kind, name in kinds.items():
        column = np.array([16], name)
        expected = 7 if kind == "UBIGINT" else cd.square_distance(16, 60)
        assert cd.path(cd.KING, column, 60).tolist() == [expected]
        assert select(f"chess_path('king', 16::{kind}, 60)") == [(expected,)]
        frame = pl.DataFrame({"a": column})
        assert frame.select(of("a").chess_distance.path(cd.KING, 60)).item() == expected
    assert select("chess_path('king', 18446744073709551615::UBIGINT, 60)") == [(0,)]


@sql
def test_fens_in_sql_and_polars(boards, connection):
    fens = [None, *(board.fen() for board in boards)]
    expected = [(None,) * 10, *zip(*(column.tolist() for column in cd.positions(fens[1:]).sets().values()), strict=True)]
    rows = connection.execute("SELECT unnest(chess_position(fen)) FROM (SELECT unnest(?) AS fen)", [fens]).fetchall()
    assert rows == expected
    with pytest.raises(duckdb.Error, match="board = '8/8': a board has 8 ranks"):
        connection.sql("SELECT chess_position('8/8')").fetchall()
    if importlib.util.find_spec("polars"):
        frame = pl.DataFrame({"fen": fens})
        found = frame.lazy().select(p=chess_distance.polars.col("fen").chess_distance.position()).unnest("p").collect()
        assert found.rows() == expected and found.columns == list(cd.positions([]).sets())


@sql
def test_features_in_sql_and_polars_are_those_of_numpy(table, connection):
    import pyarrow as pa

    connection.register("positions", pa.table(table))
    kings, sets = (table["white_king"], table["black_king"]), (table["white"], table["black"])
    passed = cd.passed_pawns(*sets, color=False)
    near = [None if d == 255 else d for d in cd.nearest(kings[0], passed).tolist()]
    sides = cd.territory(cd.KING, kings[0], cd.KNIGHT, kings[1], *sets)
    rows = connection.sql(
        "SELECT chess_passed_pawns(white, black, false) AS passed, chess_nearest(white_king, passed),"
        " chess_territory('king', white_king, 'knight', black_king, white, black) FROM positions"
    ).fetchall()
    assert [row[:2] for row in rows] == list(zip(passed.tolist(), near, strict=True))
    assert [tuple(row[2].values()) for row in rows] == list(zip(*map(np.ndarray.tolist, sides), strict=True))
    nulls = "chess_nearest(NULL, 1), chess_passed_pawns(NULL, 1, true), chess_territory('king', 0, 'king', NULL)"
    assert connection.sql(f"SELECT {nulls}, chess_nearest(0, 0)").fetchall() == [(None,) * 4]
    with pytest.raises(duckdb.Error, match="white is one value for all rows"):
        connection.sql("SELECT chess_passed_pawns(1, 2, x) FROM (VALUES (true), (false)) AS t(x)").fetchall()
    if importlib.util.find_spec("polars"):
        king, white = pl.col("white_king").chess_distance, pl.col("white").chess_distance
        frame = pl.DataFrame(table).with_columns(passed=white.passed_pawns("black", color=False)).with_columns(
            near=king.nearest("passed"),
            sides=king.territory(cd.KING, cd.KNIGHT, "black_king", "white", "black"),
        )  # fmt: skip
        assert frame["passed"].to_list() == passed.tolist() and frame["near"].to_list() == near
        assert [row[2] for row in rows] == frame["sides"].to_list()


@sql
def test_obstacles_may_be_left_out(select):
    assert select("chess_path('rook', 0, 63)") == [(2,)]
    assert select("chess_path('rook', 0, 7, 2)") == [(3,)]
    assert select("chess_path('rook', 0, 7, 0, 2)") == [(2,)]
    assert select("chess_path('king', 0, 1, 0, 0, 2)") == [(None,)]
    assert select("chess_map('knight', 0)[64]") == [(6,)]
    assert select("chess_path('king', 0, 1, NULL)") == [(None,)]
    h8 = "-9223372036854775807::BIGINT - 1"
    assert select(f"chess_path('king', 0, 63, {h8})") == [(None,)]


@sql
def test_pieces_and_squares_have_names(select):
    assert select("chess_distance('knight', 'a1', 'h8')") == [(6,)]
    rows = "FROM (VALUES ('e1'), (NULL)) AS t(start)"
    assert select(f"chess_path('king', start, 60) {rows}") == [(7,), (None,)]
    for piece in cd.Piece:
        expected = [(cd.distance(piece, 8, 40),)]
        name = piece.name.lower().replace("_", " ")
        assert select(f"chess_distance('{name}', 8, 40)") == expected
    assert select("chess_distance('leaper(1, 3)', 0, 63)") == [(5,)]
    assert select("chess_distance(NULL, 0, 63)") == [(None,)]


@sql
@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("chess_distance('king', 64, 0)", r"a\[0\] = 64: A square"),
        ("chess_distance('king', 18446744073709551615::UBIGINT, 0)", "uint64 values are sets"),
        ("chess_distance('king', 18446744073709551615::HUGEINT, 0)", "= 18446744073709551615: A sq"),
        ("chess_path('king', 'e9', 0)", "start.0. = 'e9'"),
        ("chess_path('king', 0, 1, 'e4')", "own is a column of string"),
        ("chess_path('king', 0, 1, -1::HUGEINT)", "own = -1: a negative"),
        ("chess_path('king', 0, -1)", r"target\[0\] = -1: A square"),
        ("chess_path('king', 0, 1, -1)", "own = -1"),
        ("chess_path('king', 0, 1.5::DOUBLE)", "target is a column of double"),
        ("chess_path('king', 0, true)", "target is a column of bool"),
        ("chess_path('king', 0)", r"chess_path\(piece, start, target\[, own\]"),
        ("chess_distance('king', 0, 1, 2)", r"chess_distance\(piece, a, b\)"),
        ("chess_distance('pawn', 0, 1)", "white pawn"),
        ("chess_distance(99, 0, 1)", "piece types go through cd.from_chess"),
        ("chess_distance(0, 0, 1)", "0 is cd.KING here"),
        ("chess_distance(p, 0, 1) FROM (VALUES ('king'), ('queen')) AS t(p)", "piece is one value for all rows"),
    ],
)
def test_errors_name_the_argument(select, query, sentence):
    with pytest.raises(duckdb.Error, match=sentence):
        select(query)


SETS = [0, 10, 48, 1 << 63]


@polars
@pytest.mark.parametrize("kind", ["UInt64", "Int64"])
def test_sets_of_every_integer_type_are_sets(kind):
    frame = pl.DataFrame({"a": [0, 0, 0, 54], "b": [3, 3, 3, 63]})
    words = [w - (1 << 64) if kind == "Int64" and w >> 63 else w for w in SETS]
    frame, start = frame.with_columns(w=pl.Series(words, dtype=getattr(pl, kind))), pl.col("a").chess_distance
    ways = frame.select(start.path(cd.KING, "b", own="w")).to_series().to_list()
    assert ways == [cd.path(cd.KING, a, b, own=w) for a, b, w in zip([0, 0, 0, 54], [3, 3, 3, 63], SETS)]
    assert ways != [3, 3, 3, 1]
    maps = frame.select(start.map(cd.KING, own="w")).to_series()
    assert maps[1].to_list() == cd.distance_map(cd.KING, 0, own=10).tolist()
    assert frame[1:2].select(start.path(cd.KING, "b", own="w")).item() is None


@polars
def test_columns_of_different_lengths_are_an_error():
    frame, other = pl.DataFrame({"a": [0, 1, 2]}), pl.lit(pl.Series([1, 2]))
    # Older versions of Polars panic at any exception of a function.
    with pytest.raises(BaseException, match="lengths"):
        frame.select(pl.col("a").chess_distance.distance(cd.KING, other))


@polars
def test_what_is_no_piece_is_found_at_once():
    column = pl.col("a").chess_distance
    calls = lambda: column.distance(6, 0), lambda: column.path(6, 0), lambda: column.map(6)
    for call in (*calls, lambda: column.territory(cd.KING, 6, 0)):
        with pytest.raises(TypeError, match="Piece"):
            call()


@polars
def test_a_frame_may_be_empty():
    frame = pl.DataFrame({"a": []}, schema={"a": pl.UInt8})
    assert frame.select(pl.col("a").chess_distance.distance(cd.KING, 5)).height == 0
    assert frame.select(pl.col("a").chess_distance.map(cd.KING, own=5)).height == 0
