"""Functions for DuckDB's SQL, on whole vectors over Arrow.

    import chess_distance.duckdb
    chess_distance.duckdb.register(connection)
    connection.sql("SELECT chess_path('king', start, target, own, enemy, avoid) FROM positions")

Squares and sets are integers of any type. A set in a signed column has the same bits as the
unsigned one. A result is NULL if an argument is NULL or no sequence of moves leads there. The piece
is the first argument: a name, or a number of `chess_distance.Piece`. It is the same for all rows of
a query.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from . import empty_board, obstacles
from ._library import NONE
from ._squares import squares
from .pieces import Leaper, Piece, PieceLike


def _piece(column: pa.Array) -> PieceLike | None:
    """The piece of all rows; None if there are no rows."""
    pieces = pc.unique(column).drop_null().to_pylist()
    if len(pieces) > 1:
        raise ValueError("the piece is the same for all rows of a query")
    if not pieces or isinstance(pieces[0], str):
        return pieces[0] if pieces else None
    if not pa.types.is_integer(column.type):
        raise TypeError(f"a piece is a name such as 'king', not {column.type}")
    number = int(pieces[0])
    return Piece(number) if number in list(Piece) else Leaper(number)


def _integers(column: pa.Array, name: str) -> npt.NDArray[Any]:
    """A column of integers; 0 where it is NULL."""
    kind = column.type
    if pa.types.is_null(kind):
        return np.zeros(len(column), np.uint8)
    # DuckDB's sums are HUGEINT, which Arrow stores as a decimal.
    if pa.types.is_decimal(kind) and kind.scale == 0:
        column = column.cast(pa.uint64())
    elif not pa.types.is_integer(kind):
        raise TypeError(f"{name} is an integer column, not {kind}")
    return np.asarray(pc.fill_null(column, 0))


def _squares(column: pa.Array, name: str) -> npt.NDArray[np.uint8]:
    values = _integers(column, name)
    if values.dtype == np.uint64:
        # SQL has no type for sets: integers become sets here. Values out of range stay so.
        values = np.minimum(values, 2**63 - 1).astype(np.int64)
    return squares(values, name)


def _sets(column: pa.Array, name: str) -> npt.NDArray[np.uint64]:
    values = _integers(column, name)
    if values.dtype.kind == "i" and values.dtype.itemsize < 8 and values.size and values.min() < 0:
        raise ValueError(f"{name} = {values.min()}: a negative {values.dtype} is not a bitboard")
    return values.astype(np.uint64)


def _on_vectors(
    name: str, call: Callable[..., npt.NDArray[np.uint8]], places: list[str], sets: list[str]
) -> Callable[..., Any]:
    """Arrow columns for a function of NumPy columns; rows with a NULL stay NULL."""

    def vectors(*columns: Any) -> Any:
        if not 1 + len(places) <= len(columns) <= 1 + len(places) + len(sets):
            optional = "".join(f"[, {word}]" for word in sets)
            raise TypeError(f"{name}({', '.join(['piece', *places])}{optional})")
        rows = len(columns[0])
        null = np.zeros(rows, bool)
        for column in columns:
            if column.null_count:
                null |= np.asarray(pc.is_null(column))
        piece = _piece(columns[0])
        split = 1 + len(places)
        numbers: list[npt.NDArray[Any]] = [
            *map(_squares, columns[1:split], places),
            *map(_sets, columns[split:], sets),
        ]
        result = call(Piece.KING if piece is None else piece, *numbers)
        if result.ndim == 1:
            return pa.array(result, mask=null | (result == NONE))
        flat = pa.array(result.reshape(-1))
        mask = pa.array(null) if null.any() else None
        return pa.FixedSizeListArray.from_arrays(flat, result.shape[1], mask=mask)

    return vectors


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds ``chess_distance``, ``chess_path`` and ``chess_map`` to a connection.

    ``chess_distance(piece, a, b)``: moves on the empty board. ``chess_path(piece, start, target
    [, own [, enemy [, avoid]]])``: moves among obstacles between squares. ``chess_map(piece, start
    [, own [, enemy [, avoid]]])``: a UTINYINT[64], 255 where no sequence of moves leads.
    """
    sets = ["own", "enemy", "avoid"]
    functions: list[tuple[str, Callable[..., Any], list[str], list[str], str]] = [
        ("chess_distance", empty_board.distance, ["a", "b"], [], "UTINYINT"),
        ("chess_path", obstacles.path, ["start", "target"], sets, "UTINYINT"),
        ("chess_map", obstacles.distance_map, ["start"], sets, "UTINYINT[64]"),
    ]
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for name, call, places, optional, result in functions:
        # Without a list of types the function takes any number and type of columns.
        function = _on_vectors(name, call, places, optional)
        connection.create_function(name, function, None, duckdb.sqltype(result), **options)
