"""Positions as arguments: a python-chess ``Board``, a FEN, or named sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, NoReturn, TypeAlias

from ._squares import obstacle
from ._types import ChessBoard, Obstacle


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


def _of_fen(fen: str) -> Pieces:
    """Reads the pieces, the side to move and the en passant square; the rest does not matter."""

    def refuse(reason: str) -> NoReturn:
        raise ValueError(f"board = {fen!r}: {reason}")

    placement, turn, _, passant, *_ = [*fen.split(), *("", "w", "-", "-")[len(fen.split()) :]]
    colors, kinds = [0, 0], dict.fromkeys(_KINDS, 0)
    widths = []
    for rank, letters in zip(range(7, -1, -1), placement.split("/"), strict=False):
        file = 0
        for letter in letters:
            if letter in "12345678":
                file += int(letter)
                continue
            if letter.lower() not in _KINDS:
                refuse(f"no FEN has the piece {letter!r}")
            if file < 8:
                here = 1 << 8 * rank + file
                colors[letter.islower()] |= here
                kinds[letter.lower()] |= here
            file += 1
        widths.append(file)
    if widths != [8] * 8 or placement.count("/") != 7:
        refuse("a FEN has 8 ranks of 8 squares")
    if turn not in ("w", "b"):
        refuse(f"the side to move is w or b, not {turn!r}")
    behind = 0
    if passant != "-":
        if len(passant) != 2 or passant[0] not in "abcdefgh" or passant[1] not in "12345678":
            refuse(f"the en passant square is {passant!r}")
        behind = obstacle(passant, "board")
    white, black = colors
    return Pieces(white, black, tuple(kinds.values()), behind, turn == "w")


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
