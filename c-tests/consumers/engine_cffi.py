"""The engine in Python: cffi with the text of chess_distance.h, which the test has preprocessed."""

from cffi import FFI

ffi = FFI()
ffi.cdef(open("declarations").read())  # noqa: SIM115
c = ffi.dlopen("libchess_distance.so.0")
board = ffi.new("ChessDistanceBoard *")
assert c.chess_distance_path(c.CHESS_DISTANCE_KNIGHT, 0, 63, board) == 6
assert c.chess_distance_king_table[4][60] == 7
