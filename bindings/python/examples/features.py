"""Features of many positions, by columns and with python-chess.

    python features.py [GAMES.pgn ...] [--rows N]

Three programs read FENs and print a mean: the king's distance to the nearest passed pawn of its
side, its distance to the nearest enemy piece, and the difference of territory between the kings.
The last line fills distance planes for training. Each time is per position.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

import chess
import chess_distance as cd
import numpy as np
from positions import games_of, random_games


def bit_counts(words: Any) -> Any:
    return np.unpackbits(words.view(np.uint8)).reshape(-1, 64).sum(axis=1)


def to_passed_pawn(p: cd.Positions) -> Any:
    passed = cd.passed_pawns(p.white & p.pawns, p.black & p.pawns, color=True)
    return cd.path(cd.KING, p.white & p.kings, passed)


def to_enemy(p: cd.Positions) -> Any:
    return cd.path(cd.KING, p.white & p.kings, p.black)


def territory(p: cd.Positions) -> Any:
    sides = cd.territory(cd.KING, p.white & p.kings, cd.KING, p.black & p.kings)
    return bit_counts(sides.first).astype(int) - bit_counts(sides.second)


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


def seconds(call: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    answer = call()
    return time.perf_counter() - start, answer


def line(name: str, *microseconds: float) -> None:
    print(f"{name:<36}" + "".join(f"{each:12.3f}" for each in microseconds))


def main() -> None:
    parser = argparse.ArgumentParser(description="Features of many positions, and their times.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args()
    source = games_of(options.games) if options.games else random_games(20, 1)
    fens = [board.fen() for _, board in source]
    if not fens:
        sys.exit("there is no game")
    print(f"{'microseconds for each position':<36}{'columns':>12}{'python-chess':>12}{'ratio':>12}")
    read, few = seconds(lambda: cd.positions(fens))
    slow_read, boards = seconds(lambda: [chess.Board(fen) for fen in fens])
    read, slow_read = (1e6 * took / len(fens) for took in (read, slow_read))
    line("reading FENs", read, slow_read, slow_read / read)
    rows = np.arange(options.rows) % len(fens)
    many = few.take(rows)
    for name, program, slow in (
        ("king to its nearest passed pawn", to_passed_pawn, slow_to_passed_pawn),
        ("king to the nearest enemy", to_enemy, slow_to_enemy),
        ("difference of territory", territory, slow_territory),
    ):
        took, answers = seconds(lambda: program(many))  # noqa: B023
        slow_time, slow_answers = seconds(lambda: [slow(board) for board in boards])  # noqa: B023
        assert answers[: len(fens)].tolist() == slow_answers[: len(rows)]
        took, slow_time = 1e6 * took / len(rows), 1e6 * slow_time / len(fens)
        line(name, took, slow_time, slow_time / took)
        line("  with reading FENs", took + read, slow_time + slow_read, (slow_time + slow_read) / (took + read))
    part = many.take(np.arange(min(len(rows), 100_000)))
    planes = np.empty((len(part.white), 36, 8, 8), np.uint8)
    took, _ = seconds(lambda: cd.distance_planes(part, 3, out=planes))
    line("36 distance planes", 1e6 * took / len(part.white))


if __name__ == "__main__":
    main()
