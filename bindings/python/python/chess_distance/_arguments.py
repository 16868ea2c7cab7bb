"""Numbers, flags, squares and sets of squares as arguments. Errors name the argument.

A square is an int or a name such as "e4". An int is a square where pieces move from or to (`square`,
`place`), and a bitboard where obstacles stand (`obstacle`). A set of squares, a SquareSet and a
uint64 of NumPy are sets in both. `squares`, `places` and `obstacles` also take a value for each
row.
"""

from __future__ import annotations

import array as arrays
import math
import operator
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from ._library import Bytes, Column, Words, checked, error, lib

# No shortest way has more moves: ``within(piece, start, MAX_MOVES)`` is every square that the
# piece reaches.
MAX_MOVES: int = lib.CHESS_DISTANCE_MAX_MOVES

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
    raise TypeError(f"{name} is {what}, not {kind_of(value)}")


def kind_of(value: object) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}"
    return repr(value) if value is None or isinstance(value, (bool, str)) else type(value).__name__


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


#: What no column is: one value, or a set.
_SINGLE = (int, str, bool, list, tuple, set, frozenset)


def array_of(value: Any, name: str) -> Any:
    """A series of pandas or Polars, a column of Arrow, a tensor with DLPack, or a buffer, as an
    array. Other values are unchanged."""
    if type(value) in _SINGLE:
        return value
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} is a masked array: choose the rows that count, or fill it")
    has_missing = False
    if not isinstance(value, (np.ndarray, str)):
        # A relation of DuckDB has names of columns too, but no column apart from a relation.
        if hasattr(value, "columns") and hasattr(value, "__array__"):
            raise TypeError(f"{name} is a {type(value).__name__}: give one of its columns")
        if is_wide(value):
            has_missing = value.null_count() > 0
            value = value if has_missing else _words_of(np.array(value.to_list(), object), name)
        elif is_arrow(value):
            has_missing, value = _of_arrow(value, name)
        elif hasattr(value, "__array__") and hasattr(value, "__len__"):
            value = np.asarray(value)
        elif hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
            value = np.from_dlpack(value)
        elif isinstance(value, (arrays.array, memoryview)):
            value = np.asarray(value)
    if has_missing or isinstance(value, np.ndarray) and _has_missing(value):
        raise TypeError(f"{name} has missing values: drop these rows, or fill them")
    return value


def is_arrow(value: object) -> bool:
    """Whether this is a column with Arrow's C interface. pandas and Polars make arrays without
    pyarrow."""
    has_interface = hasattr(value, "__arrow_c_array__") or hasattr(value, "__arrow_c_stream__")
    return has_interface and package_of(value) not in ("pandas", "polars")


def package_of(value: object) -> str:
    """The package of its type. pandas calls its module "pandas" since version 3."""
    return type(value).__module__.partition(".")[0]


def _of_arrow(value: Any, name: str) -> tuple[bool, npt.NDArray[Any]]:
    """Whether values are missing, and the values."""
    try:
        from . import _arrow
    except ImportError:
        raise TypeError(
            f"{name} is {kind_of(value)}, a column of Arrow, which pyarrow reads"
        ) from None
    return _arrow.as_numpy(value, name)


def is_wide(value: Any) -> bool:
    """Whether this is a series of Polars with 128 bits. NumPy has none, and Polars makes it of sets."""
    is_polars = package_of(value) == "polars"
    return is_polars and str(getattr(value, "dtype", "")) in ("Int128", "UInt128")


def _words_of(numbers: npt.NDArray[Any], name: str) -> Words:
    """Integers of any type as sets. Those of 64 bits keep their bits, h8 being the sign."""
    if numbers.dtype.kind in "iu" and numbers.dtype.itemsize == 8:
        return numbers if is_words(numbers) else numbers.astype(np.uint64)
    if not numbers.size:
        return np.zeros(numbers.shape, np.uint64)  # of whatever type
    bad = numbers[(numbers < 0) | (numbers > ALL_SQUARES)]
    if len(bad):
        raise ValueError(f"{name} holds {bad[0]}: a bitboard is 0 to 2**64 - 1")
    return numbers.astype(np.uint64)


def _has_missing(array: npt.NDArray[Any]) -> bool:
    """Integers with missing values come as floats or as objects."""
    if array.dtype.kind == "f":
        return bool(np.isnan(array).any())
    return array.dtype.kind == "O" and any(
        value is None
        or isinstance(value, float)
        and math.isnan(value)
        or type(value).__name__ == "NAType"
        for value in array.flat
    )


def is_rows(value: object) -> bool:
    """Whether an argument has a value for each of several rows."""
    return isinstance(value, np.ndarray) and value.ndim > 0


def is_words(value: Any) -> bool:
    """Whether integers of this NumPy type are sets: unsigned ones of 64 bits."""
    dtype: npt.DTypeLike | None = getattr(value, "dtype", None)
    return isinstance(dtype, np.dtype) and dtype.kind == "u" and dtype.itemsize == 8


