"""Positions: FENs, boards of python-chess and sets, as arguments and in columns."""

import importlib
import importlib.util
from itertools import pairwise

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import ffi
from chess_distance._position import COLUMNS, NO_POSITION

pa = importlib.import_module("pyarrow") if importlib.util.find_spec("pyarrow") else None
EVERY = np.arange(64, dtype=np.uint8)
KINDS = ("kings", "queens", "rooks", "bishops", "knights", "pawns")
BAD = {
    "": 1, "8/8": 1, "8/8/8/8/8/8/8/9": 1, "4k3/8/8/8/8/8/8/4X3 w": 1, "8/8/8/8/8/8/8/8 W": 2,
    "8/8/8/8/8/8/8/8 w Kx": 3, "8/8/8/8/8/8/8/8 w - e9": 4, "8/8/8/8/8/8/8/8 é": 2,
}  # fmt: skip


def columns_of(fens):
    """Columns of every kind that is installed here."""
    pd = pytest.importorskip("pandas")
    yield from (
        list(fens),
        tuple(fens),
        (fen for fen in fens),
        np.array(fens),
        np.array(fens, object),
    )
    yield from (pd.Series(fens), pd.Series(fens, dtype=object))
    if pa:
        large = pa.chunked_array([pa.array(fens, pa.large_string())])
        yield from (
            large,
            pa.array(fens),
            pa.array(fens).dictionary_encode(),
            pa.chunked_array([fens[:7], fens[7:]]),
        )
        yield from (
            large.chunk(0),
            pa.array(["8/8", *fens])[1:],
            pa.array([fen.encode("latin-1") for fen in fens]),
        )
    if importlib.util.find_spec("polars"):
        import polars as pl

        yield pl.Series(fens)


def same(one, two):
    return all(np.array_equal(column, vars(two)[name]) for name, column in vars(one).items())


def test_columns_of_every_kind_hold_the_same_positions(boards, monkeypatch):
    monkeypatch.setattr("chess_distance._reading.BLOCK", 64)  # with a remainder
    fens = [board.fen(en_passant="fen") for board in boards]
    expected = cd.positions(boards)
    for row, board in enumerate(boards):
        assert all(int(getattr(expected, name)[row]) == getattr(board, name) for name in KINDS)
        sides = int(expected.white[row]), int(expected.black[row])
        assert (
            sides == (board.occupied_co[True], board.occupied_co[False])
            and expected.turn[row] == board.turn
        )
        assert int(expected.en_passant[row]) == (
            0 if board.ep_square is None else 1 << board.ep_square
        )
    for given in columns_of(fens):
        assert same(cd.positions(given), expected), type(given)
    mixed = [
        fen if row % 3 else board for row, (fen, board) in enumerate(zip(fens, boards, strict=True))
    ]
    assert same(cd.positions(mixed), expected)
    for given in ([], np.array([], str), (fen for fen in ())):
        assert len(cd.positions(given)) == len(cd.positions(given).pawns) == 0
    short = cd.positions([fen.split()[0] for fen in fens])
    assert short.turn.all() and not short.en_passant.any() and (short.pawns == expected.pawns).all()


def test_positions_are_as_many_as_their_rows(boards):
    columns = cd.positions(boards)
    assert (
        len(columns) == len(boards) and len(columns[:3]) == 3 and "320 rows, 0 bad" in repr(columns)
    )
    assert (
        columns[5].kings == boards[5].kings
        and cd.reach(columns[-1]).fixed == cd.reach(boards[-1]).fixed
    )
    black = columns[~columns.turn]
    assert not black.turn.any() and same(black, columns.take(np.flatnonzero(~columns.turn)))
    for call in (lambda: [*columns], lambda: dict(zip(("white",), columns, strict=False))):
        with pytest.raises(TypeError, match="columns have names, such as .white"):
            call()
    assert list(columns.sets()) == ["white", "black", *KINDS, "en_passant", "turn"]


