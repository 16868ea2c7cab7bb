// Plays games, one a line as moves in UCI's notation, with packages of npm, and prints the FENs that they write
// after the last move: the program, the form, the line's number, the FEN.

import { createInterface } from "node:readline";

import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { makeFen } from "chessops/fen";
import { parseUci } from "chessops/util";
import { Position } from "kokopu";

/** chess.js and kokopu want a move as an object or in their notation. */
const parts = (text) => ({ from: text.slice(0, 2), to: text.slice(2, 4), promotion: text[4] });

function chessops(moves) {
  const position = Chess.default();
  for (const text of moves) position.play(parseUci(text));
  return { "makeFen(toSetup())": makeFen(position.toSetup()) };
}

function chessJs(moves) {
  const game = new ChessJs();
  for (const text of moves) game.move(parts(text));
  return { fen: game.fen(), "fen, forceEnpassantSquare": game.fen({ forceEnpassantSquare: true }) };
}

function kokopu(moves) {
  const position = new Position();
  for (const text of moves) position.play(position.uci(text));
  return { fen: position.fen() };
}

let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const moves = line.split(" ").filter(Boolean);
  for (const [name, write] of Object.entries({ chessops, "chess.js": chessJs, kokopu })) {
    for (const [form, fen] of Object.entries(write(moves)))
      console.log([name, form, number, fen].join("\t"));
  }
  ++number;
}
