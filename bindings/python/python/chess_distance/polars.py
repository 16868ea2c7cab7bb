"""Expressions for Polars: ``import chess_distance.polars``, then ``pl.col("a").chess_distance``.

Columns of squares are UInt8, columns of sets UInt64. Other integers are converted; sets in Int64
have the same bits. Results are UInt8, null if an argument is null or no sequence of moves leads
there.

    df.with_columns(
        king=pl.col("a").chess_distance.distance(cd.KING, pl.col("b")),
        way=pl.col("start").chess_distance.path(cd.KNIGHT, "target", own="own"),
    )

mypy and pyright know the methods of ``pl.col("a")`` from Polars alone. `col` of this module is
``pl.col`` with the types of the namespace, and `of` gives the namespace of any expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

import numpy as np
import polars as pl

from . import _library, empty_board, obstacles
from ._position import EMPTY, Positions, positions
from .features import passed_pawns as _passed
from .pieces import PieceLike, piece_code
from .territories import nearest as _nearest
from .territories import territory as _territory

_Argument: TypeAlias = "pl.Expr | str | int"


def _expression(value: _Argument, dtype: pl.DataType | type[pl.DataType]) -> pl.Expr:
    """A column by name, an expression, or an int for all rows."""
    if isinstance(value, str):
        return pl.col(value)
    return value if isinstance(value, pl.Expr) else pl.lit(value, dtype=dtype)


def _sets(*values: _Argument) -> list[pl.Expr]:
    return [_expression(value, pl.UInt64) for value in values]


def _rows(
    columns: list[pl.Expr], call: Callable[..., pl.Series], dtype: pl.DataType | type[pl.DataType],
    squares: int = 0, ends: int = 0,
) -> pl.Expr:
    """An expression of NumPy columns; rows with a null stay null.

    `squares` columns come first, then `ends` columns, squares or sets by their type, then sets. One
    value for all rows is an int, except a set of the ends, which is an array: an int would be a
    square.
    """

    def run(series: Sequence[pl.Series]) -> pl.Series:
        lengths = {len(column) for column in series} - {1}
        if len(lengths) > 1:
            raise pl.exceptions.ShapeError(f"columns have different lengths: {sorted(lengths)}")
        rows = lengths.pop() if lengths else 1
        null = pl.repeat(False, rows, eager=True)
        arrays: list[Any] = []
        for place, column in enumerate(series):
            is_named = place < squares + ends and column.dtype == pl.String
            if not (is_named or column.dtype.is_integer()):
                raise TypeError(f"columns are squares or bitboards, not {column.dtype}")
            null |= column.is_null()
            numbers = column.fill_null("a1" if is_named else 0)
            if place >= squares + ends:
                numbers = _bitboards(numbers)
            is_end = squares <= place < squares + ends and column.dtype == pl.UInt64
            one_for_all = len(numbers) == 1 != rows and not is_end
            arrays.append(numbers[0] if one_for_all else numbers.to_numpy())
        result = call(*arrays)
        return pl.select(pl.when(~null).then(result)).to_series() if null.any() else result

    return pl.map_batches(columns, run, return_dtype=dtype)


def _bitboards(sets: pl.Series) -> pl.Series:
    """Sets as unsigned words. Int64 columns have h8 as the sign."""
    if sets.dtype == pl.Int64:
        return sets.reinterpret(signed=False)
    return sets.cast(pl.UInt64)


def _distances(result: Any) -> pl.Series:
    series = pl.Series(np.atleast_1d(result), dtype=pl.UInt8)
    return pl.select(pl.when(series != _library.NONE).then(series)).to_series()


class Expr(pl.Expr):
    """The type of columns with this module's namespace; Polars makes them."""

    chess_distance: ChessDistanceExpressions


#: ``pl.col`` with types.
col: Callable[..., Expr] = cast(Any, pl.col)


def of(expression: pl.Expr) -> ChessDistanceExpressions:
    """The functions on an expression: ``expression.chess_distance`` with types."""
    return ChessDistanceExpressions(expression)


