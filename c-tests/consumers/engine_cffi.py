"""Reads chess_distance.h with cffi: the declarations as the C preprocessor leaves them, and the
numbers of the macros as they stand."""
import re
import subprocess
import sys

from cffi import FFI

header = open(sys.argv[1]).read()
without_includes = re.sub(r"^#include.*", "", header, flags=re.MULTILINE)
declarations = subprocess.run(
    ["cc", "-E", "-P", "-"], input=without_includes, capture_output=True, text=True, check=True
).stdout
numbers = re.findall(r"^#define CHESS_DISTANCE_\w+ \d+", header, flags=re.MULTILINE)

ffi = FFI()
ffi.cdef("\n".join(numbers))
ffi.cdef(declarations)
library = ffi.dlopen("libchess_distance.so.0")

king = library.chess_distance_path(library.CHESS_DISTANCE_KING, 4, 60, ffi.NULL)
knight = ffi.new("uint8_t[64]")
library.chess_distance_map(library.CHESS_DISTANCE_KNIGHT, 0, ffi.new("ChessDistanceBoard *"), knight)
table = library.chess_distance_manhattan_table[0][63]

assert library.CHESS_DISTANCE_NONE == 255
print("king", king, "knight", knight[63], "table", table, "off", library.chess_distance_king(4, 64))
