"""Columns as arguments: buffers, Arrow, data frames, and what is neither a set nor a column."""

from array import array
from collections import deque

import chess_distance as cd
import numpy as np
import pytest

COLUMN = np.array([0, 63], np.uint8)
SET_COLUMN = np.array([2, 2], np.uint64)


@pytest.mark.parametrize(
    "column", [array("B", [0, 63]), memoryview(COLUMN), memoryview(array("i", [0, 63]))]
)
def test_a_buffer_is_a_column(column):
    assert cd.path(cd.KING, column, 60).tolist() == [7, 3]
    assert cd.distance(cd.KING, column, 60).tolist() == [7, 3]


@pytest.mark.parametrize(
    "column", [array("Q", [2, 2]), memoryview(SET_COLUMN), SET_COLUMN.astype(np.int64)]
)
def test_obstacles_in_buffers_are_sets_a_row(column):
    maps = cd.distance_map(cd.ROOK, 0, own=column)
    assert maps.shape == (2, 64) and (maps[:, 1] == cd.NONE).all()
    assert (maps == cd.distance_map(cd.ROOK, 0, own=SET_COLUMN)).all()


@pytest.mark.parametrize(
    "column", [deque([0, 63]), {0: 1, 63: 2}.keys(), iter([0, 63]), (s for s in (0, 63))]
)
def test_what_could_be_one_set_or_a_column_is_refused(column):
    with pytest.raises(TypeError, match="start is .*, which could be one set or a column"):
        cd.path(cd.KING, column, 60)


def test_columns_of_arrow_by_its_c_interface():
    pa = pytest.importorskip("pyarrow")

    class Stream:
        def __init__(self, values, kind):
            self.column = pa.chunked_array([pa.array(values, kind)])

        def __arrow_c_stream__(self, requested_schema=None):
            return self.column.__arrow_c_stream__(requested_schema)

    assert cd.path(cd.KING, Stream([0, 63], pa.uint8()), 60).tolist() == [7, 3]
    assert cd.path(cd.KING, Stream([1, 1 << 63], pa.uint64()), 60).tolist() == [7, 3]
    assert cd.distance_map(cd.ROOK, 0, own=Stream([2, 2], pa.int64())).shape == (2, 64)
    with pytest.raises(TypeError, match="start has missing values"):
        cd.path(cd.KING, Stream([0, None], pa.uint8()), 60)
    with pytest.raises(TypeError, match="own is a Table: give one of its columns"):
        cd.path(cd.KING, 0, 60, own=pa.table({"walls": [1, 2]}))


def test_a_frame_is_no_column():
    pd = pytest.importorskip("pandas")
    frame = pd.DataFrame({"walls": SET_COLUMN})
    for own in (frame, frame[["walls"]]):
        with pytest.raises(TypeError, match="own is a DataFrame: give one of its columns"):
            cd.path(cd.KING, 0, 60, own=own)


def test_polars_wide_integers_are_sets():
    pl = pytest.importorskip("polars")
    wide = pl.Series([1 << 63 | 1, 1 << 4], dtype=pl.Int128)
    assert cd.path(cd.KING, wide, 60).tolist() == [3, 7]
    assert (
        cd.distance_map(cd.ROOK, 0, own=wide)
        == cd.distance_map(cd.ROOK, 0, own=wide.cast(pl.UInt64).to_numpy())
    ).all()
    with pytest.raises(ValueError, match="start holds -1: a bitboard is 0 to"):
        cd.path(cd.KING, pl.Series([-1], dtype=pl.Int128), 60)
    with pytest.raises(TypeError, match="own is an array of decimals, .*CAST"):
        cd.path(cd.KING, 0, 60, own=pl.Series(["1"]).cast(pl.Decimal(20, 0)))


def test_sets_in_floats_are_refused_with_the_cast():
    for name in ("start", "own"):
        with pytest.raises(
            TypeError,
            match=rf"{name} is an array of float64, .*\.astype\(np\.uint64\).*has lost squares",
        ):
            cd.path(cd.KING, **{"start": 0, "target": 60, name: np.array([1.0, 2.0])})


def test_sets_in_signed_integers_are_refused_with_what_keeps_their_bits():
    words = np.array([1 << 63 | 1, 1 << 4], np.uint64)
    signed = words.view(np.int64)
    with pytest.raises(ValueError, match=r"start\[0\] = -.*astype.*reinterpret.*::BIT::UBIGINT"):
        cd.path(cd.KING, signed, 60)
    assert (signed.astype(np.uint64) == words).all()


def test_polars_keeps_the_bits_of_signed_integers():
    pl = pytest.importorskip("polars")
    words = np.array([1 << 63 | 1, 1 << 4], np.uint64)
    signed = pl.Series(words.view(np.int64))
    assert cd.path(cd.KING, signed.reinterpret(signed=False), 60).tolist() == [3, 7]


def test_duckdb_keeps_the_bits_of_signed_integers():
    duckdb = pytest.importorskip("duckdb")
    query = "SELECT s::BIT::UBIGINT FROM (VALUES (-9223372036854775807), (16), (NULL)) AS t(s)"
    assert duckdb.sql(query).fetchall() == [(1 << 63 | 1,), (1 << 4,), (None,)]


@pytest.mark.parametrize("kind", ["u1", "i8", "f8", "?", "m8[s]", "O", "U2"])
def test_an_array_without_rows_is_a_column_of_any_type(kind):
    none = np.array([], kind)
    assert cd.isolated_pawns(none).tolist() == []
    assert cd.path(cd.KING, np.array([], np.uint8), 5, own=none).tolist() == []
