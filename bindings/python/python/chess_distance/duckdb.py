"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path('king', start, target, own, enemy, avoid) FROM positions")

Starts and targets are squares, as integers or names ("e4"), or sets of squares, which are UBIGINT.
Obstacles are sets in integers of any type; a BIGINT has the same bits as the UBIGINT. A result is
NULL if an argument is NULL or no sequence of moves leads there. The piece is the first argument, a
name such as 'king'. It is the same for all rows of a query.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from . import empty_board
from . import obstacles as among_obstacles
from ._arrow import is_null, sets, squares
from ._library import NONE
from .pieces import KING, PieceLike, piece_code


def _piece(column: pa.Array) -> PieceLike | None:
    """The piece of all rows; None if there are no rows."""
    pieces = pc.unique(column).drop_null().to_pylist()
    if len(pieces) > 1:
        raise ValueError("the piece is the same for all rows of a query")
    if not pieces:
        return None
    piece_code(pieces[0])  # a number is no piece, as in Python
    return str(pieces[0])


def _on_vectors(
    name: str, call: Callable[..., npt.NDArray[np.uint8]], places: list[str], obstacles: list[str]
) -> Callable[..., Any]:
    """Arrow columns for a function of NumPy columns; rows with a NULL stay NULL."""

    def vectors(*columns: Any) -> Any:
        if not 1 + len(places) <= len(columns) <= 1 + len(places) + len(obstacles):
            optional = "".join(f"[, {word}]" for word in obstacles)
            raise TypeError(f"{name}({', '.join(['piece', *places])}{optional})")
        rows = len(columns[0])
        null = np.zeros(rows, bool)
        for column in columns:
            null |= is_null(column)
        piece = _piece(columns[0])
        split = 1 + len(places)
        numbers: list[npt.NDArray[Any]] = [
            *map(squares, columns[1:split], places),
            *map(sets, columns[split:], obstacles),
        ]
        result = call(KING if piece is None else piece, *numbers)
        if result.ndim == 1:
            return pa.array(result, mask=null | (result == NONE))
        flat = pa.array(result.reshape(-1))
        mask = pa.array(null) if null.any() else None
        return pa.FixedSizeListArray.from_arrays(flat, result.shape[1], mask=mask)

    return vectors


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds ``chess_distance``, ``chess_path`` and ``chess_map`` to a connection.

    ``chess_distance(piece, a, b)``: moves on the empty board. ``chess_path(piece, start, target
    [, own [, enemy [, avoid]]])``: moves among obstacles. ``chess_map(piece, start
    [, own [, enemy [, avoid]]])``: a UTINYINT[64], 255 where no sequence of moves leads.
    """
    obstacles = ["own", "enemy", "avoid"]
    functions: list[tuple[str, Callable[..., Any], list[str], list[str], str]] = [
        ("chess_distance", empty_board.distance, ["a", "b"], [], "UTINYINT"),
        ("chess_path", among_obstacles.path, ["start", "target"], obstacles, "UTINYINT"),
        ("chess_map", among_obstacles.distance_map, ["start"], obstacles, "UTINYINT[64]"),
    ]
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for name, call, places, optional, result in functions:
        # Without a list of types the function takes any number and type of columns.
        function = _on_vectors(name, call, places, optional)
        connection.create_function(name, function, None, duckdb.sqltype(result), **options)
