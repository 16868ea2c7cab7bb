"""chess_distance.py: what ctypesgen writes of the header."""

from ctypes import byref

import chess_distance as c

board = c.ChessDistanceBoard(0x3F00FC0000, 0, 0)
print(
    c.chess_distance_king(4, 60),
    c.chess_distance_knight_table[0][63],
    c.chess_distance_path(c.CHESS_DISTANCE_KING, 0, 63, byref(board)),
    f"{c.chess_distance_moves(c.CHESS_DISTANCE_ROOK, 1 << 56, None):x}",
)
