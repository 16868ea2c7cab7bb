import chess_distance as c

king = c.chess_distance_path(c.CHESS_DISTANCE_KING, 4, 60, c.ChessDistanceBoard())
knight = c.chess_distance(c.CHESS_DISTANCE_KNIGHT, 0, 63)
off = c.chess_distance_king(4, 64)

assert off == c.CHESS_DISTANCE_INVALID_SQUARE
print("king", king, "knight", knight, "table", c.manhattan_table(0, 63), "off", off)
