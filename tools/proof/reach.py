"""chess_distance_reach against python-chess and the test positions of chasolver: see beside.sh."""

import random
import sys
from pathlib import Path

import chess
import chess_distance as cd

LAST_RANKS = [chess.BB_RANK_8, chess.BB_RANK_1]


def reach(board):
    """The sets of all pieces, and the number of fixed ones."""
    found = cd.reach(board)
    return found.squares.tolist(), found.fixed


class Anchor:
    """A position of a game: from here on every piece must stay in its set."""

    def __init__(self, board):
        self.fen = board.fen()
        self.sets, self.fixed = reach(board)
        self.origin = {square: square for square in chess.SquareSet(board.occupied)}
        self.untouched = len(self.origin)
        self.moved = set()

    def move(self, board, move):
        captured = move.to_square
        if board.is_en_passant(move):
            captured += -8 if board.turn else 8
        if captured in self.origin and not board.is_castling(move):
            self.moved.add(self.origin.pop(captured))
        steps = [(move.from_square, move.to_square)]
        if board.is_castling(move):
            rank = move.from_square & 56
            short = chess.square_file(move.to_square) == 6
            steps.append((rank + 7, rank + 5) if short else (rank, rank + 3))
        for start, end in steps:
            piece = self.origin.pop(start)
            self.moved.add(piece)
            self.origin[end] = piece
            assert self.sets[piece] >> end & 1, f"{self.fen}: {board.fen()} {move} leaves the set"
        assert self.untouched - len(self.moved) >= self.fixed, f"{self.fen}: a fixed piece went"


def random_games(starts, count):
    """Pieces that no rule frees do not move, and all others stay in their sets. Every other game begins
    with kings, rooks and few pawns, so that sides castle."""
    seen = {
        "castlings": 0,
        "en passant": 0,
        "promotions": 0,
        "starts with fixed pieces": 0,
        "moves": 0,
    }
    for _ in range(count):
        board = random.choice(starts).copy()
        if random.random() < 0.5:
            board = chess.Board()
            for square in random.sample(range(8, 56), 30) + [1, 2, 3, 5, 6, 57, 58, 59, 61, 62]:
                board.remove_piece_at(square)
        anchors = [Anchor(board)]
        seen["starts with fixed pieces"] += anchors[0].fixed > 0
        for ply in range(50):
            moves = list(board.legal_moves)
            if not moves:
                break
            rare = [
                m for m in moves if m.promotion or board.is_castling(m) or board.is_en_passant(m)
            ]
            move = random.choice(rare if rare and random.random() < 0.5 else moves)
            seen["castlings"] += board.is_castling(move)
            seen["en passant"] += board.is_en_passant(move)
            seen["promotions"] += move.promotion is not None
            seen["moves"] += 1
            for anchor in anchors:
                anchor.move(board, move)
            board.push(move)
            # Positions with an en passant square, and a few others.
            if len(anchors) < 4 and (board.ep_square is not None or ply % 30 == 15):
                anchors.append(Anchor(board))
    print(
        f"{count} games leave no set:", ", ".join(f"{value} {name}" for name, value in seen.items())
    )
    assert count < 1000 or all(seen.values())


def proof_games(path):
    """Games of others that lead to random legal positions: no piece leaves its set in them."""
    games = positions = 0
    for line in path.read_text().splitlines():
        fen, legal, moves = line.partition(" legal: proof: ")
        if not legal:
            continue
        board, anchors = chess.Board(), []
        for ply, move in enumerate(map(board.parse_san, moves.split())):
            if ply % 20 == 0:
                anchors.append(Anchor(board))
            for anchor in anchors:
                anchor.move(board, move)
            board.push(move)
        assert board.board_fen() == fen.split()[0], f"the game does not end in {fen}"
        games, positions = games + 1, positions + len(anchors)
    assert games > 0, f"{path} has no proof games"
    print(f"{games} proof games leave no set of {positions} positions in them")


def cannot_check(board, color):
    """Whether no piece of a side can ever attack a square that the other king can reach."""
    sets, _ = reach(board)
    targets = sets[board.king(not color)]
    fixed = sum(1 << s for s in chess.SquareSet(board.occupied) if is_fixed(board, sets, s))
    for square in chess.SquareSet(board.occupied_co[color] & ~board.kings):
        kind = board.piece_type_at(square)
        if kind == chess.PAWN and sets[square] & LAST_RANKS[not color]:
            return False
        if cd.attacks(board.piece_at(square), chess.SquareSet(sets[square]), fixed) & targets:
            return False
    return True


def is_fixed(board, sets, square):
    """Reaches no other square and is reached by no enemy."""
    enemies = chess.SquareSet(board.occupied_co[not board.color_at(square)])
    alone = sets[square] == 1 << square
    return alone and not any(sets[enemy] >> square & 1 for enemy in enemies)


def decided(path):
    """Prints how many sides are found that cannot win; there must be no wrong ones. Returns the positions."""
    sides = found = 0
    boards = []
    for line in path.read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        winners, fen = line.split(" ", 1)
        board = chess.Board(" ".join([*fen.split()[:4], "0", "1"]))
        if len(board.pieces(chess.KING, True)) != 1 or len(board.pieces(chess.KING, False)) != 1:
            continue
        boards.append(board)
        for color, letter in [(chess.WHITE, "W"), (chess.BLACK, "B")]:
            wins = letter in winners
            says = cannot_check(board, color)
            assert not (says and wins), f"{letter} wins, but is said not to: {fen}"
            sides += not wins
            found += says
    print(f"{path.name}: {found} of {sides} sides that cannot win are found, and no others")
    assert found > 0
    return boards


random.seed(35)
tests = Path(sys.argv[1])
hard = decided(tests / "positions.txt")
decided(tests / "lichess.txt")
random_games([board for board in hard if board.is_valid()], int(sys.argv[2]))
if Path(sys.argv[3]).exists():
    proof_games(Path(sys.argv[3]))
