"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path('king', start, target, own, enemy, avoid) FROM positions")

Starts and targets are squares, as integers or names ("e4"), or sets of squares, which are UBIGINT.
Obstacles are sets in integers of any type; a BIGINT has the same bits as the UBIGINT. A result is
NULL if an argument is NULL or no sequence of moves leads there. A piece is a name such as 'king'.
It is the same for all rows of a vector, which DuckDB passes at a time, and so is a color.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from ._arguments import kind_of
from ._functions import FUNCTIONS, Function, Result
from ._on_arrow import in_batches

_TYPES = {"uint8": "UTINYINT", "uint16": "USMALLINT", "uint64": "UBIGINT", "bool": "BOOLEAN"}


def sql_type(result: Result) -> str:
    """The type of a result in SQL. An array whose size is an argument's has any size."""
    if result.fields:
        fields = (f"{name} {_TYPES[kind]}" for name, kind in result.fields.items())
        return f"STRUCT({', '.join(fields)})"
    size = "" if not result.size else "[]" if result.times else f"[{result.size}]"
    return _TYPES[result.number] + size


def sql_call(function: Function) -> str:
    """How a function is called in SQL, with the arguments that may be left out in brackets."""
    names = list(function.kinds)
    needed = [name for name in names if name not in function.defaults]
    more = "".join(f" [, {name}" for name in names[len(needed) :])
    return f"{function.sql}({', '.join(needed)}{more}{']' * (len(names) - len(needed))})"


def on_vectors(function: Function) -> Callable[..., pa.Array]:
    """The function that DuckDB calls with columns of up to 2,048 rows."""
    names = tuple(function.kinds)
    least = len(names) - len(function.defaults)

    def vectors(*columns: Any) -> pa.Array:
        if not least <= len(columns) <= len(names):
            raise TypeError(f"{sql_call(function)} has {len(columns)} arguments here")
        return in_batches(function, dict(zip(names, columns, strict=False)), len(columns[0]))

    return vectors


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds the functions to a connection; the page on DuckDB has the table of them: ``chess_path``,
    ``chess_distance``, ``chess_position`` and so on."""
    if not hasattr(connection, "remove_function"):  # the module `duckdb` is a connection too
        raise TypeError(f"connection is what duckdb.connect() gives, not {kind_of(connection)}")
    # At its first conversion Arrow imports pandas, if it is there. In a query a Ctrl-C during that
    # import would be lost, or leave the lock of imports taken, for which DuckDB's threads wait for
    # ever.
    pc.is_null(pa.array([0])).to_numpy(zero_copy_only=False)
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for function in FUNCTIONS:
        with suppress(duckdb.InvalidInputException):  # a notebook runs its cell twice
            connection.remove_function(function.sql)
        # Without a list of types the function takes any number and type of columns.
        kind = duckdb.sqltype(sql_type(function.result))
        connection.create_function(function.sql, on_vectors(function), None, kind, **options)
