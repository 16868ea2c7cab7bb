"""Pawn endings: studies, moves against python-chess, results against the moves, and bad input."""

import copy
import importlib
import importlib.util
import pickle
import re
import signal
import threading
import time
import types

import chess
import chess_distance as cd
import pytest
from chess_distance import _pawn_solver, pawn_ending

STUDY = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1"


def names(pairs):
    found = {}
    for a, d in pairs:
        found.setdefault(chess.square_name(a), []).append(chess.square_name(d))
    return found


def test_the_study_of_lasker_and_reichhelm():
    for board in (STUDY, chess.Board(STUDY)):
        study = pawn_ending(board)
        keep, lose, undecided = study.moves()
        assert keep == {(chess.A1, chess.B1, None): 12} and len(lose) == 2 and undecided == []
        assert (
            study.result() == ("queens", "does not queen")
            and study.result(True, False) == "does not queen"
        )
        assert study.result(True) == "queens" and study.result(False) == "does not queen"
    for same in (copy.deepcopy(study), pickle.loads(pickle.dumps(study))):
        assert repr(same) == repr(study) and same.moves() == study.moves()
    corresponding = [
        "b1",
        "a7c7",
        "c1",
        "b7",
        "d1",
        "c7",
        "b2",
        "a8c8",
        "c2",
        "b8",
        "d2",
        "c8",
        "b3",
        "a7c7",
        "c3",
        "b7",
        "d3",
        "c7",
        "c4",
        "b6",
        "g5",
        "e4",
    ]
    expected = {
        a: [d[i : i + 2] for i in range(0, len(d), 2)]
        for a, d in zip(corresponding[::2], corresponding[1::2])
    }
    assert names(study.zugzwangs()) == expected
    picture = study._repr_svg_()
    assert picture.startswith("<svg ") and picture.count("#0072b2") == len(expected)
    assert (
        picture.count(">3</text>") == 5 and picture.count(">6</text>") == 3
    )  # e4 and g5, and the rank


def test_a_defender_keeps_the_draw():
    study = pawn_ending("8/8/k7/p7/8/P7/1P6/2K5 b - - 0 1")
    keep, lose, undecided = study.moves(color=True)
    assert study.result(True) == "does not queen" and list(keep) == [(chess.A6, chess.B6, None)]
    assert lose and not undecided and "White does not queen after a6b6 alone." in repr(study)


SENTENCES = {
    # A draw in chess, and a win of Black: a queen that meets pawns wins nothing by itself.
    "8/PK6/8/8/6pp/7k/8/8 w": "White queens with .* \\(undecided: b7a8\\)\\.",
    "8/PK6/8/8/8/5ppp/6k1/8 w": "White queens with a7a8q \\(undecided: .*b7c8\\)\\.",
    "8/P7/8/8/8/6k1/7p/7K w": "White comes to a close race with a7a8q. Black comes to a close race after a7a8q.",
    "4k3/8/4K3/4P3/8/8/8/8 b": "Black to move. Black does not queen. White wins.",
    "8/8/7p/5P1k/5P2/6PK/1p6/8 b": "Black queens. White does not queen.",
    # g6 holds too.
    "8/6p1/7p/4k1P1/8/1P6/8/7K w": "not queen after h1g1, h1g2, h1h2, b3b4, g5h6 .undecided: g5g6.",
    "8/8/6k1/p7/P3p3/1K6/5P2/8 b": "White does not queen after g6f5, g6g5, g6h5 .undecided: g6f6, ",
    # A queen is stalemate.
    "8/6P1/7k/8/6K1/8/8/8 w": "White wins with g7g8r alone. Black does not queen.",
    "8/k1P5/2K5/8/8/8/8/8 w": "White wins with c6d6, c6d7, c7c8r alone.",
    "8/5P1k/8/6K1/8/8/8/8 w": "White wins with g5f6, f7f8r alone.",
    # A rook is stalemate too.
    "8/1P6/8/8/8/K7/8/k7 w": "White wins with a3b3, a3a4, a3b4 alone.",
    # A right to en passant that wins, and one that nothing can use.
    "4K3/8/8/kPp5/8/8/8/8 w - c6": "White queens with b5c6 alone. Black",
    "8/8/8/8/4P3/8/k6K/8 b - e3": "White wins.",
    "4K3/8/2p5/kPp5/8/8/8/8 w - c6": "after b5c6 alone.",  # c6 is taken, since no double step passed it
}


