"""The functions of columns on columns of Arrow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import Array

from ._arguments import count, obstacle, squares
from ._arrow import READ, address, as_arrow, either, is_column, is_null, no_position, one_part
from ._blocks import QUICK, as_words
from ._functions import NUMBER, PIECE, PLACE, POSITION, SET, SQUARE, WALLS, Function
from ._library import ffi, lib, pointer
from .pieces import piece_code


def on_columns(function: Function, given: Mapping[str, Any]) -> pa.Array:
    """The answers of a function of columns as a column; null where an argument is null.

    An argument that is no column is one value for all rows, and an int means what it means in a column.
    """
    columns: dict[str, pa.Array] = {}
    null, n = None, 0
    for name, value in given.items():
        if not is_column(value):
            continue
        column = columns[name] = one_part(value)
        if len(column) != n and len(columns) > 1:
            raise ValueError(f"columns of different length: {name} has {len(column)} rows, not {n}")
        n = len(column)
        find = no_position if function.kinds[name] == POSITION else is_null
        null = either(null, find(column))
    arguments = {**given, **columns}
    if function.batch is not None and 0 < n <= QUICK:
        answer = _of_short_columns(function, function.batch, arguments, n)
        if answer is not None:
            return as_arrow(function.result, answer, n, null)
    for name, value in given.items():
        if name in columns:
            arguments[name] = READ[function.kinds[name]](columns[name], name)
        elif function.kinds[name] == SET and isinstance(value, (int, np.integer)):
            # As in a column: `nearest` of NumPy takes an int for a square.
            arguments[name] = np.uint64(obstacle(value, name))
    return as_arrow(function.result, function.call(**arguments), n, null)


def in_batches(function: Function, given: Mapping[str, Any], rows: int) -> pa.Array:
    """`on_columns` for an engine that gives some rows at a time. An error names their number, since
    no engine says which batch this is, or what came before it."""
    try:
        return on_columns(function, given)
    except (ValueError, TypeError) as error:
        raise type(error)(f"{error} (in a batch of {rows} rows)") from None


def _of_short_columns(
    function: Function, batch: Callable[..., int], arguments: Mapping[str, Any], n: int
) -> bytearray | None:
    """The bytes of C's answers; None for a square or set for all rows, or where C finds a fault.

    NumPy's function does these, says what is wrong, and shares long columns among threads. For 2,048
    rows it takes longer than C.
    """
    given: list[Any] = []
    walls: list[Any] = []
    kept: list[Any] = []
    for name, kind in function.kinds.items():
        value: Any = arguments.get(name)
        is_many = isinstance(value, Array)
        if kind == PIECE:
            given.append(piece_code(READ[kind](value, name) if is_many else value))
        elif kind == NUMBER:
            given.append(count(READ[kind](value, name) if is_many else value, name))
        elif is_many:
            place = address(value, kind)
            if place is None:
                array = READ[kind](value, name)
                array = (
                    array if array.dtype == np.uint64 and kind != SQUARE else squares(array, name)
                )
                # A buffer of a file may begin at any byte.
                array = as_words(array) if kind == PLACE else array
                kept.append(np.require(array, requirements=["C", "A"]))
                place = pointer(kept[-1])
            (walls if name in WALLS else given).append(place)
        elif name in WALLS and (value is None or type(value) is int and value == 0):
            walls.append(ffi.NULL)
        else:
            return None
    # A struct of three columns, if the function has obstacles.
    board = [ffi.new("ChessDistanceColumns *", walls)] if walls else []
    out = bytearray(n * function.result.bytes)
    fault = batch(*given, *board, pointer(out), n)
    return out if fault == lib.CHESS_DISTANCE_OK else None
