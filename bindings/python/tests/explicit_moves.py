"""Boards of any size by explicit moves, without the library: the reference of the grid tests."""

import chess
import chess_distance as cd
import numpy as np

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
