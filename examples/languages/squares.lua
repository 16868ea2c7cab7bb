-- LuaJIT. chess_distance.i: what plain.sh prints of the header.
local ffi, bit = require("ffi"), require("bit")
ffi.cdef(io.open("chess_distance.i"):read("*a"))
local c = ffi.load("chess_distance")
local board = ffi.new("ChessDistanceBoard", { own = 0x3f00fc0000 })
print(
    c.chess_distance_king(4, 60),
    c.chess_distance_knight_table[0][63],
    c.chess_distance_path(c.CHESS_DISTANCE_KING, 0, 63, board),
    bit.tohex(c.chess_distance_moves(c.CHESS_DISTANCE_ROOK, bit.lshift(1ULL, 56), nil), 16)
)