#: Lines as they stand in files, and the FENs that they are.
LINES = {
    b"\xef\xbb\xbf4k3/8/8/8/8/8/4P3/4K3 w - -; x\r\n": "4k3/8/8/8/8/8/4P3/4K3 w - -",
    b"4k3/8/8/8/8/8/4P3/4K3 b; x": "4k3/8/8/8/8/8/4P3/4K3 b",
    b'r3k2r/8/8/8/8/8/8/R3K2R w HAha; id "R\xe9ti"': "r3k2r/8/8/8/8/8/8/R3K2R w KQkq",
    b"1r2k1r1/8/8/8/8/8/8/8 b gb - 0 1": "1r2k1r1/8/8/8/8/8/8/8 b kq",
    b"Q~3k3/8/8/8/8/8/8/4K3[Pp] w": "Q3k3/8/8/8/8/8/8/4K3 w", b"4k3/44/8/8/8/8/8/4K3/p w": "4k3/8/8/8/8/8/8/4K3 w",
}  # fmt: skip


def test_a_position_can_be_read_twice_and_its_turn_is_a_flag():
    position = cd.Position(iter([4]), iter([60]), iter([4, 60]), turn=np.False_)
    assert same(cd.positions([position]), cd.positions(["4k3/8/8/8/8/8/8/4K3 b"]))
    assert position == cd.Position((4,), (60,), (4, 60), turn=False)
    for turn in (0, "black"):
        with pytest.raises(TypeError, match=f"turn is True or False, not {turn!r}"):
            cd.Position(1, 2, 3, turn=turn)
    board = chess.Board("4k3/8/8/8/8/8/8/4K3 w")
    board.turn = np.False_
    assert cd.pawn_ending(board).turn is False and not cd.positions([board]).turn[0]
    board.turn = "black"
    assert cd.positions([board], errors="null").faults[0] == NO_POSITION
    for fen in (chess.STARTING_FEN, b"8/8", bytearray(b"8/8"), memoryview(b"8/8")):
        with pytest.raises(TypeError, match="boards is a list or a column"):
            cd.positions(fen)


def test_lines_of_files_are_read_as_they_stand():
    expected = cd.positions(list(LINES.values()))
    for rows in (
        list(LINES),
        [line.decode("latin-1") if row else line.decode() for row, line in enumerate(LINES)],
    ):
        assert same(cd.positions(rows), expected)
        assert same(cd.positions([*rows, cd.Position(1, 2, 3)])[: len(rows)], expected)
    with pytest.raises(ValueError, match=r"boards\[1\]: board = 'é': a board has 8"):
        cd.positions([*LINES][:1] + [b"\xe9"])
    assert cd.positions(["\ufeff4k3/8/8/8/8/8/8/4K3"]).kings[0] == 1 << 4 | 1 << 60


def test_texts_of_arrow_are_large_before_they_are_joined(monkeypatch):
    """Offsets of 32 bits end at 2 GiB."""
    _arrow, kinds = pytest.importorskip("chess_distance._arrow"), []
    decoded = _arrow.decoded
    monkeypatch.setattr(
        _arrow, "decoded", lambda column: kinds.append(column.type) or decoded(column)
    )
    fens = pa.chunked_array([[chess.STARTING_FEN], [None, chess.STARTING_FEN]])
    for given in (
        fens,
        fens.dictionary_encode(),
        fens.chunk(1),  # whose offsets alone are made large
        fens.cast(pa.binary()).dictionary_encode(),
    ):
        columns = cd.positions(given, errors="null")
        assert (columns.faults[[0, -1]] == 0).all() if len(given) == 3 else columns.faults[1] == 0
    assert kinds and {getattr(kind, "value_type", kind) for kind in kinds} == {pa.large_string()}
    with pytest.raises(TypeError, match="boards is a column of dictionary"):
        cd.positions(pa.DictionaryArray.from_arrays([0], [[1]]))


def test_arrow_is_not_copied(boards):
    pytest.importorskip("pyarrow")
    from chess_distance._arrow import texts

    column = pa.array([board.fen() for board in boards], pa.large_string())
    text, offsets, _ = texts(column[5:])
    assert text.address == column.buffers()[2].address and len(offsets) == len(boards) - 4
    assert offsets.ctypes.data == column.buffers()[1].address + 5 * 8
    # Where a file has the offsets at an odd place, a copy of them is aligned.
    odd = np.zeros(8 * len(column) + 9, np.uint8)
    odd[1:] = np.frombuffer(column.buffers()[1], np.uint8)[: len(odd) - 1]
    column = pa.Array.from_buffers(
        pa.large_string(), len(column), [None, pa.py_buffer(odd[1:]), column.buffers()[2]]
    )
    assert (texts(column[5:])[1] == offsets).all() and texts(column[5:])[1].flags.aligned


