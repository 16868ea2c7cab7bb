"""A call of C: a piece, where it moves from and to, and its obstacles, of one board or in columns."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ._arguments import as_words, is_rows, not_empty, obstacles, places
from ._blocks import BLOCK, MOST, QUICK, flat, in_blocks, shape_of
from ._board import add_board
from ._library import Bitboard, Column, Sets, Words, checked, ffi, output, pointer
from ._position import PositionLike


class Call:
    """The arguments of a call, read once. They are columns if one of them has rows."""

    def __init__(
        self,
        piece: int,
        ends: Mapping[str, Any],
        walls: tuple[Sets, Sets, Sets] | None,
        board: PositionLike | None = None,
        color: bool | None = None,
        *,
        lists: bool = False,
        may_be_empty: bool = False,
        **sets: Sets,
    ) -> None:
        """`ends` are starts and targets, and `sets` other sets that are not obstacles."""
        self._piece = piece
        read = {name: places(value, name, lists) for name, value in ends.items()}
        self._sets = [*read.values(), *(obstacles(value, name) for name, value in sets.items())]
        self._walls: list[Column] = []
        if walls is not None:
            names = zip(("own", "enemy", "avoid"), walls, strict=True)
            self._walls = [obstacles(value, name) for name, value in names]
        if board is not None or color is not None:
            add_board(self._walls, board, color, self._sets[0] if self._sets else 0)
        if not may_be_empty:
            not_empty(**read)

    @property
    def columns(self) -> list[Column]:
        return [*self._sets, *self._walls]

    @property
    def is_one(self) -> bool:
        """Whether no argument has rows."""
        return all(isinstance(column, int) for column in self.columns)

    def one(self, call: Callable[..., int], *numbers: int, out: Any = None) -> int:
        """The result of a call for one board, which may write to the address `out`. In C numbers
        stand before the board."""
        last = [_struct(self._walls)] if self._walls else []
        return call(self._piece, *self._sets, *numbers, *last, *([] if out is None else [out]))

    def rows(
        self,
        call: Callable[..., int],
        *numbers: int,
        out: npt.NDArray[Any] | None = None,
        each: tuple[int, ...] = (),
        dtype: type = np.uint8,
        start: int = QUICK,
    ) -> Any:
        """The results of a call of columns, each of the shape `each`."""
        columns = self.columns
        out = output(out, (*shape_of(columns), *each), dtype, columns)

        def numbered(*given: Any) -> int:
            sets = len(self._sets)
            return call(self._piece, *given[:sets], *numbers, *given[sets:])

        by_rows(numbered, self._sets, [self._walls] if self._walls else [], [out], start)
        return out

    def words(
        self,
        one: Callable[..., int],
        batch: Callable[..., int],
        *numbers: int,
        kind: type[int] = Bitboard,
    ) -> Any:
        """The number of a call for one board, or the words of a call of columns."""
        if self.is_one:
            return kind(self.one(one, *numbers))
        return self.rows(batch, *numbers, dtype=np.uint64)


def _struct(walls: list[Column]) -> Any:
    """The obstacles of one board, NULL for none."""
    return ffi.new("ChessDistanceBoard *", tuple(walls)) if any(walls) else ffi.NULL


def by_rows(
    call: Callable[..., int],
    sets: list[Column],
    boards: list[list[Column]],
    outputs: Iterable[npt.NDArray[Any]],
    start: int = QUICK,
) -> None:
    """Calls C for all rows: ``call(*sets, *boards, *outputs, rows)``, all of them addresses.

    The outputs have a part for each row. Columns of contiguous words go to C unchanged, other rows
    are converted. Obstacles that are 0 in every row are NULL.
    """
    columns = [*sets, *(column for board in boards for column in board)]
    shape = shape_of(columns)
    rows = math.prod(shape)
    if rows == 0:
        return
    parts = [out.reshape(rows, -1) for out in outputs]
    # One value for all rows is an int, whatever it came as.
    given = [
        np.ascontiguousarray(flat(column, shape)) if is_rows(column) else int(column)
        for column in columns
    ]
    is_direct = all(
        column == 0 if isinstance(column, int) else column.dtype == np.uint64 for column in given
    )

    def block(first: int, n: int) -> None:
        words = [_words(column, first, n) for column in given]
        ends = [np.zeros(n, np.uint64) if word is None else word for word in words[: len(sets)]]
        walls = words[len(sets) :]
        structs = [_columns(walls[at : at + 3]) for at in range(0, len(walls), 3)]
        results = (pointer(out[first : first + n]) for out in parts)
        checked(call(*map(pointer, ends), *structs, *results, n))

    # A conversion has one column at a time in the caches.
    in_blocks(rows, block, MOST if is_direct else 4 * BLOCK, start)


def _words(column: Any, first: int, n: int) -> Words | None:
    """Some rows of a column as words, None for empty sets."""
    if isinstance(column, int):
        return np.full(n, column, np.uint64) if column else None
    return as_words(column[first : first + n])


def _columns(walls: list[Words | None]) -> Any:
    """The obstacles of many boards, NULL for none."""
    if all(word is None for word in walls):
        return ffi.NULL
    addresses = [ffi.NULL if word is None else pointer(word) for word in walls]
    return ffi.new("ChessDistanceColumns *", addresses)
