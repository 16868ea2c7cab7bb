from ctypes import CDLL, c_ubyte

library = CDLL("libchess_distance.so.0")
king, knight = library.chess_distance_king, library.chess_distance_knight
table = ((c_ubyte * 64) * 64).in_dll(library, "chess_distance_manhattan_table")

print("king", king(4, 60), "knight", knight(0, 63), "table", table[0][63], "off", king(4, 64))
