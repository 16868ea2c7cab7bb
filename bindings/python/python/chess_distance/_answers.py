"""Answers that are boards: arrays and bitboards that Jupyter draws."""

from __future__ import annotations

from typing import Any

import numpy as np


class BoardArray(np.ndarray[Any, Any]):
    """An array with a number or a flag for each square."""

    def __repr__(self) -> str:
        return repr(np.asarray(self))

    def _repr_svg_(self) -> str | None:
        from .picture import picture_of  # pictures need the library

        return picture_of(np.asarray(self))


class Squares(int):
    """A bitboard."""

    def _repr_svg_(self) -> str | None:
        from .picture import picture_of

        return picture_of(int(self))
