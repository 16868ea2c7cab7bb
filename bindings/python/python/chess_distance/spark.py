"""Distances for Spark's data frames, partition by partition over Arrow (``mapInArrow``).

    import chess_distance.spark
    chess_distance.spark.with_path(frame, "moves", cd.KING, "start", "target", own="own")

Squares and sets are integer columns. Spark has no unsigned 64-bit integers, so a set is a BIGINT
with the same bits: a set with h8 is negative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import DataType, LongType, ShortType, StructField, StructType

from ._functions import BY_NAME, ROWS, Result
from ._on_arrow import in_batches
from .pieces import PieceLike, piece_code

#: Spark's types, and Arrow's, which hold what Spark has no type for.
_TYPES = {"uint8": (ShortType, pa.int16()), "uint64": (LongType, pa.int64())}


def _spark_type(result: Result) -> tuple[DataType, pa.DataType]:
    kind, of_arrow = _TYPES[result.number]
    return kind(), of_arrow


def _with_column(
    frame: DataFrame, new: str, function: str, piece: PieceLike, **arguments: str | int
) -> DataFrame:
    """One more column: the answers of a function, of columns by name or one int for all rows."""
    piece_code(piece)  # a wrong piece fails here, not on a worker
    row = BY_NAME[function]
    names = {
        name: value
        for name, value in arguments.items()
        if row.kinds[name] in ROWS and isinstance(value, str)
    }
    kind, of_arrow = _spark_type(row.result)

    def batches(parts: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for part in parts:
            columns = {name: part.column(column) for name, column in names.items()}
            # One value for all rows has an answer for each.
            given: dict[str, Any] = {"piece": piece} | arguments | columns
            given |= {} if columns else {next(iter(arguments)): _all_rows(part, arguments)}
            answers = in_batches(row, given, part.num_rows)
            # The bits of a set stay, and 255 is a number in 16 bits.
            answers = (
                answers.view(of_arrow) if row.result.number == "uint64" else answers.cast(of_arrow)
            )
            yield pa.RecordBatch.from_arrays([*part.columns, answers], [*part.schema.names, new])

    schema = StructType([*frame.schema.fields, StructField(new, kind, True)])
    return frame.mapInArrow(batches, schema)


def _all_rows(part: pa.RecordBatch, arguments: dict[str, str | int]) -> pa.Array:
    """The first argument as a column, for a batch of which no column is an argument."""
    return pa.repeat(next(iter(arguments.values())), part.num_rows)


# Written by forms.py: begin


def with_distance(
    frame: DataFrame,
    name: str,
    piece: PieceLike,
    a: str | int,
    b: str | int,
) -> DataFrame:
    """Moves on the empty board: SMALLINT."""
    return _with_column(frame, name, "distance", piece=piece, a=a, b=b)


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
    """Moves among obstacles: SMALLINT."""
    return _with_column(
        frame,
        name,
        "path",
        piece=piece,
        start=start,
        target=target,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


# Written by forms.py: end
