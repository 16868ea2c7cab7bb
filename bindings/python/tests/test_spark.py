"""Spark: every function beside NumPy's, sets with h8, faults on the driver, two workers, Spark Connect."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import chess_distance as cd
import numpy as np
import pytest
from chess_distance import _functions as table
from chess_distance._functions import BY_NAME, FUNCTIONS
from conftest import needs
from test_engines import arguments_of, of_numpy

with suppress(ImportError):
    import chess_distance.spark as cds
    import pandas as pd
    import pyarrow as pa
    import pyarrow.parquet as pq
    from chess_distance import _on_spark
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as f

pytestmark = needs("pyspark", "pyarrow", "pandas")
ROOT = Path(__file__).parents[1]
PAWNS = "4k3/p6p/8/8/P3P3/8/8/4K3 w"
H8 = 1 << 63


def started(builder):
    """A session without a page in the browser, whose workers run in this environment."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = {
        "ui.enabled": "false", "driver.bindAddress": "127.0.0.1", "driver.host": "127.0.0.1", "sql.shuffle.partitions": "2",
    }  # fmt: skip
    return builder.config(
        map={f"spark.{name}": value for name, value in settings.items()}
    ).getOrCreate()


@pytest.fixture(scope="module")
def session():
    session = started(SparkSession.builder.master("local[2]"))
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


def signed(rows):
    """Rows of NumPy with sets as Spark has them."""
    if isinstance(rows, dict):
        return {name: signed(value) for name, value in rows.items()}
    if isinstance(rows, list):
        return [signed(value) for value in rows]
    return rows - 2**64 if type(rows) is int and rows >= H8 else rows


def answers(frame, *names):
    rows = [row.asDict(recursive=True) for row in frame.orderBy("row").collect()]
    return [[row[name] for row in rows] for name in names]


def test_every_function_of_the_table_has_numpy_s_answers(session, boards):
    """In one job: sets are BIGINT, a row with a null is null, and no other row is."""
    boards, columns, calls, expected = boards[:40], {}, {}, {}
    is_null = np.arange(40) % 3 == 0
    for function in FUNCTIONS:
        given = arguments_of(function, boards)
        arguments = dict(given)
        for name, kind in function.kinds.items():
            if kind in table.ROWS:
                column = columns[key := f"{function.name} {name}"] = pd.Series(given[name])
                is_set = column.dtype == np.uint64
                arguments[name] = f.when(f.col("row") % 3 != 0, f.col(f"`{key}`"))
                if is_set and kind == table.PLACE:
                    arguments[name] = cds.sets(arguments[name])
        calls[function.name] = getattr(cds, function.name)(**arguments)
        rows = signed(of_numpy(function, given))
        expected[function.name] = [
            None if null else row for null, row in zip(is_null, rows, strict=True)
        ]
    frame = cds.frame_of(session, {"row": np.arange(40), **columns}).repartition(3)
    found = cds.with_columns(frame, calls)
    kinds = {field.name: field.dataType for field in found.schema.fields}
    assert {name: kinds[name] for name in BY_NAME} == {
        name: _on_spark.spark_type(function.result)[0] for name, function in BY_NAME.items()
    }
    for name, rows in zip(BY_NAME, answers(found, *BY_NAME), strict=True):
        assert rows == expected[name], name
    assert kinds["positions"].simpleString().count("bigint") == 9
    assert kinds["distance_planes"].simpleString() == "array<tinyint>"


def test_sets_with_h8_keep_all_bits(session):
    sets = np.array([1 << 4, H8, H8 | 1, 0], np.uint64)
    frame = cds.frame_of(session, {"row": np.arange(4), "k": sets})
    calls = {
        "way": cds.path("king", cds.sets("k"), 60), "walls": cds.path("king", 54, 63, own="k"), "back": cds.within("king", cds.sets("k"), 0),
        "squares": cds.path("king", f.col("row"), cds.sets("k")),
    }  # fmt: skip
    way, walls, back, squares = answers(cds.with_columns(frame, calls), *calls)
    assert way == [7, 3, 3, None] and walls == [1, None, None, 1]
    assert back == sets.view(np.int64).tolist() and back[1] < 0
    assert squares == [4, 7, 2, None]


def test_a_bigint_is_a_square_unless_it_is_marked(session):
    frame = session.createDataFrame([(0, 16, "a3")], "row INT, s BIGINT, name STRING")
    calls = {
        "square": cds.path("king", "s", 60), "named": cds.path("king", "name", f.lit("e8")), "marked": cds.path("king", cds.sets("s"), 60),
        "inner": cds.path("king", cds.within("king", cds.sets("s"), 2), {"e8", "a3"}), "one": cds.path("king", 4, {60}),
        "nearest": cds.nearest("s", {60}),
    }  # fmt: skip
    [row] = cds.with_columns(frame, calls).select(*calls).collect()
    assert tuple(row) == (5, 5, 7, 2, 7, 5)


