"""Data frames and SQL: every function beside NumPy's, the types of columns, NULL, names, errors."""

import pickle
import subprocess
import sys
from contextlib import suppress

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import needs

FEN = "4k3/p6p/8/8/P3P3/8/8/4K3 w"


polars, sql = needs("polars"), needs("duckdb", "pyarrow")
with suppress(ImportError):
    import chess_distance.polars
    import polars as pl

    of = chess_distance.polars.of
with suppress(ImportError):
    import chess_distance.duckdb
    import duckdb


@pytest.fixture
def connection():
    connection = duckdb.connect()
    for _ in range(2):  # as a notebook whose cell runs again
        chess_distance.duckdb.register(connection)
    return connection


@pytest.fixture
def select(connection):
    return lambda query: connection.sql("SELECT " + query).fetchall()


def one(expression, **columns):
    return pl.DataFrame(columns).select(expression).to_series().to_list()


def rows_of(answer):
    """An answer of NumPy as frames have it: null for 255, but not in maps."""
    answer = answer._asdict() if isinstance(answer, tuple) else answer
    if isinstance(answer, dict):
        return [
            dict(zip(answer, row, strict=True))
            for row in zip(*map(np.ndarray.tolist, answer.values()), strict=True)
        ]
    if answer.ndim > 1:
        return answer.reshape(len(answer), -1).tolist()
    return [
        None if value == 255 and answer.dtype == np.uint8 else value for value in answer.tolist()
    ]


@polars
@sql
def test_every_function_of_frames_has_numpy_s_answers(boards, connection):
    fens = [board.fen() for board in boards]
    columns = cd.positions(fens)
    sides = columns.white, columns.black
    mine, theirs = (side & columns.pawns for side in sides)
    ends = [side & columns.kings for side in sides]
    a, b = ((np.frexp(end)[1] - 1).astype(np.uint8) for end in ends)
    planes = cd.distance_planes(columns[:9], 2)
    fen, p, square = of(pl.col("fen")), of(pl.col("p")), of(pl.col("a"))
    pawns, start = of(pl.col("mine")), of(pl.col("k"))
    both = ("white", "black")
    rows = [
        (columns.sets(), fen.position(), "position(fen)"),
        (cd.distance("knight", a, b), square.distance("knight", "b"), "distance('knight', a, b)"),
        (cd.path("king", a, b, *sides), square.path("king", "b", *both), "path('king', a, b, white, black)"),
        (cd.path("king", *ends, 0, 0, mine), start.path("king", "l", avoid="mine"), "path('king', k, l, 0, 0, mine)"),
        (cd.distance_map("rook", a, *sides, theirs), square.map("rook", *both, "theirs"), "map('rook', a, white, black, theirs)"),
        (cd.territory("king", a, "rook", ends[1], *sides), square.territory("king", "rook", "l", *both),
         "territory('king', a, 'rook', l, white, black)"),
        (cd.nearest(a, theirs), square.nearest("theirs"), "nearest(a, theirs)"),
        (cd.passed_pawns(mine, theirs, color=True), pawns.passed_pawns("theirs", color=True), "passed_pawns(mine, theirs, true)"),
        (cd.passed_pawns(theirs, mine, color=False), of(pl.col("theirs")).passed_pawns("mine", color=False),
         "passed_pawns(theirs, mine, false)"),
        (cd.backward_pawns(mine, theirs, color=True), pawns.backward_pawns("theirs", color=True), "backward_pawns(mine, theirs, true)"),
        (cd.isolated_pawns(mine), pawns.isolated_pawns(), "isolated_pawns(mine)"),
        (cd.attacked(columns, color=False), p.attacked(color=False), "attacked(p, false)"),
        (cd.attacked(columns, color=True, without=[60]), fen.attacked(color=True, without=[60]), f"attacked(fen, true, {1 << 60})"),
        (cd.mop_up(a, b), square.mop_up("b"), "mop_up(a, b)"),
        (planes, p.planes(2), "planes(p, 2)"),
        (cd.distance_planes(columns[:9]), fen.planes(), "planes(fen)"),
        (cd.moves("king", ends[0], *sides), start.moves("king", *both), "moves('king', k, white, black)"),
        (cd.attacks("queen", ends[0], sides[0]), start.attacks("queen", "white"), "attacks('queen', k, white)"),
        (cd.within("king", ends[0], 3, *sides), start.within("king", 3, *both), "within('king', k, 3, white, black)"),
        (cd.ring("knight", ends[0], 2, *sides), start.ring("knight", 2, *both), "ring('knight', k, 2, white, black)"),
        (cd.trajectory_count("king", *ends, *sides), start.trajectory_count("king", "l", *both),
         "trajectory_count('king', k, l, white, black)"),
    ]  # fmt: skip
    frame = pl.DataFrame({
        "fen": fens, "white": sides[0], "black": sides[1], "mine": mine, "theirs": theirs, "k": ends[0], "l": ends[1], "a": a, "b": b,
    })  # fmt: skip
    frame = pl.concat([frame.clear(1), frame])  # the first row is null
    connection.register("rows", frame.to_arrow())
    frame = frame.with_columns(p=fen.position())
    connection.execute("CREATE TABLE t AS SELECT *, chess_position(fen) AS p FROM rows")
    for expected, expression, call in rows:
        answer = [None, *rows_of(expected)]
        n = len(answer)
        assert frame[:n].lazy().select(expression).collect().to_series().to_list() == answer, call
        found = [
            row for (row,) in connection.sql(f"SELECT chess_{call} FROM t LIMIT {n}").fetchall()
        ]
        assert [list(row) if isinstance(row, tuple) else row for row in found] == answer, call
    assert frame.select(square.map("king")).dtypes == [pl.Array(pl.UInt8, 64)]


