"""Features of many positions, by columns and with python-chess.

    python features.py [GAMES.pgn ...] [--rows N]

Three programs read FENs and give a number for each: the king's distance to the nearest passed pawn
of its side, its distance to the nearest enemy piece, and the difference of territory between the
kings. The last line fills distance planes for training. Without a file, the positions are those of
random games. With pyarrow the FENs are a column of Arrow, without it a list.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import chess
import chess.pgn
import chess_distance as cd
import numpy as np


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


def boards_of(paths: list[str], games: int, seed: int) -> list[tuple[int, chess.Board]]:
    """The positions of PGN files, or of random games: the number of the game, and the board."""
    source = games_of(paths) if paths else random_games(games, seed)
    rows = [(game, board.copy(stack=False)) for game, board in source]
    return rows or sys.exit("there is no game in " + ", ".join(paths))


def to_passed_pawn(p: cd.Positions) -> Any:
    passed = cd.passed_pawns(p.white & p.pawns, p.black & p.pawns, color=True)
    return cd.path(cd.KING, p.white & p.kings, passed)


def to_enemy(p: cd.Positions) -> Any:
    return cd.path(cd.KING, p.white & p.kings, p.black)


def members(sets: Any) -> Any:
    """How many squares each set has."""
    if hasattr(np, "bitwise_count"):  # from NumPy 2.0 on
        return np.bitwise_count(sets).astype(np.int8)
    return np.unpackbits(sets.view(np.uint8).reshape(-1, 8), axis=1).sum(axis=1, dtype=np.int8)


def territory(p: cd.Positions) -> Any:
    sides = cd.territory(cd.KING, p.white & p.kings, cd.KING, p.black & p.kings)
    return members(sides.first) - members(sides.second)


def slow_to_passed_pawn(board: chess.Board) -> int:
    def is_passed(pawn: int) -> bool:
        return not any(
            abs(chess.square_file(pawn) - chess.square_file(enemy)) < 2
            and chess.square_rank(pawn) < chess.square_rank(enemy)
            for enemy in enemies
        )

    enemies = board.pieces(chess.PAWN, chess.BLACK)
    return slow_nearest(board, filter(is_passed, board.pieces(chess.PAWN, chess.WHITE)))


def slow_nearest(board: chess.Board, squares: Iterable[int]) -> int:
    king = board.king(chess.WHITE)
    assert king is not None
    return min((chess.square_distance(king, square) for square in squares), default=cd.NONE)


def slow_to_enemy(board: chess.Board) -> int:
    return slow_nearest(board, chess.SquareSet(board.occupied_co[chess.BLACK]))


def slow_territory(board: chess.Board) -> int:
    white, black = board.king(chess.WHITE), board.king(chess.BLACK)
    assert white is not None and black is not None
    distances = [(chess.square_distance(white, s), chess.square_distance(black, s)) for s in chess.SQUARES]
    return sum((near < far) - (far < near) for near, far in distances)


PROGRAMS: dict[str, tuple[Callable[[cd.Positions], Any], Callable[[chess.Board], int]]] = {
    "columns of sets": (lambda p: p.white, lambda board: board.occupied_co[chess.WHITE]),
    "king to its nearest passed pawn": (to_passed_pawn, slow_to_passed_pawn),
    "king to the nearest enemy": (to_enemy, slow_to_enemy),
    "difference of territory": (territory, slow_territory),
}


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    """Microseconds of one processor for a row of the answer, and the answer."""
    with cd.settings(threads=1):
        start = time.process_time()
        answer = call()
        return 1e6 * (time.process_time() - start) / len(answer), answer


def column_of(fens: list[str], rows: int) -> Any:
    """So many FENs, and no two the same object."""
    many = [f"{fens[row % len(fens)]} " for row in range(rows)]
    if importlib.util.find_spec("pyarrow") is None:
        return many
    pa = importlib.import_module("pyarrow")  # with types or without, as it is installed
    return pa.array(many, pa.large_string())


def compare(paths: list[str], rows: int) -> Iterator[tuple[str, float, float]]:
    """Each program from FENs to numbers: its name, our microseconds, and those of python-chess."""
    fens = [board.fen() for _, board in boards_of(paths, 20, 1)]
    column, some = column_of(fens, rows), fens[:rows]
    for name, (program, slow) in PROGRAMS.items():
        # The best of alternating rounds, since other programs may run.
        calls = (
            lambda: program(cd.positions(column)),  # noqa: B023
            lambda: [slow(chess.Board(fen)) for fen in some],  # noqa: B023
        )
        rounds = [(timed(calls[0]), timed(calls[1])) for _ in range(6)]
        (_, answers), (_, expected) = rounds[0]
        assert answers[: len(some)].tolist() == expected
        yield name, min(ours for (ours, _), _ in rounds), min(theirs for _, (theirs, _) in rounds)


def planes_of(paths: list[str], rows: int, dtype: type[np.generic] = np.uint8) -> float:
    """The microseconds of 36 planes of a position, which are filled part by part."""
    boards = [board for _, board in boards_of(paths, 20, 1)]
    many = cd.positions(boards)[np.arange(rows) % len(boards)]
    planes = np.empty((min(rows, 100_000), 36, 8, 8), dtype)

    def fill() -> Any:
        for first in range(0, rows, len(planes)):
            part = many[first : first + len(planes)]
            cd.distance_planes(part, 3, out=planes[: len(part)])
        return many.white

    return timed(fill)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Features of many positions, and their times.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args()
    print(f"{'microseconds for each position':<36}{'columns':>12}{'python-chess':>14}{'ratio':>8}")
    for name, ours, theirs in compare(options.games, options.rows):
        print(f"{name:<36}{ours:12.3f}{theirs:14.3f}{theirs / ours:8.0f}")
    took = planes_of(options.games, options.rows)
    print(f"{'36 distance planes':<36}{took:12.3f}, {options.rows} positions in {took * options.rows / 1e6:.1f} s")


if __name__ == "__main__":
    main()