@pytest.mark.parametrize("fen", SENTENCES)
def test_what_a_chess_player_reads(fen):
    assert re.search(SENTENCES[fen], repr(pawn_ending(fen))), repr(pawn_ending(fen))
    assert not re.search(r"\b(open|bound|win)\b", repr(pawn_ending(fen)))


def positions(rng, count):
    while count:
        board = chess.Board(None)
        squares = rng.sample(range(64), 2 + rng.randint(1, 4))
        board.set_piece_at(squares[0], chess.Piece(chess.KING, True))
        board.set_piece_at(squares[1], chess.Piece(chess.KING, False))
        for square in squares[2:]:
            if 8 <= square < 56:
                board.set_piece_at(square, chess.Piece(chess.PAWN, rng.random() < 0.5))
        board.turn = rng.random() < 0.5
        if board.is_valid():
            count -= 1
            yield board


def test_moves_are_those_of_python_chess(rng):
    passing = chess.Board("4k3/8/8/8/3p4/8/4P3/4K3 w - -")
    for board in (passing, *positions(rng, 60)):
        doubles = [m for m in board.legal_moves if abs(m.from_square - m.to_square) == 16]
        for move in (None, *doubles):
            if move:
                board.push(move)
            parts = pawn_ending(board).moves()
            mine = [(one.start, one.to) for part in parts for one in part]
            legal = {(move.from_square, move.to_square) for move in board.legal_moves}
            assert set(mine) == legal and len(mine) == len(legal), board.fen()
            if move:
                board.pop()


def promotes(board, move, color):
    """The answer for a color after a promotion by the rules of the game, with python-chess."""
    side, after = board.turn, board.copy(stack=False)
    near = (chess.BB_RANK_2, chess.BB_RANK_7)
    after.push(move)
    takes = [take for take in after.legal_moves if take.to_square == move.to_square]
    for take in takes:
        after.push(take)
    queens = (
        pawn_ending(after).result(color)
        if takes
        else "queens"
        if side == color
        else "does not queen"
    )
    if (
        side == color
        and board.pieces_mask(chess.PAWN, not side) & near[not side]
        and queens == "queens"
    ):
        return "close race"
    if (
        side != color
        and board.pieces_mask(chess.PAWN, color) & near[color]
        and queens == "does not queen"
    ):
        return "close race"
    return queens


def check_lists(board):
    """Plays each legal move and solves again: the three parts are complete and right."""
    ending = pawn_ending(board, memory=20_000 * 1152)
    for color in chess.COLORS:
        keep, lose, undecided = ending.moves(color)
        shown = {(m.start, m.to): m for part in (keep, lose, undecided) for m in part}
        assert len(shown) == len(keep) + len(lose) + len(undecided)
        legal = [move for move in board.legal_moves if move.promotion in (None, chess.QUEEN)]
        assert set(shown) == {(move.from_square, move.to_square) for move in legal}, board.fen()
        for move in legal:
            found, after = shown[move.from_square, move.to_square], board.copy(stack=False)
            after.push(move)
            if move.promotion is None:
                answer = pawn_ending(after).result(color)
            else:
                answer, rook = promotes(board, move, color), board.copy(stack=False)
                rook.push(chess.Move(move.from_square, move.to_square, chess.ROOK))
                both = after.is_stalemate() and rook.is_stalemate()
                expected = cd.ROOK if after.is_stalemate() and not both else cd.QUEEN
                assert found.promotion == expected, (board.fen(), found)
                if after.is_checkmate():
                    answer = "queens" if color == board.turn else "does not queen"
                answer = "does not queen" if both else answer
            is_kept = answer == ending.result(color) or (answer, color) == ("queens", board.turn)
            part = undecided if answer == "close race" else keep if is_kept else lose
            assert found in part, (board.fen(), str(found), answer, ending)
        if ending.result(color) == "queens":
            check_way(board, ending, color)


def check_way(board, ending, color):
    board = board.copy(stack=False)
    for move in ending.way(color):
        board.push_uci(str(move))  # raises if it is not legal
    assert board.is_checkmate() or board.piece_type_at(board.peek().to_square) != chess.PAWN, (
        board.fen()
    )


@pytest.mark.parametrize("count", [150])
def test_the_lists_are_complete_and_right(rng, count):
    done = passed = 0
    for board in positions(rng, 20 * count):
        if done == count:
            return
        if rng.random() < 0.1:  # a right to en passant, if a double step can be played
            doubles = [
                m
                for m in board.legal_moves
                if abs(m.from_square - m.to_square) == 16 and board.kings & 1 << m.from_square == 0
            ]
            if doubles:
                board.push(rng.choice(doubles))
        try:
            check_lists(board)
        except MemoryError:
            continue
        done, passed = done + 1, passed + board.has_legal_en_passant()


