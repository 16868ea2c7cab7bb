// The worker that solves endings of kings and pawns, for pawns.js.

import loadPawnEndings, { STRUCTURE_BYTES } from "../pawn.js";

/** What a second's work fills. */
const MEGABYTES = 256;
/** How many structures of pawns an ending has at most. */
const MOST = Math.floor((MEGABYTES * 2 ** 20) / STRUCTURE_BYTES);
const loading = loadPawnEndings();

/** A solved ending, or why there is none. A browser may have less memory, and then it throws. */
async function solved({ pawns, attacker, upper }) {
  try {
    const solve = await loading;
    return solve(...pawns, attacker === 1, upper, MEGABYTES) ?? "too large";
  } catch (error) {
    return error instanceof RangeError ? "too large" : error.message;
  }
}

addEventListener("message", async ({ data }) => postMessage({ key: data.key, found: await solved(data), most: MOST }));
