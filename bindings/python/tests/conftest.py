"""Shared by the tests: a search that shares no code with the library, and random boards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import chess_distance as cd
import pytest

ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
JUMPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
#: Jumps and slides of each piece that is tested; pawns are apart.
PIECES = {
    cd.KING: (ORTHOGONAL + DIAGONAL, ()),
    cd.WAZIR: (ORTHOGONAL, ()),
    cd.KNIGHT: (JUMPS, ()),
    cd.BISHOP: ((), DIAGONAL),
    cd.ROOK: ((), ORTHOGONAL),
    cd.QUEEN: ((), ORTHOGONAL + DIAGONAL),
    cd.AMAZON: (JUMPS, ORTHOGONAL + DIAGONAL),
    cd.leaper(0, 3): (((3, 0), (-3, 0), (0, 3), (0, -3)), ()),
}


def one_move(piece: int, start: int, own: int, enemy: int, avoid: int) -> Iterator[int]:
    """The squares one move away, square by square."""
    jumps, lines = PIECES[piece]
    file, rank = start % 8, start // 8

    def inside(f: int, r: int) -> bool:
        return 0 <= f < 8 and 0 <= r < 8 and not own >> 8 * r + f & 1

    for df, dr in jumps:
        if inside(file + df, rank + dr) and not avoid >> 8 * (rank + dr) + file + df & 1:
            yield 8 * (rank + dr) + file + df
    for df, dr in lines:
        f, r = file + df, rank + dr
        while inside(f, r):
            if not avoid >> 8 * r + f & 1:
                yield 8 * r + f
            if enemy >> 8 * r + f & 1:
                break
            f, r = f + df, r + dr


def search(piece: int, starts: int, own: int, enemy: int, avoid: int) -> list[int]:
    """The map by a queue, 255 where no sequence of moves leads."""
    distances = [255] * 64
    queue = [square for square in range(64) if starts >> square & 1]
    for square in queue:
        distances[square] = 0
    for square in queue:
        for target in one_move(piece, square, own, enemy, avoid):
            if distances[target] == 255:
                distances[target] = distances[square] + 1
                queue.append(target)
    return distances


def some_squares(random: random.Random, share: float, squares: int = 64) -> int:
    return sum(1 << square for square in range(squares) if random.random() < share)


def members(words: object) -> set[int]:
    return {square for square in range(64) if int(words) >> square & 1}


@pytest.fixture
def rng() -> random.Random:
    return random.Random(20)


@pytest.fixture(scope="session")
def boards() -> list[chess.Board]:
    """Positions of random games, with fewer and fewer pieces."""
    moves, found = random.Random(7), []
    while len(found) < 300:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 160:
            board.push(moves.choice(list(board.legal_moves)))
            if board.ply() % 4 == 0:
                found.append(board.copy(stack=False))
    return found
