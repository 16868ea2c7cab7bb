"""Positions of real games in columns: from PGN files, or from seeded random games."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import chess
import chess.pgn
import numpy as np
import numpy.typing as npt

#: The columns: squares are uint8, sets of squares uint64.
SQUARES = ("game", "ply", "white_king", "black_king")
SETS = ("white", "black", "attacked_by_black")


def random_games(games: int, seed: int) -> Iterator[tuple[int, chess.Board]]:
    """Every position of games in which both sides play any legal move."""
    moves = random.Random(seed)
    for game in range(games):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 120:
            board.push(moves.choice(list(board.legal_moves)))
            yield game, board


def games_of(paths: list[str]) -> Iterator[tuple[int, chess.Board]]:
    """Every position of the games in PGN files."""
    number = 0
    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            while (game := chess.pgn.read_game(file)) is not None:
                board = game.board()
                for move in game.mainline_moves():
                    board.push(move)
                    yield number, board
                number += 1


def row(game: int, board: chess.Board) -> tuple[int, ...]:
    white, black = int(board.occupied_co[chess.WHITE]), int(board.occupied_co[chess.BLACK])
    king, other = board.king(chess.WHITE), board.king(chess.BLACK)
    assert king is not None and other is not None
    # Lines of attack go through the king: it cannot hide behind itself.
    alone = board.copy(stack=False)
    alone.remove_piece_at(king)
    attacked = sum(1 << s for s in range(64) if alone.is_attacked_by(chess.BLACK, s))
    return game % 256, min(board.ply(), 255), king, other, white & ~(1 << king), black, attacked


def columns(arguments: list[str], games: int = 4, seed: int = 1) -> dict[str, npt.NDArray[Any]]:
    """The positions of the named PGN files, or of random games."""
    source = games_of(arguments) if arguments else random_games(games, seed)
    rows = [row(game, board) for game, board in source]
    if not rows:
        sys.exit("there is no game in " + ", ".join(arguments))
    names = SQUARES + SETS
    types = dict.fromkeys(SQUARES, np.uint8) | dict.fromkeys(SETS, np.uint64)
    return {
        name: np.array(values, types[name]) for name, values in zip(names, zip(*rows), strict=True)
    }
