// What the board can show. A mode is one file: its name, what the library answers about a state, and
// the calls in C and Python that give the same. `ask` is a board of boards/.
//
//   name, about     on its tab, and in a sentence
//   takes           what is chosen on the board: "at" (the piece that moves), "to", "rival", "slow" squares, "goals"
//   answer(ask, state)   { cells: a { figure, color, note, sign } for each square, text, board: what is in the way,
//                   and, where they can be shown, ways: { count, way(index) } }
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