def test_a_null_in_a_field_is_a_null(session):
    frame = session.createDataFrame([(0, PAWNS), (1, PAWNS)], "row INT, fen STRING")
    frame = cds.with_columns(frame, {"p": cds.positions("fen")})
    no_kings = f.col("p").withField("kings", f.when(f.col("row") == 0, f.col("p.kings")))
    frame = frame.withColumn("p", no_kings)
    calls = {"attacked": cds.attacked("p", color=True), "pawns": cds.squares_of("p", "pawns")}
    for first, second in answers(cds.with_columns(frame, calls), *calls):
        assert first is not None and second is None


def test_parquet_s_unsigned_integers_are_sets(session, tmp_path):
    """Spark reads them as DECIMAL(20, 0)."""
    file = str(tmp_path / "sets.parquet")
    sets = pa.array([1 << 4, None, H8 | 1], pa.uint64())
    pq.write_table(pa.table({"row": [0, 1, 2], "k": sets}), file, compression="zstd")
    frame = session.read.parquet(file)
    assert frame.schema["k"].dataType.simpleString() == "decimal(20,0)"
    calls = {"way": cds.path("king", "k", 60), "walls": cds.path("king", 55, 63, own=cds.sets("k"))}
    assert answers(cds.with_columns(frame, calls), *calls) == [[7, None, 3], [1, None, None]]


def test_sets_of_numpy_and_pandas_come_in_whole(session):
    fens = ["4k2r/8/8/8/8/8/8/R3K2R w", "4k3/8/8/8/8/8/8/4K3 b"]
    positions = cd.positions(fens)
    for sets in (positions.sets(), pd.DataFrame(positions.sets())):
        frame = cds.frame_of(session, sets)
        assert [list(row) for row in frame.collect()] == [
            list(row.values()) for row in signed([dict(zip(positions.sets(), values, strict=True))
                for values in zip(*(column.tolist() for column in positions.sets().values()), strict=True)])
        ]  # fmt: skip
    for kind in ("UInt64", "uint64[pyarrow]"):
        some = pd.DataFrame({"k": pd.array([H8, None], kind)})
        assert [row.k for row in cds.frame_of(session, some).collect()] == [-H8, None], kind


def test_a_square_and_a_set_of_one_number_are_two_arguments(session):
    """Both are printed as 3 by NumPy 1, and by NumPy 2 if it is told to."""
    with np.printoptions(legacy="1.25"):
        assert repr(np.uint64(3)) == "3"
        ways = [cds.path("king", "start", target) for target in (3, np.uint64(3))]
        calls = [_on_spark.made_of(way).call for way in ways]
        found = _on_spark.answers(calls, [pa.array([3], pa.int32())])
    assert [column.to_pylist() for column in found] == [[0], [2]]


SETS = "white BIGINT, black BIGINT, kings BIGINT, queens BIGINT, rooks BIGINT, bishops BIGINT, knights BIGINT, pawns BIGINT, en_passant BIGINT"
COLUMNS = f"""start INT, target BIGINT, own DOUBLE, fen STRING, moves INT, at DATE, s STRUCT<a: INT>,
    no_turn STRUCT<{SETS}>, numbered STRUCT<{SETS}, turn INT>, named STRUCT<{SETS.replace("kings BIGINT", "kings STRING")}, turn BOOLEAN>"""