def test_a_promotion_that_mates_is_more_than_a_close_race():
    race = pawn_ending("k7/2P5/1K6/8/8/8/7p/8 w - -")
    assert race.result() == ("close race", "close race")
    assert list(map(str, race.moves().keep)) == ["c7c8q"]
    check_lists(chess.Board("k7/2P5/1K6/8/8/8/7p/8 w - - 0 1"))


def test_a_long_solution_can_be_interrupted(monkeypatch):
    lib, threads = _pawn_solver.lib, []

    def solve(*arguments):
        threads.append((arguments[3], threading.current_thread() is threading.main_thread()))
        return lib.chess_distance_pawn_position(*arguments)

    many = "8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w"
    with monkeypatch.context() as patch, pytest.raises(MemoryError):
        patch.setattr(
            _pawn_solver, "lib", types.SimpleNamespace(chess_distance_pawn_position=solve)
        )
        pawn_ending(many, memory=2**25)
    # Only short calls are in the thread to which Ctrl-C comes.
    assert threads == [(4096 * 1152, True), (2**25, False)]
    fired = []

    def interrupt():
        fired.append(time.monotonic())
        signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

    if importlib.util.find_spec("polars"):
        importlib.import_module("polars")  # its handler of SIGINT does not wake a thread that waits
    # A shell makes commands in the background ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Timer(0.4, interrupt).start()
        with pytest.raises(KeyboardInterrupt):
            pawn_ending(many, memory=2**31)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - fired[0] < 2


def test_threads_solve_in_memory_of_their_own(monkeypatch):
    study, lib, memory, both = pawn_ending(STUDY), _pawn_solver.lib, [], threading.Barrier(2)

    def solve(*arguments):
        memory.append(arguments[3])
        both.wait(timeout=9)
        return lib.chess_distance_pawn_way(*arguments)

    monkeypatch.setattr(_pawn_solver, "lib", types.SimpleNamespace(chess_distance_pawn_way=solve))
    threads = [threading.Thread(target=study.way, args=(True,)) for _ in range(2)]
    for step in (threading.Thread.start, threading.Thread.join):
        for thread in threads:
            step(thread)
    assert len(memory) == 2 and memory[0] != memory[1]
    assert not any(hasattr(kept, "nbytes") for kept in vars(study._solver).values())


def test_bad_positions_are_refused():
    for board, message in (
        ("8/8/8/8/8/8/8/KQk5 w", "other pieces than kings and pawns"),
        ("kP6/8/8/8/8/8/8/K7 w", "the first or the last rank"),
        ("8/8/8/8/4k3/3P4/8/K7 w", "in check"),
        ("Kk6/8/8/8/8/8/8/8 w", "neighbors"),
        ("k7/p7/pppppppp/8/8/8/8/K7 w", "a side has more than eight pawns"),
        ("k7/8/8/8/8/8/8/8 w", "White has not exactly one king"),
        ("kk6/8/8/8/8/8/8/K7 w", r"Black has not exactly one king \(a8, b8\)"),
        ("8/8 w", "8 ranks"),
        ("k7/8/8/8/8/8/8/K7 x", "side to move"),
    ):
        with pytest.raises(ValueError, match=message):
            pawn_ending(board)
    with pytest.raises(TypeError, match="python-chess Board, a FEN or a Position"):
        pawn_ending(5)
    for call in (
        lambda: pawn_ending(STUDY).result("white"),
        lambda: pawn_ending(STUDY).moves("white"),
    ):
        with pytest.raises(TypeError, match="color is True or False, not 'white'"):
            call()
    for memory, kind, message in (
        (-1, ValueError, "memory = -1 is outside its range, at least"),
        ("1GB", TypeError, "memory is a number of bytes, not '1GB'"),
        (1.5, TypeError, "memory is a number of bytes, not float"),
    ):
        with pytest.raises(kind, match=message):
            pawn_ending(STUDY, memory=memory)
    with pytest.raises(
        MemoryError, match="more than 8680 structures: unblocked pawns .* memory=10000000 bytes"
    ):
        pawn_ending("8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w", memory=10**7)
    checked = pawn_ending("8/8/8/8/4k3/3P4/8/K7 b")
    with pytest.raises(ValueError, match="turn: the side that has just moved would be in check"):
        checked.result(turn=True)
    with pytest.raises(ValueError, match="color: this side does not queen"):
        pawn_ending(STUDY).way(False)
