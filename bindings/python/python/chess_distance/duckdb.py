"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path('king', start, target, own, enemy, avoid) FROM positions")

Starts and targets are squares, as integers or names ("e4"), or sets of squares, which are UBIGINT.
Obstacles are sets in integers of any type; a BIGINT has the same bits as the UBIGINT. A result is
NULL if an argument is NULL or no sequence of moves leads there. A piece is a name such as 'king'.
It is the same for all rows of a query, and so is a color.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from . import empty_board
from . import obstacles as among
from ._arrow import is_null, sets, squares
from ._library import NONE
from ._position import EMPTY, Positions, positions
from .features import passed_pawns
from .pieces import KING
from .territories import Territories, nearest, territory


def _constant(column: pa.Array, name: str, default: Any) -> Any:
    """The value of all rows, or the default if there is none."""
    values = pc.unique(column).drop_null().to_pylist()
    if len(values) > 1:
        raise ValueError(f"{name} is one value for all rows: write a call for each, for example in a CASE")
    return values[0] if values else default


def _fens(column: pa.Array, name: str) -> pa.Array:
    return pc.fill_null(column.cast(pa.large_string()), EMPTY)


# How a column of each kind becomes an argument. The kinds stand before the names of parameters.
_READ: dict[str, Callable[[Any, str], Any]] = {
    "piece": partial(_constant, default=KING), "place": squares, "set": sets,
    "flag": partial(_constant, default=True), "fen": _fens,
}  # fmt: skip
_OBSTACLES = ["set own", "set enemy", "set avoid"]
_FUNCTIONS: list[tuple[str, Callable[..., Any], list[str], list[str], str]] = [
    ("chess_distance", empty_board.distance, ["piece piece", "place a", "place b"], [], "UTINYINT"),
    ("chess_path", among.path, ["piece piece", "place start", "place target"], _OBSTACLES, "UTINYINT"),
    ("chess_map", among.distance_map, ["piece piece", "place start"], _OBSTACLES, "UTINYINT[64]"),
    ("chess_nearest", nearest, ["place square", "set among"], [], "UTINYINT"),
    ("chess_position", lambda fens: positions(fens).sets(), ["fen fen"], [],
     "STRUCT(" + ", ".join(f"{name} UBIGINT" for name in Positions._fields[:9]) + ", turn BOOLEAN)"),
    ("chess_territory", territory, ["piece piece1", "place set1", "piece piece2", "place set2"],
     _OBSTACLES, "STRUCT(first UBIGINT, second UBIGINT, tied UBIGINT)"),
    ("chess_passed_pawns", lambda own, enemy, color: passed_pawns(own, enemy, color=color),
     ["set own", "set enemy", "flag white"], [], "UBIGINT"),
]  # fmt: skip


def _on_vectors(
    function: str, call: Callable[..., Any], required: list[str], optional: list[str]
) -> Callable[..., Any]:
    """Arrow columns for a function of NumPy columns; rows with a NULL stay NULL."""
    parameters = [parameter.split() for parameter in required + optional]

    def vectors(*columns: Any) -> Any:
        if not len(required) <= len(columns) <= len(parameters):
            names = [name for _, name in parameters]
            more = "".join(f"[, {name}]" for name in names[len(required) :])
            raise TypeError(f"{function}({', '.join(names[: len(required)])}{more})")
        null = np.zeros(len(columns[0]), bool)
        for column in columns:
            null |= is_null(column)
        given = zip(parameters, columns, strict=False)
        result = call(*(_READ[kind](column, name) for (kind, name), column in given))
        if isinstance(result, Territories):
            result = result._asdict()
        if isinstance(result, dict):
            parts = [pa.array(part) for part in result.values()]
            return pa.StructArray.from_arrays(parts, list(result), mask=pa.array(null))
        if result.ndim == 1:
            return pa.array(result, mask=null | (result == NONE) if result.dtype == np.uint8 else null)
        flat = pa.array(result.reshape(-1))
        return pa.FixedSizeListArray.from_arrays(flat, result.shape[1], mask=pa.array(null))

    return vectors


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds the functions to a connection; the page on DuckDB has the table of them.

    ``chess_distance``, ``chess_path``, ``chess_map``, ``chess_nearest``, ``chess_position``,
    ``chess_territory``, ``chess_passed_pawns``.
    """
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for name, call, required, optional, result in _FUNCTIONS:
        with suppress(duckdb.InvalidInputException):  # a notebook runs its cell twice
            connection.remove_function(name)
        # Without a list of types the function takes any number and type of columns.
        function = _on_vectors(name, call, required, optional)
        connection.create_function(name, function, None, duckdb.sqltype(result), **options)
