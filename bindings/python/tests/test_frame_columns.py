"""Data frames and SQL: the types of columns, constants, pickles, and every function beside NumPy's."""

import importlib.util
import pickle
import subprocess
import sys

import chess
import chess_distance as cd
import numpy as np
import pytest
from test_frames import connection, polars, select, sql  # noqa: F401

if importlib.util.find_spec("polars"):
    import chess_distance.polars
    import polars as pl

    of = chess_distance.polars.of
if importlib.util.find_spec("duckdb"):
    import duckdb

FENS = ["4k3/p6p/8/8/P3P3/8/8/4K3 w", None, "4k3/8/8/3p4/8/4P3/6K1/R7 b"]


def one(expression, **columns):
    return pl.DataFrame(columns).select(expression).to_series().to_list()


@polars
def test_squares_of_polars_are_read_as_those_of_numpy():
    start = pl.Series("a", ["e1", None, "g1"])
    expected = [7, None, 7]
    for column in (start, start.cast(pl.Categorical), start.cast(pl.Enum(["e1", "g1", "x"]))):
        assert one(of(pl.col("a")).distance("king", 60), a=column) == expected
        assert one(of(pl.col("a")).path("king", 60), a=column) == expected
    nothing = pl.Series("a", [None, None])
    assert nothing.dtype == pl.Null
    a = of(pl.col("a"))
    for call in (
        a.distance("king", 0), a.path("king", 0), a.map("king"), a.nearest(1), a.position(), a.mop_up(0),
        a.passed_pawns(0, color=True), a.attacked(color=True), of(pl.lit(0)).path("king", "a", own="a"),
    ):  # fmt: skip
        assert one(call, a=nothing) == [None, None]
    with pytest.raises(BaseException, match="not Categorical"):
        one(of(pl.lit(0)).path("king", 1, own="a"), a=start.cast(pl.Categorical))


@polars
def test_sets_in_expressions_are_constants():
    start = {"a": pl.Series([4, 6], dtype=pl.UInt8)}
    for own in ([12, 13], {12, 13}, ("e2", "f2"), chess.SquareSet([12, 13]), 0x3000, np.uint64(0x3000)):
        expected = cd.path(cd.KING, np.array([4, 6]), 20, own={12, 13}).tolist()
        assert one(of(pl.col("a")).path("king", 20, own=own), **start) == expected == [2, 3]
    for target in ({0, "h8"}, [0, 63], np.uint64(1 << 63 | 1)):
        expected = cd.path(cd.KING, np.array([4, 6]), {0, 63}).tolist()
        assert one(of(pl.col("a")).path("king", target), **start) == expected
    for call, words in (
        (lambda: of(pl.col("a")).path("king", {64}), "target holds 64"),
        (lambda: of(pl.col("a")).path("king", 5, own=[99]), "own holds 99"),
        (lambda: of(pl.col("a")).distance("king", [5]), "to is a square"),
        (lambda: of(pl.col("a")).distance("king", 64), "to = 64"),
        (lambda: of(pl.col("a")).position(errors="no"), "errors is 'raise' or 'null'"),
    ):
        with pytest.raises((ValueError, TypeError), match=words):
            call()


@polars
def test_expressions_can_be_pickled():
    frame = pl.DataFrame({"a": [4], "fen": FENS[:1]}).with_columns(pl.col("a").cast(pl.UInt8))
    a, fen = of(pl.col("a")), of(pl.col("fen"))
    for expression in (
        a.distance(cd.KING, 60), a.path(cd.leaper(1, 3), 60, own=[9]), a.map("rook"), a.ring("king", 2), a.nearest({1}), a.mop_up(9),
        a.territory("king", "rook", 60), fen.position(errors="null"), fen.attacked(color=True), fen.planes(1),
    ):  # fmt: skip
        again = pickle.loads(pickle.dumps(expression))
        assert frame.select(x=again).equals(frame.select(x=expression))


