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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, TypeAlias, cast

import numpy as np
import polars as pl

from . import empty_board, endings, features, levels, obstacles, two_sides, ways
from ._arguments import is_words, obstacle, place, square
from ._library import NONE
from ._position import COLUMNS, EMPTY, Positions
from ._reading import positions
from .pieces import PieceLike, piece_code

_Argument: TypeAlias = "pl.Expr | str | int | Iterable[int | str]"
_Type: TypeAlias = "pl.DataType | type[pl.DataType]"
_POSITION = pl.Struct(dict(zip(COLUMNS, [pl.UInt64] * 9 + [pl.Boolean], strict=True)))
_PARTS = pl.Struct(dict.fromkeys(("first", "second", "tied"), pl.UInt64))


def _expression(value: _Argument, name: str, kind: str) -> pl.Expr:
    """A column by name, an expression, or one value for all rows: an int, or a set of squares."""
    if isinstance(value, str):
        return pl.col(value)
    if isinstance(value, pl.Expr):
        return value
    if kind == "set":
        return pl.lit(obstacle(value, name), dtype=pl.UInt64)
    if kind == "place" and (hasattr(value, "__iter__") or is_words(value)):
        return pl.lit(place(value, name), dtype=pl.UInt64)
    return pl.lit(square(value, name), dtype=pl.UInt8)


@dataclass(frozen=True)
class _Rows:
    """A function of NumPy columns on series; rows with a null stay null.

    The kinds say how each column is read. One value for all rows is an int, except a set among the
    places, which is an array: an int would be a square. An object of a class of this module can be
    pickled, so that an expression can be.
    """

    call: Callable[..., Any]
    kinds: tuple[str, ...]
    names: tuple[str, ...]

    def __call__(self, series: Sequence[pl.Series]) -> pl.Series:
        lengths = {len(column) for column in series} - {1}
        if len(lengths) > 1:
            raise pl.exceptions.ShapeError(f"columns have different lengths: {sorted(lengths)}")
        rows = lengths.pop() if lengths else 1
        null = pl.repeat(False, rows, eager=True)
        for column in series:
            null |= column.is_null()
        columns = zip(series, self.kinds, self.names, strict=True)
        given = (_read(column, kind, name, rows) for column, kind, name in columns)
        result = _series(self.call(*given))
        return pl.select(pl.when(~null).then(result)).to_series() if null.any() else result


def _read(column: pl.Series, kind: str, name: str, rows: int) -> Any:
    """A column as an argument; what stands for null does not matter."""
    dtype = column.dtype
    if kind == "position" and dtype == pl.Struct:
        fields: dict[str, Any] = {
            field: column.struct.field(field).fill_null(value=field == "turn").to_numpy()
            for field in COLUMNS
        }
        return Positions(**fields, faults=np.zeros(len(column), np.uint8))
    if dtype in (pl.Categorical, pl.Enum):
        column = column.cast(pl.String)
    if dtype == pl.Null:
        column = column.cast(pl.String if kind == "position" else pl.UInt8)
    if kind == "position":
        return positions(column.fill_null(EMPTY))
    is_named = kind != "set" and column.dtype == pl.String
    if not (is_named or column.dtype.is_integer()):
        hint = " for sets write .cast(pl.UInt64)" if dtype.is_numeric() else ""
        hint += ", before a float has lost squares beyond 2**53" if dtype.is_float() else ""
        raise TypeError(f"{name}: columns are squares or bitboards, not {dtype};{hint}".rstrip(";"))
    numbers = column.fill_null("a1" if is_named else 0)
    # Polars makes integers of 128 bits of sets.
    if kind == "set" or str(numbers.dtype) in ("Int128", "UInt128"):
        if numbers.dtype == pl.Int64:  # h8 is the sign
            numbers = numbers.reinterpret(signed=False)
        else:
            numbers = _as_sets(numbers, name)
    is_set = kind == "place" and numbers.dtype == pl.UInt64
    return numbers[0] if len(numbers) == 1 != rows and not is_set else numbers.to_numpy()


