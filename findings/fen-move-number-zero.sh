#!/bin/sh
# Guess: readers of FEN take the move number 0, which many programs write, as they find it.
# Fact: chess.js refuses the FEN, while chessops and kokopu read it and write 1. kokopu writes 1 for
#   every number: its `fen()` also sets the clock to 0, unless the two are given again as options.
# Version: chess.js 1.4.0, chessops 0.15.1, kokopu 4.13.4
# Source: chess.js, validateFen; chessops, parseFen in src/fen.ts; kokopu.yo35.org, Position.fen
. "$(dirname "$0")/common"
node chess.js@1.4.0 chessops@0.15.1 kokopu@4.13.4 <<'END'
import { readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { makeFen, parseFen } from "chessops/fen";
import { Position } from "kokopu";

const readers = {
  "chess.js": (fen) => new Chess(fen).fen(),
  chessops: (fen) => makeFen(parseFen(fen).unwrap()),
  kokopu: (fen) => new Position(fen).fen(),
};
for (const [name, read] of Object.entries(readers)) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
  for (const counters of ["0 0", "7 30"]) {
    try {
      console.log(counters, "->", read(`8/8/8/4k3/8/8/4P3/4K3 w - - ${counters}`).slice(28));
    } catch (error) {
      console.log(counters, "->", error.message);
    }
  }
}
END
expect <<'END'
chess.js 1.4.0
0 0 -> Invalid FEN: move number must be a positive integer
7 30 -> 7 30
chessops 0.15.1
0 0 -> 0 1
7 30 -> 7 30
kokopu 4.13.4
0 0 -> 0 1
7 30 -> 0 1
END
