"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path(0, start, target, own, enemy, avoid) FROM positions")

Squares are UTINYINT, sets UBIGINT; a result is NULL where no sequence of moves leads. The piece is
the first argument and the same for every row of a call.
"""

from __future__ import annotations

from typing import Any

import duckdb
import numpy as np
import pyarrow as pa

from . import empty_board, obstacles
from ._library import NONE


def _numbers(column: Any) -> Any:
    return column.to_numpy(zero_copy_only=False) if isinstance(column, pa.Array) else (
        column.to_numpy()
    )


def _piece(column: Any) -> int:
    pieces = np.unique(_numbers(column))
    if len(pieces) > 1:
        raise ValueError("the piece is the same for all rows of a query")
    return int(pieces[0]) if len(pieces) else 0


def _distances(result: Any) -> pa.Array:
    return pa.array(result, mask=result == NONE)


def _distance(piece: Any, a: Any, b: Any) -> pa.Array:
    return _distances(empty_board.distance(_piece(piece), _numbers(a), _numbers(b)))


def _path(piece: Any, start: Any, target: Any, own: Any, enemy: Any, avoid: Any) -> pa.Array:
    columns = (_numbers(column) for column in (start, target, own, enemy, avoid))
    return _distances(obstacles.path(_piece(piece), *columns))


def _map(piece: Any, start: Any, own: Any, enemy: Any, avoid: Any) -> pa.Array:
    columns = (_numbers(column) for column in (start, own, enemy, avoid))
    maps = obstacles.distance_map(_piece(piece), *columns)
    return pa.FixedSizeListArray.from_arrays(pa.array(maps.reshape(-1)), 64)


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds ``chess_distance``, ``chess_path`` and ``chess_map`` to a connection.

    ``chess_distance(piece, a, b)``: moves on the empty board. ``chess_path(piece, start, target,
    own, enemy, avoid)``: moves among obstacles between squares. ``chess_map(piece, start, own,
    enemy, avoid)``: a UTINYINT[64], 255 where no sequence of moves leads.
    """
    integer, square, word = "INTEGER", "UTINYINT", "UBIGINT"
    functions: list[tuple[str, Any, list[str], str]] = [
        ("chess_distance", _distance, [integer, square, square], square),
        ("chess_path", _path, [integer, square, square, word, word, word], square),
        ("chess_map", _map, [integer, square, word, word, word], "UTINYINT[64]"),
    ]
    for name, function, parameters, result in functions:
        connection.create_function(
            name,
            function,
            [duckdb.sqltype(parameter) for parameter in parameters],
            duckdb.sqltype(result),
            type=duckdb.func.ARROW,  # type: ignore[arg-type, unused-ignore]
        )
