"""Positions of real games in columns: from PGN files, or from seeded random games."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import chess
import chess.pgn
import chess_distance as cd
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


def columns(arguments: list[str], games: int = 4, seed: int = 1) -> dict[str, npt.NDArray[Any]]:
    """The positions of the named PGN files, or of random games."""
    source = games_of(arguments) if arguments else random_games(games, seed)
    rows = [(game % 256, min(board.ply(), 255), board.copy(stack=False)) for game, board in source]
    if not rows:
        sys.exit("there is no game in " + ", ".join(arguments))
    boards = [board for *_, board in rows]
    columns = cd.positions(boards)
    king = columns.white & columns.kings
    # Lines of attack go through the king: it cannot hide behind itself.
    attacked = cd.attacked(columns, color=chess.BLACK, without=king)
    sets = dict(zip(SETS, (columns.white & ~king, columns.black, attacked), strict=True))
    kings = ([board.king(color) for board in boards] for color in chess.COLORS)
    squares = (*zip(*(row[:2] for row in rows), strict=True), *kings)
    return {name: np.array(values, np.uint8) for name, values in zip(SQUARES, squares, strict=True)} | sets
