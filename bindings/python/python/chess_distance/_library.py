"""The C library behind the package: the meaning of its results, and arrays for its calls."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _native
from ._types import BoardArray, Bytes, Words

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


def pointer(array: npt.NDArray[Any]) -> Any:
    """The address of a contiguous array, for an argument of any type; it keeps the array."""
    return ffi.from_buffer("void *", array)


def filled_map(out: Bytes | None, call: Callable[..., int], *arguments: Any, **sets: object) -> Bytes:
    """A map of 64 squares, which the call writes last; `sets` are those that may not be empty."""
    out = output(out, (64,))
    checked(call(*arguments, pointer(out)), **sets)
    return out


def filled_layers(call: Callable[..., int], *arguments: Any, **sets: object) -> Words | None:
    """The sets of squares that a call writes ply by ply; None where no sequence of moves leads."""
    layers: Words = np.zeros(64, np.uint64)
    length = moves_or_none(call(*arguments, pointer(layers)), **sets)
    return None if length is None else layers[: length + 1].view(BoardArray)
