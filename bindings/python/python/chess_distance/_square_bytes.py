"""Arguments with a byte for each square: distances where a second leg begins, and bytes of any meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from ._arguments import array_of
from ._library import NONE, Bytes, Rows, SquareBytes

#: A map: distances, 255 for no start.
Leg: TypeAlias = "Rows | Sequence[int]"


def leg(start: Leg, shape: tuple[int, ...] = (64,)) -> Bytes:
    """The distances at the start of a second leg, with 255 for no start."""
    array = np.asarray(array_of(start, "start"))
    if array.shape != shape or array.dtype.kind not in "iu":
        raise ValueError(f"start must be distances with the shape {shape}, 255 for no start")
    wrong = array[(array < 0) | (array > 191) & (array != NONE)]
    if wrong.size:
        raise ValueError(f"start holds {wrong[0]}: distances are 0 to 191, and 255 for no start")
    return np.require(array, np.uint8, "C")


def byte_of_each_square(values: SquareBytes, shape: tuple[int, int]) -> Bytes:
    """Bytes with any meaning, rank by rank or as an array of (ranks, files)."""
    if isinstance(values, (bytes, bytearray)):
        values = np.frombuffer(values, np.uint8)
    array = np.asarray(array_of(values, "squares"))
    size = shape[0] * shape[1]
    if array.shape not in ((size,), shape) or array.dtype.kind not in "biu":
        raise ValueError(
            f"squares must be {size} integers, one for each square, or {shape} of them"
        )
    for wrong in array[(array < 0) | (array > 255)][:1]:
        raise ValueError(f"squares holds {wrong}: bytes are 0 to 255")
    return np.require(array, np.uint8, "C")
