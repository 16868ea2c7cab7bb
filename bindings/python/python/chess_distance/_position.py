"""Positions as arguments: a python-chess ``Board``, a FEN, named sets, or columns of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from ._arguments import obstacle
from ._types import ChessBoard, Obstacle, Series, Words


@dataclass(frozen=True)
class Position:
    """The pieces of a position, by color and by kind: bitboards or sets of squares.

    Every piece is in `white` or in `black`, and in one of the six kinds. `en_passant` is the
    square behind a pawn that has just advanced two squares, if any. `turn` is the side to move,
    True for white; without it, functions that need a mover's color need ``color=``.
    """

    white: Obstacle
    black: Obstacle
    kings: Obstacle
    queens: Obstacle = 0
    rooks: Obstacle = 0
    bishops: Obstacle = 0
    knights: Obstacle = 0
    pawns: Obstacle = 0
    en_passant: Obstacle = 0
    turn: bool | None = None


#: A python-chess ``Board``, a FEN, or a `Position`.
PositionLike: TypeAlias = ChessBoard | str | Position


class Pieces(NamedTuple):
    """The bitboards of a position, and the side to move if it is known."""

    white: int
    black: int
    #: Kings, queens, rooks, bishops, knights, pawns.
    kinds: tuple[int, ...]
    en_passant: int
    turn: bool | None


class Positions(NamedTuple):
    """Positions in columns: bitboards (uint64), and whether white is to move."""

    white: Words
    black: Words
    kings: Words
    queens: Words
    rooks: Words
    bishops: Words
    knights: Words
    pawns: Words
    en_passant: Words
    turn: npt.NDArray[np.bool_]

    def kinds(self) -> tuple[Words, ...]:
        """The columns of each kind of piece, from the kings to the pawns."""
        return self[2:8]

    def take(self, rows: npt.NDArray[Any] | slice) -> Positions:
        """Some of the rows."""
        return Positions(*(column[rows] for column in self))  # type: ignore[arg-type]

    @classmethod
    def of(cls, rows: list[Pieces]) -> Positions:
        words = [[r.white, r.black, *r.kinds, r.en_passant] for r in rows]
        columns = np.array(words, np.uint64).reshape(-1, 9).T.copy()
        return cls(*columns, turn=np.array([r.turn is not False for r in rows], bool))  # type: ignore[misc]


_KINDS = {"k": "kings", "q": "queens", "r": "rooks", "b": "bishops", "n": "knights", "p": "pawns"}


def pieces_of(board: PositionLike) -> Pieces:
    """The bitboards of a position."""
    if isinstance(board, str):
        return _of_fen(board)
    if isinstance(board, Position):
        white, black = obstacle(board.white, "white"), obstacle(board.black, "black")
        kinds = tuple(obstacle(getattr(board, name), name) for name in _KINDS.values())
        return Pieces(white, black, kinds, obstacle(board.en_passant, "en_passant"), board.turn)
    names = (*_KINDS.values(), "occupied_co", "ep_square", "turn")
    if not all(hasattr(board, name) for name in names):
        raise TypeError(f"board is a python-chess Board, a FEN or a Position, not {board!r}")
    kinds = tuple(int(getattr(board, name)) for name in _KINDS.values())
    passant = 0 if board.ep_square is None else 1 << board.ep_square
    white, black = int(board.occupied_co[True]), int(board.occupied_co[False])
    return Pieces(white, black, kinds, passant, board.turn)


_LETTERS = frozenset("pPrRnNbBqQkK12345678/")
_EMPTY = str.maketrans({str(n): "." * n for n in range(1, 9)})


def _digits(letters: str) -> bytes:
    """A table that makes binary digits of a board's letters: 1 for these."""
    return bytes(ord("1" if chr(code) in letters else "0") for code in range(256))


_TABLES = [_digits("KQRBNP"), _digits("kqrbnp"), *(_digits(k + k.upper()) for k in _KINDS)]


def _of_fen(fen: str) -> Pieces:
    """Reads the pieces, the side to move and the en passant square; the rest does not matter."""

    def refuse(reason: str) -> NoReturn:
        raise ValueError(f"board = {fen!r}: {reason}")

    placement, turn, _, passant, *_ = [*(words := fen.split()), *("", "w", "-", "-")[len(words) :]]
    if not _LETTERS.issuperset(placement):
        letter = next(letter for letter in placement if letter not in _LETTERS)
        refuse(f"no FEN has the piece {letter!r}")
    ranks = placement.translate(_EMPTY).split("/")
    if [len(rank) for rank in ranks] != [8] * 8:
        refuse("a FEN has 8 ranks of 8 squares")
    if turn not in ("w", "b"):
        refuse(f"the side to move is w or b, not {turn!r}")
    behind = 0
    if passant != "-":
        if len(passant) != 2 or passant[0] not in "abcdefgh" or passant[1] not in "12345678":
            refuse(f"the en passant square is {passant!r}")
        behind = obstacle(passant, "board")
    # The square a1 is the last digit.
    board = "".join(rank[::-1] for rank in ranks).encode()
    white, black, *kinds = (int(board.translate(table), 2) for table in _TABLES)
    return Pieces(white, black, tuple(kinds), behind, turn == "w")


def positions(
    boards: Iterable[PositionLike] | Series, *, errors: Literal["raise", "null"] = "raise",
    progress: Callable[[Sequence[PositionLike]], Iterable[PositionLike]] | None = None,
) -> Positions:
    """The columns of many positions: FENs or EPDs, python-chess boards, or `Position`.

    `boards` is a list, or a column of NumPy, pandas, Polars or Arrow. A bad row is a ValueError that
    names it, or with ``errors="null"`` a row of empty sets. `progress` is an iterator such as
    ``tqdm.tqdm``.

    >>> columns = positions(["8/8/8/4k3/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/8/R3K3 w"])
    >>> columns.rooks, columns.turn
    (array([0, 1], dtype=uint64), array([False,  True]))
    """
    if errors not in ("raise", "null"):
        raise ValueError(f"errors is 'raise' or 'null', not {errors!r}")
    nothing = Pieces(0, 0, (0,) * 6, 0, None)
    column: Any = boards if isinstance(boards, (list, tuple)) else list(boards)  # type: ignore[arg-type]
    rows = []
    for number, board in enumerate(progress(column) if progress else column):
        try:
            rows.append(pieces_of(board))
        except (ValueError, TypeError) as error:
            if errors == "raise":
                raise ValueError(f"boards[{number}]: {error}") from None
            rows.append(nothing)
    return Positions.of(rows)


def fault(pieces: Pieces) -> str:
    """What is wrong with the pieces of a position, in a sentence."""
    for side, squares in (("white", pieces.white), ("black", pieces.black)):
        kings = (squares & pieces.kinds[0]).bit_count()
        if kings != 1:
            return f"{side} has {kings} kings, and each side has one"
    if pieces.kinds[-1] & 0xFF000000000000FF:
        return "pawns stand on ranks 2 to 7"
    if sum(map(int.bit_count, pieces.kinds)) != (pieces.white | pieces.black).bit_count():
        return "each piece has one color and one kind"
    if pieces.white & pieces.black:
        return "a square has pieces of both colors"
    return ""
