// What the board can show. A mode is one file: its name, what the library answers about a state, and
// the calls in C and Python that give the same.
//
//   name, about     on its tab, and in a sentence
//   takes           the squares that are chosen on the board: "at" (the piece that moves), "to", "rival"
//   answer(api, state)   { cells: a { figure, color } for each square, text, board: what is in the way,
//                   and, where they can be shown, ways: { count, way(index) } }
//   calls(api, state)    { c, python }: lines

import { farthest } from "./farthest.js";
import { moves } from "./moves.js";
import { territory } from "./territory.js";
import { ways } from "./ways.js";

export const MODES = { moves, ways, territory, farthest };
