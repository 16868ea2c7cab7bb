// Boards of any size, which have a WebAssembly file of their own.

import { Grid } from "./library/grid.js";
import { Instance } from "./library/instance.js";

/**
 * What makes a board of a shape: `grid({ files, ranks, wrap, holes, first })`. `source` is as in
 * index.js; without it, chess_distance_grid.wasm beside this file.
 */
export default async function loadGrid(source = new URL("./chess_distance_grid.wasm", import.meta.url)) {
  const instance = await Instance.of(source);
  return (shape) => new Grid(instance, shape);
}
