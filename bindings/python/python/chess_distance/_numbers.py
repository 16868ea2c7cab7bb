"""Numbers and flags as arguments. Errors name an argument that is no integer or out of range."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from ._library import error, lib

# #: No shortest way has more moves: ``within(piece, start, MAX_MOVES)`` is every square that the
# piece reaches.
MAX_MOVES: int = 63

_INT_MIN, _INT_MAX = -(2**31), 2**31 - 1


def integer(value: object, name: str, what: str = "an integer") -> int:
    """An int, or a NumPy integer, but not a bool: a color is not a square."""
    if type(value) is int:
        return value
    # A SquareSet has an index too: its bitboard.
    is_set = hasattr(value, "__iter__") and not isinstance(value, np.ndarray)
    if not is_set and not isinstance(value, (bool, np.bool_, np.ma.MaskedArray)):
        try:
            return operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TypeError(f"{name} is {what}, not {_kind(value)}")


def _kind(value: object) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}"
    return repr(value) if isinstance(value, (bool, str)) else type(value).__name__


def in_range(value: object, name: str, low: int, high: int | None = None) -> int:
    """An integer from low to high, or without an upper limit."""
    number = integer(value, name)
    if number < low or high is not None and number > high:
        raise ValueError(f"{name} = {number}: {error(lib.CHESS_DISTANCE_OUT_OF_RANGE)}")
    return number


def count(value: object, name: str) -> int:
    """A number of moves or a margin as C's int. Beyond C's range the answer is the same."""
    return max(_INT_MIN, min(_INT_MAX, integer(value, name)))


def flag(value: object, name: str) -> int:
    """A bool as C's int. Any other true value, such as "black", is refused."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} is True or False, not {value!r}")
    return int(value)


def array_of(value: object, name: str) -> Any:
    """A series of pandas, Polars or Arrow, or a tensor with DLPack, as an array. Other values are
    unchanged."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} is a masked array: choose the rows that count, or fill it")
    if isinstance(value, np.ndarray):
        return value
    if hasattr(value, "__array__") and hasattr(value, "__len__"):
        return np.asarray(value)
    if hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
        return np.from_dlpack(value)
    return value


def is_rows(value: object) -> bool:
    """Whether an argument has a value for each of several rows."""
    return isinstance(value, np.ndarray) and value.ndim > 0


def is_words(value: Any) -> bool:
    """Whether integers of this NumPy type are sets: unsigned ones of 64 bits."""
    dtype: npt.DTypeLike | None = getattr(value, "dtype", None)
    return isinstance(dtype, np.dtype) and dtype.kind == "u" and dtype.itemsize == 8
