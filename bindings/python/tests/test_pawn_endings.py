"""Pawn endings: studies, moves against python-chess, results against the moves, and bad input."""

import chess
import chess_distance as cd
import pytest
from chess_distance import pawn_ending
from chess_distance._position import pieces_of
from chess_distance.pawn_endings import _exits, _read

STUDY = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1"


def names(pairs):
    found = {}
    for a, d in pairs:
        found.setdefault(chess.square_name(a), []).append(chess.square_name(d))
    return found


def test_the_study_of_lasker_and_reichhelm():
    for board in (STUDY, chess.Board(STUDY)):
        study = pawn_ending(board)
        assert study.moves() == {(chess.A1, chess.B1): 12}
        assert (study.result(), study.result(True, False), study.result(False)) == ("win", "not won", "not won")
    corresponding = "b1 a7c7 c1 b7 d1 c7 b2 a8c8 c2 b8 d2 c8 b3 a7c7 c3 b7 d3 c7 c4 b6 g5 e4".split()
    expected = {a: [d[i : i + 2] for i in range(0, len(d), 2)] for a, d in zip(corresponding[::2], corresponding[1::2])}
    assert names(study.zugzwangs()) == expected
    picture = study._repr_svg_()
    assert picture.startswith("<svg ") and picture.count("#0072b2") == len(expected)
    assert picture.count(">3</text>") == 5 and picture.count(">6</text>") == 3  # e4 and g5, and the rank


def test_a_defender_keeps_the_draw():
    study = pawn_ending("8/8/k7/p7/8/P7/1P6/2K5 b - - 0 1")
    assert study.result(attacker=True) == "not won" and study.moves() == {}
    assert list(study.moves(attacker=True)) == [(chess.A6, chess.B6)]


def test_a_queen_against_a_pawn_is_open():
    assert pawn_ending("8/P7/8/8/K7/8/5k1p/8 w - - 0 1").result() == "open"


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


def check_moves(board, state, depth):
    mine = {(move.start, move.to): after for move, after, _ in _exits(state)}
    assert set(mine) == {(move.from_square, move.to_square) for move in board.legal_moves}, board.fen()
    for move in list(board.legal_moves) if depth else []:
        if not move.promotion:
            board.push(move)
            check_moves(board, mine[move.from_square, move.to_square], depth - 1)
            board.pop()


def test_moves_are_those_of_python_chess(rng):
    passing = chess.Board("4k3/8/8/8/3p4/8/4P3/4K3 w - -")
    for board in (passing, *positions(rng, 60)):
        check_moves(board, _read(pieces_of(board)), 1)


def test_a_result_is_that_of_its_moves(rng):
    for board in positions(rng, 60):
        try:
            ending = pawn_ending(board, memory=4000 * 1152)
            results = ending.result(), ending.result(attacker=not board.turn)
        except MemoryError:
            continue
        assert (results[0] == "win") == bool(ending.moves()), board.fen()
        kept = ending.moves(attacker=not board.turn)
        assert not kept if results[1] == "win" else kept or results[1] == "open" or not any(board.legal_moves)


def test_bad_positions_are_refused():
    for board, message in (
        ("8/8/8/8/8/8/8/KQk5 w", "only kings and pawns"),
        ("8/k7/8/4pP2/8/8/8/K7 w - e6", "en passant on e6"),
        ("kP6/8/8/8/8/8/8/K7 w", "pawns stand on ranks 2 to 7"),
        ("8/8/8/8/4k3/3P4/8/K7 w", "in check"),
        ("Kk6/8/8/8/8/8/8/8 w", "neighbors"),
        ("k7/8/8/8/8/8/8/8 w", "white has 0 kings"),
        ("kk6/8/8/8/8/8/8/K7 w", "black has 2 kings"),
        ("8/8 w", "8 ranks"),
        ("k7/8/8/8/8/8/8/K7 x", "side to move"),
    ):
        with pytest.raises(ValueError, match=message):
            pawn_ending(board)
    with pytest.raises(TypeError, match="python-chess Board, a FEN or a Position"):
        pawn_ending(5)
    for call in (lambda: pawn_ending(STUDY).result("white"), lambda: pawn_ending(STUDY).moves("white")):
        with pytest.raises(TypeError, match="attacker is True or False, not 'white'"):
            call()
    with pytest.raises(MemoryError, match="memory=10000000 bytes"):
        pawn_ending("8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w", memory=10**7)
