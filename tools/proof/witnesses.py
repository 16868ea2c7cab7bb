"""Distances and moves, compared with numbers that others published and with python-chess.

Usage: witnesses.py [POSITIONS]

The numbers are those of the On-Line Encyclopedia of Integer Sequences (oeis.org), by the names of its
sequences, and of a theorem of D. E. Knuth (Leaper graphs, 1994). They were typed from there and not
computed here. POSITIONS are those of random games.
"""

import random
import sys
from math import gcd

import chess
import chess_distance as cd
import numpy as np
from chess_distance import Grid

ALL = 2**64 - 1
#: A board of 16 by 16, whose first ranks and files are the corner of an infinite board.
LARGE = Grid(16, 16)


def numbers(text):
    return [int(number) for number in text.split(",")]


def corner(moves):
    """A knight's moves from the corner of an infinite board, by antidiagonals."""
    return [int(moves[x, d - x]) for d in range(14) for x in range(d + 1)]


def diameter(n):
    """The most moves that a knight needs between two squares, -1 if there is no way."""
    most = max(int(Grid(n, n).distance_map("N", square).max()) for square in range(n * n))
    return -1 if most == 255 else most


def small_board(n):
    """The squares outside a board of n by n."""
    return ALL & ~sum((1 << n) - 1 << 8 * rank for rank in range(n))


def king_routes(n):
    """Ways of n - 1 moves on a board of n by n."""
    outside = small_board(n)
    squares = [square for square in range(64) if not outside >> square & 1]
    return sum(cd.walk_count(cd.KING, a, b, n - 1, own=outside) for a in squares for b in squares)


def stays(n):
    """A king's ways of n moves from a1 that stay on the board."""
    return sum(cd.walk_count(cd.KING, 0, square, n) for square in range(64))


def published():
    """Sequences: name, what it counts, its first terms, and ours."""
    from_corner = LARGE.distance_map("N", 0)
    from_center = Grid(15, 15).distance_map("N", 7 * 15 + 7).astype(int)
    middle = 8 * 16
    yield (
        "A018842",
        "squares at n knight's moves",
        "1,8,32,68",
        [int((LARGE.distance_map("N", 8 * 16 + 8) == n).sum()) for n in range(4)],
    )
    yield (
        "A049604",
        "a knight's moves from the corner",
        (
            "0,3,3,2,4,2,3,1,1,3,2,2,4,2,2,3,3,3,3,3,3,4,4,2,2,2,4,4,5,3,3,3,3,3,3,5,4,4,4,4,4,4,4,4,4,5,5,5,"
            "3,3,3,3,5,5,5,6,6,4,4,4,4,4,4,4,6,6,7,5,5,5,5,5,5,5,5,5,5,7,6,6,6,6,4,4,4,4,4,6,6,6,6,7,7,7,5,5,"
            "5,5,5,5,5,5,7,7,7"
        ),
        corner(from_corner),
    )
    yield (
        "A018837",
        "a knight's moves to (n, 0)",
        "0,3,2,3,2,3,4,5,4,5,6,7,6,7,8,9",
        [int(moves) for moves in LARGE.distance_map("N", middle)[8]],
    )
    yield (
        "A183047",
        "sums of a knight's moves to squares around it",
        "0,20,52,112,200,340,524,784",
        [int(from_center[7 - n : 8 + n, 7 - n : 8 + n].sum()) for n in range(8)],
    )
    yield (
        "A232007",
        "a knight's most moves on n by n",
        "0,-1,-1,5,4,4,5,6,6,7,8,8,9,10,10,11",
        [diameter(n) for n in range(1, 17)],
    )
    yield (
        "A180319",
        "a knight's moves on n by 2n",
        "0,8,52,128,236,376,548,752",
        [
            sum(
                int((Grid(2 * n, n).distance_map("N", square) == 1).sum())
                for square in range(2 * n * n)
            )
            for n in range(1, 9)
        ],
    )
    yield (
        "A001006",
        "a king's shortest ways along the edge",
        "1,1,2,4,9,21,51,127,323,835,2188,5798,15511,41835,113634,310572",
        [LARGE.trajectory_count("K", 0, n) for n in range(16)],
    )
    yield (
        "A002426",
        "a king's shortest ways in the middle",
        "1,1,3,7,19,51,141,393,1107,3139,8953,25653,73789,212941,616227,1787607",
        [LARGE.trajectory_count("K", middle, middle + n) for n in range(16)],
    )
    yield (
        "A000984",
        "a wazir's shortest ways along the diagonal",
        "1,2,6,20,70,252,924,3432,12870,48620,184756,705432,2704156,10400600,40116600,155117520",
        [LARGE.trajectory_count("W", 0, 17 * n) for n in range(16)],
    )
    yield (
        "A355127",
        "a king's ways of n - 1 moves on n by n",
        "1,12,200,2880,37680,455224,5186888,56471040",
        [king_routes(n) for n in range(1, 9)],
    )
    yield (
        "A378902",
        "a king's ways of n moves from a1 to the outside",
        (
            "5,6,39,156,922,5060,31165,196605,1301490,8844147,61504902,434181564,3098427480,22270496859,"
            "160854381441"
        ),
        [8 * stays(n - 1) - stays(n) for n in range(1, 16)],
    )


