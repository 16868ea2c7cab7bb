// The modes of the board. A mode has a name, and the library's answer for a state; code.js has the calls with the
// same result. `ask` is a board of board.js.
//
//   name, about     on its tab, and in a sentence
//   takes           the parts of the state that it uses: "at" (the moving piece), "to", "rival", "slow",
//                   "goals", "walls" (and marks), "lit" (the square in sight)
//   part            what it needs besides the library, which is loaded with the first such question
//   answer(ask, state)   { cells: a { figure, color, note, sign } for each square, text, board: the
//                   obstacles, and, if it has ways to show, steps: their moves [from, to]; arrows: moves that
//                   stand out; missing: why the answer is not complete; other: what else can be asked }

import { duel, reach, territory, voronoi } from "./sides.js";
import { farthest, moves, mustPass, ways, weighted } from "./ways.js";

const ending = {
  name: "Pawn endings",
  about: "Who queens by force in an ending of kings and pawns, and which squares of the kings correspond",
  takes: ["lit"],
  part: "endings",
  answer: (ask, state) => ask.endings.answer(ask, state),
};

export const MODES = { moves, ways, mustPass, territory, voronoi, ending, duel, weighted, reach, farthest };
/** Those that are asked for less often stand behind a button. */
export const RARE = ["weighted", "reach", "farthest"];
