"""A call of C: a piece, where it moves from and to, and its obstacles, of one board or in columns.

Obstacles are ``own``, ``enemy`` and ``avoid``, with ``board=`` and ``color=``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from ._arguments import ALL_SQUARES, flag, not_empty, obstacles, places
from ._blocks import QUICK, as_words, by_rows, shape_of
from ._library import Bitboard, Column, Sets, ffi, output
from ._position import PositionLike
from ._reading import pieces_of

#: Own, enemy and avoid.
Walls: TypeAlias = "tuple[Sets, Sets, Sets]"
_Function = TypeVar("_Function", bound=Callable[..., Any])

_OBSTACLES = """
own: squares that are neither entered nor passed. An int is a bitboard. A square's name, a list or
    a set of squares, a ``SquareSet`` and a ``np.uint64`` are sets{rows}.
enemy: squares that may be entered, where a slide ends; given like `own`.
avoid: squares that a slide passes and no move enters; given like `own`.
"""
_BOARD = """\
board: a python-chess ``Board``, a FEN or a `Position`. Its pieces of the mover's color are added to
    `own`, the others to `enemy`.
color: the mover's color, True for white. The default is {default}.
"""
_PROMPT = "\n>>> "
_OF_START = """the color of the pieces on the start
    squares; if these are none, or of both colors, it is the side to move"""


def explained(function: _Function) -> _Function:
    """Adds the arguments that many functions share to what ``help`` says, before the examples."""
    parameters = inspect.signature(function).parameters
    text = ""
    if "own" in parameters:
        many = parameters["own"].annotation == "Sets"
        text += _OBSTACLES.format(rows=", a uint64 array one set a row" if many else "")
    if "board" in parameters and "own2" not in parameters:
        of_start = not {"start", "sites"}.isdisjoint(parameters)
        text += _BOARD.format(default=_OF_START if of_start else "the side to move")
    before, prompt, after = inspect.cleandoc(function.__doc__ or "").partition(_PROMPT)
    function.__doc__ = before + text + prompt + after
    return function


class Call:
    """The arguments of a call, read once. They are columns if one of them has rows."""

    def __init__(
        self,
        piece: int,
        ends: Mapping[str, Any],
        walls: Walls | None,
        board: PositionLike | None = None,
        color: bool | None = None,
        *,
        lists: bool = False,
        may_be_empty: bool = False,
        **sets: Sets,
    ) -> None:
        """`ends` are starts and targets, and `sets` other sets that are not obstacles."""
        self._piece = piece
        read = {name: places(value, name, lists) for name, value in ends.items()}
        self._sets = [*read.values(), *(obstacles(value, name) for name, value in sets.items())]
        start = self._sets[0] if self._sets else 0
        self._boards = [] if walls is None else [Obstacles(*walls, board, color, start)]
        if not may_be_empty:
            not_empty(**read)

    @property
    def columns(self) -> list[Column]:
        return [*self._sets, *(column for board in self._boards for column in board.columns)]

    @property
    def is_one(self) -> bool:
        """Whether no argument has rows."""
        return all(isinstance(column, int) for column in self.columns)

    def one(self, call: Callable[..., int], *numbers: int, out: Any = None) -> int:
        """The result of a call for one board, which may write to the address `out`. In C numbers
        stand before the board."""
        boards = [board.one() for board in self._boards]
        return call(self._piece, *self._sets, *numbers, *boards, *([] if out is None else [out]))

    def rows(
        self,
        call: Callable[..., int],
        *numbers: int,
        out: npt.NDArray[Any] | None = None,
        each: tuple[int, ...] = (),
        dtype: type = np.uint8,
        start: int = QUICK,
    ) -> Any:
        """The results of a call of columns, each of the shape `each`."""
        columns = self.columns
        out = output(out, (*shape_of(columns), *each), dtype, columns)
        of_piece, boards = partial(call, self._piece), [board.columns for board in self._boards]
        by_rows(of_piece, self._sets, boards, [out], numbers, start)
        return out

    def words(
        self,
        one: Callable[..., int],
        batch: Callable[..., int],
        *numbers: int,
        kind: type[int] = Bitboard,
    ) -> Any:
        """The number of a call for one board, or the words of a call of columns."""
        if self.is_one:
            return kind(self.one(one, *numbers))
        return self.rows(batch, *numbers, dtype=np.uint64)


def sides(
    board: PositionLike | None, color: bool | None, start: Column = 0
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
    pieces = pieces_of(board, instead="a call takes columns as own=p.white, enemy=p.black")
    white, black = pieces.white, pieces.black
    if color is not None or not isinstance(start, np.ndarray):
        if color is None:
            of_white, of_black = bool(start & white), bool(start & black)
            color = of_white if of_white != of_black else _to_move(pieces.turn)
        return (white, black) if color else (black, white)
    both = np.array([white, black], np.uint64)
    words = as_words(start)
    on_white, on_black = (words & both[0]) != 0, (words & both[1]) != 0
    is_known = on_white != on_black
    is_white = on_white if is_known.all() else np.where(is_known, on_white, _to_move(pieces.turn))
    return np.where(is_white, both[0], both[1]), np.where(is_white, both[1], both[0])


def _to_move(turn: bool | None) -> bool:
    if turn is None:
        raise TypeError("board is a Position without turn=, so color= must name the mover's color")
    return turn


def both_colors(board: PositionLike | None, color: bool | None) -> tuple[bool | None, bool | None]:
    """The colors of the first and the second side: `color`, or the side to move, is the first."""
    if sides(board, color) is None or board is None:
        return None, None
    first = _to_move(pieces_of(board).turn) if color is None else color
    return first, not first


def add_board(
    walls: list[Any],
    board: PositionLike | None,
    color: bool | None,
    start: Column,
    movers: int,
) -> None:
    """Adds the pieces of a board to `own` and `enemy`."""
    if (of_board := sides(board, color, start)) is not None:
        # A piece on a start square does not block its own way. If two pieces move, neither stays on
        # its square of the board.
        stay = ALL_SQUARES & ~movers
        mine, others = (part & stay if movers else part for part in of_board)
        walls[0], walls[1] = walls[0] | mine, walls[1] | others


class Obstacles:
    """The obstacles of one position, or in columns."""

    def __init__(
        self,
        own: Sets,
        enemy: Sets,
        avoid: Sets,
        board: PositionLike | None = None,
        color: bool | None = None,
        start: Column = 0,
        names: tuple[str, str, str] = ("own", "enemy", "avoid"),
        movers: int = 0,
    ) -> None:
        given = zip((own, enemy, avoid), names, strict=True)
        columns: list[Any] = [obstacles(value, name) for value, name in given]
        #: Without the board's pieces. An iterator has its squares only once, so a second side reads these.
        self.given: Walls = columns[0], columns[1], columns[2]
        add_board(columns, board, color, start, movers)
        self.columns: list[Column] = columns
        self.names = names

    def one(self) -> Any:
        """The struct for a single call, NULL for the empty board."""
        for name, column in zip(self.names, self.columns, strict=True):
            if isinstance(column, np.ndarray):
                raise ValueError(  # noqa: TRY004
                    f"{name}: this function takes one board a call; distance_map, matrix, path and"
                    " territory take columns"
                )
        if not any(self.columns):
            return ffi.NULL
        return ffi.new("ChessDistanceBoard *", tuple(self.columns))


def one_board(
    own: Sets,
    enemy: Sets,
    avoid: Sets,
    board: PositionLike | None,
    color: bool | None,
    start: int = 0,
) -> Any:
    """The struct for a function that takes one board a call, NULL for the empty board."""
    return Obstacles(own, enemy, avoid, board, color, start).one()


def instead(first: Iterable[Any], second: Iterable[Any]) -> Iterator[Any]:
    """The sets of a second side, and those of the first where it has none."""
    return (one if two is None else two for one, two in zip(first, second, strict=True))


def second(
    first: Obstacles,
    replaced: Iterable[Sets | None],
    board: PositionLike | None,
    color: bool | None,
    movers: int = 0,
) -> Obstacles:
    """The obstacles of a second piece, and those of the first where it has none."""
    own, enemy, avoid = instead(first.given, replaced)
    return Obstacles(own, enemy, avoid, board, color, movers, ("own2", "enemy2", "avoid2"), movers)
