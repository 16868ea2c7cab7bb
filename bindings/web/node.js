// The same for node, which has no fetch for files. Bundlers for browsers take index.js instead.

import { readFile } from "node:fs/promises";

import loadFrom from "./index.js";

export * from "./index.js";

/** As in index.js; an address of a file is read. */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  const isFile = /^file:/.test(source?.href ?? source);
  return loadFrom(isFile ? await readFile(new URL(source)) : source);
}
