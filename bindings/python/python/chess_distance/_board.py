"""Positions and obstacles as arguments: ``board=`` and ``color=``, ``own``, ``enemy``, ``avoid``."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NoReturn, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from ._arguments import ALL_SQUARES, flag, is_words, obstacle, obstacles
from ._library import ffi
from ._types import ChessBoard, Column, Obstacle, Series, Words
from ._types import Obstacles as Sets


@dataclass(frozen=True)
class Position:
    """The pieces of a position, by color and by kind: bitboards or sets of squares.

    Every piece is in `white` or in `black`, and in one of the six kinds. `en_passant` is the
    square behind a pawn that has just advanced two squares, if any. `turn` is the side to move,
    True for white; without it, functions that need a mover's color need ``color=``.
    """

    white: Obstacle
    black: Obstacle
    kings: Obstacle
    queens: Obstacle = 0
    rooks: Obstacle = 0
    bishops: Obstacle = 0
    knights: Obstacle = 0
    pawns: Obstacle = 0
    en_passant: Obstacle = 0
    turn: bool | None = None


#: A python-chess ``Board``, a FEN, or a `Position`.
PositionLike: TypeAlias = ChessBoard | str | Position


class Pieces(NamedTuple):
    """The bitboards of a position, and the side to move if it is known."""

    white: int
    black: int
    #: Kings, queens, rooks, bishops, knights, pawns.
    kinds: tuple[int, ...]
    en_passant: int
    turn: bool | None


class Positions(NamedTuple):
    """Positions in columns: bitboards (uint64), and whether white is to move."""

    white: Words
    black: Words
    kings: Words
    queens: Words
    rooks: Words
    bishops: Words
    knights: Words
    pawns: Words
    en_passant: Words
    turn: npt.NDArray[np.bool_]

    def kinds(self) -> tuple[Words, ...]:
        """The columns of each kind of piece, from the kings to the pawns."""
        return self[2:8]

    def take(self, rows: npt.NDArray[Any] | slice) -> Positions:
        """Some of the rows."""
        return Positions(*(column[rows] for column in self))  # type: ignore[arg-type]

    @classmethod
    def of(cls, rows: list[Pieces]) -> Positions:
        words = [[r.white, r.black, *r.kinds, r.en_passant] for r in rows]
        columns = np.array(words, np.uint64).reshape(-1, 9).T.copy()
        return cls(*columns, turn=np.array([r.turn is not False for r in rows], bool))  # type: ignore[misc]


_KINDS = {"k": "kings", "q": "queens", "r": "rooks", "b": "bishops", "n": "knights", "p": "pawns"}


def pieces_of(board: PositionLike) -> Pieces:
    """The bitboards of a position."""
    if isinstance(board, str):
        return _of_fen(board)
    if isinstance(board, Position):
        white, black = obstacle(board.white, "white"), obstacle(board.black, "black")
        kinds = tuple(obstacle(getattr(board, name), name) for name in _KINDS.values())
        return Pieces(white, black, kinds, obstacle(board.en_passant, "en_passant"), board.turn)
    names = (*_KINDS.values(), "occupied_co", "ep_square", "turn")
    if not all(hasattr(board, name) for name in names):
        raise TypeError(f"board is a python-chess Board, a FEN or a Position, not {board!r}")
    kinds = tuple(int(getattr(board, name)) for name in _KINDS.values())
    passant = 0 if board.ep_square is None else 1 << board.ep_square
    white, black = int(board.occupied_co[True]), int(board.occupied_co[False])
    return Pieces(white, black, kinds, passant, board.turn)


_LETTERS = frozenset("pPrRnNbBqQkK12345678/")
_EMPTY = str.maketrans({str(n): "." * n for n in range(1, 9)})


def _digits(letters: str) -> bytes:
    """A table that makes binary digits of a board's letters: 1 for these."""
    return bytes(ord("1" if chr(code) in letters else "0") for code in range(256))


_TABLES = [_digits("KQRBNP"), _digits("kqrbnp"), *(_digits(k + k.upper()) for k in _KINDS)]


def _of_fen(fen: str) -> Pieces:
    """Reads the pieces, the side to move and the en passant square; the rest does not matter."""

    def refuse(reason: str) -> NoReturn:
        raise ValueError(f"board = {fen!r}: {reason}")

    placement, turn, _, passant, *_ = [*(words := fen.split()), *("", "w", "-", "-")[len(words) :]]
    if not _LETTERS.issuperset(placement):
        letter = next(letter for letter in placement if letter not in _LETTERS)
        refuse(f"no FEN has the piece {letter!r}")
    ranks = placement.translate(_EMPTY).split("/")
    if [len(rank) for rank in ranks] != [8] * 8:
        refuse("a FEN has 8 ranks of 8 squares")
    if turn not in ("w", "b"):
        refuse(f"the side to move is w or b, not {turn!r}")
    behind = 0
    if passant != "-":
        if len(passant) != 2 or passant[0] not in "abcdefgh" or passant[1] not in "12345678":
            refuse(f"the en passant square is {passant!r}")
        behind = obstacle(passant, "board")
    # The square a1 is the last digit.
    board = "".join(rank[::-1] for rank in ranks).encode()
    white, black, *kinds = (int(board.translate(table), 2) for table in _TABLES)
    return Pieces(white, black, tuple(kinds), behind, turn == "w")


