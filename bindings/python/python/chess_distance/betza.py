"""Pieces of any kind, in the notation of Ralph Betza."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import Any

from ._arguments import flag
from ._library import ffi, lib


def _parsed(text: str, black: int) -> Any:
    """The piece as the library's bytes; None if the text is no piece."""
    piece = ffi.new("ChessDistanceGridPiece *")
    # C would stop at a zero.
    is_text = "\0" not in text
    result = lib.chess_distance_grid_piece(text.encode(errors="replace"), black, piece)
    return piece if is_text and result == lib.CHESS_DISTANCE_OK else None


_read = lru_cache(maxsize=4096)(_parsed)

# What may be missing behind the beginning of a piece: a letter, or the rest of (m,n).
_ENDINGS = ("", "W", "1,1)", ",1)", "1)", ")")


def _fault(text: str) -> str:
    """Where a text stops being the beginning of a piece."""
    if not text:
        return "an empty text is no piece"
    if len(text) > 4095:
        return "a text has at most 4095 characters"

    def is_wrong(end: int) -> bool:
        return all(_parsed(text[:end] + ending, 0) is None for ending in _ENDINGS)

    at = bisect_left(range(1, len(text) + 1), True, key=is_wrong)
    if at == len(text):
        return "the text ends before the letter of a piece, or inside of (m,n)"
    return f"character {at + 1}, {text[at]!r}, does not fit here in Betza's notation"


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
