#!/bin/sh
# Guess: programs for xiangqi name squares alike, since all write moves as b0c2.
# Fact: Red's back rank is 0 in cchess (as in UCCI) and 1 in pyffish (as in UCI), where the last
#   rank has two digits. Red's knight goes b0c2 in one and b1c3 in the other.
# Version: cchess 1.25.5, pyffish 0.0.90
# Source: walker8088/cchess, cchess/common.py (iccs2pos); Fairy-Stockfish, src/uci.cpp (square)
. "$(dirname "$0")/common"
python cchess==1.25.5 pyffish==0.0.90 <<'END'
from importlib.metadata import version

import cchess
import pyffish

print("cchess", version("cchess"), "pyffish", version("pyffish"))
board = cchess.ChessBoard(cchess.FULL_INIT_FEN)
legal = pyffish.legal_moves("xiangqi", pyffish.start_fen("xiangqi"), [])
for move in ("b0c2", "b1c3"):
    start, end = cchess.iccs2pos(move)
    print(move, "cchess:", board.is_valid_move(start, end), "pyffish:", move in legal)
print("pyffish, captures on the last rank:", *(move for move in legal if len(move) > 4))
END
expect <<'END'
cchess 1.25.5 pyffish 0.0.90
b0c2 cchess: True pyffish: False
b1c3 cchess: False pyffish: True
pyffish, captures on the last rank: b3b10 h3h10
END
