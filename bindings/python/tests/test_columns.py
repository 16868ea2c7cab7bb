"""Arrays: one position a row."""

import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, some_squares


def words(rng, n, share=0.15):
    return np.array([some_squares(rng, share) for _ in range(n)], np.uint64)


def test_distances_of_pairs_broadcast():
    a, b = np.arange(64, dtype=np.uint8)[:, None], np.arange(64, dtype=np.uint8)
    for piece in PIECES:
        table = cd.distance(piece, a, b)
        assert table.dtype == np.uint8 and table.shape == (64, 64)
        expected = [[cd.distance(piece, int(x), int(y)) for y in b] for x in b]
        assert table.tolist() == [[255 if d is None else d for d in row] for row in expected]
    assert (cd.square_distance(a, b) == cd.king_table).all()
    assert (cd.square_manhattan_distance(a, b) == cd.manhattan_table).all()
    assert (cd.square_knight_distance(a, b) == cd.knight_table).all()
    out = np.empty(64, np.uint8)
    assert cd.distance(cd.KING, b, 0, out=out) is out and out[63] == 7


@pytest.mark.parametrize("n", [0, 1, 5, 4096, 5000])
def test_rows_are_single_calls(rng, n):
    columns = [words(rng, n) for _ in range(3)]
    squares = np.array([rng.randrange(64) for _ in range(n)], np.uint8)
    targets = np.array([rng.randrange(64) for _ in range(n)], np.uint8)
    rows = [rng.randrange(n) for _ in range(min(n, 40))]
    for piece in (cd.KING, cd.ROOK, cd.WHITE_PAWN, cd.leaper(1, 3)):
        maps = cd.distance_map(piece, squares, *columns)
        ways = cd.path(piece, squares, targets, *columns)
        assert maps.shape == (n, 64) and maps.dtype == np.uint8
        assert ways.shape == (n,) and ways.dtype == np.uint8
        for row in rows:
            board = [int(column[row]) for column in columns]
            single = cd.distance_map(piece, int(squares[row]), *board)
            assert (maps[row] == single).all()
            assert ways[row] == single[targets[row]]


def test_sets_start_and_end_rows(rng):
    starts, targets = words(rng, 50, 0.05), words(rng, 50, 0.05)
    starts[7] = targets[9] = 0
    own = words(rng, 50)
    ways = cd.path(cd.KNIGHT, starts, targets, own=own)
    maps = cd.distance_map(cd.KNIGHT, starts, own=own)
    assert ways[7] == ways[9] == 255 and (maps[7] == 255).all()
    for row in set(range(50)) - {7, 9}:
        s, t = ([i for i in range(64) if int(x[row]) >> i & 1] for x in (starts, targets))
        if s and t:
            single = cd.path(cd.KNIGHT, set(s), set(t), own=int(own[row]))
            assert ways[row] == (255 if single is None else single)


def test_one_argument_may_be_a_column(rng):
    own = words(rng, 30)
    maps = cd.distance_map(cd.QUEEN, 27, own=own)
    ways = cd.path(cd.QUEEN, 27, 63, own=own, enemy=[1, 2])
    for row in range(30):
        assert (maps[row] == cd.distance_map(cd.QUEEN, 27, own=int(own[row]))).all()
        single = cd.path(cd.QUEEN, 27, 63, own=int(own[row]), enemy=[1, 2])
        assert ways[row] == (255 if single is None else single)
    grid = cd.path(cd.QUEEN, np.arange(64, dtype=np.uint8)[:, None], 63, own=own)
    assert grid.shape == (64, 30) and (grid[27] == cd.path(cd.QUEEN, 27, 63, own=own)).all()


def test_territory_of_columns(rng):
    one, two = words(rng, 40, 0.05), words(rng, 40, 0.05)
    own, enemy = words(rng, 40), words(rng, 40)
    rows = cd.territory(cd.KING, one, cd.BISHOP, two, own, enemy, own2=0)
    for row in range(40):
        if one[row] and two[row]:
            board = int(own[row]), int(enemy[row])
            single = cd.territory(cd.KING, int(one[row]), cd.BISHOP, int(two[row]), *board, own2=0)
            assert tuple(int(part[row]) for part in rows) == single


def test_layouts_that_c_does_not_know_are_copied(rng):
    own = words(rng, 40)
    expected = cd.distance_map(cd.KING, 0, own=own)
    strided = np.repeat(own, 2)[::2]
    unaligned = np.frombuffer(b"x" + own.tobytes(), np.uint8)[1:].view("u8")
    for column in (strided, unaligned, own.astype(">u8"), own[::-1][::-1]):
        assert (cd.distance_map(cd.KING, 0, own=column) == expected).all()
    frozen = own.copy()
    frozen.flags.writeable = False
    assert (cd.distance_map(cd.KING, 0, own=frozen) == expected).all()


def test_out_is_filled_or_refused(rng):
    own = words(rng, 10)
    out = np.empty((10, 64), np.uint8)
    assert cd.distance_map(cd.KING, 0, own=own, out=out) is out
    for bad in (np.empty((9, 64), np.uint8), np.empty((10, 128), np.uint8)[:, ::2]):
        with pytest.raises(ValueError, match="out is"):
            cd.distance_map(cd.KING, 0, own=own, out=bad)
    shared = np.zeros(10, np.uint64)
    with pytest.raises(ValueError, match="overlaps"):
        cd.path(cd.KING, shared, shared, out=shared.view(np.uint8)[:10])


def test_nothing_is_written_where_a_square_is_bad():
    out = np.full((5000, 64), 9, np.uint8)
    squares = np.zeros(5000, np.uint8)
    squares[4999] = 64
    with pytest.raises(ValueError, match="square"):
        cd.distance_map(cd.KING, squares, out=out)
    assert (out == 9).all()