def _as_sets(numbers: pl.Series, name: str) -> pl.Series:
    bad = numbers.filter(numbers.cast(pl.UInt64, strict=False).is_null())
    if len(bad):
        raise ValueError(
            f"{name} = {bad[0]}: a negative or larger {numbers.dtype} is not a bitboard"
        )
    return numbers.cast(pl.UInt64)


def _series(result: Any) -> pl.Series:
    """An answer as a series: null where it is `NONE`, a struct of several sets, an array of a map."""
    if isinstance(result, two_sides.Territories):
        result = result._asdict()
    if isinstance(result, dict):
        return pl.DataFrame(result).to_struct()
    if result.ndim > 1:
        dtype = pl.Array(pl.UInt8, int(np.prod(result.shape[1:])))
        # Some versions of Polars refuse an empty array of two dimensions.
        return pl.Series(result.reshape(len(result), -1) if result.size else [], dtype=dtype)
    series = pl.Series(result)
    return (
        pl.select(pl.when(series != NONE).then(series)).to_series()
        if result.dtype == np.uint8
        else series
    )


def _nearest(start: Any, among: Any) -> Any:
    return obstacles.nearest(np.atleast_1d(start), np.atleast_1d(np.uint64(among)))


def _territory(other_piece: PieceLike, piece: PieceLike, one: Any, other: Any, *sets: Any) -> Any:
    return two_sides.territory(piece, np.atleast_1d(one), other_piece, other, *sets)


def _swapped(call: Callable[..., Any], moves: int, piece: PieceLike, start: Any, *sets: Any) -> Any:
    return call(piece, start, moves, *sets)


def _attacked(columns: Positions, without: Any, *, color: bool) -> Any:
    return features.attacked(columns, color=color, without=without)


