"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path(0, start, target, own, enemy, avoid) FROM positions")

Squares are UTINYINT, sets UBIGINT. A result is NULL where an argument is, and where no sequence of
moves leads. The piece is the first argument, the same for all rows of a query.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from . import empty_board, obstacles
from ._library import NONE


def _on_vectors(call: Callable[..., Any]) -> Callable[..., Any]:
    """Arrow columns for a function of a piece and NumPy columns; rows with a NULL stay NULL."""

    @functools.wraps(call)
    def vectors(piece: Any, *columns: Any) -> Any:
        pieces = pc.unique(piece).drop_null().to_pylist()
        if len(pieces) > 1:
            raise ValueError("the piece is the same for all rows of a query")
        null = np.zeros(len(piece), bool)
        for column in (piece, *columns):
            if column.null_count:
                null |= np.asarray(pc.is_null(column))
        numbers = (np.asarray(pc.fill_null(column, 0)) for column in columns)
        result = call(pieces[0] if pieces else 0, *numbers)
        if result.ndim == 1:
            return pa.array(result, mask=null | (result == NONE))
        flat = pa.array(result.reshape(-1))
        mask = pa.array(null) if null.any() else None
        return pa.FixedSizeListArray.from_arrays(flat, result.shape[1], mask=mask)

    return vectors


@_on_vectors
def _distance(piece: int, a: Any, b: Any) -> Any:
    return empty_board.distance(piece, a, b)


@_on_vectors
def _path(piece: int, start: Any, target: Any, own: Any, enemy: Any, avoid: Any) -> Any:
    return obstacles.path(piece, start, target, own, enemy, avoid)


@_on_vectors
def _map(piece: int, start: Any, own: Any, enemy: Any, avoid: Any) -> Any:
    return obstacles.distance_map(piece, start, own, enemy, avoid)


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds ``chess_distance``, ``chess_path`` and ``chess_map`` to a connection.

    ``chess_distance(piece, a, b)``: moves on the empty board. ``chess_path(piece, start, target,
    own, enemy, avoid)``: moves among obstacles between squares. ``chess_map(piece, start, own,
    enemy, avoid)``: a UTINYINT[64], 255 where no sequence of moves leads.
    """
    square, word = "UTINYINT", "UBIGINT"
    functions: list[tuple[str, Any, list[str], str]] = [
        ("chess_distance", _distance, [square, square], square),
        ("chess_path", _path, [square, square, word, word, word], square),
        ("chess_map", _map, [square, word, word, word], "UTINYINT[64]"),
    ]
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for name, function, columns, result in functions:
        types: Any = [duckdb.sqltype(column) for column in ("INTEGER", *columns)]
        connection.create_function(name, function, types, duckdb.sqltype(result), **options)
