"""Distances for Spark's data frames, partition by partition over Arrow (``mapInArrow``).

    import chess_distance.spark
    chess_distance.spark.with_path(frame, "moves", cd.KING, "start", "target", own="own")

Squares and sets are integer columns. Spark has no unsigned 64-bit integers: a set is a BIGINT with
the same bits, so that a set with h8 in it is negative.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import ShortType, StructField, StructType

from . import empty_board, obstacles
from ._library import NONE


def _squares(batch: pa.RecordBatch, column: str | int) -> Any:
    if isinstance(column, int):
        return column
    return batch.column(column).to_numpy(zero_copy_only=False)


def _sets(batch: pa.RecordBatch, column: str | int) -> Any:
    if isinstance(column, int):
        return column
    words = batch.column(column).cast(pa.int64()).to_numpy(zero_copy_only=False)
    return words.astype(np.int64, copy=False).view(np.uint64)


def _with_column(frame: DataFrame, name: str, call: Any) -> DataFrame:
    def batches(parts: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in parts:
            result = np.asarray(call(batch))
            result = np.broadcast_to(result, (batch.num_rows,))
            column = pa.array(result.astype(np.int16), mask=result == NONE)
            yield pa.RecordBatch.from_arrays([*batch.columns, column], [*batch.schema.names, name])

    schema = StructType([*frame.schema.fields, StructField(name, ShortType(), True)])
    return frame.mapInArrow(batches, schema)


def with_distance(
    frame: DataFrame, name: str, piece: int, a: str | int, b: str | int
) -> DataFrame:
    """The frame with one more column: moves on the empty board, null where none lead."""
    return _with_column(
        frame,
        name,
        lambda batch: empty_board.distance(
            piece, np.atleast_1d(_squares(batch, a)), np.atleast_1d(_squares(batch, b))
        ),
    )


def with_path(
    frame: DataFrame,
    name: str,
    piece: int,
    start: str | int,
    target: str | int,
    own: str | int = 0,
    enemy: str | int = 0,
    avoid: str | int = 0,
) -> DataFrame:
    """The frame with one more column: moves among obstacles from square to square."""
    return _with_column(
        frame,
        name,
        lambda batch: obstacles.path(
            piece,
            np.atleast_1d(_squares(batch, start)),
            np.atleast_1d(_squares(batch, target)),
            *(_sets(batch, column) for column in (own, enemy, avoid)),
        ),
    )
