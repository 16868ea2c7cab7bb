"""The table of functions of columns: every row on Arrow, in Polars and in DuckDB, and their texts."""

import importlib
import inspect
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance import _functions as table
from chess_distance._functions import BY_NAME, FUNCTIONS, LEFT_OUT
from chess_distance._library import ffi
from conftest import needs
from test_frames import rows_of

ROOT = Path(__file__).parents[1]
arrow, polars, sql = needs("pyarrow"), needs("polars"), needs("duckdb", "pyarrow")
with suppress(ImportError):
    import pyarrow as pa
    from chess_distance import _arrow
    from chess_distance import arrow as on_arrow
with suppress(ImportError):
    import chess_distance.polars
    import polars as pl
with suppress(ImportError):
    import chess_distance.duckdb
    import duckdb


def arguments_of(function, boards):
    """Columns for the arguments of a function, and one value for all rows where there are none."""
    positions = cd.positions([board.fen() for board in boards])
    kings = [positions.white & positions.kings, positions.black & positions.kings]
    sets = [positions.white ^ kings[0], positions.black ^ kings[1], positions.pawns]
    squares = [(np.frexp(king)[1] - 1).astype(np.uint8) for king in kings]
    fens = [board.fen() for board in boards]
    of_kind = {
        table.SQUARE: squares, table.PLACE: [kings[0], squares[1]], table.SET: sets, table.FEN: [fens], table.POSITION: [fens],
        table.PIECE: ["king", "knight"], table.FLAG: [False], table.NUMBER: [2], table.TEXT: ["null"],
    }  # fmt: skip
    rest = {kind: iter(values) for kind, values in of_kind.items()}
    return {name: next(rest[kind]) for name, kind in function.kinds.items()}


def of_numpy(function, given):
    kinds = function.kinds
    given = {
        name: cd.positions(value) if kinds[name] == table.POSITION else value
        for name, value in given.items()
    }
    answer = function.call(**given)
    return rows_of(answer.sets() if isinstance(answer, cd.Positions) else answer)


@arrow
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.name)
def test_columns_of_arrow_have_numpy_s_answers(function, boards):
    given = arguments_of(function, boards[:50])
    expected = of_numpy(function, given)
    columns = {
        name: pa.array(value) if function.kinds[name] in table.ROWS else value
        for name, value in given.items()
    }
    call = getattr(on_arrow, function.name)
    assert call(**columns).to_pylist() == expected
    first = next(name for name in columns if function.kinds[name] in table.ROWS)
    null = pa.array([row % 3 == 0 for row in range(50)])
    some = columns | {first: pa.compute.if_else(null, None, columns[first])}
    parts = {
        name: pa.chunked_array([value[:7], value[7:]]) if isinstance(value, pa.Array) else value
        for name, value in some.items()
    }
    with_nulls = [None if row % 3 == 0 else value for row, value in enumerate(expected)]
    # A part of a column begins at any bit and at any byte.
    sliced = {
        name: value[5:] if isinstance(value, pa.Array) else value for name, value in some.items()
    }
    assert call(**some).to_pylist() == call(**parts).to_pylist() == with_nulls
    assert call(**sliced).to_pylist() == with_nulls[5:]
    empty = {
        name: value[:0] if isinstance(value, pa.Array) else value for name, value in some.items()
    }
    assert call(**empty).to_pylist() == [] and call(**empty).type == call(**some).type


class Stream:
    """An object that has Arrow's C interface and nothing else."""

    def __init__(self, column):
        self.column = column

    def __arrow_c_stream__(self, requested_schema=None):
        return self.column.__arrow_c_stream__(requested_schema)