def sequences():
    compared = []
    for name, what, expected, found in published():
        expected = numbers(expected)
        if found != expected:
            raise SystemExit(f"{name}, {what}: {found} and not {expected}")
        compared.append(f"{name} ({len(expected)})")
    print("witnesses: published terms of", ", ".join(compared))


def leapers():
    """A leaper of r and s comes everywhere exactly on the boards of Knuth's first theorem."""
    boards = connected = 0
    for s in range(1, 10):
        for r in range(1, s + 1):
            for n in range(2, 17):
                for m in range(2, n + 1):
                    everywhere = bool((Grid(n, m).distance_map(f"({r},{s})", 0) != 255).all())
                    if everywhere != (gcd(r + s, s - r) == 1 and n >= 2 * s and m >= r + s):
                        raise SystemExit(
                            f"({r},{s}) on {m} by {n}: {everywhere}, and not by the theorem"
                        )
                    boards, connected = boards + 1, connected + everywhere
    print(
        f"witnesses: Knuth's theorem, {boards} leapers and boards, of which {connected} are connected"
    )


def distances():
    kinds = [
        (cd.square_distance, chess.square_distance),
        (cd.square_manhattan_distance, chess.square_manhattan_distance),
        (cd.square_knight_distance, chess.square_knight_distance),
    ]
    a, b = (np.repeat(np.arange(64), 64), np.tile(np.arange(64), 64))
    for ours, theirs in kinds:
        expected = [theirs(x, y) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
        if (
            ours(a, b).tolist() != expected
            or [ours(int(x), int(y)) for x, y in zip(a, b, strict=True)] != expected
        ):
            raise SystemExit(f"{theirs.__name__} of python-chess differs")
    print(
        "witnesses:",
        ", ".join(theirs.__name__ for _, theirs in kinds),
        "of python-chess, 4096 pairs each",
    )


def same(board, square, what, found, expected):
    if int(found) != int(expected):
        raise SystemExit(
            f"{board.fen()}: {what} of {chess.SQUARE_NAMES[square]}: {found:#x}, not {expected:#x}"
        )


def rules(count):
    """Every piece of positions of random games: what it attacks, where it moves, where the king may."""
    compared = dict.fromkeys(["attacks", "moves", "kings"], 0)
    board = chess.Board()
    for _ in range(count):
        legal = list(board.legal_moves)
        if not legal or board.fullmove_number > 150:
            board = chess.Board()
            continue
        board.push(random.choice(legal))
        targets = dict.fromkeys(chess.SquareSet(board.occupied_co[board.turn]), 0)
        for move in board.pseudo_legal_moves:
            if not (board.is_castling(move) or board.is_en_passant(move)):
                targets[move.from_square] |= 1 << move.to_square
        own, enemy = board.occupied_co[board.turn], board.occupied_co[not board.turn]
        for square, expected in targets.items():
            piece = board.piece_at(square)
            attacks, moves = (
                cd.attacks(piece, square, board.occupied),
                cd.moves(piece, square, own=own, enemy=enemy),
            )
            if piece.piece_type == chess.PAWN:  # its moves are those straight ahead
                moves |= attacks & enemy
            same(board, square, "attacks", attacks, board.attacks_mask(square))
            same(board, square, "moves", moves, expected)
            compared["attacks"] += 1
            compared["moves"] += expected.bit_count()
        king = board.king(board.turn)
        avoid = cd.attacked(board, color=not board.turn, without=1 << king)
        expected = sum(
            1 << move.to_square
            for move in board.legal_moves
            if move.from_square == king and not board.is_castling(move)
        )
        same(
            board,
            king,
            "legal moves",
            cd.moves(cd.KING, king, own=own, enemy=enemy, avoid=avoid),
            expected,
        )
        compared["kings"] += 1
    text = (
        "attacks of {attacks} pieces, {moves} of their moves, and all legal moves of {kings} kings"
    )
    print("witnesses:", text.format(**compared), "as in python-chess")


def main(positions="20000"):
    seed = random.randrange(2**32)
    print(f"witnesses: seed {seed}")
    random.seed(seed)
    sequences()
    leapers()
    distances()
    rules(int(positions))


main(*sys.argv[1:])