def _position(series: Sequence[pl.Series], errors: Literal["raise", "null"]) -> pl.Series:
    [fens] = series
    columns = positions(fens.cast(pl.String).fill_null(EMPTY), errors=errors)
    keep = fens.is_not_null() & pl.Series(columns.faults == 0)
    return pl.select(pl.when(keep).then(pl.DataFrame(columns.sets()).to_struct())).to_series()


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

    def _rows(
        self, call: Callable[..., Any], dtype: _Type, kind: str, **others: _Argument
    ) -> pl.Expr:
        """An expression of this column and others, whose names begin with their kinds."""
        pairs = [(name.partition("_"), value) for name, value in others.items()]
        columns = [_expression(value, name, kind) for (kind, _, name), value in pairs]
        kinds = (kind, *(kind for (kind, *_), _ in pairs))
        run = _Rows(call, kinds, ("this column", *(name for (*_, name), _ in pairs)))
        return pl.map_batches([self._expression, *columns], run, return_dtype=dtype)

    def distance(self, piece: PieceLike, to: _Argument) -> pl.Expr:
        """Moves of a piece on the empty board, from these squares to others."""
        piece_code(piece)  # a wrong piece fails here, not when the frame is computed
        return self._rows(partial(empty_board.distance, piece), pl.UInt8, "square", square_to=to)

    def _among(
        self,
        call: Callable[..., Any],
        dtype: _Type,
        piece: PieceLike,
        own: _Argument,
        enemy: _Argument,
        avoid: _Argument,
        **others: _Argument,
    ) -> pl.Expr:
        """A function of a piece from these squares or sets among obstacles."""
        piece_code(piece)
        sets = {"set_own": own, "set_enemy": enemy, "set_avoid": avoid}
        return self._rows(partial(call, piece), dtype, "place", **others, **sets)

    def path(
        self,
        piece: PieceLike,
        target: _Argument,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """Moves among obstacles; squares (UInt8) or sets (UInt64) on both ends."""
        return self._among(obstacles.path, pl.UInt8, piece, own, enemy, avoid, place_target=target)

    def map(
        self, piece: PieceLike, own: _Argument = 0, enemy: _Argument = 0, avoid: _Argument = 0
    ) -> pl.Expr:
        """A map for each row: an Array of 64 UInt8, 255 where no sequence of moves leads."""
        return self._among(obstacles.distance_map, pl.Array(pl.UInt8, 64), piece, own, enemy, avoid)

    def moves(
        self, piece: PieceLike, own: _Argument = 0, enemy: _Argument = 0, avoid: _Argument = 0
    ) -> pl.Expr:
        """The squares one move from these squares or sets, UInt64."""
        return self._among(levels.moves, pl.UInt64, piece, own, enemy, avoid)

    def attacks(self, piece: PieceLike, occupied: _Argument = 0) -> pl.Expr:
        """The squares that pieces on these squares or sets attack, UInt64."""
        piece_code(piece)
        return self._rows(partial(levels.attacks, piece), pl.UInt64, "place", set_occupied=occupied)

    def within(
        self,
        piece: PieceLike,
        moves: int,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The squares at most this number of moves away, UInt64."""
        return self._among(
            partial(_swapped, levels.within, moves), pl.UInt64, piece, own, enemy, avoid
        )

    def ring(
        self,
        piece: PieceLike,
        moves: int,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The squares exactly this number of moves away, UInt64."""
        return self._among(
            partial(_swapped, levels.ring, moves), pl.UInt64, piece, own, enemy, avoid
        )

    def trajectory_count(
        self,
        piece: PieceLike,
        target: _Argument,
        own: _Argument = 0,
        enemy: _Argument = 0,
        avoid: _Argument = 0,
    ) -> pl.Expr:
        """The number of shortest ways, UInt64, 0 if no sequence of moves leads there."""
        return self._among(
            ways.trajectory_count, pl.UInt64, piece, own, enemy, avoid, place_target=target
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
        """The nearer side of each square: a struct of first, second and tied.

        Squares (UInt8) or sets (UInt64) on both sides.
        """
        piece_code(other_piece)
        call = partial(_territory, other_piece)
        return self._among(call, _PARTS, piece, own, enemy, avoid, place_other=other)

    def position(self, *, errors: Literal["raise", "null"] = "raise") -> pl.Expr:
        """FENs or EPDs as a struct of the columns of `cd.positions`, without the faults.

        A bad one is an error, or null with ``errors="null"``.
        """
        if errors not in ("raise", "null"):
            raise ValueError(f"errors is 'raise' or 'null', not {errors!r}")
        return pl.map_batches(
            [self._expression], partial(_position, errors=errors), return_dtype=_POSITION
        )

    def nearest(self, among: _Argument) -> pl.Expr:
        """King moves from these squares to the nearest member of a set, null for an empty one."""
        return self._rows(_nearest, pl.UInt8, "square", set_among=among)

    def passed_pawns(self, enemy: _Argument, *, color: bool) -> pl.Expr:
        """Of these sets of pawns the passed ones, UInt64; `color` is their side, True for white."""
        return self._rows(
            partial(features.passed_pawns, color=color), pl.UInt64, "set", set_enemy=enemy
        )

    def backward_pawns(self, enemy: _Argument, *, color: bool) -> pl.Expr:
        """Of these sets of pawns the backward ones, UInt64; `color` is their side."""
        return self._rows(
            partial(features.backward_pawns, color=color), pl.UInt64, "set", set_enemy=enemy
        )

    def isolated_pawns(self) -> pl.Expr:
        """Of these sets of pawns the isolated ones, UInt64."""
        return self._rows(features.isolated_pawns, pl.UInt64, "set")

    def attacked(self, *, color: bool, without: _Argument = 0) -> pl.Expr:
        """The squares that a color attacks, UInt64, in FENs or in the structs of `position`.

        Squares of `without` do not stop lines.
        """
        return self._rows(
            partial(_attacked, color=color), pl.UInt64, "position", set_without=without
        )

    def planes(self, moves: int = 3) -> pl.Expr:
        """`cd.distance_planes` of FENs or of the structs of `position`: an Array of 768 * moves UInt8."""
        dtype = pl.Array(pl.UInt8, 768 * moves)
        return self._rows(partial(features.distance_planes, moves=moves), dtype, "position")

    def mop_up(self, loser: _Argument) -> pl.Expr:
        """The mop-up evaluation of the squares of the winner's and the loser's king, UInt16."""
        return self._rows(endings.mop_up, pl.UInt16, "square", square_loser=loser)