def test_a_bad_row_is_named_with_its_reason(boards):
    fens = [board.fen() for board in boards] + list(BAD)
    for given in columns_of(fens):
        with pytest.raises(
            ValueError, match=rf"boards\[{len(boards)}\]: board = '': a board has 8 ranks of 8"
        ):
            cd.positions(given)
    for given in columns_of(fens):
        columns = cd.positions(given, errors="null")
        assert columns.faults.tolist() == [0] * len(boards) + list(BAD.values()), type(given)
        assert not any(
            np.any(column)
            for name, column in columns[len(boards) :].sets().items()
            if name != "turn"
        )
    reasons = columns.reasons()
    assert list(reasons) == list(range(len(boards), len(fens)))
    words = (
        "8 ranks",
        "8 ranks",
        "8 ranks",
        "8 ranks",
        "side to move",
        "castling",
        "en passant",
        "side to move",
    )
    assert all(word in reason for word, reason in zip(words, reasons.values(), strict=True))
    missing = cd.positions(
        [fens[0], None, boards[1], cd.Position(4, 5, -1), 5, "8/8"], errors="null"
    )
    assert missing.faults.tolist() == [0, 5, 0, 5, 5, 1] and "no FEN" in missing.reasons()[1]
    for kind in (pa.string(), pa.large_string(), pa.binary()) if pa else ():
        assert cd.positions(pa.array([fens[0], None], kind), errors="null").faults.tolist() == [
            0,
            5,
        ]
        with pytest.raises(ValueError, match=r"boards\[1\]: board is .* not None"):
            cd.positions(pa.array([fens[0], None], kind))
        with pytest.raises(TypeError, match="boards is a column of list<.*>: a position is a text"):
            cd.positions(pa.array([[fens[0]]], pa.list_(kind)))
    for row, error in (([None], "not None"), ([cd.Position(4, 5, -1)], "kings = -1")):
        with pytest.raises(ValueError, match=rf"boards\[0\]: .*{error}"):
            cd.positions(row)
    for given in (b"8/8", np.array("8/8")):
        with pytest.raises(TypeError, match="boards is a list or a column of positions, not "):
            cd.positions(given, errors="null")
    with pytest.raises(ValueError, match="errors is"):
        cd.positions([], errors="ignore")


def test_reach_of_columns(boards):
    found = cd.reach(cd.positions(boards[:20]))
    for row, board in enumerate(boards[:20]):
        squares, fixed = cd.reach(board)
        assert (found.squares[row] == squares).all() and found.fixed[row] == fixed


WALL = "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - "


def test_a_board_gives_own_and_enemy():
    board = chess.Board("8/8/8/4k3/2p5/8/1R6/K7 w - - 0 1")
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    for piece, start, own, enemy in (
        (cd.ROOK, chess.B2, white, black),
        (cd.KING, chess.E5, black, white),
    ):
        expected = cd.distance_map(piece, start, own & ~(1 << start), enemy)
        assert (cd.distance_map(piece, start, board=board) == expected).all()
    by_color = cd.matrix(cd.KNIGHT, board=board, color=chess.BLACK)
    assert (by_color == cd.matrix(cd.KNIGHT, own=int(black), enemy=int(white))).all()
    for start, color in ((chess.B2, None), (chess.B2, chess.BLACK), (chess.C4, None)):
        is_white = start == chess.B2 if color is None else color
        own, enemy = (white, black) if is_white else (black, white)
        for call in (
            lambda **k: cd.trajectories(cd.ROOK, start, chess.E8, **k),  # noqa: B023
            lambda **k: cd.walks(cd.ROOK, start, chess.D8, 4, **k),  # noqa: B023
            lambda **k: cd.must_pass(cd.ROOK, start, chess.D8, **k),  # noqa: B023
            lambda **k: cd.weighted_map(cd.ROOK, start, 1 << 20, **k),  # noqa: B023
            lambda **k: cd.voronoi(cd.ROOK, [start], **k),  # noqa: B023
        ):
            assert np.array_equal(call(board=board, color=color), call(own=own, enemy=enemy))


