"""The C library behind everything here, and what its results mean."""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex

from . import _native

ffi: Any = _native.ffi
lib: Any = _native.lib

#: What maps and tables of bytes hold where there is no distance.
NONE: int = lib.CHESS_DISTANCE_NONE

_INT_MIN, _INT_MAX = -(2**31), 2**31 - 1


def error(result: int) -> str:
    """The library's sentence for a result code.

    >>> error(-2)
    'A square is outside the board.'
    """
    return str(ffi.string(lib.chess_distance_error(count(result))).decode())


def checked(result: int) -> int:
    """The result of a call, if it is no error; -1, "unreachable", is an answer."""
    if result < lib.CHESS_DISTANCE_UNREACHABLE:
        raise ValueError(error(result))
    return result


def moves_or_none(result: int) -> int | None:
    """A number of moves, None where no sequence of moves leads."""
    return None if checked(result) == lib.CHESS_DISTANCE_UNREACHABLE else result


def code(value: SupportsIndex) -> int:
    """A square or a piece as C's int. What does not fit into one is neither: -1 says so."""
    number = operator.index(value)
    return number if _INT_MIN <= number <= _INT_MAX else -1


def count(value: SupportsIndex) -> int:
    """A number of moves or a margin as C's int; beyond its range nothing changes any more."""
    return max(_INT_MIN, min(_INT_MAX, operator.index(value)))


def version() -> str:
    """The version of the library.

    >>> version().count(".")
    2
    """
    return str(ffi.string(lib.chess_distance_version()).decode())
