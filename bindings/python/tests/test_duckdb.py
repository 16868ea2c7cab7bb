"""SQL with columns of every integer type, and with obstacles left out."""

import importlib

import chess_distance as cd
import numpy as np
import pytest

duckdb = pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")
import chess_distance.duckdb  # noqa: E402

SIGNED = ["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT"]
UNSIGNED = ["UTINYINT", "USMALLINT", "UINTEGER", "UBIGINT"]
WALL = 0x02


@pytest.fixture
def select():
    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    return lambda query: connection.sql("SELECT " + query).fetchall()


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


def test_one_rule_for_the_integers_of_numpy_polars_and_sql(select):
    """16 is e3 as a square, and e1 as a set in 64 bits without a sign."""
    pl = pytest.importorskip("polars")
    of = importlib.import_module("chess_distance.polars").of
    kinds = dict(zip(SIGNED[:-1] + UNSIGNED, ("i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"), strict=True))
    for kind, name in kinds.items():
        column = np.array([16], name)
        expected = 7 if kind == "UBIGINT" else cd.square_distance(16, 60)
        assert cd.path(cd.KING, column, 60).tolist() == [expected]
        assert select(f"chess_path('king', 16::{kind}, 60)") == [(expected,)]
        frame = pl.DataFrame({"a": column})
        assert frame.select(of("a").path(cd.KING, 60)).item() == expected
    assert select("chess_path('king', 18446744073709551615::UBIGINT, 60)") == [(0,)]


def test_squares_have_names(select):
    assert select("chess_distance('knight', 'a1', 'h8')") == [(6,)]
    rows = "FROM (VALUES ('e1'), (NULL)) AS t(start)"
    assert select(f"chess_path('king', start, 60) {rows}") == [(7,), (None,)]


def test_obstacles_may_be_left_out(select):
    assert select("chess_path('rook', 0, 63)") == [(2,)]
    assert select(f"chess_path('rook', 0, 7, {WALL})") == [(3,)]
    assert select(f"chess_path('rook', 0, 7, 0, {WALL})") == [(2,)]
    assert select(f"chess_path('king', 0, 1, 0, 0, {WALL})") == [(None,)]
    assert select("chess_map('knight', 0)[64]") == [(6,)]
    assert select("chess_path('king', 0, 1, NULL)") == [(None,)]


def test_a_set_with_h8_fits_into_a_bigint(select):
    sets = "-9223372036854775807::BIGINT - 1"
    assert select(f"chess_path('king', 0, 63, {sets})") == [(None,)]


def test_pieces_have_names(select):
    for piece in cd.Piece:
        expected = [(cd.distance(piece, 8, 40),)]
        name = piece.name.lower().replace("_", " ")
        assert select(f"chess_distance('{name}', 8, 40)") == expected
    assert select("chess_distance('leaper(1, 3)', 0, 63)") == [(5,)]
    assert select("chess_distance(NULL, 0, 63)") == [(None,)]


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
        ("chess_distance(p, 0, 1) FROM (VALUES ('king'), ('queen')) AS t(p)", "same for all rows"),
    ],
)
def test_errors_name_the_argument(select, query, sentence):
    with pytest.raises(duckdb.Error, match=sentence):
        select(query)
