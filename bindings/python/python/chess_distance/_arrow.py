"""Columns of Arrow: squares and sets of squares for DuckDB and Spark, texts, and NULL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc


def is_null(*columns: pa.Array) -> npt.NDArray[np.bool_]:
    """The rows in which some column holds nothing."""
    nulls = [np.asarray(pc.is_null(column)) for column in columns]
    return np.logical_or.reduce(nulls)  # type: ignore[no-any-return]


@contextmanager
def batch(rows: int) -> Iterator[None]:
    """Errors of a batch name its size: no engine says which batch this is, or what came before it."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise type(error)(f"{error} (in a batch of {rows} rows)") from None


def decoded(column: Any) -> pa.Array:
    """The column in one part, and the values of a dictionary, such as the names of an ENUM."""
    if isinstance(column, pa.ChunkedArray):
        column = column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()
    return column.dictionary_decode() if pa.types.is_dictionary(column.type) else column


def squares(column: pa.Array, name: str) -> npt.NDArray[Any]:
    """Squares: integers or names; a1 where the column is NULL. Unsigned integers of 64 bits, and
    integers of 128 bits, are sets, because engines make these types of sets."""
    if pa.types.is_string(column.type) or pa.types.is_large_string(column.type):
        return np.asarray(pc.fill_null(column, "a1"))
    values = _integers(column, name, "a square is an integer or a name such as 'e4'")
    return _words(values, name, column) if values.dtype == object else values


def sets(column: pa.Array, name: str) -> npt.NDArray[np.uint64]:
    """Sets of squares in integers of any type; empty where the column is NULL.

    A signed integer of 64 bits has the same bits as the unsigned one.
    """
    return _words(_integers(column, name, "a set of squares is an integer"), name, column)


def _words(values: npt.NDArray[Any], name: str, column: pa.Array) -> npt.NDArray[np.uint64]:
    bad = values[(values < 0) | (values >= 2**64)] if values.dtype == object else values[values < 0]
    if bad.size and values.dtype != np.int64:
        raise ValueError(f"{name} = {bad[0]}: a negative or larger {column.type} is not a bitboard")
    return values.astype(np.uint64)


def _is_wide(kind: pa.DataType) -> bool:
    """Whether this is an integer of 128 bits, which Arrow stores as a decimal of the most digits."""
    return bool(pa.types.is_decimal(kind) and kind.scale == 0 and kind.precision >= 38)


def _integers(column: pa.Array, name: str, what: str) -> npt.NDArray[Any]:
    kind = column.type
    if pa.types.is_null(kind):
        return np.zeros(len(column), np.uint8)
    if _is_wide(kind):
        return np.array([int(value or 0) for value in column.to_pylist()], object)
    if not pa.types.is_integer(kind):
        is_cast = pa.types.is_decimal(kind) or pa.types.is_floating(kind)
        hint = (
            "; for sets write CAST(... AS UBIGINT), in Spark CAST(... AS BIGINT)" if is_cast else ""
        )
        hint += (
            ", before a float has lost squares beyond 2**53" if pa.types.is_floating(kind) else ""
        )
        raise TypeError(f"{name} is a column of {kind}: {what}{hint}")
    return np.asarray(pc.fill_null(column, 0))


def texts(column: Any) -> tuple[Any, npt.NDArray[np.int64], npt.NDArray[np.bool_] | None]:
    """The bytes of texts, where each begins, and which are NULL; no copy of large strings in one part."""
    column = column if isinstance(column, (pa.Array, pa.ChunkedArray)) else pa.array(column)
    is_dictionary = pa.types.is_dictionary(column.type)
    if pa.types.is_nested(column.type.value_type if is_dictionary else column.type):
        raise TypeError(f"boards is a column of {column.type}: a position is a text")
    # Before the chunks are joined, because offsets of 32 bits end at 2 GiB. Not safe: the operations
    # of an EPD may be in any encoding.
    kind = pa.large_string()
    kind = pa.dictionary(column.type.index_type, kind) if is_dictionary else kind
    array = decoded(column.cast(kind, safe=False))
    _, offsets, text = array.buffers()
    numbers = np.frombuffer(offsets or bytes(8), np.int64)[
        array.offset : array.offset + len(array) + 1
    ]
    # A buffer of a file may begin at any byte.
    return (
        text or b"",
        np.require(numbers, np.int64, ["C", "A"]),
        is_null(array) if array.null_count else None,
    )
