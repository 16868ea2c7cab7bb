// The functions and tables for boards of 0x88 squares.

import { typed } from "./library/arguments.js";
import { instances } from "./library/instance.js";

const NAMES = ["x88Diff", "toX88", "fromX88", "byX88", "offset"];
/** The numbers of a table by difference. */
const LENGTH = 240;

/** The functions are those of what `load()` gives, and the tables copies of C's. */
export default function x88(library) {
  if (!instances.has(library))
    throw new TypeError(`library: expected what load() gives, not ${typed(library)}`);
  const { exports, memory } = instances.get(library);
  const table = (type, { value }) => memory.numbers(type, value, LENGTH).slice();
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, library[name]])),
    attacks: table(Uint8Array, exports.chess_distance_attacks_x88),
    step: table(Int8Array, exports.chess_distance_step_x88),
    line: table(Int8Array, exports.chess_distance_line_x88),
  };
}