@arrow
def test_what_has_arrow_s_interface_is_a_column():
    kings, walls = ["e1", None, "g1"], pa.array([0, 0, 0xFF << 48], pa.uint64())
    for start in (
        pa.array(kings),
        pa.array(kings).dictionary_encode(),
        pa.compute.run_end_encode(pa.array(kings)),
        *([pa.array(kings, pa.string_view())] if hasattr(pa, "string_view") else []),
        Stream(pa.chunked_array([kings[:1], kings[1:]])),
        Stream(pa.table({"one": kings})),
    ):
        assert on_arrow.path("king", start, "e8", own=walls).to_pylist() == [7, None, None]
    wide = pa.array([1 << 4, None, 1 << 63], pa.decimal128(38, 0))
    assert on_arrow.path("king", wide, 60).to_pylist() == [7, None, 3]
    # The bits of a signed set, also where a square stands for all rows.
    signed = pa.array([1 << 9, -(1 << 63)], pa.int64())
    assert on_arrow.distance_map("king", 0, own=signed)[1][63].as_py() == 255
    # A constant means what a column means: a bitboard, where NumPy's `nearest` takes a square.
    squares = pa.array([0, 7], pa.uint8())
    column = on_arrow.nearest(squares, pa.array([3, 3])).to_pylist()
    for constant in (3, np.int64(3), np.uint64(3), {0, 1}, ["a1", "b1"]):
        assert on_arrow.nearest(squares, constant).to_pylist() == column == [0, 6]
    assert on_arrow.nearest(squares, 0).to_pylist() == [None, None]
    fens = Stream(pa.table({"fen": [chess.STARTING_FEN]}))
    assert cd.positions(fens).kings.tolist() == [1 << 4 | 1 << 60]
    runs = pa.RunEndEncodedArray.from_arrays([2], [chess.STARTING_FEN])
    assert cd.positions(runs).kings.tolist() == [1 << 4 | 1 << 60] * 2
    assert cd.path(cd.KING, Stream(pa.table({"start": [4, 6]})), 60).tolist() == [7, 7]
    for call, words in (
        (lambda: on_arrow.path("king", 0, 60), "path takes columns of Arrow here"),
        (lambda: on_arrow.path("king", pa.table({"a": [1], "b": [2]}), 60), "start is a column of struct"),
        (lambda: cd.path(cd.KING, Stream(pa.table({"a": [1], "b": [2]})), 60), "start is a table or a struct of a, b"),
        (lambda: on_arrow.path("king", pa.array([1.0]), 60), "start is a column of double"),
        (lambda: on_arrow.path("king", pa.array([-1]), 60), r"start\[0\] = -1"),
        (lambda: on_arrow.distance("king", pa.array([9, 64], pa.uint8()), pa.array([9, 9], pa.uint8())), r"a\[1\] = 64"),
        (lambda: on_arrow.nearest(pa.array([9, 64], pa.uint8()), pa.array([1, 1], pa.uint64())), r"square\[1\] = 64"),
        (lambda: on_arrow.path("king", pa.array([1]), 60, own=pa.array([-1], pa.int8())), "own = -1"),
    ):  # fmt: skip
        with pytest.raises((TypeError, ValueError), match=words):
            call()


@arrow
def test_c_gets_words_at_multiples_of_eight_bytes(monkeypatch):
    """A buffer of a file may begin at any byte, and Rust may not read a word there."""
    row, calls = BY_NAME["path"], []

    def aligned(piece, start, target, board, out, n, batch=row.batch):
        calls.append([int(ffi.cast("uintptr_t", p)) % 8 for p in (start, target, board.own)])
        return batch(piece, start, target, board, out, n)

    monkeypatch.setattr(row, "batch", aligned)
    bits = np.array([1 << 4, 1 << 6, 1 << 63], np.uint64).tobytes()
    sets = pa.Array.from_buffers(pa.uint64(), 3, [None, pa.py_buffer(b"x" + bits).slice(1)])
    targets, empty = pa.array([60, 60, 60]), pa.array([0, 0, 0], pa.uint64())
    assert on_arrow.path("king", sets, targets, own=empty).to_pylist() == [7, 7, 3]
    assert on_arrow.path("king", targets, targets, own=sets).to_pylist() == [0, 0, 0]
    assert calls == [[0, 0, 0]] * 2


@arrow
def test_offsets_of_long_lists_have_64_bits():
    """768 * moves numbers a position: 2 GiB are a million positions or fewer."""
    assert _arrow.lists(2**31 - 1) == (pa.list_, np.int32)
    assert _arrow.lists(2**31) == (pa.large_list, np.int64)