@pytest.mark.parametrize(("call", "words"), [
    (lambda: cds.path("kign", "start", 60), "kign"),
    (lambda: cds.path(3, "start", 60), "piece"),
    (lambda: cds.path("king", "start", 64), "target = 64"),
    (lambda: cds.path("king", "start", [64]), "target holds 64"),
    (lambda: cds.path("king", "start", 60, own=-1), "own = -1"),
    (lambda: cds.distance("king", "start", {60}), "b is a square"),
    (lambda: cds.distance("king", cds.sets("start"), 60), "a is a column of squares.*, not sets"),
    (lambda: cds.positions(["8/8"]), "boards is a Column or the name of one"),
    (lambda: cds.positions("fen", errors="no"), "errors is 'raise' or 'null'"),
    (lambda: cds.attacked("fen", color=1), "color is True or False"),
    (lambda: cds.path("king", "strat", 60), r"'new': start: .*`strat` cannot be resolved"),
    (lambda: cds.path("king", "start", "e8"), r"target: .*`e8` cannot.*for a square write 60"),
    (lambda: cds.path("king", "own", 60), "start is a column of double, not of squares.*BIGINT from the start"),
    (lambda: cds.path("king", "start", 60, own="own"), r"'new': own is a column of double, not of sets.*A float has lost squares"),
    (lambda: cds.path("king", cds.sets("fen"), 60), "start is a column of string, not of sets"),
    (lambda: cds.path("king", cds.passed_pawns("own", "target", color=True), 60), "own is a column of double"),
    (lambda: cds.distance("king", "at", 60), "a is a column of date"),
    (lambda: cds.positions("start"), "boards is a column of int, not of FENs"),
    (lambda: cds.attacked("s", color=True), r"board is a column of struct<a:int>, not of FENs, or structs"),
    (lambda: cds.attacked("no_turn", color=True), "board is a column of struct<.*, not of FENs, or structs.*BOOLEAN `turn`"),
    (lambda: cds.attacked("numbered", color=True), "board is a column of struct<.*, not of FENs, or structs.*BOOLEAN `turn`"),
    (lambda: cds.squares_of("named", "white"), "board is a column of struct<.*, not of FENs, or structs.*sets in BIGINT"),
    (lambda: cds.attacked(cds.moves("king", "start"), color=True), "board is the bigint of moves, not FENs, or structs"),
    (lambda: cds.positions(cds.positions("fen")), "boards is the struct<.* of positions, not FENs"),
    (lambda: cds.path("king", cds.distance_map("king", "start"), 60), "start is the array<smallint> of distance_map, not squares"),
    (lambda: cds.path("king", "start", 60, own=cds.positions("fen")), "own is the struct<.* of positions, not sets"),
    (lambda: cds.attacked(cds.territory("king", "start", "king", "target"), color=True), "board is the struct<.* of territory, not FENs"),
    (lambda: cds.distance("king", cds.moves("king", "start"), 60), "a is the bigint of moves, not squares"),
    (lambda: cds.squares_of("fen"), "squares_of takes one column of positions or more: white, .*, en_passant"),
    (lambda: cds.distance_planes("fen", 0), "moves = 0 is outside its range, 1 to 63"),
    (lambda: cds.distance_planes("fen", 64), "moves = 64 is outside its range, 1 to 63"),
])  # fmt: skip
def test_faults_are_told_before_a_job_starts(session, call, words):
    frame = session.createDataFrame([], COLUMNS)
    tracker = session.sparkContext.statusTracker()
    before = tracker.getJobIdsForGroup()
    with pytest.raises((ValueError, TypeError), match=words):
        cds.with_columns(frame, {"new": call()})
    assert tracker.getJobIdsForGroup() == before


def test_with_columns_names_its_arguments(session):
    with pytest.raises(TypeError, match=r"^frame is a DataFrame of Spark, not list; .*frame_of"):
        cds.with_columns([1], {"new": cds.moves("king", "start")})
    frame = session.createDataFrame([], COLUMNS)
    with pytest.raises(TypeError, match=r"^columns is a dict from names to columns, not list$"):
        cds.with_columns(frame, [cds.moves("king", "start")])


def test_a_taken_name_is_told(session):
    frame = session.createDataFrame([], COLUMNS)
    for name in ("moves", "Moves"):
        with pytest.raises(ValueError, match="is a column already"):
            cds.with_path(frame, name, "king", "start", "target")
    session.conf.set("spark.sql.caseSensitive", "true")
    try:
        assert "Moves" in cds.with_path(frame, "Moves", "king", "start", "target").columns
    finally:
        session.conf.unset("spark.sql.caseSensitive")


def test_a_bad_square_is_told_by_the_job(session):
    frame = session.createDataFrame([(4,), (64,)], "start INT")
    with pytest.raises(Exception, match=r"start\[\d\] = 64: A square"):
        cds.with_path(frame, "way", "king", "start", 60).collect()


def test_expressions_stand_where_spark_has_columns(session):
    if _on_spark.arrow_udf is None:
        pytest.skip("before Spark 4.1")
    frame = session.createDataFrame([(1, 4), (1, 6), (2, None)], "game INT, king INT")
    way = cds.path("king", "king", 63)
    assert frame.filter(way < 7).count() == 0 and frame.filter(way == 7).count() == 2
    means = frame.groupBy("game").agg(f.avg(cds.distance("king", "king", 5))).orderBy("game")
    assert [tuple(row) for row in means.collect()] == [(1, 1.0), (2, None)]
    assert frame.select(way).columns[0].startswith("path(")


