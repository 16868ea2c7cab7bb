"""Features of whole columns, against definitions square by square and python-chess."""

import random
import signal
import time

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import some_squares

EVERY = np.arange(64, dtype=np.uint8)


def members(words):
    return {square for square in range(64) if int(words) >> square & 1}


@pytest.fixture(scope="module")
def boards():
    """Positions of random games, with fewer and fewer pieces."""
    moves, found = random.Random(7), []
    while len(found) < 300:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 160:
            board.push(moves.choice(list(board.legal_moves)))
            if board.ply() % 4 == 0:
                found.append(board.copy(stack=False))
    return found


@pytest.fixture
def pawns(rng):
    """Pawns of both sides on ranks 2 to 7, in columns."""
    ranks = 0x00FFFFFFFFFFFF00
    sides = [(some_squares(rng, 0.15) & ranks, some_squares(rng, 0.15) & ranks) for _ in range(400)]
    return [np.array(side, np.uint64) for side in zip(*((a & ~b, b) for a, b in sides), strict=True)]


def beside(a, b):
    return abs(a % 8 - b % 8) == 1


def passed(own, enemy, up):
    return {p for p in own if not any(abs(p % 8 - e % 8) < 2 and up * (e // 8 - p // 8) > 0 for e in enemy)}


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
    found, through = cd.attacked(columns, color=color), cd.attacked(columns, color=color, without=kings)
    for board, words, beyond in zip(boards, found, through, strict=True):
        expected = {s for s in range(64) if board.is_attacked_by(color, s)}
        assert members(words) == members(cd.attacked(board, color=color)) == expected
        board = board.copy()
        king = board.king(not color)
        board.remove_piece_at(king)
        assert members(beyond) == {s for s in range(64) if board.is_attacked_by(color, s)}
        assert members(cd.attacked(board.fen(), color=color)) == members(beyond)


def test_functions_of_squares_take_columns(rng):
    a, b = EVERY[:, None], EVERY
    for function, columns in (
        (cd.king_race, cd.king_race(a, b)),
        (lambda x, y: cd.king_race(x, y, 2), cd.king_race(a, b, 2)),
        (cd.mop_up, cd.mop_up(a, b)),
    ):
        assert columns.tolist() == [[function(x, y) for y in range(64)] for x in range(64)]
    near, far = cd.king_table[:, None].astype(int), cd.king_table[None]
    for margin in (0, 1, 5, 7, 8, 10**9, -3, -7, -8, -(10**9)):
        wins = np.packbits(near + margin <= far, axis=-1, bitorder="little").view("<u8")[..., 0]
        assert (cd.king_race(a, b, margin) == wins).all()
    for color in (True, False):
        for to_move in (True, False):
            flags = {"color": color, "defender_to_move": to_move}
            pawns = EVERY[8:56]
            assert cd.square_of_pawn(pawns, **flags).tolist() == [cd.square_of_pawn(int(p), **flags) for p in pawns]
            pairs = [(p, k) for p in range(8, 56) for k in range(64) if p != k]
            columns = cd.pawn_outruns_king(*np.array(pairs).T, **flags)
            assert columns.tolist() == [cd.pawn_outruns_king(p, k, **flags) for p, k in pairs]
    sets = np.array([some_squares(rng, 0.05) for _ in range(64)] + [0], np.uint64)
    for function in (cd.nearest, cd.nearest_file):
        single = [[function(s, np.uint64(words)) for words in sets] for s in range(64)]
        expected = [[255 if d is None else d for d in row] for row in single]
        assert function(a, sets).tolist() == expected
        assert function(EVERY, sets[0]).tolist() == [row[0] for row in expected]
        assert function(5, sets).tolist() == expected[5]
        assert function(3, np.array([9, 60])).tolist() == [function(3, 9), function(3, 60)]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: cd.square_of_pawn([9, 60], color=True, defender_to_move=True), r"pawn\[1\] = 60 is .* 8 to 55"),
        (lambda: cd.pawn_outruns_king([9, 9], [8, 9], color=True, defender_to_move=True), "on the pawn"),
        (lambda: cd.reach(cd.positions(["4k3/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/8/4K3"])), "row 1, .*black has 0 kings"),
        (lambda: cd.positions(["8/8/8/8/8/8/8/8", "8/8"]), r"boards\[1\]: board = '8/8'"),
        (lambda: cd.positions([], errors="ignore"), "errors is"),
        (lambda: cd.distance_planes(cd.positions([]), 0), "moves = 0 is"),
        (lambda: cd.distance_planes(cd.positions([]), out=np.empty((0, 36, 64), np.uint8)), "out must be"),
    ],
)  # fmt: skip
def test_errors_name_the_row(call, sentence):
    with pytest.raises(ValueError, match=sentence):
        call()


def test_positions_come_in_columns(boards):
    fens = [board.fen(en_passant="fen") for board in boards]
    columns = cd.positions(boards)
    names = ("kings", "queens", "rooks", "bishops", "knights", "pawns")
    for row, board in enumerate(boards):
        assert all(int(getattr(columns, name)[row]) == getattr(board, name) for name in names)
        assert int(columns.white[row]) == board.occupied_co[True] and columns.turn[row] == board.turn
    seen = []
    progress = lambda rows: (seen.append(row) or row for row in rows)  # noqa: E731
    pd = pytest.importorskip("pandas")
    for given in (fens, tuple(fens), np.array(fens), pd.Series(fens), (fen for fen in fens)):
        assert all(map(np.array_equal, cd.positions(given, progress=progress), columns))
    assert len(seen) == 5 * len(fens)
    bad = cd.positions([fens[0], "8/8", None], errors="null")
    assert bad.white.tolist() == [boards[0].occupied_co[True], 0, 0] and not bad.kings[1:].any()


