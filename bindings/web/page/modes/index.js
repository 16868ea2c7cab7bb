// The modes of the board. A mode has a name, the library's answer for a state, and the calls in C and
// Python with the same result. `ask` is a board of board.js.
//
//   name, about     on its tab, and in a sentence
//   takes           the parts of the state that it uses: "at" (the moving piece), "to", "rival", "slow",
//                   "goals"
//   answer(ask, state)   { cells: a { figure, color, note, sign } for each square, text, board: the
//                   obstacles, and, if it has ways to show, steps: their moves [from, to] }
//   calls(ask, state)    { c, python }: lines

import { duel, reach } from "./chess.js";
import { farthest, moves, weighted } from "./distances.js";
import { territory, voronoi } from "./sides.js";
import { mustPass, ways } from "./ways.js";

export const MODES = { moves, ways, weighted, mustPass, territory, voronoi, duel, reach, farthest };
