// The same for node, whose fetch reads no files. Bundlers for browsers take index.js instead.

import loadFrom from "./index.js";
import { fromFile } from "./library/file.js";

export * from "./index.js";

/** As in index.js; the address may be that of a file. */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  return loadFrom(await fromFile(source));
}
