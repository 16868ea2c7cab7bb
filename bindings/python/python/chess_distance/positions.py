"""Whole positions: the squares on which each piece may ever stand."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple, TypeAlias

import numpy as np

from ._library import checked, error, ffi, lib
from ._memory import word_pointer
from ._squares import obstacle
from ._types import ChessPosition, Obstacle, Words


@dataclass(frozen=True)
class Position:
    """The pieces of a position, by color and by kind: bitboards or sets of squares.

    Every piece is in `white` or in `black`, and in one of the six kinds. `en_passant` is the
    square behind a pawn that has just advanced two squares, if any.
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


#: A python-chess ``Board``, a FEN, or a `Position`.
PositionLike: TypeAlias = ChessPosition | str | Position

_KINDS = {"k": "kings", "q": "queens", "r": "rooks", "b": "bishops", "n": "knights", "p": "pawns"}


def _of_fen(fen: str) -> Position:
    """Reads the pieces and the en passant square; the other fields of a FEN do not matter."""
    words = fen.split() or [""]
    ranks = words[0].split("/")
    sets = dict.fromkeys(("white", "black", *_KINDS.values(), "en_passant"), 0)
    squares: list[int] = []
    for index, rank in enumerate(ranks):
        file = 0
        for letter in rank:
            if letter in "12345678":
                file += int(letter)
                continue
            if letter.lower() not in _KINDS:
                raise ValueError(f"board = {fen!r}: no FEN has the piece {letter!r}")
            here = 1 << 8 * (7 - index) + file if index < 8 and file < 8 else 0
            sets["white" if letter.isupper() else "black"] |= here
            sets[_KINDS[letter.lower()]] |= here
            file += 1
        squares.append(file)
    if squares != [8] * 8:
        raise ValueError(f"board = {fen!r}: a FEN has 8 ranks of 8 squares")
    passant = words[3] if len(words) > 3 else "-"
    if passant != "-":
        if len(passant) != 2 or passant[0] not in "abcdefgh" or passant[1] not in "12345678":
            raise ValueError(f"board = {fen!r}: the en passant square is {passant!r}")
        sets["en_passant"] = 1 << "abcdefgh".index(passant[0]) + 8 * (int(passant[1]) - 1)
    return Position(**sets)


def _position(board: object) -> Position:
    if isinstance(board, Position):
        return board
    if isinstance(board, str):
        return _of_fen(board)
    names = [*_KINDS.values(), "occupied_co", "ep_square"]
    if not all(hasattr(board, name) for name in names):
        raise TypeError(f"board is a python-chess Board, a FEN or a Position, not {board!r}")
    white, black = board.occupied_co[True], board.occupied_co[False]  # type: ignore[attr-defined]
    kinds = {name: int(getattr(board, name)) for name in _KINDS.values()}
    behind = board.ep_square  # type: ignore[attr-defined]
    passant = 0 if behind is None else 1 << behind
    return Position(int(white), int(black), **kinds, en_passant=passant)


class Reach(NamedTuple):
    """The squares on which each piece may ever stand, and the number of fixed pieces."""

    # #: 64 bitboards: the squares of the piece on each square, 0 without a piece.
    squares: Words
    # #: The number of pieces that never move and are never taken.
    fixed: int


def reach(board: PositionLike) -> Reach:
    """Every square on which each piece of a position may ever stand, if both sides help.

    No legal continuation leaves these sets; some of their squares may still be out of reach. They
    cover castling from the usual start squares, but not castling in Chess960. `board` is a
    python-chess ``Board``, a FEN or a `Position`. An invalid position is a ValueError: not one king
    a side, pawns on rank 1 or 8, sets that overlap, or an impossible en passant square.

    >>> closed = reach("8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8 w - - 0 1")
    >>> closed.fixed, int(closed.squares[18]) == 0xFFFFFF  # the pawns, the king on three ranks
    (8, True)
    """
    position = _position(board)
    sets = [obstacle(getattr(position, field.name), field.name) for field in fields(Position)]
    squares = np.zeros(64, np.uint64)
    pointer = ffi.new("ChessDistancePosition *", tuple(sets))
    result = lib.chess_distance_reach(pointer, word_pointer(squares))
    if result == lib.CHESS_DISTANCE_OUT_OF_RANGE:
        raise ValueError(f"board is not a valid position: {error(result)}")
    return Reach(squares, checked(result))
