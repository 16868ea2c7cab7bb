"""Duels, pairs and the reach of positions, against searches state by state."""

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, one_move, some_squares

# Study of Lasker and Reichhelm, 1901.
STUDY = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1"


def steps(own, enemy, avoid):
    return [set(one_move(cd.KING, s, own, enemy, avoid)) for s in range(64)]


def apart(a, d):
    return chess.square_distance(a, d) > 1


def duel_by_states(attacker, defender, goal):
    """Level by level: a state is won in n if a move, or every move, leads to won states."""
    white, black = steps(*attacker), steps(*defender)
    out = np.full((2, 64, 64), 255, int)
    for a in goal:
        out[:, a, [d for d in range(64) if apart(a, d)]] = 0
    for level in range(1, 255):
        for a in range(64):
            for d in range(64):
                if not apart(a, d) or out[0, a, d] < 255:
                    continue
                if any(apart(t, d) and out[1, t, d] == level - 1 for t in white[a]):
                    out[0, a, d] = level
        # Moves of the defender do not count.
        changed = True
        while changed:
            changed = False
            for a in range(64):
                for d in range(64):
                    if not apart(a, d) or out[1, a, d] < 255:
                        continue
                    answers = [out[0, a, t] for t in black[d] if apart(a, t)]
                    if answers and max(answers) <= level:
                        out[1, a, d], changed = max(answers), True
        if not (out == level).any():
            return out
    return out


def test_duels_are_those_of_a_search(rng):
    for share in (0, 0.2, 0.35):
        first, second = ([some_squares(rng, share) for _ in range(3)] for _ in range(2))
        goal = rng.sample(range(64), 3)
        two = dict(zip(("own2", "enemy2", "avoid2"), second, strict=True))
        found = cd.duel(goal, *first, **two)
        assert (found == duel_by_states(first, second, goal)).all()
    assert (cd.duel(goal, *first) == cd.duel(goal, *first, **dict(zip(two, first, strict=True)))).all()


def test_the_duel_of_a_known_study():
    board = chess.Board(STUDY)
    white, black = (board.pieces_mask(chess.PAWN, color) for color in chess.COLORS)
    avoid = cd.attacks(cd.BLACK_PAWN, np.uint64(black))
    avoid2 = cd.attacks(cd.WHITE_PAWN, np.uint64(white))
    goal = [chess.B5, chess.G5]
    by_sets = cd.duel(goal, white, black, avoid, own2=black, enemy2=white, avoid2=avoid2)
    out = np.empty((2, 64, 64), np.uint8)
    by_board = cd.duel(goal, avoid=avoid, avoid2=avoid2, board=board, out=out)
    assert by_board is out and (by_board == by_sets).all()
    assert by_sets[0, chess.A1, chess.A7] == 13 and by_sets[1, chess.B1, chess.A7] == 12
    assert by_sets[1, chess.A2, chess.A7] == by_sets[1, chess.A1, chess.A7] == cd.NONE
    other = cd.duel(goal, avoid=avoid2, avoid2=avoid, board=board, color=chess.BLACK)
    swapped = cd.duel(goal, black, white, avoid2, own2=white, enemy2=black, avoid2=avoid)
    assert (other == swapped).all()


def pair_by_states(one, start1, targets1, two, start2, targets2):
    """The least (sum, moves of the first) by levels of the sum; None without a way."""
    states, best = {(start1, start2): 0}, {(start1, start2)}
    for total in range(200):
        ends = [n for (a, b), n in states.items() if a in targets1 and b in targets2]
        if ends:
            return total, min(ends), total - min(ends)
        after = {}
        for (a, b), first in states.items():
            block1, block2 = one[1] | 1 << b, two[1] | 1 << a
            for t in one_move(one[0], a, block1, *one[2:]):
                after[t, b] = min(after.get((t, b), 999), first + 1)
            for t in one_move(two[0], b, block2, *two[2:]):
                after[a, t] = min(after.get((a, t), 999), first)
        states = {state: first for state, first in after.items() if state not in best}
        best |= set(states)
        if not states:
            return None
    raise AssertionError("no end")


def test_pairs_are_those_of_a_search(rng):
    kinds = list(PIECES)
    for _ in range(60):
        share = rng.choice((0.1, 0.3, 0.5))
        one = (rng.choice(kinds), *(some_squares(rng, share) for _ in range(3)))
        two = (rng.choice(kinds), *(some_squares(rng, share) for _ in range(3)))
        start1, start2 = rng.sample(range(64), 2)
        targets1, targets2 = rng.sample(range(64), 2), rng.sample(range(64), 1)
        obstacles = dict(zip(("own", "enemy", "avoid"), one[1:], strict=True))
        obstacles |= dict(zip(("own2", "enemy2", "avoid2"), two[1:], strict=True))
        found = cd.pair(one[0], start1, targets1, two[0], start2, targets2, **obstacles)
        expected = pair_by_states(one, start1, targets1, two, start2, targets2)
        assert (None if found is None else tuple(found)) == expected


def test_the_two_pieces_of_a_board_do_not_stay_where_they_stood():
    board = chess.Board("4k3/8/8/8/8/8/P7/RK6 w - - 0 1")
    swapped = cd.pair("rook", chess.A1, chess.B1, "king", chess.B1, chess.A1, board=board)
    others = int(board.occupied_co[True]) & ~3
    enemy = int(board.occupied_co[False])
    by_sets = cd.pair("rook", chess.A1, chess.B1, "king", chess.B1, chess.A1, others, enemy)
    assert swapped == by_sets and swapped is not None
    assert cd.pair(cd.ROOK, 0, 8, cd.KING, 1, 1, board=board) is None
    assert cd.pair(cd.ROOK, 0, 8, cd.KING, 1, 1, board=board, color=chess.BLACK).moves == 1


