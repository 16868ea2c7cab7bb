"""Distances for Spark's data frames, partition by partition over Arrow (``mapInArrow``).

    import chess_distance.spark
    chess_distance.spark.with_path(frame, "moves", cd.KING, "start", "target", own="own")

Squares and sets are integer columns. Spark has no unsigned 64-bit integers, so a set is a BIGINT
with the same bits: a set with h8 is negative.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import ShortType, StructField, StructType

from . import empty_board, obstacles
from ._arrow import batch, is_null, sets, squares
from ._library import NONE
from .pieces import PieceLike, piece_code

# How a column becomes an argument, and one value for all rows. The kinds stand before the names.
_COLUMN: dict[str, Callable[..., Any]] = {"place": squares, "set": sets}
_VALUE: dict[str, Callable[..., Any]] = {"place": lambda square: np.array([square]), "set": int}


def _with_column(
    frame: DataFrame, name: str, call: Callable[..., Any], **arguments: str | int
) -> DataFrame:
    """One more column, null if `call` gives `NONE` or an argument is null."""
    kinds = [argument.split("_") for argument in arguments]

    def batches(parts: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for part in parts:
            columns = {
                value: part.column(value) for value in arguments.values() if isinstance(value, str)
            }
            given = (
                _COLUMN[kind](columns[value], argument)
                if isinstance(value, str)
                else _VALUE[kind](value)
                for (kind, argument), value in zip(kinds, arguments.values(), strict=True)
            )
            with batch(part.num_rows):
                result = np.broadcast_to(call(*given), (part.num_rows,))
            null = (result == NONE) | (is_null(*columns.values()) if columns else False)
            moves = pa.array(result.astype(np.int16), mask=null)
            yield pa.RecordBatch.from_arrays([*part.columns, moves], [*part.schema.names, name])

    schema = StructType([*frame.schema.fields, StructField(name, ShortType(), True)])
    return frame.mapInArrow(batches, schema)


def with_distance(
    frame: DataFrame, name: str, piece: PieceLike, a: str | int, b: str | int
) -> DataFrame:
    """The frame with one more column: moves on the empty board, null for no way."""
    piece_code(piece)  # a wrong piece fails here, not on a worker
    return _with_column(frame, name, partial(empty_board.distance, piece), place_a=a, place_b=b)


def with_path(
    frame: DataFrame,
    name: str,
    piece: PieceLike,
    start: str | int,
    target: str | int,
    own: str | int = 0,
    enemy: str | int = 0,
    avoid: str | int = 0,
) -> DataFrame:
    """The frame with one more column: moves among obstacles from square to square."""
    piece_code(piece)
    ends = {"place_start": start, "place_target": target}
    walls = {"set_own": own, "set_enemy": enemy, "set_avoid": avoid}
    return _with_column(frame, name, partial(obstacles.path, piece), **ends, **walls)
