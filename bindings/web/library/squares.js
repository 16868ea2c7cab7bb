// Squares, sets of squares and pieces, in the forms that programs may use.

import { PIECES } from "../signatures.js";

const FULL = 0xffff_ffff_ffff_ffffn;
/** The set of each single square, up to 16x16 of them. */
const BIT = Array.from({ length: 256 }, (_, square) => 1n << BigInt(square));

export const isBelow = (limit, n) => Number.isInteger(n) && n >= 0 && n < limit;

/** The integer, if it is in its range; `name` is what the caller knows it by. */
export function inRange(name, value, least, most) {
  if (typeof value !== "number") throw new TypeError(`${name}: expected a number, not ${typeof value}`);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Infinity ? `${least} or more` : `${least} to ${most}`;
  throw new RangeError(`${name}: ${value} is outside its range, ${range}`);
}

/** The number of a square from its name: "a1" is 0, "h8" 63. Numbers are unchanged. */
export function square(value) {
  if (typeof value !== "string") return value;
  const [file, rank] = [value.charCodeAt(0) - 97, value.charCodeAt(1) - 49];
  const onBoard = value.length === 2 && file >= 0 && file < 8 && rank >= 0 && rank < 8;
  if (!onBoard) throw new RangeError(`no square: ${value}`);
  return 8 * rank + file;
}

/** The name of a square: 0 is "a1". */
export function squareName(number) {
  if (!isBelow(64, number)) throw new RangeError(`no square: ${String(number)}`);
  return "abcdefgh"[number & 7] + ((number >> 3) + 1);
}

/** A set of squares as a BigInt: a BigInt, a square, or anything that yields squares. */
export function bitboard(value = 0n) {
  if (typeof value === "bigint") {
    if (value < 0n || value > FULL) throw new RangeError("a bitboard is 0n to 2n ** 64n - 1n");
    return value;
  }
  return setOf(value, 64, square);
}

/** The set of one square or of several, on a board of `size` squares whose names `read` knows. */
export function setOf(value, size, read) {
  const squares = typeof value === "string" || !value?.[Symbol.iterator] ? [value] : value;
  let set = 0n;
  for (const one of squares) {
    const number = read(one);
    if (!isBelow(size, number)) {
      const hint = Number.isInteger(number) ? "; a bitboard is a BigInt" : "";
      throw new RangeError(`no square: ${String(one)}${hint}`);
    }
    set |= BIT[number];
  }
  return set;
}

/** The members of a bitboard, as numbers from a1 upward. */
export function squares(set) {
  const members = [];
  for (let rest = bitboard(set), number = 0; rest; rest >>= 1n, ++number) {
    if (rest & 1n) members.push(number);
  }
  return members;
}

/** The (m,n)-leaper, 0 to 15 each, without (0,0). */
export function leaper(m, n) {
  if (m === 0 && n === 0) throw new RangeError("m and n: a leaper that jumps (0, 0) does not move");
  return 256 + 16 * inRange("m", m, 0, 15) + inRange("n", n, 0, 15);
}

/** The C number of a square. */
export const squareCode = (value) => int(square(value), "a square's name or number");

/** The C number of a piece. */
export function pieceCode(value) {
  if (typeof value !== "string") return int(value, "a piece's name or number");
  if (!Object.hasOwn(PIECES, value)) throw new RangeError(`no piece: ${value}`);
  return PIECES[value];
}

/** An int for C. Other numbers become an int that is neither a square nor a piece. */
function int(value, what) {
  if (typeof value !== "number") throw new TypeError(`expected ${what}, not ${typeof value}`);
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : -1;
}