@pl.api.register_expr_namespace("chess_distance")
class ChessDistanceExpressions:
    """The functions of this package on columns."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def distance(self, piece: PieceLike, to: _Argument) -> pl.Expr:
        """Moves of a piece on the empty board, from these squares to others."""
        piece_code(piece)  # a wrong piece fails here, not when the frame is computed
        return _rows(
            [self._expression, _expression(to, pl.UInt8)],
            lambda a, b: _distances(empty_board.distance(piece, a, b)), pl.UInt8, squares=2,
        )  # fmt: skip

    def path(
        self, piece: PieceLike, target: _Argument,
        own: _Argument = 0, enemy: _Argument = 0, avoid: _Argument = 0,
    ) -> pl.Expr:
        """Moves among obstacles; squares (UInt8) or sets (UInt64) on both ends."""
        piece_code(piece)
        return _rows(
            [self._expression, _expression(target, pl.UInt8), *_sets(own, enemy, avoid)],
            lambda *columns: _distances(obstacles.path(piece, *columns)), pl.UInt8, ends=2,
        )  # fmt: skip

    def map(
        self, piece: PieceLike, own: _Argument = 0, enemy: _Argument = 0, avoid: _Argument = 0
    ) -> pl.Expr:
        """A map for each row: an Array of 64 UInt8, 255 where no sequence of moves leads."""
        piece_code(piece)
        dtype = pl.Array(pl.UInt8, 64)

        def call(*columns: Any) -> pl.Series:
            maps = obstacles.distance_map(piece, *columns)
            # Some versions of Polars refuse an empty array of two dimensions.
            return pl.Series(maps.reshape(-1, 64) if maps.size else [], dtype=dtype)

        return _rows([self._expression, *_sets(own, enemy, avoid)], call, dtype, ends=1)

    def territory(
        self, piece: PieceLike, other_piece: PieceLike, other: _Argument,
        own: _Argument = 0, enemy: _Argument = 0, avoid: _Argument = 0,
    ) -> pl.Expr:
        """The nearer side of each square: a struct of first, second and tied.

        Squares (UInt8) or sets (UInt64) on both sides.
        """
        piece_code(piece), piece_code(other_piece)
        dtype = pl.Struct(dict.fromkeys(("first", "second", "tied"), pl.UInt64))

        def call(one: Any, two: Any, *sets: Any) -> pl.Series:
            parts = _territory(piece, np.atleast_1d(one), other_piece, two, *sets)
            return pl.DataFrame(parts._asdict()).to_struct()

        columns = [self._expression, _expression(other, pl.UInt8), *_sets(own, enemy, avoid)]
        return _rows(columns, call, dtype, ends=2)

    def position(self) -> pl.Expr:
        """FENs or EPDs as a struct of the columns of `cd.positions`, without the faults."""
        names = dict(zip(Positions._fields, [pl.UInt64] * 9 + [pl.Boolean], strict=False))

        def run(fens: pl.Series) -> pl.Series:
            result = pl.DataFrame(positions(fens.fill_null(EMPTY)).sets()).to_struct()
            return pl.select(pl.when(fens.is_not_null()).then(result)).to_series()

        return self._expression.map_batches(run, return_dtype=pl.Struct(names))

    def nearest(self, among: _Argument) -> pl.Expr:
        """King moves from these squares to the nearest member of a set, null for an empty one."""
        return _rows(
            [self._expression, *_sets(among)],
            lambda square, words: _distances(_nearest(np.atleast_1d(square), np.atleast_1d(np.uint64(words)))),
            pl.UInt8, squares=1,
        )

    def passed_pawns(self, enemy: _Argument, *, color: bool) -> pl.Expr:
        """Of these sets of pawns the passed ones, UInt64; `color` is their side, True for white."""
        return _rows(
            [self._expression, *_sets(enemy)],
            lambda own, other: pl.Series(np.atleast_1d(_passed(own, other, color=color)), dtype=pl.UInt64),
            pl.UInt64,
        )
