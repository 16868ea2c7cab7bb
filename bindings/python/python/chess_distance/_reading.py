"""Reads positions: a python-chess ``Board``, a FEN, named sets, or columns of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ._arguments import flag, in_range, is_arrow, kind_of, obstacle, package_of
from ._blocks import BLOCK, QUICK, in_blocks
from ._library import Bytes, ChessBoard, Series, Words, checked, ffi, lib, pointer
from ._position import (
    COLUMNS,
    KINDS,
    NO_POSITION,
    Pieces,
    Position,
    PositionLike,
    Positions,
    reason,
)


class _Columns:
    """Room for so many positions, which C or Python fills row by row."""

    def __init__(self, rows: int) -> None:
        self.words: Words = np.zeros((9, rows), np.uint64)
        #: Bit 0: black is to move.
        self.state: Bytes = np.zeros(rows, np.uint8)
        self.faults: Bytes = np.zeros(rows, np.uint8)

    def part(self, first: int, n: int) -> _Columns:
        """Some of the rows, in the same memory."""
        if n == len(self.faults):
            return self
        part, rows = _Columns(0), slice(first, first + n)
        part.words, part.state, part.faults = (
            self.words[:, rows],
            self.state[rows],
            self.faults[rows],
        )
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

    def read_texts(self, fens: Sequence[Any]) -> None:
        """Texts, or bytes as they stand in a file; rows of both kinds are a TypeError."""
        is_bytes = isinstance(fens[0], bytes)
        text: str | bytes = b"".join(fens) if is_bytes else "".join(fens)
        if isinstance(text, str):
            if not text.isascii():
                fens, is_bytes = [str.encode(fen, errors="replace") for fen in fens], True
            text = text.encode(errors="replace")
        # The length of a subclass is whatever its methods say, and C reads as many bytes.
        length: Any = bytes.__len__ if is_bytes else str.__len__
        offsets = np.zeros(len(fens) + 1, np.int64)
        np.cumsum(np.fromiter(map(length, fens), np.int64, len(fens)), out=offsets[1:])
        if offsets[-1] != len(text):
            raise ValueError(f"boards: texts of {offsets[-1]} bytes, but {len(text)} together")
        self.read(text, offsets)

    def read_boards(self, boards: Sequence[ChessBoard]) -> None:
        """Boards of python-chess by their attributes; other objects are an AttributeError."""

        def column(values: Iterable[int], dtype: type = np.uint64) -> npt.NDArray[Any]:
            return np.fromiter(values, dtype, len(boards))

        self.words[0] = column(board.occupied_co[True] for board in boards)
        self.words[1] = column(board.occupied_co[False] for board in boards)
        for row, name in enumerate(KINDS, 2):
            self.words[row] = column(map(attrgetter(name), boards))
        passed = map(attrgetter("ep_square"), boards)
        self.words[8] = column(0 if square is None else 1 << square for square in passed)
        self.state[:] = column((1 - flag(board.turn, "turn") for board in boards), np.uint8)

    def read_rows(self, rows: Sequence[Any]) -> None:
        """Rows of any kind; the usual ones are all texts, or all boards."""
        try:
            return self.read_texts(rows)
        except TypeError:
            pass
        try:
            return self.read_boards(rows)
        except (AttributeError, LookupError, TypeError, ValueError, OverflowError):
            rows = [as_text(row) for row in rows]
            self.read_texts([row if isinstance(row, str) else "" for row in rows])
        for number, row in enumerate(rows):
            if not isinstance(row, str):
                try:
                    pieces = pieces_of(row)
                except (ValueError, TypeError):
                    self.faults[number] = NO_POSITION
                    continue
                self.write(number, pieces)

    def write(self, row: int, pieces: Pieces) -> None:
        self.words[:, row] = pieces.white, pieces.black, *pieces.kinds, pieces.en_passant
        self.state[row], self.faults[row] = pieces.turn is False, 0


def as_text(row: Any) -> Any:
    """Bytes as a text. Those of an EPD's operations may be in any encoding."""
    if not isinstance(row, bytes):
        return row
    try:
        return row.decode()
    except UnicodeDecodeError:
        return row.decode("latin-1")


