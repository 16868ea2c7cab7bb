"""The functions of columns as columns of Spark: their types, and how a worker computes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import pyarrow as pa
from pyspark.sql import Column
from pyspark.sql import functions as f
from pyspark.sql import types as t

from ._arguments import is_words
from ._arrow import column_of_numbers, is_null
from ._arrow import sets as words_of
from ._blocks import settings
from ._functions import (
    BY_NAME,
    FEN,
    PLACE,
    POSITION,
    ROWS,
    SET,
    SETS,
    SQUARE,
    SQUARES,
    Function,
    Result,
    constant,
)  # fmt: skip
from ._on_arrow import in_batches
from ._position import COLUMNS, Positions
from .features import number_of_moves

#: Makes a column of a function on columns of Arrow; None before Spark 4.1.
arrow_udf: Any = getattr(f, "arrow_udf", None)

#: Spark's numbers, which all have a sign, with those of Arrow: 255 takes 16 bits, a set keeps its bits.
_NUMBERS: dict[str, tuple[t.DataType, pa.DataType]] = {
    "uint8": (t.ShortType(), pa.int16()),
    "uint16": (t.IntegerType(), pa.int32()),
    "uint64": (t.LongType(), pa.int64()),
    "bool": (t.BooleanType(), pa.bool_()),
}
_BITS = t.ByteType(), pa.int8()
INTEGERS = t.ByteType, t.ShortType, t.IntegerType, t.LongType


def spark_type(result: Result) -> tuple[t.DataType, pa.DataType]:
    """The type of a result in Spark and in Arrow. Planes hold nothing but 0 and 1."""
    if result.fields:
        fields = [(name, *_NUMBERS[kind]) for name, kind in result.fields.items()]
        struct = t.StructType([t.StructField(name, kind) for name, kind, _ in fields])
        return struct, pa.struct([(name, kind) for name, _, kind in fields])
    kind, of_arrow = _BITS if result.times else _NUMBERS[result.number]
    return (t.ArrayType(kind), pa.list_(of_arrow)) if result.size else (kind, of_arrow)


@dataclass(frozen=True)
class Sets:
    """A column of sets of squares, by `sets` of the public module."""

    column: Column


Argument: TypeAlias = "Column | Sets | str | int | Iterable[int | str]"


class Given(NamedTuple):
    """An argument that is a column of the frame."""

    name: str
    kind: str
    column: Column
    are_sets: bool


class _Part(NamedTuple):
    """The same on a worker: the number of the column in the batch."""

    number: int
    name: str
    are_sets: bool


@dataclass(frozen=True)
class _Call:
    """A function with its arguments: parts of a batch, other calls, and values for all rows. It can
    be pickled, because a worker takes the function from its own table."""

    function: str
    arguments: dict[str, Any]

    def key(self) -> tuple[Any, ...]:
        """Equal for equal calls. The type of a value belongs to it: 3 is a square, np.uint64(3) a set."""
        arguments = (
            (name, value.key() if isinstance(value, _Call) else (type(value), value))
            for name, value in self.arguments.items()
        )
        return self.function, *arguments

    def on_arrow(self, columns: list[pa.Array], known: dict[Any, pa.Array]) -> pa.Array:
        """The answers, which are computed once for equal calls: many ask for the same positions."""
        if (key := self.key()) in known:
            return known[key]
        row, given = ROWS_OF[self.function], {}
        for name, value in self.arguments.items():
            if isinstance(value, _Call):
                given[name] = value.on_arrow(columns, known)
            elif isinstance(value, _Part):
                given[name] = _read(columns[value.number], value, row.kinds[name])
            else:
                given[name] = value
        known[key] = answer = in_batches(row, given, len(columns[0]))
        return answer

    def type(self) -> tuple[t.DataType, pa.DataType]:
        return spark_type(ROWS_OF[self.function].result)


def _read(column: pa.Array, part: _Part, kind: str) -> pa.Array:
    """A column as the functions on Arrow take it: sets are unsigned."""
    is_decimal = pa.types.is_decimal(column.type) and column.type.scale == 0
    if not (part.are_sets or is_decimal and kind in (PLACE, SET)):
        return column
    if is_decimal and column.type.bit_width == 128:
        words = np.frombuffer(column.buffers()[1], np.uint64)[2 * column.offset :]
        low, high = words[: 2 * len(column)].reshape(-1, 2).T
        null = is_null(column)
        bad = high != 0 if null is None else (high != 0) & ~null
        for row in np.flatnonzero(bad)[:1]:
            raise ValueError(f"{part.name} = {column[row]}: a bitboard is 0 to 2**64 - 1")
        return column_of_numbers(np.ascontiguousarray(low), "uint64", len(column), null)
    return column_of_numbers(words_of(column, part.name), "uint64", len(column), is_null(column))


_NAMES = "names"


def _squares_of(board: Positions, columns: tuple[str, ...]) -> Any:
    return reduce(np.bitwise_and, (getattr(board, name) for name in columns))


#: The functions of Spark: those of the table, and one in place of `&`, with which a worker would be
#: asked once more.
ROWS_OF = BY_NAME | {
    "squares_of": Function(
        _squares_of, {"board": POSITION, "columns": _NAMES}, SQUARES, "squares of positions"
    )
}


def answers(calls: Iterable[_Call], columns: list[pa.Array]) -> list[pa.Array]:
    """The columns of several calls on a batch, in Spark's types."""
    known: dict[Any, pa.Array] = {}
    with settings(threads=1):  # Spark shares the processors among its tasks
        return [call.on_arrow(columns, known).cast(call.type()[1], safe=False) for call in calls]


