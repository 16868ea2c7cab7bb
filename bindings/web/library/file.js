// Node's fetch reads no files.

import { readFile } from "node:fs/promises";

/** The bytes at an address of a file; every other source as it is. */
export const fromFile = async (source) =>
  /^file:/.test(source?.href ?? source) ? readFile(new URL(source)) : source;
