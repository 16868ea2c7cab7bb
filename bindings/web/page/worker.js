// Solves one pawn ending after another, apart from the page.

import loadPawnEndings from "../pawn.js";

/** Enough for about 230,000 structures of pawns. */
const MEGABYTES = 256;
const solver = loadPawnEndings();

/** A solved ending, or why there is none. A browser may have less memory, and then it throws. */
async function solved({ pawns, attacker, upper }) {
  try {
    const solve = await solver;
    return solve(...pawns, attacker === 1, upper, MEGABYTES) ?? "too large";
  } catch (error) {
    return error instanceof RangeError ? "too large" : error.message;
  }
}

addEventListener("message", async ({ data }) => postMessage({ key: data.key, found: await solved(data) }));
