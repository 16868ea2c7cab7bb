"""Shared by the tests: searches that share no code with the library, and random boards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import chess_distance as cd
import numpy as np
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


def some_squares(random: random.Random, share: float) -> int:
    return sum(1 << square for square in range(64) if random.random() < share)


@pytest.fixture
def rng() -> random.Random:
    return random.Random(20)


ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def leaps(m, n):
    both = {(m, n), (n, m)}
    return sorted({(i * a, j * b) for a, b in both for i in (1, -1) for j in (1, -1)})


class Slow:
    """A board of explicit moves: squares are (file, rank)."""

    def __init__(self, files, ranks, wrap=None, holes=()):
        self.files, self.ranks, self.wrap, self.holes = files, ranks, wrap, set(holes)
        self.squares = [(f, r) for r in range(ranks) for f in range(files) if (f, r) not in self.holes]

    def at(self, file, rank):
        """The square there, None outside the board."""
        if self.wrap in ("files", "both"):
            file %= self.files
        if self.wrap in ("ranks", "both"):
            rank %= self.ranks
        inside = 0 <= file < self.files and 0 <= rank < self.ranks
        return (file, rank) if inside and (file, rank) not in self.holes else None

    def line(self, square, step):
        """The squares of a line, to the edge of the board, at most once around it."""
        file, rank = square
        while True:
            file, rank = file + step[0], rank + step[1]
            here = self.at(file, rank)
            if here is None or here == square:
                return
            file, rank = here
            yield here


def lands(square, walls):
    own, enemy, avoid, _ = walls
    return square is not None and square not in own and square not in avoid


def knight(board, start, walls):
    return {t for d in leaps(1, 2) if lands(t := board.at(start[0] + d[0], start[1] + d[1]), walls)}


def king(board, start, walls):
    steps = ORTHOGONAL + DIAGONAL
    return {t for d in steps if lands(t := board.at(start[0] + d[0], start[1] + d[1]), walls)}


def horse(board, start, walls):
    found = set()
    for df, dr in leaps(1, 2):
        leg = (df // 2, 0) if abs(df) == 2 else (0, dr // 2)
        between = board.at(start[0] + leg[0], start[1] + leg[1])
        target = board.at(start[0] + df, start[1] + dr)
        if between is not None and between not in walls[0] | walls[1] and lands(target, walls):
            found.add(target)
    return found


def slide(board, start, walls, steps):
    found = set()
    for step in steps:
        for here in board.line(start, step):
            if lands(here, walls):
                found.add(here)
            if here in walls[0] | walls[1]:
                break
    return found


def rook(board, start, walls):
    return slide(board, start, walls, ORTHOGONAL)


def bishop(board, start, walls):
    return slide(board, start, walls, DIAGONAL)


def cannon(board, start, walls):
    own, enemy, avoid, _ = walls
    found = set()
    for step in ORTHOGONAL:
        hurdles = 0
        for here in board.line(start, step):
            if hurdles == 0 and here not in own | enemy | avoid:
                found.add(here)
            if here in own | enemy:
                if hurdles == 1 and here in enemy - own - avoid:
                    found.add(here)
                hurdles += 1
    return found


def silver(board, start, walls, up=1):
    steps = (*DIAGONAL, (0, up))
    return {t for d in steps if lands(t := board.at(start[0] + d[0], start[1] + d[1]), walls)}


def black_silver(board, start, walls):
    return silver(board, start, walls, -1)


KINDS = {
    "N": knight,
    "K": king,
    "nN": horse,
    "R": rook,
    "B": bishop,
    "mRcpR": cannon,
    cd.Betza("FfW"): silver,
    cd.Betza("FfW", color=chess.BLACK): black_silver,
}


def graph_of(board, kind, walls):
    return {s: set() if s in walls[3] else kind(board, s, walls) - {s} for s in board.squares}


def costs_from(graph, starts, cost=lambda target: 1):
    """The least sums of costs, until nothing changes."""
    sums = dict(starts)
    changed = True
    while changed:
        changed = False
        for square in list(sums):
            for target in graph[square]:
                if sums[square] + cost(target) < sums.get(target, 10**6):
                    sums[target], changed = sums[square] + cost(target), True
    return sums


def as_map(board, sums):
    out = np.full((board.ranks, board.files), 255)
    for (file, rank), total in sums.items():
        out[rank, file] = total
    return out


def mask_of(board, squares):
    return as_map(board, dict.fromkeys(squares, 1)) == 1
