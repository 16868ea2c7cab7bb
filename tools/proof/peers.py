"""What other programs write, read by the library: FENs, pieces in Betza's notation, distances.

Usage: peers.py FOLDER PAGE XBOARD [GAMES]

Random games of python-chess are played by each program of FOLDER, which writes the FEN of the last
position in each of its forms. Every one must be read, with the pieces and the side to move
of python-chess, and its square of en passant or none. Texts of pieces are read or
refused with a reason. Programs that FOLDER lacks are named. Each row must stand on PAGE.
"""

import collections
import importlib.metadata
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.variant
import chess_distance as cd

FOLDER = Path(sys.argv[1])
PAGE = Path(sys.argv[2]).read_text()
XBOARD = Path(sys.argv[3]) / "moves.c"
GAMES = int(sys.argv[4]) if len(sys.argv) > 4 else 400
START = chess.STARTING_FEN
#: Program, form, number of the game, FEN.
Row = tuple[str, str, int, str]


def left_out(program: str, reason: object) -> None:
    print(f"peers: {program} left out, since {reason}")


def printed(command: list[str], given: str) -> str:
    """What a program prints for its standard input."""
    return subprocess.run(
        command, check=True, input=given, capture_output=True, text=True, timeout=600
    ).stdout


def random_games() -> list[chess.Board]:
    """Final positions with their moves. Double steps and promotions are chosen more often."""
    games = []
    for seed in range(GAMES):
        draw, board = random.Random(seed), chess.Board()
        for _ in range(draw.randrange(120)):
            moves = list(board.legal_moves)
            if not moves:
                break
            wanted = [m for m in moves if m.promotion or is_double_step(board, m)]
            board.push(draw.choice(wanted if wanted and draw.random() < 0.3 else moves))
        games.append(board)
    return games


def is_double_step(board: chess.Board, move: chess.Move) -> bool:
    return (
        board.piece_type_at(move.from_square) == chess.PAWN
        and abs(move.to_square - move.from_square) == 16
    )


def by_python_chess(games: list[chess.Board]) -> Iterator[Row]:
    name = f"python-chess {chess.__version__}"
    for i, board in enumerate(games):
        yield name, "fen()", i, board.fen()
        yield name, 'fen(en_passant="fen")', i, board.fen(en_passant="fen")
        yield name, "epd()", i, board.epd()
        yield name, "shredder_fen()", i, board.shredder_fen()
        house = chess.variant.CrazyhouseBoard()
        for move in board.move_stack:
            if move not in house.legal_moves:
                break
            house.push(move)
        else:
            yield name, "CrazyhouseBoard.fen()", i, house.fen()


def by_pyffish(games: list[chess.Board]) -> Iterator[Row]:
    import pyffish

    name = f"pyffish {importlib.metadata.version('pyffish')}"
    for i, board in enumerate(games):
        moves = [move.uci() for move in board.move_stack]
        yield name, 'get_fen("chess")', i, pyffish.get_fen("chess", START, moves)
        yield name, 'get_fen("crazyhouse")', i, pyffish.get_fen("crazyhouse", START, moves)


def by_bulletchess(games: list[chess.Board]) -> Iterator[Row]:
    import bulletchess

    name = f"bulletchess {importlib.metadata.version('bulletchess')}"
    for i, board in enumerate(games):
        other = bulletchess.Board()
        for move in board.move_stack:
            other.apply(bulletchess.Move.from_uci(move.uci()))
        yield name, "fen()", i, other.fen()


def by_program(games: list[chess.Board], command: list[str]) -> Iterator[list[str]]:
    """The lines of a program that reads games in UCI's notation."""
    texts = "".join(" ".join(m.uci() for m in board.move_stack) + "\n" for board in games)
    for line in printed(command, texts).splitlines():
        yield line.split("\t")


def by_stockfish(games: list[chess.Board], program: Path) -> Iterator[Row]:
    texts = "".join(
        f"position startpos moves {' '.join(m.uci() for m in board.move_stack)}\nd\n"
        for board in games
    )
    said = printed([str(program)], texts)
    version = re.search(r"Stockfish \S+", said)
    assert version, said
    fens = re.findall(r"^Fen: (.*)", said, re.MULTILINE)
    assert len(fens) == len(games), said
    for i, fen in enumerate(fens):
        yield version[0], "d", i, fen


def compare(rows: list[Row], games: list[chess.Board]) -> Iterator[str]:
    """By program: forms, the number of FENs of each, and what is not as python-chess has it. Forms with
    the same answer share a row."""
    groups: dict[tuple[str, str], list[tuple[int, str]]] = collections.defaultdict(list)
    for program, form, game, fen in rows:
        groups[program, form].append((game, fen))
    forms: dict[tuple[str, int, str], list[str]] = collections.defaultdict(list)
    for (program, form), written in groups.items():
        read = cd.positions([fen for _, fen in written], errors="null")
        wrong, with_square = [], 0
        for row, (game, fen) in enumerate(written):
            board = games[game]
            mine = [int(column[row]) for column in read.sets().values()]
            true = [board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]]
            true += [
                board.kings,
                board.queens,
                board.rooks,
                board.bishops,
                board.knights,
                board.pawns,
            ]
            square = 0 if board.ep_square is None else 1 << board.ep_square
            passed = mine[8]
            with_square += passed != 0
            is_same = mine[:8] == true and passed in (0, square) and bool(mine[9]) == board.turn
            if read.faults[row] or not is_same:
                wrong.append(fen)
        note = f"{len(wrong)} differ, such as `{wrong[0]}`" if wrong else f"all, {with_square}"
        forms[program, len(written), note].append(f"`{form}`")
    for (program, number, note), those in forms.items():
        yield f"| {program} | {', '.join(those)} | {number} | {note} |"


