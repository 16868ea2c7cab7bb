#!/bin/sh
# Guess: a second definition of a variant replaces the first, and `validate_fen` says yes or no.
# Fact: the first definition stays, and only a line on standard error says so; a test that tries
#   pieces needs a new name for each. `validate_fen` returns 1 for a good FEN and negative numbers
#   for faults, so that `if validate_fen(...)` takes bad ones for good. `get_fen` reads them.
# Version: pyffish 0.0.90
# Source: fairy-stockfish/Fairy-Stockfish, src/variant.cpp (parse_istream) and src/apiutil.h
. "$(dirname "$0")/common"
python pyffish==0.0.90 <<'END'
import importlib.metadata

import pyffish

print("pyffish", importlib.metadata.version("pyffish"))


def moves(text):
    pyffish.load_variant_config(f"[trial:chess]\ncustomPiece1 = a:{text}\n")
    all_moves = pyffish.legal_moves("trial", "k7/8/8/8/3A4/8/8/K7 w - - 0 1", [])
    return [move for move in all_moves if move.startswith("d4")]


print("wazir:", moves("W"))
print("ferz, under the same name:", moves("F"))
good, bad = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "44/8/8/4k3/8/8/4P3/4K3 w - - 0 1"
print("good:", pyffish.validate_fen(good, "chess"))
print("bad:", pyffish.validate_fen(bad, "chess"))
print("read:", pyffish.get_fen("chess", bad, []))
END
expect <<'END'
pyffish 0.0.90
wazir: ['d4d3', 'd4c4', 'd4e4', 'd4d5']
Variant 'trial' already exists.
ferz, under the same name: ['d4d3', 'd4c4', 'd4e4', 'd4d5']
good: 1
curRankWidth != nbFiles: 44 != 8
bad: -8
read: 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1
END
