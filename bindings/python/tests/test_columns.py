"""Arrays: one position a row."""

import itertools
import random
import threading
import time
from dataclasses import replace
from functools import partial

import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import ffi, lib, pointer
from conftest import PIECES, some_squares


def words(rng, n, share=0.15):
    return np.array([some_squares(rng, share) for _ in range(n)], np.uint64)


def check_rows(call, *columns, most=40):
    """Rows of an answer, which are those of single calls. An empty set leads nowhere."""
    shape = np.broadcast_shapes(*map(np.shape, columns))
    found = call(*columns)
    found = np.stack(found, axis=-1) if isinstance(found, tuple) else found
    assert (
        found.shape[: len(shape)] == shape
        and found.dtype in (np.uint8, np.uint64, bool)
        or call is cd.mop_up
    )
    spread, places = [np.broadcast_to(column, shape) for column in columns], list(np.ndindex(shape))
    for at in random.Random(0).sample(places, min(most, len(places))):
        row = [column[at] for column in spread]
        try:
            single = call(*row)
        except ValueError as error:
            assert "empty" in str(error) and 0 in row
            if found.shape != (*shape, 3):  # in a territory the other side has all that it reaches
                assert (found[at] == (255 if found.dtype == np.uint8 else 0)).all()
            continue
        assert (found[at] == (255 if single is None else single)).all(), (call, at)


EVERY = np.arange(64, dtype=np.uint8)
PAIRS = (
    cd.square_distance, cd.square_manhattan_distance, cd.square_knight_distance, cd.file_distance, cd.rank_distance,
    cd.relation, cd.king_race, cd.mop_up,
)  # fmt: skip


def test_functions_of_squares_take_columns(rng):
    a, b = EVERY[:, None], EVERY
    for function in (
        *(partial(cd.distance, piece) for piece in PIECES),
        *PAIRS,
        partial(cd.king_race, margin=2),
    ):
        check_rows(function, a, b, most=4096)
    for function in (
        cd.center_distance,
        cd.center_manhattan_distance,
        cd.edge_distance,
        partial(cd.corner_distance, dark=True),
    ):
        check_rows(function, b, most=64)
    out = np.empty(64, np.uint8)
    assert cd.distance(cd.KING, b, 0, out=out) is out and out[63] == 7
    counts = {7: 1, 8: 0, 10**9: 0, -6: 63, -7: 64, -(10**9): 64}
    assert {margin: cd.king_race(63, 0, margin).bit_count() for margin in counts} == counts
    pairs = np.array([(p, k) for p in range(8, 56) for k in range(64) if p != k])
    for color, to_move in itertools.product((True, False), repeat=2):
        flags = {"color": color, "defender_to_move": to_move}
        check_rows(partial(cd.square_of_pawn, **flags), EVERY[8:56], most=48)
        check_rows(partial(cd.pawn_outruns_king, **flags), *pairs.T, most=3024)
    sets = np.append(words(rng, 64, 0.05), np.uint64(0))
    for function in (cd.nearest, cd.nearest_file):
        for columns in ((a, sets), (EVERY, sets[0]), (5, sets), (3, np.array([9, 60]))):
            check_rows(function, *columns, most=5000)


SECOND = ("own2", "enemy2", "avoid2")
#: Functions of a piece with so many places and obstacles.
FUNCTIONS = [
    (cd.distance_map, 1, 3), (cd.path, 2, 3), (cd.matrix, 0, 3), (cd.moves, 1, 3), (cd.attacks, 1, 1), (cd.trajectory_count, 2, 3),
    *((lambda piece, start, *sets, call=call, n=n: call(piece, start, n, *sets), 1, 3)
      for call in (cd.within, cd.ring) for n in (-1, 0, 2, cd.MAX_MOVES)),
    (lambda piece, one, two, *sets: cd.territory(piece, one, cd.ROOK, two, *sets[:3], **dict(zip(SECOND, sets[3:], strict=False))), 2, 6),
]  # fmt: skip