@polars
def test_one_set_or_one_square_for_all_rows():
    column = {"a": pl.Series([4, 6], dtype=pl.UInt8)}
    a, squares = of(pl.col("a")), np.array([4, 6])
    for own in (
        [12, 13],
        {12, 13},
        ("e2", "f2"),
        chess.SquareSet([12, 13]),
        0x3000,
        np.uint64(0x3000),
    ):
        expected = cd.path(cd.KING, squares, 20, own={12, 13}).tolist()
        assert one(a.path("king", 20, own=own), **column) == expected == [2, 3]
    corners = pl.lit(1 << 63 | 1, dtype=pl.UInt64)
    expected = cd.path(cd.KING, squares, {0, 63}).tolist()
    for call in (
        *(a.path("king", to) for to in ({0, "h8"}, [0, 63], np.uint64(1 << 63 | 1), corners)),
        of(corners).path("king", "a"),
    ):
        assert one(call, **column) == expected
    walls = pl.when(pl.col("a") == 4).then(2).otherwise(0).cast(pl.UInt64)
    maps = one(of(corners).map("king", own=walls), **column)
    assert maps == [cd.distance_map("king", {0, 63}, own=own).tolist() for own in (2, 0)]


@polars
def test_squares_of_polars_are_read_as_those_of_numpy():
    start, a = pl.Series("a", ["e1", None, "g1"]), of(pl.col("a"))
    for column in (start, start.cast(pl.Categorical), start.cast(pl.Enum(["e1", "g1", "x"]))):
        assert (
            one(a.distance("king", 60), a=column)
            == one(a.path("king", 60), a=column)
            == [7, None, 7]
        )
    nothing = pl.Series("a", [None, None])
    assert nothing.dtype == pl.Null
    for call in (
        a.distance("king", 0), a.path("king", 0), a.map("king"), a.nearest(1), a.position(), a.mop_up(0),
        a.passed_pawns(0, color=True), a.attacked(color=True), of(pl.lit(0)).path("king", "a", own="a"),
    ):  # fmt: skip
        assert one(call, a=nothing) == [None, None]
    empty = pl.Series("a", [], dtype=pl.UInt8)
    assert one(a.distance(cd.KING, 5), a=empty) == one(a.map(cd.KING, own=5), a=empty) == []


@polars
def test_what_is_wrong_in_an_expression_is_found_at_once():
    a = of(pl.col("a"))
    for call, words in (
        (lambda: a.path("king", {64}), "target holds 64"),
        (lambda: a.path("king", 5, own=[99]), "own holds 99"),
        (lambda: a.distance("king", [5]), "to is a square"),
        (lambda: a.distance("king", 64), "to = 64"),
        (lambda: a.position(errors="no"), "errors is 'raise' or 'null'"),
        *(
            (lambda call=call: call(6, 0), "Piece")
            for call in (a.distance, a.path, a.map, a.moves, a.attacks, a.within)
        ),
        (lambda: a.territory(cd.KING, 6, 0), "Piece"),
    ):
        with pytest.raises((ValueError, TypeError), match=words):
            call()
    # Older versions of Polars panic at any exception of a function.
    with pytest.raises(BaseException, match="not Categorical"):
        one(of(pl.lit(0)).path("king", 1, own="a"), a=pl.Series(["e1"], dtype=pl.Categorical))
    with pytest.raises(BaseException, match="lengths"):
        one(a.distance(cd.KING, pl.lit(pl.Series([1, 2]))), a=[0, 1, 2])


