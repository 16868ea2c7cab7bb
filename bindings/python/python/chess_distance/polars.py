"""Expressions for Polars: ``import chess_distance.polars``, then ``pl.col("a").chess_distance``.

Columns of squares are UInt8, columns of sets UInt64. Other integers are converted; sets in Int64
have the same bits. A result is null if an argument is null. Distances are UInt8, null if no sequence
of moves leads there; each method names the type of its result.

    df.with_columns(
        king=pl.col("a").chess_distance.distance(cd.KING, pl.col("b")),
        way=pl.col("start").chess_distance.path(cd.KNIGHT, "target", own="own"),
    )

mypy and pyright know the methods of ``pl.col("a")`` from Polars alone. `col` of this module is
``pl.col`` with the types of the namespace, and `of` gives the namespace of any expression.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

import numpy as np
import polars as pl

from ._arguments import is_words
from ._functions import (
    BY_NAME,
    FEN,
    POSITION,
    ROWS,
    SET,
    Result,
    constant,
)  # fmt: skip
from ._library import NONE
from ._position import COLUMNS, EMPTY, Positions
from ._reading import positions
from .pieces import PieceLike

_Argument: TypeAlias = "pl.Expr | str | int | Iterable[int | str]"
_TYPES: dict[str, Any] = {
    "uint8": pl.UInt8,
    "uint16": pl.UInt16,
    "uint64": pl.UInt64,
    "bool": pl.Boolean,
}


def polars_type(result: Result, times: int) -> Any:
    """The type of a result; the size of an array grows with the argument that it is multiplied by."""
    if result.fields:
        return pl.Struct({name: _TYPES[kind] for name, kind in result.fields.items()})
    number = _TYPES[result.number]
    return pl.Array(number, result.size * times) if result.size else number


def _expression(value: _Argument, name: str, kind: str) -> pl.Expr:
    """A column by name, an expression, or one value for all rows: an int, or a set of squares."""
    if isinstance(value, str):
        return pl.col(value)
    if isinstance(value, pl.Expr):
        return value
    one = constant(value, name, kind)
    return pl.lit(int(one), dtype=pl.UInt64 if kind == SET or is_words(one) else pl.UInt8)


@dataclass(frozen=True)
class _Rows:
    """A function of columns on series; rows with a null stay null.

    One value for all rows is an int, except a set: an int would be a square among the places. An
    object of a class of this module can be pickled, so that an expression can be.
    """

    function: str
    #: The arguments that are columns, with the names that errors have for them.
    columns: dict[str, str]
    constants: dict[str, Any]

    def __call__(self, series: Sequence[pl.Series]) -> pl.Series:
        function = BY_NAME[self.function]
        lengths = {len(column) for column in series} - {1}
        if len(lengths) > 1:
            raise pl.exceptions.ShapeError(f"columns have different lengths: {sorted(lengths)}")
        rows = lengths.pop() if lengths else 1
        given, null = dict(self.constants), None
        for column, (name, shown) in zip(series, self.columns.items(), strict=True):
            kind, parts = function.kinds[name], [column]
            if kind == POSITION and column.dtype == pl.Struct:
                parts += [column.struct.field(field) for field in COLUMNS]
            for part in parts:
                if part.null_count():
                    null = part.is_null() if null is None else null | part.is_null()
            given[name] = _read(column, kind, shown, rows)
        result = _series(function.result, function.call(**given))
        return result if null is None else pl.select(pl.when(~null).then(result)).to_series()


def _read(column: pl.Series, kind: str, name: str, rows: int) -> Any:
    """A column as an argument; what stands for null does not matter."""
    dtype = column.dtype
    if kind == POSITION and dtype == pl.Struct:
        fields: dict[str, Any] = {
            field: column.struct.field(field).fill_null(value=field == "turn").to_numpy()
            for field in COLUMNS
        }
        return Positions(**fields, faults=np.zeros(len(column), np.uint8))
    if dtype in (pl.Categorical, pl.Enum):
        column = column.cast(pl.String)
    if dtype == pl.Null:
        column = column.cast(pl.String if kind in (FEN, POSITION) else pl.UInt8)
    if kind in (FEN, POSITION):
        fens = column.cast(pl.String).fill_null(EMPTY)
        return fens if kind == FEN else positions(fens)
    is_named = kind != SET and column.dtype == pl.String
    if not (is_named or column.dtype.is_integer()):
        hint = " for sets write .cast(pl.UInt64)" if dtype.is_numeric() else ""
        hint += ", before a float has lost squares beyond 2**53" if dtype.is_float() else ""
        raise TypeError(f"{name}: columns are squares or bitboards, not {dtype};{hint}".rstrip(";"))
    numbers = column.fill_null("a1" if is_named else 0) if column.null_count() else column
    # Polars makes integers of 128 bits of sets.
    if kind == SET or str(numbers.dtype) in ("Int128", "UInt128"):
        if numbers.dtype == pl.Int64:  # h8 is the sign
            numbers = numbers.reinterpret(signed=False)
        elif numbers.dtype != pl.UInt64:
            numbers = _as_sets(numbers, name)
    if len(numbers) == 1 != rows and (kind == SET or numbers.dtype != pl.UInt64):
        return np.uint64(numbers[0]) if kind == SET else numbers[0]
    return numbers.to_numpy()


def _as_sets(numbers: pl.Series, name: str) -> pl.Series:
    bad = numbers.filter(numbers.cast(pl.UInt64, strict=False).is_null())
    if len(bad):
        raise ValueError(
            f"{name} = {bad[0]}: a negative or larger {numbers.dtype} is not a bitboard"
        )
    return numbers.cast(pl.UInt64)


def _series(result: Result, answer: Any) -> pl.Series:
    """An answer as a series: null where it is `NONE`, a struct of several sets, an array of a map."""
    if isinstance(answer, Positions):
        parts = pl.DataFrame(answer.sets()).to_struct()
        bad = pl.Series(answer.faults != 0)
        return pl.select(pl.when(~bad).then(parts)).to_series() if bad.any() else parts
    if result.fields:
        return pl.DataFrame(dict(zip(result.fields, answer, strict=True))).to_struct()
    if result.size:
        dtype = pl.Array(pl.UInt8, int(np.prod(answer.shape[1:])))
        # Some versions of Polars refuse an empty array of two dimensions.
        return pl.Series(answer.reshape(len(answer), -1) if answer.size else [], dtype=dtype)
    series = pl.Series(answer)
    if result.none and NONE in answer.tobytes():
        return pl.select(pl.when(series != NONE).then(series)).to_series()
    return series


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

    def _rows(self, function: str, **given: Any) -> pl.Expr:
        """An expression of this column, the first argument of the function, and of others."""
        row = BY_NAME[function]
        [own, *_] = (name for name, kind in row.kinds.items() if kind in ROWS)
        expressions, columns, constants = [self._expression], {own: "this column"}, {}
        for name, value in given.items():
            kind, shown = row.kinds[name], row.polars.get(name, name)
            if kind in ROWS:
                columns[name] = shown
                expressions.append(_expression(value, shown, kind))
            else:
                constants[name] = constant(value, shown, kind)
        dtype = polars_type(row.result, constants.get(row.result.times, 1))
        rows = _Rows(function, columns, constants)
        # Each row has an answer of its own: groups and windows are computed in one call, and the
        # streaming engine gives some rows at a time.
        return pl.map_batches(expressions, rows, return_dtype=dtype, is_elementwise=True)

    # Written by forms.py: begin

    def distance(self, piece: PieceLike, to: _Argument) -> pl.Expr:
        """Moves on the empty board: UInt8."""
        return self._rows("distance", piece=piece, b=to)

    def path(
        self,
        piece: PieceLike,
        target: _Argument,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """Moves among obstacles: UInt8."""
        return self._rows("path", piece=piece, target=target, own=own, enemy=enemy, avoid=avoid)

    def map(
        self,
        piece: PieceLike,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """Moves to every square, 255 where no moves lead: Array(UInt8, 64)."""
        return self._rows("distance_map", piece=piece, own=own, enemy=enemy, avoid=avoid)

    def moves(
        self,
        piece: PieceLike,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The squares one move away: UInt64."""
        return self._rows("moves", piece=piece, own=own, enemy=enemy, avoid=avoid)

    def attacks(self, piece: PieceLike, occupied: _Argument = 0) -> pl.Expr:
        """The squares that are attacked or defended: UInt64."""
        return self._rows("attacks", piece=piece, occupied=occupied)

    def within(
        self,
        piece: PieceLike,
        moves: int,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The squares at most `moves` moves away: UInt64."""
        return self._rows("within", piece=piece, moves=moves, own=own, enemy=enemy, avoid=avoid)

    def ring(
        self,
        piece: PieceLike,
        moves: int,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The squares exactly `moves` moves away: UInt64."""
        return self._rows("ring", piece=piece, moves=moves, own=own, enemy=enemy, avoid=avoid)

    def trajectory_count(
        self,
        piece: PieceLike,
        target: _Argument,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The number of shortest ways, 0 for none: UInt64."""
        return self._rows(
            "trajectory_count",
            piece=piece,
            target=target,
            own=own,
            enemy=enemy,
            avoid=avoid,
        )

    def territory(
        self,
        piece: PieceLike,
        other_piece: PieceLike,
        other: _Argument,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """Which side is nearer: the squares of each, and those of both: Struct(first, second, tied)."""
        return self._rows(
            "territory",
            piece1=piece,
            piece2=other_piece,
            set2=other,
            own=own,
            enemy=enemy,
            avoid=avoid,
        )

    def position(self, *, errors: Literal["raise", "null"] = "raise") -> pl.Expr:
        """The sets of FENs or EPDs; a bad one is an error, or null if `errors` is `"null"`: Struct(white, black, kings, queens, rooks, bishops, knights, pawns, en_passant, turn)."""
        return self._rows("positions", errors=errors)

    def nearest(self, among: _Argument) -> pl.Expr:
        """King moves to the nearest member of a set: UInt8."""
        return self._rows("nearest", among=among)

    def passed_pawns(self, enemy: _Argument, *, color: bool) -> pl.Expr:
        """Of the pawns in a set the passed ones; `color` is their side, true for White: UInt64."""
        return self._rows("passed_pawns", enemy=enemy, color=color)

    def backward_pawns(self, enemy: _Argument, *, color: bool) -> pl.Expr:
        """Of the pawns in a set the backward ones; `color` is their side: UInt64."""
        return self._rows("backward_pawns", enemy=enemy, color=color)

    def isolated_pawns(self) -> pl.Expr:
        """Of the pawns in a set the isolated ones: UInt64."""
        return self._rows("isolated_pawns")

    def attacked(self, *, color: bool, without: _Argument = 0) -> pl.Expr:
        """The squares that a color attacks in FENs or structs of `position`; lines go through `without`: UInt64."""
        return self._rows("attacked", color=color, without=without)

    def planes(self, moves: int = 3) -> pl.Expr:
        """Distance planes of FENs or structs of `position`: Array(UInt8, 768 * moves)."""
        return self._rows("distance_planes", moves=moves)

    def mop_up(self, loser: _Argument) -> pl.Expr:
        """The mop-up evaluation of two squares of kings: UInt16."""
        return self._rows("mop_up", loser=loser)

    # Written by forms.py: end
