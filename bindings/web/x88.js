// The functions for boards of 0x88 squares.

const NAMES = ["x88Diff", "toX88", "fromX88", "byX88", "offset"];

/** Those of what `load()` gives. */
export default function x88(library) {
  return Object.fromEntries(NAMES.map((name) => [name, library[name]]));
}