@pytest.mark.parametrize(
    "fen", [WALL + "- 0 1", WALL + "d6 0 1", "4k3/8/8/8/3p4/8/8/R3K3 b - - 0 1"]
)
def test_a_board_is_a_fen_or_sets_too(fen):
    board = chess.Board(fen)
    sides = board.occupied_co
    sets = cd.Position(
        sides[True], chess.SquareSet(sides[False]), board.kings, rooks=list(chess.SquareSet(board.rooks)),
        pawns=board.pawns, en_passant=0 if board.ep_square is None else {board.ep_square}, turn=board.turn,
    )  # fmt: skip
    calls = (
        lambda **k: cd.distance_map(cd.ROOK, 0, **k),
        lambda **k: cd.distance_map(cd.ROOK, EVERY, **k),
        lambda **k: cd.matrix(cd.KING, **k),
        lambda **k: cd.territory(cd.KING, 4, cd.KING, 60, **k),
        lambda **k: cd.duel(0, **k),
        lambda **k: cd.pair(cd.ROOK, 0, 7, cd.KING, 4, 12, **k),
        lambda **k: cd.reach(k["board"]).squares,
    )
    for call in calls:
        expected = call(board=board)
        for same in (fen, " ".join(fen.split()[:4]), sets):
            assert np.array_equal(call(board=same), expected)
    for call in calls[2:5]:
        white = call(board=board, color=chess.WHITE)
        assert np.array_equal(call(board=fen.split()[0]), white)  # White is to move by default
    assert (cd.reach(board).fixed == 16) == (fen == WALL + "- 0 1")


def test_the_mover_has_the_color_of_what_stands_on_the_start():
    board = chess.Board("8/8/8/4k3/3p4/8/1R6/K7 w - - 0 1")
    # The black king does not take its own pawn, whose square is given in whatever way.
    assert cd.path(cd.KING, chess.E5, chess.D4, board=board) is None
    for start in ([chess.E5], {chess.E5}, chess.SquareSet([chess.E5])):
        assert cd.moves(cd.KING, start, board=board) & chess.BB_D4 == 0
        assert cd.within(cd.KING, start, 7, board=board) & chess.BB_D4 == 0
    assert cd.path(cd.KING, np.array([chess.E5]), chess.D4, board=board).tolist() == [cd.NONE]
    assert cd.moves(cd.KING, [chess.E5], board=board, color=chess.WHITE) & chess.BB_D4
    # Pieces of both colors, or none: the side to move.
    for start in ({chess.E5, chess.A1}, {chess.E3}):
        assert cd.distance_map(cd.KING, start, board=board)[chess.D4] == 1
    pawns = chess.Board("4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1")
    assert cd.pawn_map(cd.BLACK_PAWN, {chess.C5}, chess.BB_B4, 1, board=pawns)[chess.B4] == 1
    rooks = chess.Board("r3k3/8/8/8/8/8/8/4K3 w - - 0 1")
    takes = cd.pair(cd.KING, chess.E8, chess.E8, cd.ROOK, chess.A8, chess.E1, board=rooks)
    assert takes is not None and takes.second == 2
    # The pawn leaves its square, and both legs have the pawn's color, though White is to move.
    promotes = chess.Board("4k3/8/8/8/8/8/p7/4K3 w - - 0 1")
    moves = cd.promotion_map(cd.BLACK_PAWN, "a2", cd.ROOK, 0, 0, board=promotes)
    assert [int(moves[square]) for square in (chess.A2, chess.E1, chess.F1, chess.E8)] == [
        2,
        2,
        3,
        cd.NONE,
    ]


def test_in_a_column_each_row_has_its_own_mover():
    board = chess.Board("r3k2r/pp3ppp/2n2n2/3qp3/3P4/2N1PN2/PP3PPP/R2QK2R w KQkq - 0 1")
    for starts in (EVERY, EVERY.astype(np.int64), np.uint64(1) << EVERY.astype(np.uint64)):
        for extra in (0, [27], np.full(64, 1 << 20, np.uint64)):
            maps = cd.distance_map(cd.QUEEN, starts, own=extra, board=board)
            ways = cd.path(cd.QUEEN, starts, 60, own=extra, board=board)
            one = extra if not isinstance(extra, np.ndarray) else 1 << 20
            for square in range(64):
                single = cd.distance_map(cd.QUEEN, square, own=one, board=board)
                assert maps[square].tolist() == single.tolist() and ways[square] == single[60]


