"""Arrays: one position a row."""

import threading
import time
from functools import partial

import chess
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
def test_rows_are_single_calls(rng, n, monkeypatch):
    # Blocks with and without a remainder.
    monkeypatch.setattr("chess_distance._blocks.BLOCK", 4096)
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


def test_sets_and_counts_of_rows_are_single_calls(rng):
    n = 40
    columns, starts, targets = [words(rng, n) for _ in range(3)], words(rng, n, 0.05), words(rng, n, 0.05)
    squares = np.array([rng.randrange(64) for _ in range(n)], np.uint8)

    def same(call, *rows):
        found = call(*rows)
        assert found.dtype == np.uint64 and found.shape == (n,)
        for row in range(n):
            if rows[0] is squares or rows[0][row]:
                assert found[row] == call(*(column[row] for column in rows)), row

    for piece in (cd.KING, cd.KNIGHT, cd.ROOK, cd.WHITE_PAWN, cd.leaper(1, 3)):
        count = partial(cd.trajectory_count, piece)
        for start in (squares, starts):
            same(partial(cd.moves, piece), start, *columns)
            same(partial(cd.attacks, piece), start, columns[0])
            same(count, start, np.where(targets, targets, 1), *columns)
            for moves in (-1, 0, 2, cd.MAX_MOVES):
                same(lambda start, *obstacles: cd.within(piece, start, moves, *obstacles), start, *columns)  # noqa: B023
                same(lambda start, *obstacles: cd.ring(piece, start, moves, *obstacles), start, *columns)  # noqa: B023
    board = chess.Board("r3k2r/pp3ppp/2n2n2/3qp3/3P4/2N1PN2/PP3PPP/R2QK2R w KQkq - 0 1")
    found = cd.moves(cd.QUEEN, np.array([chess.D1, chess.D5]), board=board)
    assert found.tolist() == [cd.moves(cd.QUEEN, square, board=board) for square in (chess.D1, chess.D5)]
    assert cd.attacks(cd.ROOK, {"a1", "h8"}, np.array([0, 2], np.uint64))[1] == cd.attacks(cd.ROOK, ["a1", "h8"], "b1")
    assert cd.within(cd.KING, [0, 63], 1) == cd.within(cd.KING, np.array([1 | 1 << 63], np.uint64), 1)[0]
    assert cd.moves(cd.KING, np.array([], np.uint64)).shape == (0,)


def test_every_column_broadcasts(rng):
    """Columns of one row, of several, and of several axes, in every argument."""
    own, enemy = words(rng, 5), words(rng, 5)
    start, target = np.array([3, 60], np.uint8), np.array([1 << 17 | 1 << 40], np.uint64)
    for columns in (
        (own[:1], enemy, 0),
        (own, enemy[:1], own[:1]),
        (own[:, None], enemy[:, None], np.zeros((1, 1), np.uint64)),
        (own[:1], 0, 0),
        (np.array(7, np.uint64), enemy[:1], 0),
    ):
        first = start[:, None] if np.ndim(columns[0]) < 2 else start
        ways = cd.path(cd.ROOK, first, target, *columns)
        maps = cd.distance_map(cd.ROOK, first, *columns)
        shape = np.broadcast_shapes(first.shape, *(np.shape(column) for column in columns))
        assert ways.shape == shape and maps.shape == (*shape, 64)
        sides = cd.territory(cd.KING, target, cd.ROOK, enemy[:1], *columns)
        rows = [np.broadcast_to(column, shape) for column in (first, *columns)]
        sets = [np.broadcast_to(column, shape) for column in (target, enemy[:1])]
        for at in np.ndindex(shape):
            square, *board = (int(column[at]) for column in rows)
            assert (maps[at] == cd.distance_map(cd.ROOK, square, *board)).all()
            single = cd.path(cd.ROOK, square, {17, 40}, *board)
            assert ways[at] == (255 if single is None else single)
            one, two = (int(column[at]) for column in sets)
            there = tuple(int(np.broadcast_to(part, shape)[at]) for part in sides)
            assert there == cd.territory(cd.KING, np.uint64(one), cd.ROOK, np.uint64(two), *board)


def test_territory_of_squares_is_that_of_their_sets():
    # Squares on the empty board are read from a table.
    squares = np.arange(64)
    sets = np.left_shift(np.uint64(1), squares.astype(np.uint64))
    for one, two in ((cd.KING, cd.KING), ("rook", "knight"), ("white pawn", cd.leaper(1, 3))):
        table = cd.territory(one, squares[:, None], two, squares)
        assert all(map(np.array_equal, table, cd.territory(one, sets[:, None], two, sets)))
        table.first[:] = 0  # the caller's own
        assert cd.territory(one, squares, two, squares[3:4]).first[5] == cd.territory(one, 5, two, 3).first


