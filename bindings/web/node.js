// The same for node, whose fetch reads no files. Bundlers for browsers take index.js instead.

import { readFile } from "node:fs/promises";

import loadFrom from "./index.js";

export * from "./index.js";

/** As in index.js; the address may be that of a file. */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  const isFile = /^file:/.test(source?.href ?? source);
  return loadFrom(isFile ? await readFile(new URL(source)) : source);
}
