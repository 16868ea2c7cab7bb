"""The bridge to Arrow: columns as arrays of NumPy, and answers as columns of Arrow.

It reads the buffers of a column itself where it can: a call of pyarrow's functions takes as long as
2,048 rows, which is what DuckDB gives at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import ChunkedArray

from ._arguments import is_wide
from ._blocks import QUICK
from ._functions import (
    FEN,
    FLAG,
    NUMBER,
    PIECE,
    PLACE,
    POSITION,
    SET,
    SQUARE,
    TEXT,
    Result,
)  # fmt: skip
from ._library import NONE, ffi
from ._position import COLUMNS, EMPTY, Positions
from ._reading import positions

_Mask = npt.NDArray[np.bool_]

_TYPES = {name: pa.type_for_alias(name) for name in ("uint8", "uint16", "uint64", "bool")}
#: Integers by the number of Arrow's type.
_INTEGERS = {
    pa.type_for_alias(name).id: np.dtype(name)
    for name in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
}
_DICTIONARY = pa.dictionary(pa.int8(), pa.string()).id
_RUNS = pa.run_end_encoded(pa.int32(), pa.string()).id
_ENCODED = {_DICTIONARY, _RUNS, *([pa.string_view().id] if hasattr(pa, "string_view") else [])}
_STRING, _BOOL = pa.string().id, pa.bool_().id
_BYTES, _SETS, _SIGNED = pa.uint8().id, pa.uint64().id, pa.int64().id
_WORD = np.dtype(np.uint64)


def one_part(column: Any) -> pa.Array:
    """What has Arrow's C interface as one array. A table with one column is this column, and the
    values of a dictionary, such as the names of an ENUM, stand in each row."""
    if type(column) is not ChunkedArray and not isinstance(column, pa.Array):
        if is_wide(column):  # Polars has a format of its own for these
            return pa.array(column.to_list(), pa.decimal128(38, 0))
        is_stream = hasattr(column, "__arrow_c_stream__")
        column = pa.chunked_array(column) if is_stream else pa.array(column)
        if pa.types.is_struct(column.type) and column.type.num_fields == 1:
            column = pc.struct_field(column, [0])
    return decoded(column)


def decoded(column: Any) -> pa.Array:
    """The column in one part, with the value of each row in its row."""
    if type(column) is ChunkedArray:
        column = column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()
    return _plain(column) if column.type.id in _ENCODED else column


def _plain(column: pa.Array) -> pa.Array:
    """Values of a dictionary or of runs, and views of texts, for which pyarrow lacks functions."""
    if column.type.id == _DICTIONARY:
        values = decoded(column.dictionary)
        return pa.DictionaryArray.from_arrays(column.indices, values).dictionary_decode()
    if column.type.id == _RUNS:
        return decoded(pc.run_end_decode(column))
    return column.cast(pa.large_string())


def _values(column: pa.Array, kind: np.dtype[Any]) -> npt.NDArray[Any]:
    """The numbers of a column without a copy. Those of nulls are any numbers."""
    n = len(column)
    if not n:
        return np.empty(0, kind)
    return np.frombuffer(column.buffers()[1], kind, n, column.offset * kind.itemsize)


def is_null(column: pa.Array) -> _Mask | None:
    """The rows with nothing; None if there are none."""
    if not column.null_count:
        return None
    bits, n = column.buffers()[0], len(column)
    if bits is None:  # a column of nothing but nulls has no bits
        return np.ones(n, np.bool_)
    first, skipped = divmod(column.offset, 8)
    given = np.frombuffer(bits, np.uint8, (skipped + n + 7) // 8, first)
    return np.unpackbits(given, bitorder="little")[skipped : skipped + n] == 0  # type: ignore[no-any-return]


def no_position(column: pa.Array) -> _Mask | None:
    """The rows of texts or structs with nothing, or with nothing in a field of the struct."""
    null = is_null(column)
    if pa.types.is_struct(column.type):
        for field in COLUMNS:
            null = either(null, is_null(column.field(field)))
    return null


def either(one: _Mask | None, other: _Mask | None) -> _Mask | None:
    return other if one is None else one if other is None else one | other


def address(column: pa.Array, kind: str) -> Any:
    """Where C can read the squares (bytes) or sets of a column as they are; None if it cannot. Any
    number is a set, also that of a null, but not any number is a square."""
    of_arrow = column.type.id
    if kind == SQUARE:
        is_plain = of_arrow == _BYTES and not column.null_count
    else:
        is_plain = of_arrow == _SETS or kind == SET and of_arrow == _SIGNED
    if not is_plain:
        return None
    start = column.buffers()[1].address + column.offset * (1 if kind == SQUARE else 8)
    return ffi.cast("void *", start) if kind == SQUARE or start % 8 == 0 else None


def places(column: pa.Array, name: str) -> npt.NDArray[Any]:
    """Squares: integers or names; a1 where the column is null. Unsigned integers of 64 bits, and
    integers of 128 bits, are sets, because engines make these types of sets."""
    kind = _INTEGERS.get(column.type.id)
    if kind is not None:
        # Any word is a set, but not any number is a square.
        is_filled = column.type.id == _SETS or not column.null_count
        return _values(column if is_filled else pc.fill_null(column, 0), kind)
    if _is_text(column.type):
        return np.asarray(pc.fill_null(column, "a1"))
    return _other_integers(column, name, "a square is an integer or a name such as 'e4'")


def sets(column: pa.Array, name: str) -> npt.NDArray[np.uint64]:
    """Sets of squares in integers of any type; any set where the column is null.

    A signed integer of 64 bits has the same bits as the unsigned one.
    """
    of_arrow = column.type.id
    if of_arrow == _SETS:
        return _values(column, _WORD)
    kind = _INTEGERS.get(of_arrow)
    if kind is None:
        found = _other_integers(column, name, "a set of squares is an integer")
        return found.astype(np.uint64)
    if kind.itemsize == 8:
        return _values(column, kind).view(np.uint64)
    if kind.kind == "i":
        numbers = _values(pc.fill_null(column, 0) if column.null_count else column, kind)
        return _words(numbers, name, column)
    return _values(column, kind).astype(np.uint64)


def _is_text(kind: pa.DataType) -> bool:
    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def _words(numbers: npt.NDArray[Any], name: str, column: pa.Array) -> npt.NDArray[np.uint64]:
    is_bad = numbers < 0
    if numbers.dtype == object:  # integers of 128 bits
        is_bad |= numbers >= 2**64
    for bad in numbers[is_bad][:1]:
        raise ValueError(f"{name} = {bad}: a negative or larger {column.type} is not a bitboard")
    return numbers.astype(np.uint64)


def _is_wide(kind: pa.DataType) -> bool:
    """Whether this is an integer of 128 bits, which Arrow stores as a decimal of the most digits."""
    return bool(pa.types.is_decimal(kind) and kind.scale == 0 and kind.precision >= 38)


def _other_integers(column: pa.Array, name: str, what: str) -> npt.NDArray[Any]:
    """Integers that are none of Arrow's: nulls, and those of 128 bits."""
    kind = column.type
    if pa.types.is_null(kind):
        return np.zeros(len(column), np.uint8)
    if _is_wide(kind):
        numbers = np.array([int(value or 0) for value in column.to_pylist()], object)
        return _words(numbers, name, column)
    is_cast = pa.types.is_decimal(kind) or pa.types.is_floating(kind)
    hint = "; for sets write CAST(... AS UBIGINT), in Spark CAST(... AS BIGINT)" if is_cast else ""
    hint += ", before a float has lost squares beyond 2**53" if pa.types.is_floating(kind) else ""
    raise TypeError(f"{name} is a column of {kind}: {what}{hint}")


