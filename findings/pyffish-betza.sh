#!/bin/sh
# Guess: Fairy-Stockfish refuses texts in Betza's notation that it cannot read.
# Fact: it leaves out what it does not know, and another piece comes of it: `R10` is a wazir, since
#   of a number only the first digit counts, `kN` is a knight, and `CC` cannot move while `NN`
#   rides.
# Version: pyffish 0.0.90
# Source: fairy-stockfish/Fairy-Stockfish, src/piece.cpp (from_betza)
. "$(dirname "$0")/common"
python pyffish==0.0.90 <<'END'
import importlib.metadata

import pyffish

print("pyffish", importlib.metadata.version("pyffish"))
for number, text in enumerate(("W", "R10", "N", "kN", "NN", "C", "CC")):
    pyffish.load_variant_config(f"[trial{number}:chess]\ncustomPiece1 = a:{text}\n")
    moves = pyffish.legal_moves(f"trial{number}", "k7/8/8/8/3A4/8/8/K7 w - - 0 1", [])
    print(text, " ".join(sorted(move[2:] for move in moves if move.startswith("d4"))))
END
expect <<'END'
pyffish 0.0.90
W c4 d3 d5 e4
R10 c4 d3 d5 e4
N b3 b5 c2 c6 e2 e6 f3 f5
kN b3 b5 c2 c6 e2 e6 f3 f5
NN b3 b5 b8 c2 c6 e2 e6 f3 f5 f8 h2 h6
C a3 a5 c1 c7 e1 e7 g3 g5
CC 
END