def pieces_of(
    board: PositionLike,
    what: str = "a python-chess Board, a FEN or a Position",
    instead: str = "give one row, such as p[0]",
) -> Pieces:
    """The bitboards of a position. An error says what `board` is, and what to do `instead` where it
    is columns."""
    if isinstance(board, str):
        columns = _Columns(1)
        columns.read_texts([board])
        if columns.faults[0]:
            raise ValueError(f"board = {board!r}: {reason(columns.faults[0])}")
        white, black, *kinds, passed = columns.words[:, 0].tolist()
        return Pieces(white, black, tuple(kinds), passed, bool(columns.state[0] & 1 == 0))
    if isinstance(board, Position):
        white, black = obstacle(board.white, "white"), obstacle(board.black, "black")
        sets = tuple(obstacle(getattr(board, name), name) for name in KINDS)
        return Pieces(white, black, sets, obstacle(board.en_passant, "en_passant"), board.turn)
    if not all(hasattr(board, name) for name in (*KINDS, "occupied_co", "ep_square", "turn")):
        hint = f"; {instead}" if isinstance(board, Positions) else ""
        raise TypeError(f"board is {what}, not {kind_of(board)}{hint}")
    sides = board.occupied_co
    if not isinstance(sides, (list, tuple)) or len(sides) != 2:
        raise ValueError("board.occupied_co is a list of two bitboards, of Black and of White")
    sets = tuple(obstacle(int(getattr(board, name)), f"board.{name}") for name in KINDS)
    white, black = (
        obstacle(int(sides[color]), f"board.occupied_co[{color}]") for color in (True, False)
    )
    passed = (
        0 if board.ep_square is None else 1 << in_range(board.ep_square, "board.ep_square", 0, 63)
    )
    return Pieces(white, black, sets, passed, bool(flag(board.turn, "turn")))


def as_columns(board: PositionLike | Positions) -> Positions:
    """Columns of one position, or the columns themselves."""
    if isinstance(board, Positions):
        return board
    columns = _Columns(1)
    what = "a python-chess Board, a FEN, a Position, or what cd.positions gives"
    columns.write(0, pieces_of(board, what))
    return columns.positions()


def positions(
    boards: Iterable[PositionLike | bytes] | Series, *, errors: Literal["raise", "null"] = "raise"
) -> Positions:
    """The columns of many positions: FENs or EPDs, python-chess boards, or `Position`.

    `boards` is a list, or a column of NumPy, pandas, Polars or Arrow. Large strings of Arrow in one
    chunk are not copied. A FEN is a text or bytes, as they stand in a file. It may end after any of
    its fields: then White is to move, and nothing may be taken en passant. A bad or missing row is a
    ValueError that names the row and the reason. With ``errors="null"`` its sets are empty, and
    `reasons` of the result has the reason.

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
            part.words[:, null], part.state[null], part.faults[null] = 0, 0, NO_POSITION
        for row in first + np.flatnonzero(part.faults)[:1] if errors == "raise" else ():
            try:
                pieces_of(as_text(source.row(row) if is_text else source[row]))
            except (ValueError, TypeError) as error:
                raise ValueError(f"boards[{row}]: {error}") from None

    in_blocks(len(out.faults), call, BLOCK, QUICK)
    return out.positions()


class Texts(NamedTuple):
    """A column of texts: row i is the bytes ``offsets[i]`` to ``offsets[i + 1]``, if it is not null."""

    text: Any
    offsets: npt.NDArray[np.int64]
    null: npt.NDArray[np.bool_] | None = None

    def row(self, number: int) -> bytes | None:
        if self.null is not None and self.null[number]:
            return None
        return bytes(self.text[self.offsets[number] : self.offsets[number + 1]])


def _source(boards: Any) -> Texts | Sequence[Any]:
    """Arrow's texts where a column has them, otherwise a list of rows."""
    # An array without an axis has "__iter__" too.
    is_column = hasattr(boards, "__iter__") and len(getattr(boards, "shape", (0,))) == 1
    is_column = is_column or is_arrow(boards)
    if isinstance(boards, (str, bytes, bytearray, memoryview)) or not is_column:
        raise TypeError(f"boards is a list or a column of positions, not {kind_of(boards)}")
    if isinstance(boards, np.ndarray):
        return boards.tolist()  # type: ignore[no-any-return]
    package = package_of(boards)
    if package == "pandas":
        boards = boards.array  # with pyarrow it may be a column of Arrow
    elif package == "polars":
        try:
            boards = boards.to_arrow()
        except ImportError:
            return boards.to_list()  # type: ignore[no-any-return]
    if is_arrow(boards) or hasattr(boards, "__arrow_array__"):
        try:
            from . import _arrow
        except ImportError:  # the texts of pandas are its own then
            return list(boards)
        return Texts(*_arrow.texts(boards))
    return boards if isinstance(boards, (list, tuple)) else list(boards)