#: All 64 squares: ``~occupied & ALL_SQUARES`` is the complement of a bitboard.
ALL_SQUARES: int = 2**64 - 1

#: The names of the squares, from "a1" to "h8".
NAMES = [file + rank for rank in "12345678" for file in "abcdefgh"]
_NUMBERS = {name: square for square, name in enumerate(NAMES)}
_OUTSIDE = error(lib.CHESS_DISTANCE_INVALID_SQUARE)
_SQUARE = "a square, an int 0 to 63 or a name such as 'e4'"
_SET = "a square, or a set of squares (a list, a set, a SquareSet, a uint64 of NumPy)"
_OBSTACLES = "a bitboard, or a set of squares (a list, a set, a SquareSet, a uint64 of NumPy)"


def members(squares: int) -> list[int]:
    """The squares of a bitboard."""
    return [square for square in range(squares.bit_length()) if squares >> square & 1]


def _outside(name: str, number: int) -> NoReturn:
    hint = "" if number < 64 else " A bitboard is given as np.uint64(...) or a SquareSet here."
    raise ValueError(f"{name} = {number}: {_OUTSIDE}{hint}")


def _named(square: str, name: str) -> int:
    number = _NUMBERS.get(square)
    if number is None:
        raise ValueError(f"{name} = {square!r}: the names of squares are 'a1' to 'h8'")
    return number


def square(value: object, name: str) -> int:
    """One square."""
    if isinstance(value, str):
        return _named(value, name)
    if is_words(value):
        raise TypeError(f"{name} is {_SQUARE}; a uint64 of NumPy is a set")
    number = integer(value, name, _SQUARE)
    if not 0 <= number < 64:
        raise ValueError(f"{name} = {number}: {_OUTSIDE}")
    return number


def squares(values: object, name: str, hint: str = "") -> Bytes:
    """Squares, one a row, as bytes. Bytes are not copied. Errors of numbers end with the hint."""
    is_plain = type(values) is np.ndarray and values.dtype.kind in "iu" and not is_words(values)
    if is_plain and _are_on_board(values):  # type: ignore[arg-type]
        return np.require(values, np.uint8, "C")
    given = array_of(values, name)
    array = np.asarray(given)
    if given is array:
        _no_fractions(array, name)
    if is_words(given):
        raise TypeError(
            f"{name} must be squares, but uint64 values are sets, which path() takes: convert numbers of"
            " squares to 8 bits; of a set the number of its only square is bit_count(set - 1) in SQL,"
            " .bitwise_trailing_zeros() in Polars, and np.frexp(set)[1] - 1 in NumPy"
        )
    if isinstance(given, (list, tuple)):
        # NumPy makes numbers of them.
        each = given if array.ndim < 2 else np.asarray(given, object).flat
        for kind in {bool, np.bool_, np.uint64}.intersection(map(type, each)):
            raise TypeError(
                f"{name} must be squares, which are integers or names, not {kind.__name__}"
            )
    if array.dtype.kind not in "iu":
        if array.size and given is array and array.dtype.kind not in "OU":
            raise TypeError(
                f"{name} must be squares, which are integers or names, not {array.dtype}"
            )
        # A list may hold names, and ints too large for NumPy's integers.
        array = np.asarray(given, object)
        numbers = [
            _named(value, f"{name}[{row}]")
            if isinstance(value, str)
            else integer(value, name, _SQUARE)
            for row, value in enumerate(array.flat)
        ]
        _check_all(np.array(numbers, object), name, hint)
        array = np.array(numbers, np.uint8).reshape(array.shape)
    elif not _are_on_board(array):
        _check_all(array.reshape(-1), name, hint)
    return np.require(array, np.uint8, "C")


def _are_on_board(numbers: npt.NDArray[Any]) -> bool:
    """Whether all are 0 to 63, in one pass: a negative number has high bits too."""
    return not numbers.size or 0 <= int(np.bitwise_or.reduce(numbers, axis=None)) < 64


def _check_all(numbers: npt.NDArray[Any], name: str, hint: str) -> None:
    bad = np.flatnonzero((numbers < 0) | (numbers > 63))
    if bad.size:
        raise ValueError(f"{name}[{bad[0]}] = {numbers[bad[0]]}: {_OUTSIDE}{hint}")


def _members(value: Any, name: str, what: str) -> int:
    """The bitboard of a list, a SquareSet, or another iterable of squares."""
    if isinstance(value, bytes):
        raise TypeError(f"{name} is {what}, not {value!r}")
    result = 0
    for member in value:
        if isinstance(member, str):
            result |= 1 << _named(member, name)
            continue
        number = integer(member, name, f"{what}; a member is a square")
        if not 0 <= number < 64:
            raise ValueError(f"{name} holds {number}: {_OUTSIDE}")
        result |= 1 << number
    return result