@arrow
def test_planes_in_large_lists_are_the_same(monkeypatch, boards):
    fens = pa.array([board.fen() for board in boards[:5]])
    planes = on_arrow.distance_planes(fens, 2)
    monkeypatch.setattr(_arrow, "lists", lambda _: (pa.large_list, np.int64))
    large = on_arrow.distance_planes(fens, 2)
    assert large.type == pa.large_list(pa.uint8()) and large.to_pylist() == planes.to_pylist()


@arrow
def test_one_text_is_sought_in_short_columns_alone():
    """What is kept of a search is as long as the column."""
    assert _arrow.one_text(pa.array(["knight"] * 4096)) == "knight"
    assert _arrow.one_text(pa.array(["knight"] * 4097)) is None
    assert _arrow.one_text(pa.array(["\u00e9"] * 200)) == "\u00e9"
    assert (
        on_arrow.distance(pa.array(["knight"] * 4097), 0, pa.array([63] * 4097))[4096].as_py() == 6
    )


@arrow
def test_a_null_in_a_field_of_a_position_is_a_null():
    """Whatever bits lie beneath it."""
    board = on_arrow.positions(pa.array([chess.STARTING_FEN] * 3))
    whole = on_arrow.attacked(board, color=True)[0].as_py()
    for field in ("kings", "en_passant", "turn"):
        parts = {kind.name: board.field(kind.name) for kind in board.type}
        under = np.asarray(parts[field])
        parts[field] = pa.array(under, mask=np.array([False, True, False]))
        some = pa.StructArray.from_arrays(list(parts.values()), list(parts))
        assert on_arrow.attacked(some, color=True).to_pylist() == [whole, None, whole]
        assert on_arrow.attacked(some[1:], color=True).to_pylist() == [None, whole]
        assert on_arrow.distance_planes(some, 1).is_null().to_pylist() == [False, True, False]


@polars
def test_a_null_in_a_field_is_a_null_in_polars():
    frame = pl.DataFrame({"row": [0, 1, 2], "fen": [chess.STARTING_FEN] * 3})
    p = pl.col("p")
    kings = pl.when(pl.col("row") != 1).then(p.struct.field("kings")).alias("kings")
    frame = frame.with_columns(p=chess_distance.polars.of("fen").position())
    frame = frame.with_columns(p=p.struct.with_fields(kings))
    squares = chess_distance.polars.of(p).attacked(color=True)
    assert frame.select(squares.is_null()).to_series().to_list() == [False, True, False]


@sql
def test_a_null_in_a_field_is_a_null_in_duckdb():
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    fields = ", ".join(
        f"'{name}': " + ("CASE WHEN row != 1 THEN p.kings END" if name == "kings" else f"p.{name}")
        for name in BY_NAME["positions"].result.fields
    )
    found = connection.sql(
        f"SELECT chess_attacked({{{fields}}}, true) IS NULL FROM "
        f"(SELECT range AS row, chess_position('{chess.STARTING_FEN}') AS p FROM range(3)) ORDER BY row"
    )
    assert found.fetchall() == [(False,), (True,), (False,)]


@arrow
@polars
def test_series_of_polars_are_columns_of_arrow():
    for start in (
        pl.Series(["e1", None]),
        pl.Series(["e1", None], dtype=pl.Categorical),
        pl.Series([4, None]),
        pl.Series([1 << 4, None], dtype=pl.UInt64),
        pl.Series([1 << 4, None], dtype=pl.Int128),
        pl.DataFrame({"king": [4, None]}),
    ):
        assert on_arrow.path("king", start, 60).to_pylist() == [7, None]
    fens = pl.Series([chess.STARTING_FEN, None])
    assert pl.Series(on_arrow.positions(fens)).struct.field("pawns").null_count() == 1


@sql
def test_a_relation_is_a_column():
    relation = duckdb.connect().sql("SELECT 1::UBIGINT << 4 AS king UNION ALL SELECT NULL")
    assert sorted(on_arrow.path("king", relation, 60).to_pylist(), key=str) == [7, None]
    fens = duckdb.connect().sql(f"SELECT '{chess.STARTING_FEN}' AS fen")
    assert cd.positions(fens).kings.tolist() == [1 << 4 | 1 << 60]


