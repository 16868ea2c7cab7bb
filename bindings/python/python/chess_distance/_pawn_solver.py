"""Calls of the C library that solve pawn endings, in memory that grows as they need it."""

from __future__ import annotations

import _thread
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from ._arguments import NAMES, in_range, integer
from ._library import ffi, lib, pointer
from .pieces import QUEEN, ROOK, Piece

_STRUCTURE: int = lib.CHESS_DISTANCE_PAWN_STRUCTURE_BYTES
#: The first memory that is asked for: enough for pawns that block each other.
_FIRST = 4096 * _STRUCTURE
_TOO_SMALL: int = lib.CHESS_DISTANCE_UNREACHABLE
_PROMOTIONS = {0: None, lib.CHESS_DISTANCE_QUEEN: QUEEN, lib.CHESS_DISTANCE_ROOK: ROOK}
#: Room for the moves of a way: the longest that is known has 150.
_MOST_MOVES = 1000


class Move(NamedTuple):
    """A move from a square to another, and the piece that a pawn becomes."""

    start: int
    to: int
    promotion: Piece | None = None

    def __str__(self) -> str:
        letter = "" if self.promotion is None else self.promotion.name[0].lower()
        return NAMES[self.start] + NAMES[self.to] + letter


def move_of(move: Any) -> Move:
    """A move of C: a ``ChessDistancePawnMove`` or a ``ChessDistancePawnStep``."""
    return Move(getattr(move, "from"), move.to, _PROMOTIONS[move.promotion])


class Solver:
    """Solves in memory up to a limit."""

    def __init__(self, memory: int) -> None:
        self.limit = in_range(integer(memory, "memory", "a number of bytes"), "memory", _STRUCTURE)
        #: The memory that was enough the last time.
        self.size = min(_FIRST, self.limit)

    def position(self, position: Any, black: bool) -> tuple[Any, int] | None:
        """What C says of a position and its moves, and their number; None if it is refused."""
        out = ffi.new("ChessDistancePawnPosition *")
        ask = partial(lib.chess_distance_pawn_position, position, black)
        count = self._solve(lambda memory, size: ask(memory, size, out), _TOO_SMALL)
        return None if count < 0 else (out, count)

    def way(self, position: Any, black: bool, attacker_is_black: bool) -> list[Move]:
        """The moves with which a side queens."""
        way = ffi.new("ChessDistancePawnStep[]", _MOST_MOVES)
        ask = partial(lib.chess_distance_pawn_way, position, black, attacker_is_black)
        count = self._solve(lambda memory, size: ask(memory, size, way, _MOST_MOVES), _TOO_SMALL)
        return [move_of(way[i]) for i in range(count)]

    def ending(self, white: int, black: int, attacker_is_black: bool) -> Any:
        """The whole ending of these pawns, by the lower bound."""
        ending = ffi.new("ChessDistancePawnEnding *")
        ask = partial(lib.chess_distance_pawn_ending, white, black, attacker_is_black, 0)
        self._solve(lambda memory, size: ask(memory, size, ending), 0)
        return ending

    def _solve(self, call: Callable[[Any, int], int], too_small: int) -> int:
        """The result of a call, with more memory where that is too small."""
        size = self.size
        while True:
            # Not kept, so that threads do not share this memory and its pages go back to the
            # system. New memory costs half a millisecond once `size` has grown.
            memory = np.empty(size, np.uint8)
            result = self._run(partial(call, pointer(memory), size), size)
            if result != too_small:
                self.size = size
                return result
            if size >= self.limit:
                raise MemoryError(
                    f"more than {size // _STRUCTURE} structures: unblocked pawns have too many"
                    f" orders for memory={self.limit} bytes"
                )
            size = min(8 * size, self.limit)

    @staticmethod
    def _run(call: partial[int], size: int) -> int:
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