def positions(
    boards: Iterable[PositionLike] | Series, *, errors: Literal["raise", "null"] = "raise",
    progress: Callable[[Sequence[PositionLike]], Iterable[PositionLike]] | None = None,
) -> Positions:
    """The columns of many positions: FENs or EPDs, python-chess boards, or `Position`.

    `boards` is a list, or a column of NumPy, pandas, Polars or Arrow. A bad row is a ValueError that
    names it, or with ``errors="null"`` a row of empty sets. `progress` is an iterator such as
    ``tqdm.tqdm``.

    >>> columns = positions(["8/8/8/4k3/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/8/R3K3 w"])
    >>> columns.rooks, columns.turn
    (array([0, 1], dtype=uint64), array([False,  True]))
    """
    if errors not in ("raise", "null"):
        raise ValueError(f"errors is 'raise' or 'null', not {errors!r}")
    nothing = Pieces(0, 0, (0,) * 6, 0, None)
    column: Any = boards if isinstance(boards, (list, tuple)) else list(boards)  # type: ignore[arg-type]
    rows = []
    for number, board in enumerate(progress(column) if progress else column):
        try:
            rows.append(pieces_of(board))
        except (ValueError, TypeError) as error:
            if errors == "raise":
                raise ValueError(f"boards[{number}]: {error}") from None
            rows.append(nothing)
    return Positions.of(rows)


def fault(pieces: Pieces) -> str:
    """What is wrong with the pieces of a position, in a sentence."""
    for side, squares in (("white", pieces.white), ("black", pieces.black)):
        kings = (squares & pieces.kinds[0]).bit_count()
        if kings != 1:
            return f"{side} has {kings} kings, and each side has one"
    if pieces.kinds[-1] & 0xFF000000000000FF:
        return "pawns stand on ranks 2 to 7"
    if sum(map(int.bit_count, pieces.kinds)) != (pieces.white | pieces.black).bit_count():
        return "each piece has one color and one kind"
    if pieces.white & pieces.black:
        return "a square has pieces of both colors"
    return ""


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
    before, prompt, after = inspect.cleandoc(function.__doc__ or "").partition("\n>>> ")
    function.__doc__ = before + text + prompt + after
    return function


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
    pieces = pieces_of(board)
    white, black = pieces.white, pieces.black
    if color is not None or not isinstance(start, np.ndarray):
        if color is None:
            of_white, of_black = bool(start & white), bool(start & black)
            color = of_white if of_white != of_black else _to_move(pieces.turn)
        return (white, black) if color else (black, white)
    both = np.array([white, black], np.uint64)
    one = np.uint64(1)
    words = start if is_words(start) else np.left_shift(one, start, dtype=np.uint64)
    on_white, on_black = (words & both[0]) != 0, (words & both[1]) != 0
    is_known = on_white != on_black
    is_white = on_white if is_known.all() else np.where(is_known, on_white, _to_move(pieces.turn))
    return np.where(is_white, both[0], both[1]), np.where(is_white, both[1], both[0])


def _to_move(turn: bool | None) -> bool:
    if turn is None:
        raise TypeError("board is a Position without turn=, so color= must name the mover's color")
    return turn


def both_colors(
    board: PositionLike | None, color: bool | None
) -> tuple[bool | None, bool | None]:
    """The colors of the first and the second side: `color`, or the side to move, is the first."""
    if sides(board, color) is None or board is None:
        return None, None
    first = _to_move(pieces_of(board).turn) if color is None else color
    return first, not first


class Obstacles:
    """The obstacles of one position, or in columns."""

    def __init__(
        self,
        own: Sets, enemy: Sets, avoid: Sets,
        board: PositionLike | None = None, color: bool | None = None, start: Column = 0,
        names: tuple[str, str, str] = ("own", "enemy", "avoid"), movers: int = 0,
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
    own: Sets, enemy: Sets, avoid: Sets,
    board: PositionLike | None, color: bool | None, start: int = 0,
) -> Any:
    """The struct for a function that takes one board a call, NULL for the empty board."""
    return Obstacles(own, enemy, avoid, board, color, start).one()


class Second(NamedTuple):
    """The obstacles of a second piece; None for those of the first."""

    own: Sets | None
    enemy: Sets | None
    avoid: Sets | None

    def obstacles(
        self, first: tuple[Sets, Sets, Sets],
        board: PositionLike | None, color: bool | None, movers: int = 0,
    ) -> Obstacles:
        own, enemy, avoid = (
            one if two is None else two for one, two in zip(first, self, strict=True)
        )
        return Obstacles(
            own, enemy, avoid, board, color, names=("own2", "enemy2", "avoid2"), movers=movers
        )