@pytest.mark.parametrize("n", [0, 1, 5, 5000])
@pytest.mark.parametrize(("function", "places", "obstacles"), FUNCTIONS)
def test_rows_are_single_calls(rng, function, places, obstacles, n, monkeypatch):
    monkeypatch.setattr("chess_distance._blocks.BLOCK", 1024)  # with a remainder
    squares = np.array([rng.randrange(64) for _ in range(n)], np.uint8)
    sets, boards = (
        [words(rng, n, 0.05), words(rng, n, 0.05)],
        [words(rng, n) for _ in range(obstacles)],
    )
    sets[0][n // 2 : n // 2 + 1] = 0
    for piece in PIECES if n == 5 else (cd.KING, cd.WHITE_PAWN):
        call = partial(function, piece)
        check_rows(call, *sets[:places], *boards)
        if places:
            check_rows(call, squares, *sets[1:places], *boards)
        if places == 2:
            check_rows(call, squares, squares[::-1], *boards)


@pytest.mark.parametrize(("function", "places", "obstacles"), FUNCTIONS)
def test_every_column_broadcasts(rng, function, places, obstacles):
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
        check_rows(partial(function, cd.ROOK), *(first, target)[:places], *columns[:obstacles])


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
    assert (
        cd.distance(cd.KNIGHT, strided, targets[::-1])
        == cd.distance(cd.KNIGHT, squares, targets[::-1].copy())
    ).all()
    strided.flags.writeable = False
    assert (
        cd.distance(cd.KNIGHT, strided, targets) == cd.distance(cd.KNIGHT, squares, targets)
    ).all()


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
            with pytest.raises(
                ValueError, match=rf"\w+\[{position}\] = {bad}: A square is outside the board"
            ):
                call()


def test_empty_columns_give_empty_results():
    for empty in (np.empty(0, np.uint8), np.empty(0), np.empty((3, 0), np.int64)):
        shape = np.shape(empty)
        assert cd.distance(cd.KING, empty, 0).shape == shape
        assert cd.path(cd.KING, empty, 0).shape == shape
        assert cd.distance_map(cd.KING, empty).shape == (*shape, 64)
    assert cd.distance(cd.KING, [], 0).shape == (0,)


def test_other_threads_run_during_a_call_of_c(rng):
    own = words(rng, 1000, 0.4).repeat(4000)
    starts, targets = (np.full(len(own), 1 << s, np.uint64) for s in (0, 63))
    board, out, ticks = (
        ffi.new("ChessDistanceColumns *", [pointer(own)]),
        np.empty(len(own), np.uint8),
        0,
    )
    call = threading.Thread(
        target=lib.chess_distance_path_batch,
        args=(cd.KING, pointer(starts), pointer(targets), board, pointer(out), len(own)),
    )
    call.start()
    while call.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert ticks > 5


def test_layouts_that_c_does_not_know_are_copied(rng):
    own = words(rng, 40)
    expected = cd.distance_map(cd.KING, 0, own=own)
    strided = np.repeat(own, 2)[::2]
    unaligned = np.frombuffer(b"x" + own.tobytes(), np.uint8)[1:].view("u8")
    for column in (strided, unaligned, own.astype(">u8"), own[::-1][::-1]):
        assert (cd.distance_map(cd.KING, 0, own=column) == expected).all()
    wins = words(rng, 128).reshape(2, 64)
    assert (cd.duel_pairs(wins.astype(">u8")) == cd.duel_pairs(wins)).all()
    frozen = own.copy()
    frozen.flags.writeable = False
    assert (cd.distance_map(cd.KING, 0, own=frozen) == expected).all()


def test_an_output_is_filled_or_refused(rng):
    own, squares = words(rng, 80000), (np.arange(80000) % 64).astype(np.uint8)
    maps, matrices = np.empty((10, 64), np.uint8), np.empty((10, 64, 64), np.uint8)
    assert cd.distance_map(cd.KING, 0, own=own[:10], out=maps) is maps
    assert cd.matrix(cd.KING, own[:10], out=matrices) is matrices
    assert (matrices[:, 0] == maps).all() and (
        maps == cd.distance_map(cd.KING, 0, own=own[:10])
    ).all()
    for bad in (np.empty((9, 64), np.uint8), np.empty((10, 128), np.uint8)[:, ::2]):
        with pytest.raises(ValueError, match="out must be"):
            cd.distance_map(cd.KING, 0, own=own[:10], out=bad)
    with pytest.raises(ValueError, match="out must be"):
        cd.matrix(cd.KING, own[:10], out=matrices[:6])
    # An output that a column reads, or a later block of it.
    long, planes = np.zeros(3 << 22, np.uint8), np.zeros((1, 36, 8, 8), np.uint8)
    first = replace(
        cd.positions(["4k3/8/8/8/8/8/8/4K3"]), white=planes.reshape(-1)[:8].view(np.uint64)
    )
    for call, out in (
        (partial(cd.path, cd.KING, squares[:40000], 0), squares[100:40100]),
        (partial(cd.distance, cd.KING, long[: 2 << 22], 0), long[1 << 22 :]),
        (partial(cd.distance_planes, first), planes),
        (
            partial(cd.path, cd.KING, squares[:40000], 0, own=own[:40000]),
            own.view(np.uint8)[:40000],
        ),
        (partial(cd.distance_map, cd.KING, maps.reshape(-1)[:10]), maps),
        (partial(cd.matrix, cd.KING, matrices.reshape(-1)[:80].view(np.uint64)), matrices),
    ):
        with pytest.raises(ValueError, match="overlaps"):
            call(out=out)


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
    for call in (cd.nearest, cd.nearest_file):
        assert (call(starts, Tensor(own)) == call(starts, own)).all()
    ways = cd.path(cd.KING, Tensor(starts), 63, own=Tensor(own))
    assert (ways == cd.path(cd.KING, starts, 63, own=own)).all()


def test_threads_that_the_system_refuses_are_done_without(monkeypatch):
    from chess_distance import _blocks

    rows = np.tile(np.arange(64, dtype=np.uint8), 50000)
    expected, running, start = cd.path(cd.KING, rows, 60), [0], _blocks._thread.start_new_thread
    for most in (0, 2):
        left = [most]

        def start_some(function, arguments, left=left):
            if not left[0]:
                raise RuntimeError("can't start new thread")
            left[0] -= 1

            def counted():
                running[0] += 1
                function(*arguments)
                running[0] -= 1

            return start(counted, ())

        monkeypatch.setattr(_blocks._thread, "start_new_thread", start_some)
        with cd.settings(threads=8):
            assert (cd.path(cd.KING, rows, 60) == expected).all()
        deadline = time.monotonic() + 10
        while running[0] and time.monotonic() < deadline:
            time.sleep(0.01)
        assert running == [0]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("living", [0, 1])
def test_threads_without_memory_are_done_without(monkeypatch, living):
    from chess_distance import _blocks

    rows, start = np.tile(np.arange(64, dtype=np.uint8), 50000), _blocks._thread.start_new_thread
    expected, left = cd.path(cd.KING, rows, 60), [living]

    def start_some(function, arguments):
        def without_memory(*_):
            raise MemoryError

        left[0] -= 1
        return start(function if left[0] >= 0 else without_memory, arguments)

    monkeypatch.setattr(_blocks._thread, "start_new_thread", start_some)
    with cd.settings(threads=4):
        assert (cd.path(cd.KING, rows, 60) == expected).all()


def test_an_interrupt_while_threads_start_leaves_none_waiting(monkeypatch):
    from chess_distance import _blocks

    started, ended, start = [], [], _blocks._thread.start_new_thread

    def interrupted(function, arguments):
        if len(started) == 2:
            raise KeyboardInterrupt

        def counted():
            function(*arguments)
            ended.append(1)

        started.append(1)
        return start(counted, ())

    monkeypatch.setattr(_blocks._thread, "start_new_thread", interrupted)
    with cd.settings(threads=8), pytest.raises(KeyboardInterrupt):
        cd.path(cd.KING, np.tile(np.arange(64, dtype=np.uint8), 50000), 60)
    deadline = time.monotonic() + 10
    while len(ended) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert len(started) == len(ended) == 2


def test_a_call_inside_of_a_bar_has_no_bar():
    made = []

    class Bar:
        def __init__(self, total):
            made.append(total)
            cd.path(cd.KING, np.arange(64), 0)

        def update(self, rows):
            cd.path(cd.KING, np.arange(64), 0)

        def close(self):
            cd.path(cd.KING, np.arange(64), 0)

    with cd.settings(progress=Bar):
        cd.path(cd.KING, np.arange(64), 60)
    assert made == [64]


def test_a_bar_that_is_none_is_refused_at_once():
    is_named = pytest.raises(TypeError, match=r"^progress is tqdm\.tqdm or .*, not int$")
    with is_named, cd.settings(progress=3):
        pytest.fail("3 was taken for a bar")
