// The modes of the board, and the parts of the library that are loaded when a mode or a board first needs them. A mode
// has a name, and the library's answer for a state; code.js has the calls with the same result. `ask` is a board of
// board.js.
//
//   name, about     on its tab, and in a sentence
//   takes           the parts of the state that it uses: "at" (the moving piece), "to", "rival", "slow",
//                   "goals", "walls" (and marks), "lit" (the square in sight)
//   part            what it needs besides the library, which is loaded with the first such question
//   answer(ask, state)   { cells: a { figure, color, note, signs } for each square, text, board: the
//                   obstacles, and, if it has ways to show, steps: their moves [from, to]; arrows: moves that
//                   stand out; missing: why the answer is not complete; other: what else can be asked }

import { isChess } from "../board.js";
import { duel, reach, territory, voronoi } from "./sides.js";
import { farthest, moves, mustPass, ways, weighted } from "./ways.js";

const ending = {
  name: "Pawn endings",
  about:
    "Who queens by force in an ending of kings and pawns, and which squares of the kings correspond",
  takes: ["lit"],
  part: "endings",
  answer: (ask, state) => ask.endings.answer(ask, state),
};

export const MODES = {
  moves,
  ways,
  mustPass,
  territory,
  voronoi,
  ending,
  duel,
  weighted,
  reach,
  farthest,
};
/** Those that are asked for less often stand behind a button. */
export const RARE = ["weighted", "reach", "farthest"];

/** By name: what is added to the library. `tell()` is called whenever an ending is found. */
const PARTS = {
  async grid() {
    const { default: loadGrid } = await import("chess-distance/grid");
    return { grid: await loadGrid() };
  },
  async endings(tell) {
    const [{ ending }, { Solver }] = await Promise.all([
      import("./endings.js"),
      import("../pawns.js"),
    ]);
    return { endings: ending, solver: new Solver(tell) };
  },
};

/** The parts that a state needs and the library does not have. */
export const missingParts = (state, library) =>
  [!isChess(state) && "grid", MODES[state.mode].part].filter((name) => name && !library[name]);

/** { want, faults }: `want(name)` loads a part into the library, once, and gives undefined if that fails; `faults` says
 * by name why. `show()` is called when a part has been loaded, or cannot be. */
export function partsOf(library, show, tell) {
  const [asked, faults] = [{}, {}];
  async function want(name) {
    asked[name] ??= PARTS[name](tell)
      .then(
        (part) => Object.assign(library, part),
        (error) => (faults[name] = error),
      )
      .then(show);
    await asked[name];
    return library[name];
  }
  return { want, faults };
}
