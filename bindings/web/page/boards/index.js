// What answers a mode's questions: the library's board of chess, or its grids for all other boards.

import { kindOf } from "../pieces.js";
import { ChessBoard } from "./chess.js";
import { GridBoard } from "./grid.js";

/** Whether the state is chess on its own board, with pieces that the library knows by name. */
export const isChess = ({ game, files, ranks, wrap, holes, pieces }) =>
  game === "chess" && files === 8 && ranks === 8 && wrap === "none" && holes === 0n &&
  ![...pieces.values()].some((letter) => kindOf(letter) === "x");

/** `library`: { cd, grid }, as they are loaded. */
export const boardOf = ({ cd, grid }, state) => (isChess(state) ? new ChessBoard(cd, state) : new GridBoard(grid, state));
