"""Boards of other sizes."""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np

from ._arguments import Bytes, byte_pointer
from ._library import checked, code, lib


def other_board(piece: SupportsIndex, files: SupportsIndex, ranks: SupportsIndex) -> Bytes:
    """The distances between all squares of a board from 1x1 to 16x16: ``table[a, b]``.

    Squares are numbered rank by rank: file f of rank r is r * files + f.

    >>> int(other_board(cd.KNIGHT, 10, 8)[0, 79])
    6
    """
    files, ranks = code(files), code(ranks)
    if not (1 <= files <= 16 and 1 <= ranks <= 16):
        checked(lib.CHESS_DISTANCE_OUT_OF_RANGE)
    table = np.empty((files * ranks,) * 2, np.uint8)
    checked(
        lib.chess_distance_fill_table(code(piece), files, ranks, byte_pointer(table), table.size)
    )
    return table
