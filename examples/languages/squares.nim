# The library. Nim needs the declaration of each name that you use; with the copied file write
# header: "chess_distance_inline.h" in place of dynlib, and compile with --passC:-I.
import std/strutils
{.pragma: c, importc, dynlib: "libchess_distance.so.0".}
type Board = object
  own, enemy, avoid: uint64
proc chess_distance_king(a, b: cint): cint {.c.}
proc chess_distance_path(piece, a, b: cint, board: ptr Board): cint {.c.}
proc chess_distance_moves(piece: cint, origin: uint64, board: ptr Board): uint64 {.c.}
var chess_distance_knight_table {.c.}: array[64, array[64, uint8]]
var board = Board(own: 0x3f00fc0000'u64)
echo chess_distance_king(4, 60), " ", chess_distance_knight_table[0][63], " ",
  chess_distance_path(0, 0, 63, addr board), " ", chess_distance_moves(4, 1'u64 shl 56, nil).toHex
