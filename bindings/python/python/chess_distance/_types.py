"""The types of arguments and of results; Jupyter draws the results that are boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Int: TypeAlias = "int | np.integer[Any]"
#: A square: 0 to 63, or its name, "a1" to "h8". A ``np.uint64`` is a set of squares.
Square: TypeAlias = "Int | str"
Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.uint64]


class Series(Protocol):
    """A series of pandas or Polars, or an array of Arrow."""

    def __array__(self) -> npt.NDArray[Any]: ...
    def __len__(self) -> int: ...


class ChessSquareSet(Protocol):
    """A python-chess ``SquareSet``."""

    mask: int

    def __iter__(self) -> Iterator[int]: ...


class ChessPiece(Protocol):
    """A python-chess ``Piece``."""

    @property
    def piece_type(self) -> int: ...
    @property
    def color(self) -> bool: ...


class ChessBoard(Protocol):
    """A python-chess ``Board``: bitboards of each color and of each kind of piece."""

    occupied_co: Any
    kings: int
    queens: int
    rooks: int
    bishops: int
    knights: int
    pawns: int
    ep_square: int | None
    turn: bool


#: Several values, one a row.
Rows: TypeAlias = "npt.NDArray[np.integer[Any] | np.str_] | Series"
# Squares, one a row. A list is allowed where only squares are.
SquareRows: TypeAlias = "Rows | Sequence[int] | list[str] | tuple[str, ...]"
#: One square, or squares, one a row.
Squares: TypeAlias = "Square | SquareRows"

# A square or a set of squares, but no list.
OnePlace: TypeAlias = "Square | np.uint64 | AbstractSet[Square] | Iterator[Square] | ChessSquareSet"
# The squares that pieces move from or to: an int is a square.
Place: TypeAlias = "OnePlace | Sequence[Square]"
# The same for functions of columns: arrays of uint64 are sets, of other integers squares. A list
# would be either.
Places: TypeAlias = "OnePlace | Rows"
# Obstacles: an int is a bitboard.
Obstacle: TypeAlias = "Place"
#: The same, or bitboards (uint64), one a row.
Obstacles: TypeAlias = "Obstacle | Words | Series"

# The columns of the C functions: one set, sets, or squares as bytes.
Column: TypeAlias = "int | Words | Bytes"


class Drawn:
    """An answer that Jupyter shows as a board."""

    def _repr_svg_(self) -> str | None:
        from .picture import picture_of  # pictures need the library

        return picture_of(self)


class BoardArray(Drawn, np.ndarray[Any, Any]):
    """An array with a number or a flag for each square, or with sets of squares ply by ply."""

    def __repr__(self) -> str:
        return repr(np.asarray(self))

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        """A sum or a maximum is a number, as that of a plain array."""
        return array[()] if array.ndim == 0 else array.view(BoardArray)


class Bitboard(Drawn, int):
    """A bitboard."""


class Way(Drawn, tuple[int, ...]):
    """The squares of a trajectory, from start to target."""

    def __repr__(self) -> str:
        return repr(tuple(self))
