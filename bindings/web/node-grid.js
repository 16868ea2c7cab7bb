// grid.js for node, whose fetch reads no files. Bundlers for browsers take grid.js instead.

import loadFrom from "./grid.js";
import { fromFile } from "./library/file.js";

/** As in grid.js; an address of a file is read. */
export default async function loadGrid(source = new URL("./chess_distance_grid.wasm", import.meta.url)) {
  return loadFrom(await fromFile(source));
}
