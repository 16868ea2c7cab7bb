"""How arguments become what the C functions take: squares, sets, boards, and columns of them.

An int (or anything with ``__index__``) is one value; a NumPy array is a column of values, and the
result has the shape to which all columns broadcast.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

from ._library import code, error, ffi, lib

#: All 64 squares: ``~occupied & ALL_SQUARES`` is the complement of a bitboard.
ALL_SQUARES: int = 2**64 - 1

#: One square. Anything with ``__index__`` will do; these are the types that checkers are told.
Square: TypeAlias = "int | np.integer[Any]"
#: A column of squares.
SquareColumn: TypeAlias = "npt.NDArray[Any] | Sequence[int]"
#: One square, or a column of squares.
Squares: TypeAlias = "int | np.integer[Any] | npt.NDArray[Any] | Sequence[int]"
#: A set of squares: a bitboard, squares, or a column (uint64) of bitboards.
SquareSets: TypeAlias = "SupportsIndex | npt.NDArray[Any] | Iterable[int]"
Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.uint64]
#: A set for each row: one for all of them, sets, or squares that stand for themselves.
Column: TypeAlias = "int | Words | Bytes"

_BYTES, _MAPS = ffi.typeof("uint8_t[]"), ffi.typeof("uint8_t (*)[64]")

#: Rows that are converted at a time: few enough to stay in the processor's caches, and so many that
#: the calls for each block do not count.
_BLOCK = 16384


class ColoredBoard(Protocol):
    """What is needed of a python-chess ``Board``."""

    occupied_co: Any
    turn: bool


def invalid_square() -> ValueError:
    return ValueError(error(lib.CHESS_DISTANCE_INVALID_SQUARE))


def is_column(value: object) -> bool:
    """Whether there is a value for each of several rows."""
    return isinstance(value, np.ndarray) and value.ndim > 0


def _array(value: Any) -> Any:
    """A series of pandas or Polars, or whatever else says that it is an array, as one."""
    if isinstance(value, np.ndarray) or not (hasattr(value, "__array__") and hasattr(value, "__iter__")):
        return value
    return np.asarray(value)


def _is_words(array: npt.NDArray[Any]) -> bool:
    return array.dtype.kind == "u" and array.dtype.itemsize == 8


def squares_column(values: Any) -> Bytes:
    """Squares as bytes, without a copy where they are bytes. All are on the board."""
    array = np.asarray(values)
    if array.dtype.kind not in "iu":
        if array.size and array is values and array.dtype.kind != "O":
            raise TypeError(f"squares are integers, not {array.dtype}")
        # What a list holds may be too large for any of NumPy's integers.
        array = np.asarray(values, object)
        numbers = [operator.index(value) for value in array.flat]
        if not all(0 <= number < 64 for number in numbers):
            raise invalid_square()
        array = np.array(numbers, np.uint8).reshape(array.shape)
    if array.size and (array.max() > 63 or array.min() < 0):
        raise invalid_square()
    return np.require(array, np.uint8, "C")


def bitboard(value: SquareSets) -> int:
    """One set of squares: a bitboard, or squares."""
    if not is_column(value):
        try:
            number = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
        else:
            if not 0 <= number <= ALL_SQUARES:
                raise ValueError("A bitboard is 0 to 2**64 - 1; after ~ write & ALL_SQUARES.")
            return number
    elif _is_words(value):  # type: ignore[arg-type]
        raise ValueError("this function takes one set a call, not a column of sets")
    result = 0
    for square in value:  # type: ignore[union-attr]
        number = operator.index(square)
        if not 0 <= number < 64:
            raise invalid_square()
        result |= 1 << number
    return result


def sets(value: SquareSets) -> Column:
    """A set, or a column of sets: only an array of 64-bit words is one."""
    value = _array(value)
    if isinstance(value, np.ndarray) and value.ndim and _is_words(value):
        return np.require(value, np.uint64, ["C", "A"])
    return bitboard(value)


def starts(value: Squares | SquareSets) -> tuple[int | None, Column]:
    """One square (and its set), or a set, or a column of squares or of sets."""
    given = _array(value)
    if isinstance(given, np.ndarray) and given.ndim:
        if _is_words(given):
            return None, np.require(given, np.uint64, ["C", "A"])
        return None, squares_column(given)
    if isinstance(given, (list, tuple)):
        return None, squares_column(given)
    # A SquareSet has an index too, its bitboard, and is a set all the same.
    if hasattr(given, "__iter__") and not isinstance(given, np.ndarray):
        return None, bitboard(given)
    square = code(given)
    return square, on_square(square)


def _sides(board: ColoredBoard, start: Column, color: bool | None) -> tuple[Column, Column]:
    """The pieces of the mover's color, and the others.

    The color is that of the pieces on the start squares, in each row for itself; that of the side
    to move where there are none, or pieces of both colors.
    """
    white, black = int(board.occupied_co[True]), int(board.occupied_co[False])
    if color is not None or not isinstance(start, np.ndarray):
        if color is None:
            of_white, of_black = bool(start & white), bool(start & black)
            color = of_white if of_white != of_black else board.turn
        return (white, black) if color else (black, white)
    sides = np.array([white, black], np.uint64)
    one = np.uint64(1)
    words = start if _is_words(start) else np.left_shift(one, start, dtype=np.uint64)
    of_white, of_black = (words & sides[0]) != 0, (words & sides[1]) != 0
    is_white = np.where(of_white != of_black, of_white, bool(board.turn))
    return np.where(is_white, sides[0], sides[1]), np.where(is_white, sides[1], sides[0])


class Obstacles:
    """What stands in the way, for one position or in columns."""

    def __init__(
        self,
        own: SquareSets,
        enemy: SquareSets,
        avoid: SquareSets,
        board: ColoredBoard | None = None,
        start: Column = 0,
        color: bool | None = None,
    ) -> None:
        columns: list[Any] = [sets(own), sets(enemy), sets(avoid)]
        if board is not None:
            # The piece itself is among them: whatever stands on a start is not in its way.
            mover, other = _sides(board, start, color)
            columns[0], columns[1] = columns[0] | mover, columns[1] | other
        self.columns: list[Column] = columns

    @property
    def many(self) -> bool:
        return any(isinstance(column, np.ndarray) for column in self.columns)

    def one(self) -> Any:
        """The struct for a single call, NULL for the empty board."""
        own, enemy, avoid = self.columns
        if not isinstance(own, np.ndarray) and not own and not enemy and not avoid:
            return ffi.NULL
        return ffi.new("ChessDistanceBoard *", (own, enemy, avoid))


def one_board(
    own: SquareSets,
    enemy: SquareSets,
    avoid: SquareSets,
    board: ColoredBoard | None,
    start: int,
    color: bool | None,
) -> Any:
    """The struct for a function that takes one position a call, NULL for the empty board."""
    obstacles = Obstacles(own, enemy, avoid, board, start, color)
    if obstacles.many:
        raise ValueError("this function takes one board a call; distance_map and path take columns")
    return obstacles.one()


def shape_of(columns: Iterable[Column]) -> tuple[int, ...]:
    """The shape to which all columns broadcast."""
    return np.broadcast_shapes(*(c.shape for c in columns if isinstance(c, np.ndarray)))


def on_square(square: int) -> int:
    """The set of one square, empty where that is not on the board."""
    return 1 << square if 0 <= square < 64 else 0


def output(out: npt.NDArray[Any] | None, shape: tuple[int, ...], dtype: type = np.uint8) -> Any:
    """A new array, or the caller's if it is as it must be."""
    if out is None:
        return np.empty(shape, dtype)
    if not isinstance(out, np.ndarray) or out.dtype != dtype or out.shape != shape:
        raise ValueError(f"out is an array of {np.dtype(dtype)} with the shape {shape}")
    if not (out.flags.c_contiguous and out.flags.writeable and out.flags.aligned):
        raise ValueError("out is contiguous (C order) and can be written")
    return out


