"""Columns of Polars, with types and lengths that the documentation does not show."""

import chess_distance as cd
import numpy as np
import pytest

pl = pytest.importorskip("polars")
import chess_distance.polars  # noqa: E402, F401

SETS = [0, 10, 48, 1 << 63]


@pytest.mark.parametrize("kind", ["UInt64", "Int64"])
def test_sets_of_every_integer_type_are_sets(kind):
    frame = pl.DataFrame({"a": [0, 0, 0, 54], "b": [3, 3, 3, 63]})
    words = [w - (1 << 64) if kind == "Int64" and w >> 63 else w for w in SETS]
    frame = frame.with_columns(w=pl.Series(words, dtype=getattr(pl, kind)))
    start = pl.col("a").chess_distance
    ways = frame.select(start.path(cd.KING, "b", own="w")).to_series().to_list()
    assert ways == [cd.path(cd.KING, a, b, own=w) for a, b, w in zip([0, 0, 0, 54], [3, 3, 3, 63], SETS)]
    assert ways != [3, 3, 3, 1]
    maps = frame.select(start.map(cd.KING, own="w")).to_series().to_list()
    assert maps[1] == cd.distance_map(cd.KING, 0, own=10).tolist()
    one = frame[1:2].select(start.path(cd.KING, "b", own="w"))
    assert one.item() is None
    sides = frame.with_columns(pl.col("w").cast(pl.UInt64, wrap_numerical=True))[1:]
    parts = sides.select(pl.col("w").chess_distance.territory(cd.KING, cd.KING, 60)).to_series()
    assert parts[0]["first"] == cd.territory(cd.KING, np.uint64(10), cd.KING, 60).first


def test_small_integers_are_sets_too():
    frame = pl.DataFrame({"a": [0], "w": [10]}, schema={"a": pl.UInt8, "w": pl.UInt8})
    assert frame.select(pl.col("a").chess_distance.path(cd.KING, 3, own="w")).item() is None


def test_columns_of_different_lengths_are_an_error():
    frame = pl.DataFrame({"a": [0, 1, 2]})
    other = pl.lit(pl.Series([1, 2]))
    # Older versions of Polars panic at any exception of a function.
    with pytest.raises(BaseException, match="lengths"):
        frame.select(pl.col("a").chess_distance.distance(cd.KING, other))


def test_what_is_no_piece_is_found_at_once():
    column = chess_distance.polars.of("a")
    for call in (
        lambda: column.distance(6, 0),
        lambda: column.path(6, 0),
        lambda: column.map(6),
        lambda: column.territory(cd.KING, 6, 0),
    ):
        with pytest.raises(TypeError, match="Piece"):
            call()


def test_a_frame_may_be_empty():
    frame = pl.DataFrame({"a": []}, schema={"a": pl.UInt8})
    assert frame.select(pl.col("a").chess_distance.distance(cd.KING, 5)).height == 0
    assert frame.select(pl.col("a").chess_distance.map(cd.KING, own=5)).height == 0
