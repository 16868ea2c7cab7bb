"""Boards of other sizes."""

from __future__ import annotations

import numpy as np

from ._library import checked, lib
from ._memory import byte_pointer
from ._numbers import in_range
from ._types import Bytes, Int
from .pieces import PieceLike, piece_code


def other_board(piece: PieceLike, files: Int, ranks: Int) -> Bytes:
    """The distances between all squares of a board from 1x1 to 16x16: ``table[a, b]``.

    Squares are numbered rank by rank: file f of rank r is r * files + f.

    >>> int(other_board(cd.KNIGHT, 10, 8)[0, 79])
    6
    """
    files, ranks = in_range(files, "files", 1, 16), in_range(ranks, "ranks", 1, 16)
    table = np.empty((files * ranks,) * 2, np.uint8)
    size = files, ranks, byte_pointer(table), table.size
    checked(lib.chess_distance_fill_table(piece_code(piece), *size))
    return table