@pytest.mark.parametrize("kind", ["i1", "u1", "<i2", ">i2", "<u4", ">i4", "<i8", ">i8"])
def test_squares_are_integers_of_any_type(kind):
    squares, targets = (np.arange(start, 60, 7).astype(kind) for start in (0, 3))
    assert cd.distance(cd.KNIGHT, squares, targets).tolist() == [
        cd.distance(cd.KNIGHT, int(a), int(b)) for a, b in zip(squares, targets, strict=True)
    ]
    expected = [cd.path(cd.ROOK, int(a), 63, own=[9, 54]) for a in squares]
    assert cd.path(cd.ROOK, squares, 63, own=[9, 54]).tolist() == expected
    assert (cd.distance_map(cd.KING, squares) == cd.king_table[squares.astype(int)]).all()
    strided = np.repeat(squares, 3)[::3]
    assert (cd.distance(cd.KNIGHT, strided, targets[::-1]) ==
            cd.distance(cd.KNIGHT, squares, targets[::-1].copy())).all()
    strided.flags.writeable = False
    assert (cd.distance(cd.KNIGHT, strided, targets) == cd.distance(cd.KNIGHT, squares, targets)).all()


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.int16, np.uint32, np.int64])
@pytest.mark.parametrize("position", [0, 17, 4095, 4096, 9999])
def test_a_bad_square_anywhere_is_found(kind, position):
    squares = np.zeros(10_000, kind)
    calls = [
        lambda: cd.distance(cd.KING, squares, 0),
        lambda: cd.distance(cd.BISHOP, np.uint8(0), squares),
        lambda: cd.square_knight_distance(squares, squares),
        lambda: cd.edge_distance(squares),
        lambda: cd.file_distance(0, squares),
        lambda: cd.path(cd.KING, squares, 0),
        lambda: cd.path(cd.KING, 0, squares),
        lambda: cd.distance_map(cd.KING, squares),
    ]
    for bad in (64, 100, np.iinfo(kind).max, np.iinfo(kind).min or 255):
        squares[position] = bad
        for call in calls:
            with pytest.raises(ValueError, match=rf"\w+\[{position}\] = {bad}: A square is outside the board"):
                call()


def test_empty_columns_give_empty_results():
    for empty in (np.empty(0, np.uint8), np.empty(0), np.empty((3, 0), np.int64)):
        shape = np.shape(empty)
        assert cd.distance(cd.KING, empty, 0).shape == shape
        assert cd.path(cd.KING, empty, 0).shape == shape
        assert cd.distance_map(cd.KING, empty).shape == (*shape, 64)
    assert cd.distance(cd.KING, [], 0).shape == (0,)


def longest_pause(call):
    """The longest share of a call's time in which another thread made no progress."""
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    start = time.perf_counter()
    call()
    end = time.perf_counter()
    done.set()
    thread.join()
    times = [start, *(t for t in ticks if start < t < end), end]
    return max(b - a for a, b in zip(times, times[1:], strict=False)) / (end - start)


def test_other_threads_run_during_a_long_call(rng):
    own = np.tile(words(rng, 1000, 0.4), 3000)
    starts, targets = (np.full(len(own), 1 << s, np.uint64) for s in (0, 63))
    # The best of a few: on a busy machine the other thread may wait for its turn.
    pauses = [longest_pause(lambda: cd.path(cd.KING, starts, targets, own=own)) for _ in range(4)]
    assert min(pauses) < 0.5


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
        with pytest.raises(ValueError, match="out must be"):
            cd.distance_map(cd.KING, 0, own=own, out=bad)


def test_an_output_that_a_column_reads_is_refused():
    squares = (np.arange(80000) % 64).astype(np.uint8)
    with pytest.raises(ValueError, match="overlaps"):
        cd.path(cd.KING, squares[:40000], 0, out=squares[100:40100])
    maps = np.zeros((40000, 64), np.uint8)
    with pytest.raises(ValueError, match="overlaps"):
        cd.distance_map(cd.KING, maps.reshape(-1)[:40000], out=maps)
    own = np.zeros(40000, np.uint64)
    with pytest.raises(ValueError, match="overlaps"):
        cd.path(cd.KING, squares[:40000], 0, own=own, out=own.view(np.uint8)[:40000])


def test_matrices_of_columns(rng):
    columns = [words(rng, 7) for _ in range(3)]
    for piece in PIECES:
        found = cd.matrix(piece, *columns)
        assert found.shape == (7, 64, 64) and found.dtype == np.uint8
        for row in range(7):
            assert (found[row] == cd.matrix(piece, *(int(column[row]) for column in columns))).all()
    grid = cd.matrix(cd.ROOK, columns[0][:, None], columns[1][None, :2], 1 << 9)
    assert grid.shape == (7, 2, 64, 64)
    assert (grid[3, 1] == cd.matrix(cd.ROOK, int(columns[0][3]), int(columns[1][1]), 1 << 9)).all()
    assert cd.matrix(cd.KING, np.empty(0, np.uint64)).shape == (0, 64, 64)
    out = np.empty((7, 64, 64), np.uint8)
    assert cd.matrix(cd.KING, columns[0], out=out) is out and (out == cd.matrix(cd.KING, columns[0])).all()
    with pytest.raises(ValueError, match="out must be"):
        cd.matrix(cd.KING, columns[0], out=out[:6])
    shared = out.reshape(-1)[: 7 * 8].view(np.uint64)
    with pytest.raises(ValueError, match="overlaps"):
        cd.matrix(cd.KING, shared, out=out)


def test_matrices_are_taken_without_a_copy(rng):
    """JAX copies arrays that are not contiguous or not aligned to a cache line."""
    for found in (cd.matrix(cd.KING), *(cd.matrix(cd.KING, words(rng, n)) for n in (1, 3, 40))):
        assert found.flags.c_contiguous and found.flags.writeable and found.ctypes.data % 64 == 0
        assert np.shares_memory(np.from_dlpack(found), found)


class Tensor:
    """An object with DLPack and nothing else."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def test_tensors_are_columns(rng):
    own = words(rng, 9)
    assert (cd.matrix(cd.QUEEN, Tensor(own)) == cd.matrix(cd.QUEEN, own)).all()
    starts = np.arange(9, dtype=np.uint8)
    ways = cd.path(cd.KING, Tensor(starts), 63, own=Tensor(own))
    assert (ways == cd.path(cd.KING, starts, 63, own=own)).all()
