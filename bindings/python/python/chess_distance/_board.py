"""Obstacles as arguments: ``own``, ``enemy`` and ``avoid``, with ``board=`` and ``color=``."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ._library import ffi
from ._numbers import flag, is_words
from ._squares import ALL_SQUARES, obstacles
from ._types import ChessBoard, Column
from ._types import Obstacles as Sets


def sides(
    board: ChessBoard | None, color: bool | None, start: Column = 0
) -> tuple[Column, Column] | None:
    """The pieces of the mover's color, and the others; None without a board.

    The mover's color is that of the pieces on the start squares, for each row separately. If there
    are none, or pieces of both colors, it is that of the side to move.
    """
    if color is not None:
        flag(color, "color")
        if board is None:
            raise TypeError("color= says which pieces of board= are the mover's: give board= too")
    if board is None:
        return None
    if not (hasattr(board, "occupied_co") and hasattr(board, "turn")):
        raise TypeError(f"board is a python-chess Board, not {board!r}")
    white, black = int(board.occupied_co[True]), int(board.occupied_co[False])
    if color is not None or not isinstance(start, np.ndarray):
        if color is None:
            of_white, of_black = bool(start & white), bool(start & black)
            color = of_white if of_white != of_black else board.turn
        return (white, black) if color else (black, white)
    both = np.array([white, black], np.uint64)
    one = np.uint64(1)
    words = start if is_words(start) else np.left_shift(one, start, dtype=np.uint64)
    on_white, on_black = (words & both[0]) != 0, (words & both[1]) != 0
    is_white = np.where(on_white != on_black, on_white, bool(board.turn))
    return np.where(is_white, both[0], both[1]), np.where(is_white, both[1], both[0])


class Obstacles:
    """The obstacles of one position, or in columns."""

    def __init__(
        self,
        own: Sets,
        enemy: Sets,
        avoid: Sets,
        board: ChessBoard | None = None,
        color: bool | None = None,
        start: Column = 0,
        names: tuple[str, str, str] = ("own", "enemy", "avoid"),
        movers: int = 0,
    ) -> None:
        given = zip((own, enemy, avoid), names, strict=True)
        columns: list[Any] = [obstacles(value, name) for value, name in given]
        if (of_board := sides(board, color, start)) is not None:
            # Without the piece itself: a piece on a start square does not block its own way. If two
            # pieces move, neither stays on its square of the board.
            stay = ALL_SQUARES & ~movers
            mine, others = (part & stay if movers else part for part in of_board)
            columns[0], columns[1] = columns[0] | mine, columns[1] | others
        self.columns: list[Column] = columns

    @property
    def many(self) -> bool:
        return any(isinstance(column, np.ndarray) for column in self.columns)

    def one(self) -> Any:
        """The struct for a single call, NULL for the empty board."""
        if self.many:
            raise ValueError(
                "this function takes one board a call; distance_map, matrix, path and territory take "
                "columns"
            )
        if not any(self.columns):
            return ffi.NULL
        return ffi.new("ChessDistanceBoard *", tuple(self.columns))


def one_board(
    own: Sets,
    enemy: Sets,
    avoid: Sets,
    board: ChessBoard | None,
    color: bool | None,
    start: int = 0,
) -> Any:
    """The struct for a function that takes one board a call, NULL for the empty board."""
    return Obstacles(own, enemy, avoid, board, color, start).one()


class Second(NamedTuple):
    """The obstacles of a second piece; None for those of the first."""

    own: Sets | None
    enemy: Sets | None
    avoid: Sets | None

    def obstacles(
        self,
        first: tuple[Sets, Sets, Sets],
        board: ChessBoard | None,
        color: bool | None,
        movers: int = 0,
    ) -> Obstacles:
        own, enemy, avoid = (
            one if two is None else two for one, two in zip(first, self, strict=True)
        )
        return Obstacles(
            own, enemy, avoid, board, color, names=("own2", "enemy2", "avoid2"), movers=movers
        )
