"""The pieces, of chess and in the notation of Ralph Betza.

A plain int is not a piece: python-chess numbers its piece types differently.
"""

from __future__ import annotations

import enum
import re
from bisect import bisect_left
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from ._arguments import flag, in_range
from ._library import ChessPiece, checked, error, ffi, lib


class Piece(enum.IntEnum):
    """A piece; the numbers are those of the C library.

    >>> cd.KING
    <Piece.KING: 0>
    """

    KING = lib.CHESS_DISTANCE_KING
    #: One orthogonal step a move: its distance is the Manhattan distance.
    WAZIR = lib.CHESS_DISTANCE_WAZIR
    KNIGHT = lib.CHESS_DISTANCE_KNIGHT
    BISHOP = lib.CHESS_DISTANCE_BISHOP
    ROOK = lib.CHESS_DISTANCE_ROOK
    QUEEN = lib.CHESS_DISTANCE_QUEEN
    #: Pawns advance only; for captures there is `pawn_map`.
    WHITE_PAWN = lib.CHESS_DISTANCE_WHITE_PAWN
    BLACK_PAWN = lib.CHESS_DISTANCE_BLACK_PAWN
    #: Bishop or knight.
    ARCHBISHOP = lib.CHESS_DISTANCE_ARCHBISHOP
    #: Rook or knight.
    CHANCELLOR = lib.CHESS_DISTANCE_CHANCELLOR
    #: Queen or knight.
    AMAZON = lib.CHESS_DISTANCE_AMAZON


KING, WAZIR, KNIGHT = Piece.KING, Piece.WAZIR, Piece.KNIGHT
BISHOP, ROOK, QUEEN = Piece.BISHOP, Piece.ROOK, Piece.QUEEN
WHITE_PAWN, BLACK_PAWN = Piece.WHITE_PAWN, Piece.BLACK_PAWN
ARCHBISHOP, CHANCELLOR, AMAZON = Piece.ARCHBISHOP, Piece.CHANCELLOR, Piece.AMAZON


class Leaper(int):
    """A piece made by `leaper`, with its number in the C library."""

    def __repr__(self) -> str:
        return f"leaper({self - 256 >> 4}, {self & 15})"


#: A piece, a leaper, a name ("king", "white pawn", "leaper(1, 3)"), or a python-chess ``Piece``.
PieceLike: TypeAlias = Piece | Leaper | str | ChessPiece


def leaper(m: int, n: int) -> Leaper:
    """The piece that jumps m squares along one axis and n along the other, 0 to 15 each.

    ``leaper(1, 2)`` moves like the knight, ``leaper(0, 1)`` like the wazir. (0, 0), and numbers
    outside 0 to 15, are a ValueError.

    >>> cd.distance(leaper(1, 3), 0, 63)  # a camel stays on its color
    5
    >>> cd.distance(leaper(1, 3), 0, 1) is None
    True
    """
    m, n = in_range(m, "m", 0, 15), in_range(n, "n", 0, 15)
    if m == n == 0:
        raise ValueError(f"leaper(0, 0): {error(lib.CHESS_DISTANCE_INVALID_PIECE)}")
    return Leaper(256 + 16 * m + n)


_TYPES = (KNIGHT, BISHOP, ROOK, QUEEN, KING)


def from_chess(piece_type: int, color: bool | None = None) -> Piece:
    """The piece of a python-chess piece type: ``chess.PAWN`` 1 to ``chess.KING`` 6.

    A pawn needs its color (``chess.WHITE`` or ``chess.BLACK``); other pieces move alike in both
    colors. A python-chess ``Piece`` needs no conversion.

    >>> from_chess(6), from_chess(1, color=True)  # chess.KING, chess.PAWN
    (<Piece.KING: 0>, <Piece.WHITE_PAWN: 6>)
    """
    if isinstance(piece_type, (Piece, Leaper)):
        raise TypeError(f"{piece_type!r} is a piece of this package already")
    number = in_range(piece_type, "piece_type", 1, 6)
    white = None if color is None else flag(color, "color")
    if number > 1:
        return _TYPES[number - 2]
    if white is None:
        raise TypeError("from_chess: a pawn needs color=chess.WHITE or chess.BLACK")
    return WHITE_PAWN if white else BLACK_PAWN


