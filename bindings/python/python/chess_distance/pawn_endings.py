"""Pawn endings, solved: who wins, the moves that keep it, and corresponding squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ._arguments import MAX_MOVES, NAMES, flag, members
from ._library import NONE, error, ffi, lib, pointer
from ._position import Pieces, PositionLike, fault, pieces_of
from .picture import FIRST, SECOND, TIED, Cell, Picture, draw_position
from .pieces import BLACK_PAWN, KING, WHITE_PAWN
from .tables import king_ring_table
from .trajectories import attacks, moves, within

_STRUCTURE: int = lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES
#: The first memory that is asked for: enough for pawns that block each other.
_FIRST = 4096 * _STRUCTURE
#: The pawns of Black and of White.
_PAWN = (BLACK_PAWN, WHITE_PAWN)
_KING: list[frozenset[int]] = [frozenset(members(int(rings[1]))) for rings in king_ring_table]


class _State(NamedTuple):
    """A position. Index 1 is White and 0 is Black, as in python-chess."""

    pawns: tuple[int, int]
    kings: tuple[int, int]
    turn: bool
    #: The square that a pawn has just passed, or -1.
    passed: int = -1

    def attacks(self, color: bool) -> int:
        """The squares that the pawns of a color attack."""
        return attacks(_PAWN[color], np.uint64(self.pawns[color]))

    def is_legal(self) -> bool:
        a, d = self.kings
        apart = a != d and d not in _KING[a]
        pawns = self.pawns[0] | self.pawns[1]
        checked = self.attacks(self.turn) >> self.kings[not self.turn] & 1
        return apart and not (pawns >> a & 1 or pawns >> d & 1 or checked)


class Move(NamedTuple):
    """A move from a square to another."""

    start: int
    to: int

    def __str__(self) -> str:
        return NAMES[self.start] + NAMES[self.to]


def _exits(state: _State) -> Iterator[tuple[Move, _State, bool]]:
    """All legal moves, the position behind each, and whether it promotes."""
    turn, other = state.turn, not state.turn
    mine, theirs = state.pawns[turn], state.pawns[other]
    king, forward = state.kings[turn], 8 if turn else -8

    def after(own: int, enemy: int, place: int, passed: int = -1) -> _State:
        pawns = (enemy, own) if turn else (own, enemy)
        kings = (state.kings[0], place) if turn else (place, state.kings[1])
        return _State(pawns, kings, other, passed)

    standing = mine | theirs | 1 << state.kings[0] | 1 << state.kings[1]
    found = []
    for to in _KING[king]:
        if not mine >> to & 1:
            found.append((Move(king, to), after(mine, theirs & ~(1 << to), to), False))
    for start in members(mine):
        rest = mine & ~(1 << start)
        for to in members(moves(_PAWN[turn], start, own=standing)):
            promotes = not 8 <= to < 56
            passed = (start + to) // 2 if abs(to - start) == 16 else -1
            own = rest if promotes else rest | 1 << to
            found.append((Move(start, to), after(own, theirs, king, passed), promotes))
        for to in members(attacks(_PAWN[turn], start)):
            taken = to - forward if to == state.passed else to
            if theirs >> taken & 1:
                left = theirs & ~(1 << taken)
                found.append((Move(start, to), after(rest | 1 << to, left, king), False))
    return (move for move in found if move[1].is_legal())


class _Solver:
    """Solved endings by pawns, attacker and bound, in memory up to a limit."""

    def __init__(self, memory: int) -> None:
        self.limit = memory
        self.size = min(_FIRST, memory)
        self.memory = np.empty(self.size, np.uint8)
        self.known: dict[tuple[Any, ...], Any] = {}

    def ending(self, pawns: tuple[int, int], attacker: bool, bound: int) -> Any:
        key = pawns, attacker, bound
        if key not in self.known:
            black, white = pawns
            ending = ffi.new("ChessDistancePawnEnding *")
            while True:
                arguments = white, black, not attacker, bound, pointer(self.memory), self.size
                result = lib.chess_distance_pawn_ending(*arguments, ending)
                if result < 0:
                    raise ValueError(f"the pawns: {error(result)}")
                if result > 0:
                    break
                if self.size >= self.limit:
                    raise MemoryError(f"the ending needs more than memory={self.limit} bytes")
                self.size = min(8 * self.size, self.limit)
                self.memory = np.empty(self.size, np.uint8)
            self.known[key] = ending
        return self.known[key]

    def won(self, state: _State, attacker: bool, bound: int) -> bool:
        """Whether the attacker wins. A right to en passant is looked at here."""
        kings, to_move = state.kings, int(state.turn != attacker)  # 1: the defender
        sets = self.ending(state.pawns, attacker, bound).won[to_move]
        won = bool(sets[kings[attacker]] >> kings[not attacker] & 1)
        if state.passed < 0:
            return won
        plain = {move for move, *_ in _exits(state._replace(passed=-1))}
        passing = [after for move, after, _ in _exits(state) if move not in plain]
        worths = [self.won(after, attacker, bound) for after in passing]
        if state.turn == attacker:
            return won or any(worths)
        return all(worths) and (won or (bool(worths) and not plain))

    def after(self, state: _State, after: _State, to: int, promotes: bool, attacker: bool, bound: int) -> bool:
        """Whether the attacker wins after a move."""
        if not promotes:
            return self.won(after, attacker, bound)
        mover, other = state.turn, not state.turn

        def is_close(color: bool) -> bool:
            return bool(state.pawns[color] >> (48 if color else 8) & 0xFF)

        if mover == attacker and not bound and is_close(other):
            return False
        if mover != attacker and bound and is_close(attacker):
            return True
        guarded = to in _KING[state.kings[mover]] or after.attacks(mover) >> to & 1
        if guarded or to not in _KING[state.kings[other]]:
            return mover == attacker
        kings = (to, after.kings[1]) if mover else (after.kings[0], to)
        return self.won(_State(after.pawns, kings, mover), attacker, bound)


class PawnEnding:
    """A solved pawn ending. `result` says who wins, `moves` which moves keep that.

    Where a queen would play against a pawn that is about to promote, the result may be ``"open"``:
    the two bounds of the library differ. The game ends with a promotion, so a few results are not
    those of chess: see ``docs/recipes.md``.
    """

    def __init__(self, board: PositionLike, memory: int) -> None:
        pieces = pieces_of(board)
        self._letters = pieces.letters()
        self._state = state = _read(pieces)
        self._solver = _Solver(memory)
        #: The number of the squares of White's and of Black's king.
        self.white_king, self.black_king = state.kings[1], state.kings[0]
        #: Whether White is to move.
        self.turn = state.turn
        for bound in (0, 1):  # so that too little memory is an error here
            self._solver.ending(state.pawns, state.turn, bound)

    def result(self, attacker: bool | None = None, turn: bool | None = None) -> str:
        """``"win"``, ``"not won"`` or ``"open"`` for a color that wants to win.

        The default is the side to move, and the side that is to move in the position.
        """
        turn = self.turn if turn is None else bool(flag(turn, "turn"))
        attacker = turn if attacker is None else bool(flag(attacker, "attacker"))
        state = self._state._replace(turn=turn)
        if not state.is_legal():
            raise ValueError("turn: the side that has just moved would be in check")
        if self._solver.won(state, attacker, 0):
            return "win"
        return "open" if self._solver.won(state, attacker, 1) else "not won"

    def moves(self, attacker: bool | None = None) -> dict[Move, int | None]:
        """The moves that keep the win of the attacker, or keep it from winning.

        The attacker is White (True) or Black (False), by default the side to move. If it is to
        move, these are all moves after which it wins. Otherwise they are the moves of the defender
        after which it does not. The value of a move of the attacker's king onto an empty square is
        the number of moves that this king then needs, until a move of another kind wins.
        """
        attacker = self.turn if attacker is None else bool(flag(attacker, "attacker"))
        state, solver = self._state, self._solver
        wins = attacker == state.turn
        ending, lengths = solver.ending(state.pawns, attacker, 0), np.empty((2, 64, 64), np.uint8)
        boards = ffi.addressof(ending, "attacker"), ffi.addressof(ending, "defender")
        lib.chess_distance_duel_pairs(*boards, ending.wins, ending.holds, pointer(lengths))
        kept: dict[Move, int | None] = {}
        for move, after, promotes in _exits(state):
            # A win is one by the lower bound; what holds does so even by the upper one.
            if solver.after(state, after, move.to, promotes, attacker, 0 if wins else 1) == wins:
                inside = wins and move.start == state.kings[state.turn] and after.pawns == state.pawns
                number = int(lengths[1, move.to, state.kings[not attacker]]) if inside else None
                kept[move] = None if number == NONE else number
        return kept

    def zugzwangs(self, attacker: bool | None = None) -> list[tuple[int, int]]:
        """Mutual zugzwangs: squares of the attacker's and of the defender's king.

        With the defender to move the attacker wins, with the attacker to move it does not. Only
        squares count that the kings come to without a move of a pawn or a capture.
        """
        attacker = self.turn if attacker is None else bool(flag(attacker, "attacker"))
        ending = self._solver.ending(self._state.pawns, attacker, 0)
        kings = self._state.kings
        mine, theirs = (
            within(KING, king, MAX_MOVES, board.own, board.enemy, board.avoid)
            for king, board in ((kings[attacker], ending.attacker), (kings[not attacker], ending.defender))
        )
        free = theirs & ~ending.defender.avoid
        return [
            (a, d)
            for a in members(mine)
            for d in members(ending.won[1][a] & ~ending.won[0][a] & free)
        ]

    def picture(self, title: str = "") -> Picture:
        """The corresponding squares of the mutual zugzwangs, which Jupyter shows.

        Squares that belong together have one number. Those of the side to move are blue, those of
        the other side orange, and squares of both sides are gray and have both numbers.
        """
        classes: list[tuple[set[int], set[int]]] = []
        for a, d in self.zugzwangs():
            joined = [one for one in classes if a in one[0] or d in one[1]]
            classes = [one for one in classes if one not in joined]
            classes.append(({a}.union(*(one[0] for one in joined)), {d}.union(*(one[1] for one in joined))))
        cells = [Cell() for _ in range(64)]
        for number, sides in enumerate(sorted(classes, key=lambda one: min(one[0])), 1):
            for squares, color in zip(sides, (FIRST, SECOND), strict=True):
                for square in squares:
                    there = cells[square].figure
                    both = Cell(f"{there} {number}", TIED)
                    cells[square] = Cell(number, color) if there is None else both
        return draw_position(self._letters, cells, title)

    def _repr_svg_(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        side = "White" if self.turn else "Black"
        kept = ", ".join(map(str, self.moves())) or "none"
        return f"<PawnEnding: {side} to move: {self.result()}; moves that win: {kept}>"


def _read(pieces: Pieces) -> _State:
    black, white = (
        (side & pieces.kinds[-1], (side & pieces.kinds[0]).bit_length() - 1)
        for side in (pieces.black, pieces.white)
    )
    state = _State((black[0], white[0]), (black[1], white[1]), pieces.turn is not False)
    reason = fault(pieces)
    if not reason and any(pieces.kinds[1:-1]):
        reason = "only kings and pawns stand in a pawn ending"
    elif not reason and pieces.en_passant:
        [square] = members(pieces.en_passant)
        reason = f"it has a right to en passant on {NAMES[square]}, which is not supported"
    elif not reason and state.kings[1] in _KING[state.kings[0]]:
        reason = "the kings are neighbors"
    elif not reason and not state.is_legal():
        reason = "the side that has just moved is in check"
    if reason:
        raise ValueError(f"board: {reason}")
    return state


def pawn_ending(board: PositionLike, *, memory: int = 2**30) -> PawnEnding:
    """Solves a pawn ending: a FEN, a python-chess ``Board`` or a `Position` of kings and pawns alone.

    Memory is asked for in steps, up to `memory` bytes. Pawns that block each other, or two
    free pawns a side, need a few megabytes; three free pawns a side may need hundreds.

    >>> study = pawn_ending("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1")  # Lasker, Reichhelm 1901
    >>> study
    <PawnEnding: White to move: win; moves that win: a1b1>
    >>> study.moves()
    {Move(start=0, to=1): 12}
    >>> study.result(turn=False), study.result(attacker=True, turn=False)
    ('not won', 'not won')
    """
    return PawnEnding(board, memory)
