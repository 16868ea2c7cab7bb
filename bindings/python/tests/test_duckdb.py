"""SQL with columns of every integer type, and with obstacles left out."""

import chess_distance as cd
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
    rows = f"FROM (VALUES (0::{kind}, 2::{kind}), (9, 0), (NULL, 0)) AS t(start, walls)"
    found = select(
        f"chess_distance('knight', start, 63::{kind}), chess_path('rook', start, 7, walls),"
        f" chess_map('rook', start, walls)[8] {rows}"
    )
    assert found == [
        (6, cd.path(cd.ROOK, 0, 7, own=2), 3),
        (cd.distance(cd.KNIGHT, 9, 63), 2, 2),
        (None, None, None),
    ]


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


def test_pieces_have_names_and_the_numbers_of_the_package(select):
    for piece in cd.Piece:
        expected = [(cd.distance(piece, 8, 40),)]
        name = piece.name.lower().replace("_", " ")
        assert select(f"chess_distance('{name}', 8, 40)") == expected
        assert select(f"chess_distance({int(piece)}, 8, 40)") == expected
    assert select("chess_distance('leaper(1, 3)', 0, 63)") == [(5,)]
    assert select("chess_distance(NULL, 0, 63)") == [(None,)]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("chess_distance('king', 64, 0)", r"a\[0\] = 64: A square"),
        ("chess_distance('king', 18446744073709551615::UBIGINT, 0)", "A square is outside"),
        ("chess_path('king', 0, -1)", r"target\[0\] = -1: A square"),
        ("chess_path('king', 0, 1, -1)", "own = -1"),
        ("chess_path('king', 0, 1.5::DOUBLE)", "target is an integer column"),
        ("chess_path('king', 0, true)", "target is an integer column"),
        ("chess_path('king', 0)", r"chess_path\(piece, start, target\[, own\]"),
        ("chess_distance('king', 0, 1, 2)", r"chess_distance\(piece, a, b\)"),
        ("chess_distance('pawn', 0, 1)", "white pawn"),
        ("chess_distance(99, 0, 1)", "no such piece"),
        ("chess_distance(p, 0, 1) FROM (VALUES ('king'), ('queen')) AS t(p)", "same for all rows"),
    ],
)
def test_errors_name_the_argument(select, query, sentence):
    with pytest.raises(duckdb.Error, match=sentence):
        select(query)
