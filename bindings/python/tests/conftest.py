"""Shared by the tests: pieces, and random boards."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path

import chess
import chess_distance as cd
import pytest

#: A piece of each way to move; pawns are apart.
PIECES = (cd.KING, cd.WAZIR, cd.KNIGHT, cd.BISHOP, cd.ROOK, cd.QUEEN, cd.AMAZON, cd.leaper(0, 3))

ROOT = Path(__file__).parents[3]
in_the_project = pytest.mark.skipif(
    not (ROOT / "docs/pictures").exists(), reason="only in the project's own tree"
)
RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"


def some_squares(random: random.Random, share: float) -> int:
    return sum(1 << square for square in range(64) if random.random() < share)


def members(words: object) -> set[int]:
    return {square for square in range(64) if int(words) >> square & 1}


def needs(*modules: str) -> pytest.MarkDecorator:
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


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
