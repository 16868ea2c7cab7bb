"""Positions as arguments: a python-chess ``Board``, a FEN, named sets, or columns of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, NamedTuple, NoReturn, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from ._arguments import kind_of, members, obstacle
from ._blocks import BLOCK, in_blocks
from ._library import Bytes, ChessBoard, Int, Obstacle, Series, Words, checked, ffi, lib, pointer


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

    def letters(self) -> dict[int, str]:
        """The letters of a FEN by square."""
        return {
            square: letter if self.white >> square & 1 else letter.lower()
            for letter, squares in zip("KQRBNP", self.kinds, strict=True)
            for square in members(squares)
        }


#: The reasons of `Positions.faults`; those of FENs are the C library's.
_REASONS = (
    "",
    "a board has 8 ranks of 8 squares: KQRBNP, kqrbnp, and numbers of empty squares",
    "the side to move is w or b",
    "the castling rights are some of KQkq, each once, or -",
    "the en passant square is on rank 3 or 6, or -",
    "it is no FEN, no python-chess Board and no Position",
)
_NO_POSITION = len(_REASONS) - 1
EMPTY = "8/8/8/8/8/8/8/8"


@dataclass(frozen=True, eq=False)
class Positions:
    """Positions in columns: bitboards (uint64), and whether white is to move.

    The length is the number of positions. A slice, a mask or row numbers choose some of them, and a
    number gives one as a `Position`.
    """

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
    #: 0 for rows that were read; `reasons` has the sentences.
    faults: Bytes

    def __len__(self) -> int:
        return len(self.turn)

    def __iter__(self) -> NoReturn:
        raise TypeError("columns have names, such as .white, and sets() has all of them for a data frame")

    @overload
    def __getitem__(self, rows: Int) -> Position: ...
    @overload
    def __getitem__(self, rows: npt.NDArray[Any] | slice) -> Positions: ...
    def __getitem__(self, rows: Int | npt.NDArray[Any] | slice) -> Position | Positions:
        columns: dict[str, Any] = {name: column[rows] for name, column in vars(self).items()}
        if np.ndim(columns["turn"]):
            return Positions(**columns)
        return Position(**{name: columns[name].item() for name in COLUMNS})

    take = __getitem__

    def __repr__(self) -> str:
        return f"<Positions: {len(self)} rows, {np.count_nonzero(self.faults)} bad>"

    def kinds(self) -> tuple[Words, ...]:
        """The columns of each kind of piece, from the kings to the pawns."""
        return tuple(getattr(self, name) for name in _KINDS)

    def sets(self) -> dict[str, npt.NDArray[Any]]:
        """The columns without the faults, by name: pandas, Polars and Arrow make a table of them."""
        return {name: getattr(self, name) for name in COLUMNS}

    def reasons(self) -> dict[int, str]:
        """The bad rows, and what is wrong with each."""
        return {int(row): _REASONS[self.faults[row]] for row in np.flatnonzero(self.faults)}


_KINDS = ("kings", "queens", "rooks", "bishops", "knights", "pawns")
#: The columns of `Positions` without the faults.
COLUMNS = ("white", "black", *_KINDS, "en_passant", "turn")


class _Columns:
    """Room for so many positions, which C or Python fills row by row."""

    def __init__(self, rows: int) -> None:
        self.words: Words = np.zeros((9, rows), np.uint64)
        #: Bit 0: black is to move.
        self.state: Bytes = np.zeros(rows, np.uint8)
        self.faults: Bytes = np.zeros(rows, np.uint8)

    def part(self, first: int, n: int) -> _Columns:
        """Some of the rows, in the same memory."""
        part, rows = _Columns(0), slice(first, first + n)
        part.words, part.state, part.faults = self.words[:, rows], self.state[rows], self.faults[rows]
        return part

    def positions(self) -> Positions:
        words: dict[str, Any] = dict(zip(COLUMNS, self.words, strict=False))
        return Positions(**words, turn=self.state & 1 == 0, faults=self.faults)

    def read(self, text: Any, offsets: npt.NDArray[np.int64]) -> None:
        """Reads FENs: row i is the bytes ``offsets[i]`` to ``offsets[i + 1]`` of the text."""
        addresses = [*map(pointer, self.words), pointer(self.state)]
        columns = ffi.new("ChessDistancePositionColumns *", addresses)
        rows = pointer(text), pointer(offsets), len(self.faults)
        checked(lib.chess_distance_read_fens(*rows, columns, pointer(self.faults)))

    def read_texts(self, fens: Sequence[str]) -> None:
        text, offsets = "".join(fens), np.zeros(len(fens) + 1, np.int64)
        lengths = map(len, fens) if text.isascii() else (len(fen.encode(errors="replace")) for fen in fens)
        np.cumsum(np.fromiter(lengths, np.int64, len(fens)), out=offsets[1:])
        self.read(text.encode(errors="replace"), offsets)

    def read_boards(self, boards: Sequence[ChessBoard]) -> None:
        """Boards of python-chess by their attributes; other objects are an AttributeError."""

        def column(values: Iterable[int], dtype: type = np.uint64) -> npt.NDArray[Any]:
            return np.fromiter(values, dtype, len(boards))

        self.words[0] = column(board.occupied_co[True] for board in boards)
        self.words[1] = column(board.occupied_co[False] for board in boards)
        for row, name in enumerate(_KINDS, 2):
            self.words[row] = column(map(attrgetter(name), boards))
        passed = map(attrgetter("ep_square"), boards)
        self.words[8] = column(0 if square is None else 1 << square for square in passed)
        self.state[:] = ~column(map(attrgetter("turn"), boards), np.bool_)

    def read_rows(self, rows: Sequence[Any]) -> None:
        """Rows of any kind; the usual ones are all texts, or all boards."""
        try:
            return self.read_texts(rows)
        except TypeError:
            pass
        try:
            return self.read_boards(rows)
        except (AttributeError, TypeError):
            self.read_texts([row if isinstance(row, str) else "" for row in rows])
        for number, row in enumerate(rows):
            if not isinstance(row, str):
                try:
                    pieces = pieces_of(row)
                except (ValueError, TypeError):
                    self.faults[number] = _NO_POSITION
                    continue
                self.write(number, pieces)

    def write(self, row: int, pieces: Pieces) -> None:
        self.words[:, row] = pieces.white, pieces.black, *pieces.kinds, pieces.en_passant
        self.state[row], self.faults[row] = pieces.turn is False, 0


def pieces_of(board: PositionLike) -> Pieces:
    """The bitboards of a position."""
    if isinstance(board, str):
        columns = _Columns(1)
        columns.read_texts([board])
        if columns.faults[0]:
            raise ValueError(f"board = {board!r}: {_REASONS[columns.faults[0]]}")
        white, black, *kinds, passed = columns.words[:, 0].tolist()
        return Pieces(white, black, tuple(kinds), passed, bool(columns.state[0] & 1 == 0))
    if isinstance(board, Position):
        white, black = obstacle(board.white, "white"), obstacle(board.black, "black")
        sets = tuple(obstacle(getattr(board, name), name) for name in _KINDS)
        return Pieces(white, black, sets, obstacle(board.en_passant, "en_passant"), board.turn)
    if not all(hasattr(board, name) for name in (*_KINDS, "occupied_co", "ep_square", "turn")):
        hint = "; a call takes columns as own=p.white, enemy=p.black" if isinstance(board, Positions) else ""
        raise TypeError(f"board is a python-chess Board, a FEN or a Position, not {kind_of(board)}{hint}")
    sets = tuple(int(getattr(board, name)) for name in _KINDS)
    passed = 0 if board.ep_square is None else 1 << board.ep_square
    return Pieces(int(board.occupied_co[True]), int(board.occupied_co[False]), sets, passed, board.turn)


def as_columns(board: PositionLike | Positions) -> Positions:
    """Columns of one position, or the columns themselves."""
    if isinstance(board, Positions):
        return board
    columns = _Columns(1)
    columns.write(0, pieces_of(board))
    return columns.positions()


def positions(
    boards: Iterable[PositionLike] | Series, *, errors: Literal["raise", "null"] = "raise"
) -> Positions:
    """The columns of many positions: FENs or EPDs, python-chess boards, or `Position`.

    `boards` is a list, or a column of NumPy, pandas, Polars or Arrow. Arrow's large strings are not
    copied. A FEN may end after any of its fields: then White is to move, and nothing may be taken en
    passant. A bad or missing row is a ValueError that names the row and the reason. With
    ``errors="null"`` its sets are empty, and `reasons` of the result has the reason.

    >>> columns = positions(["8/8/8/4k3/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/8/R3K3 w"])
    >>> columns.rooks, columns.turn
    (array([0, 1], dtype=uint64), array([False,  True]))
    >>> positions(["8/8 w", "8/8/8/4k3/8/8/8/4K3 x"], errors="null").reasons()[1]
    'the side to move is w or b'
    """
    if errors not in ("raise", "null"):
        raise ValueError(f"errors is 'raise' or 'null', not {errors!r}")
    source: Any = _source(boards)
    is_text = isinstance(source, Texts)
    out = _Columns(len(source.offsets) - 1 if is_text else len(source))

    def call(first: int, n: int) -> None:
        part = out.part(first, n)
        if is_text:
            part.read(source.text, source.offsets[first : first + n + 1])
        else:
            part.read_rows(source[first : first + n])
        if is_text and source.null is not None:
            null = source.null[first : first + n]
            part.words[:, null], part.state[null], part.faults[null] = 0, 0, _NO_POSITION
        for row in first + np.flatnonzero(part.faults)[:1] if errors == "raise" else ():
            try:
                pieces_of(source.row(row) if is_text else source[row])
            except (ValueError, TypeError) as error:
                raise ValueError(f"boards[{row}]: {error}") from None

    in_blocks(len(out.faults), call, BLOCK)
    return out.positions()


class Texts(NamedTuple):
    """A column of texts: row i is the bytes ``offsets[i]`` to ``offsets[i + 1]``, if it is not null."""

    text: Any
    offsets: npt.NDArray[np.int64]
    null: npt.NDArray[np.bool_] | None = None

    def row(self, number: int) -> str | None:
        if self.null is not None and self.null[number]:
            return None
        return bytes(self.text[self.offsets[number] : self.offsets[number + 1]]).decode(errors="replace")


def _source(boards: Any) -> Texts | Sequence[Any]:
    """Arrow's texts where a column has them, otherwise a list of rows."""
    if isinstance(boards, str) or not hasattr(boards, "__iter__") or len(getattr(boards, "shape", ())) > 1:
        raise TypeError(f"boards is a list or a column of positions, not {kind_of(boards)}")
    if isinstance(boards, np.ndarray):
        return boards.tolist()  # type: ignore[no-any-return]
    package = type(boards).__module__.partition(".")[0]
    if package == "pandas":
        boards = boards.array  # with pyarrow it may be a column of Arrow
    elif package == "polars":
        try:
            boards = boards.to_arrow()
        except ImportError:
            return boards.to_list()  # type: ignore[no-any-return]
    if hasattr(boards, "__arrow_array__") or type(boards).__module__.startswith("pyarrow."):
        try:
            from ._arrow import texts
        except ImportError:  # the texts of pandas are its own then
            return list(boards)
        return texts(boards)
    return boards if isinstance(boards, (list, tuple)) else list(boards)


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
