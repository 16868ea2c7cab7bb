"""The C library behind the package: the meaning of its results, and arrays for its calls."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _native
from ._types import BoardArray, Bytes, Column, Words

ffi: Any = _native.ffi
lib: Any = _native.lib

# #: The entry of maps and tables of bytes without a distance.
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


_BYTES, _WORDS = ffi.typeof("uint8_t[]"), ffi.typeof("uint64_t[]")
_MAPS = ffi.typeof("uint8_t (*)[64]")
_MATRICES = ffi.typeof("uint8_t (*)[64][64]")

# #: A cache line. JAX copies arrays with another alignment, and the library streams whole lines.
_LINE = 64

# The library streams results from this size on, past the caches. More rows would take so long that
# Ctrl-C is late.
_LARGE, _ROWS = 32 << 20, 1 << 19

# Rows that are converted for a call: they stay in the caches, and the cost of a call is small.
BLOCK = 16384


def output(out: npt.NDArray[Any] | None, shape: tuple[int, ...], dtype: type = np.uint8) -> Any:
    """A new array, or the caller's if it fits."""
    if out is None:
        array: npt.NDArray[Any] = np.empty(shape, dtype)
        return array.view(BoardArray) if shape == (64,) else array
    plain = isinstance(out, np.ndarray) and not isinstance(out, np.ma.MaskedArray)
    if not plain or out.dtype != dtype or out.shape != shape:
        raise ValueError(f"out must be an array of {np.dtype(dtype)} with the shape {shape}")
    if not (out.flags.c_contiguous and out.flags.writeable and out.flags.aligned):
        raise ValueError("out must be contiguous (C order) and writable")
    return out


def aligned(shape: tuple[int, ...]) -> Bytes:
    """A new array of bytes, aligned to a cache line."""
    size = int(np.prod(shape, dtype=np.int64))
    room = np.empty(size + _LINE - 1, np.uint8)
    start = -room.ctypes.data % _LINE
    return room[start : start + size].reshape(shape)


def apart(out: npt.NDArray[Any], columns: Iterable[Column]) -> None:
    """Refuses an output that overlaps an input column."""
    if any(isinstance(c, np.ndarray) and np.may_share_memory(out, c) for c in columns):
        raise ValueError(f"out: {error(lib.CHESS_DISTANCE_OVERLAP)}")


def byte_pointer(array: Bytes) -> Any:
    """The address of contiguous bytes; the caller must keep the array."""
    return ffi.from_buffer(_BYTES, array)


def word_pointer(array: Words) -> Any:
    """The address of contiguous bitboards; the caller must keep the array."""
    return ffi.from_buffer(_WORDS, array)


def rows_pointer(maps: Bytes) -> Any:
    """The address of contiguous maps of 64 bytes each."""
    return ffi.cast(_MAPS, byte_pointer(maps))


def matrices_pointer(matrices: Bytes) -> Any:
    """The address of contiguous matrices of 64 maps each."""
    return ffi.cast(_MATRICES, byte_pointer(matrices))


def empty_sets(rows: int) -> Any:
    """A column of empty sets."""
    return word_pointer(np.zeros(rows, np.uint64))


def columns_struct(own: Any, enemy: Any, avoid: Any) -> Any:
    """The obstacles of many rows, as C's struct of columns."""
    return ffi.new("ChessDistanceColumns *", (own, enemy, avoid))


def read_fens(
    text: Any, offsets: npt.NDArray[np.int64], sets: Sequence[Words], state: Bytes, faults: Bytes
) -> int:
    """Reads FENs into columns, and returns the number of rows with a fault.

    Row i is the bytes ``offsets[i]`` to ``offsets[i + 1]`` of the buffer `text`. `sets` are the nine
    columns of a position in C's order, from white to en_passant. All columns have the length of
    `faults`, whose numbers the header explains; `offsets` has one more.
    """
    pointers = (*map(word_pointer, sets), byte_pointer(state))
    columns = ffi.new("ChessDistancePositionColumns *", pointers)
    rows = ffi.from_buffer("char[]", text), ffi.from_buffer("int64_t[]", offsets), len(faults)
    return checked(lib.chess_distance_read_fens(*rows, columns, byte_pointer(faults)))


def shape_of(columns: Iterable[Column]) -> tuple[int, ...]:
    """The shape to which all columns broadcast."""
    return np.broadcast_shapes(*(c.shape for c in columns if isinstance(c, np.ndarray)))


def by_rows(
    columns: list[Column], shape: tuple[int, ...], call: Callable[..., int], size: int
) -> None:
    """Calls ``call(first row, number of rows, *pointers to words)`` for all rows.

    `size` is that of a result in bytes. Columns of contiguous words go to C unchanged, other rows
    are converted. A set that is 0 in every row is NULL. Between the blocks Python looks for Ctrl-C.
    """
    rows = int(np.prod(shape, dtype=np.int64))
    flat: list[Any] = [
        np.ascontiguousarray(np.broadcast_to(c, shape).reshape(-1)) if isinstance(c, np.ndarray) else c
        for c in columns
    ]
    is_direct = all(c.dtype == np.uint64 if isinstance(c, np.ndarray) else c == 0 for c in flat)
    block = min(_ROWS, _LARGE // size) if is_direct else BLOCK
    first = 0
    while first < rows or first == 0:
        rest = rows - first
        n = rest if is_direct and rest < 2 * block else min(rest, block)
        call(first, n, *(_words_of(column, first, n) for column in flat))
        first += max(n, 1)


def _words_of(column: int | Words | Bytes, first: int, n: int) -> Any:
    """The address of some rows of a column, as words."""
    if n == 0 or isinstance(column, int) and column == 0:
        return ffi.NULL
    if isinstance(column, int):
        return word_pointer(np.full(n, column, np.uint64))
    part: Any = column[first : first + n]
    is_set = part.dtype == np.uint64
    return word_pointer(part if is_set else np.left_shift(np.uint64(1), part, dtype=np.uint64))
