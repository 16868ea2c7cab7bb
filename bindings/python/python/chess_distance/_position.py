"""Positions: what a call takes, its bitboards, and columns of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from ._arguments import NAMES, flag, kind_of, members
from ._library import Bytes, ChessBoard, Int, Obstacle, Words, ffi, lib


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

    def __post_init__(self) -> None:
        for name, squares in list(vars(self).items()):
            if isinstance(squares, Iterator):  # it has its squares only once
                object.__setattr__(self, name, tuple(squares))
        if self.turn is not None:
            object.__setattr__(self, "turn", bool(flag(self.turn, "turn")))


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

    def sets(self) -> list[int]:
        """The sets in C's order."""
        return [self.white, self.black, *self.kinds, self.en_passant]

    def letters(self) -> dict[int, str]:
        """The letters of a FEN by square."""
        return {
            square: letter if self.white >> square & 1 else letter.lower()
            for letter, squares in zip("KQRBNP", self.kinds, strict=True)
            for square in members(squares)
        }


#: The fault of a row that is no FEN; those of FENs are the C library's, from 1 on.
NO_POSITION = 5


def reason(fault: int) -> str:
    """What is wrong with a row by its number in `Positions.faults`."""
    if fault == NO_POSITION:
        return "it is no FEN, no python-chess Board and no Position"
    return str(ffi.string(lib.chess_distance_fen_error(int(fault))).decode())


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

    def __post_init__(self) -> None:
        # C reads rows of this many words, whatever the arrays are.
        for name, kind in _KINDS_OF_NUMBERS.items():
            column = getattr(self, name)
            if not isinstance(column, np.ndarray) or column.dtype != kind or column.ndim != 1:
                found = (
                    f"{kind_of(column)} with {column.ndim} axes"
                    if isinstance(column, np.ndarray)
                    else kind_of(column)
                )
                hint = "; .view(np.uint64) keeps the bits of int64" if kind == np.uint64 else ""
                raise TypeError(f"{name} is an array of {kind} with one axis, not {found}{hint}")
            if len(column) != len(self.white):
                raise ValueError(f"{name} has {len(column)} rows, and white {len(self.white)}")

    def __len__(self) -> int:
        return len(self.turn)

    def __iter__(self) -> NoReturn:
        raise TypeError(
            "columns have names, such as .white, and sets() has all of them for a data frame"
        )

    @overload
    def __getitem__(self, rows: Int) -> Position: ...
    @overload
    def __getitem__(self, rows: npt.NDArray[Any] | slice) -> Positions: ...
    def __getitem__(self, rows: Int | npt.NDArray[Any] | slice) -> Position | Positions:
        columns: dict[str, Any]
        try:
            columns = {name: column[rows] for name, column in vars(self).items()}
        except OverflowError:
            raise IndexError(f"row {rows} is outside of {len(self)} rows") from None
        if np.ndim(columns["turn"]) > 1:
            raise TypeError("rows are chosen by one number, a slice, or an array with one axis")
        if np.ndim(columns["turn"]):
            return Positions(**columns)
        return Position(**{name: columns[name].item() for name in COLUMNS})

    take = __getitem__

    @classmethod
    def concatenate(cls, parts: Iterable[Positions]) -> Positions:
        """The rows of several parts in their order, as of a file that is read in parts.

        >>> part = cd.positions(["4k3/8/8/8/8/8/4P3/4K3 w"])
        >>> cd.Positions.concatenate([part, part]).pawns
        array([4096, 4096], dtype=uint64)
        """
        if isinstance(parts, Positions) or not isinstance(parts, Iterable):
            raise TypeError(f"parts is a list of what cd.positions gives, not {kind_of(parts)}")
        every = list(parts)
        for number, part in enumerate(every):
            if not isinstance(part, Positions):
                found = kind_of(part)
                raise TypeError(f"parts[{number}] is what cd.positions gives, not {found}")
        # Without a part a column has the type of the empty array.
        columns: dict[str, Any] = {
            name: np.concatenate([np.empty(0, kind), *(getattr(part, name) for part in every)])
            for name, kind in _KINDS_OF_NUMBERS.items()
        }
        return Positions(**columns)

    def __repr__(self) -> str:
        return f"<Positions: {len(self)} rows, {np.count_nonzero(self.faults)} bad>"

    def kinds(self) -> tuple[Words, ...]:
        """The columns of each kind of piece, from the kings to the pawns."""
        return tuple(getattr(self, name) for name in KINDS)

    def sets(self) -> dict[str, npt.NDArray[Any]]:
        """The columns without the faults, by name: pandas, Polars and Arrow make a table of them."""
        return {name: getattr(self, name) for name in COLUMNS}

    def reasons(self) -> dict[int, str]:
        """The bad rows, and what is wrong with each."""
        return {int(row): reason(self.faults[row]) for row in np.flatnonzero(self.faults)}

    def valid(self) -> npt.NDArray[np.bool_]:
        """A mask of the rows that were read and that `reach` takes as positions.

        A side has one king, no pawn stands on rank 1 or 8, every piece has one color and one kind,
        and a square of en passant has its pawn. Whether a game leads to the position is not asked.

        >>> columns = cd.positions(["4k3/8/8/8/8/8/4P3/4K3 w", "4k3/8/8/8/8/8/8/8 w"])
        >>> columns.valid(), len(columns[columns.valid()])
        (array([ True, False]), 1)
        """
        valid: npt.NDArray[np.bool_] = self.faults == 0
        for first in range(0, len(self), _CHECKED):
            rows = slice(first, first + _CHECKED)
            words = np.stack([getattr(self, name)[rows] for name in COLUMNS[:-1]], axis=-1)
            # To make a position of C for each row would take most of the time.
            at = ffi.cast("ChessDistancePosition *", ffi.from_buffer(words))
            for row in np.flatnonzero(valid[rows]).tolist():
                valid[first + row] = not lib.chess_distance_position_fault(at + row, ffi.NULL)
        return valid


#: The rows of which `Positions.valid` makes a copy at a time.
_CHECKED = 1 << 16
KINDS = ("kings", "queens", "rooks", "bishops", "knights", "pawns")
#: The columns of `Positions` without the faults.
COLUMNS = ("white", "black", *KINDS, "en_passant", "turn")
_KINDS_OF_NUMBERS = dict.fromkeys(COLUMNS, np.dtype(np.uint64)) | {
    "turn": np.dtype(np.bool_),
    "faults": np.dtype(np.uint8),
}


def fault(sets: Iterable[int]) -> str:
    """Why nine sets are no position, with the squares that show it; empty if they are one."""
    return because(lib.chess_distance_position_fault, sets)


def because(refused: Callable[..., Any], sets: Iterable[int], *turn: bool) -> str:
    """What a call of the library says of a position, and the squares that it names."""
    at = ffi.new("uint64_t *")
    position = ffi.new("ChessDistancePosition *", list(map(int, sets)))
    sentence = refused(position, *turn, at)
    if sentence == ffi.NULL:
        return ""
    squares = ", ".join(NAMES[square] for square in members(at[0]))
    return f"{ffi.string(sentence).decode()}{squares and f' ({squares})'}"