def test_what_columns_share_is_computed_once(session, monkeypatch):
    p = cds.positions("fen")
    king, pawns = cds.squares_of(p, "white", "kings"), cds.squares_of(p, "white", "pawns")
    calls = {
        "way": cds.path("king", king, pawns),
        "more": f.col("row") + 1,
        "attacked": cds.attacked(p, color=True),
        "king": king,
    }
    frame = session.createDataFrame([(0, PAWNS), (1, None)], "row INT, fen STRING")
    found = cds.with_columns(frame, calls)
    assert found.columns == ["row", "fen", *calls]
    attacked = int(cd.attacked(cd.positions([PAWNS]), color=True)[0])
    assert answers(found, *calls) == [[3, None], [1, 2], [attacked, None], [16, None]]
    plan = found.select(*calls)._jdf.queryExecution().executedPlan().toString()
    [step] = [line for line in plan.splitlines() if "ArrowEvalPython" in line]
    assert step.count("chess_distance(") == 1
    counted, call = [], BY_NAME["positions"].call
    monkeypatch.setattr(
        BY_NAME["positions"], "call", lambda **given: counted.append(1) or call(**given)
    )
    made, columns = _on_spark.together(
        one for name in calls if (one := _on_spark.made_of(calls[name]))
    )
    assert len(columns) == 1
    _on_spark.answers(made, [pa.array([PAWNS])])
    assert len(counted) == 1
    with pytest.raises(ValueError, match="columns of positions are white, .*, not 'king'"):
        cds.squares_of(p, "white", "king")


def test_before_spark_4_1_the_frame_goes_through_python(session, monkeypatch):
    """The same program without `arrow_udf`."""
    monkeypatch.setattr(_on_spark, "arrow_udf", None)
    frame = session.createDataFrame(
        [(0, PAWNS, 16), (1, None, -H8)], "row INT, fen STRING, k BIGINT"
    )
    calls = {
        "p": cds.positions("fen"),
        "way": cds.path("king", cds.sets("k"), 60),
        "more": f.col("row") + 1,
    }
    found = cds.with_columns(frame, {"p": calls["p"], "more": calls["more"], "way": calls["way"]})
    assert found.columns == ["row", "fen", "k", "p", "more", "way"]
    p, way, more = answers(found, *calls)
    assert p[0]["kings"] == 1 << 4 | 1 << 60 and p[1] is None and way == [7, 3] and more == [1, 2]
    with pytest.raises(Exception, match="is a column for chess_distance.spark.with_columns"):
        frame.select(cds.path("king", "row", 60)).collect()


PROGRAM = """
import os, sys
os.environ["PYSPARK_PYTHON"] = sys.executable
import chess_distance as cd, chess_distance.spark as cds
from pyspark.sql import SparkSession, functions as f
builder = SparkSession.builder
for name in "driver.host", "driver.bindAddress":
    builder = builder.config("spark." + name, "127.0.0.1") if sys.argv[1] == "master" else builder
if sys.argv[1] == "master":
    builder = builder.master(sys.argv[2]).config("spark.ui.enabled", "false").config("spark.executor.memory", "512m")
session = builder.getOrCreate() if sys.argv[1] == "master" else builder.remote(sys.argv[2]).getOrCreate()
fens = ["4k3/p6p/8/8/P3P3/8/8/4K3 w", "4k3/8/8/3p4/8/4P3/6K1/8 b", None, "4k2r/8/8/8/8/8/7P/R3K2R w"] * 500
frame = session.createDataFrame([(n, fen) for n, fen in enumerate(fens)], "row INT, fen STRING").repartition(4)
p = cds.positions("fen")
of = lambda side, kind: cds.squares_of(p, side, kind)
frame = cds.with_columns(frame, {"attacked": cds.attacked(p, color=False), "way": cds.path(cd.KING, of("white", "kings"),
    cds.passed_pawns(of("white", "pawns"), of("black", "pawns"), color=True))})
try:
    cds.with_columns(frame, {"x": cds.path(cd.KING, "nothing", 60)})
except ValueError as error:
    print("start: " in str(error))
rows = frame.select("way", "attacked").orderBy("row").collect()
print([row.way for row in rows[:4]], rows == rows[:4] * 500, rows[3].attacked)
session.stop()
"""


def run(*words):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


@pytest.fixture
def expected():
    positions = cd.positions([PAWNS, "4k3/8/8/3p4/8/4P3/6K1/8 b", "4k2r/8/8/8/8/8/7P/R3K2R w"])
    attacked = int(cd.attacked(positions, color=False).view(np.int64)[2])
    return ["True", f"[3, None, None, 3] True {attacked}"]


def test_two_worker_processes(expected):
    assert run("master", "local-cluster[2,1,1024]") == expected


@needs("grpc", "grpc_status")
def test_spark_connect(expected):
    assert run("remote", "local[2]") == expected


def test_every_function_is_there():
    assert {name for name in BY_NAME if hasattr(cds, name)} == set(BY_NAME)
