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

from . import empty_board, endings, features, levels, ways
from . import obstacles as among
from ._arrow import batch, decoded, is_null, sets, squares
from ._library import NONE
from ._position import COLUMNS, EMPTY, Positions
from ._reading import positions
from .pieces import KING
from .two_sides import Territories, territory


def _constant(column: pa.Array, name: str, default: Any) -> Any:
    """The value of all rows, or the default if there is none."""
    values = pc.unique(column).drop_null().to_pylist()
    if len(values) > 1:
        raise ValueError(
            f"{name} is one value for all rows: write a call for each, for example in a CASE"
        )
    return values[0] if values else default


def _fens(column: pa.Array, name: str) -> pa.Array:
    return pc.fill_null(column.cast(pa.large_string()), EMPTY)


def _positions(column: pa.Array, name: str) -> Positions:
    """FENs, or the structs of chess_position."""
    if not pa.types.is_struct(column.type):
        return positions(_fens(column, name))
    fields: dict[str, Any] = {
        field: np.asarray(pc.fill_null(column.field(field), field == "turn" or 0))
        for field in COLUMNS
    }
    return Positions(**fields, faults=np.zeros(len(column), np.uint8))


# How a column of each kind becomes an argument. The kinds stand before the names of parameters.
_READ: dict[str, Callable[[Any, str], Any]] = {
    "piece": partial(_constant, default=KING), "place": squares, "set": sets, "fen": _fens,
    "flag": partial(_constant, default=True), "moves": partial(_constant, default=3),
    "errors": partial(_constant, default="raise"), "position": _positions,
}  # fmt: skip


def _position(fens: pa.Array, errors: str = "raise") -> Any:
    columns = positions(fens, errors=errors)  # type: ignore[arg-type]
    return columns.sets(), columns.faults != 0


def _of_color(call: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose last argument but the optional ones is the color."""
    return lambda one, two, color, *rest: call(one, two, *rest, color=color)


def _attacked(board: Positions, color: bool, without: Any = 0) -> Any:
    return features.attacked(board, color=color, without=without)


_OBSTACLES = ["set own", "set enemy", "set avoid"]
_PAWNS = ["set own", "set enemy", "flag white"]
_STRUCT = "STRUCT(" + ", ".join(f"{name} UBIGINT" for name in COLUMNS[:9]) + ", turn BOOLEAN)"
_FUNCTIONS: list[tuple[str, Callable[..., Any], list[str], list[str], str]] = [
    ("chess_distance", empty_board.distance, ["piece piece", "place a", "place b"], [], "UTINYINT"),
    ("chess_path", among.path, ["piece piece", "place start", "place target"], _OBSTACLES, "UTINYINT"),
    ("chess_map", among.distance_map, ["piece piece", "place start"], _OBSTACLES, "UTINYINT[64]"),
    ("chess_moves", levels.moves, ["piece piece", "place start"], _OBSTACLES, "UBIGINT"),
    ("chess_attacks", levels.attacks, ["piece piece", "place start"], ["set occupied"], "UBIGINT"),
    ("chess_within", levels.within, ["piece piece", "place start", "moves moves"], _OBSTACLES, "UBIGINT"),
    ("chess_ring", levels.ring, ["piece piece", "place start", "moves moves"], _OBSTACLES, "UBIGINT"),
    ("chess_trajectory_count", ways.trajectory_count, ["piece piece", "place start", "place target"],
     _OBSTACLES, "UBIGINT"),
    ("chess_nearest", among.nearest, ["place square", "set among"], [], "UTINYINT"),
    ("chess_position", _position, ["fen fen"], ["errors errors"], _STRUCT),
    ("chess_territory", territory, ["piece piece1", "place set1", "piece piece2", "place set2"],
     _OBSTACLES, "STRUCT(first UBIGINT, second UBIGINT, tied UBIGINT)"),
    ("chess_passed_pawns", _of_color(features.passed_pawns), _PAWNS, [], "UBIGINT"),
    ("chess_backward_pawns", _of_color(features.backward_pawns), _PAWNS, [], "UBIGINT"),
    ("chess_isolated_pawns", features.isolated_pawns, ["set own"], [], "UBIGINT"),
    ("chess_attacked", _attacked, ["position position", "flag white"], ["set without"], "UBIGINT"),
    ("chess_planes", features.distance_planes, ["position position"], ["moves moves"], "UTINYINT[]"),
    ("chess_mop_up", endings.mop_up, ["place winner", "place loser"], [], "USMALLINT"),
]  # fmt: skip


def _columns(
    function: str, call: Callable[..., Any], required: list[str], optional: list[str], *columns: Any
) -> Any:
    """A function of NumPy columns on Arrow columns; rows with a NULL stay NULL."""
    parameters = [parameter.split() for parameter in required + optional]
    if not len(required) <= len(columns) <= len(parameters):
        names = [name for _, name in parameters]
        more = "".join(f"[, {name}]" for name in names[len(required) :])
        raise TypeError(f"{function}({', '.join(names[: len(required)])}{more})")
    columns = tuple(map(decoded, columns))
    null = is_null(*columns)
    given = zip(parameters, columns, strict=False)
    result = call(*(_READ[kind](column, name) for (kind, name), column in given))
    if isinstance(result, Territories):
        result = result._asdict(), False
    if isinstance(result, tuple):
        parts, bad = result
        arrays = [pa.array(part) for part in parts.values()]
        return pa.StructArray.from_arrays(arrays, list(parts), mask=pa.array(null | bad))
    if result.ndim == 1:
        return pa.array(result, mask=null | (result == NONE) if result.dtype == np.uint8 else null)
    size = int(np.prod(result.shape[1:]))
    flat, mask = pa.array(result.reshape(-1)), pa.array(null)
    if function == "chess_map":
        return pa.FixedSizeListArray.from_arrays(flat, size, mask=mask)
    ends = pa.array(np.arange(len(result) + 1, dtype=np.int32) * np.int32(size))
    return pa.ListArray.from_arrays(ends, flat, mask=mask)


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds the functions to a connection; the page on DuckDB has the table of them.

    ``chess_distance``, ``chess_path``, ``chess_map``, ``chess_moves``, ``chess_attacks``,
    ``chess_within``, ``chess_ring``, ``chess_trajectory_count``, ``chess_nearest``,
    ``chess_position``, ``chess_territory``, ``chess_attacked``, ``chess_planes``, ``chess_mop_up``,
    ``chess_passed_pawns``, ``chess_backward_pawns``, ``chess_isolated_pawns``.
    """
    # At its first conversion Arrow imports pandas, if it is there. In a query a Ctrl-C during that
    # import would be lost, or leave the lock of imports taken, for which DuckDB's threads wait for
    # ever.
    is_null(pa.array([0]))
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}

    def on_vectors(name: str, *function: Any) -> Callable[..., Any]:
        def vectors(*columns: Any) -> Any:
            with batch(len(columns[0])):
                return _columns(name, *function, *columns)

        return vectors

    for name, call, required, optional, result in _FUNCTIONS:
        with suppress(duckdb.InvalidInputException):  # a notebook runs its cell twice
            connection.remove_function(name)
        # Without a list of types the function takes any number and type of columns.
        function = on_vectors(name, call, required, optional)
        connection.create_function(name, function, None, duckdb.sqltype(result), **options)
