// The library chess-distance as WebAssembly, with BigInt bitboards and square names.

import { Library } from "./library/library.js";

export { bitboard, leaper, square, squareName, squares } from "./library/squares.js";
export { NONE, PIECES } from "./signatures.js";

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const url = source ?? new URL("./chess_distance.wasm", import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`cannot load ${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The functions of the library. `source` is the compiled module, its bytes or its address. The
 * default is chess_distance.wasm beside this file.
 */
export default async function load(source) {
  const instance = await WebAssembly.instantiate(await compile(source), {});
  return new Library(instance.exports);
}
