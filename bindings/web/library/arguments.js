// Turns each kind of argument in signatures.js into a number for C.

import { bitboard, isBelow, pieceCode, squareCode } from "./squares.js";

const FULL = 0xffff_ffff_ffff_ffffn;
const SETS = ["own", "enemy", "avoid"];
/** The sets of a position, in C's order. */
const POSITION = ["white", "black", "kings", "queens", "rooks", "bishops", "knights", "pawns", "enPassant"];

/** Moves and margins as an int. Values beyond its range have the same result. */
function clamped(value) {
  if (typeof value !== "number" || Number.isNaN(value)) throw new TypeError(`expected a number, not ${String(value)}`);
  return Math.trunc(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value)));
}

/** The index of a trajectory, as 64 bits. */
function count(value) {
  const index = typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : -1n;
  if (index < 0n || index > FULL) throw new RangeError("an index is an integer, 0 to 2n ** 64n - 1n");
  return index;
}

/** The three values of a board or of its columns, in C's order. Unknown names are errors. */
export function boardSets(value) {
  if (typeof value !== "object" || value[Symbol.iterator]) {
    throw new TypeError("a board is an object with the sets own, enemy and avoid");
  }
  for (const name in value) {
    if (!SETS.includes(name)) throw new TypeError(`a board has own, enemy and avoid, no ${name}`);
  }
  return [value.own, value.enemy, value.avoid];
}

export function positionWords(value) {
  if (typeof value !== "object" || value === null) throw new TypeError("a position is an object with sets");
  const other = Object.keys(value).find((name) => !POSITION.includes(name));
  if (other) throw new TypeError(`a position has ${POSITION.join(", ")}, no ${other}`);
  return BigUint64Array.from(POSITION, (name) => bitboard(value[name]));
}

function board(value, memory) {
  if (value === undefined || value === null) return 0;
  const sets = boardSets(value).map((set) => bitboard(set));
  const address = memory.take(24);
  memory.words.set(sets, address / 8);
  return address;
}

/** The bytes of an output or of an array, as in outBytes64, words64 and outTerritory. */
export function size(kind) {
  if (kind === "outTerritory") return 24;
  const [, element, length] = kind.match(/(bytes|words)(\d+)$/i);
  return element.toLowerCase() === "words" ? 8 * length : Number(length);
}

/** Reads bytes64, words64 and the like. */
function array(kind) {
  const words = kind.startsWith("words");
  const length = size(kind) / (words ? 8 : 1);
  return (value, memory) => {
    if (value?.length !== length) throw new RangeError(`expected ${length} numbers`);
    const numbers = Array.from(value);
    if (words) return memory.put(BigUint64Array.from(numbers, (set) => bitboard(set)));
    if (!numbers.every((n) => isBelow(256, n))) throw new RangeError("distances are 0 to 255");
    return memory.put(Uint8Array.from(numbers));
  };
}

const READERS = {
  piece: pieceCode,
  square: squareCode,
  set: (value) => bitboard(value),
  int: clamped,
  flag: (value) => (value ? 1 : 0),
  board,
  count,
};

/** For each kind, the number for C from a value: `(value, memory)`. */
export const reader = (kind) => READERS[kind] ?? array(kind);

/** For each kind, the value of an output. */
export function output(kind, address, memory) {
  if (kind.startsWith("outWords")) return [...memory.wordsAt(address, size(kind) / 8)];
  if (kind === "outTerritory") {
    const [first, second, tied] = memory.wordsAt(address, 3);
    return { first, second, tied };
  }
  return memory.bytesAt(address, size(kind));
}
