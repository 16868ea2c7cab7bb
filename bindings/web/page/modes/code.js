// The parts of C and Python calls that modes share.

import { codePiece } from "../pieces.js";

export const hex = (set) => "0x" + set.toString(16);
const SETS = ["own", "enemy", "avoid"];

export const piece = (state, square = state.at) => codePiece(state.pieces.get(square), state);

/** The lines that declare a board, and the pointer to it: NULL where nothing is in the way. */
export function cBoard(board, name = "board") {
  if (!SETS.some((set) => board[set])) return { lines: [], pointer: "NULL" };
  const sets = SETS.map((set) => hex(board[set])).join(", ");
  return { lines: [`ChessDistanceBoard ${name} = {${sets}};`], pointer: `&${name}` };
}

/** Keyword arguments; `suffix` for the second side, whose sets are those of the first unless given. */
export function pythonBoard(board, suffix = "") {
  const given = suffix ? SETS : SETS.filter((set) => board[set]);
  return given.map((set) => `, ${set}${suffix}=${hex(board[set])}`).join("");
}

export const program = (c, python) => ({
  c: ["#include <chess_distance.h>", "", ...c].join("\n"),
  python: ["import chess_distance as cd", "", ...python].join("\n"),
});