def place(value: object, name: str) -> int:
    """A square, or a set of squares, that pieces move from or to, as a bitboard."""
    if type(value) is int:
        return 1 << value if 0 <= value < 64 else _outside(name, value)
    value = _one(value, name)
    if is_words(value):
        return int(value)  # type: ignore[call-overload, no-any-return]
    if hasattr(value, "__iter__") and not isinstance(value, (np.ndarray, str)):
        return _members(value, name, _SET)
    number = _named(value, name) if isinstance(value, str) else integer(value, name, _SET)
    return 1 << number if 0 <= number < 64 else _outside(name, number)


def places(value: object, name: str, lists: bool = False) -> Column:
    """A place, or one for each row: an array of uint64 is sets, of other integers squares.

    A list could be either, so that one read as a set would fill a column with one number: it is one
    set only where `lists` says so.
    """
    value = array_of(value, name)
    if not is_rows(value):
        if not (lists and isinstance(value, (list, tuple, range))):
            _one_set(value, name)
        return place(value, name)
    if is_words(value):
        return _words(value)
    return squares(value, name, f" {_BITS}")


# A set with h8 is negative in signed integers, so that Polars and DuckDB refuse to cast it.
_BITS = (
    "A column of sets is uint64: .astype(np.uint64) makes it of int64 in NumPy and pandas,"
    " .reinterpret(signed=False) in Polars, ...::BIT::UBIGINT in DuckDB."
)
_CAST = (
    "A column of sets is uint64: .astype(np.uint64) in NumPy and pandas, .cast(pl.UInt64) in Polars,"
    " CAST(... AS UBIGINT) in SQL."
)


def _one_set(value: object, name: str) -> None:
    """Refuses iterables that could be one set or a column, such as an iterator of squares."""
    is_set = isinstance(value, (str, set, frozenset, bytes))
    # A SquareSet is a number too.
    is_number = hasattr(value, "__int__") or hasattr(value, "__index__")
    if hasattr(value, "__iter__") and not is_set and not is_number:
        raise TypeError(
            f"{name} is a {type(value).__name__}, which could be one set or a column: give a set such as"
            " {0, 'h8'} or a SquareSet, or an array for a column"
        )


def _no_fractions(value: npt.NDArray[Any], name: str) -> None:
    """Refuses floats and decimals, as which data frames may have kept sets."""
    is_decimal = value.dtype == object and value.size and type(value.flat[0]).__name__ == "Decimal"
    if value.size and (value.dtype.kind == "f" or is_decimal):
        kind = "decimals" if is_decimal else str(value.dtype)
        lost = (
            ""
            if is_decimal
            else " Beyond 2**53 a float has lost squares: cast before it becomes one."
        )
        raise TypeError(
            f"{name} is an array of {kind}, which are neither squares nor sets. {_CAST}{lost}"
        )


def not_empty(**sets: Column) -> None:
    """Refuses an empty set. In a column, rows may be empty."""
    empty = {name: words for name, words in sets.items() if isinstance(words, int) and words == 0}
    if empty:
        checked(lib.CHESS_DISTANCE_EMPTY_SET, **empty)


def obstacle(value: object, name: str) -> int:
    """The squares of obstacles as a bitboard; an int is one."""
    if type(value) is not int:
        value = _one(value, name)
        if isinstance(value, str):
            return 1 << _named(value, name)
        if hasattr(value, "__iter__") and not isinstance(value, np.ndarray):
            return _members(value, name, _OBSTACLES)
    number = integer(value, name, _OBSTACLES)
    if not 0 <= number <= ALL_SQUARES:
        raise ValueError(
            f"{name} = {number}: a bitboard is 0 to 2**64 - 1; after ~ write & ALL_SQUARES"
        )
    return number


def obstacles(value: Any, name: str) -> Column:
    """Obstacles, or bitboards in integers of any type for each row."""
    if type(value) is int:
        return obstacle(value, name)
    value = array_of(value, name)
    if not is_rows(value):
        if not isinstance(value, (Sequence, AbstractSet, Iterator)):
            _one_set(value, name)
        return obstacle(value, name)
    if is_words(value):
        return _words(value)
    _no_fractions(value, name)
    is_object = value.dtype == object and all(type(number) is int for number in value.flat)
    if value.size and not (value.dtype.kind in "iu" or is_object):
        raise TypeError(
            f"{name} is an array of {value.dtype}: give a list for one set, integers for a set a row"
        )
    return _words(_words_of(value, name))


def _words(array: Any) -> Words:
    is_direct = array.flags.c_contiguous and array.flags.aligned and array.dtype == np.uint64
    return array if is_direct else np.require(array, np.uint64, ["C", "A"])


def _one(value: object, name: str) -> Any:
    value = array_of(value, name)
    if is_rows(value):
        raise ValueError(
            f"{name} is {kind_of(value)}, and this function takes one square or set a call: distance_map, path"
            " and territory take columns; a list or np.uint64(...) is one set"
        )
    return value