def distances(equal: dict[str, list[bool]]) -> Iterator[str]:
    """The tables of python-chess and of the crates beside ours."""
    pairs = [(a, b) for a in range(64) for b in range(64)]
    for name in ("square_distance", "square_manhattan_distance", "square_knight_distance"):
        same = [getattr(chess, name)(a, b) == getattr(cd, name)(a, b) for a, b in pairs]
        yield distance_row(f"python-chess {chess.__version__}", name, name, same)
    for program, same in equal.items():
        yield distance_row(program, "distance", "square_distance", same)


def distance_row(program: str, theirs: str, ours: str, same: list[bool]) -> str:
    note = f"`{ours}`" if all(same) else f"{same.count(False)} differ"
    return f"| {program} | `{theirs}` | {len(same)} | {note} |"


def pieces() -> Iterator[str]:
    engines = {
        "Fairy-Stockfish": [FOLDER / "fairy-stockfish/usr/games/fairy-stockfish"],
        "Fairy-Max": [
            FOLDER / "fairymax/usr/games/fairymax",
            "21",
            FOLDER / "fairymax/usr/share/games/fairymax/fmax.ini",
        ],
    }
    texts: dict[str, set[str]] = {}
    for name, words in engines.items():
        if Path(words[0]).exists():
            program = [str(word) for word in words]
            said = spoken(program, [])
            variants, version = (
                re.search(pattern, said) for pattern in (r'variants="([^"]*)"', rf"{name} (\S+)")
            )
            assert variants and version, said
            said = spoken(program, ["new", *(f"variant {one}" for one in variants[1].split(","))])
            texts[f"{name} {version[1]}"] = set(re.findall(r"^piece \S+ (\S+)", said, re.MULTILINE))
        else:
            left_out(name, "its package could not be fetched")
    if XBOARD.exists():
        texts["XBoard, `defaultDesc`"] = set(default_pieces(XBOARD))
    else:
        left_out("XBoard", "its source could not be fetched")
    for name, some in texts.items():
        read, refused = read_pieces(some)
        reasons = (
            f"{reason}: {', '.join(f'`{text}`' for text in those)}"
            for reason, those in refused.items()
        )
        yield f"| {name} | {len(some)} | {read} | {'; '.join(reasons)} |"


def spoken(program: list[str], lines: list[str]) -> str:
    """What an engine of XBoard's protocol says."""
    return printed(program, "\n".join(["xboard", "protover 2", *lines, "quit", ""]))


def default_pieces(source: Path) -> Iterator[str]:
    """The texts of pieces in XBoard's source."""
    text = source.read_text(encoding="latin-1")
    listed = text.split("defaultDesc[EmptySquare] = {")[1].split("}")[0]
    yield from (one for one in re.findall(r'"([^"]*)"', listed) if one)


def read_pieces(texts: set[str]) -> tuple[int, dict[str, list[str]]]:
    """How many texts are read, and those that are not by reason, with no place of its letter."""
    refused: dict[str, list[str]] = collections.defaultdict(list)
    for text in sorted(texts):
        try:
            cd.Betza(text)
        except ValueError as error:
            reason = re.sub(r"^.*?: character \d+, (\S+),", r"\1", str(error))
            refused[reason].append(text)
    return len(texts) - sum(map(len, refused.values())), refused


def main() -> None:
    games = random_games()
    rows = list(by_python_chess(games))
    for name, write in (("pyffish", by_pyffish), ("bulletchess", by_bulletchess)):
        try:
            rows += write(games)
        except ImportError as error:
            left_out(name, error)
    equal: dict[str, list[bool]] = collections.defaultdict(list)
    # The versions of crates and packages are those that beside.sh has written.
    versions = dict(line.split() for line in (FOLDER / "versions").read_text().splitlines())
    for name, command in (
        ("crates", [FOLDER / "writer"]),
        ("packages of npm", ["node", FOLDER / "writer.mjs"]),
    ):
        if not Path(command[-1]).exists():
            left_out(name, "they could not be fetched")
            continue
        for program, *parts in by_program(games, [str(word) for word in command]):
            if program == "distance":
                peer, a, b, moves = parts
                equal[f"{peer} {versions[peer]}"].append(
                    cd.square_distance(int(a), int(b)) == int(moves)
                )
            else:
                form, game, fen = parts
                rows.append((f"{program} {versions[program]}", form, int(game), fen))
    stockfish = FOLDER / "stockfish/usr/games/stockfish"
    if stockfish.exists():
        rows += by_stockfish(games, stockfish)
    else:
        left_out("Stockfish", "its package could not be fetched")
    lines = [
        "| program | what it writes | FENs of each | read, with en passant |",
        "|---|---|--:|---|",
    ]
    lines += compare(rows, games)
    lines += ["", "| program | its distance | pairs | ours |", "|---|---|--:|---|"]
    lines += distances(equal)
    lines += ["", "| program | texts of pieces | read | refused |", "|---|--:|--:|---|"]
    lines += pieces()
    print(*lines, sep="\n")
    missing = [line for line in lines if line not in PAGE.splitlines()]
    if missing:
        sys.exit("\n".join(["peers: the page has not", *missing]))


if __name__ == "__main__":
    main()
