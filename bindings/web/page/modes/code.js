// Parts of C and Python calls, shared by the modes.

import { codePiece } from "../pieces.js";

export const hex = (set) => "0x" + set.toString(16);
const SETS = ["own", "enemy", "avoid"];

export const piece = (state, square = state.at) => codePiece(state.pieces.get(square), state);

/** The declaration of a board, and the pointer to it: NULL without obstacles. */
export function cBoard(board, name = "board") {
  if (!SETS.some((set) => board[set])) return { lines: [], pointer: "NULL" };
  const sets = SETS.map((set) => hex(board[set])).join(", ");
  return { lines: [`ChessDistanceBoard ${name} = {${sets}};`], pointer: `&${name}` };
}

/** Keyword arguments. `suffix` is that of the second side; its sets default to those of the
 * first. */
export function pythonBoard(board, suffix = "") {
  const given = suffix ? SETS : SETS.filter((set) => board[set]);
  return given.map((set) => `, ${set}${suffix}=${hex(board[set])}`).join("");
}

export const program = (c, python) => ({
  c: ["#include <chess_distance.h>", "", ...c].join("\n"),
  python: ["import chess_distance as cd", "", ...python].join("\n"),
});
