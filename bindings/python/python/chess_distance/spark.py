"""Distances for Spark's data frames, partition by partition over Arrow (``mapInArrow``).

    import chess_distance.spark
    chess_distance.spark.with_path(frame, "moves", cd.KING, "start", "target", own="own")

Squares and sets are integer columns. Spark has no unsigned 64-bit integers, so a set is a BIGINT
with the same bits: a set with h8 is negative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import ShortType, StructField, StructType

from . import empty_board, obstacles
from ._arrow import is_null, sets, squares
from ._library import NONE
from .pieces import PieceLike, piece_code


def _places(batch: pa.RecordBatch, column: str | int, name: str) -> Any:
    return np.array([column]) if isinstance(column, int) else squares(batch.column(column), name)


def _obstacles(batch: pa.RecordBatch, column: str | int, name: str) -> Any:
    return column if isinstance(column, int) else sets(batch.column(column), name)


def _with_column(frame: DataFrame, name: str, arguments: list[str | int], call: Any) -> DataFrame:
    """One more column, null if `call` gives `NONE` or an argument is null."""
    columns = [argument for argument in arguments if isinstance(argument, str)]

    def batches(parts: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in parts:
            try:
                result = np.broadcast_to(call(batch), (batch.num_rows,))
            except (ValueError, TypeError) as error:
                raise type(error)(f"{error} (in a batch of {batch.num_rows} rows)") from None
            null = result == NONE
            for column in columns:
                null = null | is_null(batch.column(column))
            moves = pa.array(result.astype(np.int16), mask=null)
            yield pa.RecordBatch.from_arrays([*batch.columns, moves], [*batch.schema.names, name])

    schema = StructType([*frame.schema.fields, StructField(name, ShortType(), True)])
    return frame.mapInArrow(batches, schema)


def with_distance(
    frame: DataFrame, name: str, piece: PieceLike, a: str | int, b: str | int
) -> DataFrame:
    """The frame with one more column: moves on the empty board, null for no way."""
    piece_code(piece)  # a wrong piece fails here, not on a worker

    def call(batch: pa.RecordBatch) -> Any:
        return empty_board.distance(piece, _places(batch, a, "a"), _places(batch, b, "b"))

    return _with_column(frame, name, [a, b], call)


def with_path(
    frame: DataFrame, name: str, piece: PieceLike, start: str | int, target: str | int,
    own: str | int = 0, enemy: str | int = 0, avoid: str | int = 0,
) -> DataFrame:
    """The frame with one more column: moves among obstacles from square to square."""
    piece_code(piece)

    def call(batch: pa.RecordBatch) -> Any:
        ends = _places(batch, start, "start"), _places(batch, target, "target")
        sets = map(partial(_obstacles, batch), (own, enemy, avoid), ("own", "enemy", "avoid"))
        return obstacles.path(piece, *ends, *sets)

    return _with_column(frame, name, [start, target, own, enemy, avoid], call)
