"""Columns for Spark: the functions of NumPy on the columns of a data frame, batch by batch over Arrow.

    import chess_distance.spark as cds
    frame = cds.with_columns(frame, {"moves": cds.path(cd.KING, "start", "target", own="own")})

`with_columns` looks at names and types on the driver, so that a fault is told before a job starts.
From Spark 4.1 on the functions give columns for `select`, `filter` and `agg` too; older versions
take them in `with_columns` alone, over ``mapInArrow``.

An argument is the name of a column, a `Column`, the result of another function of this module, or
one value for all rows: an int, or a set such as ``{12, "e3"}``. Spark has no unsigned integers of 64
bits, so a set of squares is a BIGINT with the same bits, which is negative if h8 is in the set. As a
start or target a BIGINT is a square, unless it is marked, ``sets("kings")``, or is a result given
directly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import numpy as np
import pyarrow as pa
from pyspark.errors import AnalysisException
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as f
from pyspark.sql import types as t

from . import _on_spark
from ._arguments import NAMES, kind_of
from ._functions import PLACE, POSITION, SET, SQUARE
from ._on_spark import INTEGERS, WHAT, Argument, Made, Sets, answers, column_of, made_of, together
from ._position import COLUMNS
from .pieces import PieceLike


def sets(column: Column | str) -> Sets:
    """Marks a column as sets of squares, for starts and targets: a BIGINT has a bit for each square.

    A DECIMAL(20, 0), as which Spark reads the unsigned integers of Parquet, is known as sets. So is the
    result of a function of this module that is given directly to another one. After anything else
    Spark has a BIGINT like any other: write ``sets(...)`` after ``alias``, ``cast`` or ``when``, and
    for a result that is a column of a frame by now.
    """
    return Sets(f.col(column) if isinstance(column, str) else column)


def squares_of(board: Column | str, *columns: str) -> Column:
    """The squares that are in all these columns of FENs or structs of `positions`, as a set: BIGINT.

    ``squares_of(p, "white", "kings")`` is ``p.white & p.kings``. Together with the functions that
    take it, and with ``p = positions("fen")``, this is one call of a worker.
    """
    return column_of("squares_of", board=board, columns=columns)


def _is_right(kind: str, are_sets: bool, of_spark: t.DataType) -> bool:
    is_set = (
        isinstance(of_spark, INTEGERS) or isinstance(of_spark, t.DecimalType) and not of_spark.scale
    )
    if isinstance(of_spark, t.NullType):
        return True
    if kind == SET or are_sets:
        return is_set
    if kind == POSITION and isinstance(of_spark, t.StructType):
        found = {field.name: field.dataType for field in of_spark.fields}
        return all(
            isinstance(found.get(name), t.BooleanType if name == "turn" else INTEGERS)
            for name in COLUMNS
        )
    is_text = isinstance(of_spark, t.StringType)
    return (
        is_text
        or kind in (SQUARE, PLACE)
        and isinstance(of_spark, INTEGERS)
        or kind == PLACE
        and is_set
    )


def with_columns(frame: DataFrame, columns: Mapping[str, Column]) -> DataFrame:
    """The frame with more columns, as `frame.withColumns`, which replaces a column with the same
    name. Here that is an error, and so are an unknown column and one of a wrong type, each with the
    name of the argument, before a job starts."""
    if not hasattr(frame, "sparkSession"):  # Spark Connect's had a class of their own until 4.0
        raise TypeError(
            f"frame is a DataFrame of Spark, not {kind_of(frame)}; frame_of(session, table) makes one"
        )
    if not isinstance(columns, Mapping):
        raise TypeError(f"columns is a dict from names to columns, not {kind_of(columns)}")
    _check_names(frame, columns)
    made = {name: one for name, column in columns.items() if (one := made_of(column)) is not None}
    _check_types(frame, made)
    add = _mapped if _on_spark.arrow_udf is None else _together
    return add(frame, columns, made) if made else frame.withColumns(dict(columns))


def _check_names(frame: DataFrame, columns: Mapping[str, Column]) -> None:
    is_exact = frame.sparkSession.conf.get("spark.sql.caseSensitive") == "true"
    taken = {name if is_exact else name.lower() for name in frame.columns}
    for name in columns:
        key = name if is_exact else name.lower()
        if key in taken:
            raise ValueError(f"{name!r} is a column already: take another name, or drop it before")
        taken.add(key)


def _check_types(frame: DataFrame, made: Mapping[str, Made]) -> None:
    every = [(new, one) for new, (_, given) in made.items() for one in given]
    try:
        found = _types(frame, [one.column for _, one in every])
    except AnalysisException:
        for new, one in every:
            try:
                _types(frame, [one.column])
            except AnalysisException as error:
                said = str(error).partition("\n")[0].rstrip(";")
                hint = f"a text is the name of a column; for a square write {NAMES.index('e8')} or lit('e8')"
                hint = f" ({hint})" if one.kind in (SQUARE, PLACE) else ""
                raise ValueError(f"{new!r}: {one.name}: {said}{hint}") from None
        raise
    for (new, one), kind in zip(every, found, strict=True):
        if not _is_right(one.kind, one.are_sets, kind):
            what = WHAT[SET if one.are_sets else one.kind]
            lost = isinstance(kind, (t.DoubleType, t.FloatType)) and one.kind in (PLACE, SET)
            hint = (
                ". A float has lost squares beyond 2**53: keep sets in BIGINT from the start" * lost
            )
            raise TypeError(
                f"{new!r}: {one.name} is a column of {kind.simpleString()}, not of {what}{hint}"
            )


def _types(frame: DataFrame, columns: list[Column]) -> list[t.DataType]:
    named = [column.alias(str(number)) for number, column in enumerate(columns)]
    return [field.dataType for field in frame.select(*named).schema.fields]


def _struct(made: Mapping[str, Made]) -> t.StructType:
    return t.StructType([t.StructField(name, call.type()[0]) for name, (call, _) in made.items()])


def _together(
    frame: DataFrame, columns: Mapping[str, Column], made: Mapping[str, Made]
) -> DataFrame:
    """More columns by one function, so that what they share is computed once."""
    calls, given = together(made.values())
    names = list(made)
    on_arrow = lambda *columns: pa.StructArray.from_arrays(answers(calls, list(columns)), names)
    on_arrow.__name__ = "chess_distance"
    of_all = f.col(_ALL)
    frame = frame.withColumn(_ALL, _on_spark.arrow_udf(on_arrow, _struct(made))(*given))
    new = {name: of_all[name] if name in made else column for name, column in columns.items()}
    return frame.withColumns(new).drop(_ALL)


_ALL = "columns of chess_distance"


def _mapped(frame: DataFrame, columns: Mapping[str, Column], made: Mapping[str, Made]) -> DataFrame:
    """More columns before Spark 4.1, whose column functions of Python turn a BIGINT with nulls into
    floats: the whole frame goes through `mapInArrow`."""
    others = {name: column for name, column in columns.items() if name not in made}
    old, new = len(frame.columns), [*others, *made]
    frame = frame.withColumns(others) if others else frame
    width = len(frame.columns)
    fields = [*frame.schema.fields, *_struct(made).fields]
    # In the order in which they were asked for; by number, because a frame may have a name twice.
    order = [*range(old), *(old + new.index(name) for name in columns)]
    schema = t.StructType([fields[number] for number in order])
    names = schema.names
    calls, given = together(made.values())

    def batches(parts: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for part in parts:
            found = [*part.columns[:width], *answers(calls, part.columns[width:])]
            yield pa.RecordBatch.from_arrays([found[number] for number in order], names)

    wide = frame.select("*", *(column.alias(f"argument {n}") for n, column in enumerate(given)))
    return wide.mapInArrow(batches, schema)


def frame_of(session: SparkSession, table: Mapping[str, Any]) -> DataFrame:
    """A frame of columns of NumPy or pandas, such as ``cd.positions(fens).sets()`` or a frame of
    pandas. Sets of uint64 become BIGINT with the same bits; `createDataFrame` makes NULL of those
    with h8."""
    import pandas as pd

    columns = {}
    for name, values in table.items():
        column = pd.Series(values)
        if str(column.dtype).lower().startswith("uint64"):  # also UInt64 and uint64[pyarrow]
            bits = column.fillna(0).to_numpy(np.uint64).view(np.int64)
            column = pd.Series(bits, column.index).astype("Int64").mask(column.isna())
        elif isinstance(column.dtype, np.dtype) and column.dtype.kind == "u":
            column = column.astype(f"int{16 * column.dtype.itemsize}")
        columns[name] = column
    return session.createDataFrame(pd.DataFrame(columns))


def with_distance(
    frame: DataFrame, name: str, piece: PieceLike, a: Argument, b: Argument
) -> DataFrame:
    """One more column by `distance`."""
    return with_columns(frame, {name: distance(piece, a, b)})


def with_path(
    frame: DataFrame,
    name: str,
    piece: PieceLike,
    start: Argument,
    target: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> DataFrame:
    """One more column by `path`."""
    return with_columns(frame, {name: path(piece, start, target, own, enemy, avoid)})


# Written by forms.py: begin


def distance(piece: PieceLike, a: Argument, b: Argument) -> Column:
    """Moves on the empty board: SMALLINT."""
    return column_of("distance", piece=piece, a=a, b=b)


def path(
    piece: PieceLike,
    start: Argument,
    target: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """Moves among obstacles: SMALLINT."""
    return column_of(
        "path",
        piece=piece,
        start=start,
        target=target,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def distance_map(
    piece: PieceLike,
    start: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """Moves to every square, 255 where no moves lead: ARRAY<SMALLINT>."""
    return column_of("distance_map", piece=piece, start=start, own=own, enemy=enemy, avoid=avoid)


def moves(
    piece: PieceLike,
    start: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """The squares one move away: BIGINT."""
    return column_of("moves", piece=piece, start=start, own=own, enemy=enemy, avoid=avoid)


def attacks(piece: PieceLike, start: Argument, occupied: Argument = 0) -> Column:
    """The squares that are attacked or defended: BIGINT."""
    return column_of("attacks", piece=piece, start=start, occupied=occupied)


def within(
    piece: PieceLike,
    start: Argument,
    moves: int,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """The squares at most `moves` moves away: BIGINT."""
    return column_of(
        "within",
        piece=piece,
        start=start,
        moves=moves,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def ring(
    piece: PieceLike,
    start: Argument,
    moves: int,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """The squares exactly `moves` moves away: BIGINT."""
    return column_of(
        "ring",
        piece=piece,
        start=start,
        moves=moves,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def trajectory_count(
    piece: PieceLike,
    start: Argument,
    target: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """The number of shortest ways, 0 for none: BIGINT."""
    return column_of(
        "trajectory_count",
        piece=piece,
        start=start,
        target=target,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def territory(
    piece1: PieceLike,
    set1: Argument,
    piece2: PieceLike,
    set2: Argument,
    own: Argument = 0,
    enemy: Argument = 0,
    avoid: Argument = 0,
) -> Column:
    """Which side is nearer: the squares of each, and those of both: STRUCT<first, second, tied>."""
    return column_of(
        "territory",
        piece1=piece1,
        set1=set1,
        piece2=piece2,
        set2=set2,
        own=own,
        enemy=enemy,
        avoid=avoid,
    )


def positions(boards: Column | str, *, errors: Literal["raise", "null"] = "raise") -> Column:
    """The sets of FENs or EPDs; a bad one is an error, or null if `errors` is `"null"`: STRUCT<white, black, kings, queens, rooks, bishops, knights, pawns, en_passant, turn>."""
    return column_of("positions", boards=boards, errors=errors)


def nearest(square: Argument, among: Argument) -> Column:
    """King moves to the nearest member of a set: SMALLINT."""
    return column_of("nearest", square=square, among=among)


def passed_pawns(own: Argument, enemy: Argument, *, color: bool) -> Column:
    """Of the pawns in a set the passed ones; `color` is their side, true for White: BIGINT."""
    return column_of("passed_pawns", own=own, enemy=enemy, color=color)


def backward_pawns(own: Argument, enemy: Argument, *, color: bool) -> Column:
    """Of the pawns in a set the backward ones; `color` is their side: BIGINT."""
    return column_of("backward_pawns", own=own, enemy=enemy, color=color)


def isolated_pawns(own: Argument) -> Column:
    """Of the pawns in a set the isolated ones: BIGINT."""
    return column_of("isolated_pawns", own=own)


def attacked(board: Column | str, *, color: bool, without: Argument = 0) -> Column:
    """The squares that a color attacks in FENs or structs of `positions`; lines go through `without`: BIGINT."""
    return column_of("attacked", board=board, color=color, without=without)


def distance_planes(positions: Column | str, moves: int = 3) -> Column:
    """Distance planes of FENs or structs of `positions`: ARRAY<TINYINT>."""
    return column_of("distance_planes", positions=positions, moves=moves)


def mop_up(winner: Argument, loser: Argument) -> Column:
    """The mop-up evaluation of two squares of kings: INT."""
    return column_of("mop_up", winner=winner, loser=loser)


# Written by forms.py: end