def test_parts_are_joined():
    fens = [chess.STARTING_FEN, "8/8", "4k3/8/8/8/8/8/8/4K3 b", None, "8/8/8/8/8/8/8/8 w"]
    whole = cd.positions(fens, errors="null")
    for cuts in ([], [2], [0, 1, 1, 4, 5]):
        parts = (whole[first:last] for first, last in pairwise([0, *cuts, 5]))
        joined = cd.Positions.concatenate(parts)
        assert joined.reasons() == whole.reasons() and len(whole.reasons()) == 2
        for name, column in vars(whole).items():
            found = getattr(joined, name)
            assert found.dtype == column.dtype and (found == column).all()
            assert not np.shares_memory(found, column)
    assert len(cd.Positions.concatenate([])) == 0
    for parts, sentence in (
        (whole, r"^parts is a list of what cd\.positions gives, not Positions$"),
        (None, r"^parts is a list of what cd\.positions gives, not None$"),
        ([whole, whole.white], r"^parts\[1\] is what cd\.positions gives, not an array of uint64$"),
    ):
        with pytest.raises(TypeError, match=sentence):
            cd.Positions.concatenate(parts)


def test_two_pieces_of_a_board_do_not_stay_where_they_stood():
    board = chess.Board("4k3/8/8/8/8/8/P7/RK6 w - - 0 1")
    swapped = cd.pair("rook", chess.A1, chess.B1, "king", chess.B1, chess.A1, board=board)
    others, enemy = int(board.occupied_co[True]) & ~3, int(board.occupied_co[False])
    assert (
        swapped
        == cd.pair("rook", chess.A1, chess.B1, "king", chess.B1, chess.A1, others, enemy)
        is not None
    )
    assert cd.pair(cd.ROOK, 0, 8, cd.KING, 1, 1, board=board) is None
    assert cd.pair(cd.ROOK, 0, 8, cd.KING, 1, 1, board=board, color=chess.BLACK).moves == 1
    study = chess.Board("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1")
    white, black = (study.pieces_mask(chess.PAWN, color) for color in chess.COLORS)
    avoid, avoid2 = (
        cd.attacks(cd.BLACK_PAWN, np.uint64(black)),
        cd.attacks(cd.WHITE_PAWN, np.uint64(white)),
    )
    goal, out = [chess.B5, chess.G5], np.empty((2, 64, 64), np.uint8)
    by_sets = cd.duel(goal, white, black, avoid, own2=black, enemy2=white, avoid2=avoid2)
    assert (
        cd.duel(goal, avoid=avoid, avoid2=avoid2, board=study, out=out) is out
        and (out == by_sets).all()
    )
    other = cd.duel(goal, avoid=avoid2, avoid2=avoid, board=study, color=chess.BLACK)
    assert (
        other == cd.duel(goal, black, white, avoid2, own2=white, enemy2=black, avoid2=avoid)
    ).all()


def test_forms_that_other_programs_write():
    board = "4k3/8/8/8/3pP3/8/8/4K3"
    for fen in (f"{board} b - e4 0 1", f"{board}[HEhe] b - e3"):
        assert cd.positions([fen]).en_passant[0] == 1 << 20
    assert not cd.positions([f"{board} b 0 1"]).turn[0]
    with pytest.raises(ValueError, match=r"pieces in hand, such as \[Pn\]"):
        cd.positions([f"{board}[N3] b - -"])


def test_the_sets_of_a_position_have_the_order_of_c():
    sets = [name for name, _ in ffi.typeof("ChessDistancePosition").fields]
    for names in (COLUMNS, cd.Position.__dataclass_fields__, cd.Positions.__dataclass_fields__):
        assert list(names)[: len(sets)] == sets
    columns = [name for name, _ in ffi.typeof("ChessDistancePositionColumns").fields]
    assert columns[: len(sets)] == sets
