"""The C library behind the package: the types of its arguments and results, the meaning of its result
codes, and arrays for its calls."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from . import _native

Int: TypeAlias = "int | np.integer[Any]"
#: A square: 0 to 63, or its name, "a1" to "h8". A ``np.uint64`` is a set of squares.
Square: TypeAlias = "Int | str"
Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.uint64]


class Series(Protocol):
    """A series of pandas or Polars, or an array of Arrow."""

    def __array__(self) -> npt.NDArray[Any]: ...
    def __len__(self) -> int: ...


class ArrowArray(Protocol):
    """A column with Arrow's C interface."""

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...


class ArrowStream(Protocol):
    """A column in parts, or a table with one column, with Arrow's C interface."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...


class SquareSet(Protocol):
    """A set of squares of Python, or a ``SquareSet`` of python-chess.

    A protocol, because type checkers write its name in an error but spell out a union.
    """

    def __iter__(self) -> Iterator[Square]: ...
    def isdisjoint(self, other: Any, /) -> bool: ...


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


ArrowColumn: TypeAlias = ArrowArray | ArrowStream
#: Several values, one a row.
Rows: TypeAlias = "npt.NDArray[np.integer[Any] | np.str_] | Series | ArrowColumn"
# Squares, one a row. A list is allowed where only squares are.
SquareRows: TypeAlias = "Rows | Sequence[int] | list[str] | tuple[str, ...]"
# A byte for each square of one board.
SquareBytes: TypeAlias = "Rows | Sequence[int] | bytes | bytearray"
#: One square, or squares, one a row.
Squares: TypeAlias = "Square | SquareRows"

# A square or a set of squares, but no list.
OnePlace: TypeAlias = "Square | SquareSet | Iterator[Square]"
# The squares that pieces move from or to: an int is a square.
Place: TypeAlias = "OnePlace | Sequence[Square]"
# The same for functions of columns: arrays of uint64 are sets, of other integers squares. A list
# would be either.
Places: TypeAlias = "OnePlace | Rows"
# Obstacles: an int is a bitboard.
Obstacle: TypeAlias = "Place"
#: The same, or bitboards (uint64), one a row.
Sets: TypeAlias = "Obstacle | Words | Series | ArrowColumn"

# The columns of the C functions: one set, sets, or squares as bytes.
Column: TypeAlias = "int | Words | Bytes"


class Drawn:
    """An answer that Jupyter shows as a board; picture.py, which needs this file, says how."""

    _repr_svg_: ClassVar[Callable[..., str | None]]


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


ffi: Any = _native.ffi
lib: Any = _native.lib

# The entry of maps and tables of bytes without a distance.
NONE: int = lib.CHESS_DISTANCE_NONE


def error(result: int) -> str:
    """The library's message for a result code.

    >>> error(-2)
    'A square is outside the board.'
    """
    # All numbers beyond C's range have the same message.
    number = max(-(2**31), min(2**31 - 1, operator.index(result)))
    return str(ffi.string(lib.chess_distance_error(number)).decode())


def checked(result: int, **sets: object) -> int:
    """The result of a call, or an exception; -1, "unreachable", is an answer.

    The error names the first set that is empty. Numbers out of range are found before a call, so
    that the error can name the range.
    """
    if result >= lib.CHESS_DISTANCE_UNREACHABLE:
        return result
    is_empty = result == lib.CHESS_DISTANCE_EMPTY_SET
    names = [name for name, squares in sets.items() if is_empty and squares == 0][:1]
    raise ValueError(": ".join([*names, error(result)]))


def moves_or_none(result: int, **sets: object) -> int | None:
    """A number of moves, None where no sequence of moves leads."""
    return None if checked(result, **sets) == lib.CHESS_DISTANCE_UNREACHABLE else result


def version() -> str:
    """The version of the library.

    >>> version().count(".")
    2
    """
    return str(ffi.string(lib.chess_distance_version()).decode())


# A cache line. JAX copies arrays with another alignment, and the library streams whole lines.
_LINE = 64


def output(
    out: npt.NDArray[Any] | None,
    shape: tuple[int, ...],
    dtype: npt.DTypeLike = np.uint8,
    columns: Iterable[object] = (),
) -> Any:
    """A new array, or the caller's if it fits. It may overlap no column: a block of rows is written
    before the next one is read."""
    if out is None:
        return np.empty(shape, dtype)
    plain = isinstance(out, np.ndarray) and not isinstance(out, np.ma.MaskedArray)
    if not plain or out.dtype != dtype or out.shape != shape:
        raise ValueError(f"out must be an array of {np.dtype(dtype)} with the shape {shape}")
    if not (out.flags.c_contiguous and out.flags.writeable and out.flags.aligned):
        raise ValueError("out must be contiguous (C order) and writable")
    if any(isinstance(read, np.ndarray) and np.may_share_memory(out, read) for read in columns):
        raise ValueError(f"out: {error(lib.CHESS_DISTANCE_OVERLAP)}")
    return out


def aligned(shape: tuple[int, ...]) -> Bytes:
    """A new array of bytes, aligned to a cache line."""
    size = int(np.prod(shape, dtype=np.int64))
    room = np.empty(size + _LINE - 1, np.uint8)
    start = -room.ctypes.data % _LINE
    return room[start : start + size].reshape(shape)


def pointer(array: npt.NDArray[Any] | bytearray) -> Any:
    """The address of a contiguous array, for an argument of any type; it keeps the array."""
    return ffi.from_buffer("void *", array)


def filled_map(
    out: Bytes | None, call: Callable[..., int], *arguments: Any, **sets: object
) -> Bytes:
    """A map of 64 squares, which the call writes last; `sets` are those that may not be empty."""
    out = np.empty(64, np.uint8).view(BoardArray) if out is None else output(out, (64,))
    checked(call(*arguments, pointer(out)), **sets)
    return out


def filled_layers(call: Callable[..., int], *arguments: Any, **sets: object) -> Words | None:
    """The sets of squares that a call writes ply by ply; None where no sequence of moves leads."""
    layers: Words = np.zeros(64, np.uint64)
    length = moves_or_none(call(*arguments, pointer(layers)), **sets)
    return None if length is None else layers[: length + 1].view(BoardArray)
