// The library chess-distance as WebAssembly, with BigInt bitboards and square names.

import { Instance } from "./library/instance.js";
import { Library } from "./library/library.js";

export { bitboard, leaper, square, squareName, squares } from "./library/arguments.js";
export { NONE, PIECES } from "./signatures.js";

/**
 * The functions of the library. `source` is the compiled module, its bytes or its address. The
 * default is chess_distance.wasm beside this file.
 */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  return new Library(await Instance.of(source));
}
