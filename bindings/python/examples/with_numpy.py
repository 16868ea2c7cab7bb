"""The distance of the two kings, and the white king's way to the black one without check.

    python with_numpy.py [GAMES.pgn ...]
"""

import sys

import chess_distance as cd
import numpy as np
from positions import columns

table = columns(sys.argv[1:])
straight = cd.square_distance(table["white_king"], table["black_king"])
# The squares next to the black king are attacked, so the way ends two squares off.
around = cd.tables.king_ring_table[table["black_king"], 2]
start = np.left_shift(np.uint64(1), table["white_king"].astype(np.uint64))
way = cd.path(
    cd.KING,
    start,
    around,
    own=table["white"],
    enemy=table["black"],
    avoid=table["attacked_by_black"],
)
print("positions", len(straight))
print("king distance", np.bincount(straight, minlength=8).tolist())
print("moves to come near", np.bincount(way[way != cd.NONE]).tolist())
print("no way", int((way == cd.NONE).sum()))