class Made(NamedTuple):
    """What a column of this module is made of."""

    call: _Call
    given: list[Given]


_MADE = "_chess_distance"


def made_of(column: object) -> Made | None:
    """A column of Spark has every attribute, as the name of a field, but not in its `__dict__`."""
    return getattr(column, "__dict__", {}).get(_MADE)


def column_of(function: str, **arguments: Any) -> Column:
    """The column of a function's answers."""
    row, given = ROWS_OF[function], list[Given]()
    call = _Call(function, {})
    for name, value in arguments.items():
        kind = row.kinds[name]
        if kind == _NAMES:
            call.arguments[name] = _names(value)
        elif kind not in ROWS:
            call.arguments[name] = constant(value, name, kind)
        elif (inner := made_of(value)) is not None:
            _check_inner(inner.call, name, kind)
            call.arguments[name] = _moved(inner.call, [_number(one, given) for one in inner.given])
        else:
            call.arguments[name] = one = _argument(value, name, kind)
            if isinstance(one, Given):
                call.arguments[name] = _Part(len(given), name, one.are_sets)
                given.append(one)
    if row.result.times:
        number_of_moves(call.arguments[row.result.times])
    if not given:  # one value has an answer for each row
        name = next(name for name in row.kinds if row.kinds[name] in ROWS)
        one = np.uint64(call.arguments[name])
        are_sets = row.kinds[name] == SET or is_words(call.arguments[name])
        given.append(Given(name, row.kinds[name], f.lit(int(one.astype(np.int64))), are_sets))
        call.arguments[name] = _Part(0, name, are_sets)
    if arrow_udf is None:
        advice = f"{function} is a column for chess_distance.spark.with_columns, before Spark 4.1"
        column = f.raise_error(f.lit(advice))
    else:
        on_arrow = lambda *columns: answers([call], list(columns))[0]
        on_arrow.__name__ = function
        column = arrow_udf(on_arrow, call.type()[0])(*(one.column for one in given))
    setattr(column, _MADE, Made(call, given))
    return column


def together(made: Iterable[Made]) -> tuple[list[_Call], list[Column]]:
    """Several calls on the same columns, each of which is given once."""
    given: list[Given] = []
    calls = [_moved(call, [_number(one, given) for one in its]) for call, its in made]
    return calls, [one.column for one in given]


def _number(one: Given, given: list[Given]) -> int:
    """The number of a column among those given."""
    for number, other in enumerate(given):
        if one is other:
            return number
    given.append(one)
    return len(given) - 1


def _check_inner(call: _Call, name: str, kind: str) -> None:
    """Refuses a result that is not of the kind of an argument."""
    result = ROWS_OF[call.function].result
    is_number = not (result.fields or result.size)
    is_right = {
        SQUARE: is_number and result != SQUARES, PLACE: is_number, SET: is_number, FEN: False, POSITION: result == SETS,
    }  # fmt: skip
    if not is_right[kind]:
        of_spark = spark_type(result)[0].simpleString()
        raise TypeError(f"{name} is the {of_spark} of {call.function}, not {WHAT[kind]}")


def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    if not names:
        every = ", ".join(COLUMNS[:-1])
        raise ValueError(f"squares_of takes one column of positions or more: {every}")
    for name in names:
        if name not in COLUMNS[:-1]:
            raise ValueError(f"columns of positions are {', '.join(COLUMNS[:-1])}, not {name!r}")
    return names


def _moved(call: _Call, numbers: list[int]) -> _Call:
    """A call within another one, whose columns have these numbers."""
    moved: dict[str, Any] = {}
    for name, value in call.arguments.items():
        if isinstance(value, _Call):
            moved[name] = _moved(value, numbers)
        elif isinstance(value, _Part):
            moved[name] = value._replace(number=numbers[value.number])
        else:
            moved[name] = value
    return _Call(call.function, moved)


def _argument(value: Any, name: str, kind: str) -> Any:
    """A column, or one value for all rows."""
    if isinstance(value, Sets):
        if kind not in (PLACE, SET):
            raise TypeError(f"{name} is a column of {WHAT[kind]}, not sets(...)")
        return Given(name, kind, value.column, True)
    if isinstance(value, str):
        return Given(name, kind, f.col(value), False)
    if hasattr(value, "isNotNull"):  # Spark Connect's columns had a class of their own until 4.0
        return Given(name, kind, value, False)
    if kind in (FEN, POSITION):
        raise TypeError(f"{name} is a Column or the name of one, not {type(value).__name__}")
    return constant(value, name, kind)


#: What a column of each kind holds.
WHAT = {
    SQUARE: "squares, which are integers or names such as 'e4'",
    PLACE: "squares, which are integers or names such as 'e4', or marked by sets(...)",
    SET: "sets of squares, which are BIGINT with a bit for each square",
    FEN: "FENs, which are texts",
    POSITION: "FENs, or structs as `positions` gives them: sets in BIGINT, and a BOOLEAN `turn`",
}
