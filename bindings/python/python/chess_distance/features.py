"""Features of whole columns of positions: pawn structure, attacked squares, distance planes.

Bitboards are ints or uint64 arrays; ints give an int, arrays an array. The definitions are those of
the Chess Programming Wiki (pages "Passed Pawn", "Isolated Pawn", "Backward Pawns (Bitboards)").
"""

from __future__ import annotations

from typing import Any, TypeVar, overload

import numpy as np
import numpy.typing as npt

from ._arguments import flag, in_range, kind_of, obstacles
from ._blocks import BLOCK, each_row, in_blocks
from ._library import Bitboard, Column, Int, Obstacle, Sets, Words, lib, output, pointer
from ._position import PositionLike, Positions
from ._reading import as_columns
from .obstacles import distance_map
from .pieces import BISHOP, BLACK_PAWN, KING, KNIGHT, QUEEN, ROOK, WHITE_PAWN

_NOT_A, _NOT_H = np.uint64(0xFEFEFEFEFEFEFEFE), np.uint64(0x7F7F7F7F7F7F7F7F)
_FILE, _RANK = np.uint64(1), np.uint64(8)
_RANK_1, _FILE_A = np.uint64(0xFF), np.uint64(0x0101010101010101)


def _beside(words: Words) -> Words:
    return (words & _NOT_H) << _FILE | (words & _NOT_A) >> _FILE


def _filled(words: Words, shift: Any) -> Words:
    """The squares and all those in front of them (`np.left_shift`) or behind them (`np.right_shift`)."""
    for ranks in (1, 2, 4):
        words = words | shift(words, np.uint64(8 * ranks))
    return words


def _answer(call: Any, *columns: Column, color: bool = True) -> Any:
    """The answer of a function of white's arrays. For black the ranks are turned around."""
    arrays = [np.asarray(column, np.uint64) for column in columns]

    def turned(*rows: Any) -> Any:
        return call(*(words.byteswap() for words in rows)).byteswap()

    words = each_row(call if flag(color, "color") else turned, *arrays, dtype=np.uint64)
    return words if words.ndim else Bitboard(int(words))


@overload
def passed_pawns(own: Obstacle, enemy: Obstacle, *, color: bool) -> int: ...  # type: ignore[overload-overlap]
@overload
def passed_pawns(own: Sets, enemy: Sets, *, color: bool) -> Words: ...
def passed_pawns(own: Sets, enemy: Sets, *, color: bool) -> int | Words:
    """The pawns of `own` with no pawn of `enemy` in front of them, on their file or beside it.

    `color` is the side of `own`: True for white. Own pawns in front do not count.

    >>> passed_pawns({"a4", "e4", "h5"}, {"d5", "g7"}, color=True) == 1 << 24  # a4
    True
    """

    def call(own: Any, enemy: Any) -> Any:
        in_front = _filled(enemy >> _RANK, np.right_shift)
        return own & ~(in_front | _beside(in_front))

    return _answer(call, obstacles(own, "own"), obstacles(enemy, "enemy"), color=color)  # type: ignore[no-any-return]


@overload
def isolated_pawns(own: Obstacle) -> int: ...  # type: ignore[overload-overlap]
@overload
def isolated_pawns(own: Sets) -> Words: ...
def isolated_pawns(own: Sets) -> int | Words:
    """The pawns of `own` with no other one on a file beside theirs.

    >>> isolated_pawns({"a2", "b3", "e4", "h2"}) == 1 << 28 | 1 << 15  # e4, h2
    True
    """

    def call(own: Any) -> Any:
        files = _filled(own, np.right_shift) & _RANK_1
        beside = (files << _FILE | files >> _FILE) & _RANK_1
        return own & ~(beside * _FILE_A)

    return _answer(call, obstacles(own, "own"))  # type: ignore[no-any-return]


@overload
def backward_pawns(own: Obstacle, enemy: Obstacle, *, color: bool) -> int: ...  # type: ignore[overload-overlap]
@overload
def backward_pawns(own: Sets, enemy: Sets, *, color: bool) -> Words: ...
def backward_pawns(own: Sets, enemy: Sets, *, color: bool) -> int | Words:
    """The pawns of `own` whose next square an enemy pawn attacks, and no own pawn can ever protect.

    `color` is the side of `own`. Blocked pawns, and pawns that can be taken, count too.

    >>> backward_pawns({"d3", "e4", "c4"}, {"c5", "e5"}, color=True) == 1 << 19  # d3
    True
    """

    def call(own: Any, enemy: Any) -> Any:
        protected = _filled(_beside(own) << _RANK, np.left_shift)
        attacked = _beside(enemy) >> _RANK
        return own & (attacked & ~protected) >> _RANK

    return _answer(call, obstacles(own, "own"), obstacles(enemy, "enemy"), color=color)  # type: ignore[no-any-return]


