// Pawn endings, which have a WebAssembly file of their own.

import { atMost, flag, inRange, setOf, sides } from "./library/arguments.js";
import { Instance } from "./library/instance.js";

export {
  NOT,
  PawnGame,
  QUEENS,
  RACE,
  closePawns,
  isLegal,
  movesOf,
  pawnPosition,
} from "./library/pawn_game.js";

const MEGABYTE = 2 ** 20;
/** CHESS_DISTANCE_PAWN_STRUCTURE_BYTES */
export const STRUCTURE_BYTES = 1152;
/** The 64-bit words of ChessDistancePawnEnding: three times two sides of 64 sets, and two boards. */
const WORDS = 3 * 128 + 2 * 3;

const REFUSED =
  "white and black: expected at most eight pawns a side, on ranks 2 to 7, each on a square of its own";

/** ChessDistancePawnEnding, from its words. */
function endingOf(structures, words) {
  const [won, wins, holds] = [0, 128, 256].map((at) => sides(words.slice(at, at + 128)));
  const [attacker, defender] = [384, 387].map((at) => {
    const [own, enemy, avoid] = words.slice(at, at + 3);
    return { own, enemy, avoid };
  });
  return { structures, won, wins, holds, attacker, defender };
}

/**
 * What solves pawn endings: `ending(white, black, attackerIsBlack, upperBound, megabytes)`. `source`
 * is as in index.js; without it, chess_distance_pawn.wasm beside this file.
 */
export default async function loadPawnEndings(
  source = new URL("./chess_distance_pawn.wasm", import.meta.url),
) {
  const instance = await Instance.of(source);
  const { exports, memory } = instance;

  /** null if it is too large. Little memory is tried first, since WebAssembly's never shrinks. */
  return function (white, black, attackerIsBlack = false, upperBound = false, megabytes = 256) {
    atMost(5, arguments.length, "a pawn ending");
    const pawns = [setOf(white, "white"), setOf(black, "black")];
    const flags = [flag(attackerIsBlack, "attackerIsBlack"), flag(upperBound, "upperBound")];
    const most = MEGABYTE * inRange("megabytes", megabytes, 1, 2048);
    const solve = (bytes) =>
      memory.during(() => {
        const [out, room] = [memory.take(8 * WORDS), memory.take(bytes)];
        const structures = exports.chess_distance_pawn_ending(...pawns, ...flags, room, bytes, out);
        instance.checked(structures, () => REFUSED);
        return structures === 0 ? null : endingOf(structures, [...memory.wordsAt(out, WORDS)]);
      });
    for (let bytes = MEGABYTE; ; bytes = Math.min(8 * bytes, most)) {
      const ending = solve(bytes);
      if (ending || bytes === most) return ending;
    }
  };
}

/** What finds solved endings for PawnGame: it keeps them, and throws where one needs more memory. */
export function finder(solve, megabytes = 256) {
  const known = new Map();
  return (pawns, attacker, upper) => {
    const key = [pawns, attacker, upper].join();
    if (!known.has(key)) {
      const ending = solve(...pawns, attacker === 1, upper, megabytes);
      const most = Math.floor((megabytes * MEGABYTE) / STRUCTURE_BYTES);
      if (!ending)
        throw new RangeError(
          `more than ${most} structures: unblocked pawns have too many orders for ${megabytes} megabytes`,
        );
      known.set(key, ending);
    }
    return known.get(key);
  };
}