def test_reach_of_columns(boards):
    found = cd.reach(cd.positions(boards[:20]))
    for row, board in enumerate(boards[:20]):
        squares, fixed = cd.reach(board)
        assert (found.squares[row] == squares).all() and found.fixed[row] == fixed


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
    assert cd.distance_planes(columns, 2, dtype=np.float16, out=half) is half and (half == planes).all()
    assert np.shares_memory(np.from_dlpack(planes), planes)


@pytest.mark.parametrize(("size", "rows"), [(1, 2_000_000), (64, 1_200_000), (4096, 20_000), (1, 5)])
def test_blocks_are_short_and_have_all_rows(size, rows):
    """Shorter than two blocks of 32 MB or 2**19 rows, so that Ctrl-C takes effect soon."""
    from chess_distance._library import by_rows

    blocks = []
    column = np.zeros(rows, np.uint64)
    by_rows([column, 0], (rows,), lambda first, n, *_: blocks.append((first, n)), size)
    assert [first for first, _ in blocks] == np.cumsum([0, *(n for _, n in blocks)])[:-1].tolist()
    assert sum(n for _, n in blocks) == rows
    assert max(n for _, n in blocks) < max(2, min(2**20, 2**26 // size))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
def test_an_interrupt_takes_effect_between_blocks():
    snake = sum(1 << s for s in range(64) if s // 8 % 2 and s % 8 != (7 if s // 8 % 4 == 1 else 0))
    own = np.full(4_000_000, snake, np.uint64)

    def stop(*_):
        raise KeyboardInterrupt

    signal.signal(signal.SIGALRM, stop)
    start = time.perf_counter()
    cd.path(cd.WAZIR, 0, 63, own=own)
    whole = time.perf_counter() - start
    start = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        signal.setitimer(signal.ITIMER_REAL, whole / 8)
        cd.path(cd.WAZIR, 0, 63, own=own)
    assert time.perf_counter() - start < whole * 0.8


def test_answers_that_are_boards_are_drawn():
    grid, graph, first = cd.Grid(9, 10), cd.graph(cd.KING), cd.distance_map(cd.KING, 0)
    answers = (
        first, cd.distance_map_to(cd.KING, 0), cd.onward(cd.ROOK, first), cd.weighted_map(cd.KING, 0),
        cd.pawn_map(cd.WHITE_PAWN, 8, 0, 0), cd.graph_map(graph, 0), cd.voronoi(cd.KING, [0, 63]),
        cd.moves(cd.KING, 0), cd.attacks(cd.ROOK, 0), cd.within(cd.KING, 0, 2), cd.ring(cd.KING, 0, 2),
        cd.must_pass(cd.KING, 0, 63), cd.king_race(4, 60), cd.passed_pawns(8, 0, color=True),
        cd.square_of_pawn(8, color=True, defender_to_move=True), cd.attacked(chess.Board(), color=True),
        cd.trajectories(cd.KING, 0, 63), cd.walks(cd.KING, 0, 0, 2), cd.graph_trajectories(graph, 0, 63),
        cd.territory(cd.KING, 4, cd.KING, 60), grid.distance_map("nN", 0), grid.moves("nN", 0),
    )  # fmt: skip
    for answer in answers:
        drawn = answer._repr_svg_()
        assert drawn.startswith("<svg ") and drawn.count("<rect ") >= 65, answer
    assert first._repr_svg_().count(">7</text>") == 16 and repr(first[:3]) == "array([0, 1, 2], dtype=uint8)"
    assert cd.moves(cd.KING, 0)._repr_svg_().count("#0072b2") == 3 and repr(cd.moves(cd.KING, 0)) == "770"
    assert cd.distance_map(cd.KING, 0)[:8]._repr_svg_() is None
    plain = np.asarray(first)
    for call in (np.max, np.sum, np.mean, np.argmax, lambda a: (a == 7).all(), lambda a: np.minimum(a, 3)[5]):
        assert type(call(first)) is type(call(plain)) and call(first) == call(plain)
    assert (first == 7)._repr_svg_().count("#0072b2") == 15
    assert "_repr_svg_" not in dir(cd.distance_map(cd.KING, EVERY))


def test_fens_of_a_buffer():
    text, offsets = b"8/8/8/8/8/8/4P3/4K3 b -??", np.array([0, 23, 25])
    sets, (state, faults) = np.ones((9, 2), np.uint64), np.ones((2, 2), np.uint8)
    assert read_fens(text, offsets, list(sets), state, faults) == 1
    assert sets[0].tolist() == [1 << chess.E2 | 1 << chess.E1, 0]
    assert (state.tolist(), faults.tolist()) == ([1, 0], [0, 1])
    with pytest.raises(ValueError, match="range"):
        read_fens(text, np.array([0, 23, 22]), list(sets), state, faults)
