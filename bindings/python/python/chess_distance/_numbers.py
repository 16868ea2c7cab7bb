"""Numbers and flags as arguments. Errors name an argument that is no integer or out of range."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ._library import NONE
from ._types import Bytes, Rows

#: A map: distances, 255 for no start.
Leg: TypeAlias = "Rows | Sequence[int]"
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
        limits = f"at least {low}" if high is None else f"{low} to {high}"
        raise ValueError(f"{name} = {number} is outside its range, {limits}")
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
    if not isinstance(value, (np.ndarray, str)):
        if hasattr(value, "__array__") and hasattr(value, "__len__"):
            value = np.asarray(value)
        elif hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
            value = np.from_dlpack(value)
    if isinstance(value, np.ndarray) and _has_missing(value):
        raise TypeError(f"{name} has missing values: drop these rows, or fill them")
    return value


def _has_missing(array: npt.NDArray[Any]) -> bool:
    """Integers with missing values come as floats or as objects."""
    if array.dtype.kind == "f":
        return bool(np.isnan(array).any())
    return array.dtype.kind == "O" and any(
        value is None or isinstance(value, float) and value != value or type(value).__name__ == "NAType"
        for value in array.flat
    )


def is_rows(value: object) -> bool:
    """Whether an argument has a value for each of several rows."""
    return isinstance(value, np.ndarray) and value.ndim > 0


def is_words(value: Any) -> bool:
    """Whether integers of this NumPy type are sets: unsigned ones of 64 bits."""
    dtype: npt.DTypeLike | None = getattr(value, "dtype", None)
    return isinstance(dtype, np.dtype) and dtype.kind == "u" and dtype.itemsize == 8


def leg(start: Leg, shape: tuple[int, ...] = (64,)) -> Bytes:
    """The distances at the start of a second leg, with 255 for no start."""
    array = np.asarray(array_of(start, "start"))
    if array.shape != shape or array.dtype.kind not in "iu":
        raise ValueError(f"start must be distances with the shape {shape}, 255 for no start")
    wrong = array[(array < 0) | (array > 191) & (array != NONE)]
    if wrong.size:
        raise ValueError(f"start holds {wrong[0]}: distances are 0 to 191, and 255 for no start")
    return np.require(array, np.uint8, "C")