def squares_of(words):
    return {square for square in range(64) if int(words) >> square & 1}


def bits(squares):
    return sum(1 << square for square in squares)


KINDS = {
    chess.KNIGHT: cd.KNIGHT,
    chess.BISHOP: cd.BISHOP,
    chess.ROOK: cd.ROOK,
    chess.QUEEN: cd.QUEEN,
    chess.KING: cd.KING,
}


def reach_by_rules(board):
    """The documented rules, piece by piece, until nothing changes."""
    pieces = board.piece_map()
    as_pawn = {s: {s} for s, piece in pieces.items() if piece.piece_type == chess.PAWN}
    reach, taken = {s: {s} for s in pieces}, set()
    while True:
        before = {s: set(r) for s, r in reach.items()}, set(taken)
        fixed = {s for s in pieces if reach[s] == {s} and s not in taken}
        for s, piece in pieces.items():
            enemies = {t for t in fixed if pieces[t].color != piece.color}
            prey = {t for t in enemies if pieces[t].piece_type != chess.KING}
            walls = bits(fixed - prey)
            kind, places = KINDS.get(piece.piece_type), reach[s]
            avoid = 0
            if kind == cd.KING:
                for t in enemies:
                    if pieces[t].piece_type in (chess.PAWN, chess.KNIGHT, chess.KING):
                        avoid |= int(board.attacks_mask(t))
            if kind is None:
                forward = 8 if piece.color else -8
                eaten = set()
                for t, other in pieces.items():
                    if other.color != piece.color and other.piece_type != chess.KING:
                        eaten |= reach[t]
                for at in list(as_pawn[s]):
                    if at // 8 in (0, 7):
                        continue
                    if at + forward not in fixed:
                        as_pawn[s].add(at + forward)
                        twice = at + 2 * forward
                        if at // 8 == (1 if piece.color else 6) and twice not in fixed:
                            as_pawn[s].add(twice)
                    for t in chess.SquareSet(chess.BB_PAWN_ATTACKS[piece.color][at]):
                        if t in eaten:
                            as_pawn[s].add(t)
                            taken |= {t} & prey
                        if t == board.ep_square and piece.color == board.turn:
                            as_pawn[s].add(t)
                            taken.add(t - forward)
                reach[s] |= as_pawn[s]
                if not any(t // 8 in (0, 7) for t in as_pawn[s]):
                    continue
                promoted = reach[s] - as_pawn[s] | {t for t in as_pawn[s] if t // 8 in (0, 7)}
                kinds, places = (cd.QUEEN, cd.KNIGHT), promoted
            else:
                kinds = (kind,)
            for at in list(places):
                for one in kinds:
                    for t in one_move(one, at, walls, bits(prey), avoid):
                        reach[s].add(t)
                        taken |= {t} & prey
        if before == (reach, taken):
            return reach, len(fixed)


POSITIONS = (
    "8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8 w - - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - - 0 1",
    "k1K5/P7/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1",
    "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - d6 0 1",
    "bk6/1p6/1P6/8/8/6p1/6P1/6KB w - - 0 1",
    "nrk5/pppp4/8/8/8/8/PPPP4/NRK5 w - - 0 1",
    "5BrN/4pPpP/3pPkP1/2p1p3/2P1P3/8/8/K7 w - - 0 1",
    chess.STARTING_FEN,
    STUDY,
)


@pytest.mark.parametrize("fen", POSITIONS)
def test_the_reach_of_positions_follows_the_rules(fen):
    board = chess.Board(fen)
    found, (expected, fixed) = cd.reach(board), reach_by_rules(board)
    for square in range(64):
        assert squares_of(found.squares[square]) == expected.get(square, set())
    assert found.fixed == fixed
    by_sets = cd.Position(
        white=board.occupied_co[True],
        black=chess.SquareSet(board.occupied_co[False]),
        kings=list(board.pieces(chess.KING, True) | board.pieces(chess.KING, False)),
        queens=board.queens,
        rooks=board.rooks,
        bishops=board.bishops,
        knights=board.knights,
        pawns=board.pawns,
        en_passant=0 if board.ep_square is None else {board.ep_square},
    )
    for same in (fen, fen.split()[0] if board.ep_square is None else fen, by_sets):
        assert (cd.reach(same).squares == found.squares).all() and cd.reach(same).fixed == fixed


def test_no_game_leaves_the_reach(rng):
    for fen in POSITIONS:
        for _ in range(3):
            board = chess.Board(fen)
            reach = cd.reach(board).squares
            origin = {square: square for square in board.piece_map()}
            for _ in range(60):
                legal = list(board.legal_moves)
                if not legal:
                    break
                move = rng.choice(legal)
                moved = [(move.from_square, move.to_square)]
                if board.is_castling(move):
                    rank = move.to_square & 56
                    right = move.to_square > move.from_square
                    moved.append((rank + 7, rank + 5) if right else (rank, rank + 3))
                for a, b in moved:
                    origin[b] = origin.pop(a)
                    assert int(reach[origin[b]]) >> b & 1, (fen, board.fen(), move)
                board.push(move)
