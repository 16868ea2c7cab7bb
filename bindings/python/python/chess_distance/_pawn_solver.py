"""The game of pawn endings: positions, legal moves, and what the C library says of them."""

from __future__ import annotations

import _thread
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from ._arguments import NAMES, in_range, integer, members
from ._library import error, ffi, lib, pointer
from .pieces import BLACK_PAWN, QUEEN, ROOK, WHITE_PAWN, Piece
from .rings import attacks, moves
from .tables import king_ring_table

_STRUCTURE: int = lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES
#: The first memory that is asked for: enough for pawns that block each other.
_FIRST = 4096 * _STRUCTURE
#: The pawns of Black and of White.
_PAWN = (BLACK_PAWN, WHITE_PAWN)
#: The squares around each square.
AROUND: list[frozenset[int]] = [frozenset(members(int(rings[1]))) for rings in king_ring_table]
#: The three answers.
QUEENS, RACE, NOT = "queens", "close race", "does not queen"


class State(NamedTuple):
    """A position. Index 1 is White and 0 is Black, as in python-chess."""

    pawns: tuple[int, int]
    kings: tuple[int, int]
    turn: bool
    #: The square that a pawn has just passed, or -1.
    passed: int = -1

    def attacks(self, color: bool) -> int:
        """The squares that the pawns of a color attack."""
        return attacks(_PAWN[color], np.uint64(self.pawns[color]))

    def occupied(self) -> int:
        return self.pawns[0] | self.pawns[1] | 1 << self.kings[0] | 1 << self.kings[1]

    def is_legal(self) -> bool:
        a, d = self.kings
        apart = a != d and d not in AROUND[a]
        pawns = self.pawns[0] | self.pawns[1]
        checked = self.attacks(self.turn) >> self.kings[not self.turn] & 1
        return apart and not (pawns >> a & 1 or pawns >> d & 1 or checked)

    def pair(self, color: bool) -> tuple[int, int]:
        """The squares of this color's king, and of the other one."""
        return self.kings[color], self.kings[not color]

    def is_close(self, color: bool) -> bool:
        """A pawn of this color is one step from promotion."""
        return bool(self.pawns[color] >> (48 if color else 8) & 0xFF)

    def with_right(self, passed: int) -> State:
        """The same with a right to en passant, if a double step can have given it."""
        back = -8 if self.turn else 8
        rank = 5 if self.turn else 2
        if passed >> 3 != rank or not self.pawns[not self.turn] >> passed + back & 1:
            return self
        return (
            self
            if self.occupied() & (1 << passed | 1 << passed - back)
            else self._replace(passed=passed)
        )


class Move(NamedTuple):
    """A move from a square to another, and the piece that a pawn becomes."""

    start: int
    to: int
    promotion: Piece | None = None

    def __str__(self) -> str:
        letter = "" if self.promotion is None else self.promotion.name[0].lower()
        return NAMES[self.start] + NAMES[self.to] + letter


class Exit(NamedTuple):
    """A legal move and the position behind it, in which the new piece of a promotion is not."""

    move: Move
    after: State
    #: The square of the pawn that is taken, or -1.
    taken: int = -1

    def takes_promoted(self, state: State) -> Exit | None:
        """The king's move that takes the new piece of a promotion, if it can."""
        to, mover, kings = self.move.to, state.turn, self.after.kings
        if self.move.promotion is None or to not in AROUND[kings[not mover]]:
            return None
        if to in AROUND[kings[mover]] or self.after.attacks(mover) >> to & 1:
            return None
        after = self.after._replace(kings=(to, kings[1]) if mover else (kings[0], to), turn=mover)
        return Exit(Move(kings[not mover], to), after, to)

    def is_stalemate(self, piece: Piece) -> bool:
        """Whether a promotion to this piece leaves the other side without a move and without a check."""
        state, to = self.after, self.move.to

        def sees(after: State) -> bool:
            king = after.kings[state.turn]
            return king != to and bool(attacks(piece, to, after.occupied()) >> king & 1)

        return not sees(state) and all(sees(after) for _, after, _ in exits(state))


