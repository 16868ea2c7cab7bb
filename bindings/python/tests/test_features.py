"""Features of whole columns, against definitions square by square; blocks of rows, bars, Ctrl-C."""

import signal
import sys
import threading
import time
from types import SimpleNamespace

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance._blocks import in_blocks
from conftest import members, some_squares


@pytest.fixture
def pawns(rng):
    """Pawns of both sides on ranks 2 to 7, in columns."""
    ranks = 0x00FFFFFFFFFFFF00
    sides = [(some_squares(rng, 0.15) & ranks, some_squares(rng, 0.15) & ranks) for _ in range(400)]
    return [
        np.array(side, np.uint64) for side in zip(*((a & ~b, b) for a, b in sides), strict=True)
    ]


def beside(a, b):
    return abs(a % 8 - b % 8) == 1


def passed(own, enemy, up):
    return {
        p
        for p in own
        if not any(abs(p % 8 - e % 8) < 2 and up * (e // 8 - p // 8) > 0 for e in enemy)
    }


def isolated(own):
    return {p for p in own if not any(beside(p, other) for other in own)}


def backward(own, enemy, up):
    """The square in front is attacked by an enemy pawn, and beside or behind stands no own one."""
    return {
        p
        for p in own
        if any(beside(p, e) and e // 8 == p // 8 + 2 * up for e in enemy)
        and not any(beside(p, other) and up * (other // 8 - p // 8) <= 0 for other in own)
    }


@pytest.mark.parametrize("color", [True, False])
def test_pawn_structure(pawns, color):
    up, (own, enemy) = 1 if color else -1, pawns
    found = (
        cd.passed_pawns(own, enemy, color=color), cd.isolated_pawns(own),
        cd.backward_pawns(own, enemy, color=color),
    )  # fmt: skip
    for row, (one, two) in enumerate(zip(own, enemy, strict=True)):
        mine, others = members(one), members(two)
        expected = passed(mine, others, up), isolated(mine), backward(mine, others, up)
        assert tuple(members(column[row]) for column in found) == expected
        single = (
            cd.passed_pawns(mine, others, color=color), cd.isolated_pawns(mine),
            cd.backward_pawns(int(one), int(two), color=color),
        )  # fmt: skip
        assert tuple(map(members, single)) == expected and all(isinstance(s, int) for s in single)


@pytest.mark.parametrize("color", chess.COLORS)
def test_attacked_squares(boards, color):
    columns = cd.positions(boards)
    kings = np.array([1 << board.king(not color) for board in boards], np.uint64)
    found, through = (
        cd.attacked(columns, color=color),
        cd.attacked(columns, color=color, without=kings),
    )
    for board, words, beyond in zip(boards, found, through, strict=True):
        expected = {s for s in range(64) if board.is_attacked_by(color, s)}
        assert members(words) == members(cd.attacked(board, color=color)) == expected
        board = board.copy()
        king = board.king(not color)
        board.remove_piece_at(king)
        assert members(beyond) == {s for s in range(64) if board.is_attacked_by(color, s)}
        assert members(cd.attacked(board.fen(), color=color)) == members(beyond)


def test_distance_planes(boards, monkeypatch):
    monkeypatch.setattr("chess_distance.features.BLOCK", 64)  # with a remainder
    columns = cd.positions(boards)
    planes = cd.distance_planes(columns, 2)
    assert planes.shape == (len(boards), 24, 8, 8) and planes.dtype == np.uint8
    kinds = (chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
    for row in range(0, len(boards), 17):
        for plane in range(24):
            color, kind, moves = plane < 12, kinds[plane // 2 % 6], plane % 2 + 1
            starts = boards[row].pieces(kind, color)
            expected = np.zeros(64, bool)
            if starts:
                piece = cd.from_chess(kind, color)
                expected = cd.distance_map(piece, starts, board=boards[row], color=color) == moves
            assert (planes[row, plane].ravel() == expected).all()
    half = np.empty(planes.shape, np.float16)
    assert cd.distance_planes(columns, 2, out=half) is half and (half == planes).all()
    with pytest.raises(ValueError, match="out must be an array of uint8"):
        cd.distance_planes(columns, 2, out=[planes])
    for out, kind, message in (
        (SimpleNamespace(dtype="Int64"), ValueError, "out must"),
        (np.empty(2, object), TypeError, "of out"),
    ):
        with pytest.raises(kind, match=message):
            cd.distance_planes(columns, 2, out=out)
    for kind in (np.bool_, np.int8, np.float16, np.float32, np.dtype("f8"), "int64"):
        same = cd.distance_planes(columns[:50], 2, dtype=kind)
        assert same.dtype == kind and (same == planes[:50]).all()
    with pytest.raises(TypeError, match="dtype is a number of 1, 2, 4 or 8 bytes, not complex128"):
        cd.distance_planes(columns, 2, dtype=np.complex128)
    assert np.shares_memory(np.from_dlpack(planes), planes)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("rows", "pause"), [(0, 0), (5, 0), (3000, 0), (2500, 0.02)])
def test_blocks_have_all_rows_once(rows, pause, threads):
    seen, names = np.zeros(rows, int), set()

    def call(first, n):
        end = time.thread_time() + pause
        while time.thread_time() < end:
            pass
        names.add(threading.current_thread().name)
        seen[first : first + n] += 1

    with cd.settings(threads=threads):
        in_blocks(rows, call, most=700)
    assert (seen == 1).all()
    assert threads == 1 or not pause or len(names) > 2  # the first block has no thread of its own
    assert threads > 1 or len(names) < 2


class Bar:
    """What tqdm's bar has."""

    made = []  # noqa: RUF012

    def __init__(self, *, total):
        self.total, self.seen, self.is_open = total, 0, True
        self.made.append(self)

    def update(self, n):
        self.seen += n

    def close(self):
        self.is_open = False

    def __bool__(self):  # as that of tqdm without rows
        return False


def test_a_bar_counts_rows():
    fens = [chess.STARTING_FEN] * 40_000
    squares = np.zeros(40_000, np.uint8)
    Bar.made.clear()
    with cd.settings(progress=Bar):
        columns = cd.positions(fens)
        with pytest.raises(ValueError, match="boards.39999"):
            cd.positions([*fens[1:], "8/8"])
        cd.path(cd.KING, squares, 5, own=columns.white)
        cd.attacked(columns, color=True)
        cd.distance_planes(columns.take(slice(0, 300)), 1)  # one bar, for the maps inside none
    assert [bar.total for bar in Bar.made] == [40_000] * 4 + [300] and not any(
        bar.is_open for bar in Bar.made
    )
    assert [bar.seen == bar.total for bar in Bar.made] == [True, False, True, True, True]
    cd.positions(fens)
    assert len(Bar.made) == 5


SNAKE = sum(1 << s for s in range(64) if s // 8 % 2 and s % 8 != (7 if s // 8 % 4 == 1 else 0))
LONG = {
    "path": lambda p, own, a: cd.path(cd.WAZIR, 0, 63, own=own),
    "squares": lambda p, own, a: cd.path(cd.WAZIR, a, 63, own=own),
    "matrix": lambda p, own, a: cd.matrix(cd.WAZIR, own=own[:40_000]),
    "nearest_file": lambda p, own, a: cd.nearest_file(a, own),
    "table": lambda p, own, a: cd.king_race(a, a),
    "passed": lambda p, own, a: cd.passed_pawns(own, own, color=False),
    "attacked": lambda p, own, a: cd.attacked(p, color=True),
    "planes": lambda p, own, a: cd.distance_planes(p[:300_000], 3),
    "reach": lambda p, own, a: cd.reach(p[:300_000]),
    "grids": lambda p, own, a: cd.Grid(8, 8).distance_map("K", a[:200_000]),
    "fens": lambda p, own, a: cd.positions([chess.STARTING_FEN] * 2_000_000),
    "boards": lambda p, own, a: cd.positions([chess.Board()] * 2_000_000),
}


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_takes_effect_between_blocks(name, threads):
    own, squares = np.full(8_000_000, SNAKE, np.uint64), np.zeros(8_000_000, np.uint8)
    columns = cd.positions([chess.STARTING_FEN]).take(np.zeros(4_000_000, int))
    late = []

    def stop(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    try:
        for _ in range(3):
            # The processor's time, since other programs run here too.
            start = time.process_time()
            with pytest.raises(KeyboardInterrupt), cd.settings(threads=threads):
                # The shortest takes 75 ms on a slow machine: a fast one must not end it before.
                signal.setitimer(signal.ITIMER_REAL, 0.004)
                LONG[name](columns, own, squares)
                signal.setitimer(signal.ITIMER_REAL, 0)
            late.append(time.process_time() - start)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert sorted(late)[1] < 0.1 * threads


def test_an_interrupt_at_any_line_ends_the_call():
    # In each run the next line of Python that the main thread comes to raises KeyboardInterrupt.
    threads, at, interrupted = set(), 0, True

    def block(first, n):
        threads.add(threading.get_ident())
        sum(range(20_000))

    def trace(frame, event, _):
        nonlocal left
        left -= event == "line"
        if left == 0:
            raise KeyboardInterrupt
        return trace

    while interrupted:
        at += 1
        left = at
        sys.settrace(trace)
        try:
            with cd.settings(threads=2):
                in_blocks(400, block, most=100, start=1)
            interrupted = False
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(None)
    assert at > 100 and len(threads) > 1