@sql
@pytest.mark.parametrize("rows", [1, 5000])
def test_constants_of_sql_are_seen_in_every_form(rows):
    """A vector of equal texts is read by its bytes, and others row by row."""
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    for piece in (
        "'knight'", "CASE WHEN range < 0 THEN 'x' ELSE 'knight' END", "'knight'::VARCHAR COLLATE NOCASE",
        "CASE WHEN range % 2 = 0 THEN 'knight' END", "'knight'::ENUM('knight')", "substr('xknight', 2)",
    ):  # fmt: skip
        found = connection.sql(
            f"SELECT chess_distance({piece}, 0, 63) FROM range({rows})"
        ).fetchall()
        is_half = "% 2" in piece
        assert found == [(None if is_half and row % 2 else 6,) for row in range(rows)]
    for pieces in (("king", "queen"), ("king", "rook"), ("king", "kingking")):
        query = f"SELECT chess_distance(p, 0, 63) FROM (VALUES {str(pieces)[1:-1].replace(', ', '), (').join('()')}) AS t(p)"
        with pytest.raises(duckdb.Error, match="piece is one value for all rows"):
            connection.sql(query).fetchall()


@polars
def test_a_group_is_no_call_of_its_own(monkeypatch):
    calls, row = [], BY_NAME["distance"]

    def counted(call=row.call, **given):
        calls.append(len(given["a"]))
        return call(**given)

    monkeypatch.setattr(row, "call", counted)
    frame = pl.DataFrame({"game": np.arange(6000) // 6, "a": np.arange(6000) % 64})
    way = chess_distance.polars.of(pl.col("a")).distance("king", 63).cast(pl.Int64)
    expected = frame.with_columns(way.alias("way")).group_by("game", maintain_order=True)
    for query in (
        frame.lazy().group_by("game", maintain_order=True).agg(way.sum().alias("way")),
        frame.lazy()
        .select("game", way.sum().over("game").alias("way"))
        .unique(maintain_order=True),
    ):
        calls.clear()
        assert query.collect().equals(expected.agg(pl.col("way").sum()))
        assert len(calls) < 10
    calls.clear()
    many = pl.LazyFrame({"a": np.arange(1 << 20, dtype=np.uint8) % 64})
    assert many.select(way.sum()).collect(engine="streaming").item() == 308 << 14
    assert sum(calls) == 1 << 20 and len(calls) > 2


@polars
@sql
def test_duckdb_s_program_has_numpy_s_answers(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    rows = list(importlib.import_module("engines").fens_in_duckdb(3000, rounds=1))
    assert len(rows) == 10


COLUMNS = {
    "Squares", "SquareRows", "Places", "Sets", "Positions", "PositionLike | Positions", "Place | Places",
}  # fmt: skip


def test_the_table_has_every_function_of_columns():
    """A function that engines lack has a reason."""
    functions = {name: value for name, value in vars(cd).items() if inspect.isfunction(value)}
    of_columns = {
        name
        for name, function in functions.items()
        if name in cd.__all__
        and COLUMNS & {p.annotation for p in inspect.signature(function).parameters.values()}
    }
    names = [*BY_NAME, *(name for names in LEFT_OUT.values() for name in names)]
    assert sorted(names) == sorted(of_columns | {"positions"})
    assert all(getattr(cd, name) is function.call for name, function in BY_NAME.items())


@polars
@sql
def test_every_engine_has_every_function_of_the_table():
    methods = {
        name for name in vars(chess_distance.polars.ChessDistanceExpressions) if name[0] != "_"
    }
    assert methods == {function.short for function in FUNCTIONS}
    assert {name for name in BY_NAME if hasattr(on_arrow, name)} == set(BY_NAME)
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    found = connection.sql(
        "SELECT function_name FROM duckdb_functions() WHERE function_name LIKE 'chess_%'"
    )
    assert {name for (name,) in found.fetchall()} == {function.sql for function in FUNCTIONS}


@polars
@sql
def test_the_texts_are_as_the_table_says():
    command = [sys.executable, str(ROOT / "forms.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