def as_numpy(column: Any, name: str) -> tuple[bool, npt.NDArray[Any]]:
    """Whether values are missing, and a column for a function of NumPy, which says what it takes."""
    array = one_part(column)
    if pa.types.is_struct(array.type):
        names = ", ".join(field.name for field in array.type)
        raise TypeError(f"{name} is a table or a struct of {names}: give one of its columns")
    if (kind := _INTEGERS.get(array.type.id)) is not None:
        return array.null_count > 0, _values(array, kind)
    is_wide = _is_wide(array.type)
    return array.null_count > 0, places(array, name) if is_wide else np.asarray(array)


@lru_cache(maxsize=4)
def _equal_steps(n: int, step: int) -> bytes:
    """The buffer of where texts of one length begin, and the end."""
    return (np.arange(n + 1, dtype=np.int32) * np.int32(step)).tobytes()


def one_text(column: pa.Array) -> str | None:
    """The text of all rows, if these are few and are seen to be equal by their bytes."""
    n = len(column)
    if column.type.id != _STRING or column.offset or column.null_count or not 0 < n <= QUICK:
        return None
    _, offsets, text = column.buffers()
    starts = bytes(memoryview(offsets)[: 4 * n + 4])
    length = int.from_bytes(starts[4:8], "little")
    if not length or starts != _equal_steps(n, length):
        return None
    all_rows = bytes(memoryview(text)[: n * length])
    one = all_rows[:length]
    return one.decode() if all_rows == one * n else None