def piece_code(piece: PieceLike, name: str = "piece") -> int:
    """A piece as C's int."""
    if isinstance(piece, (Piece, Leaper)):
        return piece
    if isinstance(piece, str):
        return _named(piece, name)
    kind = getattr(piece, "piece_type", None)
    if kind is not None:
        return from_chess(kind, piece.color)
    hint = ""
    if isinstance(piece, (int, np.integer)):
        here = f"{int(piece)} is cd.{Piece(int(piece)).name} here; " if piece in list(Piece) else ""
        hint = f": {here}python-chess piece types go through cd.from_chess"
    raise TypeError(
        f"{name} is a chess_distance.Piece such as cd.KING, a leaper(m, n), a name such as 'king',"
        f" or a chess.Piece, not {piece!r}{hint}"
    )


def valid_piece(piece: PieceLike) -> int:
    """A piece for functions whose result, a bitboard or a count, cannot report an error."""
    number = piece_code(piece)
    checked(lib.chess_distance(number, 0, 0))
    return number


@lru_cache(maxsize=256)
def _named(text: str, name: str) -> int:
    word = text.strip().upper().replace(" ", "_").replace("-", "_")
    if word in Piece.__members__:
        return Piece[word]
    if leap := re.fullmatch(r"LEAPER\(_*(\d{1,2})_*,_*(\d{1,2})_*\)", word):
        return leaper(int(leap[1]), int(leap[2]))
    names = ", ".join(member.lower().replace("_", " ") for member in Piece.__members__)
    raise ValueError(f"{name} = {text!r}: no such piece; there are {names}, leaper(m, n)")


def _betza(text: str, black: int) -> Any:
    """The piece as the library's bytes; None if the text is no piece."""
    piece = ffi.new("ChessDistanceGridPiece *")
    # C would stop at a zero.
    is_text = "\0" not in text
    result = lib.chess_distance_grid_piece(text.encode(errors="replace"), black, piece)
    return piece if is_text and result == lib.CHESS_DISTANCE_OK else None


_read = lru_cache(maxsize=4096)(_betza)

# What may be missing behind the beginning of a piece: a letter, or the rest of (m,n).
_ENDINGS = ("", "W", "1,1)", ",1)", "1)", ")")


def _fault(text: str) -> str:
    """Where a text stops being the beginning of a piece."""
    if not text:
        return "an empty text is no piece"
    if len(text) > 4095:
        return "a text has at most 4095 characters"

    def is_wrong(end: int) -> bool:
        return all(_betza(text[:end] + ending, 0) is None for ending in _ENDINGS)

    at = bisect_left(range(1, len(text) + 1), True, key=is_wrong)
    if at == len(text):
        return "the text ends before the letter of a piece, or inside of (m,n)"
    where = f"character {at + 1}, {text[at]!r},"
    if text[at] == "o":
        return (
            f"{where} means joined edges, which are no part of a piece: give the Grid wrap='files'"
        )
    if text[at] in "zqjaty":
        return f"{where} is one of Betza's letters that are not read"
    return f"{where} does not fit here in Betza's notation"


@dataclass(frozen=True)
class Betza:
    """A piece for a `Grid`, in Betza's notation; `color` is True for white, as ``chess.WHITE`` is.

    A text is any number of parts: modifiers, a letter, and optionally the same letter again or a
    number. Leaps are W F D N A H L C Z J G and ``(m,n)``; K is WF, the riders are R, B and Q, and
    ``NN`` is a rider of N. Modifiers: m c (only without taking, only taking), i (only from squares
    of ``first``), n (lame), p g (hoppers), f b l r v s h (directions; black's forward is down the
    board). The page on grids has the table. A text that is no piece is a ValueError, which
    names the first character that does not fit. So is an empty text.

    >>> horse, cannon, silver = Betza("nN"), Betza("mRcpR"), Betza("FfW", color=False)
    >>> horse
    Betza(text='nN', color=True)
    """

    text: str
    _: KW_ONLY
    color: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.text, str):
            raise TypeError(f"text is a piece in Betza's notation, not {self.text!r}")
        black = int(not flag(self.color, "color"))
        # In C an empty text is a piece that never moves. Here it is more likely a slip.
        if not self.text or _read(self.text, black) is None:
            raise ValueError(f"text = {self.text[:60]!r}: {_fault(self.text)}")


#: A piece for a `Grid`: a `Betza`, or the text of a white one.
BetzaLike = Betza | str


def read_piece(piece: BetzaLike, name: str = "piece") -> Any:
    """The address of the library's bytes of a piece."""
    if isinstance(piece, str):
        piece = Betza(piece)
    if not isinstance(piece, Betza):
        what = "a chess_distance.Betza or its text, such as 'nN'"
        raise TypeError(f"{name} is {what}, not {piece!r}")
    return _read(piece.text, int(not piece.color))