def apart(out: npt.NDArray[Any], columns: Iterable[Column]) -> None:
    """Refuses columns that the output would change while they are read."""
    if any(isinstance(c, np.ndarray) and np.may_share_memory(out, c) for c in columns):
        raise ValueError(error(lib.CHESS_DISTANCE_OVERLAP))


def pointer(array: npt.NDArray[Any], element: str) -> Any:
    """The address of an array's numbers, which lives as long as the array does."""
    return ffi.from_buffer(f"{element}[]", array)


def byte_pointer(array: Bytes) -> Any:
    """The address of contiguous bytes, which lives as long as the array does."""
    return ffi.from_buffer(_BYTES, array)


def rows_pointer(maps: Bytes) -> Any:
    """The address of contiguous maps of 64 bytes each."""
    return ffi.cast(_MAPS, byte_pointer(maps))


def by_rows(columns: list[Column], shape: tuple[int, ...], call: Callable[..., int]) -> None:
    """Calls ``call(first row, number of rows, *pointers to words)`` for all rows.

    Columns of words that need no change are handed on as they are, in one call. Otherwise rows go
    in blocks. A set that is 0 for every row is NULL.
    """
    rows = int(np.prod(shape, dtype=np.int64))
    flat: list[Any] = []
    for column in columns:
        if isinstance(column, np.ndarray):
            # One value for all rows would be an array without contiguous words.
            column = np.ascontiguousarray(np.broadcast_to(column, shape).reshape(-1))
        flat.append(column)
    direct = all(c.dtype == np.uint64 if isinstance(c, np.ndarray) else c == 0 for c in flat)
    block = rows if direct else _BLOCK
    scratch = [
        np.full(min(rows, block), c if isinstance(c, int) else 0, np.uint64)
        if not (isinstance(c, int) and c == 0)
        and not (isinstance(c, np.ndarray) and c.dtype == np.uint64)
        else None
        for c in flat
    ]
    one = np.uint64(1)
    for first in range(0, rows, block) if rows else (0,):
        n = min(block, rows - first)
        pointers = []
        for column, words in zip(flat, scratch, strict=True):
            if words is None and isinstance(column, np.ndarray):
                part = column[first : first + n]
                pointers.append(pointer(part, "uint64_t") if n else ffi.NULL)
            elif words is None:
                pointers.append(ffi.NULL)
            else:
                if isinstance(column, np.ndarray):
                    np.left_shift(one, column[first : first + n], out=words[:n], dtype=np.uint64)
                pointers.append(pointer(words, "uint64_t"))
        call(first, n, *pointers)


def columns_struct(own: Any, enemy: Any, avoid: Any) -> Any:
    """The obstacles of many rows, as C takes them."""
    return ffi.new("ChessDistanceColumns *", (own, enemy, avoid))