def _constant(default: Any) -> Callable[[pa.Array, str], Any]:
    """Reads the value of all rows, or takes the default if there is none."""

    def read(column: pa.Array, name: str) -> Any:
        if (text := one_text(column)) is not None:
            return text
        kind = _INTEGERS.get(column.type.id)
        if kind is not None and not column.null_count and len(column):
            numbers = _values(column, kind)
            if (numbers == numbers[0]).all():
                return int(numbers[0])
        is_flag = column.type.id == _BOOL and not column.null_count and len(column)
        if is_flag and column.true_count in (0, len(column)):
            return column.true_count > 0
        values = pc.unique(column).drop_null().to_pylist()
        if len(values) > 1:
            raise ValueError(
                f"{name} is one value for all rows: write a call for each, for example in a CASE"
            )
        return values[0] if values else default

    return read


def _fens(column: pa.Array, name: str) -> pa.Array:
    return pc.fill_null(column.cast(pa.large_string()), EMPTY) if column.null_count else column


def _positions(column: pa.Array, name: str) -> Positions:
    """FENs, or structs of sets."""
    if not pa.types.is_struct(column.type):
        return positions(_fens(column, name))
    fields: dict[str, Any] = {}
    for field in COLUMNS:
        part = column.field(field)
        if field == "turn":
            fields[field] = np.asarray(pc.fill_null(part, True) if part.null_count else part)
        else:
            fields[field] = sets(part, f"{name}.{field}")
    return Positions(**fields, faults=np.zeros(len(column), np.uint8))


#: How a column of each kind becomes an argument.
READ: dict[str, Callable[[pa.Array, str], Any]] = {
    SQUARE: places, PLACE: places, SET: sets, FEN: _fens, POSITION: _positions,
    PIECE: _constant("king"), FLAG: _constant(True), NUMBER: _constant(3), TEXT: _constant("raise"),
}  # fmt: skip


def is_column(value: object) -> bool:
    """Whether a value has Arrow's C interface."""
    return (
        type(value) is ChunkedArray
        or hasattr(value, "__arrow_c_stream__")
        or hasattr(value, "__arrow_c_array__")
    )


def column_of_numbers(numbers: Any, kind: str, rows: int, null: _Mask | None = None) -> pa.Array:
    """A column of the bytes of numbers, or of flags."""
    bits = np.packbits(numbers, bitorder="little") if kind == "bool" else numbers
    return pa.Array.from_buffers(_TYPES[kind], rows, [_validity(null), pa.py_buffer(bits)])


