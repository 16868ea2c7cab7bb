// The modes of the board. A mode is one file: its name, the library's answer for a state, and the calls
// in C and Python with the same result. `ask` is a board of boards/.
//
//   name, about     on its tab, and in a sentence
//   takes           the parts of the state that it uses: "at" (the moving piece), "to", "rival", "slow",
//                   "goals"
//   answer(ask, state)   { cells: a { figure, color, note, sign } for each square, text, board: the
//                   obstacles, and, if it has ways to show, ways: { count, way(index) } }
//   calls(ask, state)    { c, python }: lines

import { duel } from "./duel.js";
import { farthest } from "./farthest.js";
import { moves } from "./moves.js";
import { mustPass } from "./mustpass.js";
import { reach } from "./reach.js";
import { territory } from "./territory.js";
import { voronoi } from "./voronoi.js";
import { ways } from "./ways.js";
import { weighted } from "./weighted.js";

export const MODES = { moves, ways, weighted, mustPass, territory, voronoi, duel, reach, farthest };