@polars
@sql
def test_every_function_of_frames_has_numpy_s_answers(connection):  # noqa: F811
    columns = cd.positions([fen for fen in FENS if fen])
    own, enemy = columns.white & columns.pawns, columns.black & columns.pawns
    kings = [np.frexp(side & columns.kings)[1] - 1 for side in (columns.white, columns.black)]
    mine, theirs = pl.col("white") & pl.col("pawns"), pl.col("black") & pl.col("pawns")
    frame = pl.DataFrame({"fen": FENS}).with_columns(p=of(pl.col("fen")).position()).unnest("p")
    frame = frame.with_columns(of(pl.col("fen")).position().alias("p"))
    square = [(pl.col(side) & pl.col("kings")).log(2).cast(pl.UInt8) for side in ("white", "black")]
    sql_square = [f"bit_count((p.{side} & p.kings) - 1)" for side in ("white", "black")]
    pawns = "p.white & p.pawns, p.black & p.pawns, true"
    rows = [
        (cd.passed_pawns(own, enemy, color=True), of(mine).passed_pawns(theirs, color=True), f"passed_pawns({pawns})"),
        (cd.backward_pawns(own, enemy, color=True), of(mine).backward_pawns(theirs, color=True), f"backward_pawns({pawns})"),
        (cd.isolated_pawns(own), of(mine).isolated_pawns(), "isolated_pawns(p.white & p.pawns)"),
        (cd.attacked(columns, color=False), of(pl.col("p")).attacked(color=False), "attacked(p, false)"),
        (cd.attacked(columns, color=True, without=[60]), of(pl.col("fen")).attacked(color=True, without=[60]),
         "attacked(fen, true, 1152921504606846976)"),
        (cd.mop_up(*kings), of(square[0]).mop_up(square[1]), f"mop_up({', '.join(sql_square)})"),
        (cd.distance_planes(columns, 2).reshape(2, -1), of(pl.col("p")).planes(2), "planes(p, 2)"),
        (cd.distance_planes(columns).reshape(2, -1), of(pl.col("fen")).planes(), "planes(fen)"),
    ]  # fmt: skip
    ends = [np.uint64(1) << king.astype(np.uint64) for king in kings]
    start, sets = of(pl.col("white") & pl.col("kings")), ("white", "black")
    both, words = (columns.white, columns.black), "p.white & p.kings"
    rows += [
        (cd.moves(cd.KING, ends[0], *both), start.moves("king", *sets), f"moves('king', {words}, p.white, p.black)"),
        (cd.attacks(cd.QUEEN, ends[0], both[0]), start.attacks("queen", "white"), f"attacks('queen', {words}, p.white)"),
        (cd.within(cd.KING, ends[0], 3, *both), start.within("king", 3, *sets), f"within('king', {words}, 3, p.white, p.black)"),
        (cd.ring(cd.KNIGHT, ends[0], 2, *both), start.ring("knight", 2, *sets), f"ring('knight', {words}, 2, p.white, p.black)"),
        (cd.trajectory_count(cd.KING, *ends, *both), start.trajectory_count("king", pl.col("black") & pl.col("kings"), *sets),
         f"trajectory_count('king', {words}, p.black & p.kings, p.white, p.black)"),
    ]  # fmt: skip
    connection.execute("CREATE TABLE t AS SELECT fen, chess_position(fen) AS p FROM (SELECT unnest(?) AS fen)", [FENS])
    for expected, expression, call in rows:
        answer = [expected[0].tolist(), None, expected[1].tolist()]
        assert frame.select(expression).to_series().to_list() == answer, call
        assert [row for (row,) in connection.sql(f"SELECT chess_{call} FROM t").fetchall()] == answer, call


@polars
@sql
def test_a_bad_fen_may_be_null(connection):  # noqa: F811
    fens = ["4k3/8/8/8/8/8/8/4K3 w", "8/8", None, "4k3/8/8/8/8/8/8/4K3 x"]
    found = one(of(pl.col("fen")).position(errors="null"), fen=fens)
    assert found[0]["kings"] == 1 << 4 | 1 << 60 and found[1:] == [None] * 3
    query = "SELECT chess_position(fen, 'null') FROM (SELECT unnest(?) AS fen)"
    assert [row for (row,) in connection.execute(query, [fens]).fetchall()] == found
    with pytest.raises(duckdb.Error, match="errors is 'raise' or 'null', not 'x'"):
        connection.sql("SELECT chess_position('8/8', 'x')").fetchall()


@sql
def test_an_enum_is_a_column_of_names(connection):  # noqa: F811
    connection.execute("CREATE TYPE corner AS ENUM ('a1', 'h8', 'x')")
    rows = "(VALUES ('a1'::corner), (NULL), ('h8')) AS t(c)"
    assert connection.sql(f"SELECT chess_path('king', c, 7) FROM {rows}").fetchall() == [(7,), (None,), (7,)]
    assert connection.sql(f"SELECT chess_distance('rook', c, 'b2') FROM {rows}").fetchall() == [(2,), (None,), (2,)]
    with pytest.raises(duckdb.Error, match=r"start\[0\] = 'x': the names of squares"):
        connection.sql("SELECT chess_path('king', 'x'::corner, 7)").fetchall()


@sql
def test_a_row_is_counted_within_its_batch(connection):  # noqa: F811
    query = "SELECT chess_position(CASE range WHEN 3000 THEN '8/8' ELSE '8/8/8/8/8/8/8/8' END) FROM range(4000)"
    with pytest.raises(duckdb.Error, match=r"boards\[952\]: board = '8/8': .* \(in a batch of 1952 rows\)"):
        connection.sql(query).fetchall()


QUERY = """
import sys, duckdb, chess_distance.duckdb
connection = duckdb.connect()
chess_distance.duckdb.register(connection)
before = set(sys.modules)
for call in "path('king', 'a1', 7)", "territory('king', 1, 'rook', 'h8')", "position('8/8/8/8/8/8/8/8')":
    connection.execute(f"SELECT chess_{call}").fetchall()
print(*sorted(set(sys.modules) - before))
"""


@sql
def test_a_query_imports_nothing():
    # A Ctrl-C during an import in a query would be lost, or stop all threads for ever.
    printed = subprocess.run([sys.executable, "-c", QUERY], capture_output=True, text=True, check=True).stdout
    assert printed.split() == []
