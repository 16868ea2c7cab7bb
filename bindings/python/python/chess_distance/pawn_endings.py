"""Pawn endings, solved: who wins, the moves that keep it, and corresponding squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._library import error, ffi, lib

_STRUCTURE: int = lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES
#: The first memory that is asked for: enough for pawns that block each other.
_FIRST = 4096 * _STRUCTURE
_NONE: int = lib.CHESS_DISTANCE_NONE


def _near(square: int) -> Iterator[int]:
    for files in (-1, 0, 1):
        for ranks in (-1, 0, 1):
            file, rank = square % 8 + files, square // 8 + ranks
            if (files or ranks) and 0 <= file < 8 and 0 <= rank < 8:
                yield 8 * rank + file


_KING: list[frozenset[int]] = [frozenset(_near(square)) for square in range(64)]


def _members(squares: int) -> list[int]:
    return [square for square in range(64) if squares >> square & 1]


def _name(square: int) -> str:
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


class _State(NamedTuple):
    """A position. Index 1 is White and 0 is Black, as in python-chess."""

    pawns: tuple[int, int]
    kings: tuple[int, int]
    turn: bool
    #: The square that a pawn has just passed, or -1.
    passed: int = -1

    def attacks(self, color: bool) -> int:
        """The squares that the pawns of a color attack."""
        west, east = (self.pawns[color] & ~(0x0101010101010101 << file) for file in (0, 7))
        both = (west << 7 | east << 9) if color else (west >> 9 | east >> 7)
        return both & (2**64 - 1)

    def is_legal(self) -> bool:
        a, d = self.kings
        apart = a != d and d not in _KING[a]
        pawns = self.pawns[0] | self.pawns[1]
        checked = self.attacks(self.turn) >> self.kings[not self.turn] & 1
        return apart and not (pawns >> a & 1 or pawns >> d & 1 or checked)


class Move(NamedTuple):
    """A move from a square to a square."""

    start: int
    to: int

    def __str__(self) -> str:
        return _name(self.start) + _name(self.to)


def _exits(state: _State) -> Iterator[tuple[Move, _State, bool]]:
    """All legal moves, the position behind each, and whether it promotes."""
    turn, other = state.turn, not state.turn
    mine, theirs = state.pawns[turn], state.pawns[other]
    king, forward = state.kings[turn], 8 if turn else -8

    def after(own: int, enemy: int, place: int, passed: int = -1) -> _State:
        pawns = (enemy, own) if turn else (own, enemy)
        kings = (state.kings[0], place) if turn else (place, state.kings[1])
        return _State(pawns, kings, other, passed)

    taken = state.pawns[0] | state.pawns[1] | 1 << state.kings[0] | 1 << state.kings[1]
    moves = []
    for to in _KING[king]:
        if not mine >> to & 1:
            moves.append((Move(king, to), after(mine, theirs & ~(1 << to), to), False))
    for start in _members(mine):
        rest, to = mine & ~(1 << start), start + forward
        if not taken >> to & 1:
            promotes = not 8 <= to < 56
            moves.append((Move(start, to), after(rest | (0 if promotes else 1 << to), theirs, king), promotes))
            two = to + forward
            if start // 8 == (1 if turn else 6) and not taken >> two & 1:
                moves.append((Move(start, two), after(rest | 1 << two, theirs, king, to), False))
        for target in (to - 1, to + 1):
            if abs(target % 8 - start % 8) != 1:
                continue
            if theirs >> target & 1:
                moves.append((Move(start, target), after(rest | 1 << target, theirs & ~(1 << target), king), False))
            elif target == state.passed:
                enemy = theirs & ~(1 << target - forward)
                moves.append((Move(start, target), after(rest | 1 << target, enemy, king), False))
    return (move for move in moves if move[1].is_legal())


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
                room = ffi.from_buffer("uint8_t[]", self.memory)
                result = lib.chess_distance_pawn_ending(
                    white, black, not attacker, bound, room, self.size, ending
                )
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

    def sets(self, state: _State, attacker: bool, bound: int) -> tuple[Any, int, int, int]:
        """The ending, the side to move (1 the defender), the attacker's square, the defender's."""
        ending = self.ending(state.pawns, attacker, bound)
        kings = state.kings
        return ending, int(state.turn != attacker), kings[attacker], kings[not attacker]

    def won(self, state: _State, attacker: bool, bound: int) -> bool:
        """Whether the attacker wins. A right to en passant is looked at here."""
        ending, to_move, a, d = self.sets(state, attacker, bound)
        won = bool(ending.won[to_move][a] >> d & 1)
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

    def __init__(self, state: _State, memory: int) -> None:
        self._state = state
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
        turn = self.turn if turn is None else turn
        attacker = turn if attacker is None else attacker
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
        attacker = self.turn if attacker is None else attacker
        state, solver = self._state, self._solver
        wins = attacker == state.turn
        lengths = self._lengths(attacker)
        kept: dict[Move, int | None] = {}
        for move, after, promotes in _exits(state):
            # A win is one by the lower bound; what holds does so even by the upper one.
            if solver.after(state, after, move.to, promotes, attacker, 0 if wins else 1) == wins:
                inside = wins and move.start == state.kings[state.turn] and after.pawns == state.pawns
                number = int(lengths[1, move.to, state.kings[not attacker]]) if inside else None
                kept[move] = None if number == _NONE else number
        return kept

    def _lengths(self, attacker: bool) -> npt.NDArray[np.uint8]:
        ending = self._solver.ending(self._state.pawns, attacker, 0)
        moves = ffi.new("uint8_t[2][64][64]")
        boards = ffi.addressof(ending, "attacker"), ffi.addressof(ending, "defender")
        lib.chess_distance_duel_pairs(*boards, ending.wins, ending.holds, moves)
        return np.frombuffer(ffi.buffer(moves), np.uint8).reshape(2, 64, 64).copy()

    def zugzwangs(self, attacker: bool | None = None) -> list[tuple[int, int]]:
        """Mutual zugzwangs: squares of the attacker's and of the defender's king.

        With the defender to move the attacker wins, with the attacker to move it does not. Only
        squares count that the kings come to without a move of a pawn or a capture.
        """
        attacker = self.turn if attacker is None else attacker
        ending = self._solver.ending(self._state.pawns, attacker, 0)
        kings = self._state.kings
        mine = _reached(kings[attacker], ending.attacker)
        theirs = _reached(kings[not attacker], ending.defender)
        found = []
        for a in sorted(mine):
            squares = ending.won[1][a] & ~ending.won[0][a] & ~ending.defender.avoid
            found += [(a, d) for d in _members(squares) if d in theirs]
        return found

    def _repr_svg_(self) -> str:
        """The corresponding squares: the same numbers in two colors, the attacker's are blue."""
        attacker = self.turn
        answers: dict[int, list[int]] = {}
        for a, d in self.zugzwangs(attacker):
            answers.setdefault(a, []).append(d)
        classes = sorted({tuple(squares) for squares in answers.values()})
        labels: list[tuple[list[str], list[str]]] = [([], []) for _ in range(64)]
        for number, squares in enumerate(classes, 1):
            for a, answer in answers.items():
                if tuple(answer) == squares:
                    labels[a][0].append(str(number))
            for d in squares:
                labels[d][1].append(str(number))
        parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360">']
        for square in range(64):
            x, y = square % 8 * 45, (7 - square // 8) * 45
            light = (square % 8 + square // 8) % 2
            parts.append(f'<rect x="{x}" y="{y}" width="45" height="45" fill="{"#f0ead6" if light else "#c9bd9e"}"/>')
            here = ""
            for color, (king, pawn) in ((True, "\u2654\u2659"), (False, "\u265a\u265f")):
                here = pawn if self._state.pawns[color] >> square & 1 else here
                here = king if self._state.kings[color] == square else here
            if here:
                parts.append(f'<text x="{x + 22}" y="{y + 34}" font-size="32" text-anchor="middle">{here}</text>')
            for texts, shift, color_of in zip(labels[square], (12, 34), ("#14469b", "#a4322a"), strict=True):
                if texts:
                    parts.append(
                        f'<text x="{x + shift}" y="{y + 14}" font-size="13" font-weight="bold" '
                        f'text-anchor="middle" fill="{color_of}">{" ".join(texts)}</text>'
                    )
        return "".join([*parts, "</svg>"])

    def __repr__(self) -> str:
        side = "White" if self.turn else "Black"
        kept = ", ".join(map(str, self.moves())) or "none"
        return f"<PawnEnding: {side} to move: {self.result()}; moves that win: {kept}>"


def _reached(king: int, board: Any) -> set[int]:
    """The squares that a king comes to among these obstacles."""
    reached, frontier = {king}, [king]
    while frontier:
        for to in _KING[frontier.pop()]:
            if to not in reached and not (board.own | board.avoid) >> to & 1:
                reached.add(to)
                frontier.append(to)
    return reached


def _read(board: object) -> _State:
    if isinstance(board, str):
        fields = board.split()
        pieces, turn = fields[0] if fields else "", fields[1] if len(fields) > 1 else "w"
        passed = fields[3] if len(fields) > 3 else "-"
    elif hasattr(board, "fen") and hasattr(board, "turn"):
        pieces, turn, _, passed = board.fen(en_passant="fen").split()[:4]
    else:
        raise TypeError(f"board is a FEN or a python-chess Board, not {board!r}")
    if turn not in ("w", "b"):
        raise ValueError(f"board: the side to move is w or b, not {turn!r}")
    if passed != "-":
        raise ValueError(f"board: it has a right to en passant on {passed}, which is not supported")
    pawns, kings = [0, 0], [-1, -1]
    ranks = pieces.split("/")
    for index, rank in enumerate(ranks):
        file = 0
        for letter in rank:
            if letter in "12345678":
                file += int(letter)
                continue
            if letter not in "KkPp":
                raise ValueError(f"board: {letter!r} is no king and no pawn")
            color, square = letter.isupper(), 8 * (7 - index) + file
            if letter in "Kk":
                if kings[color] >= 0:
                    raise ValueError("board: a side has two kings")
                kings[color] = square
            elif 0 < index < 7 and file < 8:
                pawns[color] |= 1 << square
            else:
                raise ValueError("board: a pawn stands on the first or the last rank")
            file += 1
        if file != 8:
            raise ValueError("board: a FEN has 8 ranks of 8 squares")
    if len(ranks) != 8:
        raise ValueError("board: a FEN has 8 ranks of 8 squares")
    if min(kings) < 0:
        raise ValueError("board: a side has no king")
    state = _State((pawns[0], pawns[1]), (kings[0], kings[1]), turn == "w")
    if kings[1] in _KING[kings[0]]:
        raise ValueError("board: the kings are neighbors")
    if not state.is_legal():
        raise ValueError("board: the side that has just moved is in check")
    return state


def pawn_ending(board: object, *, memory: int = 2**30) -> PawnEnding:
    """Solves a pawn ending: a FEN or a python-chess ``Board`` with kings and pawns alone.

    Memory is asked for in steps, up to `memory` bytes. Pawns that block each other need a few
    megabytes; two free pawns a side need hundreds.

    >>> study = pawn_ending("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1")  # Lasker, Reichhelm 1901
    >>> study
    <PawnEnding: White to move: win; moves that win: a1b1>
    >>> study.moves()
    {Move(start=0, to=1): 12}
    >>> study.result(turn=False), study.result(attacker=True, turn=False)
    ('not won', 'not won')
    """
    return PawnEnding(_read(board), memory)


def duel_pairs(
    wins: npt.NDArray[np.uint64],
    holds: npt.NDArray[np.uint64] | None = None,
    attacker: tuple[int, int, int] = (0, 0, 0),
    defender: tuple[int, int, int] = (0, 0, 0),
) -> npt.NDArray[np.uint8]:
    """A duel of two kings with an end for each pair of squares.

    `wins` and `holds` are uint64 arrays of (2, 64): for each side to move (0 the attacker) and each
    square of the attacker, a bitboard of the defender's squares. Play ends there, with a win of
    the attacker or without one. `attacker` and `defender` are the bitboards `own`, `enemy` and
    `avoid` of each king. The result is that of `duel`: a uint8 array of (2, 64, 64), 255 where
    the attacker does not force a win.

    >>> wins = np.zeros((2, 64), np.uint64)
    >>> wins[:, 56:] = 2**64 - 1  # any square of the last rank wins
    >>> bool((duel_pairs(wins) == cd.duel(range(56, 64))).all())
    True
    """
    sets = []
    for name, given in (("wins", wins), ("holds", holds)):
        if given is None:
            sets.append(ffi.NULL)
            continue
        if not isinstance(given, np.ndarray) or given.shape != (2, 64) or given.dtype != np.uint64:
            raise ValueError(f"{name} must be an array of uint64 with the shape (2, 64)")
        words = np.require(given, np.uint64, ["C", "A"])
        sets.append(ffi.cast("uint64_t (*)[64]", ffi.from_buffer("uint64_t[]", words)))
    boards = [ffi.new("ChessDistanceBoard *", tuple(board)) for board in (attacker, defender)]
    out = np.empty((2, 64, 64), np.uint8)
    pointer = ffi.cast("uint8_t (*)[64][64]", ffi.from_buffer("uint8_t[]", out))
    result = lib.chess_distance_duel_pairs(*boards, *sets, pointer)
    if result < 0:
        raise ValueError(error(result))
    return out