def _validity(null: _Mask | None) -> Any:
    return None if null is None else pa.py_buffer(np.packbits(~null, bitorder="little"))


@cache
def _struct(fields: tuple[tuple[str, str], ...]) -> pa.DataType:
    return pa.struct([(name, _TYPES[kind]) for name, kind in fields])


def as_arrow(result: Result, answer: Any, rows: int, null: _Mask | None) -> pa.Array:
    """An answer of NumPy, or its bytes, as a column."""
    if isinstance(answer, Positions):
        null = either(null, answer.faults != 0 if answer.faults.any() else None)
        answer = tuple(answer.sets().values())
    if result.fields:
        kinds = result.fields.values()
        parts = [
            column_of_numbers(part, kind, rows) for part, kind in zip(answer, kinds, strict=True)
        ]
        kind = _struct(tuple(result.fields.items()))
        return pa.Array.from_buffers(kind, rows, [_validity(null)], children=parts)
    if not result.size:
        # To look for a byte in bytes takes a tenth of the time of a comparison of the array.
        if result.none and NONE in (answer if type(answer) is bytearray else answer.tobytes()):
            null = either(null, np.frombuffer(answer, np.uint8) == NONE)
        return column_of_numbers(answer, result.number, rows, null)
    if not result.times:
        numbers = column_of_numbers(answer, result.number, rows * result.size)
        kind = pa.list_(numbers.type, result.size)
        return pa.Array.from_buffers(kind, rows, [_validity(null)], children=[numbers])
    numbers = column_of_numbers(answer, result.number, answer.size)
    size = math.prod(answer.shape[1:])
    list_of, offset = lists(answer.size)
    ends = pa.py_buffer(np.arange(rows + 1, dtype=offset) * offset(size))
    kind = list_of(numbers.type)
    return pa.Array.from_buffers(kind, rows, [_validity(null), ends], children=[numbers])


def lists(numbers: int) -> tuple[Callable[..., pa.DataType], type[Any]]:
    """The type of lists with so many numbers in all, and that of their offsets."""
    return (pa.list_, np.int32) if numbers < 2**31 else (pa.large_list, np.int64)


def texts(column: Any) -> tuple[Any, npt.NDArray[np.int64], _Mask | None]:
    """The bytes of texts, where each begins, and which are null; no copy of large strings in one part."""
    if not isinstance(column, (pa.Array, ChunkedArray)):
        column = one_part(column) if is_column(column) else pa.array(column)
    if column.type.id == _STRING and isinstance(column, pa.Array):
        _, offsets, text = column.buffers()
        starts = np.frombuffer(offsets or bytes(4), np.int32)
        starts = starts[column.offset : column.offset + len(column) + 1]
        return text or b"", starts.astype(np.int64), is_null(column)
    if column.type.id == _RUNS:
        column = pc.run_end_decode(column)
    is_dictionary = column.type.id == _DICTIONARY
    if pa.types.is_nested(column.type.value_type if is_dictionary else column.type):
        raise TypeError(f"boards is a column of {column.type}: a position is a text")
    # Before the chunks are joined, because offsets of 32 bits end at 2 GiB. Not safe: the operations
    # of an EPD may be in any encoding.
    kind = pa.large_string()
    kind = pa.dictionary(column.type.index_type, kind) if is_dictionary else kind
    array = decoded(column if column.type == kind else column.cast(kind, safe=False))
    _, offsets, text = array.buffers()
    numbers = np.frombuffer(offsets or bytes(8), np.int64)[
        array.offset : array.offset + len(array) + 1
    ]
    # A buffer of a file may begin at any byte.
    return text or b"", np.require(numbers, np.int64, ["C", "A"]), is_null(array)
