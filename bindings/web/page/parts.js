// The parts of the library that are loaded when they are first needed: boards other than that of chess, and
// pawn endings.

import { isChess } from "./board.js";
import { MODES } from "./modes/index.js";

/** By name: what is added to the library. `tell()` is called whenever an ending is found. */
const PARTS = {
  async grid() {
    const { default: loadGrid } = await import("../grid.js");
    return { grid: await loadGrid() };
  },
  async endings(tell) {
    const [{ ending }, { Solver }] = await Promise.all([import("./modes/endings.js"), import("./pawns.js")]);
    return { endings: ending, solver: new Solver(tell) };
  },
};

/** The parts that a state needs and the library does not have. */
export const missingParts = (state, library) => [!isChess(state) && "grid", MODES[state.mode].part].filter((name) => name && !library[name]);

export class Parts {
  /** By name, why a part is not there. */
  faults = {};
  #asked = {};
  #library;
  #show;
  #tell;

  /** `show()` is called when a part has been loaded, or cannot be. */
  constructor(library, show, tell) {
    [this.#library, this.#show, this.#tell] = [library, show, tell];
  }

  /** Loads a part, once; undefined if that fails. */
  async want(name) {
    this.#asked[name] ??= PARTS[name](this.#tell)
      .then((part) => Object.assign(this.#library, part), (error) => (this.faults[name] = error))
      .then(() => this.#show());
    await this.#asked[name];
    return this.#library[name];
  }
}