@polars
def test_expressions_can_be_pickled():
    frame = pl.DataFrame({"a": [4], "fen": [FEN]}).with_columns(pl.col("a").cast(pl.UInt8))
    a, fen = of(pl.col("a")), of(pl.col("fen"))
    for expression in (
        a.distance(cd.KING, 60), a.path(cd.leaper(1, 3), 60, own=[9]), a.map("rook"), a.ring("king", 2), a.nearest({1}), a.mop_up(9),
        a.territory("king", "rook", 60), fen.position(errors="null"), fen.attacked(color=True), fen.planes(1),
    ):  # fmt: skip
        again = pickle.loads(pickle.dumps(expression))
        assert frame.select(x=again).equals(frame.select(x=expression))


@polars
@sql
def test_a_bad_fen_may_be_null(connection):
    fens = [FEN, "8/8", None, "4k3/8/8/8/8/8/8/4K3 x"]
    found = one(of(pl.col("fen")).position(errors="null"), fen=fens)
    assert found[0]["kings"] == 1 << 4 | 1 << 60 and found[1:] == [None] * 3
    query = "SELECT chess_position(fen, 'null') FROM (SELECT unnest(?) AS fen)"
    assert [row for (row,) in connection.execute(query, [fens]).fetchall()] == found


#: The integers of SQL, and those of NumPy and of Polars.
INTEGERS = {
    "TINYINT": "i1", "SMALLINT": "i2", "INTEGER": "i4", "BIGINT": "i8", "HUGEINT": "",
    "UTINYINT": "u1", "USMALLINT": "u2", "UINTEGER": "u4", "UBIGINT": "u8",
}  # fmt: skip


@polars
@sql
@pytest.mark.parametrize("kind", INTEGERS)
def test_one_rule_for_the_integers_of_numpy_polars_and_sql(select, kind):
    """16 is a3 as a square. It is the set of e1 in 64 bits without a sign and in 128 bits, which
    DuckDB makes of sets. Obstacles are sets in any type."""
    are_sets = kind in ("UBIGINT", "HUGEINT", "UHUGEINT")
    places, walls = ([np.uint64(16), np.uint64(9)] if are_sets else [16, 9]), [2, 0]
    ways = [cd.path(cd.ROOK, start, 7, own=own) for start, own in zip(places, walls, strict=True)]
    rows = f"FROM (VALUES (16::{kind}, 2::{kind}), (9, 0), (NULL, 0)) AS t(start, walls)"
    found = select(
        f"chess_path('rook', start, 7, walls), chess_map('rook', start, walls)[8] {rows}"
    )
    assert found == [(way, way) for way in ways] + [(None, None)]
    if not are_sets:
        assert select(f"chess_distance('knight', start, 63::{kind}) {rows}")[0] == (
            cd.distance(cd.KNIGHT, 16, 63),
        )
    if name := INTEGERS[kind]:
        start, own = np.array([16, 9], name), np.array(walls, name)
        assert cd.path(cd.ROOK, start, 7, own=own.astype(np.uint64)).tolist() == ways
        assert one(of(pl.col("a")).path(cd.ROOK, 7, own="w"), a=start, w=own) == ways


@polars
def test_a_set_is_no_square_for_all_rows():
    """One value for all rows is refused as a column of them is."""
    a = of(pl.col("a"))
    for kind in (pl.UInt64, pl.Int128):
        for to in (pl.lit(9, dtype=kind), pl.lit(pl.Series([9, 9], dtype=kind))):
            for expression in (a.distance("king", to), a.mop_up(to), of(to).nearest({3})):
                with pytest.raises(TypeError, match=r"\.bitwise_trailing_zeros\(\) in Polars"):
                    one(expression, a=[1, 2])
            assert one(a.path("king", to), a=[1, 63]) == [1, 7]


H8 = 1 << 63


@polars
@sql
def test_a_signed_integer_of_64_bits_is_a_set_with_the_same_bits(select):
    expected = cd.path("king", 54, 63, own=H8)
    assert expected is None and select(f"chess_path('king', 54, 63, {1 - H8}::BIGINT - 1)") == [
        (expected,)
    ]
    for words in (np.array([H8], np.uint64), np.array([H8], np.uint64).view(np.int64)):
        frame = pl.DataFrame({"a": [54], "w": words})
        assert frame.select(of(pl.col("a")).path(cd.KING, 63, own="w")).item() is expected
    assert select("chess_path('king', 18446744073709551615::UBIGINT, 60)") == [(0,)]


