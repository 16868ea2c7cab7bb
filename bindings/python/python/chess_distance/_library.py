"""The C library behind the package, and the meaning of its results."""

from __future__ import annotations

import operator
from typing import Any

from . import _native

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