@overload
def attacked(board: PositionLike, *, color: bool, without: Obstacle = 0) -> int: ...
@overload
def attacked(board: Positions, *, color: bool, without: Sets = 0) -> Words: ...
def attacked(board: PositionLike | Positions, *, color: bool, without: Sets = 0) -> int | Words:
    """The squares that the pieces of one color attack or defend.

    Squares of `without` do not stop lines: put a king there that looks for a way, because lines go
    through it. `board` is a position, or `Positions` for columns.

    >>> attacked("4k3/8/8/8/8/8/4P3/R3K3", color=True).bit_count()
    17
    """
    is_white = bool(flag(color, "color"))

    def call(white: Any, black: Any, gone: Any, *kinds: Any) -> Any:
        side, occupied = white if is_white else black, (white | black) & ~gone
        kings, queens, rooks, bishops, knights, pawns = (side & kind for kind in kinds)
        found, more = np.empty_like(occupied), np.empty_like(occupied)
        n, lines, board = found.size, pointer(occupied), pointer(more)
        lib.chess_distance_attacks_batch(KING, pointer(kings), lines, pointer(found), n)
        for piece, squares in (
            (KNIGHT, knights),
            (WHITE_PAWN if is_white else BLACK_PAWN, pawns),
            (ROOK, rooks | queens),
            (BISHOP, bishops | queens),
        ):
            lib.chess_distance_attacks_batch(piece, pointer(squares), lines, board, n)
            found |= more
        return found

    gone = np.asarray(obstacles(without, "without"), np.uint64)
    columns = as_columns(board)
    words = each_row(call, columns.white, columns.black, gone, *columns.kinds(), dtype=np.uint64)
    is_one = columns is not board and gone.ndim == 0
    return Bitboard(words[0]) if is_one else words


_Plane = TypeVar("_Plane", bound=np.generic)


def number_of_moves(moves: Int) -> int:
    """The moves of distance planes; no way of a piece is longer."""
    return in_range(moves, "moves", 1, 63)


@overload
def distance_planes(
    positions: Positions, moves: Int = 3, *, dtype: None = None, out: None = None
) -> npt.NDArray[np.uint8]: ...
@overload
def distance_planes(
    positions: Positions,
    moves: Int = 3,
    *,
    dtype: type[_Plane] | np.dtype[_Plane] | None = None,
    out: npt.NDArray[_Plane] | None = None,
) -> npt.NDArray[_Plane]: ...
@overload
def distance_planes(
    positions: Positions,
    moves: Int = 3,
    *,
    dtype: str | type[int | float],
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]: ...
def distance_planes(
    positions: Positions,
    moves: Int = 3,
    *,
    dtype: type[np.generic | int | float] | np.dtype[np.generic] | str | None = None,
    out: npt.NDArray[np.generic] | None = None,
) -> npt.NDArray[np.generic]:
    """Planes for training: the squares that each kind of piece reaches in exactly 1, 2, ... moves.

    An array of (n, 12 * moves, 8, 8) with the index [row, plane, rank, file], 1 where a piece
    arrives, otherwise 0. The planes of white come first, then those of black, each in the order
    king, queen, rook, bishop, knight, pawn, and for each kind 1 to `moves` moves. The pieces of the
    position stand in the way as in `distance_map`, and pawns only push. `dtype` is that of `out`, or
    by default uint8. ``torch.from_numpy`` takes the array without a copy.

    >>> planes = distance_planes(cd.positions(["4k3/8/8/8/8/8/4P3/R3K3 w"]))
    >>> planes.shape, planes[0].sum(axis=(1, 2))[:6].tolist()  # the king, then no queen
    ((1, 36, 8, 8), [4, 9, 13, 0, 0, 0])
    """
    if not isinstance(positions, Positions):
        raise TypeError(f"positions is what cd.positions gives, not {kind_of(positions)}")
    count, rows = number_of_moves(moves), len(positions.white)
    given = out.dtype if isinstance(out, np.ndarray) else np.uint8
    kind = np.dtype(given if dtype is None else dtype)
    if kind.kind not in "biuf" or kind.itemsize > 8:
        name = "the dtype of out" if dtype is None else "dtype"
        raise TypeError(f"{name} is a number of 1, 2, 4 or 8 bytes, not {kind}")
    planes_of_all = output(out, (rows, 12 * count, 8, 8), kind, positions.sets().values())
    # NumPy converts flags to float16 one by one; a product of a flag and the bits of 1.0 is fast.
    bits = np.dtype(f"u{planes_of_all.itemsize}")
    numbers, true = planes_of_all.view(bits), np.ones(1, kind).view(bits)[0]
    sides = (
        (positions.white, positions.black, WHITE_PAWN),
        (positions.black, positions.white, BLACK_PAWN),
    )

    def call(first: int, n: int) -> None:
        part = slice(first, first + n)
        planes, found = numbers[part].reshape(-1, 12, count, 64), np.empty((n, 64), np.uint8)
        arrives = np.empty((n, 64), np.bool_)
        for color, (own, enemy, pawn) in enumerate(sides):
            kinds = zip((KING, QUEEN, ROOK, BISHOP, KNIGHT, pawn), positions.kinds(), strict=True)
            for number, (piece, squares) in enumerate(kinds):
                distance_map(piece, own[part] & squares[part], own[part], enemy[part], out=found)
                for distance in range(count):
                    np.equal(found, distance + 1, out=arrives)
                    np.multiply(
                        arrives, true, out=planes[:, 6 * color + number, distance], dtype=bits
                    )

    in_blocks(rows, call, BLOCK)
    return planes_of_all  # type: ignore[no-any-return]