@sql
@pytest.mark.parametrize(("query", "answer"), {
    "path('rook', 0, 63)": 2, "path('rook', 0, 7, 2)": 3, "path('rook', 0, 7, 0, 2)": 2, "path('king', 0, 1, 0, 0, 2)": None,
    "map('knight', 0)[64]": 6, "path('king', 0, 1, NULL)": None, "distance('knight', 'a1', 'h8')": 6,
    "distance('leaper(1, 3)', 0, 63)": 5, "distance(NULL, 0, 63)": None, "nearest(NULL, 1)": None, "nearest(0, 0)": None,
    "passed_pawns(NULL, 1, true)": None, "territory('king', 0, 'king', NULL)": None,
    "path('king', c, 7) FROM (VALUES ('a1'::corner)) AS t(c)": 7, "distance('rook', 'h8'::corner, 'b2')": 2,
    "path('king', NULL::corner, 7)": None,
}.items())  # fmt: skip
def test_arguments_of_sql(connection, query, answer):
    connection.execute("CREATE TYPE corner AS ENUM ('a1', 'h8', 'x')")
    assert connection.sql(f"SELECT chess_{query}").fetchall() == [(answer,)]


@sql
@pytest.mark.parametrize("no_connection", [None, "games.duckdb"])
def test_register_names_its_argument(no_connection):
    with pytest.raises(TypeError, match=r"^connection is what duckdb\.connect\(\) gives, not "):
        chess_distance.duckdb.register(no_connection)


@sql
@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("distance('king', 64, 0)", r"a\[0\] = 64: A square"),
        ("distance('king', 18446744073709551615::UBIGINT, 0)", "uint64 values are sets"),
        ("nearest(1::UBIGINT, 3)", r"number of its only square is bit_count\(set - 1\) in SQL"),
        ("distance('king', 1::HUGEINT, 0)", "a must be squares, but uint64 values are sets"),
        ("path('king', -1::HUGEINT, 0)", "start = -1: a negative"),
        ("path('king', 1.5::DOUBLE, 0)", r"start is a column of double: .*CAST\(... AS UBIGINT\).*, before a float has lost"),
        ("path('king', 1::DECIMAL(20, 0), 0)", r"start is a column of decimal.*CAST\(... AS UBIGINT\)"),
        ("path('king', 0, 1, 1.0::DECIMAL(20, 0))", r"own is a column of decimal.*CAST\(... AS UBIGINT\)"),
        ("path('king', 'e9', 0)", r"start\[0\] = 'e9': the names of squares"),
        ("path('king', 0, 1, 'e4')", "own is a column of string"),
        ("path('king', 0, 1, -1::HUGEINT)", "own = -1: a negative"),
        ("path('king', 0, -1)", r"target\[0\] = -1: A square"),
        ("path('king', 0, 1, -1)", "own = -1"),
        ("path('king', 0, 1.5::DOUBLE)", "target is a column of double"),
        ("path('king', 0, true)", "target is a column of bool"),
        ("path('king', 0)", r"chess_path\(piece, start, target \[, own \[, enemy \[, avoid\]\]\]\) has 2 arguments"),
        ("distance('king', 0, 1, 2)", r"chess_distance\(piece, a, b\)"),
        ("distance('pawn', 0, 1)", "white pawn"),
        ("distance(99, 0, 1)", "piece types go through cd.from_chess"),
        ("distance(0, 0, 1)", "0 is cd.KING here"),
        ("distance(p, 0, 1) FROM (VALUES ('king'), ('queen')) AS t(p)", "piece is one value for all rows"),
        ("passed_pawns(1, 2, x) FROM (VALUES (true), (false)) AS t(x)", "color is one value for all rows"),
        ("position('8/8')", "board = '8/8': a board has 8 ranks"),
        ("position('8/8', 'x')", "errors is 'raise' or 'null', not 'x'"),
        ("position(CASE range WHEN 3000 THEN '8/8' ELSE '8/8/8/8/8/8/8/8' END) FROM range(4000)",
         r"boards\[952\]: board = '8/8': .* \(in a batch of 1952 rows\)"),
    ],
)  # fmt: skip
def test_errors_name_the_argument(select, query, sentence):
    with pytest.raises(duckdb.Error, match=sentence):
        select(f"chess_{query}")


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
    printed = subprocess.run(
        [sys.executable, "-c", QUERY], capture_output=True, text=True, check=True
    ).stdout
    assert printed.split() == []
