#!/bin/sh
# Guess: rights to castle in a FEN without the rook are refused or dropped, or give no move.
# Fact: chess.js checks the letters alone. It lists O-O and O-O-O for a lone king, plays them, and
#   with a knight on h1 the knight castles.
# Version: chess.js 1.4.0
# Source: jhlywa/chess.js, src/chess.ts, validateFen and _moves
. "$(dirname "$0")/common.sh"
node chess.js@1.4.0 <<'END'
import { readFileSync } from "node:fs";
import { Chess } from "chess.js";

console.log("chess.js", JSON.parse(readFileSync("node_modules/chess.js/package.json")).version);
for (const fen of ["4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "4k3/8/8/8/8/8/8/4K2N w K - 0 1"]) {
  const game = new Chess(fen);
  console.log(fen, game.moves().filter((move) => move.startsWith("O")).join(" "));
  game.move("O-O");
  console.log("after O-O:", game.fen());
}
END
expect <<'END'
chess.js 1.4.0
4k3/8/8/8/8/8/8/4K3 w KQ - 0 1 O-O O-O-O
after O-O: 4k3/8/8/8/8/8/8/6K1 b - - 1 1
4k3/8/8/8/8/8/8/4K2N w K - 0 1 O-O
after O-O: 4k3/8/8/8/8/8/8/5NK1 b - - 1 1
END