def exits(state: State) -> Iterator[Exit]:
    """All legal moves. A pawn promotes to a queen."""
    turn, other = state.turn, not state.turn
    mine, theirs = state.pawns[turn], state.pawns[other]
    king, forward = state.kings[turn], 8 if turn else -8

    def leave(move: Move, own: int, place: int, taken: int = -1, passed: int = -1) -> Exit:
        enemy = theirs if taken < 0 else theirs & ~(1 << taken)
        pawns = (enemy, own) if turn else (own, enemy)
        kings = (state.kings[0], place) if turn else (place, state.kings[1])
        return Exit(move, State(pawns, kings, other, passed), taken)

    found = []
    for to in AROUND[king]:
        if not mine >> to & 1:
            found.append(leave(Move(king, to), mine, to, to if theirs >> to & 1 else -1))
    for start in members(mine):
        rest = mine & ~(1 << start)
        for to in members(moves(_PAWN[turn], start, own=state.occupied())):
            passed = (start + to) // 2 if abs(to - start) == 16 else -1
            if 8 <= to < 56:
                found.append(leave(Move(start, to), rest | 1 << to, king, passed=passed))
            else:
                found.append(leave(Move(start, to, QUEEN), rest, king))
        for to in members(attacks(_PAWN[turn], start)):
            taken = to - forward if to == state.passed else to
            if theirs >> taken & 1:
                found.append(leave(Move(start, to), rest | 1 << to, king, taken))
    return (one for one in found if one.after.is_legal())


def promoted(one: Exit) -> Exit | None:
    """A promotion to the piece that wins: a rook where a queen is stalemate, nothing where both are."""
    if one.move.promotion is None or not one.is_stalemate(QUEEN):
        return one
    return None if one.is_stalemate(ROOK) else one._replace(move=one.move._replace(promotion=ROOK))


class Solver:
    """Solved endings by pawns, attacker and bound. Each is solved in memory up to a limit."""

    def __init__(self, memory: int) -> None:
        self.limit = in_range(integer(memory, "memory", "a number of bytes"), "memory", _STRUCTURE)
        self.known: dict[tuple[Any, ...], Any] = {}
        #: The memory that was enough the last time.
        self.size = min(_FIRST, self.limit)

    def ending(self, pawns: tuple[int, int], attacker: bool, bound: int) -> Any:
        key = pawns, attacker, bound
        if key not in self.known:
            black, white = pawns
            ending, size = ffi.new("ChessDistancePawnEnding *"), self.size
            while True:
                # Not kept, so that threads do not share this memory and its pages go back to the
                # system. New memory costs half a millisecond once `size` has grown.
                memory = np.empty(size, np.uint8)
                arguments = white, black, not attacker, bound, pointer(memory), size
                result = self._call(
                    partial(lib.chess_distance_pawn_ending, *arguments, ending), size
                )
                if result < 0:
                    raise ValueError(f"the pawns: {error(result)}")
                if result > 0:
                    break
                if size >= self.limit:
                    raise MemoryError(
                        f"more than {size // _STRUCTURE} structures: unblocked pawns have too many"
                        f" orders for memory={self.limit} bytes"
                    )
                size = min(8 * size, self.limit)
            self.known[key], self.size = ending, size
        return self.known[key]

    @staticmethod
    def _call(call: partial[int], size: int) -> int:
        """A long call has a thread of its own, so that Ctrl-C does not wait for it."""
        if size <= _FIRST:
            return call()
        results: SimpleQueue[int] = SimpleQueue()
        # The thread holds the library: at exit Python would unload it under a call that goes on.
        _thread.start_new_thread(lambda _: results.put(call()), (lib,))
        while True:
            with suppress(Empty):
                # Polars' handler of Ctrl-C does not wake a thread that waits without an end.
                return results.get(timeout=0.05)

    def won(self, state: State, attacker: bool, bound: int) -> bool:
        """Whether the attacker queens. A right to en passant is looked at here."""
        kings, to_move = state.kings, int(state.turn != attacker)  # 1: the defender
        sets = self.ending(state.pawns, attacker, bound).won[to_move]
        won = bool(sets[kings[attacker]] >> kings[not attacker] & 1)
        if state.passed < 0:
            return won
        plain = {move for move, *_ in exits(state._replace(passed=-1))}
        worths = [
            self.won(after, attacker, bound) for move, after, _ in exits(state) if move not in plain
        ]
        if state.turn == attacker:
            return won or any(worths)
        return all(worths) and (won or (bool(worths) and not plain))

    def verdict(self, state: State, attacker: bool) -> str:
        """Which of the three answers holds for the attacker."""
        return self._answer(partial(self.won, state, attacker))

    def after(self, state: State, one: Exit, attacker: bool) -> str:
        """Which answer holds after a move."""
        if one.move.promotion is None:
            return self.verdict(one.after, attacker)
        return self._answer(partial(self._promotes, state, one, attacker))

    def _answer(self, won: partial[bool]) -> str:
        return QUEENS if won(0) else RACE if won(1) else NOT

    def _promotes(self, state: State, one: Exit, attacker: bool, bound: int) -> bool:
        """Whether the attacker queens by its promotion, or in spite of the defender's."""
        mover = state.turn
        if mover == attacker and not bound and state.is_close(not mover):
            return False
        if mover != attacker and bound and state.is_close(attacker):
            return True
        taker = one.takes_promoted(state)
        return mover == attacker if taker is None else self.won(taker.after, attacker, bound)
